"""Rulings on defeat, on who is out, and on the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from odango.games.ccg.pieces import change
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, end_turn, offered, step_6, targets, texts, who
from rulebook.ccg.attacks import TIARA, attack, attacked, defend, throw
from rulebook.ccg.looking import damage, discards, gone, in_play, piece, places
from rulebook.ccg.table import MARS, MOON, VENUS, table


@rule("ccg#defeat")
def test_s24_defeat_waits_for_step_6() -> None:
    """A Monster at its Health stays in its Zone, and counts for rejuvenation until then."""
    state = table([f"{MOON} + 1 soul /20"], ["titus /50", "pierrot"], hands=["soul", "soul"])
    assert f"rejuvenate {MOON} 1" in texts(state)
    answer(state, 0, f"rejuvenate {MOON} 1")
    assert in_play(state, 0) == f"{MOON} titus"
    step_6(state)

    assert (in_play(state, 0), gone(state, 0)) == (MOON, "titus")


@rule("ccg#defeat", "ccg#actions")
def test_s24_a_spent_scout_cannot_act_before_step_6() -> None:
    """Hit to the Health: no rejuvenation and nothing else, though Good Night's Rest would allow both."""
    state = table([f"{MOON} + 2 soul"], ["titus", "bakene, pox"], hands=["good-nights-rest"], step=2)
    answer(state, 0, "play good-nights-rest", f"rest {MOON}")
    attack(state, MOON, TIARA, "bakene")
    assert damage(state, MOON) == 50

    assert who(state) == (0, "pause")
    assert MOON in in_play(state, 0)


@rule("ccg#elimination", "ccg#several-players")
def test_s35_an_eliminated_players_cards_leave_the_game() -> None:
    """Their Monsters are no targets and score for nobody."""
    state = table([f"{MARS} + 2 soul", f"{MOON} /50"], ["", "titus, pox /40"], hands=["soul"] * 3, decks=["9 body"] * 3)
    assert any("titus" in text for text in texts(state))
    end_turn(state)
    assert (in_play(state, 1), state.points) == ("", [0, 0, 0])
    assert {"titus", "pox", MOON} <= set(gone(state, 1).split())
    end_turn(state)
    answer(state, 0, "done")

    assert not offered(state, "attack")


@rule("ccg#elimination", "ccg#several-players")
def test_s35_neighbours_of_an_eliminated_player_become_neighbours() -> None:
    """Four seats, the second is out: the first may attack the third."""
    enemies = ["", "titus", "pierrot", "racy"]
    state = table([f"{MARS} + 2 soul", f"{MOON} /50"], enemies, hands=["soul"] * 4, decks=["9 body"] * 4)
    assert targets(state) == {"titus", "racy"}
    for _ in range(3):
        end_turn(state)
    answer(state, 0, "done")

    assert targets(state) == {"pierrot", "racy"}


def last_round(points: list[int], **told: Any) -> Ccg:
    """The first and only round, with the first player's turn."""
    options: dict[str, Any] = {"turns": [1, 0], "hands": ["soul", "soul"], "decks": ["9 body"] * 2, "round_limit": 1}
    return table(points=points, **{**options, **told})


@rule("ccg#end-of-game")
def test_s50_after_the_last_round_most_points_win() -> None:
    """It ends after everyone's turn; a skipped turn counts, an extra one does not."""
    state = last_round([1, 2])
    end_turn(state)
    assert (state.turn, state.ended) == (1, "")
    end_turn(state)
    assert (state.ended, places(state)) == ("limit", (2, 1))
    skipped = last_round([1, 2])
    skipped.skips[1] = True
    end_turn(skipped)

    assert (skipped.ended, skipped.turns) == ("limit", [1, 1])


@rule("ccg#end-of-game", "ccg#turn")
def test_s50_an_extra_turn_does_not_count() -> None:
    """Sailor Pluto in the last round is a turn more, and costs nobody one."""
    state = last_round([1, 2], hands=["sailor-pluto", "soul"], step=2)
    answer(state, 0, "play sailor-pluto")
    end_turn(state)
    assert (state.turn, state.ended) == (0, "")
    answer(state, 0, "done", "discard body-power", "done")
    assert (state.turn, state.ended) == (1, "")
    end_turn(state)

    assert state.ended == "limit"
    early = last_round([1, 2], hands=["sailor-pluto", "soul"], step=2, round_limit=2)
    answer(early, 0, "play sailor-pluto")
    end_turn(early)
    answer(early, 0, "done", "discard body-power", "done")
    end_turn(early)
    assert (early.turn, early.ended) == (0, ""), "the first player has a second turn like everyone"


@rule("ccg#end-of-game")
def test_s50_equal_points_at_the_limit_tie() -> None:
    """Both are first."""
    state = last_round([2, 2])
    end_turn(state)
    end_turn(state)

    assert (state.ended, places(state)) == ("limit", (1, 1))


@rule("ccg#end-of-game")
def test_s50_extra_turns_have_an_end_too() -> None:
    """They come on top of the limit, but nobody has more than twice as many."""
    for begun, ended in ((3, ""), (4, "limit")):
        state = table([MOON], turns=[begun, 2], hands=["soul", "soul"], decks=["9 body"] * 2, round_limit=2)
        state.extra = 9
        end_turn(state)

        assert state.ended == ended


@rule("ccg#elimination")
def test_s53_whoever_has_no_scout_in_step_6_is_out() -> None:
    """The last one was discarded by Mistrust, which is no defeat: out all the same, in Step 6."""
    state = attacked("mistrust", by=MARS, hands=["soul", "soul", "soul"])
    defend(state, "hallucination-doubt")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
    assert set(discards(state, 0).split()) == {"soul", MARS}
    assert state.out == [False, False, False]
    step_6(state)

    assert (state.out, state.turn) == ([True, False, False], 1)


@rule("ccg#elimination", "ccg#events")
def test_s53_resignation_cannot_give_up_the_last_scout() -> None:
    """With one it is not playable, with two it is."""
    assert texts(table([MOON], ["", "titus"], hands=["resignation"], step=2)) == ["done"]
    assert texts(table([f"{MOON}, {MARS}"], ["", "titus"], hands=["resignation"], step=2)) == [
        "play resignation",
        "done",
    ]


@rule("ccg#end-of-game", "ccg#elimination")
def test_s54_the_last_one_left_wins() -> None:
    """At once, with fewer points."""
    state = table([f"{MOON} /50"], hands=["soul", "soul"], points=[3, 0])
    step_6(state)

    assert (state.ended, places(state)) == ("last", (2, 1))


@rule("ccg#end-of-game", "ccg#elimination")
def test_s54_going_out_together_is_a_tie() -> None:
    """Both last Scouts are defeated in one Step 6: both are first."""
    state = table([f"{MOON} /50", f"{MARS} /60"], hands=["soul", "soul"], points=[3, 0])
    step_6(state)

    assert (state.ended, places(state)) == ("nobody", (1, 1))


@rule("ccg#defeat", "ccg#events")
def test_s55_defeated_outright_leaves_and_scores_in_step_6() -> None:
    """Resignation: no attack on the Monster is offered, and the point comes in Step 6."""
    state = table([f"{MOON}, {MARS} + 2 soul"], ["", "titus, pierrot"], hands=["resignation", "soul"], step=2)
    answer(state, 0, "play resignation", f"resign {MOON}", "topple titus")
    assert (in_play(state, 1), state.points) == (f"{VENUS} titus pierrot", [0, 0])
    assert targets(state) == {"pierrot"}
    step_6(state)

    assert (in_play(state, 1), state.points) == (f"{VENUS} pierrot", [1, 0])


@rule("ccg#defeat")
def test_s56_soul_drain_scores_for_alans_owner() -> None:
    """20 bring a Monster down in its own player's turn: its points go to Alan's owner, in this Step 6."""
    state = attacked("alan + soul", mine="bakene /20, rhonda")
    defend(state, "soul-drain")
    assert state.points == [0, 0]
    end_turn(state)

    assert [state.points, in_play(state, 0)] == [[0, 1], f"{MARS} rhonda"]


@rule("ccg#end-of-game")
def test_s56_two_can_reach_the_goal_in_one_step_6() -> None:
    """The attacker fells Alan, who has felled a Monster: both have four."""
    state = attacked("alan + soul /140", mine="bakene /20", team=MOON, points=[0, 3])
    defend(state, "soul-drain")
    end_turn(state)

    assert [state.points, state.ended, places(state)] == [[4, 4], "goal", (1, 1)]


@rule("ccg#defeat")
@pytest.mark.parametrize("saved", ["lunch", "level"])
def test_s57_what_is_healed_before_step_6_is_not_defeated(saved: str) -> None:
    """A thorn brings a Scout to its Health at the start of the turn; Lunch! or the next Level saves it to act."""
    state = table(
        [VENUS, f"{MOON} + 3 soul /40, {MARS}"],
        ["yasha", "titus"],
        ["", "lunch"],
        hands=["soul", "sailor-moon-level-2"],
        decks=["9 body", "9 body"],
    )
    change(state, piece(state, MOON).uid, thorns=(piece(state, "yasha").uid,))
    end_turn(state)
    assert (state.turn, damage(state, MOON)) == (1, 50)
    if saved == "lunch":
        answer(state, 1, "use lunch", f"heal {MOON}")
        answer(state, 1, "done")
    else:
        answer(state, 1, f"play sailor-moon-level-2 {MOON}", "keep", "done")
    name = MOON if saved == "lunch" else "sailor-moon-level-2"
    assert f"attack {name} {TIARA} yasha" in texts(state)
    step_6(state)

    assert name in in_play(state, 1)
