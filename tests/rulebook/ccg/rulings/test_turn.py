"""Rulings on turns: who begins, nothing to attack or to draw, a turn that is skipped, rejuvenation."""

from __future__ import annotations

from odango.core.rng import Rng
from odango.games.ccg.pieces import change
from rule import rule
from rulebook.ccg.asking import answer, end_turn, offered, open_first, step_6, texts, who
from rulebook.ccg.attacks import attack, attacked, defend, throw
from rulebook.ccg.looking import damage, deck, gone, hand, piece
from rulebook.ccg.table import JUPITER, MARS, MERCURY, MOON, VENUS, names, started, table
from rulebook.ccg.telling import keys


@rule("ccg#forfeiting")
def test_s25_forfeiting_needs_empty_zones() -> None:
    """Not while a target is there, though it was attacked this turn; but when both neighbours have none."""
    state = attacked("pierrot", by=MOON, team=MARS, mine="titus")
    assert who(state) == (0, "pause")
    one_side = table([MOON], ["titus", "", "pox", "morga"])
    assert who(one_side) == (0, "pause")
    empty = table([MOON], ["titus", "", "pox", ""])

    assert texts(empty) == [f"forfeit {MOON} titus", "done"]


@rule("ccg#forfeiting")
def test_s25_nobody_forfeits_in_the_first_turn() -> None:
    """With empty Zones all around."""
    assert who(table([MOON], ["titus"], turns=1)) == (0, "pause")
    assert who(table([MOON], ["titus"], turns=[2, 1])) == (0, "act")


@rule("ccg#forfeiting")
def test_s25_who_is_held_does_not_forfeit() -> None:
    """Of two with empty Zones around them, one may not attack this turn."""
    state = table([f"{MOON}, {MARS}"], ["titus"])
    change(state, piece(state, MOON).uid, idle=state.turns[0])

    assert texts(state) == [f"forfeit {MARS} titus", "done"]


@rule("ccg#first-player")
def test_s26_a_lot_decides_who_begins_among_several() -> None:
    """Chance names the first player of three; nobody throws."""
    found = set()
    for seed in range(30):
        state = started(3)
        open_first(state, 0, 1)
        state.rng = Rng(seed)
        open_first(state, 2)
        assert (state.contest, state.last_contest) == (None, None)
        found.add(state.starter)

    assert found == {0, 1, 2}


@rule("ccg#first-player", "ccg#replaying-a-challenge")
def test_s26_two_play_for_the_first_turn_without_paid_replays() -> None:
    """Ties are thrown again; nobody is asked about Power, though all hold five cards and the table plays so."""
    state = started(rules="advanced", replay_for_power="on")
    open_first(state)
    throw(state, owner_wins=None)
    assert {decision.kind for decision in state.pending} == {"throw"}
    throw(state, owner_wins=False)

    assert (state.starter, "replayed" in keys(state)) == (1, False)
    assert who(state)[1] != "replay"
    assert [len(held) for held in state.hands] == [5, 6]


@rule("ccg#draw", "ccg#balance", "ccg#reshuffle")
def test_s37_with_no_cards_left_nothing_is_drawn() -> None:
    """Draw and balance with empty piles change nothing, and the game goes on; Melvin draws what there is."""
    state = table(hands=["soul", "soul"], step=1)
    assert (hand(state, 0), deck(state, 0)) == ("soul", "")
    end_turn(state)
    assert (hand(state, 0), state.turn) == ("soul", 1)
    melvin = table(pie=["melvin-gurio"], hands=["soul"], step=1)

    assert (who(melvin), hand(melvin, 0)) == ((0, "play"), "soul")


@rule("ccg#rejuvenation")
def test_s64_the_rejuvenation_limit_is_for_each_scout() -> None:
    """Two Monsters: two Scouts may discard two Power each."""
    state = table([f"{MOON} + 3 soul /40, {JUPITER} + 3 body /60, {MERCURY}"], ["titus, morga", "pox"])
    answer(state, 0, f"rejuvenate {MOON} 2")
    assert [text for text in offered(state, "rejuvenate") if JUPITER in text][-1] == f"rejuvenate {JUPITER} 2"
    answer(state, 0, f"rejuvenate {JUPITER} 2")

    assert damage(state, MOON, JUPITER) == [0, 20]
    assert names(state.discards[0]) == "soul soul body body"


@rule("ccg#forfeiting", "ccg#defeat")
def test_s47_forfeiting_scores_the_own_monster() -> None:
    """The points of the cheapest go to its owner, in Step 6."""
    state = table([MOON], ["pox, pierrot"], hands=["soul", "soul"])
    answer(state, 0, f"forfeit {MOON} pox")
    assert state.points == [0, 0]
    step_6(state)

    assert (state.points, gone(state, 0)) == ([2, 0], "pox")


@rule("ccg#forfeiting", "ccg#defeat")
def test_s47_forfeiting_scores_nothing_under_the_switch() -> None:
    """The Monster is out, without points."""
    state = table([MOON], ["pox"], hands=["soul", "soul"], forfeit_scores=False)
    answer(state, 0, f"forfeit {MOON} pox")
    step_6(state)

    assert (state.points, gone(state, 0)) == ([0, 0], "pox")


@rule("ccg#turn")
def test_s67_a_skipped_turn_counts_as_had() -> None:
    """Nothing is drawn and nothing filled up; who was held for that turn is free in the one after."""
    state = table(
        [VENUS, f"{MARS} + 2 soul /10"], ["pierrot", "titus"], hands=["soul", "2 soul"], decks=["9 body", "9 body"]
    )
    state.skips[1] = True
    state.no_attacks[1] = state.no_rest[1] = 4
    end_turn(state)
    assert (state.turn, state.turns, hand(state, 1)) == (0, [4, 4], "soul soul")
    answer(state, 0, "done", "discard body-power", "done")
    answer(state, 1, "done")

    assert [text.split()[0] for text in texts(state)] == ["attack", "rejuvenate", "done"]


@rule("ccg#turn")
def test_s67_the_same_turn_is_skipped_once() -> None:
    """Two wins of Force of Will in one turn cost one turn."""
    state = table(
        [f"{MARS} + 2 soul, {JUPITER} + 2 body"],
        ["", "prince-diamond + 2 mind, ramwoir + 1 mind"],
        hands=["soul", "soul"],
        decks=["9 body", "9 body"],
    )
    for scout, move, target, defence in (
        (MARS, "mars-fire-ignite", "prince-diamond", "force-of-will"),
        (JUPITER, "jupiter-thunder-crash", "ramwoir", "time-control"),
    ):
        attack(state, scout, move, target)
        defend(state, defence)
        throw(state, owner_wins=True)
        defend(state)
    end_turn(state)
    assert state.turn == 1
    end_turn(state)
    assert (state.turn, state.turns) == (1, [4, 5]), "the first player's turn was skipped"
    answer(state, 1, "done", "done", "discard body-power", "done")

    assert (state.turn, keys(state).count("skipped")) == (0, 1)


@rule("ccg#turn", "ccg#draw")
def test_s67_rats_run_out_with_a_skipped_turn() -> None:
    """The turn without a draw is the one that is missed; in the turn after that a card is drawn."""
    state = table([VENUS], hands=["rats", "soul"], decks=["", "9 mind"], step=2)
    answer(state, 0, "play rats", "trap B")
    state.skips[1] = True
    end_turn(state, until=1)
    assert (state.turn, hand(state, 1)) == (0, "soul"), "the turn was missed"
    end_turn(state, until=1)

    assert (state.turn, hand(state, 1)) == (1, "mind soul")
