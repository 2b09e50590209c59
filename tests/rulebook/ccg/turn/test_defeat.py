"""Step 6: what is defeated, who scores, who is out, and how the game ends."""

from __future__ import annotations

import pytest

from odango.games.ccg import GAME
from odango.games.ccg.pieces import change
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, end_turn, finish, step_6, texts, who
from rulebook.ccg.attacks import TIARA, attack, attacked, defend
from rulebook.ccg.looking import damage, discards, gone, hand, in_play, piece, places
from rulebook.ccg.table import MARS, MERCURY, MOON, VENUS, table
from rulebook.ccg.telling import keys, said


def hurt(state: Ccg, name: str, amount: int, by: int) -> None:
    """Somebody has put damage on a card, by whatever."""
    found = piece(state, name)
    change(state, found.uid, damage=found.damage + amount, hurt=by)


@rule("ccg#defeat", "ccg#goal")
@pytest.mark.parametrize(("before", "defeated"), [(0, False), (10, True), (40, True)])
def test_as_much_damage_as_health(before: int, defeated: bool) -> None:
    """Exactly, or more; out of the game, not among the discards, and its points to who did it."""
    state = attacked(f"jumo /{before}", by=MARS, hands=["soul", "soul"])
    defend(state)
    assert damage(state, "jumo") == before + 40
    step_6(state)

    assert state.points == [int(defeated), 0]
    assert (gone(state, 1), discards(state, 1)) == ("jumo" if defeated else "", "")
    assert said(state, "defeated") == [{"who": 0, "whom": 1, "points": 1}] * defeated


@rule("ccg#defeat")
def test_nothing_is_removed_before_step_6() -> None:
    """A Monster whose damage has reached its Health stays until all have acted."""
    state = attacked("jumo /40", by=MARS, team=f"{MOON} + 2 soul", others="morga", hands=["soul", "soul"])
    defend(state)
    assert in_play(state, 1) == f"{VENUS} jumo morga"
    assert state.points == [0, 0]
    attack(state, MOON, TIARA, "morga")
    defend(state)
    step_6(state)

    assert (in_play(state, 1), state.points) == (VENUS, [2, 0])


@rule("ccg#defeat", "ccg#villains")
def test_points_of_villains_and_monsters() -> None:
    """As many as are printed, all in one Step 6, listed one by one."""
    state = table([MARS], ["", "titus, pox, zoycite"], hands=["soul", "soul"], goal=6)
    for name, health in (("titus", 50), ("pox", 50), ("zoycite", 100)):
        hurt(state, name, health, by=0)
    step_6(state)

    assert state.points == [6, 0]
    assert [(score.seat, score.owner, score.points) for score in state.scores] == [(0, 1, 1), (0, 1, 2), (0, 1, 3)]
    assert GAME.view(state, None).scores == tuple(state.scores)


@rule("ccg#defeat")
def test_nobody_scores_for_a_scout() -> None:
    """A Scout hit back to death is out of the game, and that is all."""
    state = attacked("bakene", by=MOON, team=MARS, hands=["soul", "soul"])
    defend(state)
    step_6(state)

    assert state.points == [1, 0]
    assert (gone(state, 0), discards(state, 0)) == (MOON, "soul soul")
    assert said(state, "fell") == [{"who": 0}]
    assert not state.out[0]


@rule("ccg#defeat", "ccg#several-players")
def test_whoever_hit_last_scores() -> None:
    """Damage of others lay there already; the one who brings it down has the points."""
    state = table([VENUS, f"{MARS} + 2 soul"], ["jumo /30"], turn=1, hands=["soul", "soul", "soul"])
    hurt(state, "jumo", 0, by=2)
    attack(state, MARS, "mars-fire-ignite", "jumo")
    defend(state)
    step_6(state)

    assert state.points == [0, 1, 0]


@rule("ccg#elimination")
def test_without_a_scout_one_is_out() -> None:
    """With all that was in play, in hand, in the deck and discarded."""
    state = table(
        [f"{MOON} + 2 soul /50"],
        ["titus + 1 body"],
        ["luna"],
        hands=["soul", "soul", "soul"],
        decks=["morga pox"],
        discards=["lunch"],
    )
    step_6(state)

    assert state.out == [True, False, False]
    assert in_play(state, 0) == hand(state, 0) == discards(state, 0) == ""
    assert sorted(gone(state, 0).split()) == sorted(
        [MOON, "soul", "soul", "titus", "body", "luna", "soul", "morga", "pox", "lunch"]
    )
    assert said(state, "out") == [{"who": 0}]
    assert state.ended == ""
    assert state.turn == 1


@rule("ccg#elimination", "ccg#turn")
def test_who_is_out_has_no_turns() -> None:
    """The round goes on without them."""
    state = table([MARS, f"{MOON} /50"], hands=["soul", "soul", "soul"], decks=["9 body"] * 3)
    end_turn(state)
    assert (state.out, state.turn) == ([False, True, False], 2)
    end_turn(state)

    assert (state.turn, state.turns) == (0, [4, 3, 4]), "nor one that goes by"


@rule("ccg#elimination")
def test_another_players_last_scout_in_ones_own_turn() -> None:
    """Whoever has none in Step 6 is out, whosever turn it is."""
    state = table([MARS, MERCURY], hands=["soul", "soul", "soul"])
    state.allies[2] = ()
    step_6(state)

    assert state.out == [False, False, True]


@rule("ccg#end-of-game", "ccg#goal")
@pytest.mark.parametrize(("goal", "before"), [(4, 3), (5, 4), (6, 5)])
def test_the_goal_ends_the_game(goal: int, before: int) -> None:
    """In Step 6, as soon as the points are counted."""
    state = attacked("jumo /40", by=MARS, hands=["soul", "soul"], points=[before, before], goal=goal)
    defend(state)
    assert state.ended == ""
    step_6(state)

    assert (state.ended, places(state), state.pending) == ("goal", (1, 2), [])
    assert said(state, "ended-goal") == [{"who": (0,)}]


@rule("ccg#end-of-game", "ccg#goal")
def test_one_point_short_goes_on() -> None:
    """Nothing ends before the goal."""
    state = attacked("jumo /40", by=MARS, hands=["soul", "soul"], points=[3, 3], goal=5)
    defend(state)
    step_6(state)

    assert (state.ended, places(state), state.points) == ("", None, [4, 3])


@rule("ccg#end-of-game")
def test_reaching_the_goal_together_is_a_tie() -> None:
    """Also if one has more; who has not reached it comes behind."""
    state = table(enemies=["titus", "zoycite"], hands=["soul", "soul", "soul"], points=[2, 3, 3])
    hurt(state, "zoycite", 100, by=0)
    hurt(state, "titus", 50, by=1)
    step_6(state)
    result = GAME.result(state)
    assert result is not None

    assert (state.points, result.places, result.points) == ([5, 4, 3], (1, 1, 3), (5.0, 4.0, 3.0))
    assert said(state, "ended-goal") == [{"who": (0, 1)}]


@rule("ccg#end-of-game", "ccg#elimination")
def test_out_though_the_goal_is_reached() -> None:
    """The last Scout fell in the same Step 6: no win.  The other has it, whatever the points."""
    state = attacked("bakene", by=MOON, hands=["soul", "soul"], points=[3, 0])
    defend(state)
    step_6(state)

    assert (state.points, state.out, state.ended, places(state)) == ([4, 0], [True, False], "last", (2, 1))
    assert said(state, "ended-last") == [{"who": (1,)}]


@rule("ccg#end-of-game", "ccg#elimination")
def test_out_though_the_goal_is_reached_among_several() -> None:
    """The game goes on among the others, and who is out comes last."""
    state = attacked("bakene", by=MOON, others="pox", hands=["soul", "soul", "soul"], points=[3, 0, 3])
    defend(state)
    step_6(state)
    assert (state.ended, state.out) == ("", [True, False, False])
    hurt(state, "pox", 50, by=2)
    end_turn(state)

    assert (state.ended, places(state)) == ("goal", (3, 2, 1))


@rule("ccg#end-of-game", "ccg#elimination")
def test_the_last_one_left_wins() -> None:
    """At once, with fewer points than the others had."""
    state = table([VENUS, f"{MOON} /50", f"{MARS} /60"], hands=["soul", "soul", "soul"], points=[0, 3, 2])
    step_6(state)

    assert (state.ended, places(state), state.pending) == ("last", (1, 2, 3), [])


@rule("ccg#end-of-game", "ccg#elimination")
def test_the_last_to_go_out_together_tie() -> None:
    """Nobody is left, and all are first, whatever their points."""
    state = table([f"{MOON} /50", f"{MARS} /60"], hands=["soul", "soul"], points=[1, 3])
    step_6(state)

    assert (state.ended, places(state)) == ("nobody", (1, 1))
    assert "ended-nobody" in keys(state)


@rule("ccg#end-of-game", "ccg#elimination")
def test_who_went_out_before_has_no_part_in_that_tie() -> None:
    """Three played; the first to go comes last."""
    state = table([f"{MOON} /50", f"{MARS} /60", VENUS], hands=["soul", "soul", "soul"], points=[1, 0, 3])
    state.allies[2], state.out[2] = (), True
    step_6(state)

    assert (state.ended, places(state)) == ("nobody", (1, 1, 3))


@rule("ccg#end-of-game")
def test_the_limit_of_turns() -> None:
    """After the last turn of everyone the most points win; equals share it."""
    for points, expected in (([2, 3, 1], (2, 1, 3)), ([3, 3, 1], (1, 1, 3)), ([0, 0, 0], (1, 1, 1))):
        state = table(hands=["soul"] * 3, decks=["9 body"] * 3, points=points, turns=[2, 1, 1], round_limit=2)
        end_turn(state)
        assert state.ended == ""
        end_turn(state)
        assert (state.ended, state.turn) == ("", 2)
        end_turn(state)

        assert (state.ended, places(state), state.pending) == ("limit", expected, [])


@rule("ccg#end-of-game", "ccg#elimination")
def test_who_is_out_does_not_win_by_points() -> None:
    """At the limit only those in the game are compared."""
    state = table([VENUS, VENUS, f"{MARS} /60"], hands=["soul"] * 3, points=[1, 0, 3], turns=2, turn=1, round_limit=2)
    end_turn(state)

    assert (state.ended, places(state)) == ("limit", (1, 2, 3))


@rule("ccg#end-of-game")
def test_after_the_end_nobody_is_asked() -> None:
    """And everybody sees how it ended."""
    state = table([VENUS, f"{MOON} /50"], hands=["soul", "soul"])
    step_6(state)

    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert (view.ended, view.asked, view.question) == ("last", (), None)
        assert view.result is not None
        assert view.result.winners == (0,)


@rule("ccg#defeat", "ccg#rejuvenation")
def test_what_was_healed_in_time_is_not_defeated() -> None:
    """What counts is what lies there in Step 6."""
    state = table([f"{MOON} + 1 soul /50, {MARS}"], ["titus", "pox"], ["lunch"], hands=["soul", "soul"], step=2)
    answer(state, 0, "use lunch", f"heal {MOON}")
    step_6(state)

    assert MOON in in_play(state, 0)


@rule("ccg#hit-back", "ccg#defeat")
def test_a_beaten_monster_hits_back_before_it_leaves() -> None:
    """The blow comes in Phase 5, the defeat in Step 6."""
    state = attacked("jumo /40", by=MARS)
    finish(state)

    assert damage(state, MARS) == 10
    assert who(state) == (0, "pause")
    assert texts(state) == ["done"]
