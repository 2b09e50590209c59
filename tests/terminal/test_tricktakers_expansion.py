"""The expansion's characters in the terminal: what everyone sees of them, what only their player does, and typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odango.core.engine import choose
from odango.games.tricktakers import GAME, figures
from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.characters.phantom_thief import ThiefSheet
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.characters.time_traveler import TimeTravelerSheet
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.terminal.screen import Problem
from odango.terminal.wishes import setup_for
from odango.text import english
from rule import rule
from rulebook.tricktakers.table import asked, cards, five_each, go, played, say, seat_of, setting_up, table
from terminal.piped import Captured
from terminal.shown import Shown

SHOWN = Shown(GAME)
drawn, looked_up, typed = SHOWN.drawn, SHOWN.looked_up, SHOWN.typed

ALCHEMY = "alchemist-r1 alchemist-r2 alchemist-r3 alchemist-b3 alchemist-g4 alchemist-g5"
BOARD = {
    "alchemist": ALCHEMY,
    "strategist": "r3 r4 k5 strategist-k7 r7",
    "summoner": "b1 b2 b3 b4 b5",
    "phantom-thief": "g1 g2 g3 g4 rare",
    "samurai": "r5 r6 r8 b6 b7",
}
EVERYONE_FOR_TWO = Setup(mode="draft")
LETTERS = ThiefSheet((0, 1, 2, -1, 3), 1)


def spread(state: Tricktakers, *cells: str) -> None:
    """Elements are put there as long as somebody is asked."""
    for cell in cells:
        say(state, "alchemist", f"element {cell}")


# --- what is seen -------------------------------------------------------------------------------------------------


@rule("tricktakers#strategist")
def test_the_trap_the_caught_and_the_pool_stand_above_the_trick() -> None:
    state = table(BOARD, leader="strategist", sheets={"phantom-thief": LETTERS})
    assert "The Trap catches a number from 1 to 6. Pool: 0.\nNo card on the table yet" in drawn(state)
    played(state, strategist="r4", summoner="go on, b1")

    assert "The Trap catches a number from 1 to 6. Caught: Goma. Pool: 10.\nRed is led.\n" in drawn(state)


@rule("tricktakers#strategist")
def test_only_the_strategist_sees_the_traps_to_come() -> None:
    state = table(BOARD)
    theirs = " ".join(drawn(state, 1).split())

    assert "Tactical card: ready" in drawn(state)
    assert "your next Traps: a number from 7 to 9; a black card; everyone, if the Strategist wins;" in theirs
    assert "next Traps" not in drawn(state)
    assert "next Traps" not in drawn(state, None)


@rule("tricktakers#strategist")
def test_the_tactical_card_and_traps_of_the_past_are_told() -> None:
    state = table({"king": "r4 r9", "strategist": "r3 b9", "hermit": "r5 b2"})
    played(state, king="r9", strategist="b9 tactical", hermit="no draw, r5")

    assert "Tactical card: used · Traps so far: a number from 1 to 6" in drawn(state)
    assert "The Trap catches a number from 7 to 9." in drawn(state)


@rule("tricktakers#summoner")
def test_mp_and_beasts_are_told_and_a_beast_lies_on_a_card() -> None:
    state = table({"summoner": "b1 b2", "king": "r4 r9", "hermit": "r5 b3"})
    assert "5 of 5 MP · can be summoned: EL, MIRIA, MARU, GURU, NEMU, OKO" in drawn(state)
    say(state, "summoner", "summon guru", "summon miria", "go on", "b1")
    assert "1 of 5 MP · in the rear: GURU, MIRIA · can be summoned: EL, MARU, NEMU, OKO" in " ".join(
        drawn(state).split()
    )
    say(state, "summoner", "front guru")

    assert "  * A Ami              GURU on Blue 1 as Blue 10  safe from a 1" in drawn(state)
    assert "Blue is led.\n" in drawn(state)


@rule("tricktakers#alchemist")
def test_three_cards_lie_as_one_and_the_circle_is_drawn() -> None:
    state = table(BOARD, sheets={"alchemist": AlchemistSheet(("T", "LL"))})
    assert "2 elements, worth 0 · own deck: 9" in drawn(state)
    assert "            [T]        purple triangle (T LL LR): 10\n        UL   a    UR   pink" in drawn(state)
    assert "\n                       hexagon (T UR LR B LL UL): forging\n" in drawn(state)
    say(state, "alchemist", "r1 r2 r3 red")
    spread(state, "LR", "UL")

    assert "4 elements, worth 10 · own deck: 6" in drawn(state)
    assert "       [UL]  a    UR   pink" in drawn(state)
    assert "purple triangle (T LL LR): 10, made" in drawn(state)
    assert "  * A Ami              Red 1, Red 2, Red 3 as Red 6  wins so far" in drawn(state)


@rule("tricktakers#alchemist")
def test_a_narrow_window_has_the_circle_alone() -> None:
    state = table(BOARD, setup=Setup(mode="all_star", figures=("formation column 90 T a C b B",)))
    shown = {width: "\n".join(SHOWN.board(state, 0, width=width)) for width in (50, 80)}

    assert "column (T a C b B): 90" in shown[80]
    assert "column" not in shown[50]
    assert re.search(r"\n +UL   a    UR\n", shown[50])


@rule("tricktakers#alchemist", "tricktakers#two-players")
def test_the_hexagon_is_worth_points_to_two() -> None:
    state = table({"alchemist": ALCHEMY, "king": "r4 r5"}, setup=EVERYONE_FOR_TWO)

    assert "hexagon (T UR LR B LL UL): 50" in drawn(state)


@rule("tricktakers#alchemist")
def test_what_was_forged_is_told() -> None:
    state = table(BOARD)
    assert "forged" not in drawn(state)
    state.forged = [1, 0]

    assert "forged in this game: Crowns 1, Black Crowns 0" in " ".join(drawn(state).split())


@rule("tricktakers#ninja")
def test_the_second_card_is_seen_by_the_ninja_alone() -> None:
    state = table({"ninja": "r4 r9 b2", "king": "r3 b9", "hermit": "r5 b3"})
    played(state, ninja="r4, second r9")

    assert "· face down: r9" in drawn(state) or "      face down: r9\n" in drawn(state)
    assert "      a card face down\n" in drawn(state, 1)
    assert "r9" not in drawn(state, 1)


@rule("tricktakers#samurai")
def test_red_is_as_strong_as_black_until_a_white_flag_lies_there() -> None:
    state = table({"samurai": "r4 r9 g2", "king": "b3 b9 g1", "hermit": "flag b4 g3", "ruler": "b5 b6 b7"})
    played(state, samurai="r4")
    assert "Red 4  as strong as black  wins so far" in drawn(state)
    played(state, king="b9", hermit="no draw, flag")

    assert "as strong as black" not in drawn(state)


@rule("tricktakers#time-traveler")
def test_predictions_are_the_travelers_own_until_they_are_shown() -> None:
    seats = {"time-traveler": "r4 r9", "king": "b3 b9", "hermit": "g1 b4", "ruler": "g2 g3"}
    state = table(seats, stock={"time-traveler": [0, 9, 13]}, in_round=3)
    mine = " ".join(drawn(state).split())
    assert "2 journeys left · you predict: the Crown for King · Black Crowns for Hermit, Ruler" in mine
    assert "2 journeys left\n" in drawn(state, 1)
    sheet = TimeTravelerSheet(1, (0, 9, 13))
    state = table(seats, stock={"time-traveler": [0, 9, 13]}, sheets={"time-traveler": sheet}, in_round=3)

    theirs = " ".join(drawn(state, 1).split())
    assert "one journey left · shown: the Crown for King · Black Crowns for Hermit, Ruler" in theirs


@rule("tricktakers#time-traveler", "tricktakers#two-players")
def test_two_players_predict_tricks() -> None:
    state = table({"time-traveler": "r4 r9", "king": "b3 b9"}, stock={"time-traveler": [11, 0]}, setup=EVERYONE_FOR_TWO)

    assert "you predict: more tricks for Time Traveler · none for King" in " ".join(drawn(state).split())


@rule("tricktakers#phantom-thief")
def test_letters_the_chip_and_the_offer_are_told() -> None:
    state = table(BOARD, sheets={"phantom-thief": LETTERS}, leader="phantom-thief")
    assert "has a letter (Notice: a Crown)" in drawn(state)
    assert "      has a letter (Invitation)\n" in drawn(state)
    assert "robs Notices with one trick more or fewer" in drawn(state)
    say(state, "phantom-thief", "offer g1")
    assert "· face down: g1" in drawn(state, seat_of(state, "samurai"))
    assert "· a card face down" in drawn(state)
    state = table(BOARD, sheets={"phantom-thief": ThiefSheet((0, 1, 2, -1, 3), 0, wolf=True)})

    assert "wolf side: robs the partner with as many tricks" in drawn(state)


@rule("tricktakers#strategist")
def test_a_card_taken_over_is_told_until_it_is_played() -> None:
    state = table({"king": "r4 r9 strategist-rare", "strategist": "r3 b9 b8", "hermit": "r5 b2 b1"})
    state.kept[0] = cards("strategist-rare")[0]
    state.carried[1] = cards("strategist-k7")[0]

    assert "      has to play Strategist’s Rare\n" in drawn(state)
    assert "takes Strategist’s Black 7 over" in drawn(state)


@rule("tricktakers#alchemist", "tricktakers#collector")
def test_tricks_of_the_past_name_every_card() -> None:
    state = table({"alchemist": ALCHEMY, "king": "r9 r4", "collector": "r8 b2"})
    say(state, "alchemist", "r1 r2 g5 red")
    played(state, king="r9", collector="r8")
    reserve = next(choice for choice in asked(state).options(state) if choice)
    choose(state, 2, reserve)

    assert "+A Red 1, Red 2, Green 5 as Red 8  *B Red 9  C Red 8" in looked_up(state, "tricks")


def test_the_cast_has_all_fifteen_and_what_they_are_paid() -> None:
    said = looked_up(table(BOARD), "cast")

    assert len(re.findall(r"^  \d[A-D] ", said, re.MULTILINE)) == 15
    assert "0 to 5 tricks: 70 −20 70 −20 140 W" in said
    two = table({"ninja": "r4 r9", "king": "b3 b9"}, setup=EVERYONE_FOR_TWO)
    assert "0 to 5 tricks: 70 −20 70 −20 140 50" in looked_up(two, "cast")
    own = Setup(mode="draft", figures=("two-players ninja 10 20 30 40 50 60",))
    assert "0 to 5 tricks: 10 20 30 40 50 60" in looked_up(table({"ninja": "r4", "king": "b3"}, setup=own), "cast")


# --- typing -------------------------------------------------------------------------------------------------------


@rule("tricktakers#alchemist")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("r1 r2 r3", "r1 r2 r3 red"),
        ("red 1, red 2, red 3", "r1 r2 r3 red"),
        ("play r1 b3 g4 black", "r1 b3 g4 black"),
        ("g5 g4 b3 blue", "b3 g4 g5 blue"),
        ("r1 b3 g4", None),
    ],
)
def test_three_cards_are_typed_as_they_are_shown(tmp_path: Path, text: str, meant: str | None) -> None:
    said = typed(table(BOARD), tmp_path, text)

    assert said == meant or (said is not None and said.replace("alchemist-", "") == meant)


@rule("tricktakers#alchemist")
def test_a_colour_is_asked_for_where_several_can_be_named(tmp_path: Path, capsys: Captured) -> None:
    state = table(BOARD)

    said = typed(state, tmp_path, "r1 b3 g4", "black") or ""
    assert said.replace("alchemist-", "") == "r1 b3 g4 black"
    assert "black" in capsys.readouterr().out


@rule("tricktakers#alchemist")
@pytest.mark.parametrize(
    ("text", "meant"), [("UL", "UL"), ("ul", "UL"), ("b", "b"), ("B", "B"), ("element a", "a"), ("element T", "T")]
)
def test_a_cell_of_the_circle_is_typed_as_it_is_drawn(tmp_path: Path, text: str, meant: str) -> None:
    """There are a `b` and a `B`, and the latter is no seat."""
    state = table(BOARD)
    say(state, "alchemist", "r1 r2 r3 red")

    assert typed(state, tmp_path, text) == f"element {meant}"


@pytest.mark.parametrize(
    ("hands", "before", "text", "meant"),
    [
        ({"phantom-thief": "g1 g2", "king": "r4 r9", "hermit": "r5 b3"}, (), "green 1", "offer g1"),
        ({"ninja": "r4 r9 b2", "king": "r3 b9", "hermit": "r5 b3"}, ("r4",), "red 9", "second r9"),
        ({"summoner": "r4 r9 b2", "king": "r3 b9", "hermit": "r5 b3"}, (), "oko", "summon oko"),
        (
            {"summoner": "r4 r9 b2", "king": "r3 b9", "hermit": "r5 b3"},
            ("summon oko", "command oko"),
            "red 4, b2",
            "discard r4 b2",
        ),
    ],
    ids=["offer", "clone", "ritual", "renew"],
)
def test_cards_may_be_said_in_words_at_every_question(
    tmp_path: Path, hands: dict[str, str], before: tuple[str, ...], text: str, meant: str
) -> None:
    sheet = {"phantom-thief": ThiefSheet((-1, 3, 0), 0), "summoner": SummonerSheet()}
    state = table(hands, sheets=sheet)
    go(state, *before)

    assert typed(state, tmp_path, text) == meant


@rule("tricktakers#samurai")
def test_a_red_card_is_taken_by_its_name(tmp_path: Path) -> None:
    state = table({"samurai": "r9 b2 b3", "king": "r3 b9 b8", "hermit": "r5 b1 b4"})
    played(state, samurai="r9", king="r3", hermit="no draw, r5")

    assert typed(state, tmp_path, "red 3") == "take r3"
    assert typed(state, tmp_path, "take r5") == "take r5"


@rule("tricktakers#time-traveler")
def test_a_character_that_is_not_there_cannot_be_predicted(tmp_path: Path) -> None:
    hands = five_each("time-traveler", "king", "hermit")
    state = setting_up(hands)
    go(state, "discard b1")

    assert typed(state, tmp_path, "ruler") is None
    assert typed(state, tmp_path, "traveler") == "predict time-traveler"


# --- before a game ------------------------------------------------------------------------------------------------


@rule("tricktakers#summoner", "tricktakers#alchemist", "tricktakers#two-players")
def test_figures_of_ours_are_told_before_a_game() -> None:
    def keys(setup: Setup, seats: int) -> list[str]:
        return [said.key.removeprefix("tricktakers-advice-") for said in GAME.advice(setup, seats)]

    assert keys(Setup(), 4) == keys(Setup(), 2) == []
    assert keys(Setup(mode="all_star"), 4) == ["summoner", "alchemist"]
    assert keys(Setup(mode="draft"), 2) == ["two", "summoner", "alchemist", "two-expansion"]
    assert keys(Setup(mode="draft", characters=("king", "ninja")), 2) == ["two-expansion"]
    assert keys(Setup(mode="all_star", figures=("most-mp 6",)), 4) == []
    said = [english().say(line) for line in GAME.advice(EVERYONE_FOR_TWO, 2)]
    assert "the expansion’s characters are ours" in said[-1]


@rule("tricktakers#summoner", "tricktakers#alchemist")
def test_figures_are_read_from_a_file(tmp_path: Path) -> None:
    """Ours are a text too, and read back they are ours."""
    house = GAME.option_text("figures") or ""
    file = tmp_path / "figures.txt"
    file.write_text("summon el 3  # dearer\n\n# nothing\nmost-mp 6\n", "utf-8")
    setup = setup_for(GAME, ["mode=all_star", f"figures=@{file}"], 4, english())

    assert figures.figures(figures.read(house)) == figures.figures("house")
    assert setup.figures == ("summon el 3", "most-mp 6")
    file.write_text("summon el 99\n", "utf-8")
    with pytest.raises(Problem) as refused:
        setup_for(GAME, [f"figures=@{file}"], 4, english())
    assert "“summon el 99”: 99 is not a whole number from 0 to 9" in english().say(refused.value.line)
