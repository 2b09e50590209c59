"""One round with a character that is given, so that players of the same character can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from odango.bots.bot import Bot, ask
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.tricktakers import GAME
from odango.games.tricktakers.roster import Character
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers

WON: Final = 150.0
"""What a game won by the character's own victory counts, in points: there is no account of such a round."""
CHOOSING: Final = frozenset({"character", "drafted", "draft"})


class Round(NamedTuple):
    """What a round brought one seat."""

    points: float
    won: bool
    """Whether it won the game by its character."""
    victor: bool
    """Whether it won the game in this round, by whatever."""
    crown: bool
    black_crown: bool
    wins: int

    @property
    def score(self) -> float:
        return self.points + WON * self.won


def setup_for(seats: int) -> Setup:
    """All characters: for two players only a draft has them."""
    return Setup(mode="draft" if seats == 2 else "all_star")


def dealt(seats: int, seat: Seat, character: Character, seed: int, *, final: bool) -> Tricktakers | None:
    """A round about to be set up in which this seat plays this character and the others any.

    The first round, or the final one after rounds of random play; None if the game did not last until then.
    """
    state = GAME.start(setup_for(seats), seats, Rng(seed))
    state.events = None
    chance = Rng(Rng(seed).word + 77)
    last = state.rounds if final else 1
    while state.pending and not (state.round == last and -1 not in state.characters):
        decision = state.pending[0]
        options = decision.options(state)
        if decision.kind in CHOOSING:
            options = _forced(state, decision.kind, decision.seat == seat, character, options, last)
        if not options:
            return None
        choose(state, decision.seat, options[chance.below(len(options))])
    return state if state.pending and state.characters[seat] == character else None


def _forced(state: Tricktakers, kind: str, own: bool, character: Character, options: list[int], last: int) -> list[int]:
    """The character for its seat and nobody else, and not before its round."""
    now = kind == "draft" or state.round == last
    if own and now and character in options:
        return [character]
    rest = [option for option in options if option != character]
    return rest or options


def play_round(state: Tricktakers, bots: Sequence[Bot], seat: Seat, seed: int) -> Round:
    """Play the round to its end; the state is left as it was."""
    state = state.clone()
    before, this = state.points[seat], state.round
    chances = [Rng(Rng(seed).word + 1 + other) for other in range(state.seats)]
    wins = 0
    while state.pending and state.round == this:
        wins = state.wins[seat]
        at = state.pending[0].seat
        choose(state, at, ask(bots[at], GAME, state, at, chances[at]))
    victor = state.ended and state.victor == seat
    won = victor and state.victory == "character"
    account = state.accounts[-1][seat] if len(state.accounts) >= this else None
    if account is None:
        return Round(float(state.points[seat] - before), won, victor, False, False, wins)
    return Round(float(account.after - before), won, victor, account.crown, account.black_crown, account.wins)


class Compared(NamedTuple):
    """The same round with the challenger and with another player in the same character."""

    challenger: Round
    other: Round


def compare(
    challenger: Bot, field: Bot, seats: int, character: Character, seed: int, *, final: bool
) -> Compared | None:
    """One deal.  All other seats are the field's in both rounds, with the same chance of their own."""
    seat = seed % seats
    state = dealt(seats, seat, character, seed, final=final)
    if state is None:
        return None
    bots = [field] * seats
    other = play_round(state, bots, seat, seed)
    bots[seat] = challenger
    return Compared(play_round(state, bots, seat, seed), other)


def alone(player: Bot, seats: int, character: Character, seed: int, *, final: bool) -> Round | None:
    """One deal in which everyone is the same player."""
    seat = seed % seats
    state = dealt(seats, seat, character, seed, final=final)
    return None if state is None else play_round(state, [player] * seats, seat, seed)
