"""Dice Challenge in the terminal: boards, typed attacks, refusals, orders, and whole matches through a pipe."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from odango import cli
from odango.core.engine import choose, run
from odango.core.replay import read
from odango.core.rng import Rng
from odango.games.dice import GAME
from odango.games.dice.reserve import Strengthen
from odango.games.dice.setup import Setup
from odango.games.dice.state import Match, RoundScore, Trophy, die
from odango.games.dice.turn import TakeTurn
from rule import rule
from terminal import piped
from terminal.piped import SCRIPT, Captured, Patch, in_many_sittings, reads_in_a_pipe
from terminal.shown import Shown

SHOWN = Shown(GAME)
typed = SHOWN.typed
MODES = [("duel", 2), *((mode, seats) for mode in ("single_combat", "tag_team") for seats in range(2, 9))]


# --- the board ----------------------------------------------------------------------------------------------------


def drawn(match: Match, seat: int | None = 0) -> str:
    """The board and the choices."""
    return "\n".join(SHOWN.board(match, seat) + SHOWN.choices(match, seat))


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_no_line_is_longer_than_the_window(mode: Any, seats: int) -> None:
    """Neither of the board nor of the choices, whatever people are called."""
    for choosing in ("secret", "open"):
        for match in SHOWN.positions(seats, Setup(mode=mode, choose=choosing), 3, 17):
            SHOWN.fits(match)


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("single_combat", 2), ("single_combat", 5), ("tag_team", 4)])
def test_the_board_shows_nothing_hidden(mode: Any, seats: int) -> None:
    """It is the same for any state the seat cannot tell from the true one, also while characters are secret."""
    for match in SHOWN.positions(seats, Setup(mode=mode, choose="secret"), 4, 1 if mode == "duel" else 5):
        SHOWN.hides(match)


def duel(mine: list[tuple[int, int]], theirs: list[tuple[int, int]], a: Any = "kunzite", b: Any = "droids") -> Match:
    """A duel in which it is A's turn, with these dice (size, value) on the table."""
    match = next(
        m for m in (GAME.start(Setup(line_up=(a, b)), 2, Rng(seed)) for seed in range(99)) if m.turn == 0 and m.pending
    )
    match.dice = [tuple(die(*one) for one in mine), tuple(die(*one) for one in theirs)]
    return match


def test_a_die_shows_its_place_its_value_and_its_size() -> None:
    match = duel([(8, 5), (10, 10), (20, 14)], [(1, 1), (2, 2)])

    assert "    ╭0──╮ ╭1──╮ ╭2──╮\n    │ 5 │ │10 │ │14 │\n    ╰d8─╯ ╰d10╯ ╰d20╯" in drawn(match)


def test_both_sides_have_all_that_is_theirs() -> None:
    """Character, ability with uses left, reserve, what was captured, the score with halves, and the rounds won."""
    match = duel([(8, 5), (20, 14)], [(1, 1)])
    match.captured = [(Trophy(2, 1),), (Trophy(10, 0), Trophy(20, 0))]
    match.uses[0] = 2
    match.tokens = [1, 0]
    match.history = [RoundScore((0, 1), (65, 37), 0), RoundScore((0, 1), (40, 40), -1)]
    text = drawn(match)

    assert "▸ Ami (you) · Kunzite · Dark Kingdom 2/3" in text
    assert "●○○ score 16\n" in text
    assert "  Anko · Droids · Droid Dice, always" in text
    assert "○○○ score 30.5\n" in text
    assert "reserve d8 d10 d12 d12 · captured d2\n" in text
    assert "yet to join d4 d6 d8 d10 d12 · captured d10 d20\n" in text
    assert "Rounds (Ami – Anko):  1. 32.5–18.5  2. 20–20 tied" in text
    assert "round 3 ── Ami’s turn" in text


def test_dice_of_the_older_set_are_marked_wherever_they_are() -> None:
    """In the fight, waiting, among the choices, and in the list one chooses from; others are not."""
    text = drawn(duel([(8, 5)], [(6, 1)], b="jadeite"))
    team = GAME.start(Setup(mode="tag_team", line_up=("jadeite", "saphir", "rubeus", "wiseman")), 2, Rng(1))
    choosing = GAME.start(Setup(), 2, Rng(1))

    assert "Jadeite (older set)" in text
    assert "Kunzite (older set)" not in text
    assert drawn(team).count("(older set)") == 4
    assert drawn(choosing).count("(older set)") == 8


def test_team_mates_who_wait_are_shown_with_what_they_keep() -> None:
    """In a tag-team their dice as they lie; in Single Combat the dice they would start with."""
    line_up: Any = ("sailor-moon", "kunzite", "wiseman", "droids")
    tag = GAME.start(Setup(mode="tag_team", line_up=line_up), 4, Rng(2))
    waiting = next(f for f in range(4) if f not in tag.active)
    tag.dice[waiting] = (die(20, 13), die(20, 7))
    assert f"{waiting + 1}. " in drawn(tag)
    assert "d20:13 d20:7" in drawn(tag)
    tag.dice[waiting] = ()
    assert " · out" in drawn(tag)

    single = GAME.start(Setup(mode="single_combat", line_up=line_up), 4, Rng(2))
    assert "3. Wiseman · Goma · d12 d12 d20 d20" in drawn(single)
    choose(single, 0, 0)
    choose(single, 1, 1)
    assert "3. Wiseman · Goma · d12 d12 d20 d20" in drawn(single)


def test_a_secret_choice_is_shown_to_the_one_who_made_it() -> None:
    match = GAME.start(Setup(mode="single_combat", choose="secret"), 2, Rng(1))
    choose(match, 0, 23)

    assert "1. Droids, in secret" in drawn(match, 0)
    assert "Droids, in secret" not in drawn(match, 1)


@rule("dice#masked-defender")
def test_the_attack_and_the_shielded_die_are_marked() -> None:
    match = duel([(8, 5), (20, 14)], [(6, 3), (10, 9)], b="tuxedo-mask")
    choose(match, 0, match.pending[0].read(match, "power 1>1"))
    asked = drawn(match, 1)
    choose(match, 1, 1)
    shielded = drawn(match, 0)

    assert "Power Attack of Ami: d20:14 wants d10:9 (die 1)." in asked
    assert "╭0──╮ ╔1══╗\n    │ 5 │ ║14 ║" in asked
    assert "╭0──╮ ╔1══╗\n    │ 3 │ ║ 9 ║" in asked
    assert "Shielded this turn: d10:9 (die 1)." in shielded
    assert "Power   0>0  1>0" in shielded


def test_attacks_are_grouped_with_their_sums() -> None:
    match = duel([(1, 1), (2, 2)], [(8, 3), (8, 7), (4, 1)], a="droids", b="kunzite")

    assert "Power   0>2  1>2" in drawn(match)
    assert "Skill   0,1>0 (1+2=3)  0,1,+d4>1 (1+2+4=7)  0,+d6>1 (1+6=7)" in drawn(match)


# --- typing -------------------------------------------------------------------------------------------------------


FIGHT = ([(6, 3), (8, 7), (10, 4)], [(6, 2), (8, 7), (20, 11)])


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("power 1>1", "power 1>1"),
        ("1>1", "power 1>1"),
        ("1 > 1", "power 1>1"),
        ("p 1>1", "power 1>1"),
        ("skill 0,2>1", "skill 0,2>1"),
        ("0,2>1", "skill 0,2>1"),
        ("2,0>1", "skill 0,2>1"),
        ("0+2>1", "skill 0,2>1"),
        ("0 2 > 1", "skill 0,2>1"),
        ("SKILL 1, 2 >2", "skill 1,2>2"),
        ("skill 1", "skill 1,2>2"),
    ],
)
def test_attacks_may_be_typed_in_many_ways(tmp_path: Path, text: str, meant: str) -> None:
    assert typed(duel(*FIGHT), tmp_path, text) == meant


@pytest.mark.parametrize("text", ["0,+d6>1", "skill 0,+d6>1", "0+d6>1", "0 d6 > 1"])
def test_a_droid_die_may_be_typed_too(tmp_path: Path, text: str) -> None:
    match = duel([(1, 1), (2, 2)], [(8, 3), (8, 7)], a="droids", b="kunzite")

    assert typed(match, tmp_path, text) == "skill 0,+d6>1"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("power 0>1", "Your 3 is less than the 7 you want to take. (power-attack)"),
        ("0>2", "Your 3 is less than the 11 you want to take. (power-attack)"),
        ("0,1>1", "The dice show 10 together, not 7. (skill-attack)"),
        ("0>3", "There is no such die on the table. (your-turn)"),
        ("7>0", "There is no such die on the table. (your-turn)"),
        ("0>99", "There is no such die on the table. (your-turn)"),
        ("0,+d6>2", "That Droid Die cannot join this attack. (droid-dice)"),
        ("0,+d7>2", "That Droid Die cannot join this attack. (droid-dice)"),
        ("d6>2", "That Droid Die cannot join this attack. (droid-dice)"),
        ("power 0,2>1", "A Power Attack is made with one die alone. (power-attack)"),
        ("skill 1>1", "A Skill Attack needs two dice or more. (skill-attack)"),
        ("pass", "You may pass only if you cannot attack. (passing)"),
        ("use dark-kingdom", "That ability cannot be used now. (abilities)"),
        ("0,0>1", "“0,0>1” is not one of the choices here."),
        ("1", "There is no numbered list to pick from."),
    ],
)
def test_a_wrong_attack_is_refused_with_the_reason(tmp_path: Path, capsys: Captured, text: str, told: str) -> None:
    assert typed(duel(*FIGHT), tmp_path, text) is None
    assert told in " ".join(capsys.readouterr().out.split())


@rule("dice#tag-team")
def test_tagging_is_typed_and_refused(tmp_path: Path, capsys: Captured) -> None:
    line_up: Any = ("sailor-moon", "kunzite", "wiseman", "droids")
    found = (GAME.start(Setup(mode="tag_team", line_up=line_up), 2, Rng(seed)) for seed in range(99))
    match = next(m for m in found if m.turn == 0 and m.active[0] == 0)

    assert typed(match, tmp_path, "tag wise") == "tag wiseman"
    match.tagged[0] = True
    assert typed(match, tmp_path, "tag wise") is None
    assert "Your last turn was a withdrawal already" in capsys.readouterr().out
    assert typed(match, tmp_path, "tag moon") is None


@rule("dice#command-centre")
def test_dice_to_roll_again_are_named_by_their_places(tmp_path: Path, capsys: Captured) -> None:
    """A list that was asked for is picked from by its own numbers."""
    match = duel(*FIGHT, a="luna-and-artemis")

    assert typed(match, tmp_path, "use command-centre") == "use command-centre"
    choose(match, 0, match.pending[0].read(match, "use command-centre"))
    assert "0 (d6:3)   1 (d8:7)   2 (d10:4)" in drawn(match)
    assert typed(match, tmp_path, "2") == "pick 2"
    assert typed(match, tmp_path, "pick 2") == "pick 2"
    assert typed(match, tmp_path, "options", "2") == "pick 1"
    assert typed(match, tmp_path, "9") is None
    assert typed(match, tmp_path, "roll") is None
    capsys.readouterr()
    choose(match, 0, 2)
    assert "╔2══╗" in drawn(match)
    assert typed(match, tmp_path, "roll") == "roll"


@rule("dice#choosing-characters")
def test_characters_are_listed_and_a_taken_one_is_refused(tmp_path: Path, capsys: Captured) -> None:
    match = GAME.start(Setup(mode="single_combat"), 2, Rng(1))
    text = drawn(match)

    assert "Sailor Moon        8 8 10 20   6 10 12 20  Planet Power 1×" in text
    assert "Wiseman            12 12 20 20 –           Death Phantom" in text
    assert typed(match, tmp_path, "moon") == "sailor-moon"
    choose(match, 0, 0)
    choose(match, 1, 1)
    assert "Sailor Mercury " not in drawn(match).partition("ability,")[2]
    assert typed(match, tmp_path, "mercury") is None
    assert "Sailor Mercury is already chosen. (choosing-characters)" in capsys.readouterr().out


@rule("dice#reserve-dice")
def test_a_tag_team_that_lost_sees_what_each_may_change(tmp_path: Path) -> None:
    """Set out by fighter where a list would be long; words pick one."""
    line_up: Any = ("sailor-moon", "kunzite", "saphir", "queen-beryl")
    match = GAME.start(Setup(mode="tag_team", line_up=line_up), 2, Rng(1))
    match.loser = 0
    match.dice = [()] * 4
    match.pending.clear()
    match.do(Strengthen())
    run(match)
    text = drawn(match)

    assert "  convert d6 / d10 / d12 / d20 of sailor-moon\n" in text
    assert "  remove d8 / d10 / d20 of kunzite\n" in text
    assert "  decline\n" in text
    assert typed(match, tmp_path, "", "convert d12 moon") == "convert d12 of sailor-moon"
    assert typed(match, tmp_path, "decline") == "decline"
    assert typed(match, tmp_path, "remove d20", "beryl") == "remove d20 of queen-beryl"


JUNK = [
    "",
    " ",
    ">",
    "0>",
    ">0",
    "0,>1",
    "+>1",
    "d>1",
    "1>1>1",
    "power",
    "skill >",
    "tag",
    "use",
    "9" * 500,
    "²>1",
    "-1>0",
]


@pytest.mark.parametrize("seats", [2, 4])
def test_no_typing_breaks_the_question(tmp_path: Path, capsys: Captured, seats: int) -> None:
    """Whatever is typed chooses a legal option or nothing."""
    kinds: set[str] = set()
    words = [
        *JUNK,
        "power 0>0",
        "0,1>2",
        "pass",
        "tag moon",
        "use planet",
        "order x",
        "moon",
        "d6",
        "roll",
        "0",
        "send",
    ]
    for match in SHOWN.positions(seats, Setup(mode="tag_team" if seats > 2 else "standard"), 8, 3):
        decision = match.decision_of(0)
        if decision is not None:
            kinds.add(decision.kind)
            SHOWN.withstands(match, tmp_path, words)
    assert len(kinds) > 1
    assert "\x1b" not in capsys.readouterr().out


# --- orders -------------------------------------------------------------------------------------------------------


def shield_asked() -> Match:
    """Anko attacks Ami's d20, and Ami could shield it."""
    match = duel([(6, 3), (20, 4)], [(8, 5), (10, 9)], a="tuxedo-mask", b="kunzite")
    match.turn = 1
    match.pending.clear()
    match.do(TakeTurn(1))
    run(match)
    choose(match, 1, match.pending[0].read(match, "power 1>1"))
    return match


@rule("dice#masked-defender")
@pytest.mark.parametrize(
    ("texts", "chosen"),
    [
        (["order"], None),
        (["order ask"], None),
        (["order sometimes"], None),
        (["order protect d20"], "shield"),
        (["order protect d6"], "let"),
        (["Order Never"], "let"),
        (["shield"], "shield"),
    ],
)
def test_an_order_answers_for_the_player(tmp_path: Path, texts: list[str], chosen: str | None) -> None:
    """Also the question at which it was given."""
    assert typed(shield_asked(), tmp_path, *texts) == chosen


@rule("dice#masked-defender")
def test_the_question_and_the_help_mention_orders(tmp_path: Path, capsys: Captured) -> None:
    prompt = SHOWN.prompt(shield_asked(), tmp_path)
    prompt.question()
    assert "order protect d20" in capsys.readouterr().out
    prompt.answer("help")
    assert "order never" in capsys.readouterr().out
    prompt.answer("order sometimes")
    assert "is no order" in capsys.readouterr().out
    prompt.answer("order")
    assert "You are asked about every attack" in capsys.readouterr().out


# --- whole matches ------------------------------------------------------------------------------------------------


SETTINGS = {
    "duel": ("--seats", "2", "--set", 'line_up=["sailor-moon","kunzite"]'),
    "secret": ("--set", "choose=secret"),
    "defender": ("--set", 'line_up=["tuxedo-mask","droids"]'),
    "single": ("--seats", "4", "--set", "choose=random"),
    "single-two": ("--set", "mode=single_combat", "--set", "team_size=3", "--set", "choose=secret"),
    "tag": ("--seats", "4", "--set", "mode=tag_team"),
    "tag-eight": ("--seats", "8", "--set", "mode=tag_team", "--set", "choose=random", "--set", "rounds_to_win=2"),
    "tag-five": ("--seats", "5", "--set", "mode=tag_team", "--set", "choose=random"),
}


def play(monkeypatch: Patch, lines: list[str], *argv: str) -> int:
    return piped.play(monkeypatch, "dice", lines, *argv)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_whole_match_through_a_pipe(home: Path, monkeypatch: Patch, capsys: Captured, setting: str) -> None:
    """To the end, at eighty columns and without colour; the file it leaves holds."""
    assert play(monkeypatch, SCRIPT, *SETTINGS[setting], "--seed", "5") == 0

    said = capsys.readouterr().out
    kept = home / "dice-1.replay"
    assert re.search(r" wins\.| share the victory\.", said)
    assert "rounds won" in said
    reads_in_a_pipe(said, home)
    assert read(kept.read_text()).end
    assert cli.main(["replay", str(kept), "--check"]) == 0
    assert cli.main(["replay", str(kept)]) == 0
    assert "Round 2" in capsys.readouterr().out


def test_two_sit_down_to_dice_unless_told_otherwise(home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    assert play(monkeypatch, ["quit"]) == 0
    assert "Dice Challenge, 2 players." in capsys.readouterr().out
    assert read((home / "dice.replay").read_text()).seats == 2


def test_leaving_and_coming_back_is_the_same_match(home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    """However often one leaves."""
    play(monkeypatch, SCRIPT, "--seed", "7", *SETTINGS["tag"])
    finished = (home / "dice-1.replay").rename(home / "one-sitting.replay")
    in_many_sittings(monkeypatch, "dice", finished, "--seed", "7", *SETTINGS["tag"])

    assert (home / "dice-1.replay").read_text() == finished.read_text()
    assert "goes on after" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["--set", "line_up=usagi,ami"], "a list of: sailor-moon | "),
        (["--set", "line_up=kunzite,kunzite"], "names a character twice"),
        (["--seats", "4", "--set", "mode=duel"], "A duel is for two, not 4."),
        (["--set", "mode=tagteam"], "duel, single_combat, tag_team"),
    ],
)
def test_wrong_wishes_are_answered(
    home: Path, monkeypatch: Patch, capsys: Captured, argv: list[str], told: str
) -> None:
    assert play(monkeypatch, [], *argv) == 2
    assert told in capsys.readouterr().err
    assert not home.exists()
