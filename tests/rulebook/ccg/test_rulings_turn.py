"""Rulings on turns, defeat and what lies on the table.  What a table may set stands in `test_rulings_more`."""

from __future__ import annotations

import pytest

from odango.core.rng import Rng, ScriptedRng
from odango.games.ccg import GAME
from odango.games.ccg.cards import NUMBER
from odango.games.ccg.challenge.challenge import MOST_TIES
from odango.games.ccg.pieces import change
from odango.games.ccg.setup import decks
from rule import rule
from rulebook.ccg.asking import answer, end_turn, offered, open_first, step_6, targets, texts, who
from rulebook.ccg.attacks import TIARA, attack, attacked, challenged, defend, throw
from rulebook.ccg.looking import damage, deck, discards, gone, hand, in_play, piece, places, power
from rulebook.ccg.table import JUPITER, MARS, MERCURY, MOON, VENUS, names, started, table
from rulebook.ccg.telling import keys, said


@rule("ccg#defence")
def test_s23_a_free_defence_is_its_owners_choice() -> None:
    """The Horde's challenge may be declined; then the damage is plain."""
    state = attacked("mud-minion-horde")
    assert (who(state), texts(state)) == ((1, "defend"), ["defend unpredictable", "pass"])
    defend(state)

    assert damage(state, "mud-minion-horde") == 30


@rule("ccg#defence")
def test_s23_a_free_defence_must_be_used_under_the_switch() -> None:
    """The Horde's challenge is always played; what has a price still is a choice."""
    state = attacked("mud-minion-horde", free_defences="mandatory")
    assert {decision.kind for decision in state.pending} == {"throw"}
    throw(state, owner_wins=False)
    assert damage(state, "mud-minion-horde") == 60
    paid = attacked("vulturos + 2 body", by=MARS, free_defences="mandatory")

    assert (who(paid), texts(paid)) == ((1, "defend"), ["defend resistant", "pass"])


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


@rule("ccg#challenge")
@pytest.mark.parametrize("lot", [0, 1])
def test_s27_after_ten_ties_a_lot_decides(lot: int) -> None:
    """Ten equal throws, then chance names the winner."""
    state = challenged()
    state.rng = ScriptedRng([lot])
    for ties in range(MOST_TIES):
        assert said(state, "lot") == [], ties
        throw(state, owner_wins=None)

    assert MOST_TIES == 10
    assert said(state, "lot") == [{"who": 1 if lot else 0}]


@rule("ccg#replaying-a-challenge")
def test_s28_the_loser_is_asked_first_and_then_the_winner() -> None:
    """Three Power are discarded and both throw again; after that the same order anew."""
    state = challenged(hands=["3 soul", "6 soul"], replay_for_power="on")
    throw(state, owner_wins=True)
    assert who(state) == (0, "replay")
    answer(state, 0, "pass")
    assert who(state) == (1, "replay")
    answer(state, 1, "replay 3 soul")
    assert (hand(state, 1), discards(state, 1)) == ("soul soul soul", "soul soul soul")
    throw(state, owner_wins=False)
    assert who(state) == (1, "replay")
    answer(state, 1, "pass")

    assert who(state) == (0, "replay")


@rule("ccg#replaying-a-challenge", "ccg#knowledge")
def test_s28_who_holds_fewer_than_three_cards_is_not_asked() -> None:
    """A hand of two is passed over; one of three without Power is asked, and can only decline."""
    few = challenged(hands=["2 soul", "titus luna pox"], replay_for_power="on")
    throw(few, owner_wins=True)

    assert (who(few), texts(few)) == ((1, "replay"), ["pass"])


@rule("ccg#scouts-and-knights", "ccg#defeat")
def test_s32_lower_levels_lie_beneath_and_leave_together() -> None:
    """Level 2 is defeated: both cards are out of the game."""
    state = table([f"{MOON} + 1 soul, {MARS}"], hands=["sailor-moon-level-2", "soul"], decks=["9 body"], step=2)
    answer(state, 0, f"play sailor-moon-level-2 {MOON}", "keep")
    assert piece(state, "sailor-moon-level-2").under == (NUMBER[MOON],)
    change(state, piece(state, "sailor-moon-level-2").uid, damage=70)
    step_6(state)

    assert (gone(state, 0), discards(state, 0)) == (f"{MOON} sailor-moon-level-2", "soul")


@rule("ccg#scouts-and-knights")
def test_s32_losing_a_level_shows_the_one_below() -> None:
    """Lose Powers: the top card to the discards, Level 1 in play with its own Health; Power and damage stay."""
    state = table(["sailor-moon-level-2 + 2 soul /20"], ["", "pierrot"], hands=["", "lose-powers"])
    attack(state, "sailor-moon-level-2", TIARA, "pierrot")
    defend(state, "lose-powers")
    throw(state, owner_wins=True)

    assert in_play(state, 0) == MOON
    assert (power(state, MOON), piece(state, MOON).under, discards(state, 0)) == ("2 soul", (), "sailor-moon-level-2")
    assert (damage(state, MOON), damage(state, "pierrot")) == (50, 20), "the attack is Level 1's too, and goes on"


@rule("ccg#power-from-hand", "ccg#hit-back")
def test_s33_no_power_from_hand_against_a_hit_back() -> None:
    """The attacking player holds Power and is not asked."""
    state = attacked("pierrot", by=MARS, hands=["5 soul"], rules="advanced")

    assert (who(state), damage(state, MARS)) == ((0, "pause"), 30)


@rule("ccg#knowledge", "ccg#decks")
def test_s34_deck_lists_lie_open() -> None:
    """Every view names the lists, and what is seen of hand and deck together follows; hand and order stay hidden."""
    state = started()
    open_first(state)
    lists = decks(state.setup, 2)
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert [player.deck_name for player in view.players] == ["starter_moon_mars", "starter_mercury_venus"]
        for owner, player in enumerate(view.players):
            shown = len([*player.allies, *player.enemies, *player.pie])
            assert len(lists[owner]) == shown + player.hand + player.deck
            assert player.known == (tuple(state.hands[owner]) if seat == owner else ())
            assert player.top == ()


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


@rule("ccg#draw", "ccg#balance", "ccg#reshuffle")
def test_s37_with_no_cards_left_nothing_is_drawn() -> None:
    """Draw and balance with empty piles change nothing, and the game goes on; Melvin draws what there is."""
    state = table(hands=["soul", "soul"], step=1)
    assert (hand(state, 0), deck(state, 0)) == ("soul", "")
    end_turn(state)
    assert (hand(state, 0), state.turn) == ("soul", 1)
    melvin = table(pie=["melvin-gurio"], hands=["soul"], step=1)

    assert (who(melvin), hand(melvin, 0)) == ((0, "play"), "soul")


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


@rule("ccg#rejuvenation")
def test_s64_the_rejuvenation_limit_is_for_each_scout() -> None:
    """Two Monsters: two Scouts may discard two Power each."""
    state = table([f"{MOON} + 3 soul /40, {JUPITER} + 3 body /60, {MERCURY}"], ["titus, morga", "pox"])
    answer(state, 0, f"rejuvenate {MOON} 2")
    assert [text for text in offered(state, "rejuvenate") if JUPITER in text][-1] == f"rejuvenate {JUPITER} 2"
    answer(state, 0, f"rejuvenate {JUPITER} 2")

    assert damage(state, MOON, JUPITER) == [0, 20]
    assert names(state.discards[0]) == "soul soul body body"
