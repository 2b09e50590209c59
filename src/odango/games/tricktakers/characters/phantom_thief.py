"""The Phantom Thief."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Decision, Seat, Step
from odango.core.things import ref, sole
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.characters.base import TableCharacter
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.ending import amend
from odango.games.tricktakers.facts import Awards, Entry, Sheet, Trick
from odango.games.tricktakers.offering import Offering
from odango.games.tricktakers.picking import OnePart
from odango.games.tricktakers.playing import PlayCard
from odango.games.tricktakers.state import NOBODY, NOTHING, Tricktakers
from odango.text import Line, Name, Word, line

LETTERS: Final = DATA.thief.letters
CROWN, BLACK_CROWN, POINTS, INVITATION = range(len(LETTERS))
EVEN: Final = 0
"""The option 0: as many tricks as the Thief.  For two players: one fewer."""
APART: Final = 1
"""The option ±1: one more or fewer.  For two players: one more."""
KEEP: Final = 0
MOVE: Final = 1
FLIP: Final = 2
PARTNER_WINS: Final = 2


class ThiefSheet(Sheet, frozen=True, gc=False, tag="phantom-thief"):
    letters: tuple[int, ...] = ()
    """The letter in front of each seat; -1: none."""
    option: int = NOTHING
    """Where the chip lies: 0 or 1 for ±1; -1 until then."""
    wolf: bool = False
    """Whether the chip lies wolf side up, against the partner."""


class PhantomThief(TableCharacter):
    """Gives everyone a letter: a Notice for a Crown, a Black Crown or 30 points, or the Invitation to a partner.

    On its turn it may offer the partner a card face down; the partner looks and gives one back, or refuses and discards
    it, and the Thief draws.  The chip lies on 0 or ±1; winning a trick, the Thief may move or flip it.  After the fifth
    trick it robs every Notice holder whose tricks differ from its own by so much, or with the chip flipped the partner
    alone.  Points for tricks, where two bring the partner 50; five win the game.  One trick, not none, brings a Black
    Crown.  For two players the other is partner and victim, loses 30 points, and the exchange is blind.
    """

    name = "phantom-thief"

    def sheet(self, state: Tricktakers, seat: Seat) -> ThiefSheet:
        letters = tuple(NOTHING for _ in range(state.seats))
        if state.two:
            letters = tuple(NOTHING if other == seat else INVITATION for other in range(state.seats))
        return ThiefSheet(letters)

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        others = [(seat + i) % state.seats for i in range(1, state.seats)] if not state.two else []
        letters = [OnePart(tuple(GiveLetter(seat, other) for other in others))] if others else []
        return (*letters, PlaceChip(seat))

    def turn(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        other = partner(state, seat)
        return (PlayCard(seat),) if other == NOBODY else (Offering(seat, other), PlayCard(seat))

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        state.do(TurnChip(seat))

    def earns_black_crown(self, state: Tricktakers, seat: Seat) -> bool:
        return state.wins[seat] == 1

    def gives(self, state: Tricktakers, seat: Seat, other: Seat, awards: Awards) -> list[Entry]:
        paid = state.wins[seat] == PARTNER_WINS and partner(state, seat) == other and not state.two
        return [Entry("partner", DATA.thief.partner)] if paid else []

    def aftermath(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return (Theft(seat),)


def partner(state: Tricktakers, seat: Seat) -> Seat:
    letters = state.sheet(seat, ThiefSheet).letters
    return letters.index(INVITATION) if INVITATION in letters else NOBODY


def meets(state: Tricktakers, seat: Seat, other: Seat) -> bool:
    """Whether this player's tricks differ from the Thief's as the chip says."""
    apart = character_of(state, other).counted(state, other) - state.wins[seat]
    option = state.sheet(seat, ThiefSheet).option
    if state.two:
        return apart == (1 if option == APART else -1)
    return abs(apart) == option


class Theft(Step[Tricktakers]):
    """Rob everyone who can be robbed; of the partner the Thief chooses what."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Tricktakers) -> None:
        sheet = state.sheet(self.seat, ThiefSheet)
        if state.two:
            other = partner(state, self.seat)
            if meets(state, self.seat, other):
                steal(state, self.seat, other, POINTS)
        elif sheet.wolf:
            betrayed = partner(state, self.seat)
            if betrayed != NOBODY and meets(state, self.seat, betrayed) and loot(state, betrayed):
                state.ask(Betray(self.seat, betrayed))
        else:
            for other, letter in enumerate(sheet.letters):
                if letter not in (NOTHING, INVITATION) and meets(state, self.seat, other):
                    steal(state, self.seat, other, letter)


def loot(state: Tricktakers, seat: Seat) -> list[int]:
    """What there is to be had of this player."""
    has = {CROWN: state.crowns[seat], BLACK_CROWN: state.black_crowns[seat], POINTS: state.points[seat]}
    return [what for what, count in has.items() if count]


def steal(state: Tricktakers, seat: Seat, victim: Seat, what: int) -> None:
    """What the letter names, if it is there; points as far as they go."""
    if what not in loot(state, victim):
        return
    points = 0
    if what == POINTS:
        points = min(DATA.thief.points, state.points[victim])
        amend(state, victim, "robbed", -points)
        amend(state, seat, "stolen", points)
    else:
        pile = state.crowns if what == CROWN else state.black_crowns
        pile[victim] -= 1
        pile[seat] += 1
        what_for = "crown" if what == CROWN else "black-crown"
        amend(state, victim, f"robbed-{what_for}", 0)
        amend(state, seat, f"stolen-{what_for}", 0)
    if state.events is not None:
        key = f"tricktakers-stole-{('crown', 'black-crown', 'points')[what]}"
        state.tell(Public(line(key, who=Name(seat), whom=Name(victim), points=points)))


class _OfOptions(Decision[Tricktakers]):
    __slots__ = ()

    rule = "phantom-thief"

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref(self.kind, choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        found = sole(refs, self.kind)
        return found[0] if found else None


class GiveLetter(_OfOptions):
    """Which letter a player gets; all of them lie open."""

    __slots__ = ("to",)

    kind = "letter"

    def __init__(self, seat: Seat, to: Seat) -> None:
        super().__init__(seat)
        self.to: Seat = to

    def options(self, state: Tricktakers) -> list[int]:
        given = state.sheet(self.seat, ThiefSheet).letters
        return [letter for letter in range(len(LETTERS)) if letter not in given]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        sheet = state.sheet(self.seat, ThiefSheet)
        letters = tuple(choice if other == self.to else letter for other, letter in enumerate(sheet.letters))
        state.sheets[self.seat] = replace(sheet, letters=letters)
        if state.events is not None:
            letter = Word(f"tricktakers-letter-{LETTERS[choice]}")
            said = line("tricktakers-gave-letter", who=Name(self.seat), to=Name(self.to), letter=letter)
            state.tell(Public(said))

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"letter {LETTERS[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-letter", to=Name(self.to))

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-letter", letter=Word(f"tricktakers-letter-{LETTERS[choice]}"))


class PlaceChip(_OfOptions):
    """Whom to rob: who wins as many tricks as you, or who wins one more or fewer."""

    __slots__ = ()

    kind = "chip"

    def options(self, state: Tricktakers) -> list[int]:
        return [EVEN, APART]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        state.sheets[self.seat] = replace(state.sheet(self.seat, ThiefSheet), option=choice)
        if state.events is not None:
            state.tell(Public(line("tricktakers-chip", who=Name(self.seat), option=option_word(state, choice))))

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"chip {choice}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-chip")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-chip", option=option_word(state, choice))


def option_word(state: Tricktakers, option: int) -> Word:
    if state.two:
        return Word("tricktakers-option-fewer" if option == EVEN else "tricktakers-option-more")
    return Word("tricktakers-option-even" if option == EVEN else "tricktakers-option-apart")


class TurnChip(_OfOptions):
    """After winning a trick: move the chip to the other option, or flip it, or leave it."""

    __slots__ = ()

    kind = "turn-chip"

    def options(self, state: Tricktakers) -> list[int]:
        return [KEEP, MOVE] if state.two or partner(state, self.seat) == NOBODY else [KEEP, MOVE, FLIP]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        sheet = state.sheet(self.seat, ThiefSheet)
        if choice == MOVE:
            state.sheets[self.seat] = replace(sheet, option=1 - sheet.option)
        elif choice == FLIP:
            state.sheets[self.seat] = replace(sheet, wolf=not sheet.wolf)
        if state.events is not None and choice != KEEP:
            now = state.sheet(self.seat, ThiefSheet)
            side = "wolf" if now.wolf else "phantom"
            key = "tricktakers-chip" if choice == MOVE else f"tricktakers-flipped-chip-{side}"
            state.tell(Public(line(key, who=Name(self.seat), option=option_word(state, now.option))))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return ()

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        return None

    def write(self, state: Tricktakers, choice: int) -> str:
        return ("leave chip", "move chip", "flip chip")[choice]

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-turn-chip")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line(f"tricktakers-label-turn-chip-{('keep', 'move', 'flip')[choice]}")


class Betray(_OfOptions):
    """What to take from the partner."""

    __slots__ = ("victim",)

    kind = "loot"

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim: Seat = victim

    def options(self, state: Tricktakers) -> list[int]:
        return loot(state, self.victim)

    def chosen(self, state: Tricktakers, choice: int) -> None:
        steal(state, self.seat, self.victim, choice)

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"steal {('crown', 'black crown', 'points')[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-loot", whom=Name(self.victim))

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line(f"tricktakers-label-loot-{('crown', 'black-crown', 'points')[choice]}")
