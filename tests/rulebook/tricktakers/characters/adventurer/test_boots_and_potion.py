"""Boots and Potion: playing last, and playing face down."""

from __future__ import annotations

import pytest

from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import card
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import LEADING, equipped, second, trick_with
from rulebook.tricktakers.table import FOR_TWO, plain, refused, say, seen_by, taken, texts, told, who_is_asked


@rule("tricktakers#adventurer")
def test_with_the_boots_one_plays_after_all_others() -> None:
    """From the middle: the next plays, then the turn comes back, and no second item may be used."""
    state = equipped(second("b1 b2"), "boots gold", stock="orb")
    plain(state, "r5")
    say(state, "adventurer", "use boots")
    assert who_is_asked(state) == ("ruler", "play")
    plain(state, "b9")
    assert (who_is_asked(state), texts(state)) == (("adventurer", "play"), ["b1", "b2"])
    say(state, "adventurer", "b1")

    assert [play.seat for play in state.tricks[0].plays] == [0, 2, 1]


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_with_the_boots_the_leader_lets_the_next_player_lead() -> None:
    """Whose colour has to be followed."""
    state = equipped({**LEADING, "adventurer": "r5 b6"}, "boots gold")
    say(state, "adventurer", "use boots")
    assert (who_is_asked(state), seen_by(state, None).leader) == (("king", "play"), 1)
    plain(state, "b1", "g1")
    assert texts(state) == ["b6"]
    say(state, "adventurer", "b6")

    assert (state.tricks[0].winner, [play.seat for play in state.tricks[0].plays]) == (0, [1, 2, 0])


@rule("tricktakers#adventurer")
def test_with_the_boots_the_last_stays_the_last() -> None:
    state = equipped({"king": "r5 g1", "ruler": "b9 g2", "adventurer": "b1 b2"}, "boots gold")
    plain(state, "r5", "b9")
    say(state, "adventurer", "use boots")

    assert (who_is_asked(state), texts(state)) == (("adventurer", "play"), ["b1", "b2"])


@rule("tricktakers#adventurer", "tricktakers#strength")
def test_with_the_boots_one_comes_later_among_equals_too() -> None:
    state = equipped(second("rare b2", third="rare"), "boots gold")
    plain(state, "r5")
    say(state, "adventurer", "use boots")
    plain(state, "rare")
    say(state, "adventurer", "rare")

    assert state.tricks[0].winner == 2


@rule("tricktakers#adventurer")
def test_the_potion_lets_a_card_be_played_face_down_until_all_have_played() -> None:
    """All of them face down: that is what it was used for."""
    state = equipped(second("r6 r7"), "potion gold")
    plain(state, "r5")
    say(state, "adventurer", "use potion")
    assert texts(state) == ["r6 down", "r7 down"]
    say(state, "adventurer", "r7 down")
    assert (state.plays[1].hidden, state.plays[1].known) == (True, False)
    plain(state, "b9")

    assert state.tricks[0].winner == 1


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_a_card_face_down_has_to_follow() -> None:
    state = equipped(second("r6 b7 rare"), "potion gold")
    plain(state, "r5")
    say(state, "adventurer", "use potion")

    assert texts(state) == ["r6 down", "rare down"]
    assert "You hold red, which was led" in refused(state, "adventurer", f"card:{card('b7')}", "way:7")


@rule("tricktakers#adventurer")
def test_the_potion_may_not_be_used_when_leading() -> None:
    state = equipped(LEADING, "potion gold")

    assert texts(state) == ["no item", "use gold"]


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_a_card_face_down_sets_no_colour_but_keeps_its_place() -> None:
    """After a Rare the hidden card is the first number; the next player is free, and sets the colour."""
    state = equipped({"king": "flag g1", "adventurer": "r6 r7", "ruler": "b9 r2", "hermit": "b3 g5"}, "potion gold")
    plain(state, "flag")
    say(state, "adventurer", "use potion", "r7 down")
    assert texts(state) == ["r2", "b9"]
    plain(state, "b9")
    say(state, "hermit", "no draw")
    assert texts(state) == ["b3"]
    say(state, "hermit", "b3")

    assert state.tricks[0].winner == 2
    assert [play.seat for play in state.tricks[0].plays] == [0, 1, 2, 3]


@rule("tricktakers#adventurer", "tricktakers#strength")
def test_among_equals_a_card_face_down_counts_from_when_it_was_laid() -> None:
    state = trick_with("potion", king="r5", adventurer="rare down", ruler="rare")

    assert state.tricks[0].winner == 1


@rule("tricktakers#two-players", "tricktakers#adventurer")
def test_for_two_the_potion_may_be_used_when_leading() -> None:
    """The other is free then, for no colour shows."""
    state = equipped({"adventurer": "r5 r6", "king": "r1 b9"}, "potion gold", setup=FOR_TWO)
    say(state, "adventurer", "use potion", "r5 down")
    assert texts(state) == ["r1", "b9"]
    plain(state, "b9")

    assert state.tricks[0].winner == 1


def laid_down() -> Tricktakers:
    """The King has led r5, the Adventurer has played r7 face down, the Collector is to play."""
    state = equipped({"king": "r5 g1", "adventurer": "r6 r7", "collector": "b9 g2"}, "potion gold")
    plain(state, "r5")
    say(state, "adventurer", "use potion", "r7 down")
    return state


@rule("tricktakers#adventurer")
@pytest.mark.parametrize(("who", "seen"), [("adventurer", "r7"), ("king", None), ("collector", None), (None, None)])
def test_only_its_player_sees_a_card_face_down(who: str | None, seen: str | None) -> None:
    """The others see that one lies there, in views and in what they are told."""
    state = laid_down()
    play = seen_by(state, who).plays[1]

    assert (play.seat, play.hidden) == (1, True)
    assert play.card == (-1 if seen is None else card(seen))
    assert (play.face is None) == (seen is None)
    assert ("Red 7" in " ".join(told(state, who))) == (seen is not None)


@rule("tricktakers#adventurer")
def test_who_wins_so_far_is_told_of_open_cards_only() -> None:
    """The Red 7 is ahead of the Red 5, but nobody can see it; turned up it takes the trick."""
    state = laid_down()
    assert {seen_by(state, who).winning for who in ("adventurer", "king", None)} == {0}
    plain(state, "b9")

    assert state.tricks[0].winner == 1
    assert "Red 7" in " ".join(told(state))
    assert seen_by(state, None).tricks[0].plays[1].card == card("r7")


@rule("tricktakers#adventurer", "tricktakers#collector")
def test_the_collector_may_reserve_a_card_that_lies_face_down() -> None:
    """Nobody learns by it which it is; it is the Collector's where another wins."""
    state = equipped({"king": "k5 g1", "adventurer": "r6 r7", "collector": "b9 g2"}, "potion gold")
    plain(state, "k5")
    say(state, "adventurer", "use potion", "r7 down")
    say(state, "collector", "b9")
    assert texts(state) == ["reserve nothing", "reserve A", "reserve B", "reserve C"]
    say(state, "collector", "reserve B")

    assert (taken(state, "collector"), taken(state, "king")) == ({"r7"}, {"k5", "b9"})


@rule("tricktakers#adventurer")
def test_a_card_face_down_is_imagined_as_any_that_could_follow() -> None:
    """To the King it is a red one or without a colour, or another if no red is in hand."""
    state = laid_down()
    found = set()
    for seed in range(400):
        world = GAME.imagine(state, 0, Rng(seed))
        name = world.plays[1].card
        found.add(name)
        hand = world.hands[1]
        assert name // 10 == 0 or name >= 40 or not any(one // 10 == 0 for one in hand)
    assert len(found) > 20
    own = GAME.imagine(state, 1, Rng(1))

    assert own.plays[1].card == card("r7")
