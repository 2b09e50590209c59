"""Who wins: points, then four ways to break a tie.  The defeated never do."""

from __future__ import annotations

from odango.games.bluff import GAME
from odango.games.bluff.setup import Setup
from odango.games.bluff.state import Bluff
from rule import rule
from rulebook.bluff.table import chooses, collects, defeated, table, winners

WITHOUT_LAST_TOKEN = Setup(token_before_end_check=False)
"""Molly's last challenge brings nobody a token, so that the tokens at the end are those laid out."""


def ended(
    tokens: dict[str, tuple[int, ...]],
    *,
    tiles_left: dict[str, int] | None = None,
    villains: dict[str, list[str]] | None = None,
) -> Bluff:
    """Molly collects a fourth Sailor Moon and is defeated; the others own what is given, and else two tiles each."""
    left = {"Maxfield": 2, "Andrew": 2, "Serena": 2} | (tiles_left or {})
    state = table(
        setup=WITHOUT_LAST_TOKEN,
        holders={"Molly": ["sailor-moon"]} | {who: ["sailor-venus"] * count for who, count in left.items()},
        face_up={"Molly": ["sailor-moon"] * 3} | (villains or {}),
        tokens=tokens,
    )
    collects(state, "Molly", "sailor-moon", to="Maxfield")
    assert defeated(state) == ["Molly"]
    return state


def places(state: Bluff) -> tuple[int, ...]:
    result = GAME.result(state)
    assert result is not None
    return result.places


@rule("bluff#the-aim", "bluff#winning")
def test_the_most_points_win() -> None:
    """Values count, not how many tokens there are, nor what is left in the holder."""
    state = ended({"Maxfield": (3, 2), "Andrew": (1, 1, 1, 1), "Serena": (2,)}, tiles_left={"Andrew": 6})

    assert winners(state) == ["Maxfield"]
    assert places(state) == (4, 1, 2, 3)


@rule("bluff#the-aim", "bluff#winning")
def test_the_defeated_cannot_win() -> None:
    """Not even with the most points; the place is behind everyone else's, points or none."""
    state = ended({"Molly": (3, 3, 3, 3), "Maxfield": (1,), "Andrew": (), "Serena": ()})
    result = GAME.result(state)
    assert result is not None

    assert winners(state) == ["Maxfield"]
    assert result.places == (4, 1, 2, 2)
    assert result.points == (12.0, 1.0, 0.0, 0.0)


@rule("bluff#winning")
def test_first_tie_break_more_tiles_left() -> None:
    """Equal points: the fuller holder wins, even with fewer tokens."""
    state = ended({"Maxfield": (2, 1, 1), "Andrew": (3, 1), "Serena": (1,)}, tiles_left={"Maxfield": 3, "Andrew": 4})

    assert winners(state) == ["Andrew"]
    assert places(state) == (4, 2, 1, 3)


@rule("bluff#winning")
def test_second_tie_break_more_tokens() -> None:
    """Equal points and tiles: more tokens win, even with more villains."""
    state = ended(
        {"Maxfield": (2, 1, 1), "Andrew": (3, 1), "Serena": ()}, villains={"Maxfield": ["kunzite", "zoycite"]}
    )

    assert winners(state) == ["Maxfield"]
    assert places(state) == (4, 1, 2, 3)


@rule("bluff#winning")
def test_third_tie_break_fewer_villains() -> None:
    """Equal points, tiles and tokens: fewer villains win."""
    state = ended(
        {"Maxfield": (2, 2), "Andrew": (3, 1), "Serena": (1, 3)},
        villains={"Maxfield": ["kunzite"], "Andrew": ["zoycite", "jadeite"]},
    )

    assert winners(state) == ["Serena"]
    assert places(state) == (4, 2, 3, 1)


@rule("bluff#winning")
def test_fourth_tie_shared_victory() -> None:
    """Equal in everything: the victory is shared, and who comes next is third."""
    state = ended(
        {"Maxfield": (2, 2), "Andrew": (3, 1), "Serena": (3,)},
        villains={"Maxfield": ["kunzite"], "Andrew": ["zoycite"]},
    )

    assert winners(state) == ["Maxfield", "Andrew"]
    assert places(state) == (4, 1, 1, 3)


@rule("bluff#winning")
def test_all_but_the_defeated_can_share() -> None:
    """Nobody has anything: everyone who is not defeated wins."""
    state = ended({})

    assert winners(state) == ["Maxfield", "Andrew", "Serena"]


@rule("bluff#winning", "bluff#end-of-game")
def test_two_defeated_leave_the_victory_to_the_others() -> None:
    """With two defeated the best of the rest wins, however little that is."""
    state = table(
        holders={"Molly": ["nephrite", "sailor-mars"]},
        face_up={
            "Molly": ["sailor-moon"] * 3 + ["sailor-venus"],
            "Serena": ["sailor-venus"] * 3 + ["sailor-moon"],
        },
        tokens={"Molly": (3, 3), "Serena": (3, 3, 3), "Maxfield": (1,)},
    )
    collects(state, "Molly", "nephrite", to="Andrew")
    chooses(state, "Molly", "swap sailor-venus with D for sailor-moon")

    assert defeated(state) == ["Molly", "Serena"]
    assert winners(state) == ["Maxfield"]
    assert places(state)[1:3] == (1, 2)
