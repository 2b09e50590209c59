"""The steps of a turn around the actions: draw, discard, balance, whose turn is next.  See also `test_playing`."""

from __future__ import annotations

import pytest

from odango.core.rng import Rng
from odango.games.ccg.cards import NUMBER
from odango.games.ccg.facts import ACTED, ATTACKED
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, end_turn, finish, pass_once, texts, who
from rulebook.ccg.attacks import attacked, defend
from rulebook.ccg.looking import deck, discards, gone, hand, in_play, piece
from rulebook.ccg.table import MERCURY, MOON, table
from rulebook.ccg.telling import said, told


def steps(state: Ccg) -> list[tuple[int, str]]:
    """All that is asked of the player until the turn is over, by the step of the turn."""
    seat, found = state.turn, []
    while state.pending and state.turn == seat:
        found.append((state.step, who(state)[1]))
        pass_once(state)
    return found


@rule("ccg#turn")
def test_the_steps_in_their_order() -> None:
    """Draw; play and use cards; act; discard and balance; then the next player."""
    state = table([f"{MOON} + 2 soul"], ["", "titus"], hands=["soul"], decks=["3 body luna 2 mind"], step=1)

    assert hand(state, 0) == "body soul"
    assert steps(state) == [(2, "play"), (5, "act"), (5, "pause"), (7, "trim")]
    assert hand(state, 0) == "body body body soul luna"
    assert (state.turn, state.turns) == (1, [3, 4])


@rule("ccg#turn")
def test_what_may_be_left_out() -> None:
    """Playing, using, acting and discarding; drawing and filling up happen by themselves."""
    state = table([f"{MOON} + 2 soul"], ["", "titus"], ["lunch"], hands=["luna"], decks=["9 soul"], step=1)
    before = in_play(state, 0)
    end_turn(state)

    assert in_play(state, 0) == before
    assert len(state.hands[0]) == 5


@rule("ccg#turn")
def test_nobody_else_is_asked_in_steps_1_to_4() -> None:
    """Whatever is played; the others only watch."""
    state = table(hands=["2 soul luna titus knight-armor", "9 soul"], step=2, rules="advanced")
    seen = set()
    for _ in range(5):
        seen |= {decision.seat for decision in state.pending}
        choice = texts(state)[0]
        answer(state, 0, choice)

    assert seen == {0}


@rule("ccg#draw")
def test_one_card_is_drawn() -> None:
    """The top one, and nobody is asked; all are told that, not what."""
    state = table(decks=["luna titus soul"], step=1)

    assert (hand(state, 0), deck(state, 0)) == ("luna", "titus soul")
    assert said(state, "drew") == [{"who": 0, "count": 1}]
    assert not any("Luna" in text for text in told(state, 0))


@rule("ccg#draw")
def test_melvin_draws_two_of_which_one_goes_to_the_bottom() -> None:
    """His player chooses; the hand grows by one."""
    for kept, under in (("luna", "titus"), ("titus", "luna")):
        state = table(pie=["melvin-gurio"], hands=["soul"], decks=["titus luna 2 body"], step=1)
        assert who(state) == (0, "keep")
        answer(state, 0, f"keep {kept}")

        assert set(hand(state, 0).split()) == {"soul", kept}
        assert deck(state, 0) == f"body body {under}"


@rule("ccg#draw")
def test_melvin_with_one_card_left() -> None:
    """Deck and discards hold one card together: it is drawn and kept.  With an empty deck the discards are shuffled."""
    one = table(pie=["melvin-gurio"], decks=["luna"], step=1)
    two = table(pie=["melvin-gurio"], decks=["luna"], discards=["titus soul"], step=1)

    assert (hand(one, 0), who(one)) == ("luna", (0, "play"))
    assert who(two) == (0, "keep")
    assert "keep luna" in texts(two)
    assert (len(two.hands[0]), len(two.decks[0]), discards(two, 0)) == (2, 1, "")


@rule("ccg#draw")
def test_chad_takes_the_topmost_discard() -> None:
    """If his player likes, and if there is one."""
    for text, found in (("take", "luna"), ("draw", "soul")):
        state = table(pie=["chad-kumada"], decks=["soul"], discards=["titus luna"], step=1)
        assert texts(state) == ["draw", "take"]
        answer(state, 0, text)

        assert hand(state, 0) == found
    assert who(table(pie=["chad-kumada"], decks=["2 soul"], step=1)) == (0, "play")


@rule("ccg#reshuffle")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """When a card has to be drawn, not before; what is out of the game stays out."""
    state = table(hands=["soul"], decks=["body"], discards=["luna titus"], step=1)
    state.gone[0] = [NUMBER["pox"]]
    assert (deck(state, 0), discards(state, 0)) == ("", "luna titus")
    end_turn(state)

    assert sorted(hand(state, 0).split()) == ["body", "luna", "soul", "titus"]
    assert (deck(state, 0), discards(state, 0), gone(state, 0)) == ("", "", "pox")
    assert said(state, "reshuffled") == [{"who": 0}]


@rule("ccg#reshuffle")
def test_the_new_deck_is_in_no_order() -> None:
    """Chance decides what is drawn, not the order of the discards."""
    found = {hand(table(discards=["luna titus pox bakene"], step=1, seed=seed), 0) for seed in range(40)}

    assert found == {"luna", "titus", "pox", "bakene"}


@rule("ccg#reshuffle", "ccg#draw")
def test_nothing_left_to_draw() -> None:
    """Then nothing is drawn, and the turn goes on."""
    state = table(hands=["soul"], step=1)

    assert hand(state, 0) == "soul"
    assert said(state, "drew") == [{"who": 0, "count": 0}]
    assert who(state) == (0, "play")


@rule("ccg#discard", "ccg#balance")
def test_discarding_what_one_likes() -> None:
    """One after the other, the last on top; then the hand is filled up to five."""
    state = table(hands=["soul luna titus", "soul"], decks=["9 body"])
    pass_once(state)
    assert texts(state) == ["discard soul-power", "discard titus", "discard luna", "done"]
    answer(state, 0, "discard titus", "discard soul-power", "done")

    assert (discards(state, 0), hand(state, 0)) == ("titus soul", "body body body body luna")
    assert said(state, "balanced") == [{"who": 0, "count": 4}]


@rule("ccg#discard")
def test_discarding_the_whole_hand() -> None:
    """Then nobody is asked for more."""
    state = table(hands=["soul luna", "soul"], decks=["9 body"])
    pass_once(state)
    answer(state, 0, "discard luna", "discard soul-power")

    assert (state.turn, hand(state, 0), discards(state, 0)) == (1, "body body body body body", "luna soul")


@rule("ccg#balance")
@pytest.mark.parametrize(("friend", "limit"), [("", 5), ("artemis", 6)])
def test_who_holds_too_many_must_discard(friend: str, limit: int) -> None:
    """Down to five, with Artemis to six; being done is no option before that."""
    state = table(pie=[friend], hands=["8 soul", "soul"], decks=["9 body"])
    pass_once(state)
    for _ in range(8 - limit):
        assert texts(state) == ["discard soul-power"]
        answer(state, 0, "discard soul-power")
    assert texts(state) == ["discard soul-power", "done"]
    answer(state, 0, "done")

    assert (len(state.hands[0]), len(state.decks[0])) == (limit, 9)


@rule("ccg#balance")
@pytest.mark.parametrize(("friend", "limit"), [("", 5), ("artemis", 6)])
def test_an_empty_hand_is_filled_up(friend: str, limit: int) -> None:
    """With nothing to discard nobody is asked."""
    state = table(pie=[friend], hands=["", "soul"], decks=["9 body"])
    pass_once(state)

    assert (state.turn, len(state.hands[0])) == (1, limit)


@rule("ccg#balance")
def test_only_whose_turn_it_is_balances() -> None:
    """What others have lost is replaced in their own turn."""
    state = table(hands=["5 soul", "2 soul"], decks=["9 body", "9 body"])
    end_turn(state)
    assert len(state.hands[1]) == 3, "the card of Step 1"
    end_turn(state)

    assert len(state.hands[1]) == 5


@rule("ccg#turn", "ccg#attack")
def test_what_held_for_the_turn_is_over() -> None:
    """Who has acted may act again, what was attacked may be attacked again."""
    state = attacked("pierrot", by=MOON, decks=["9 body", "9 body"])
    finish(state)
    assert piece(state, MOON).marked(ACTED)
    assert piece(state, "pierrot").marked(ATTACKED)
    end_turn(state)
    assert {one.marks for one in (*state.allies[0], *state.enemies[1])} == {0}
    end_turn(state)
    answer(state, 0, "done")

    assert f"attack {MOON} moon-tiara-magic pierrot" in texts(state)


@rule("ccg#turn")
def test_a_turn_that_is_missed() -> None:
    """No draw, no balance, nothing asked; the next player is told and goes on."""
    state = table(hands=["5 soul", "2 soul", "soul"], decks=["9 body", "9 body"])
    state.skips[1] = True
    end_turn(state)

    assert (state.turn, state.turns, hand(state, 1)) == (2, [3, 4, 4], "soul soul")
    assert state.skips == [False] * 3
    assert said(state, "skipped") == [{"who": 1}]


@rule("ccg#turn")
def test_an_extra_turn_is_a_whole_one() -> None:
    """Right after this, with a draw of its own; then the next player."""
    state = table(hands=["sailor-pluto", "soul"], decks=["9 body"], step=2)
    answer(state, 0, "play sailor-pluto")
    end_turn(state)
    assert (state.turn, state.turns, len(state.hands[0])) == (0, [4, 3], 6)
    answer(state, 0, "done", "discard body-power", "done")

    assert (state.turn, state.turns) == (1, [4, 4])


@rule("ccg#turn", "ccg#card-text")
def test_what_cannot_be_done_is_left_out() -> None:
    """A player with nothing at all but a Scout comes through the turn without a question."""
    state = table(hands=["", "soul"], step=1)

    assert who(state) == (0, "pause")
    end_turn(state)
    assert state.turn == 1


@rule("ccg#actions", "ccg#attack")
def test_nobody_attacks_in_their_first_turn() -> None:
    """Alone, together or by forfeiting; they may rejuvenate."""
    state = table([f"{MOON} + 4 soul /20, {MERCURY} + 4 mind"], ["titus", "pox"], turns=[1, 1])

    assert texts(state) == [f"rejuvenate {MOON} 1", "done"]
    later = table([f"{MOON} + 4 soul /20, {MERCURY} + 4 mind"], ["titus", "pox"], turns=[2, 1])
    assert {"combine pox", f"attack {MOON} moon-tiara-magic pox"} <= set(texts(later))


@rule("ccg#turn")
def test_the_same_turn_whatever_the_chance() -> None:
    """Nothing but shuffling draws on chance in a turn without challenges."""
    hands = set()
    for seed in range(5):
        state = table(hands=["2 soul"], decks=["luna titus 9 body"], step=1)
        state.rng = Rng(seed)
        end_turn(state)
        hands.add((hand(state, 0), deck(state, 0)))

    assert len(hands) == 1


@rule("ccg#turn", "ccg#defence")
def test_in_others_turns_one_only_defends() -> None:
    """Monsters, Power and Events of the hand cannot be played then; a Defense Event can."""
    state = attacked("titus", by=MOON, hands=["", "2 soul luna titus run-away"])

    assert (who(state), texts(state)) == ((1, "defend"), ["play run-away", "pass"])
    defend(state)
