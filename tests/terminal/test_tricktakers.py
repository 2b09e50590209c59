"""TRICKTAKERs in the terminal: boards, typed cards, what can be looked up, accounts, whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odango.core.engine import choose
from odango.core.replay import read
from odango.core.rng import Rng
from odango.core.view import offer
from odango.games.tricktakers import GAME
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.terminal.tricktakers.entry import cards_in
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import five_each, plain, played, round_with, say, selecting, setting_up, table, task
from terminal.piped import SCRIPT, Captured, Patch, play, reads_in_a_pipe
from terminal.shown import Shown

EVERYTHING = Setup(mode="all_star", discards_face_up=True, small_deck=True, leader_is_named=True, extra_tasks=True)
TABLES = [(2, Setup()), (2, Setup(mode="draft")), (3, Setup(mode="shuffle")), (4, Setup()), (5, EVERYTHING)]
SHOWN = Shown(GAME)
FACE = SHOWN.face
positions, drawn, looked_up, typed = SHOWN.positions, SHOWN.drawn, SHOWN.looked_up, SHOWN.typed


# --- the board ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_no_line_is_longer_than_the_window(seats: int, setup: Setup) -> None:
    """Neither of the board nor of the choices nor of what is looked up, whatever people are called."""
    for state in positions(seats, setup, 3, every=7):
        SHOWN.fits(state)


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_the_terminal_shows_nothing_hidden(seats: int, setup: Setup) -> None:
    """It is the same for any state the seat cannot tell from the true one."""
    for state in positions(seats, setup, 4, every=11):
        SHOWN.hides(state)


HANDS = {"resistance": "r4 g6 k2", "ruler": "b8 r2 k7", "hermit": "r9 flag k9"}


@rule("tricktakers#strength", "tricktakers#ruler")
def test_a_trick_shows_what_cards_count_as_and_who_wins_so_far() -> None:
    state = table(HANDS, trick=3)
    played(state, resistance="r4", ruler="b8 lead")
    text = drawn(state)

    assert "── round 1 of 3 ── trick 3 of 5 ── Goma’s turn ──" in text
    assert "Red is led.\n" in text
    assert "    A Ami              Red 4\n" in text
    assert "  * B Anko             Blue 8 as Red 8  wins so far\n" in text
    say(state, "hermit", "no draw", "flag")
    assert "*B Blue 8 as Red 8  C White Flag" in looked_up(state, "tricks")


@rule("tricktakers#resistance")
def test_kakumei_is_said_and_turns_the_mark_around() -> None:
    state = table(HANDS, leader="ruler")
    played(state, ruler="b8", hermit="no draw, flag")
    assert "  * B Anko             Blue 8      wins so far" in drawn(state)
    assert "White Flag  beats a Rare" in drawn(state)
    hands = {"ruler": "b8 r2 k7", "resistance": "r4 g6 k2", "hermit": "r9 flag k9"}
    state = table(hands)
    played(state, ruler="b8", resistance="r4 kakumei")

    assert "Blue is led. Kakumei: the weakest card wins.\n" in drawn(state)
    assert "  * B Anko             Red 4   wins so far" in drawn(state)
    assert "Kakumei declared" in drawn(state)


@rule("tricktakers#must-follow")
def test_what_may_be_played_is_in_brackets() -> None:
    """Only where something has to wait; when all may be played nothing is marked."""
    state = table(
        {"king": "r4 g6 k2 rare", "resistance": "r5 k7 k8 b1"}, setup=Setup(mode="draft"), leader="resistance"
    )
    played(state, resistance="r5")

    assert "Your 4 cards: [r4]  g6   k2  [rare]" in drawn(state)
    assert "[ ] may be played now" in drawn(state)
    assert "[" not in drawn(table({"king": "r4 g6", "resistance": "r5 k7"}, setup=Setup(mode="draft")))


@rule("tricktakers#adventurer")
def test_what_lies_face_down_is_seen_by_its_player_alone() -> None:
    state = equipped({"king": "r4 g6 k2", "adventurer": "r5 b7 k9", "hermit": "g1 g2 g3"}, "potion axe")
    played(state, king="r4", adventurer="use potion, r5 down")

    assert "    B Anko             face down\n" in drawn(state)
    assert "Red 5 (face down)" in drawn(state, 1)
    assert "face down" in drawn(state, None)


def test_a_seat_shows_all_that_is_known_of_it() -> None:
    state = table(
        {"king": "r4 g6", "gambler": "b7 k9", "collector": "g1 g2", "adventurer": "r1 r2"},
        sheets={"gambler": GamblerSheet(2, 50)},
        tasks={"king": [task("take-red")], "gambler": [task("avoid-green")]},
        crowns=[1, 0, 0, 0],
        black_crowns=[0, 2, 0, 0],
        trick=4,
    )
    assert (
        "▸ A Ami (you)        1A King               30      1     0      0     2\n      task: take a red card\n"
        in drawn(state)
    )
    assert "foretold: 2 tricks · staked: 50 · task: take no green card" in drawn(state)
    assert re.search(r"B Anko +2A Gambler +30 +0 +2 +0 +2\n", drawn(state))
    plain(state, "r4", "k9", "g1", "r2")

    assert "no red, green" not in drawn(state)
    assert "task: take no green card (missed)" in drawn(state)
    assert "      no red\n" in drawn(state)


@rule("tricktakers#collector")
def test_the_collector_alone_is_told_what_the_pile_is_worth() -> None:
    state = table({"collector": "r7 g6", "king": "r5 k9", "gambler": "r6 k1"}, trick=4)
    say(state, "collector", "r7", "reserve nothing")
    played(state, king="r5", gambler="r6")

    assert "took r5 r6 r7 · the best of them: 50 points" in drawn(state)
    assert "took r5 r6 r7\n" in drawn(state, 1)


@rule("tricktakers#selecting-a-character")
def test_choosing_shows_what_is_paid_who_has_whom_and_who_is_next() -> None:
    state = selecting(["king", "hermit", "gambler"], points=[50, 40, 10])
    say_first = state.pending[0]
    choose(state, say_first.seat, say_first.read(state, "berserker"))
    text = drawn(state, 2)

    assert "  1A King           0 to 5 tricks: 0 20 50 80 120 W\n" in text
    assert "  5A Berserker      taken by Ami\n" in text
    assert "  3C Alchemist      for formations on the magic circle\n" in text
    assert "Still to choose, in this order: Goma, Anko" in text


@rule("tricktakers#draft")
def test_a_draft_shows_what_everyone_has_and_the_secret_choice_who_has_answered() -> None:
    state = GAME.start(Setup(mode="draft"), 2, Rng(3))
    while state.pending[0].kind == "draft":
        choose(state, state.pending[0].seat, state.pending[0].options(state)[0])
    choose(state, 1, state.decision_of(1).options(state)[0])  # type: ignore[union-attr]
    text = drawn(state)

    assert text.count("still to play: ") == 2
    assert "· has chosen" in text
    assert "── Ami’s turn ──" in text


# --- accounts -----------------------------------------------------------------------------------------------------


@rule("tricktakers#king", "tricktakers#crowns")
def test_the_account_of_a_round_is_told_before_the_next_is_chosen() -> None:
    state = round_with("king", 3)
    text = drawn(state)

    assert "Account of round 1\n" in text
    assert re.search(r"  A Ami, King, 3 tricks · Crown +30 → 110\n      3 tricks \+80\n", text)
    assert "Black Crown" in text
    assert "Account of round 1" in looked_up(state, "account")
    assert "Account" not in drawn(table(HANDS))
    assert looked_up(table(HANDS), "account") == "No round has been counted yet."
    assert looked_up(table(HANDS), "tricks") == "No trick of this round is over yet."


@rule("tricktakers#the-aim")
def test_what_cannot_be_taken_from_somebody_is_said() -> None:
    state = round_with("berserker", 5)

    assert re.search(r"A Ami, Berserker, 5 tricks · Crown +30 → 0\n", drawn(state))
    assert "5 tricks −50 · nobody falls below 0 +20" in drawn(state)


@rule("tricktakers#end-of-game")
@pytest.mark.parametrize(
    ("state", "told"),
    [
        (round_with("king", 3, crowns=[1, 0, 0]), r"1 +Ami +110 +2 +0\n"),
        (round_with("king", 5), r"1 +Ami +30 +0 +0\n"),
        (round_with("king", 3, in_round=3), r"1 +Ami +190 +1 +0\n"),
    ],
    ids=["crowns", "character", "points"],
)
def test_the_end_shows_places_crowns_and_who_was_whom(state: Tricktakers, told: str) -> None:
    text = SHOWN.standings(state)

    assert re.search(told, text)
    assert re.search(r"Round \d: Ami King( \+\d+)?, Anko Resistance", text)
    assert "Ami wins the game" in text


# --- typing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("red 3", "r3"),
        ("red3 black 10", "r3 k10"),
        ("k 9 rare", "k9 rare"),
        ("3", "3"),
        ("blue", "blue"),
        ("r3 5", "r3 5"),
    ],
)
def test_a_card_may_be_said_in_words(text: str, meant: str) -> None:
    assert " ".join(cards_in(text.split())) == meant


GAMBLING = {"gambler": "r3 r5 k5 rare rare", "king": "b1 b2 b3 b4 b5", "hermit": "g1 g2 g3 g4 g5"}


@rule("tricktakers#gambler")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("discard r3 k5", "discard r3 k5"),
        ("k5 r3", "discard r3 k5"),
        ("red 3, black 5", "discard r3 k5"),
        ("exchange rare", "discard rare"),
        ("rare rare", "discard rare rare"),
        ("all", "discard r3 r5 k5 rare rare"),
        ("keep", "keep"),
        ("none", "keep"),
    ],
)
def test_several_cards_are_typed_as_a_text(tmp_path: Path, text: str, meant: str) -> None:
    state = setting_up(GAMBLING)
    say(state, "king", "discard b1")

    assert typed(state, tmp_path, text) == meant


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("discard g9", "Green 9 is not in your hand. (gambler)"),
        ("r3 r3", "Red 3 is not in your hand. (gambler)"),
        ("rare rare rare", "Rare is not in your hand. (gambler)"),
        ("pluto", "“pluto” is not one of the choices here."),
    ],
)
def test_cards_nobody_holds_cannot_be_exchanged(tmp_path: Path, capsys: Captured, text: str, told: str) -> None:
    state = setting_up(GAMBLING)
    say(state, "king", "discard b1")

    assert typed(state, tmp_path, text) is None
    assert told in " ".join(capsys.readouterr().out.split())


def test_thirty_two_exchanges_are_no_wall_of_text(tmp_path: Path, capsys: Captured) -> None:
    state = setting_up(GAMBLING)
    say(state, "king", "discard b1")
    SHOWN.prompt(state, tmp_path).question()
    said = capsys.readouterr().out

    assert "Type the cards to exchange, for example: discard r3 r5" in said
    assert len(said.splitlines()) < 6


def test_sixteen_tasks_stand_beside_each_other_with_what_they_pay(tmp_path: Path, capsys: Captured) -> None:
    hands = five_each("ruler", "resistance", "hermit")
    state = setting_up(hands, setup=EVERYTHING)
    SHOWN.prompt(state, tmp_path).question()
    said = capsys.readouterr().out

    assert "take-red (20)" in said
    assert "gain-crown (30)" in said
    assert len(said.splitlines()) < 10
    assert typed(state, tmp_path, "win-two") == "task win-two"
    assert typed(state, tmp_path, "avoid blue") == "task avoid-blue"


@rule("tricktakers#resistance")
@pytest.mark.parametrize(
    ("text", "meant"),
    [("r4", "r4"), ("red 4", "r4"), ("play r4", "r4"), ("k2 kakumei", "k2 kakumei"), ("black 2 kakumei", "k2 kakumei")],
)
def test_a_card_is_played_as_it_is_unless_more_is_said(tmp_path: Path, text: str, meant: str) -> None:
    assert typed(table(HANDS), tmp_path, text) == meant


@rule("tricktakers#must-follow")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("g6", "You hold red, which was led, so Green 6 may not be played. (must-follow)"),
        ("green 9", "Green 9 is not in your hand. (must-follow)"),
        ("r4 plus", "Red 4 cannot be played in that way now. (resistance)"),
    ],
)
def test_a_card_that_cannot_be_played_is_refused_with_the_reason(
    tmp_path: Path, capsys: Captured, text: str, told: str
) -> None:
    state = table(HANDS, leader="hermit")
    played(state, hermit="no draw, r9")

    assert typed(state, tmp_path, text) is None
    assert told in " ".join(capsys.readouterr().out.split())


@rule("tricktakers#selecting-a-character")
def test_a_character_that_is_taken_is_refused_by_name(tmp_path: Path, capsys: Captured) -> None:
    state = selecting(["hermit", "king", "gambler"])
    choose(state, 1, state.pending[0].read(state, "berserker"))
    if state.pending[0].seat != 0:
        choose(state, 2, state.pending[0].read(state, "ruler"))

    assert typed(state, tmp_path, "berserker") is None
    assert "The Berserker is taken. (selecting-a-character)" in " ".join(capsys.readouterr().out.split())
    assert typed(state, tmp_path, "adv") == "adventurer"


def test_every_kind_of_question_knows_its_conceivable_answers() -> None:
    """All options are among them, or are read by the face itself."""
    kinds = set()
    for seats, setup in TABLES:
        for seed in range(4):
            for state in positions(seats, setup, seed, every=1):
                for decision in state.pending:
                    kinds.add(decision.kind)
                    known = FACE.conceivable(decision.kind)
                    by_face = decision.kind in {"play", "three", "exchange", "crown", "map", "renew", "reserve"}
                    assert by_face or all(choice in known for choice in decision.options(state)), decision.kind
    assert len(kinds) > 12


JUNK = ["", " ", "/", "discard", "all", "keep", "red", "3", "k", "-1", "9" * 500, "² 3", "r3 r3 r3", "play", "kakumei"]


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_no_typing_breaks_the_question(tmp_path: Path, capsys: Captured, seats: int, setup: Setup) -> None:
    """Whatever is typed chooses a legal option or nothing."""
    words = [*JUNK, "king", "bid 2", "stake 10", "task take-red", "use map", "draw", "reserve B", "leader B", "r5", "1"]
    states = (state for seed in range(5) for state in positions(seats, setup, seed, every=1))

    assert len(SHOWN.withstands_all(states, tmp_path, [*words, *(command for command, _ in FACE.looks)])) > 2
    assert "\x1b" not in capsys.readouterr().out


def test_every_option_can_be_typed_as_it_is_written(tmp_path: Path) -> None:
    for seats, setup in TABLES:
        for state in positions(seats, setup, 2, every=5):
            if state.decision_of(0) is not None:
                for option in offer(state, 0):
                    assert SHOWN.prompt(state, tmp_path).answer(option.text) == option.choice


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "basic"), (2, "draft"), (3, "shuffle"), (4, "basic"), (5, "all_star"), (5, "shuffle")]
)
def test_a_whole_game_through_a_pipe(home: Path, monkeypatch: Patch, capsys: Captured, seats: int, mode: str) -> None:
    """To the end, at eighty columns and without colour; the file it leaves holds."""
    wishes = ["--seats", str(seats), "--seed", "5", "--set", f"mode={mode}"]

    assert play(monkeypatch, "tricktakers", SCRIPT, *wishes) == 0
    said = capsys.readouterr().out
    assert re.search(r" wins\.\n", said)
    assert "wins the game" in said
    assert "The characters of this game" in said
    assert ("crowns" in said) == (seats > 2)
    reads_in_a_pipe(said, home)
    assert read((home / "tricktakers-1.replay").read_text()).end
