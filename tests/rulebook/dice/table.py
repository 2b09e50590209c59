"""Words to build situations of Dice Challenge with, and to play them.

The dice are supplied: a die that is rolled without being named in the call fails the test, and so does one that is
named and not rolled.  A row of dice is written as (size, value), smallest size first, as it lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, cast

from msgspec.structs import replace

from odango.core.engine import choose, run
from odango.core.rng import Rng, ScriptedRng
from odango.core.step import Seat
from odango.games.dice import GAME
from odango.games.dice.match import ScoreRound, StartRound
from odango.games.dice.setup import CharacterName, Setup, team_size
from odango.games.dice.state import Fighter, Match, Side, Trophy, die, size_of, value_of
from odango.games.dice.turn import StartTurn
from odango.text import english
from rulebook import any_game

Row = Sequence[tuple[int, int]]
PEOPLE: Final = ("Karen", "James", "Molly", "Maxfield", "Andrew", "Serena", "Amy", "Raye")
"""Who sits at the table, by seat.  The first two are the rulebook's own."""
STANDARD: Final = Setup()
TAG: Final = Setup(mode="tag_team")
SINGLE: Final = Setup(mode="single_combat")
FOUR: Final = ("sailor-mars", "kunzite", "saphir", "wiseman")
"""Two teams of two, whose fighters take turns in the list."""
NOT_NOW: Final = ("abilities", "That ability cannot be used now.")
"""How an ability is refused that has nothing to do."""


def with_line_up(setup: Setup, line_up: Sequence[str]) -> Setup:
    """These fighters, the same one twice if need be; a side's size is what the list says."""
    agreed = cast("tuple[CharacterName, ...]", tuple(line_up))
    return replace(setup, line_up=agreed, same_character=setup.same_character or len(set(agreed)) < len(agreed))


def opening(*line_up: str, rolls: Sequence[int], setup: Setup = STANDARD, seats: int = 2) -> Match:
    """A real match from its start, with these starting rolls: fighter by fighter, smallest die first."""
    rng = ScriptedRng(rolls)
    match = GAME.start(with_line_up(setup, line_up), seats, rng)
    rng.finish()
    return match


def scene(
    line_up: Sequence[str],
    *,
    setup: Setup = STANDARD,
    seats: int = 2,
    starting: Mapping[Fighter, tuple[int, ...]] | None = None,
    reserve: Mapping[Fighter, tuple[int, ...]] | None = None,
    uses: Mapping[Fighter, int] | None = None,
    tokens: tuple[int, int] = (0, 0),
) -> Match:
    """A match between rounds: nobody is asked, nothing lies on the table.  Who is not mentioned is as the card says."""
    match = GAME.start(with_line_up(setup, line_up), seats, Rng(0))
    assert len(line_up) == 2 * team_size(setup, seats)
    match.rng = ScriptedRng()
    match.events = []
    match.pending.clear()
    match.agenda.clear()
    match.answers.clear()
    match.dice = [()] * len(line_up)
    match.active = [0, 1]
    match.tokens = list(tokens)
    for fighter, sizes in (starting or {}).items():
        match.starting[fighter] = sizes
    for fighter, sizes in (reserve or {}).items():
        match.reserve[fighter] = sizes
    for fighter, left in (uses or {}).items():
        match.uses[fighter] = left
    return match


def begins_round(match: Match, *, rolls: Sequence[int]) -> None:
    """The next round starts with these starting rolls."""
    match.do(StartRound())
    _script(match).feed(rolls)
    run(match)
    _script(match).finish()


def lay_out(
    match: Match,
    rows: Mapping[Fighter, Row],
    *,
    turn: Side = 0,
    active: tuple[Fighter, Fighter] = (0, 1),
    captured: tuple[Row, Row] = ((), ()),
) -> Match:
    """A round that has come to this.  `captured` has each side's pile as (size, who lost it)."""
    match.active = list(active)
    match.turn = turn
    for fighter, row in rows.items():
        assert [size for size, _ in row] == sorted(size for size, _ in row), "dice lie smallest first"
        assert all(1 <= value <= size for size, value in row), "a die shows 1 to its size"
        match.dice[fighter] = tuple(die(size, value) for size, value in row)
    match.captured = [tuple(Trophy(size, loser) for size, loser in pile) for pile in captured]
    match.do(StartTurn(), ScoreRound())
    run(match)
    return match


def duel(
    me: str,
    you: str,
    *,
    mine: Row,
    theirs: Row,
    turn: Side = 0,
    captured: tuple[Sequence[int], Sequence[int]] = ((), ()),
    setup: Setup = STANDARD,
    uses: Mapping[Fighter, int] | None = None,
    reserve: Mapping[Fighter, tuple[int, ...]] | None = None,
) -> Match:
    """A duel in the middle of a round; `captured` has the sizes in each side's victory pile."""
    match = scene((me, you), setup=setup, uses=uses, reserve=reserve)
    piles = ([(size, 1) for size in captured[0]], [(size, 0) for size in captured[1]])
    return lay_out(match, {0: mine, 1: theirs}, turn=turn, captured=piles)


def lost_round(
    loser: str,
    winner: str,
    *,
    setup: Setup = STANDARD,
    starting: Mapping[Fighter, tuple[int, ...]] | None = None,
    reserve: Mapping[Fighter, tuple[int, ...]] | None = None,
    uses: Mapping[Fighter, int] | None = None,
    tokens: tuple[int, int] = (0, 0),
    rolls: Sequence[int] = (),
) -> Match:
    """The first fighter has just lost its last die and the round.  `rolls` are needed only if it is not asked."""
    match = scene((loser, winner), setup=setup, starting=starting, reserve=reserve, uses=uses, tokens=tokens)
    lay_out(match, {0: [(4, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0", rolls=rolls)
    return match


def _script(match: Match) -> ScriptedRng:
    return cast("ScriptedRng", match.rng)


def chooses(match: Match, text: str, *, rolls: Sequence[int] = (), seat: Seat | None = None) -> None:
    """Whoever is asked, or this seat of several, chooses what is written so; `rolls` is all that falls until asked."""
    decision = any_game.question(match, seat)
    choice = decision.read(match, text)
    _script(match).feed(rolls)
    choose(match, decision.seat, choice)
    _script(match).finish()


def asked(match: Match) -> tuple[Seat, str]:
    """Who is asked, and what for."""
    (decision,) = match.pending
    return decision.seat, decision.kind


def row(match: Match, fighter: Fighter) -> list[tuple[int, int]]:
    """A fighter's dice on the table."""
    return [(size_of(one), value_of(one)) for one in match.dice[fighter]]


def values(match: Match, fighter: Fighter) -> list[int]:
    return [value for _, value in row(match, fighter)]


def pile(match: Match, side: Side) -> list[int]:
    """The sizes in a side's victory pile, in the order they were captured."""
    return [trophy.size for trophy in match.captured[side]]


def last_score(match: Match) -> tuple[float, float]:
    """The points of the round that ended last."""
    mine, theirs = match.history[-1].halves
    return mine / 2, theirs / 2


def told(match: Match) -> list[str]:
    """What the table has been told so far, in English."""
    return [english().say(event.face(None), PEOPLE) for event in match.events or ()]


def legal_attacks(mine: Row, theirs: Row, shielded: int = -1, droids: Sequence[int] = ()) -> list[str]:
    """Every attack there is, in notation and sorted, found by trying every set of dice on every target."""
    found = []
    for target, (_, wanted) in enumerate(theirs):
        for count in range(1, len(mine) + 1):
            for places in combinations(range(len(mine)), count):
                total = sum(mine[place][1] for place in places)
                used = ",".join(map(str, places))
                if count == 1 and total >= wanted:
                    found.append((target, f"power {used}>{target}"))
                if count > 1 and total == wanted:
                    found.append((target, f"skill {used}>{target}"))
                found.extend((target, f"skill {used},+d{d}>{target}") for d in droids if total + d == wanted)
    return sorted(text for target, text in found if target != shielded)


def playing_at_random(setup: Setup, seats: int, seed: int) -> Iterator[Match]:
    """Every position of a match in which everybody chooses at random."""
    return any_game.playing_at_random(GAME, setup, seats, seed)
