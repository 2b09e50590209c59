"""What follows from a challenge: tokens drawn, Endings met."""

from __future__ import annotations

from odango.core.event import Public, Secret
from odango.core.step import Seat, Step
from odango.games.bluff.endings import ENDINGS
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import NAMES, Tile
from odango.text import Line, Name, Names, Word, line


def word(tile: Tile) -> Word:
    return Word(f"bluff-{NAMES[tile]}")


def kinds_in(tiles: list[Tile]) -> list[Tile]:
    """Each kind once, in the order it first appears."""
    return list(dict.fromkeys(tiles))


class DrawToken(Step[Bluff]):
    """A random token from the small bag, its value seen by the drawer alone.  From an empty bag, none."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Bluff) -> None:
        bag = state.token_bag
        if not any(bag):
            if state.events is not None:
                state.tell(Public(line("bluff-no-token-left", who=Name(self.seat))))
            return
        value = draw_value(bag, state.rng.below(sum(bag)))
        state.tokens[self.seat] = (*state.tokens[self.seat], value)
        if state.events is not None:
            who = Name(self.seat)
            inside = line("bluff-drew-token-seen", who=who, value=value)
            state.tell(Secret((self.seat,), inside, line("bluff-drew-token", who=who)))


def draw_value(bag: list[int], place: int) -> int:
    """Take the token at that place when the bag's tokens lie in order of value."""
    for value, count in enumerate(bag, 1):
        if place < count:
            bag[value - 1] -= 1
            return value
        place -= count
    raise ValueError("no token at that place")


class CheckEndings(Step[Bluff]):
    """If any player's face-up tiles meet the chosen Ending, the game is over at once."""

    __slots__ = ("acting",)

    def __init__(self, acting: Seat) -> None:
        self.acting: Seat = acting

    def run(self, state: Bluff) -> None:
        ending = ENDINGS[state.ending]
        numbers = state.setup.numbers
        meeting = [seat for seat, area in enumerate(state.face_up) if ending.met(area, numbers)]
        if meeting:
            finish(state, ending.name, [self.acting] if state.setup.defeated == "acting_player" else meeting)


def finish(state: Bluff, cause: str, defeated: list[Seat]) -> None:
    """The game ends here, whatever was still to be done."""
    state.cause = cause
    state.defeated = tuple(defeated)
    state.agenda.clear()
    if state.events is not None:
        state.tell(Public(why(state)))


def why(state: Bluff) -> Line:
    """What ended the game."""
    return line(
        "bluff-ended", who=Names(state.defeated), count=len(state.defeated), ending=Word(f"bluff-ending-{state.cause}")
    )
