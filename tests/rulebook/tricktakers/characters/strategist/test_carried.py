"""What the Strategist carries over: its Rare or its Black 7 instead of points, and how it fares in the next round."""

from __future__ import annotations

import pytest

from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import card
from odango.games.tricktakers.characters.phantom_thief import INVITATION, ThiefSheet
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.characters.strategist.trapping import RARE, SEVEN
from rulebook.tricktakers.summoning import with_beasts
from rulebook.tricktakers.table import (
    FOR_TWO,
    account,
    asked,
    cannot,
    five_each,
    go,
    go_until,
    held,
    lines,
    plain,
    refused,
    round_with,
    say,
    seat_of,
    seen_by,
    setting_up,
    table,
    texts,
    told,
    who_is_asked,
    worlds,
)

# The choice


@rule("tricktakers#strategist")
@pytest.mark.parametrize(("wins", "name"), [(0, RARE), (1, SEVEN)])
def test_a_card_is_carried_over_instead_of_points(wins: int, name: str) -> None:
    """No trick: the Rare; one: the Black 7.  It goes without the points of the table, and everyone knows it."""
    state = round_with("strategist", wins, points=[100, 0, 0], stock={"strategist": [4, 3, 3, 3, 3]})
    say(state, "strategist", "carry")

    assert [entry for entry in lines(state, 0) if entry[0] == "tricks"] == []
    assert (account(state, 0).after, state.black_crowns[0]) == (100, int(wins == 0))
    assert state.round == 2
    assert {GAME.view(state, seat).players[0].carried for seat in (0, 1, None)} == {card(name)}
    assert card(name) in state.box, "until the next set-up it waits there"


@rule("tricktakers#strategist")
def test_it_comes_into_hand_when_the_next_round_is_set_up() -> None:
    """Whatever the player has become; here a Hermit, whose set-up is nothing else."""
    state = round_with("strategist", 0, stock={"strategist": [4, 3, 3, 3, 3]})
    say(state, "strategist", "carry")
    while -1 in state.characters:
        go(state, {0: "hermit", 1: "ruler", 2: "gambler"}[asked(state).seat])
    go_until(state, lambda now: who_is_asked(now) == ("hermit", "discard"))

    assert state.carried[0] == -1
    assert card(RARE) in state.hands[0]
    assert len(state.hands[0]) == 6


@rule("tricktakers#strategist")
@pytest.mark.parametrize(("wins", "in_round"), [(0, 3), (1, 3), (2, 1), (3, 2)])
def test_nothing_is_carried_over_from_the_last_round_or_with_other_tricks(wins: int, in_round: int) -> None:
    """Then it is points alone, without a question."""
    state = round_with("strategist", wins, in_round=in_round, stock={"strategist": [4, 3, 3, 3, 3]})

    assert lines(state, 0)[-1][0] == "tricks"
    assert all(decision.kind != "carry" for decision in state.pending)
    assert state.carried[0] == -1


@rule("tricktakers#strategist", "tricktakers#two-players")
def test_for_two_a_card_is_carried_over_as_well() -> None:
    """But not out of the last round."""
    state = round_with("strategist", 1, setup=FOR_TWO)
    assert texts(state) == ["points", "carry"]
    say(state, "strategist", "carry")
    assert state.carried[0] == card(SEVEN)
    last = round_with("strategist", 1, setup=FOR_TWO, in_round=4)

    assert last.ended
    assert lines(last, 0)[-1] == ("tricks", 30)


# The next round's set-up


@rule("tricktakers#strategist", "tricktakers#a-round")
@pytest.mark.parametrize("name", [SEVEN, RARE])
def test_another_card_is_discarded_for_it(name: str) -> None:
    """Five are left; the carried one may not be the one that goes."""
    state = setting_up(five_each("resistance", "ruler", "hermit"), in_round=2, carried={"resistance": name})
    assert who_is_asked(state) == ("resistance", "discard")
    assert texts(state) == [f"discard r{i}" for i in range(1, 6)]
    assert "may not be discarded" in refused(state, "resistance", f"card:{card(name)}")
    go(state, "discard r1")

    assert held(state, "resistance") == f"r2 r3 r4 r5 {name}"
    assert (state.kept[0], state.carried[0]) == (card(name), -1)
    assert seen_by(state, None).players[0].kept == card(name)
    assert all(card(name) in world.hands[0] for world in worlds(state, "hermit")), "everyone knows it is there"


@rule("tricktakers#strategist", "tricktakers#king", "tricktakers#a-round")
def test_it_comes_after_the_characters_own_set_up() -> None:
    """The King's Rare first, and a card for it; then the other one, and a card for that."""
    state = setting_up(five_each("king", "ruler", "hermit"), in_round=2, carried={"king": RARE})
    assert card(RARE) not in state.hands[0]
    go(state, "discard r1")
    assert card(RARE) in state.hands[0]
    go(state, "discard king-rare")

    assert held(state, "king") == f"r2 r3 r4 r5 {RARE}"


@rule("tricktakers#strategist", "tricktakers#gambler")
def test_the_gambler_exchanges_foretells_and_stakes_before() -> None:
    state = setting_up(five_each("gambler", "ruler", "hermit"), in_round=2, carried={"gambler": SEVEN})
    found = go_until(state, lambda now: len(now.hands[0]) != 5)

    assert found == [("gambler", "exchange"), ("gambler", "bid"), ("gambler", "stake")]
    assert who_is_asked(state) == ("gambler", "discard")


@rule("tricktakers#strategist", "tricktakers#berserker")
@pytest.mark.parametrize("name", [SEVEN, RARE])
def test_a_berserker_takes_it_after_its_own_five_and_keeps_the_berserker_card(name: str) -> None:
    """One of the other four goes."""
    state = setting_up(five_each("berserker", "ruler", "hermit"), in_round=2, carried={"berserker": name})
    assert len(state.hands[0]) == 6
    assert len(texts(state)) == 4
    cannot(state, "berserker", "discard berserker")
    cannot(state, "berserker", f"discard {name}")
    go(state, texts(state)[0])

    assert {card("berserker"), card(name)} < set(state.hands[0])
    assert len(state.hands[0]) == 5


@rule("tricktakers#strategist", "tricktakers#alchemist")
@pytest.mark.parametrize("name", [SEVEN, RARE])
def test_an_alchemist_takes_it_after_drawing_six(name: str) -> None:
    """And discards one of those six: six are in hand, nine in the deck, so that all of them are played in the end."""
    state = setting_up(five_each("alchemist", "ruler", "hermit"), in_round=2, carried={"alchemist": name})
    assert (len(state.hands[0]), len(state.stocks[0])) == (7, 9)
    cannot(state, "alchemist", f"discard {name}")
    gone = texts(state)[0]
    go(state, gone)

    assert (len(state.hands[0]), len(state.stocks[0])) == (6, 9)
    assert card(name) in state.hands[0]
    assert card(gone.removeprefix("discard ")) in state.box


@rule("tricktakers#strategist", "tricktakers#samurai")
def test_a_samurai_discards_the_black_7_and_draws() -> None:
    """Black may not be held, so it goes at once; there are five cards as ever, none of them black."""
    state = setting_up(five_each("samurai", "ruler", "hermit"), in_round=2, carried={"samurai": SEVEN}, deck="b9 b8")
    if who_is_asked(state) == ("samurai", "discard"):
        go(state, "discard r1")

    assert len(state.hands[0]) == 5
    assert card(SEVEN) not in state.hands[0]
    assert state.box.count(card(SEVEN)) == 2


@rule("tricktakers#strategist", "tricktakers#samurai")
def test_a_samurai_keeps_the_rare() -> None:
    state = setting_up(five_each("samurai", "ruler", "hermit"), in_round=2, carried={"samurai": RARE})
    go(state, "discard r1")

    assert (held(state, "samurai"), state.kept[0]) == (f"r2 r3 r4 r5 {RARE}", card(RARE))


@rule("tricktakers#strategist")
def test_who_is_strategist_again_has_two_black_7s() -> None:
    """One of the round before and the new one; neither can be discarded."""
    state = setting_up(five_each("strategist", "ruler", "hermit"), in_round=2, carried={"strategist": SEVEN})
    go(state, "discard r1", "trap low", "trap high", "trap black", "trap winner")
    assert texts(state) == ["discard r2", "discard r3", "discard r4", "discard r5"]
    go(state, "discard r2")

    assert held(state, "strategist") == f"r3 r4 r5 {SEVEN} {SEVEN}"


@rule("tricktakers#strategist")
def test_another_can_be_strategist_meanwhile() -> None:
    """There are two Black 7s: one for each of them."""
    state = setting_up(five_each("strategist", "ruler", "hermit"), in_round=2, carried={"hermit": SEVEN})
    go(state, "discard r1", "trap low", "trap high", "trap black", "trap winner", "discard g1")

    assert card(SEVEN) in state.hands[0]
    assert card(SEVEN) in state.hands[2]
    assert card(SEVEN) not in state.box


# It has to be played


def keeping(state: Tricktakers, who: str, name: str = RARE) -> Tricktakers:
    """The card in hand is the one that was carried over."""
    state.kept[seat_of(state, who)] = card(name)
    return state


@rule("tricktakers#strategist", "tricktakers#spending-black-crowns")
def test_it_is_not_exchanged_for_a_black_crown() -> None:
    state = setting_up(
        five_each("resistance", "ruler", "hermit"), in_round=3, black_crowns=[1, 0, 0], carried={"resistance": RARE}
    )
    go(state, "discard r1")
    assert who_is_asked(state)[1] == "crown"
    cannot(state, "resistance", f"discard {RARE}")
    assert len(texts(state)) == 16, "any of the other four, or none"
    go(state, "discard r2 r3 r4 r5")

    assert card(RARE) in state.hands[0]


@rule("tricktakers#strategist", "tricktakers#hermit")
def test_a_hermit_does_not_discard_it() -> None:
    state = keeping(table({"hermit": f"r1 {RARE}", "king": "b1 b2", "ruler": "g1 g2"}, deck="k1"), "hermit")
    say(state, "hermit", "draw")

    assert texts(state) == ["discard r1", "discard k1"]


@rule("tricktakers#strategist", "tricktakers#adventurer")
@pytest.mark.parametrize(("item", "options"), [("map", ["discard g8"]), ("book", ["discard g8", "discard k1"])])
def test_an_adventurer_does_not_discard_it(item: str, options: list[str]) -> None:
    state = equipped({"king": "r5 g1", "adventurer": f"g8 {RARE}", "ruler": "r7 g2"}, f"{item} gold", deck="k1")
    keeping(state, "adventurer")
    plain(state, "r5")
    say(state, "adventurer", f"use {item}")

    assert texts(state) == options


@rule("tricktakers#strategist", "tricktakers#adventurer")
def test_a_map_cannot_be_used_when_only_the_carried_card_is_in_hand() -> None:
    """There is nothing to discard, and a question without an answer must not be asked."""
    state = equipped({"king": "r5", "adventurer": RARE, "ruler": "r7"}, "map gold", trick=5, in_round=2, wins=[2, 1, 1])
    keeping(state, "adventurer")
    plain(state, "r5")

    assert texts(state) == ["no item", "use gold"]


@rule("tricktakers#strategist", "tricktakers#summoner")
def test_a_summoner_does_not_discard_it_for_a_command() -> None:
    """Neither for MARU nor for OKO; with no other card in hand there is no command."""
    sheets = with_beasts("maru oko")
    state = table({"summoner": f"r1 {RARE}", "king": "b1 b2", "ruler": "g1 g2"}, sheets=sheets)
    keeping(state, "summoner")
    one, other = state.clone(), state.clone()
    say(one, "summoner", "command maru")
    assert texts(one) == ["discard r1"]
    say(other, "summoner", "command oko")
    assert texts(other) == ["discard r1"]
    state = table({"summoner": RARE, "king": "b1", "ruler": "g1"}, sheets=sheets, trick=5)
    state.kept[0] = card(RARE)

    assert texts(state) == ["go on"]


@rule("tricktakers#strategist", "tricktakers#ninja")
def test_a_ninja_does_not_lay_it_down_as_a_second_card() -> None:
    """It might be discarded then."""
    state = keeping(table({"ninja": f"r1 r2 {RARE}", "king": "b1 b2 b3", "ruler": "g1 g2 g3"}), "ninja")
    say(state, "ninja", "r1")

    assert texts(state) == ["no second card", "second r2"]


@rule("tricktakers#strategist", "tricktakers#samurai")
def test_a_samurai_who_takes_a_red_card_discards_another() -> None:
    state = keeping(table({"samurai": f"r9 b1 {RARE}", "king": "r1 b2 b3", "ruler": "g1 g2 g3"}), "samurai")
    plain(state, "r9", "r1", "g1")
    say(state, "samurai", "take r1")

    assert texts(state) == ["discard r1", "discard b1"]


@rule("tricktakers#strategist", "tricktakers#phantom-thief")
def test_it_is_not_exchanged_with_the_thief() -> None:
    """Neither offered by a Thief who has it, nor given by a partner who has it."""
    hands = {"phantom_thief": f"r1 {RARE}", "king": "b1 b2", "ruler": "g1 g2"}
    letters = {"phantom-thief": ThiefSheet((-1, INVITATION, 0), 0)}
    state = table(hands, sheets=letters)
    keeping(state, "phantom_thief")
    assert texts(state) == ["no offer", "offer r1"]
    hands = {"phantom_thief": "r1 r2", "king": f"b1 {RARE}", "ruler": "g1 g2"}
    state = keeping(table(hands, sheets=letters), "king")
    say(state, "phantom_thief", "offer r1")

    assert texts(state) == ["refuse", "give b1"]


@rule("tricktakers#strategist", "tricktakers#time-traveler")
def test_a_time_traveler_neither_discards_it_nor_gives_it_away() -> None:
    state = keeping(
        table({"time_traveler": f"r9 b1 {RARE}", "king": "r1 b2 b3", "ruler": "g1 g2 g3"}, deck="k1 k2"),
        "time_traveler",
    )
    back = state.clone()
    say(back, "time_traveler", "rewind")
    assert texts(back) == ["discard r9", "discard b1", "discard k1", "discard k2"]
    say(state, "time_traveler", "no rewind", "r9")
    plain(state, "r1", "g1")
    say(state, "time_traveler", "change")

    assert f"give {RARE}" not in texts(state)
    assert "give b1" in texts(state)


@rule("tricktakers#strategist")
def test_it_is_played_as_any_card() -> None:
    """In whichever trick; its Rare is as strong as any Rare."""
    state = table({"king": "r5 r6", "ruler": f"r1 {RARE}", "hermit": "g1 rare"})
    keeping(state, "ruler")
    plain(state, "r5", RARE, "rare")

    assert state.tricks[0].winner == 1
    assert any("Rare" in line for line in told(state, "hermit"))
