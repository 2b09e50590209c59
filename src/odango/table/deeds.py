"""What may be done at a table, one class a deed: when it is allowed, and what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from odango.bots import levels
from odango.core.engine import choose
from odango.core.event import Event
from odango.core.game import BadSetup
from odango.core.rng import RecordingRng, SecureRng
from odango.core.state import State
from odango.core.step import Seat
from odango.table import votes
from odango.table.denied import Denied
from odango.table.entry import Entry, Kind, Phase
from odango.table.place import Place
from odango.text import Line, Name, Word, line, seat_letter

if TYPE_CHECKING:
    from odango.table.table import Table

Played = tuple[State | None, list[Event], tuple[int, ...]]
"""The game after a deed, what was told, and what fell by chance."""


class Deed:
    """One kind of entry.

    `allow` and `play` are asked about a draft, without chance and who is asked next, and change nothing; `happen` may
    rely on what they found.
    """

    kind: ClassVar[Kind]

    def allow(self, table: Table, entry: Entry) -> None:
        """Denied, if it may not be done now."""
        raise NotImplementedError

    def play(self, table: Table, entry: Entry) -> Played:
        """What it does to the game, on a copy.  Most deeds do nothing to it."""
        return None, [], ()

    def happen(self, table: Table, entry: Entry) -> None:
        """What it changes at the table, besides the game."""

    def tell(self, table: Table, entry: Entry) -> Line | None:
        """What everyone is told, besides what the game tells."""
        return None


class Sit(Deed):
    """A person takes an empty seat; `text` is the name."""

    kind = Kind.SIT

    def allow(self, table: Table, entry: Entry) -> None:
        _must_be_open(table)
        if entry.player in table.banned:
            raise Denied("asked-to-leave")
        if table.seat_of(entry.player) is not None:
            raise Denied("sitting-already")
        _place(table, entry.seat, taken=False)

    def happen(self, table: Table, entry: Entry) -> None:
        assert entry.seat is not None
        assert entry.player is not None
        table.places[entry.seat] = Place(entry.text, player=entry.player)
        table.line.append(entry.player)

    def tell(self, table: Table, entry: Entry) -> Line:
        return line("house-sits", who=entry.text, seat=_letter(entry))


class Stand(Deed):
    """A person gets up before the game has begun; `text` is the name."""

    kind = Kind.STAND

    def allow(self, table: Table, entry: Entry) -> None:
        _must_be_open(table)
        _own_place(table, entry.seat, entry.player)

    def happen(self, table: Table, entry: Entry) -> None:
        _get_up(table, entry.seat)

    def tell(self, table: Table, entry: Entry) -> Line:
        return line("house-stands", who=entry.text, seat=_letter(entry))


class Remove(Stand):
    """The host asks somebody, or a bot, to get up before the game has begun; `text` is the name."""

    kind = Kind.REMOVE

    def allow(self, table: Table, entry: Entry) -> None:
        _must_be_open(table)
        _must_host(table, entry.player)
        if _place(table, entry.seat, taken=True).player == entry.player:
            raise Denied("yourself")

    def happen(self, table: Table, entry: Entry) -> None:
        gone = _get_up(table, entry.seat)
        if gone.player is not None:
            table.banned.add(gone.player)

    def tell(self, table: Table, entry: Entry) -> Line:
        return line("house-removed", who=entry.text, seat=_letter(entry))


class SeatBot(Deed):
    """The host seats a bot; `text` is its level and its name."""

    kind = Kind.BOT

    def allow(self, table: Table, entry: Entry) -> None:
        _must_be_open(table)
        _must_host(table, entry.player)
        _place(table, entry.seat, taken=False)
        level = entry.text.partition(" ")[0]
        if level not in levels(table.card.game):
            raise Denied("no-such-level", level=level, there=", ".join(levels(table.card.game)))

    def happen(self, table: Table, entry: Entry) -> None:
        assert entry.seat is not None
        level, _, name = entry.text.partition(" ")
        table.places[entry.seat] = Place(name, bot=level)

    def tell(self, table: Table, entry: Entry) -> Line:
        level, _, name = entry.text.partition(" ")
        return line("house-bot-sits", who=name, level=level, seat=_letter(entry))


class Bring(Deed):
    """Something is brought to a seat, such as a deck of one's own; `text` is what, and an empty one takes it back.

    A person brings to their own seat, the host for a bot; without a player the house lays down what was agreed on.
    """

    kind = Kind.BRING

    def allow(self, table: Table, entry: Entry) -> None:
        _must_be_open(table)
        place = _place(table, entry.seat, taken=True)
        if entry.player is not None and place.player != entry.player:
            _may_bring_for(table, place, entry.player)
        if entry.text:
            brought(table, table.setup, entry.seat or 0, entry.text)

    def happen(self, table: Table, entry: Entry) -> None:
        _place(table, entry.seat, taken=True).brought = entry.text

    def tell(self, table: Table, entry: Entry) -> Line:
        who = _place(table, entry.seat, taken=True).name
        return line("house-brings" if entry.text else "house-takes-back", who=who)


class Start(Deed):
    """The game begins: on the host's word, or by itself when the table is full and was opened so."""

    kind = Kind.START

    def allow(self, table: Table, entry: Entry) -> None:
        _must_be_open(table)
        if entry.player is not None:
            _must_host(table, entry.player)
        if not table.full:
            raise Denied("seats-empty")
        for seat, place in enumerate(table.places):
            if table.pools and place is not None and not place.brought:
                raise Denied("not-brought", who=Name(seat))

    def play(self, table: Table, entry: Entry) -> Played:
        rng = RecordingRng(SecureRng(table.card.seed))
        state = table.game.start(_with_all_brought(table), table.card.seats, rng)
        return _played(state, rng)

    def happen(self, table: Table, entry: Entry) -> None:
        table.setup = _with_all_brought(table)

    def tell(self, table: Table, entry: Entry) -> Line:
        return line("house-starts")


class Choose(Deed):
    """A seat answers what it is asked; `text` is the choice in notation, `player` None for a bot."""

    kind = Kind.CHOICE

    def allow(self, table: Table, entry: Entry) -> None:
        if table.phase != Phase.PLAYING:
            raise Denied("not-playing")
        place = _place(table, entry.seat, taken=True)
        if entry.player is None:
            if place.bot is None:
                raise Denied("no-bot-here")
        elif place.player != entry.player:
            raise Denied("not-your-seat")
        elif place.left:
            raise Denied("left")

    def play(self, table: Table, entry: Entry) -> Played:
        assert entry.seat is not None
        state = table.state.clone()
        state.events = []
        state.rng = rng = RecordingRng(state.rng)
        decision = state.decision_of(entry.seat)
        # Where the seat is not asked, the engine says who is.
        choose(state, entry.seat, 0 if decision is None else decision.read(state, entry.text))
        return _played(state, rng)

    def happen(self, table: Table, entry: Entry) -> None:
        if table.ballots and entry.seat is not None:
            votes.drop(table, entry.seat)


class Leave(Deed):
    """A person gets up in the middle of the game, or after it.  The seat is kept."""

    kind = Kind.LEAVE

    def allow(self, table: Table, entry: Entry) -> None:
        _must_have_begun(table)
        if _own_place(table, entry.seat, entry.player).left:
            raise Denied("left")

    def happen(self, table: Table, entry: Entry) -> None:
        assert entry.seat is not None
        assert entry.player is not None
        place = _place(table, entry.seat, taken=True)
        place.left = True
        table.line.remove(entry.player)
        for ballot in table.ballots:
            ballot.votes.pop(entry.seat, None)

    def tell(self, table: Table, entry: Entry) -> Line:
        return line("house-leaves", who=_who(entry))


class Return(Deed):
    """A person takes their seat back, from a bot if need be."""

    kind = Kind.RETURN

    def allow(self, table: Table, entry: Entry) -> None:
        _must_have_begun(table)
        if not _own_place(table, entry.seat, entry.player).left:
            raise Denied("sitting-already")

    def happen(self, table: Table, entry: Entry) -> None:
        assert entry.seat is not None
        assert entry.player is not None
        place = _place(table, entry.seat, taken=True)
        place.left = False
        place.bot = None
        table.line.append(entry.player)
        votes.drop(table, entry.seat)

    def tell(self, table: Table, entry: Entry) -> Line:
        return line("house-returns", who=_who(entry))


class Vote(Deed):
    """A person votes; `text` says on what, and how."""

    kind = Kind.VOTE

    def allow(self, table: Table, entry: Entry) -> None:
        place = _own_place(table, entry.seat, entry.player)
        motion, _ = votes.read(entry.text)
        votes.check(table, motion, entry.at)
        if place.left or motion.seat == entry.seat:
            raise Denied("no-vote")

    def happen(self, table: Table, entry: Entry) -> None:
        assert entry.seat is not None
        motion, yes = votes.read(entry.text)
        votes.cast(table, entry.seat, motion, yes)

    def tell(self, table: Table, entry: Entry) -> Line:
        motion, yes = votes.read(entry.text)
        about = {} if motion.seat is None else {"other": Name(motion.seat)}
        return line(
            f"house-vote-{motion.motion}", who=_who(entry), vote=Word("house-yes" if yes else "house-no"), **about
        )


class Rematch(Deed):
    """The same people play again at another table; `text` is its id."""

    kind = Kind.REMATCH

    def allow(self, table: Table, entry: Entry) -> None:
        if not table.rematch_agreed or table.next is not None:
            raise Denied("no-rematch-now")

    def happen(self, table: Table, entry: Entry) -> None:
        table.next = entry.text

    def tell(self, table: Table, entry: Entry) -> Line:
        return line("house-rematch")


DEEDS: dict[str, Deed] = {
    deed.kind: deed
    for deed in (Sit(), Stand(), Remove(), SeatBot(), Bring(), Start(), Choose(), Leave(), Return(), Vote(), Rematch())
}


def _must_be_open(table: Table) -> None:
    if table.phase != Phase.OPEN:
        raise Denied("begun" if table.phase != Phase.CLOSED else "closed")


def _must_have_begun(table: Table) -> None:
    if table.state is None:
        raise Denied("not-playing")


def _must_host(table: Table, player: str | None) -> None:
    if not table.line or table.line[0] != player:
        raise Denied("host-only")


def _place(table: Table, seat: Seat | None, *, taken: bool) -> Place:
    """The place at a seat, which must be taken; or, if it must be free, a place of nobody."""
    if seat is None or not 0 <= seat < len(table.places):
        raise Denied("no-such-seat")
    place = table.places[seat]
    if taken and place is None:
        raise Denied("seat-empty", seat=seat_letter(seat))
    if not taken and place is not None:
        raise Denied("seat-taken", who=place.name, seat=seat_letter(seat))
    return place or Place("")


def _own_place(table: Table, seat: Seat | None, player: str | None) -> Place:
    if seat is None or player is None or table.seat_of(player) != seat:
        raise Denied("not-seated")
    return _place(table, seat, taken=True)


def _may_bring_for(table: Table, place: Place, player: str) -> None:
    """Whether somebody may bring to a seat that is not theirs: the host to a bot's, unless it has a pool of its own."""
    if table.seat_of(player) is None:
        raise Denied("not-seated")
    if place.player is not None or table.pools:
        raise Denied("not-your-seat")
    _must_host(table, player)


def brought(table: Table, setup: Any, seat: Seat, text: str) -> Any:
    """The options after this was brought to that seat; Denied if the game, or the seat's pool, does not have it."""
    try:
        after = table.game.bring(setup, seat, table.card.seats, text)
        if table.pools:
            table.game.check_pool(text, table.pools[seat])
    except BadSetup as error:
        raise Denied("cannot-bring", why=str(error)) from error
    return after


def _with_all_brought(table: Table) -> Any:
    """The options of the game that begins: those of the table, with what everyone brought."""
    setup = table.setup
    for seat, place in enumerate(table.places):
        if place is not None and place.brought:
            setup = brought(table, setup, seat, place.brought)
    return setup


def _get_up(table: Table, seat: Seat | None) -> Place:
    place = _place(table, seat, taken=True)
    assert seat is not None
    table.places[seat] = None
    if place.player is not None:
        table.line.remove(place.player)
    if not table.line:
        table.phase = Phase.CLOSED
    return place


def _played(state: State, rng: RecordingRng) -> Played:
    told = state.events or []
    state.events = None
    state.rng = rng.source
    return state, told, tuple(rng.take())


def _letter(entry: Entry) -> str:
    return seat_letter(entry.seat or 0)


def _who(entry: Entry) -> Name:
    return Name(entry.seat or 0)
