"""The rulebook's example match between Sailor Mercury (Karen) and Kunzite (James), die by die.

Where the text leaves open which die is meant, one reading that fits every number was taken: docs/rulings/dice.md#d-00.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from odango.games.dice.state import Match
from odango.games.dice.turn import PASS
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import asked, begins_round, chooses, duel, last_score, legal_attacks, opening, row, scene, told

MERCURY, KUNZITE = 0, 1
Names = tuple[str, ...]


class Turn(Struct, frozen=True):
    """One turn of the example: dice by name, rolls in the order of those names."""

    by: int
    used: Names = ()
    """Empty for a pass."""
    target: str = ""
    rolls: tuple[int, ...] = ()
    once_more: tuple[str, int] | None = None
    """Dark Kingdom: which die, and what it shows then."""
    planet_power: bool = False


class Example(Struct, frozen=True):
    dice: tuple[Names, Names]
    """By place: smallest first."""
    start: tuple[tuple[int, ...], tuple[int, ...]]
    first: int
    turns: tuple[Turn, ...]
    score: tuple[float, float]
    winner: int


ROUND_1 = Example(
    dice=(("m4", "m8a", "m8b", "m12"), ("k8", "k10", "k20a", "k20b")),
    start=((1, 6, 7, 9), (5, 10, 14, 4)),
    first=MERCURY,
    turns=(
        Turn(MERCURY, ("m4", "m8a", "m8b"), "k20a", (3, 2, 6)),
        Turn(KUNZITE, ("k8", "k20b"), "m12", (2, 1), once_more=("k20b", 9)),
        Turn(MERCURY, ("m4", "m8b"), "k20b", (1, 7)),
        Turn(KUNZITE, ("k8",), "m8a", (6,)),
        Turn(MERCURY, ("m8b",), "k8", (2,)),
        Turn(KUNZITE, ("k10",), "m8b", (4,)),
        Turn(MERCURY),
        Turn(KUNZITE, ("k10",), "m4"),
    ),
    score=(48, 37),
    winner=MERCURY,
)
ROUND_2 = Example(
    dice=(("m4", "m8a", "m8b", "m12"), ("k8", "k10", "k12", "k20a", "k20b")),
    start=((3, 2, 3, 4), (3, 5, 11, 1, 5)),
    first=KUNZITE,
    turns=(
        Turn(KUNZITE, ("k20a", "k8"), "m12", (6, 3), once_more=("k20a", 18)),
        Turn(MERCURY, ("m8a", "m8b"), "k20b", (5, 6)),
        Turn(KUNZITE, ("k10",), "m8a", (7,)),
        Turn(MERCURY, ("m4",), "k8", (1,)),
        Turn(KUNZITE, ("k10",), "m8b", (1,)),
        Turn(MERCURY, ("m4",), "k10", (3,)),
        Turn(KUNZITE, ("k20a",), "m4"),
    ),
    score=(38, 48),
    winner=KUNZITE,
)
ROUND_3 = Example(
    dice=(("m4", "m8a", "m8b", "m10", "m12"), ("k8", "k10", "k12", "k20a", "k20b")),
    start=((2, 6, 6, 9, 11), (2, 2, 7, 2, 11)),
    first=KUNZITE,
    turns=(
        Turn(KUNZITE, ("k20a", "k10", "k12"), "m12", (2, 3, 3), once_more=("k20a", 6)),
        Turn(MERCURY, ("m4", "m10"), "k20b", (4, 4), planet_power=True),
        Turn(MERCURY, ("m8a",), "k20a", (3,)),
        Turn(KUNZITE, ("k12",), "m8a", (4,)),
        Turn(MERCURY, ("m4",), "k12", (2,)),
        Turn(KUNZITE, ("k10",), "m4", (10,)),
        Turn(MERCURY, ("m8b", "m10"), "k10", (3, 5)),
        Turn(KUNZITE),
        Turn(MERCURY, ("m8b",), "k8"),
    ),
    score=(79, 24),
    winner=MERCURY,
)


def plays(match: Match, example: Example) -> list[str]:
    """Play the round choice by choice; the captured dice's names, in order."""
    names = [list(side) for side in example.dice]
    taken = []
    assert asked(match) == (example.first, "turn")
    for turn in example.turns:
        by, other = turn.by, 1 - turn.by
        assert asked(match) == (by, "turn")
        attacks = legal_attacks(row(match, by), row(match, other))
        assert sorted(texts(match)) == (attacks or ["pass"])
        if not turn.used:
            chooses(match, "pass")
            continue
        assert refused(match, PASS)[0] == "passing"
        places = {names[by].index(name): roll for name, roll in zip(turn.used, turn.rolls or (0,), strict=True)}
        kind = "power" if len(places) == 1 else "skill"
        text = f"{kind} {','.join(map(str, sorted(places)))}>{names[other].index(turn.target)}"
        assert text in texts(match)
        chooses(match, text, rolls=[places[place] for place in sorted(places)] if turn.rolls else [])
        taken.append(turn.target)
        names[other].remove(turn.target)
        if names[other]:
            answers_about_abilities(match, turn, names[by], sorted(places))
    return taken


def answers_about_abilities(match: Match, turn: Turn, mine: Sequence[str], places: list[int]) -> None:
    """Kunzite is asked while he has uses of Dark Kingdom left, Sailor Mercury while she has Planet Power."""
    if turn.by == KUNZITE and match.uses[KUNZITE]:
        left = match.uses[KUNZITE]
        assert asked(match) == (KUNZITE, "roll-one-more")
        assert texts(match) == ["keep", *(f"again {place}" for place in places)]
        if turn.once_more:
            name, value = turn.once_more
            chooses(match, f"again {mine.index(name)}", rolls=[value])
            assert match.uses[KUNZITE] == left - 1
        if match.uses[KUNZITE]:
            chooses(match, "keep")
    if turn.by == MERCURY and match.uses[MERCURY]:
        assert asked(match) == (MERCURY, "may")
        assert texts(match) == ["no", "yes"]
        chooses(match, "yes" if turn.planet_power else "no")


@rule("dice#scoring", "dice#your-turn", "dice#dark-kingdom")
def test_example_round_1() -> None:
    """Sailor Mercury begins, loses all her dice, and wins 48 to 37."""
    match = opening("sailor-mercury", "kunzite", rolls=[*ROUND_1.start[0], *ROUND_1.start[1]])
    first = texts(match)
    taken = plays(match, ROUND_1)

    assert first == [
        "power 1>0",
        "power 2>0",
        "power 3>0",
        "skill 0,3>1",
        "skill 0,1,2>2",
        "power 1>3",
        "power 2>3",
        "power 3>3",
    ]
    assert taken == ["k20a", "m12", "k20b", "m8a", "k8", "m8b", "m4"]
    assert last_score(match) == ROUND_1.score
    assert match.history[-1].winner == MERCURY
    assert match.tokens == [1, 0]
    assert match.uses == [1, 2]
    assert asked(match) == (KUNZITE, "after-loss")


@rule("dice#scoring", "dice#your-turn", "dice#dark-kingdom")
def test_example_round_2() -> None:
    """Kunzite, with a d12 more, begins and wins 48 to 38."""
    match = scene(
        ("sailor-mercury", "kunzite"),
        starting={KUNZITE: (8, 10, 12, 20, 20)},
        reserve={KUNZITE: (8, 10, 12)},
        uses={KUNZITE: 2},
        tokens=(1, 0),
    )
    begins_round(match, rolls=[*ROUND_2.start[0], *ROUND_2.start[1]])
    taken = plays(match, ROUND_2)

    assert sorted(taken) == sorted(["m4", "m8a", "m8b", "m12", "k8", "k10", "k20b"])
    assert last_score(match) == ROUND_2.score
    assert match.tokens == [1, 1]
    assert match.uses == [1, 1]
    assert asked(match) == (MERCURY, "after-loss")


@rule("dice#scoring", "dice#planet-power", "dice#passing")
def test_example_round_3() -> None:
    """Both lowest are 2, so the next lowest decides; Planet Power and the last Dark Kingdom; 79 to 24."""
    match = scene(
        ("sailor-mercury", "kunzite"),
        starting={MERCURY: (4, 8, 8, 10, 12), KUNZITE: (8, 10, 12, 20, 20)},
        reserve={MERCURY: (4, 6, 10), KUNZITE: (8, 10, 12)},
        uses={KUNZITE: 1},
        tokens=(1, 1),
    )
    begins_round(match, rolls=[*ROUND_3.start[0], *ROUND_3.start[1]])
    taken = plays(match, ROUND_3)

    assert [name for name in taken if name[0] == "k"] == ["k20b", "k20a", "k12", "k10", "k8"]
    assert last_score(match) == ROUND_3.score
    assert match.tokens == [2, 1]
    assert match.uses == [0, 0]


@rule("dice#reserve-dice", "dice#scoring", "dice#abilities")
def test_example_match() -> None:
    """All three rounds in one match, with the conversions in between; 2 to 1 and not over yet."""
    match = opening("sailor-mercury", "kunzite", rolls=[*ROUND_1.start[0], *ROUND_1.start[1]])
    plays(match, ROUND_1)
    after_first = texts(match)
    chooses(match, "convert d12 of kunzite", rolls=[*ROUND_2.start[0], *ROUND_2.start[1]])
    plays(match, ROUND_2)
    after_second = texts(match)
    chooses(match, "convert d10 of sailor-mercury", rolls=[*ROUND_3.start[0], *ROUND_3.start[1]])
    plays(match, ROUND_3)

    assert after_first == ["decline", *(f"convert d{size} of kunzite" for size in (8, 10, 12))]
    assert after_second == ["decline", *(f"convert d{size} of sailor-mercury" for size in (4, 6, 10))]
    assert [(score.halves, score.winner) for score in match.history] == [
        ((96, 74), MERCURY),
        ((76, 96), KUNZITE),
        ((158, 48), MERCURY),
    ]
    assert match.tokens == [2, 1]
    assert match.uses == [0, 0]
    assert match.starting == [(4, 8, 8, 10, 12), (8, 10, 12, 20, 20)]
    assert match.reserve == [(4, 6, 10), (8, 10, 12)]
    assert asked(match) == (KUNZITE, "after-loss")


@rule("dice#scoring")
def test_scoring_example() -> None:
    """Sailor Moon took 12, 12 and 20 and kept nothing: 44.  Wiseman took 8, 8, 10 and 20 and kept a d20: 56."""
    match = duel(
        "sailor-moon",
        "wiseman",
        mine=[(20, 1)],
        theirs=[(20, 5)],
        turn=1,
        captured=([12, 12, 20], [8, 8, 10]),
    )
    chooses(match, "power 0>0")

    assert last_score(match) == (44, 56)
    assert match.tokens == [0, 1]
    assert told(match)[-1] == "James wins the round, 56 to 44."
