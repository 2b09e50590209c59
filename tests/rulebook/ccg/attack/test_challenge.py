"""Challenges: who wins, what ties do, challenges of several rounds, and replays for Power."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from odango.core.rng import Rng, ScriptedRng
from odango.games.ccg import GAME
from odango.games.ccg.challenge.challenge import HANDS, LOST, MOST_TIES, TIED, WON, judged
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, texts, who
from rulebook.ccg.attacks import attacked, challenged, defend, throw
from rulebook.ccg.knowing import packets
from rulebook.ccg.looking import damage, discards, hand, in_play, piece
from rulebook.ccg.table import MARS, MOON, table
from rulebook.ccg.telling import keys, said

BEATS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}


def show(state: Ccg, mine: str, theirs: str) -> None:
    """The owner of the challenge shows the first hand."""
    answer(state, 1, mine)
    answer(state, 0, theirs)


def annoyed(**told: Any) -> Ccg:
    """Sammy is used on Luna, and has to win twice."""
    state = table([MARS], pie=["sammy-tsukino", "luna"], step=2, **told)
    answer(state, 0, "use sammy-tsukino", "annoy luna")
    return state


def advanced(mine: str = "", theirs: str = "", **told: Any) -> Ccg:
    """A challenge where Power forces replays; the first hand is the attacking player's."""
    return challenged(rules="advanced", power_reduces_damage="off", hands=[mine, theirs], **told)


@rule("ccg#challenge")
@pytest.mark.parametrize(("mine", "theirs"), [*product(HANDS, HANDS)])
def test_all_nine_pairs(mine: str, theirs: str) -> None:
    """Rock beats scissors, scissors beat paper, paper beats rock; the same twice is a tie and played again."""
    state = challenged()
    show(state, mine, theirs)

    if mine == theirs:
        assert {(decision.seat, decision.kind) for decision in state.pending} == {(0, "throw"), (1, "throw")}
        assert judged(HANDS.index(mine), HANDS.index(theirs)) == TIED
    else:
        won = (mine, theirs) in BEATS
        assert damage(state, "mitsuaami") == (0 if won else 20)
        assert judged(HANDS.index(mine), HANDS.index(theirs)) == (WON if won else LOST)


@rule("ccg#challenge", "ccg#knowledge")
def test_a_hand_is_hidden_until_both_have_shown() -> None:
    """Whatever one has chosen, the other and everyone else are sent the same bytes."""
    for first, other in ((0, 1), (1, 0)):
        states = []
        for sign in HANDS:
            state = challenged(seats=3)
            answer(state, first, sign)
            states.append(state)
            assert GAME.view(state, other).answered == (first,)
            assert GAME.view(state, None).contest == state.contest
            assert GAME.view(state, first).own_answers == (HANDS.index(sign),)

        assert [len(packets(states, seat)) for seat in (other, 2, None)] == [1, 1, 1]


@rule("ccg#challenge", "ccg#knowledge")
def test_what_the_other_may_have_shown_is_imagined_anew() -> None:
    """All three come up."""
    state = challenged()
    answer(state, 1, "paper")

    assert {GAME.imagine(state, 0, Rng(seed)).answers[0][1] for seed in range(40)} == {0, 1, 2}
    assert {GAME.imagine(state, 1, Rng(seed)).answers[0][1] for seed in range(40)} == {1}


@rule("ccg#challenge")
def test_who_is_asked_and_what_is_told() -> None:
    """The two of the challenge alone, at the same time; all see both hands afterwards."""
    state = challenged(seats=4)
    assert {(decision.seat, decision.rule) for decision in state.pending} == {(0, "challenge"), (1, "challenge")}
    assert texts(state, 0) == texts(state, 1) == ["rock", "paper", "scissors"]
    show(state, "rock", "paper")

    assert said(state, "challenge") == said(state, "thrown") == [{"who": 1, "whom": 0}]
    last = GAME.view(state, None).last_contest
    assert last is not None
    assert (last.owner, last.other, last.thrown, last.outcome) == (1, 0, (0, 1), LOST)
    assert state.contest is None


@rule("ccg#challenge")
def test_ties_are_played_again() -> None:
    """As long as there are ties; then the first that is none counts."""
    state = challenged()
    for _ in range(MOST_TIES - 1):
        show(state, "rock", "rock")
        assert damage(state, "mitsuaami") == 0
        assert state.contest is not None
    show(state, "rock", "scissors")

    assert (damage(state, "mitsuaami"), damage(state, MARS)) == (0, 0)
    assert "lot" not in keys(state)


@rule("ccg#challenge")
@pytest.mark.parametrize(("lot", "dealt"), [(WON, 0), (LOST, 20)])
def test_after_ten_ties_a_lot_decides(lot: int, dealt: int) -> None:
    """Chance names the winner; nothing is drawn before that."""
    state = challenged()
    state.rng = ScriptedRng([lot])
    for _ in range(MOST_TIES):
        show(state, "paper", "paper")

    assert damage(state, "mitsuaami") == dealt
    assert said(state, "lot") == [{"who": 1 if lot == WON else 0}]


@rule("ccg#challenge", "ccg#card-text")
def test_a_tie_that_the_card_speaks_of() -> None:
    """The Horde's is not played again: the attack is prevented and the Horde discarded."""
    state = attacked("mud-minion-horde", by=MARS)
    defend(state, "unpredictable")
    throw(state, owner_wins=None)

    assert (damage(state, MARS), discards(state, 1)) == (0, "mud-minion-horde")


@rule("ccg#challenge")
@pytest.mark.parametrize(("wins", "gone"), [([True, True], True), ([True, False], False), ([False], False)])
def test_a_card_that_wants_two_wins(wins: list[bool], gone: bool) -> None:
    """Each is a challenge of its own; after a loss the second is not played, for it can change nothing."""
    state = annoyed()
    for won in wins:
        throw(state, owner_wins=won)

    assert state.contest is None
    assert ("luna" not in in_play(state, 1)) is gone


@rule("ccg#challenge")
def test_ties_between_two_wins() -> None:
    """Each round has its own ties."""
    state = annoyed()
    for _ in range(2):
        for _ in range(MOST_TIES - 1):
            throw(state, owner_wins=None)
        throw(state, owner_wins=True)

    assert "lot" not in keys(state)
    assert "luna" not in in_play(state, 1)


@rule("ccg#challenge")
@pytest.mark.parametrize(("wins", "held", "team"), [(0, False, False), (1, True, False), (2, True, True)])
def test_a_card_where_each_win_counts(wins: int, held: bool, team: bool) -> None:
    """Black Widow plays both rounds: one win stops and holds the attacker, two hold the whole team."""
    state = attacked("black-widow", by=MARS, team=f"{MOON} + 2 soul")
    defend(state, "sticky-thread-trap")
    for won in (wins > 0, wins > 1):
        throw(state, owner_wins=won)

    assert (damage(state, "black-widow") == 0) is held
    assert (piece(state, MARS).idle == 4) is held
    assert (state.no_attacks[0] == 4) is team


@rule("ccg#replaying-a-challenge")
def test_three_power_from_hand_for_a_replay() -> None:
    """Of any kind, discarded at once; both choose again."""
    state = advanced(mine="1 body 1 mind 2 soul titus")
    show(state, "rock", "scissors")
    assert who(state) == (0, "replay")
    assert set(texts(state)) == {"pass", "replay 1 body 1 mind 1 soul", "replay 1 body 2 soul", "replay 1 mind 2 soul"}
    answer(state, 0, "replay 1 body 2 soul")

    assert (hand(state, 0), discards(state, 0)) == ("mind titus", "body soul soul")
    assert {(decision.seat, decision.kind) for decision in state.pending} == {(0, "throw"), (1, "throw")}
    show(state, "rock", "paper")
    assert damage(state, "mitsuaami") == 20


@rule("ccg#replaying-a-challenge")
def test_the_loser_is_asked_before_the_winner() -> None:
    """Both decline: the result stands."""
    for signs, order in (("rock scissors", [0, 1]), ("rock paper", [1, 0])):
        state = advanced("3 soul", "3 soul")
        show(state, *signs.split())
        asked = []
        while who(state)[1] == "replay":
            asked.append(who(state)[0])
            answer(state, who(state)[0], "pass")

        assert asked == order


@rule("ccg#replaying-a-challenge")
def test_either_may_pay_again_and_again() -> None:
    """After every replay both are asked anew, as long as they hold three cards."""
    state = advanced("6 soul", "6 soul")
    for loser in (0, 1, 0, 1):
        show(state, "rock", "scissors" if loser == 0 else "paper")
        assert who(state) == (loser, "replay")
        answer(state, loser, "replay 3 soul")
    assert state.hands[:2] == [[], []]
    show(state, "rock", "scissors")

    assert state.contest is None
    assert damage(state, "mitsuaami") == 0
    assert [line["who"] for line in said(state, "replayed")] == [0, 1, 0, 1]


@rule("ccg#replaying-a-challenge")
def test_the_winner_may_pay_too() -> None:
    """If the loser lets it be."""
    state = advanced("3 soul", "3 soul")
    show(state, "rock", "scissors")
    answer(state, 0, "pass")
    assert who(state) == (1, "replay")
    answer(state, 1, "replay 3 soul")
    show(state, "rock", "paper")

    assert who(state) == (0, "replay"), "who still holds three cards is asked again"


@rule("ccg#replaying-a-challenge", "ccg#knowledge")
@pytest.mark.parametrize(
    ("held", "options"),
    [
        ("", None),
        ("2 soul", None),
        ("titus luna pox", ["pass"]),
        ("2 soul luna", ["pass"]),
        ("3 soul", ["pass", "replay 3 soul"]),
    ],
)
def test_who_holds_three_cards_is_asked(held: str, options: list[str] | None) -> None:
    """Whatever they are: being asked must tell nobody anything."""
    state = advanced(held)
    show(state, "rock", "scissors")

    if options is None:
        assert who(state) == (0, "pause")
    else:
        assert (who(state), texts(state)) == ((0, "replay"), options)


@rule("ccg#replaying-a-challenge", "ccg#levels-of-the-rules")
@pytest.mark.parametrize(
    ("rules", "switch", "asked"),
    [
        ("standard", "by_rules", False),
        ("advanced", "by_rules", True),
        ("standard", "on", True),
        ("advanced", "off", False),
    ],
)
def test_where_replays_are_played(rules: str, switch: str, asked: bool) -> None:
    """In Advanced, or where the table says so."""
    state = challenged(hands=["3 soul"], rules=rules, replay_for_power=switch, power_reduces_damage="off")
    show(state, "rock", "scissors")

    assert (who(state) == (0, "replay")) is asked


@rule("ccg#replaying-a-challenge", "ccg#several-players")
def test_only_the_two_players_can_pay() -> None:
    """Whoever else holds Power."""
    state = challenged(hands=["", "", "9 soul"], rules="advanced")
    show(state, "rock", "scissors")

    assert who(state) == (0, "pause")


@rule("ccg#replaying-a-challenge", "ccg#balance")
def test_discarded_power_is_not_replaced_before_ones_own_balance() -> None:
    """The defender's hand stays small until the defender's turn is over."""
    state = advanced("", "3 soul luna", decks=["9 body", "9 body"])
    show(state, "rock", "paper")
    answer(state, 1, "replay 3 soul")
    show(state, "rock", "scissors")
    assert hand(state, 1) == "luna"
    answer(state, 0, "done")

    assert (state.turn, hand(state, 1)) == (1, "body luna"), "the card of Step 1 and no more"


@rule("ccg#replaying-a-challenge")
def test_one_round_of_two_is_replayed() -> None:
    """Of a card that wants two wins, the round that was lost, and not the one that was won before."""
    state = annoyed(hands=["3 soul"], rules="advanced")
    throw(state, owner_wins=True)
    answer(state, 0, "pass")
    throw(state, owner_wins=False)
    answer(state, 0, "replay 3 soul")
    throw(state, owner_wins=True)

    assert "luna" not in in_play(state, 1)
