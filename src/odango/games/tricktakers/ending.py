"""The end of a round and of the game: who wins, who gets the crowns, what everyone scores."""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.view import Result
from odango.games.tricktakers import tasks
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Account, Awards, Entry
from odango.games.tricktakers.state import NOBODY, Tricktakers
from odango.games.tricktakers.wording import character_word
from odango.text import Line, Name, line


class EndRound(Step[Tricktakers]):
    """In this order: a character's own victory; Crown and Black Crowns; points; two Crowns; three Black Crowns; and
    after the last round the most points.  Of several with the same, the better priority has it.
    """

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        for seat in state.by_priority():
            if character_of(state, seat).wins_game(state, seat):
                finish(state, seat, "character")
                return
        state.do(Closing(), GiveOut(), Aftermath(), Victory())


class Closing(Step[Tricktakers]):
    """What characters still decide before the account, best priority first."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        state.do(*(step for seat in state.by_priority() for step in character_of(state, seat).closing(state, seat)))


class GiveOut(Step[Tricktakers]):
    """Crown and Black Crowns, then points.  Two players have no use for crowns."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        awards = NO_AWARDS if state.two else crowns(state)
        _crown(state, awards)
        _score(state, awards)


class Aftermath(Step[Tricktakers]):
    """What characters do with what everyone has now, best priority first."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        state.do(*(step for seat in state.by_priority() for step in character_of(state, seat).aftermath(state, seat)))


class Victory(Step[Tricktakers]):
    """Two Crowns win, then three Black Crowns, and after the last round the most points."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        ranked = state.by_priority()
        for seat in ranked:
            if wins_by_points(state, seat):
                finish(state, seat, "character")
                return
        if not state.two:
            for seat in ranked:
                if state.crowns[seat] >= DATA.rounds.crowns_to_win:
                    finish(state, seat, "crowns")
                    return
            for seat in ranked:
                if state.black_crowns[seat] >= DATA.rounds.black_crowns_to_win:
                    finish(state, seat, "black-crowns")
                    return
        if state.final:
            # `max` keeps the first of equals, which is the better priority.
            finish(state, max(ranked, key=lambda seat: state.points[seat]), "points")


VARIANT_SEATS = 4
"""From so many players on the variant for the victory by points is played."""


def wins_by_points(state: Tricktakers, seat: Seat) -> bool:
    """The expansion's own victory: over 350 points when the last round ends, with one of its characters.

    By a variant for four and five: 350, or 150 more than everyone else.
    """
    if not state.final or state.two or state.characters[seat] not in state.figures.points_win:
        return False
    points, rule = state.points[seat], DATA.points_win
    if state.setup.points_win == "standard" or state.seats < VARIANT_SEATS:
        return points > rule.over
    best = max(state.points[other] for other in range(state.seats) if other != seat)
    return points >= rule.over or points >= best + rule.ahead


NO_AWARDS = Awards(NOBODY, ())


def crowns(state: Tricktakers) -> Awards:
    """The Crown goes to whoever alone took most tricks, if they may wear it; Black Crowns to at most two who took none,
    by priority.
    """
    seats = range(state.seats)
    counted = [character_of(state, seat).counted(state, seat) for seat in seats]
    most = [seat for seat in seats if counted[seat] == max(counted)]
    alone = len(most) == 1 and character_of(state, most[0]).may_wear_crown(state, most[0])
    crown = most[0] if alone else NOBODY
    crown = next((seat for seat in seats if character_of(state, seat).seizes_crown(state, seat)), crown)
    black = [seat for seat in state.by_priority() if character_of(state, seat).earns_black_crown(state, seat)]
    return Awards(crown, tuple(black[: DATA.rounds.black_crowns_a_round]))


def _crown(state: Tricktakers, awards: Awards) -> None:
    if awards.crown != NOBODY:
        state.crowns[awards.crown] += 1
        if state.events is not None:
            state.tell(Public(line("tricktakers-crowned", who=Name(awards.crown))))
    for seat in awards.black_crowns:
        state.black_crowns[seat] += 1
        if state.events is not None:
            state.tell(Public(line("tricktakers-black-crowned", who=Name(seat))))


def _score(state: Tricktakers, awards: Awards) -> None:
    """Everyone's lines are added up first; then nobody falls below 0."""
    found = []
    for seat in range(state.seats):
        entries = character_of(state, seat).entries(state, seat, awards) + tasks.entries(state, seat, awards)
        for other in range(state.seats):
            if other != seat:
                entries += character_of(state, other).gives(state, other, seat, awards)
        before = points_before(state, seat)
        now = state.points[seat]
        state.points[seat] = max(0, now + sum(entry.points for entry in entries))
        found.append(
            Account(
                state.characters[seat],
                state.wins[seat],
                (*state.ledger[seat], *entries),
                awards.crown == seat,
                seat in awards.black_crowns,
                before,
                state.points[seat],
            )
        )
        if state.events is not None:
            gain = state.points[seat] - now
            key = "tricktakers-lost" if gain < 0 else "tricktakers-scored"
            state.tell(Public(line(key, who=Name(seat), points=abs(gain), total=state.points[seat])))
    state.accounts.append(tuple(found))


def amend(state: Tricktakers, seat: Seat, what: str, points: int) -> None:
    """Points that change hands after the account: they are added to it."""
    state.points[seat] += points
    accounts = list(state.accounts[-1])
    account = accounts[seat]
    accounts[seat] = replace(account, entries=(*account.entries, Entry(what, points)), after=account.after + points)
    state.accounts[-1] = tuple(accounts)


def points_before(state: Tricktakers, seat: Seat) -> int:
    """What the seat had when the round began."""
    return state.accounts[-1][seat].after if state.accounts else DATA.rounds.points


def finish(state: Tricktakers, seat: Seat, how: str) -> None:
    state.victor = seat
    state.victory = how
    state.ended = True
    state.order = ()
    state.agenda.clear()
    if state.events is not None:
        state.tell(Public(why(state)))


def why(state: Tricktakers) -> Line:
    """What decided it, in a sentence."""
    who, character = Name(state.victor), character_word(state.characters[state.victor])
    points = state.points[state.victor]
    # A character's own aim leaves no account of its round; a victory by points is seen from it.
    by_points = state.victory == "character" and len(state.accounts) == state.round
    key = "tricktakers-won-expansion" if by_points else f"tricktakers-won-{state.victory}"
    return line(key, who=who, character=character, points=points, round=state.round)


def result(state: Tricktakers) -> Result | None:
    """The victor first; the others by points, and those with equal points by priority."""
    if not state.ended:
        return None
    order = sorted(range(state.seats), key=lambda seat: (seat != state.victor, -state.points[seat], state.rank(seat)))
    places = tuple(order.index(seat) + 1 for seat in range(state.seats))
    return Result(places, tuple(map(float, state.points)), why(state))
