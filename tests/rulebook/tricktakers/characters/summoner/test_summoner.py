"""The Summoner: MP, summoning to the rear, commands, and points.  Beasts in front are in `test_beasts`."""

from __future__ import annotations

import msgspec
import pytest

from odango.core.view import offer, offer_encoded
from odango.games.tricktakers.cards import BEASTS, NAMES, card
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.summoning import sheet, with_beasts
from rulebook.tricktakers.table import (
    FOR_TWO,
    asked,
    cannot,
    cards,
    five_each,
    held,
    lines,
    plain,
    played,
    round_with,
    say,
    seen_by,
    setting_up,
    table,
    texts,
    told,
    who_is_asked,
    worlds,
)

HANDS = {"summoner": "r1 b2 g3", "king": "b4 b5 b6", "ruler": "g7 g8 g9"}


def rear(state: Tricktakers) -> str:
    return " ".join(NAMES[beast] for beast in sheet(state).rear)


# MP and summoning


@rule("tricktakers#summoner")
def test_a_summoner_begins_with_5_mp_and_six_beasts_to_summon() -> None:
    """There is nothing to decide at set-up, and all of it lies open."""
    state = setting_up(five_each("summoner", "resistance", "hermit"))

    assert who_is_asked(state) == ("summoner", "ritual")
    assert (sheet(state).mp, sheet(state).rear) == (5, ())
    assert [NAMES[beast] for beast in sheet(state).waiting] == ["el", "miria", "maru", "guru", "nemu", "oko"]
    assert not set(BEASTS) & set(state.box)
    assert {seen_by(state, who).players[0].sheet == sheet(state) for who in ("hermit", None)} == {True}


@rule("tricktakers#summoner")
@pytest.mark.parametrize(("beast", "mp"), [("el", 4), ("miria", 3), ("maru", 1), ("guru", 1), ("nemu", 1), ("oko", 1)])
def test_summoning_costs_mp(beast: str, mp: int) -> None:
    """The beast goes to the rear, and the tokens are spent; with one too few it cannot be summoned."""
    state = table(HANDS)
    say(state, "summoner", f"summon {beast}")
    assert (sheet(state).mp, rear(state)) == (5 - mp, beast)
    assert card(beast) not in sheet(state).waiting
    poor = table(HANDS, sheets=with_beasts("", mp - 1))

    assert f"summon {beast}" not in texts(poor)
    assert any("summons" in line for line in told(state, "king"))


@rule("tricktakers#summoner")
def test_two_beasts_have_room_in_the_rear_and_both_may_come_in_one_turn() -> None:
    state = table(HANDS)
    say(state, "summoner", "summon maru", "summon oko")

    assert rear(state) == "maru oko"
    assert texts(state) == ["go on", "command maru", "command oko"]
    cannot(state, "summoner", "summon guru")


@rule("tricktakers#summoner")
def test_when_one_has_gone_to_the_front_another_can_be_summoned_on_a_later_turn() -> None:
    """A beast that went with a trick does not come back this round."""
    state = table(HANDS, sheets=with_beasts("maru oko"))
    played(state, summoner="go on, r1, front maru", king="b4", ruler="g7")
    assert state.tricks[0].winner == 0

    assert rear(state) == "oko"
    assert texts(state) == ["go on", *(f"summon {name}" for name in ("el", "miria", "guru", "nemu")), "command oko"]


@rule("tricktakers#summoner")
def test_the_summoner_may_go_without_beasts() -> None:
    """Then it plays a card, and nothing can be moved to the front."""
    state = table(HANDS)
    say(state, "summoner", "go on", "r1")

    assert who_is_asked(state) == ("king", "play")


# Commands


@rule("tricktakers#summoner")
@pytest.mark.parametrize("beast", ["maru", "guru", "nemu"])
def test_three_beasts_let_a_card_be_discarded_and_one_be_drawn(beast: str) -> None:
    """For 1 MP; first the discard, so that what is drawn stays."""
    state = table(HANDS, sheets=with_beasts(beast), deck="k9")
    say(state, "summoner", f"command {beast}")
    assert texts(state) == ["discard r1", "discard b2", "discard g3"]
    say(state, "summoner", "discard b2")

    assert held(state, "summoner") == "r1 g3 k9"
    assert (sheet(state).mp, rear(state)) == (4, beast)
    assert [discard.card for discard in state.discards] == [card("b2")]


@rule("tricktakers#summoner")
def test_oko_lets_any_number_be_discarded_and_as_many_be_drawn() -> None:
    """For 1 MP as well; at least one."""
    state = table(HANDS, sheets=with_beasts("oko"), deck="k9 k8 k7")
    say(state, "summoner", "command oko")
    assert len(texts(state)) == 7
    cannot(state, "summoner", "keep")
    say(state, "summoner", "discard r1 b2 g3")

    assert held(state, "summoner") == "k7 k8 k9"
    assert sheet(state).mp == 4


@rule("tricktakers#summoner")
def test_commands_are_given_over_and_over_until_the_mp_run_out() -> None:
    """One beast or both, in the same turn too."""
    state = table(HANDS, sheets=with_beasts("maru oko", 3), deck="k9 k8 k7")
    say(state, "summoner", "command maru", "discard r1", "command maru", "discard k9", "command oko", "discard k8")

    assert held(state, "summoner") == "b2 g3 k7"
    assert (sheet(state).mp, texts(state)) == (0, ["go on"])


@rule("tricktakers#summoner")
def test_el_and_miria_take_no_commands_and_nobody_in_the_stock_does() -> None:
    state = table(HANDS, sheets=with_beasts("el miria"))

    assert not any(text.startswith("command") for text in texts(state))


@rule("tricktakers#summoner")
def test_summoning_comes_before_commanding() -> None:
    """After the first command of a turn nothing is summoned; on the next turn it can be again."""
    state = table(HANDS, sheets=with_beasts("maru"), deck="k9")
    assert "summon guru" in texts(state)
    say(state, "summoner", "command maru", "discard r1")
    assert texts(state) == ["go on", "command maru"]
    played(state, summoner="go on, k9, no beast", king="b4", ruler="g7")

    assert "summon guru" in texts(state)


@rule("tricktakers#summoner", "tricktakers#a-round")
def test_what_a_command_discards_and_draws_only_the_summoner_knows() -> None:
    state = table(HANDS, sheets=with_beasts("maru"), deck="k9")
    say(state, "summoner", "command maru", "discard b2")
    assert seen_by(state, "summoner").discards[0].card == card("b2")
    for who in ("king", "ruler", None):
        assert seen_by(state, who).discards[0].card == -1
        assert len({world.discards[0].card for world in worlds(state, who)}) > 10
    assert {tuple(world.hands[0]) for world in worlds(state, "summoner")} == {tuple(cards("r1 g3 k9"))}


# MP come back


@rule("tricktakers#summoner")
def test_a_trick_won_brings_an_mp() -> None:
    """But never more than five."""
    for mp, after in ((2, 3), (5, 5)):
        state = table({"summoner": "k9 b2", "king": "b4 b5", "ruler": "g7 g8"}, sheets=with_beasts("", mp))
        plain(state, "k9", "b4", "g7")
        assert (state.tricks[0].winner, sheet(state).mp) == (0, after)
    lost = table({"summoner": "b2 k9", "king": "b4 b5", "ruler": "g7 g8"}, sheets=with_beasts("", 2))
    plain(lost, "b2", "b4", "g7")

    assert sheet(lost).mp == 2


@rule("tricktakers#summoner")
def test_el_in_the_rear_brings_an_mp_at_the_end_of_every_turn_of_its_own() -> None:
    """On the turn it is summoned too; not on the turns of others."""
    state = table({"king": "b4 b5 b6", "summoner": "b1 b2 b3", "ruler": "b7 b8 b9"})
    plain(state, "b4")
    say(state, "summoner", "summon el", "go on", "b1")
    assert sheet(state).mp == 1, "the turn is not over: a beast may go to the front"
    say(state, "summoner", "no beast")
    assert sheet(state).mp == 2
    plain(state, "b7", "b8", "b5")
    assert sheet(state).mp == 2
    say(state, "summoner", "go on", "b2", "no beast")

    assert sheet(state).mp == 3


@rule("tricktakers#summoner")
def test_el_brings_nothing_when_it_goes_to_the_front_nor_above_five() -> None:
    state = table(HANDS, sheets=with_beasts("el", 3))
    front = state.clone()
    played(front, summoner="go on, r1, front el")
    assert sheet(front).mp == 2
    full = table(HANDS, sheets=with_beasts("el", 5))
    played(full, summoner="go on, r1, no beast")

    assert sheet(full).mp == 5


# What is shown


@rule("tricktakers#summoner")
def test_what_is_offered_names_what_it_costs_here_and_now() -> None:
    """The same beast is free on one card and not on the next, so nothing of it may be kept from another table."""
    for setup in (Setup(mode="all_star"), Setup(mode="all_star", figures=("summon el 2", "command maru 3"))):
        for below in ("r1", "k1"):
            hands = {"summoner": f"{below} b2", "king": "b4 b5", "ruler": "g7 g8"}
            state = table(hands, sheets=with_beasts("maru"), setup=setup)
            for answer in ("go on", below):
                passed_on = offer_encoded(state, 0, asked(state).options(state))
                assert msgspec.json.encode(passed_on) == msgspec.json.encode(offer(state, 0))
                say(state, "summoner", answer)
            assert msgspec.json.encode(offer_encoded(state, 0, [0, 3])) == msgspec.json.encode(offer(state, 0))


# Points


@rule("tricktakers#summoner")
@pytest.mark.parametrize(("wins", "points"), [(0, -20), (1, 20), (2, 40), (3, 70), (4, 100)])
def test_points_of_the_summoner(wins: int, points: int) -> None:
    state = round_with("summoner", wins, points=[100, 0, 0])

    assert lines(state, 0) == [("tricks", points)]
    assert state.points[0] == 100 + points


@rule("tricktakers#summoner", "tricktakers#end-of-game")
def test_five_tricks_win_the_game() -> None:
    state = round_with("summoner", 5)

    assert (state.victor, state.victory) == (0, "character")


@rule("tricktakers#summoner", "tricktakers#two-players")
def test_for_two_five_tricks_are_50_points() -> None:
    state = round_with("summoner", 5, setup=FOR_TWO)

    assert not state.ended
    assert lines(state, 0) == [("tricks", 50)]


@rule("tricktakers#summoner")
def test_beasts_are_back_for_the_next_round() -> None:
    """All six lie in the box until somebody is Summoner again."""
    hands = {"summoner": "r3", "king": "r9", "ruler": "r8"}
    state = table(hands, sheets=with_beasts("maru"), trick=5, wins=[2, 1, 1])
    played(state, summoner="go on, r3, front maru", king="r9", ruler="r8")

    assert state.round == 2
    assert set(BEASTS) <= set(state.box)
