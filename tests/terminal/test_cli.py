"""The `odango` command from outside: whole games through a pipe, saved, resumed, replayed, checked."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import odango
from odango.bots.arena import Simulation
from odango.core.replay import Move, Replay, read
from odango.terminal import saves, simulate
from terminal.piped import Captured, Patch, odango_with

pytestmark = pytest.mark.usefixtures("home")

SCRIPT = ["truth", "options", "1", "look", "bluff", "options", "7"] * 200
"""Answers any question sooner or later: what is no answer to it is refused, and the next line is tried."""


def process(*argv: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "odango.cli", *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


PLAY = ("play", "bluff", "--seed", "7", "--level", "random", "--name", "Ami")


@pytest.fixture
def finished(home: Path, monkeypatch: Patch, capsys: Captured) -> Path:
    """A whole game, played through a pipe."""
    assert odango_with(monkeypatch, SCRIPT, *PLAY) == 0
    capsys.readouterr()
    return home / "bluff-1.replay"


# --- playing ------------------------------------------------------------------------------------------------------


def test_a_whole_game_through_a_pipe(home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    assert odango_with(monkeypatch, SCRIPT, *PLAY) == 0

    said = capsys.readouterr().out
    kept = home / "bluff-1.replay"
    assert "is defeated" in said or "are defeated" in said
    assert " wins." in said or "share the victory" in said
    assert f"odango replay {kept}" in said
    assert "\x1b" not in said
    assert read(kept.read_text()).end
    assert [file.name for file in home.iterdir()] == ["bluff-1.replay"]


def test_a_secret_game_can_be_checked_afterwards(home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    assert odango_with(monkeypatch, SCRIPT, "play", "bluff", "--seats", "3", "--level", "random") == 0

    kept = home / "bluff-1.replay"
    replay = read(kept.read_text())
    assert replay.seed.startswith("secret ")
    assert replay.commitment
    assert odango_with(monkeypatch, [], "replay", str(kept), "--check") == 0
    assert "all draws follow from the seed; result as recorded" in capsys.readouterr().out


def test_quit_and_resume_is_the_same_game(home: Path, monkeypatch: Patch, finished: Path) -> None:
    """However often one leaves, the replay is the one of a game played in one sitting."""
    answers = [move.text for move in read(finished.read_text()).moves if move.seat == 0]
    finished = finished.rename(home / "one-sitting.replay")
    argv: tuple[str, ...] = PLAY
    for sitting, answer in enumerate(answers):
        # Now by the command, now by the end of the input.
        typed = [answer, "quit"] if sitting % 2 else [answer]
        assert odango_with(monkeypatch, typed, *argv) == 0
        argv = ("play", "bluff")

    assert (home / "bluff-1.replay").read_text() == finished.read_text()


def test_resuming_says_so_and_new_keeps_the_old(home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    odango_with(monkeypatch, ["quit"], *PLAY)
    first = (home / "bluff.replay").read_text()
    capsys.readouterr()

    odango_with(monkeypatch, ["quit"], *PLAY)
    assert "goes on" in (said := capsys.readouterr().out)
    assert "--new" in said
    odango_with(monkeypatch, ["quit"], "play", "bluff", "--new", "--seed", "8")
    assert "bluff.replay.old" in capsys.readouterr().out
    odango_with(monkeypatch, ["quit"], "play", "bluff", "--new", "--seed", "9")

    assert (home / "bluff.replay.old").read_text() == first
    assert read((home / "bluff.replay.old-2").read_text()).seed == "number 8"
    assert read((home / "bluff.replay").read_text()).seed == "number 9"


def test_the_end_of_input_saves_like_quit(home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    assert odango_with(monkeypatch, [], *PLAY) == 0
    assert "is saved in" in capsys.readouterr().out
    assert (home / "bluff.replay").exists()


@pytest.mark.parametrize("damage", [b"no replay at all\n", b"", b"\xff\xfe\n", "cut", "changed"])
def test_a_damaged_save_is_kept_aside(home: Path, monkeypatch: Patch, capsys: Captured, damage: bytes | str) -> None:
    odango_with(monkeypatch, ["truth", "quit"], *PLAY)
    save = home / "bluff.replay"
    whole = save.read_bytes()
    data = damage if isinstance(damage, bytes) else whole[:-20] if damage == "cut" else whole.replace(b"Ami", b"Umi")
    save.write_bytes(data)
    capsys.readouterr()

    assert odango_with(monkeypatch, ["quit"], *PLAY) == 0

    said = capsys.readouterr().out
    assert "cannot be resumed: line " in said
    assert "bluff.replay.damaged" in said
    assert (home / "bluff.replay.damaged").read_bytes() == data
    assert read(save.read_text()).players[0] == "Ami"


def test_a_save_goes_where_it_is_told(tmp_path: Path, home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    file = tmp_path / "some where" / "mine.replay"

    assert odango_with(monkeypatch, ["quit"], *PLAY, "--save", str(file)) == 0

    assert file.exists()
    assert not home.exists()
    assert f"odango play bluff --save '{file}'" in capsys.readouterr().out


def test_a_place_that_cannot_be_written_is_a_message(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    (tmp_path / "file").write_text("")

    assert odango_with(monkeypatch, [], *PLAY, "--save", str(tmp_path / "file" / "x.replay")) == 1
    assert "cannot be saved" in capsys.readouterr().err


def test_a_half_written_save_leaves_the_old_one(tmp_path: Path, monkeypatch: Patch) -> None:
    file = tmp_path / "x.replay"
    saves.write(file, "old\n")

    def fails(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(KeyboardInterrupt):
        saves.write(file, "new\n")

    assert file.read_text() == "old\n"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_ctrl_c_saves_and_says_how_to_go_on(home: Path) -> None:
    # Tests that run in the background may have been told to ignore Ctrl-C, and would pass that on to the game.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    game_process = process(*PLAY)
    signal.signal(signal.SIGINT, before)
    with game_process as game:
        assert game.stdout is not None
        assert game.stderr is not None
        for text in game.stdout:
            if text.startswith("rule:"):
                break
        game.send_signal(signal.SIGINT)
        said, errors = game.stdout.read(), game.stderr.read()

    assert game.returncode == 130
    assert "is saved in" in said
    assert "odango play bluff" in said
    assert errors == ""
    assert read((home / "bluff.replay").read_text()).players[0] == "Ami"


def test_names_and_rules_can_be_asked_for(monkeypatch: Patch, capsys: Captured) -> None:
    odango_with(monkeypatch, ["help", "rules", "?", "? nonsense", "log", "board", "xyzzy", "quit"], *PLAY)

    said = capsys.readouterr().out
    assert "“xyzzy” is not one of the choices here." in said
    assert "(a choice)" in said


# --- setting up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["play", "bluf"], "Did you mean bluff?"),
        (["play", "chess"], "There is: bluff"),
        (["play", "bluff", "--level", "radnom"], "Did you mean random?"),
        (["play", "bluff", "--seats", "9"], "3 to 8 players"),
        (["play", "bluff", "--set", "endin=four-same"], "Did you mean ending?"),
        (["play", "bluff", "--set", "ending"], "KEY=VALUE"),
        (["play", "bluff", "--set", "ending=five-same"], "four-same, six-different"),
        (["play", "bluff", "--set", "defeated=5"], "every_player_meeting_a_condition, acting_player"),
        (["play", "bluff", "--set", "token_before_end_check=perhaps"], "true, false"),
        (["play", "bluff", "--set", "numbers=1,2"], "a list of 8"),
        (["play", "bluff", "--set", "four_player_villains=jadeite"], "queen-beryl | zoycite"),
        (["play", "bluff", "--seats", "3", "--set", "ending=four-white"], "cannot be met by 3 players"),
        (["simulate", "bluff", "--bots", "random,nobody"], "There is no “nobody” bot"),
        (["arena", "bluff", "--field", "nobody"], "There is no “nobody” bot"),
    ],
)
def test_wrong_wishes_are_answered(
    argv: list[str], told: str, home: Path, monkeypatch: Patch, capsys: Captured
) -> None:
    assert odango_with(monkeypatch, [], *argv) == 2
    assert told in capsys.readouterr().err
    assert not home.exists()


def test_options_are_set(home: Path, monkeypatch: Patch) -> None:
    wishes = ["ending=total-36", "numbers=8,7,6,5,4,3,2,1", "token_before_end_check=false"]
    villains = 'four_player_villains=["jadeite","kunzite","zoycite"]'
    argv = [part for wish in (*wishes, villains) for part in ("--set", wish)]

    assert odango_with(monkeypatch, [], *PLAY, *argv) == 0

    setup = read((home / "bluff.replay").read_text()).setup
    assert setup["ending"] == "total-36"
    assert setup["numbers"] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert setup["token_before_end_check"] is False
    assert setup["four_player_villains"] == ["jadeite", "kunzite", "zoycite"]


def test_help_version_and_games(monkeypatch: Patch, capsys: Captured) -> None:
    assert odango_with(monkeypatch, []) == 0
    assert "simulate" in capsys.readouterr().out
    assert odango_with(monkeypatch, [], "games") == 0
    assert "Truth or Bluff" in (said := capsys.readouterr().out)
    assert "random" in said
    for argv in (["--version"], ["--help"], ["arena", "--help"]):
        with pytest.raises(SystemExit) as leaving:
            odango_with(monkeypatch, [], *argv)
        assert leaving.value.code == 0
    assert odango.__version__ in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="no terminals to pretend there")
@pytest.mark.parametrize(
    ("plain", "argv"),
    [("", ("games",)), ("1", ("games",)), ("", ("--no-color", "games")), ("", ("games", "--no-color"))],
)
def test_colour_is_for_terminals_that_want_it(plain: str, argv: tuple[str, ...], monkeypatch: Patch) -> None:
    monkeypatch.setenv("NO_COLOR", plain)
    monkeypatch.setenv("TERM", "xterm-256color")
    ours, theirs = os.openpty()
    with subprocess.Popen([sys.executable, "-m", "odango.cli", *argv], stdout=theirs) as listing:
        os.close(theirs)
        said = b""
        # The end of what a terminal has to say is an error on some systems.
        with suppress(OSError):
            while chunk := os.read(ours, 10_000):
                said += chunk
    os.close(ours)

    assert listing.returncode == 0
    assert b"bluff" in said
    assert (b"\x1b" in said) == (not plain and "--no-color" not in argv)


# --- simulating ---------------------------------------------------------------------------------------------------


def test_simulate_ends_with_one_line_of_json(monkeypatch: Patch, capsys: Captured) -> None:
    argv = ["simulate", "bluff", "--seats", "3", "--games", "5", "--seed", "1", "--bots", "random", "--json"]
    assert odango_with(monkeypatch, [], *argv) == 0

    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert list(found) == ["game", "seats", "games", "decisions", "seconds", "wins", "errors"]
    assert (found["game"], found["seats"], found["games"], found["errors"]) == ("bluff", 3, 5, 0)
    assert sum(found["wins"]) == pytest.approx(5)


def test_games_that_broke_off_are_a_failure(monkeypatch: Patch, capsys: Captured) -> None:
    broken = Simulation("bluff", 4, 3, 50, 0.1, [1.0, 1.0, 0.0, 0.0], 1, "seed 2: ValueError: oh")
    monkeypatch.setattr(simulate, "simulate", lambda *_: broken)

    assert odango_with(monkeypatch, [], "simulate", "bluff", "--games", "3", "--json") == 1
    said = capsys.readouterr()
    assert json.loads(said.out.splitlines()[-1])["errors"] == 1
    assert "seed 2: ValueError: oh" in said.err


def test_simulate_for_people(monkeypatch: Patch, capsys: Captured) -> None:
    assert odango_with(monkeypatch, [], "simulate", "bluff", "--games", "3", "--no-color") == 0
    assert "3 games of Truth or Bluff with 4 players" in capsys.readouterr().out


def test_arena_names_share_interval_and_verdict(monkeypatch: Patch, capsys: Captured) -> None:
    argv = ["arena", "bluff", "--bot", "random", "--field", "random", "--seats", "3", "--games", "4"]
    assert odango_with(monkeypatch, [], *argv) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "A fair share is 33.3 %" in said
    assert "95 % confidence" in said

    assert odango_with(monkeypatch, [], *argv, "--json") == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 12


# --- replays ------------------------------------------------------------------------------------------------------


def test_a_replay_is_told_openly_or_from_a_seat(finished: Path, monkeypatch: Patch, capsys: Captured) -> None:
    assert odango_with(monkeypatch, [], "replay", str(finished)) == 0
    everything = capsys.readouterr().out
    assert odango_with(monkeypatch, [], "replay", str(finished), "--seat", "b") == 0
    from_b = capsys.readouterr().out
    assert odango_with(monkeypatch, [], "replay", str(finished), "--seat", "anko") == 0

    assert capsys.readouterr().out == from_b
    assert "Round 1" in everything
    assert "Anko (random bot)" in everything
    assert everything.count("token worth") > from_b.count("token worth") > 0
    assert odango_with(monkeypatch, [], "replay", str(finished), "--seat", "Z") == 2
    assert "B Anko" in capsys.readouterr().err


def test_an_unfinished_replay_is_told_and_checked(home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    odango_with(monkeypatch, ["truth"], *PLAY)
    capsys.readouterr()

    assert odango_with(monkeypatch, [], "replay", str(home / "bluff.replay")) == 0
    assert "breaks off here" in capsys.readouterr().out
    assert odango_with(monkeypatch, [], "replay", str(home / "bluff.replay"), "--check") == 0
    assert "the game is unfinished" in capsys.readouterr().out


def test_check_says_what_was_checked(finished: Path, monkeypatch: Patch, capsys: Captured) -> None:
    replay = read(finished.read_text())
    assert odango_with(monkeypatch, [], "replay", str(finished), "--check") == 0
    said = capsys.readouterr().out
    assert f"{len(replay.moves)} choices, all legal; all draws follow from the seed; result as recorded." in said

    replay.seed = ""
    finished.write_text(replay.write())
    assert odango_with(monkeypatch, [], "replay", str(finished), "--check") == 0
    assert "chance could not be checked" in capsys.readouterr().out


def test_one_changed_character_is_found_on_its_line(finished: Path, monkeypatch: Patch, capsys: Captured) -> None:
    """On every line, wherever in the line it stands."""
    lines = finished.read_text().split("\n")[:-1]
    bad = finished.with_name("bad.replay")
    for number, text in enumerate(lines, 1):
        for place in {0, len(text) // 2, number % len(text), len(text) - 1}:
            changed = text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :]
            bad.write_text("\n".join([*lines[: number - 1], changed, *lines[number:], ""]))

            for check in (["--check"], []):
                assert odango_with(monkeypatch, [], "replay", str(bad), *check) == 1
                assert capsys.readouterr().err.startswith(f"{bad}: line {number}: ")


def forged(replay: Replay, file: Path) -> str:
    """The file written anew with checks that fit, as a cheat who can compute would."""
    file.write_text(replay.write())
    return str(file)


def test_a_forger_is_found_too(finished: Path, monkeypatch: Patch, capsys: Captured) -> None:
    def said(replay: Replay) -> str:
        assert odango_with(monkeypatch, [], "replay", forged(replay, finished), "--check") == 1
        return capsys.readouterr().err

    text = finished.read_text()
    at = next(number for number, move in enumerate(read(text).moves) if move.chance)

    replay = read(text)
    replay.moves[at] = Move(replay.moves[at].seat, "peek", replay.moves[at].chance)
    assert f"line {replay.line_of(at + 1)}: “peek” is not one of the choices here." in said(replay)

    replay = read(text)
    old = replay.moves[at]
    replay.moves[at] = Move(old.seat, old.text, (old.chance[0] ^ 1,))
    assert "line " in said(replay)

    replay = read(text)
    replay.end = replay.end.replace("points ", "points 1")
    assert f"line {len(text.splitlines())}: the file says the end was" in said(replay)

    replay = read(text)
    replay.moves[at] = Move(replay.moves[at].seat, "peek" * 1000)
    assert str(finished) in said(replay)

    replay = read(text)
    replay.commitment = "00"
    assert str(finished) in said(replay)

    replay = read(text)
    replay.seed = "number 8"
    assert "do not follow from the seed" in said(replay)


def test_missing_and_strange_files(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    assert odango_with(monkeypatch, [], "replay", str(tmp_path / "none")) == 1
    assert "there is no such file" in capsys.readouterr().err
    assert odango_with(monkeypatch, [], "replay", str(tmp_path)) == 1
    assert "cannot be read" in capsys.readouterr().err
    (tmp_path / "binary").write_bytes(b"a\n\xff\n")
    assert odango_with(monkeypatch, [], "replay", str(tmp_path / "binary")) == 1
    assert "line 2: this is not text" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="pipes close otherwise there")
def test_a_closed_pipe_is_no_drama(finished: Path) -> None:
    with process("replay", str(finished)) as telling:
        assert telling.stdout is not None
        assert telling.stderr is not None
        telling.stdout.close()
        errors = telling.stderr.read()

    assert errors == ""
    assert telling.returncode != 0
