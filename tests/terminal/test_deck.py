"""`odango deck` from outside: searching, showing, checking, building, trying out."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from odango import cli
from odango.core.replay import read as read_replay
from odango.games.ccg.cards import CARDS, NUMBER, is_power
from odango.games.ccg.deck.boosters import SIZE
from odango.games.ccg.deck.decks import cards_of
from odango.games.ccg.deck.legality import beyond, faults, remarks
from odango.games.ccg.deck.lists import deck_of, read
from odango.terminal.ccg.sheets import RARITIES as LETTERS
from odango.terminal.deck.curve import icons, power_curve
from odango.terminal.deck.options import FAMILIES, ICONS, KINDS, RARITIES
from places import DOCS
from terminal.piped import Captured, Patch, typing

pytestmark = pytest.mark.usefixtures("home")
COMMANDS = (DOCS / "commands.md").read_text("utf-8")


def deck(capsys: Captured, *argv: str | Path, status: int = 0) -> str:
    """What `odango deck` prints, troubles too."""
    assert cli.main(["deck", *map(str, argv)]) == status
    said = capsys.readouterr()
    return said.out + said.err


@pytest.fixture
def built(tmp_path: Path, capsys: Captured) -> Path:
    """A deck of the house, in a file."""
    file = tmp_path / "my_deck.txt"
    file.write_text(deck(capsys, "suggest", "--seed", "3"))
    return file


# --- cards -----------------------------------------------------------------------------------------------------------


def test_all_cards_are_listed_with_their_figures(capsys: Captured) -> None:
    said = deck(capsys, "cards")

    assert all(str(card.number) in said for card in CARDS)
    assert "160 of 160 cards." in said
    assert re.search(r"Titus +Yoma +common +50 +1", said)


def test_a_few_cards_are_shown_in_full(capsys: Captured) -> None:
    """Found by name, or by what they say."""
    by_name = deck(capsys, "cards", "silver", "crystal")
    by_effect = deck(capsys, "cards", "two Monsters, Items or Persons")

    assert "Imperium Silver Crystal · Item" in by_name
    assert "One of 160 cards." in by_name
    assert "Negamoon Bomb" in by_effect


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (("--kind", "villain"), 19),
        (("--rarity", "foil"), 10),
        (("--icon", "mind", "--kind", "scout"), 8),
        (("--family", "droid", "--kind", "monster", "--rarity", "uncommon"), 6),
    ],
)
def test_cards_are_filtered(options: tuple[str, ...], count: int, capsys: Captured) -> None:
    assert f"{count} of 160 cards." in deck(capsys, "cards", *options)


def test_every_filter_fits_the_cards() -> None:
    assert {card.kind for card in CARDS} == {*KINDS}
    assert {LETTERS[card.rarity] for card in CARDS} == {*RARITIES}
    assert {card.icon for card in CARDS if card.icon} == {*ICONS}
    assert {card.family for card in CARDS if card.family} == {*FAMILIES}


def test_no_card_is_like_that(capsys: Captured) -> None:
    assert "No card is like that." in deck(capsys, "cards", "pancake", status=1)


def test_a_wrong_filter_is_refused(capsys: Captured) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(["deck", "cards", "--kind", "dragon"])
    assert "invalid choice: 'dragon'" in capsys.readouterr().err


# --- showing and checking --------------------------------------------------------------------------------------------


def test_a_ready_made_deck_is_shown(capsys: Captured) -> None:
    said = deck(capsys, "show", "sailor-mars")

    assert "Sailor Mars: 60 cards" in said
    assert "2 Sailor Mars, Level 2 · Health 80" in said
    assert re.search(r"Soul █+ 19 · 13 cards ask for it", said)
    assert re.search(r"  4 █+ 4\n", said)
    assert "This deck may be played." in said


def test_what_is_wrong_is_told_line_by_line(tmp_path: Path, capsys: Captured) -> None:
    """Faults, what cannot come into play, advice; and the exit status says so too."""
    file = tmp_path / "bad.txt"
    file.write_text("name: Bad\n5 Titus\nTitsu\n1 Sailor Moon, Level 2\n")
    said = deck(capsys, "check", file, status=1)

    assert "✗ Line 3: no card is called “Titsu”. Is it Titus?" in said
    assert "✗ This deck has 5 of Titus" in said
    assert "✗ This deck has no Level 1 Scout or Knight" in said
    assert "! Sailor Moon, Level 2 cannot come into play" in said
    assert "This deck may not be played." in said
    assert "Bad: 6 cards" in deck(capsys, "show", file)


def test_a_sound_deck_passes(built: Path, capsys: Captured) -> None:
    assert deck(capsys, "check", built) == "This deck may be played.\n"


def test_half_a_starter_is_no_fault(capsys: Captured) -> None:
    assert "✗" not in deck(capsys, "check", "starter_moon_mars")


def test_a_list_may_be_typed_in(monkeypatch: Patch, capsys: Captured) -> None:
    typing(monkeypatch, ["2 Luna; 3 Body Power"])

    assert "A deck: 5 cards" in deck(capsys, "show", "-")


def test_the_power_curve_counts_every_cost() -> None:
    """Kyurene's claws and its defence are free; Lunch asks for one; Mars attacks for two."""
    names = ("kyurene", "lunch", "sailor-mars-level-1", "sailor-mars-level-1")

    assert power_curve([NUMBER[name] for name in names]) == [2, 1, 2]
    assert power_curve([]) == []


def test_icons_are_counted() -> None:
    assert icons([0, 0, 2, NUMBER["sailor-mars-level-1"], NUMBER["titus"]]) == [(2, 0), (0, 0), (1, 2)]


# --- lists -----------------------------------------------------------------------------------------------------------


def test_what_is_exported_can_be_read_again(built: Path, tmp_path: Path, capsys: Captured) -> None:
    again = tmp_path / "again.txt"
    for options in ((), ("--one-line",)):
        again.write_text(deck(capsys, "export", built, *options))

        assert read(again.read_text()) == read(built.read_text())
    assert again.read_text().count("\n") == 1
    assert read(deck(capsys, "export", "sailor_moon"))[0].cards == cards_of("sailor_moon")


def test_a_link_opens_the_deck_in_the_builder(capsys: Captured) -> None:
    said = deck(capsys, "export", "sailor_moon", "--link", "http://localhost:8000/").strip()
    address = urlsplit(said)
    [written] = parse_qs(address.query)["list"]

    assert (address.netloc, address.path) == ("localhost:8000", "/decks")
    assert read(written)[0].cards == cards_of("sailor_moon")
    assert " " not in said


@pytest.mark.parametrize("action", ["show", "check", "export", "hand", "try"])
def test_a_deck_that_is_not_there(action: str, capsys: Captured) -> None:
    said = deck(capsys, action, "nowhere.txt", status=2)

    assert "nowhere.txt: there is no such file, and no ready-made deck of this name. There is: sailor_jupiter" in said


@pytest.mark.parametrize("action", ["export", "hand", "try"])
def test_what_cannot_be_read_is_not_used(action: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("4 Titsu\n")

    assert "bad.txt: Line 1: no card is called “Titsu”" in deck(capsys, action, file, status=1).replace("\n", " ")


def test_a_file_that_is_no_text(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\xff\xfe\x00\x80")

    assert "this is not text" in deck(capsys, "check", file, status=2)
    assert "cannot be read" in deck(capsys, "check", tmp_path, status=2)


# --- building --------------------------------------------------------------------------------------------------------


def test_suggests_a_deck_around_cards(capsys: Captured) -> None:
    said = deck(capsys, "suggest", "--around", "Sailor Mercury, Level 4", "luna", "--seed", "1")
    found, unread = read(said)

    assert not unread
    assert {NUMBER["sailor-mercury-level-4"], NUMBER["sailor-mercury-level-3"], NUMBER["luna"]} <= {*found.cards}
    assert not faults(found.cards, "it")
    assert said == deck(capsys, "suggest", "--around", "Sailor Mercury, Level 4", "luna", "--seed", "1")


def test_boosters_are_a_pool_to_build_from(tmp_path: Path, capsys: Captured) -> None:
    """A remark before every pack; the same seed opens the same packs."""
    pool = tmp_path / "pool.txt"
    pool.write_text(deck(capsys, "boosters", "--packs", "9", "--seed", "5"))
    opened, unread = read(pool.read_text())
    built = read(deck(capsys, "suggest", "--pool", str(pool), "--seed", "5"))[0]

    assert not unread
    assert len(opened.cards) == 9 * SIZE
    assert pool.read_text().count("# booster") == 9
    assert pool.read_text() == deck(capsys, "boosters", "--packs", "9", "--seed", "5")
    assert not [*faults(built.cards, "it"), *remarks(built.cards), *beyond(built.cards, opened.counts, "it")]
    assert any(map(is_power, built.cards))


def test_what_cannot_be_built_is_told(tmp_path: Path, capsys: Captured) -> None:
    pool = tmp_path / "pool.txt"
    pool.write_text("4 Titus\n")

    assert "it takes a Level 1 Scout" in deck(capsys, "suggest", "--pool", pool, status=1)
    assert "Luna is not in the pool." in deck(capsys, "suggest", "--pool", pool, "--around", "luna", status=1)
    assert "Is it Titus?" in deck(capsys, "suggest", "--around", "Titsu", status=2)
    assert "No card is called" in deck(capsys, "suggest", "--around", "qqqqqq", status=2)
    assert "36 boosters at a time" in deck(capsys, "boosters", "--packs", "99", status=2)
    with pytest.raises(SystemExit, match="2"):
        cli.main(["deck", "boosters", "--packs", "0"])


def test_a_deck_is_begun_and_changed(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    """Titles or names, with a count or without; the file stays a list, and what is to be said of it is said."""
    monkeypatch.chdir(tmp_path)
    file = Path("new.txt")
    begun = deck(capsys, "change", file, "--add", "2 Luna", "sailor-moon-level-1", "3 Titus", "--call", "Night walk")
    changed = deck(capsys, "change", file, "--take", "titus", "Luna x2", "--add", "20 Soul Power")

    assert "new.txt has 6 cards now." in begun
    assert "new.txt has 23 cards now." in changed
    assert "This deck may not be played." in changed
    assert read(file.read_text()) == (
        deck_of({"sailor-moon-level-1": 1, "titus": 2, "soul-power": 20}, "Night walk"),
        [],
    )


def test_what_cannot_be_changed_leaves_the_file_alone(built: Path, tmp_path: Path, capsys: Captured) -> None:
    before = built.read_text()
    said = [
        deck(capsys, "change", built, status=2),
        deck(capsys, "change", built, "--add", "Titsu", status=2),
        deck(capsys, "change", built, "--take", "99 Soul Power", status=1),
        deck(capsys, "change", built, "--add", "250 Soul Power", status=1),
        deck(capsys, "change", "Sailor-Moon", "--add", "Luna", status=2),
        deck(capsys, "change", "-", "--add", "Luna", status=2),
    ]
    bad = tmp_path / "bad.txt"
    bad.write_text("2 Titsu\n")
    said.append(deck(capsys, "change", bad, "--add", "Luna", status=1))
    expected = [
        "Nothing is to be changed", "Is it Titus?", "in this deck.", "250 are the most", "a file of its own",
        "a file of its own", "Titsu",
    ]  # fmt: skip

    assert all(words in text.replace("\n", " ") for words, text in zip(expected, said, strict=True))
    assert built.read_text() == before
    assert bad.read_text() == "2 Titsu\n"
    assert not Path("Sailor-Moon").exists()


# --- trying out ------------------------------------------------------------------------------------------------------


def test_a_starting_hand(built: Path, capsys: Captured) -> None:
    """The same seed, the same hand."""
    said = deck(capsys, "hand", built, "--seed", "4")

    assert re.search(r"In play: .+\nIn hand: .+\nDrawn next: ", said.replace("\n  ", " "))
    assert said == deck(capsys, "hand", built, "--seed", "4")
    assert "Starter" not in deck(capsys, "hand", "starter_moon_mars", "--seed", "4")


def test_a_deck_is_played_at_once(built: Path, home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    """It begins, goes on when one comes back, and leaves a waiting game of `odango play` alone."""
    typing(monkeypatch, ["1", "quit"])
    said = deck(capsys, "try", built, "--against", "sailor_moon", "--seed", "7", "--level", "gentle")
    kept = read_replay((home / "ccg-deck.replay").read_text())

    assert f"odango play ccg --save {home / 'ccg-deck.replay'}" in said.replace("\n", "")
    assert kept.setup["lists"][0]
    assert not kept.setup["lists"][1]
    assert kept.setup["decks"][1] == "sailor_moon"
    assert not (home / "ccg.replay").exists()


def test_a_deck_to_play_cannot_be_typed_in(capsys: Captured) -> None:
    assert "it must be in a file" in deck(capsys, "try", "-", status=2)


def test_no_such_level(built: Path, capsys: Captured) -> None:
    assert "There is no “perfect” bot" in deck(capsys, "try", built, "--level", "perfect", status=2)


# --- help ------------------------------------------------------------------------------------------------------------


def actions() -> dict[str, argparse.ArgumentParser]:
    [commands] = [one for one in cli.parser()._actions if isinstance(one, argparse._SubParsersAction)]
    [found] = [one for one in commands.choices["deck"]._actions if isinstance(one, argparse._SubParsersAction)]
    return dict(found.choices)


@pytest.mark.parametrize("name", actions())
def test_every_action_and_its_options_are_documented(name: str) -> None:
    assert f"| `odango deck {name}" in COMMANDS
    for option in actions()[name]._actions:
        for text in option.option_strings:
            assert text in ("-h", "--help", "--no-color") or re.search(
                rf"^\| `{text}\b.*`{name}`", COMMANDS, re.MULTILINE
            )


def test_an_action_is_needed(capsys: Captured) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(["deck"])
    assert "ACTION" in capsys.readouterr().err
