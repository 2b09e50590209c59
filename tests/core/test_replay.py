"""Replay files: readable, checked line by line, and proof of a fair game."""

from __future__ import annotations

import re

import pytest

from laws.worlds import ALL_GAMES, random_choice
from odango.core import replay as replays
from odango.core.engine import IllegalChoice, over
from odango.core.replay import BadReplay, Move, Record, Replay
from odango.core.rng import Rng, SecureRng

KEY = bytes(range(32))


def a_game(name: str, seats: int, moves: int = 10_000) -> Record:
    game = ALL_GAMES[name]
    players = ["Usagi", "Ami  \n Mizuno", "", "x" * 60][:seats]
    record = Record(game, game.Setup(), seats, SecureRng(KEY), players, f"secret {KEY.hex()}")
    rng = Rng(9)
    while not over(record.state) and len(record.replay.moves) < moves:
        record.choose(*random_choice(record.state, rng))
    return record


def rechecked(replay: Replay) -> Replay:
    """The replay after somebody changed it and mended the checks."""
    return replays.read(replay.write())


def test_a_replay_reads_like_a_game() -> None:
    lines = a_game("bluff", 4).replay.write().splitlines()

    assert lines[0].startswith("odango replay 1 #")
    assert lines[1].startswith("game bluff #")
    assert re.fullmatch(r"player B Ami Mizuno #[0-9a-f]{8}", lines[6])
    assert re.fullmatch(r"player C \? #[0-9a-f]{8}", lines[7])
    assert any(re.fullmatch(r"\d+ [A-D] (white-)?\S+ to [A-D] as \S+ #[0-9a-f]{8}", text) for text in lines)
    assert any(re.fullmatch(r"\d+ [A-D] (truth|bluff) ; \d+ #[0-9a-f]{8}", text) for text in lines)
    assert re.fullmatch(r"end places [\d ]+ points [\d ]+ #[0-9a-f]{8}", lines[-1])


def test_any_changed_character_is_found_on_its_line() -> None:
    """Every character of a whole file, one at a time; also line ends, and the checks themselves."""
    text = a_game("toy", 3).replay.write()
    for place, character in enumerate(text):
        changed = text[:place] + ("x" if character != "x" else "y") + text[place + 1 :]
        with pytest.raises(BadReplay) as found:
            replays.read(changed)

        assert found.value.line == text[:place].count("\n") + 1


def test_a_changed_character_in_a_long_game_is_found_on_its_line() -> None:
    lines = a_game("bluff", 5).replay.write().splitlines(keepends=True)
    for number, text in enumerate(lines):
        place = (7 * number) % (len(text) - 1)
        changed = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        with pytest.raises(BadReplay) as found:
            replays.read("".join([*lines[:number], changed, *lines[number + 1 :]]))

        assert found.value.line == number + 1


@pytest.mark.parametrize("number", [0, 4, 9, 30])
def test_a_missing_or_doubled_line_is_found(number: int) -> None:
    lines = a_game("bluff", 4).replay.write().splitlines(keepends=True)
    for changed in ([*lines[:number], *lines[number + 1 :]], [*lines[: number + 1], *lines[number:]]):
        with pytest.raises(BadReplay):
            replays.read("".join(changed))


def test_a_file_cut_short_is_an_unfinished_game_unless_it_was_over() -> None:
    record = a_game("bluff", 4, moves=30)
    *_, (moves, state) = replays.play(replays.read(record.replay.write()), ALL_GAMES)

    assert moves == 30
    assert not over(state)
    whole = a_game("bluff", 4).replay
    whole.end = ""
    with pytest.raises(BadReplay, match="the end was ''"):
        replays.check(rechecked(whole), ALL_GAMES)


def test_a_game_resumes_where_it_broke_off() -> None:
    broken_off = a_game("bluff", 4, moves=30)
    resumed = Record.resume(ALL_GAMES["bluff"], replays.read(broken_off.replay.write()))

    assert resumed.state == broken_off.state
    rng = Rng(1)
    twin = Rng(1)
    for record, chance in ((resumed, rng), (broken_off, twin)):
        while not over(record.state):
            record.choose(*random_choice(record.state, chance))
    assert resumed.replay.write() == broken_off.replay.write()


def test_a_refused_choice_leaves_no_trace_in_the_record() -> None:
    record = a_game("bluff", 4, moves=5)
    before = record.replay.write()
    with pytest.raises(IllegalChoice):
        record.choose(record.state.pending[0].seat, -1)

    assert record.replay.write() == before


def test_a_mended_lie_about_a_choice_is_found() -> None:
    """With the checks put right again, the rules still refuse what was not legal, and name the line."""
    replay = a_game("bluff", 4).replay
    replay.moves[10] = Move(replay.moves[10].seat, "fly to the moon", replay.moves[10].chance)
    with pytest.raises(BadReplay) as found:
        replays.check(rechecked(replay), ALL_GAMES)

    assert found.value.line == replay.line_of(11)
    assert "fly to the moon" in found.value.why
    assert replay.write().splitlines()[found.value.line - 1].startswith("11 ")


def test_a_mended_lie_about_chance_is_found() -> None:
    """The seed tells what must have fallen."""
    replay = a_game("bluff", 4).replay
    number = next(i for i, move in enumerate(replay.moves) if move.chance)
    move = replay.moves[number]
    replay.moves[number] = Move(move.seat, move.text, ((move.chance[0] + 1) % 60,))
    with pytest.raises(BadReplay) as found:
        replays.check(rechecked(replay), ALL_GAMES)

    assert found.value.line in (replay.line_of(number + 1), replay.line_of(len(replay.moves) + 1))


@pytest.mark.parametrize("chance", [(), (1, 2, 3), (999,)])
def test_chance_that_does_not_fit_the_rules_is_found(chance: tuple[int, ...]) -> None:
    """Too little, too much, or more than the bag holds: found without any seed."""
    replay = a_game("bluff", 4).replay
    number = next(i for i, move in enumerate(replay.moves) if move.chance)
    replay.moves[number] = Move(replay.moves[number].seat, replay.moves[number].text, chance)
    replay.seed = ""
    with pytest.raises(BadReplay) as found:
        replays.check(rechecked(replay), ALL_GAMES)

    assert found.value.line == replay.line_of(number + 1)


def test_another_seed_than_the_one_committed_to_is_found() -> None:
    replay = a_game("bluff", 4).replay
    replay.seed = f"secret {bytes(32).hex()}"
    with pytest.raises(BadReplay, match="committed"):
        replays.check(rechecked(replay), ALL_GAMES)


def test_without_a_seed_the_game_is_checked_and_chance_is_not() -> None:
    replay = a_game("bluff", 4).replay
    replay.seed = ""

    assert not replays.check(rechecked(replay), ALL_GAMES)


def test_a_wrong_end_is_found() -> None:
    replay = a_game("bluff", 4).replay
    replay.end = replay.end.replace("places", "places 9")
    with pytest.raises(BadReplay) as found:
        replays.check(rechecked(replay), ALL_GAMES)

    assert found.value.line == len(replay.write().splitlines())


@pytest.mark.parametrize(
    ("field", "value", "line", "why"),
    [
        ("game", "chess", 2, "no game 'chess'"),
        ("rules", 99, 3, "rules 99"),
        ("setup", {"colour": "red"}, 4, "colour"),
        ("seats", 2, 5, "2 seats, but 4 players"),
        ("seed", "somewhere", 11, "secret HEX"),
        ("seed", "number 8", 11, "committed"),
        ("players", ["Usagi"], 5, "1 players"),
    ],
)
def test_a_header_that_cannot_be_is_found(field: str, value: object, line: int, why: str) -> None:
    replay = a_game("bluff", 4).replay
    setattr(replay, field, value)
    with pytest.raises(BadReplay) as found:
        replays.check(rechecked(replay), ALL_GAMES)

    assert found.value.line == line
    assert why in found.value.why


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "odango replay 1\n"])
def test_what_is_no_replay_is_refused_kindly(text: str) -> None:
    with pytest.raises(BadReplay, match="line 1"):
        replays.read(text)
