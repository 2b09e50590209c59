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
        draw_token(state, self.seat)


def draw_token(state: Bluff, seat: Seat) -> None:
    bag = state.token_bag
    left = sum(bag)
    if left == 0:
        if state.events is not None:
            state.tell(Public(line("bluff-no-token-left", who=Name(seat))))
        return
    value = draw_value(bag, state.rng.below(left))
    state.tokens[seat] += (value,)
    if state.events is not None:
        inside = line("bluff-drew-token-seen", who=Name(seat), value=value)
        state.tell(Secret((seat,), inside, line("bluff-drew-token", who=Name(seat))))


def draw_value(bag: list[int], place: int) -> int:
    """Take the token at that place when the bag's tokens lie in order of value."""
    for value, count in enumerate(bag, 1):
        if place < count:
            bag[value - 1] -= 1
            return value
        place -= count
    raise ValueError("no token at that place")


class CheckEndings(Step[Bluff]):
    """If any player's face-up tiles meet the chosen Ending, the game is over at once.

    Before anybody acts, only the tiles of the one who has just collected can have changed since the last check.
    """

    __slots__ = ("acting", "everyone")

    def __init__(self, acting: Seat, everyone: bool) -> None:
        self.acting: Seat = acting
        self.everyone: bool = everyone

    def run(self, state: Bluff) -> None:
        ending_met(state, self.acting, tuple(range(len(state.holders))) if self.everyone else (self.acting,))


def ending_met(state: Bluff, acting: Seat, seats: tuple[Seat, ...]) -> bool:
    """Whether one of these seats meets the Ending; if so, the game is over."""
    ending = ENDINGS[state.ending]
    numbers = state.setup.numbers
    meeting = [seat for seat in seats if ending.short(state.face_up[seat], numbers) == 0]
    if meeting:
        finish(state, ending.name, [acting] if state.setup.defeated == "acting_player" else meeting)
    return bool(meeting)


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
