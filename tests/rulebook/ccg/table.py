"""Words to build situations of the Sailor Moon CCG with; for the Basic game see `basic/table`.

Cards are called by name.  In front of a player they are told in one string, parted by commas, each with what is
attached after a plus and its damage after a stroke: `sailor-moon-level-1 + 2 soul 1 body + knight-armor /30, titus`.
`new` after a name: it came this turn.  Lower Levels lie beneath a higher one by themselves.

How a situation is played on stands in `asking` and `attacks`, how it is looked at in `looking`, `telling`, `knowing`:

    state = table(allies=["sailor-moon-level-1 + 2 soul"], enemies=["", "mitsuaami"])
    attack(state, "sailor-moon-level-1", "moon-tiara-magic", "mitsuaami")
    defend(state, "wind-blast")
    throw(state, owner_wins=True)

    assert damage(state, "mitsuaami") == 0
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.core.engine import run
from odango.core.rng import Rng
from odango.core.step import Seat, Step
from odango.games.ccg import GAME
from odango.games.ccg.asking import Ask, Said
from odango.games.ccg.cards import CARDS, NUMBER, TYPES, Kind
from odango.games.ccg.data import Card
from odango.games.ccg.pieces import change, enter
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn.acting import Acting
from odango.games.ccg.turn.balance import Trimming
from odango.games.ccg.turn.defeat import Defeats
from odango.games.ccg.turn.playing import Playing
from odango.games.ccg.turn.turn import EndTurn, NextTurn, SetStep, StartDraw, Thorns
from odango.text import line

MOON: Final = "sailor-moon-level-1"
MERCURY: Final = "sailor-mercury-level-1"
MARS: Final = "sailor-mars-level-1"
JUPITER: Final = "sailor-jupiter-level-1"
VENUS: Final = "sailor-venus-level-1"
TUXEDO: Final = "tuxedo-mask-level-1"
DARIEN: Final = "prince-darien-level-1"
BYSTANDER: Final = VENUS
"""Who stands there for a player of whom nothing is told, so that nobody is out."""
PAIR: Final = f"{MOON} + 2 soul, {MARS} + 2 soul"
"""Two who can attack, each alone or both together."""


def started(seats: int = 2, seed: int = 1, **setup: Any) -> Ccg:
    """A game from its very beginning: everyone is asked for an opening.  Everything else is for the Setup."""
    return GAME.start(Setup(**setup), seats, Rng(seed))


def table(
    allies: Sequence[str] = (),
    enemies: Sequence[str] = (),
    pie: Sequence[str] = (),
    hands: Sequence[str] = (),
    decks: Sequence[str] = (),
    *,
    discards: Sequence[str] = (),
    seats: int = 2,
    turn: Seat = 0,
    turns: int | Sequence[int] = 3,
    step: int = 5,
    points: Sequence[int] = (),
    seed: int = 1,
    deck_names: Sequence[str] = (),
    **setup: Any,
) -> Ccg:
    """A game in the middle of a turn.  Every list tells of one seat after the other; what is not told is empty.

    `hands`, `decks` (the first is drawn first) and `discards` (the last lies on top) are names parted by spaces, with a
    number before what there is several of: `3 soul luna`.  `turns` is how many everyone has begun, or each.  `step`
    says where the turn is: 1 its very beginning, 2 cards are played, 3 cards are used, 5 they act.  Everything else is
    for the Setup; `deck_names` are its `decks`.

    When nothing is left to do in Step 5 the table waits (`pause`), so that one can look at it; `end_turn` goes on.
    """
    seats = max(seats, *map(len, (allies, enemies, pie, hands, decks, discards, deck_names)))
    state = started(seats, seed, decks=tuple(deck_names), **setup)
    state.pending.clear()
    state.agenda.clear()
    state.answers.clear()
    state.stage, state.step, state.turn, state.starter = "turns", step, turn, 0
    state.turns = [turns] * seats if isinstance(turns, int) else list(turns)
    state.points = [*points] or [0] * seats
    for seat in range(seats):
        for told in (_of(allies, seat, BYSTANDER), _of(enemies, seat), _of(pie, seat)):
            for piece in filter(None, map(str.strip, told.split(","))):
                _lay(state, seat, piece)
        state.hands[seat] = sorted(cards(_of(hands, seat)))
        state.decks[seat] = cards(_of(decks, seat))[::-1]
        state.seen[seat] = [0] * len(state.decks[seat])
        state.discards[seat] = cards(_of(discards, seat))
    state.events = []
    state.do(*_rest_of_turn(turn, step))
    run(state)
    return state


def _of(told: Sequence[str], seat: Seat, default: str = "") -> str:
    return told[seat] if seat < len(told) else default


def _rest_of_turn(seat: Seat, step: int) -> list[Step[Any]]:
    """What a turn has still to bring."""
    end: list[Step[Any]] = [SetStep(6), Defeats(), SetStep(7), Trimming(seat), EndTurn(), NextTurn()]
    start: list[Step[Any]] = [Thorns(seat), StartDraw(seat), SetStep(2)] if step == 1 else []
    return [*start, *([Playing(seat)] if step < 5 else []), SetStep(5), Acting(seat), Pause(seat), *end]


class Pause(Ask):
    """The actions of the turn are over, and nobody is defeated yet."""

    __slots__ = ()

    kind = "pause"
    rule = "turn"

    def options(self, state: Ccg) -> list[int]:
        return [0]

    def chosen(self, state: Ccg, choice: int) -> None:
        """The turn goes on."""

    def say(self, state: Ccg, choice: int) -> Said:
        return Said("done", line("ccg-label-actions-done"))


def cards(told: str) -> list[Kind]:
    """Cards by name: `2 soul luna titus`."""
    found: list[Kind] = []
    count = 1
    for word in told.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [_number(word)] * count
            count = 1
    return found


def _number(name: str) -> Kind:
    """Power goes by its type."""
    return TYPES.index(name) if name in TYPES else NUMBER[name]


def names(kinds: Sequence[Kind]) -> str:
    """Cards by name, as `cards` reads them."""
    return " ".join(CARDS[kind].name.removesuffix("-power") for kind in kinds)


def name_of(told: str) -> str:
    """Of a card that is told with what is attached: `titus + 2 soul /30` is `titus`."""
    return told.split(maxsplit=1)[0]


def _lay(state: Ccg, seat: Seat, told: str) -> None:
    """One card in front of a player."""
    text, _, hurt = told.partition("/")
    first, *attached = text.split("+")
    name, *words = first.split()
    items = cards(" ".join(attached))
    fields = {
        "damage": int(hurt or 0),
        "power": tuple(items.count(kind) for kind in range(len(TYPES))),
        "worn": tuple(sorted(kind for kind in items if kind >= len(TYPES))),
        "under": tuple(lower(CARDS[NUMBER[name]])),
    }
    uid = enter(state, seat, NUMBER[name], **fields)
    if "new" not in words:
        change(state, uid, came=0)


def lower(card: Card) -> list[Kind]:
    """The Levels beneath a Scout or Knight, lowest first."""
    ladder = {(other.character, other.level): NUMBER[other.name] for other in CARDS}
    return [ladder[card.character, level] for level in range(1, card.level)]
