"""The Strategist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.rng import Rng
from odango.core.step import Decision, Seat, Step
from odango.core.things import ref, sole
from odango.games.tricktakers.cards import BLACK, NUMBER, STRATEGIST_RARE, STRATEGIST_SEVEN, Card
from odango.games.tricktakers.characters.base import TableCharacter
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Awards, Entry, Sheet, Trick
from odango.games.tricktakers.hands import receive
from odango.games.tricktakers.picking import DiscardOne, OnePart
from odango.games.tricktakers.state import NOTHING, Tricktakers
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.ways import AS_IT_IS, TACTICAL, Way
from odango.games.tricktakers.wording import card_word
from odango.text import Line, Name, Word, line

TRAPS: Final = tuple(row.id for row in DATA.traps)
LOW, HIGH, OF_BLACK, OF_WINNER, OF_FOLLOWING = range(len(TRAPS))
POINTS: Final = 0
CARRY: Final = 1
PAYMENT: Final = DATA.strategist.payment


class StrategistSheet(Sheet, frozen=True, gc=False, tag="strategist"):
    trap: int = NOTHING
    """The trap of this trick; -1 before the first."""
    past: tuple[int, ...] = ()
    """Those of earlier tricks."""
    pool: int = 0
    """Points that lie in the middle."""
    tactical: bool = True
    """Whether the Tactical card can still be used."""
    caught: tuple[Seat, ...] = ()
    """Who has paid for this trick's trap already."""
    carries: bool = False
    """Whether a card is carried over instead of points."""


class Strategist(TableCharacter):
    """Takes its own Black 7 and discards another card; stacks five Traps in an order of its own, one for each trick.

    Who is caught pays 10 into the pool, once a trick; the Strategist takes it with the next trick won, and what is left
    after the fifth goes to the box.  Once a round the Tactical card lets it play without following.  No trick: its
    own Rare for the next round, or 50; one: its Black 7, or 30.  Five win the game.
    """

    name = "strategist"

    def sheet(self, state: Tricktakers, seat: Seat) -> StrategistSheet:
        return StrategistSheet()

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        state.box.remove(STRATEGIST_SEVEN)
        receive(state, seat, [STRATEGIST_SEVEN])
        if state.events is not None:
            state.tell(Public(line("tricktakers-took-seven", who=Name(seat))))
        traps = OnePart(tuple(SetTrap(seat) for _ in range(len(TRAPS) - 1)))
        return DiscardOne(seat, self.name, STRATEGIST_SEVEN), traps

    def knows_stock(self) -> bool:
        return True

    def ways(self, state: Tricktakers, seat: Seat, card: Card, follows: bool) -> tuple[Way, ...]:
        if follows:
            return (AS_IT_IS,)
        return (TACTICAL,) if state.sheet(seat, StrategistSheet).tactical else ()

    def played(self, state: Tricktakers, seat: Seat, way: Way) -> None:
        if way == TACTICAL:
            state.sheets[seat] = replace(state.sheet(seat, StrategistSheet), tactical=False)

    def trick_begins(self, state: Tricktakers, seat: Seat) -> None:
        sheet = state.sheet(seat, StrategistSheet)
        past = sheet.past if sheet.trap == NOTHING else (*sheet.past, sheet.trap)
        trap = state.stocks[seat].pop()
        state.sheets[seat] = replace(sheet, trap=trap, past=past, caught=())
        if state.events is not None:
            state.tell(Public(line("tricktakers-trap", who=Name(seat), trap=trap_word(trap))))

    def saw(self, state: Tricktakers, seat: Seat, play: Play) -> None:
        sheet = state.sheet(seat, StrategistSheet)
        if play.seat not in sheet.caught and caught(sheet.trap, play, state):
            state.sheets[seat] = replace(sheet, caught=(*sheet.caught, play.seat))
            pay(state, seat, play.seat)

    def rewound(self, state: Tricktakers, seat: Seat) -> None:
        """What was paid stays paid, and the trap can catch again."""
        state.sheets[seat] = replace(state.sheet(seat, StrategistSheet), caught=())

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        if state.sheet(seat, StrategistSheet).trap == OF_WINNER:
            for other in range(state.seats):
                if other != seat:
                    pay(state, seat, other)
        sheet = state.sheet(seat, StrategistSheet)
        if sheet.pool:
            state.sheets[seat] = replace(sheet, pool=0)
            state.pay(seat, "strategist-pool", sheet.pool)
            if state.events is not None:
                state.tell(Public(line("tricktakers-took-pool", who=Name(seat), points=sheet.pool)))

    def closing(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return (CarryOver(seat),) if state.wins[seat] in (0, 1) and not state.final else ()

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        return [] if state.sheet(seat, StrategistSheet).carries else super().entries(state, seat, awards)

    def imagine(self, world: Tricktakers, seat: Seat, observer: Seat | None, rng: Rng) -> None:
        """Only the Strategist knows which Trap comes next."""
        if observer != seat and not world.ended:
            sheet = world.sheets[seat]
            open_traps = (*sheet.past, sheet.trap) if isinstance(sheet, StrategistSheet) else ()
            pool = [trap for trap in range(len(TRAPS)) if trap not in open_traps]
            rng.shuffle(pool)
            world.stocks[seat] = pool[: len(world.stocks[seat])]


def trap_word(trap: int) -> Word:
    return Word(f"tricktakers-trap-{TRAPS[trap]}")


def caught(trap: int, play: Play, state: Tricktakers) -> bool:
    """Whether this play is caught, by what the card counts as; one without a colour does not follow, even when led."""
    face = play.face
    if trap == OF_FOLLOWING:
        return face.kind != NUMBER or face.colour != state.lead
    if face.kind != NUMBER:
        return False
    return {LOW: face.value <= 6, HIGH: 7 <= face.value <= 9, OF_BLACK: face.colour == BLACK}.get(trap, False)


def pay(state: Tricktakers, strategist: Seat, seat: Seat) -> None:
    """10 into the pool; nothing from who has nothing."""
    paid = min(PAYMENT, state.points[seat])
    if paid:
        state.pay(seat, "trap", -paid)
        sheet = state.sheet(strategist, StrategistSheet)
        state.sheets[strategist] = replace(sheet, pool=sheet.pool + paid)
        if state.events is not None:
            state.tell(Public(line("tricktakers-trapped", who=Name(seat), points=paid)))


class SetTrap(Decision[Tricktakers]):
    """Which Trap comes next: the first trick's is chosen first, and the last one is what remains."""

    __slots__ = ()

    kind = "trap"
    rule = "strategist"

    def options(self, state: Tricktakers) -> list[int]:
        return [trap for trap in range(len(TRAPS)) if trap not in state.stocks[self.seat]]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        stock = state.stocks[self.seat]
        # The top of the stack is last.
        stock.insert(0, choice)
        left = self.options(state)
        if len(left) == 1:
            stock.insert(0, left[0])
        if state.events is not None and len(left) == 1:
            state.tell(Public(line("tricktakers-traps-set", who=Name(self.seat))))

    def seen(self, choice: int) -> int:
        return 0

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"trap {TRAPS[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-trap", trick=len(state.stocks[self.seat]) + 1)

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-trap", trap=trap_word(choice))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("trap", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        trap = sole(refs, "trap")
        return trap[0] if trap else None


class CarryOver(Decision[Tricktakers]):
    """With no trick won: 50 points, or the Strategist's Rare in the next round; with one: 30, or its Black 7."""

    __slots__ = ()

    kind = "carry"
    rule = "strategist"

    def options(self, state: Tricktakers) -> list[int]:
        return [POINTS, CARRY]

    def _card(self, state: Tricktakers) -> Card:
        return STRATEGIST_SEVEN if state.wins[self.seat] else STRATEGIST_RARE

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == CARRY:
            state.carried[self.seat] = self._card(state)
            state.sheets[self.seat] = replace(state.sheet(self.seat, StrategistSheet), carries=True)
            if state.events is not None:
                said = line("tricktakers-carries", who=Name(self.seat), card=card_word(self._card(state)))
                state.tell(Public(said))

    def write(self, state: Tricktakers, choice: int) -> str:
        return "carry" if choice == CARRY else "points"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-carry", card=card_word(self._card(state)))

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == CARRY:
            return line("tricktakers-label-carry", card=card_word(self._card(state)))
        points = self._points(state)
        return line("tricktakers-label-carry-points", points=points)

    def _points(self, state: Tricktakers) -> int:
        score = Strategist().score(state, self.seat)
        return score if isinstance(score, int) else 0
