"""The opening: chosen in secret, turned up together, a hand, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from odango.core.engine import IllegalChoice, choose
from odango.core.rng import RecordingRng, Rng, ScriptedRng
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.setup import decks
from odango.games.ccg.state import NOBODY
from rule import rule
from rulebook.ccg.asking import answer, open_first, texts
from rulebook.ccg.attacks import throw
from rulebook.ccg.knowing import packets
from rulebook.ccg.looking import deck, gone, hand, in_play
from rulebook.ccg.table import names, started
from rulebook.ccg.telling import said

FIRST = "open sailor-moon-level-1 titus melvin-gurio"
SECOND = "open sailor-mercury-level-1 kyurene"
STARTS_WITH = {
    "sailor-moon": "melvin-gurio",
    "sailor-mercury": "mini-computer",
    "sailor-mars": "grandpa-hino",
    "sailor-jupiter": "lunch",
    "sailor-venus": "artemis",
    "tuxedo-mask": "rini",
    "moonlight-knight": "rini",
    "prince-darien": "rini",
}


@rule("ccg#opening")
def test_everyone_is_asked_at_the_same_time() -> None:
    """Whoever answers first, nothing happens until all have."""
    state = started(4)
    asked = [(decision.seat, decision.kind, decision.rule) for decision in state.pending]

    assert asked == [(seat, "open", "opening") for seat in range(4)]
    for seat in (2, 0, 3):
        open_first(state, seat)
        assert [in_play(state, other) for other in range(4)] == [""] * 4
        assert state.stage == "opening"
    open_first(state, 1)
    assert all(in_play(state, seat) for seat in range(4))


@rule("ccg#opening")
@pytest.mark.parametrize("name", ["starter_moon_mars", "sailor_jupiter", "tuxedo_mask"])
def test_what_can_be_chosen(name: str) -> None:
    """Any Level 1 Scout or Knight and any Monster of 1 point of the deck, with the friend or without."""
    state = started(decks=(name, name))
    cards = set(decks(state.setup, 2)[0])
    fighters = sorted(kind for kind in cards if CARDS[kind].level == 1)
    monsters = sorted(kind for kind in cards if CARDS[kind].kind == "monster" and CARDS[kind].points == 1)
    expected = set()
    for fighter in fighters:
        friend = NUMBER[STARTS_WITH[CARDS[fighter].character]]
        for monster in monsters:
            expected.add(f"open {names([fighter, monster])}")
            expected |= {f"open {names([fighter, monster, friend])}"} if friend in cards else set()

    assert set(texts(state, 0)) == expected
    assert len(texts(state, 0)) == len(expected)


@rule("ccg#opening")
@pytest.mark.parametrize(
    "text",
    ["open sailor-moon-level-2 titus", "open sailor-moon-level-1 pox", "open sailor-moon-level-1 zoycite",
     "open sailor-venus-level-1 titus", "open sailor-moon-level-1 leo-the-lion", "open sailor-moon-level-1",
     "open sailor-moon-level-1 titus ofuda-scroll"],
)  # fmt: skip
def test_what_cannot_be_chosen(text: str) -> None:
    """A higher Level, a dearer Monster, a Villain, another's card, half an opening, another Item."""
    state = started()

    with pytest.raises(IllegalChoice) as refused:
        state.pending[0].read(state, text)
    assert refused.value.rule == "opening"


@rule("ccg#opening")
def test_a_card_that_belongs_to_each_scout_and_knight() -> None:
    """As printed; the deck must have it, and nobody has to take it."""
    printed = {card.character: card.starts_with for card in CARDS if card.level == 1}
    mars = [text for text in texts(started(), 0) if "sailor-mars" in text]
    jupiter = texts(started(decks=("sailor_jupiter",) * 2), 0)

    assert printed == STARTS_WITH
    assert mars
    assert not any("grandpa-hino" in text for text in mars), "the Starter has no Grandpa Hino"
    assert sum("lunch" in text for text in jupiter) * 2 == len(jupiter)


@rule("ccg#opening", "ccg#levels-of-the-rules")
def test_no_friends_where_the_table_plays_without() -> None:
    """`starting_pie` off: only a Scout or Knight and a Monster are chosen."""
    for text in texts(started(starting_pie="off"), 0):
        assert len(text.split()) == 3
    for text in texts(started(starting_pie="off", rules="advanced"), 1):
        assert len(text.split()) == 3


@rule("ccg#opening", "ccg#knowledge")
def test_nobody_sees_what_another_has_chosen() -> None:
    """Whatever somebody chose, everyone else is sent the same bytes; they see only that the choice was made."""
    states, own = [], set()
    for text in texts(started(), 0):
        state = started()
        answer(state, 0, text)
        states.append(state)
        for seat in (1, None):
            assert GAME.view(state, seat).answered == (0,)
        own.add(GAME.view(state, 0).own_answers)

    assert len(packets(states, 1)) == len(packets(states, None)) == 1
    assert len(own) == len(texts(started(), 0))


@rule("ccg#opening", "ccg#knowledge")
def test_what_another_may_have_chosen_is_imagined_anew() -> None:
    """Every opening of their deck comes up, and one's own stays."""
    state = started()
    answer(state, 0, FIRST)
    mine, theirs = set(), set()
    for seed in range(300):
        ((decision, choice),) = GAME.imagine(state, 1, Rng(seed)).answers
        theirs.add(decision.write(state, choice))
        ((decision, choice),) = GAME.imagine(state, 0, Rng(seed)).answers
        mine.add(decision.write(state, choice))

    assert theirs == set(texts(started(), 0))
    assert mine == {FIRST}


@rule("ccg#opening")
def test_all_is_turned_up_together() -> None:
    """Into the three Zones, told to all, without damage; what came from the start need not wait."""
    state = started()
    answer(state, 0, FIRST)
    answer(state, 1, SECOND)

    assert in_play(state, 0) == "sailor-moon-level-1 titus melvin-gurio"
    assert in_play(state, 1) == "sailor-mercury-level-1 kyurene"
    assert {(piece.came, piece.damage, piece.powers) for piece in (*state.allies[0], *state.enemies[0])} == {(0, 0, 0)}
    assert said(state, "opened") == [{"who": 0}, {"who": 1}]


@rule("ccg#opening")
def test_the_rest_is_shuffled_and_a_hand_is_drawn() -> None:
    """Five cards; nothing is lost, nothing is known of the deck."""
    state = started()
    answer(state, 0, FIRST)
    open_first(state, 1)
    cards = Counter(f"{hand(state, 0)} {deck(state, 0)} {in_play(state, 0)}".split())

    assert cards == Counter(names(decks(state.setup, 2)[0]).split())
    assert (len(state.hands[0]), len(state.decks[0]), gone(state, 0)) == (5, 22, "")
    assert set(state.seen[0]) == {0}


@rule("ccg#opening")
def test_the_deck_is_shuffled_after_the_choice() -> None:
    """The same choice at the same table leads to other hands, if chance falls otherwise after it."""
    hands = set()
    for seed in range(20):
        state = started()
        answer(state, 0, FIRST)
        state.rng = Rng(seed)
        open_first(state, 1)
        hands.add(hand(state, 0))

    assert len(hands) > 15


@rule("ccg#opening", "ccg#balance")
def test_six_cards_with_artemis() -> None:
    """Only if he was taken along."""
    for along, count in ((" artemis", 6), ("", 5)):
        state = started(decks=("sailor_venus", "sailor_moon"))
        answer(state, 0, f"open sailor-venus-level-1 leo-the-lion{along}")
        answer(state, 1, FIRST)

        assert [len(held) for held in state.hands] == [count, 5]
        assert GAME.view(state, 1).players[0].hand_limit == count


@rule("ccg#opening")
def test_the_same_cards_in_both_zones() -> None:
    """What one has in play does not matter to the other."""
    state = started(decks=("sailor_moon", "sailor_moon"))
    for seat in range(2):
        answer(state, seat, FIRST)

    assert in_play(state, 0) == in_play(state, 1) == "sailor-moon-level-1 titus melvin-gurio"


@rule("ccg#first-player", "ccg#challenge")
@pytest.mark.parametrize(("hands", "starter"), [("rock scissors", 0), ("rock paper", 1), ("paper rock", 0)])
def test_two_play_for_the_first_turn(hands: str, starter: int) -> None:
    """The winner begins, and has the first turn at once."""
    state = started()
    open_first(state)
    assert [(decision.seat, decision.kind) for decision in state.pending] == [(0, "throw"), (1, "throw")]
    assert state.turn == state.starter == NOBODY
    for seat, sign in enumerate(hands.split()):
        answer(state, seat, sign)

    assert state.starter == state.turn == starter
    assert state.turns == [int(seat == starter) for seat in range(2)]


@rule("ccg#first-player", "ccg#challenge")
def test_a_tie_for_the_first_turn_is_played_again() -> None:
    """As often as it takes."""
    state = started()
    open_first(state)
    for sign in ("rock", "paper", "scissors"):
        answer(state, 0, sign)
        answer(state, 1, sign)
        assert state.turn == NOBODY
    throw(state, owner_wins=False)

    assert state.starter == 1


@rule("ccg#first-player", "ccg#several-players")
@pytest.mark.parametrize("seats", [3, 6])
def test_a_lot_among_more_players(seats: int) -> None:
    """Nobody throws; everyone may be it."""
    found = set()
    for seed in range(40):
        state = started(seats)
        open_first(state, *range(seats - 1))
        state.rng = Rng(seed)
        open_first(state, seats - 1)
        assert state.contest is None
        found.add(state.starter)

    assert found == set(range(seats))


@rule("ccg#first-player")
def test_the_lot_is_drawn_after_the_hands() -> None:
    """One draw below the number of players, the last of the opening, names who begins."""
    tape = RecordingRng(Rng(5))
    state = started(3)
    state.rng = tape
    open_first(state)
    fallen = tape.take()
    again = started(3)
    again.rng = ScriptedRng([*fallen[:-1], 2])
    open_first(again)

    assert state.starter == fallen[-1]
    assert again.starter == 2
    assert again.hands[:2] == state.hands[:2]


@rule("ccg#first-player", "ccg#turn", "ccg#several-players")
def test_turns_go_round_clockwise() -> None:
    """From whoever began, seat after seat."""
    state = started(3)
    open_first(state)
    order = [state.turn]
    while len(order) < 7:
        decision = state.pending[0]
        choose(state, decision.seat, decision.options(state)[-1])
        order += [state.turn] if state.turn != order[-1] else []

    assert order == [(state.starter + i) % 3 for i in range(7)]
