"""The terminal: what a board shows, what typed words mean, what a wrong one gets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from odango.bots import RandomBot, ask
from odango.core.rng import Rng
from odango.core.view import Option
from odango.games import GAMES
from odango.games.bluff.setup import Setup, possible_endings
from odango.games.bluff.state import Bluff
from odango.terminal import rules
from odango.terminal.entry import narrow, nearest, shorthand, slot, words_of
from odango.terminal.face import cut
from odango.terminal.prompt import Prompt
from odango.terminal.seating import seat_all, seating_of
from odango.terminal.table import Table
from odango.text import line
from rule import rule
from terminal.piped import Captured
from terminal.shown import LONG, NAMES, Shown, answered

GAME = GAMES["bluff"]
SHOWN = Shown(GAME)
board, drawn = SHOWN.board, SHOWN.drawn


# --- typed words --------------------------------------------------------------------------------------------------


def options(*texts: str) -> list[Option]:
    return [Option(number, text, line("pick-done"), ()) for number, text in enumerate(texts)]


def starts(*tiles: str) -> list[Option]:
    claims = ("sailor-moon", "sailor-mars", "sailor-jupiter", "sailor-chibi-moon", "tuxedo-mask")
    return options(*(f"{tile} to {seat} as {claim}" for tile in tiles for seat in "BCD" for claim in claims))


START = starts("sailor-moon", "sailor-jupiter", "sailor-chibi-moon", "white-sailor-mars", "white-sailor-jupiter")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sailor-jupiter to C as sailor-mars", "sailor-jupiter to C as sailor-mars"),
        ("jup C mars", "sailor-jupiter to C as sailor-mars"),
        ("JUP c MARS", "sailor-jupiter to C as sailor-mars"),
        ("jup to goma as mars", "sailor-jupiter to C as sailor-mars"),
        ("jup Goma: “mars”", "sailor-jupiter to C as sailor-mars"),
        ("jup gom jup", "sailor-jupiter to C as sailor-jupiter"),
        ("moon B moon", "sailor-moon to B as sailor-moon"),
        ("chibi B moon", "sailor-chibi-moon to B as sailor-moon"),
        ("chibi moon B chibi moon", "sailor-chibi-moon to B as sailor-chibi-moon"),
        ("chibi-moon B mask", "sailor-chibi-moon to B as tuxedo-mask"),
        ("mars D moon", "white-sailor-mars to D as sailor-moon"),
        ("white jup D moon", "white-sailor-jupiter to D as sailor-moon"),
        ("w jup kin tux", "white-sailor-jupiter to D as tuxedo-mask"),
        ("sailor moon anko sailor mars", "sailor-moon to B as sailor-mars"),
    ],
)
def test_words_mean_one_option(typed: str, meant: str) -> None:
    found = narrow(START, words_of(typed), NAMES[:4])

    assert [option.text for option in found] == [meant]


@pytest.mark.parametrize("typed", ["xyz", "jup A mars", "mars jup C", "C jup mars", "jup C mars B", "jup ami"])
def test_words_that_mean_nothing(typed: str) -> None:
    assert narrow(START, words_of(typed), NAMES[:4]) == []


def test_a_word_is_the_tile_before_it_is_the_claim() -> None:
    found = narrow(START, ["jup"], NAMES[:4])

    assert {option.text.split()[0] for option in found} == {"sailor-jupiter"}
    assert len(found) == 15


def test_a_single_option_may_be_abbreviated() -> None:
    assert narrow(options("discard sailor-mars"), ["mar"], NAMES[:4])


def test_what_is_still_to_be_said() -> None:
    after_tile = slot(narrow(START, ["jup"], NAMES[:4]), NAMES[:4])
    after_seat = slot(narrow(START, ["jup", "c"], NAMES[:4]), NAMES[:4])
    tile_last = slot(narrow(START, words_of("to c as mars"), NAMES[:4]), NAMES[:4])

    assert after_tile is not None
    assert (after_tile.before, after_tile.choices, after_tile.seats) == ("sailor-jupiter to", ["B", "C", "D"], True)
    assert after_seat is not None
    assert after_seat.before == "sailor-jupiter to C as"
    assert not after_seat.seats
    assert tile_last is not None
    assert tile_last.after == "to C as sailor-mars"
    assert slot(options("done", "discard sailor-mars"), NAMES) is None


def test_near_misses_are_suggested() -> None:
    assert nearest(["jupitre"], START, NAMES[:4], ["quit"]) == ["jupiter"]
    assert nearest(["qiut"], START, NAMES[:4], ["quit"]) == ["quit"]
    assert nearest(["kinaku"], START, NAMES[:4], []) == ["kinako"]


def test_the_shorthand_of_every_option_means_it() -> None:
    for option in START:
        short = shorthand(option, START, NAMES[:4])

        assert narrow(START, words_of(short), NAMES[:4]) == [option]


def test_options_of_different_lengths_have_shorthands_too() -> None:
    mixed = options(
        "decline", *(f"convert d{size} of {name}" for size in (4, 6) for name in ("sailor-moon", "wiseman"))
    )
    for option in mixed:
        assert narrow(mixed, words_of(shorthand(option, mixed, NAMES[:4])), NAMES[:4]) == [option]


# --- the board ----------------------------------------------------------------------------------------------------


def positions(seats: int, seed: int, ending: str = "random") -> Iterator[Bluff]:
    """The states of a random game, one in twelve, and its last."""
    return SHOWN.positions(seats, Setup(ending=ending), seed, every=12)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_line_is_longer_than_eighty(seats: int) -> None:
    for ending in possible_endings(seats):
        for state in positions(seats, 3, ending):
            SHOWN.fits(state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_shows_nothing_hidden(seats: int) -> None:
    """It is the same for any state the seat cannot tell from the true one."""
    for state in positions(seats, 4):
        SHOWN.hides(state)


def test_the_board_says_whose_turn_and_what_is_under_way() -> None:
    state = next(s for s in positions(4, 5) if s.pending and s.pending[0].kind == "respond")
    handed = state.passes[-1]
    text = drawn(state, handed.receiver)

    assert f"{NAMES[handed.receiver]}’s turn" in text
    assert f"{NAMES[handed.giver]} → {NAMES[handed.receiver]}" in text or f"→ {NAMES[handed.receiver]} “" in text
    assert "You have not seen it." in text


def test_who_is_one_short_is_warned_of() -> None:
    state = GAME.start(Setup(ending="guardians"), 4, Rng(1))
    state.face_up[1] = [1, 2, 11]
    text = drawn(state)

    assert "1!" in text
    assert "One short: Anko (♀Venus)" in text


def test_house_numbers_are_marked_and_others_are_not() -> None:
    house = GAME.start(Setup(ending="total-36"), 3, Rng(1))
    other = GAME.start(Setup(ending="total-36", numbers=(8, 7, 6, 5, 4, 3, 2, 1)), 3, Rng(1))
    no_numbers = GAME.start(Setup(ending="guardians"), 3, Rng(1))

    assert any(text.startswith("Numbers (house): ☾Moon 1") for text in board(house, 0))
    assert any(text.startswith("Numbers: ☾Moon 8") for text in board(other, 0))
    assert not any("Numbers" in text for text in board(no_numbers, 0))


def test_every_kind_of_tile_looks_different_without_colour() -> None:
    state = GAME.start(Setup(), 8, Rng(1))
    state.holders[0] = list(range(22))
    text = " ".join(board(state, 0))
    held = text[text.index("You hold:") : text.index("Your tokens")].replace("white ", "white-").split()[2:]

    assert len({*held}) == 22


def test_a_narrow_window_still_gets_whole_lines() -> None:
    for state in positions(8, 3):
        assert max(map(len, board(state, 0, width=60))) <= 60


# --- the question -------------------------------------------------------------------------------------------------


def table_where(tmp_path: Path, seats: int, wanted: Any) -> Table:
    """A table at which seat A is asked what the test is about."""
    for seed in range(500):
        table = SHOWN.table(Setup(), seats, seed, tmp_path)
        chance = Rng(seed)
        for _ in range(80):
            state = table.state
            if not state.pending:
                break
            decision = state.pending[0]
            if decision.seat == 0 and wanted(state, decision):
                return table
            table.record.choose(decision.seat, ask(RandomBot(), GAME, state, decision.seat, chance))
    raise AssertionError("no such position found")


def answer(table: Table, *typed: str) -> tuple[int | None, Prompt]:
    prompt = Prompt(table)
    return answered(prompt, *typed), prompt


@rule("bluff#look-and-pass")
def test_the_last_receiver_is_told_why_not_to_look(tmp_path: Path, capsys: Captured) -> None:
    table = table_where(tmp_path, 3, lambda s, d: d.kind == "respond" and len(d.options(s)) == 2)

    choice, prompt = answer(table, "look")

    said = " ".join(capsys.readouterr().out.split())
    assert choice is None
    assert "Everyone else has had this tile, so you must say truth or bluff. (look-and-pass)" in said
    assert prompt.rule == "look-and-pass"
    assert prompt.answer("bluff") == 1


def test_passing_to_one_who_had_it_is_refused_with_the_reason(tmp_path: Path, capsys: Captured) -> None:
    table = table_where(tmp_path, 4, lambda s, d: d.kind == "pass-on" and len(s.fresh_seats()) == 2)
    giver = table.seating.names[table.state.passes[-1].giver]

    choice, _ = answer(table, f"{giver} mars")

    assert choice is None
    assert f"{giver} has already had this tile in this round. (look-and-pass)" in capsys.readouterr().out


def test_passing_to_yourself_or_what_you_have_not(tmp_path: Path, capsys: Captured) -> None:
    table = table_where(tmp_path, 4, lambda s, d: d.kind == "start" and {2, 10}.isdisjoint(s.holders[0]))
    own = Prompt(table).options[0].text.split()[0]

    assert answer(table, f"{own} A moon")[0] is None
    assert "You cannot pass the tile to yourself. (passing)" in capsys.readouterr().out
    assert answer(table, own, "ami")[0] is None
    assert "You cannot pass the tile to yourself. (passing)" in capsys.readouterr().out
    assert answer(table, "mars")[0] is None
    assert "You have no Sailor Mars in your holder. (passing)" in capsys.readouterr().out
    assert answer(table, "mars C venus")[0] is None
    assert "You have no Sailor Mars in your holder. (passing)" in capsys.readouterr().out


def test_a_choice_in_three_breaths(tmp_path: Path, capsys: Captured) -> None:
    table = table_where(tmp_path, 4, lambda s, d: d.kind == "start" and 3 in s.holders[0])

    choice, prompt = answer(table, "jup", "gom", "mars")

    said = capsys.readouterr().out
    assert "sailor-jupiter to whom?  B Anko  C Goma  D Kinako" in said
    assert "sailor-jupiter to C as what?  sailor-moon" in said
    assert choice is not None
    assert prompt.decision.write(table.state, choice) == "sailor-jupiter to C as sailor-mars"


def test_a_person_may_start_over_in_the_middle(tmp_path: Path) -> None:
    table = table_where(tmp_path, 4, lambda s, d: d.kind == "start" and {3, 4} <= {*s.holders[0]})

    choice, prompt = answer(table, "jup", "venus C mars")

    assert choice is not None
    assert prompt.decision.write(table.state, choice) == "sailor-venus to C as sailor-mars"


def test_numbers_pick_from_the_list_that_was_shown(tmp_path: Path, capsys: Captured) -> None:
    table = table_where(tmp_path, 4, lambda _, d: d.kind == "start")

    assert answer(table, "3")[0] is None
    assert "no numbered list" in capsys.readouterr().out
    choice, prompt = answer(table, "options", "3")
    assert choice == prompt.options[2].choice
    assert answer(table, "options", "9999")[0] is None
    assert answer(table, "options", "0")[0] is None


def test_nonsense_gets_a_suggestion_and_a_way_on(tmp_path: Path, capsys: Captured) -> None:
    table = table_where(tmp_path, 4, lambda _, d: d.kind == "respond")

    answer(table, "trooth")

    said = capsys.readouterr().out
    assert "“trooth” is not one of the choices here." in said
    assert "Did you mean truth?" in said
    assert "options" in said


@pytest.mark.parametrize("typed", ["", "   ", "?", "? passing", "? no-such-rule", "rules", "log", "board", "help"])
def test_commands_choose_nothing(tmp_path: Path, typed: str) -> None:
    table = table_where(tmp_path, 4, lambda _, d: d.kind == "respond")
    before = table.record.replay.write()

    assert answer(table, typed)[0] is None
    assert table.record.replay.write() == before


def test_every_decision_kind_has_conceivable_choices(tmp_path: Path) -> None:
    """All legal choices are among what the notation can name, so that refusals know the others."""
    for kind in ("start", "pass-on", "respond", "move-tile", "swap-tiles", "bag-tile", "return-tile"):
        table = table_where(tmp_path, 5, lambda _, d, kind=kind: d.kind == kind)
        known = SHOWN.face.conceivable(kind)

        assert all(option.choice in known for option in Prompt(table).options)


# --- small parts --------------------------------------------------------------------------------------------------


def test_a_rule_is_found_by_its_heading() -> None:
    known = [rules.Rule(name, name, "") for name in ("look-and-pass", "twice", "end-of-game")]

    for word, place in {"look-and-pass": 0, "End of game": 2, "look": 0, "game": 2, "twise": 1}.items():
        assert rules.find(known, word) == known[place]
    assert rules.find(known, "xyz") is None
    assert rules.find(known, "") is None
    assert rules.known("no such game") == []


def test_bots_have_flavours_and_nobody_shares_a_name() -> None:
    for name in ("Ami", "anko", "Goma [steady]"):
        seating = seat_all(name, 8, "random")

        assert len({player.casefold() for player in seating.names}) == 8
        assert seating.person == 0
        assert seating_of(seating.players(), 8) == seating


def test_long_names_are_cut() -> None:
    assert cut("Ami") == "Ami"
    assert len(cut(LONG[0])) <= 16


def test_names_from_a_file_cannot_steer_the_terminal() -> None:
    assert seating_of(["\x1b[2JAmi\u202e"], 1).names == ["[2JAmi"]


JUNK = (
    "",
    " ",
    "?",
    "? ?",
    "-",
    "--",
    "a-",
    "-a",
    "\x00\x1b[2J",
    "9" * 5000,
    "١",
    "²",
    "m" * 3000,
    "to as",
    ", : ;",
    "“”",
    "0",
    "-1",
)


@pytest.mark.parametrize("kind", ["start", "pass-on", "respond", "move-tile", "swap-tiles", "bag-tile"])
def test_no_typing_breaks_the_question(tmp_path: Path, capsys: Captured, kind: str) -> None:
    """Whatever is typed chooses a legal option or nothing, and nothing typed reaches the terminal's controls."""
    table = table_where(tmp_path, 5, lambda _, d: d.kind == kind)
    prompt = Prompt(table)
    chance = Rng(1)
    known = [
        *JUNK,
        *"abcdemst",
        "jup",
        "mars",
        "moon",
        "white",
        "to",
        "as",
        "from",
        "anko",
        "goma",
        "quot",
        "truth",
        "move",
    ]
    for _ in range(60):
        typed = " ".join(known[chance.below(len(known))] for _ in range(1 + chance.below(4)))
        choice = prompt.answer(typed)

        assert choice is None or prompt.decision.allows(table.state, choice)
    assert "\x1b" not in capsys.readouterr().out
