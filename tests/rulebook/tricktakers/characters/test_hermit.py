"""The Hermit: a card before playing, few tricks, and the White Flag that beats a Rare."""

from __future__ import annotations

import pytest

from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import (
    FOR_TWO,
    account,
    cards,
    five_each,
    held,
    lines,
    plain,
    round_with,
    say,
    table,
    texts,
    who_is_asked,
)


@rule("tricktakers#hermit")
def test_before_playing_the_hermit_may_draw_a_card_and_then_discards_one() -> None:
    """Any of the hand, the drawn one too; then a card is played."""
    state = table({"hermit": "r1 r2", "king": "b1 b2", "ruler": "g1 g2"}, deck="k9")
    assert texts(state) == ["no draw", "draw"]
    say(state, "hermit", "draw")
    assert texts(state) == ["discard r1", "discard r2", "discard k9"]
    say(state, "hermit", "discard k9")

    assert held(state, "hermit") == "r1 r2"
    assert who_is_asked(state) == ("hermit", "play")


@rule("tricktakers#hermit")
def test_the_hermit_need_not_draw() -> None:
    state = table({"hermit": "r1 r2", "king": "b1 b2", "ruler": "g1 g2"})
    say(state, "hermit", "no draw")

    assert (held(state, "hermit"), state.discards) == ("r1 r2", [])


@rule("tricktakers#hermit")
def test_the_hermit_may_draw_in_every_trick() -> None:
    """Leading or not, the fifth too: five times in a round."""
    hands = five_each("hermit", "king", "ruler")
    state = table(hands, deck="k1 k2 k3 k4 k5")
    for trick in range(1, 6):
        assert (who_is_asked(state), texts(state)) == (("hermit", "dexterity"), ["no draw", "draw"])
        say(state, "hermit", "draw", f"discard r{trick}", f"k{trick}")
        plain(state, f"b{trick}", f"g{trick}")

    assert state.victor == 0


@rule("tricktakers#hermit", "tricktakers#must-follow")
def test_drawing_and_discarding_can_free_from_following() -> None:
    """Red is led: r9 would have to be played; without it all may be, k1 and k2 win and the others lose."""
    hands = {"king": "r5 r1 r2 r3 r4", "hermit": "r9 b7 b8 g4 k1", "ruler": "r6 r7 r8 b1 b2"}
    outcome = {}
    for name in ("b7", "b8", "g4", "k1", "k2"):
        state = table(hands, deck="k2")
        plain(state, "r5")
        say(state, "hermit", "draw", "discard r9")
        assert texts(state) == ["b7", "b8", "g4", "k1", "k2"]
        say(state, "hermit", name)
        plain(state, "r6")
        outcome[name] = state.tricks[0].winner == 1

    assert outcome == {"b7": False, "b8": False, "g4": False, "k1": True, "k2": True}


@rule("tricktakers#hermit", "tricktakers#a-round")
def test_when_the_deck_is_empty_the_hermit_draws_from_the_shuffled_discards() -> None:
    """And where there is nothing at all, nothing is asked."""
    state = table({"hermit": "r1 r2 r3", "king": "b1 b2 b3", "ruler": "g1 g2 g3"}, deck="k9")
    state.deck = cards("k9")
    say(state, "hermit", "draw", "discard k9", "r1")
    plain(state, "b1", "g1")
    assert (state.deck, len(state.discards)) == ([], 1)
    say(state, "hermit", "draw")
    assert held(state, "hermit") == "r2 r3 k9"
    assert (state.deck, state.discards) == ([], [])
    say(state, "hermit", "discard r2")
    state.discards = []
    plain(state, "k9", "b2", "g2")

    assert who_is_asked(state) == ("hermit", "play")


@rule("tricktakers#hermit")
@pytest.mark.parametrize(("wins", "points"), [(0, 50), (1, -10), (2, -30), (3, 70), (4, 100)])
@pytest.mark.parametrize("in_round", [1, 3])
def test_the_hermits_points_by_tricks(wins: int, points: int, in_round: int) -> None:
    state = round_with("hermit", wins, in_round=in_round)

    assert lines(state, 0) == [("tricks", points)]
    assert account(state, 0).after == max(0, 30 + points)


@rule("tricktakers#hermit", "tricktakers#end-of-game")
def test_five_tricks_win_the_hermit_the_game() -> None:
    state = round_with("hermit", 5)

    assert (state.victor, state.victory) == (0, "character")


@rule("tricktakers#hermit", "tricktakers#strength")
@pytest.mark.parametrize(("in_round", "points"), [(1, 30), (2, 30), (3, 100)])
def test_the_hermits_white_flag_beats_a_rare_and_pays_at_once(in_round: int, points: int) -> None:
    """As soon as the trick is taken, and it will stand in the account."""
    state = table({"king": "rare r1", "hermit": "flag r2", "ruler": "k9 r3"}, in_round=in_round)
    plain(state, "rare", "flag", "k9")

    assert state.tricks[0].winner == 1
    assert state.points == [30, 30 + points, 30]
    assert [(entry.what, entry.points, entry.paid) for entry in state.ledger[1]] == [("hermit-flag", points, True)]


@rule("tricktakers#hermit", "tricktakers#strength")
def test_it_does_so_too_when_the_rare_comes_later() -> None:
    """The finished trick is judged."""
    state = table({"hermit": "flag r2", "king": "r9 r1", "ruler": "rare r3"})
    plain(state, "flag", "r9", "rare")

    assert (state.tricks[0].winner, state.points[0]) == (0, 60)


@rule("tricktakers#hermit")
def test_it_pays_every_time() -> None:
    """Both White Flags in one round."""
    state = table({"hermit": "flag flag", "king": "king-rare r1", "ruler": "r3 rare"}, trick=4, wins=[0, 2, 1])
    plain(state, "flag", "king-rare", "r3", "flag", "r1", "rare")

    assert lines(state, 0) == [("hermit-flag", 30), ("hermit-flag", 30), ("tricks", -30)]


@rule("tricktakers#hermit", "tricktakers#strength")
def test_without_a_rare_it_is_the_weakest_card() -> None:
    state = table({"king": "r1 r4", "hermit": "flag r2", "ruler": "b1 b3"})
    plain(state, "r1", "flag", "b1")

    assert (state.tricks[0].winner, state.points) == (0, [30, 30, 30])


@rule("tricktakers#hermit", "tricktakers#strength")
@pytest.mark.parametrize(("third", "winner"), [("berserker", 2), ("berserker-rare", 1)])
def test_if_the_berserker_wins_after_all_nothing_is_paid(third: str, winner: int) -> None:
    """The Berserker card is above the White Flag; the Berserker's Rare is not."""
    state = table({"king": "king-rare r1", "hermit": "flag r2", "berserker": f"{third} r10"})
    plain(state, "king-rare", "flag", third)

    assert state.tricks[0].winner == winner
    assert state.points[1] == (60 if winner == 1 else 30)


@rule("tricktakers#hermit", "tricktakers#strength")
def test_if_a_one_wins_after_all_nothing_is_paid() -> None:
    """Rare, White Flag, Berserker, and a 1 that tops them all."""
    state = table({"king": "rare r4", "hermit": "flag r2", "berserker": "berserker r10", "ruler": "r1 r3"})
    plain(state, "rare", "flag", "berserker", "r1")

    assert (state.tricks[0].winner, state.points) == (3, [30] * 4)


@rule("tricktakers#hermit", "tricktakers#strength")
def test_anybody_elses_white_flag_does_not_beat_a_rare() -> None:
    state = table({"king": "rare r4", "ruler": "flag r2", "hermit": "r5 r3"})
    plain(state, "rare", "flag", "r5")

    assert state.tricks[0].winner == 0


@rule("tricktakers#hermit", "tricktakers#resistance")
def test_under_kakumei_the_flag_wins_as_a_flag_and_pays_nothing() -> None:
    """Nothing makes a card stronger then, and it did not beat the Rare by its power."""
    state = table({"resistance": "r5 r4", "king": "rare r6", "hermit": "flag r2"})
    plain(state, "r5 kakumei", "rare", "flag")

    assert (state.tricks[0].winner, state.points) == (2, [30] * 3)


@rule("tricktakers#hermit", "tricktakers#adventurer")
def test_a_rare_that_counts_as_a_white_flag_is_no_rare() -> None:
    """The White Orb turned it into one: the Hermit's Flag has nothing to beat."""
    state = equipped({"king": "r5 r4", "adventurer": "rare r6", "hermit": "flag r2"}, "orb sword", stock="potion map")
    plain(state, "r5")
    say(state, "adventurer", "use orb", "rare flag")
    plain(state, "flag")

    assert (state.tricks[0].winner, state.points) == (0, [30] * 3)


@rule("tricktakers#two-players", "tricktakers#hermit")
@pytest.mark.parametrize(("wins", "points"), [(0, 50), (1, -10), (2, -30), (3, 70), (4, 100), (5, 50)])
def test_for_two_five_tricks_are_fifty(wins: int, points: int) -> None:
    state = round_with("hermit", wins, setup=FOR_TWO)

    assert lines(state, 0) == [("tricks", points)]
    assert not state.ended


@rule("tricktakers#two-players", "tricktakers#hermit")
@pytest.mark.parametrize(("in_round", "points"), [(1, 30), (4, 100)])
def test_for_two_the_flag_pays_as_usual(in_round: int, points: int) -> None:
    state = table({"king": "rare r1", "hermit": "flag r2"}, setup=FOR_TWO, in_round=in_round)
    plain(state, "rare", "flag")

    assert state.points == [30, 30 + points]
