"""Masquerade Battle in the terminal: boards, typed bids and cards, what can be looked up, decks from files, games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odango import cli
from odango.core.replay import read
from odango.core.rng import Rng
from odango.core.view import offer
from odango.games.masquerade import GAME
from odango.games.masquerade.cards import HOUSE_DECK, card
from odango.games.masquerade.setup import Setup
from odango.server.routes.games import info
from rule import rule
from rulebook.masquerade.table import auction, says, table, trick
from terminal import piped
from terminal.piped import SCRIPT, Captured, Patch, in_many_sittings, reads_in_a_pipe
from terminal.shown import Shown

SECRETIVE = Setup(pile_counts_public=False)
USUAL = Setup(bid_max=12)
SHOWN = Shown(GAME)
FACE = SHOWN.face
positions, drawn, looked_up, typed = SHOWN.positions, SHOWN.drawn, SHOWN.looked_up, SHOWN.typed


# --- the board ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_line_is_longer_than_the_window(seats: int) -> None:
    """Neither of the board nor of the choices nor of what is looked up, whatever people are called."""
    for state in positions(seats, USUAL, 3, every=11):
        SHOWN.fits(state)


@pytest.mark.parametrize("setup", [Setup(bid_max=12), SECRETIVE], ids=["open", "secretive"])
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_the_terminal_shows_nothing_hidden(seats: int, setup: Setup) -> None:
    """It is the same for any state the seat cannot tell from the true one."""
    for state in positions(seats, setup, 4, every=13):
        SHOWN.hides(state)


def test_the_auction_is_told_from_its_beginning() -> None:
    state = auction(3)
    assert "Nobody has bid yet; Ami opens." in drawn(state)

    says(state, "10 SG", "pass", "12 DK")

    assert "── auction ── Ami’s turn ──" in drawn(state)
    assert "Auction:  Ami 10 SG  Anko pass  Goma 12 DK" in drawn(state)


HANDS = {
    "Usagi": ["mars-3-6", "mars-5-4", "moon-1-8", "venus-2-7", "support-luna", "betrayal-moon-stick"],
    "Ami": ["mars-4-5", "mars-8-1", "action-venus-DK", "venus-8-1", "venus-1-8", "venus-5-4"],
    "Rei": ["mars-6-4", "transformation-blue", "jupiter-2-7", "jupiter-8-1", "jupiter-1-8", "jupiter-5-4"],
}


@rule("masquerade#who-takes-a-trick", "masquerade#equal-powers")
def test_a_trick_shows_sides_what_is_cancelled_and_who_wins_so_far() -> None:
    state = table(HANDS, leader="Ami", bid=9, royal="Ami")
    says(state, "mars-4-5 SG", "mars-6-4 DK")
    text = drawn(state)

    assert "── trick 1 of 26 ── Ami’s turn ──" in text
    assert "─ bid 9 SG ──" in text
    assert "Ruling planet: Mars\n" in text
    assert "    B Anko            Mars 4/5  SG 4  cancelled\n" in text
    assert "    C Goma            Mars 6/4  DK 4  cancelled\n" in text
    assert "    Nobody wins this as it is.\n" in text
    says(state, "mars-5-4 SG")
    assert "*A Mars 5/4 SG 5" in looked_up(state, "tricks")
    assert "×B Mars 4/5 SG 4" in looked_up(state, "tricks")


@rule("masquerade#following")
def test_what_may_be_played_is_in_brackets() -> None:
    """Only where something has to wait; when all may be played nothing is marked."""
    state = table(HANDS, leader="Ami")
    says(state, "mars-4-5 SG", "transformation-blue mars")
    text = drawn(state)

    assert "[ ] may be played now" in text
    assert "  Moon    [1/8]\n" in text
    assert "  Mars    [3/6][5/4]\n" in text
    assert "  Venus    2/7\n" in text
    assert "  others  [Luna (Support)] Moon Stick (Betrayal)" in text
    assert "names Mars" in text
    assert "[" not in drawn(table(HANDS))


def test_a_seat_shows_all_that_is_known_of_it() -> None:
    state = table(HANDS, leader="Rei", bid=7, royal="Ami", named="DK", unmasked="Rei", piles={"Ami": (3, 12)})
    says(state, "jupiter-2-7 SG", "venus-2-7 SG")
    text = drawn(state)

    assert "▸ B Anko                6   3  12    –  Queen Metalia, bid 7\n" in text
    assert "  C Goma                5   0   0   SG  turned up: Sailor Mercury\n" in text
    assert "  A Ami (you)           5   0   0   SG  no Jupiter\n" in text
    assert "You are Sailor Moon: Sailor Guardians." in text
    assert "You are" not in drawn(state, None)


@rule("masquerade#piles")
def test_where_people_remember_by_themselves_only_the_last_trick_is_shown() -> None:
    for setup, there in ((Setup(), True), (SECRETIVE, False)):
        state = table(HANDS, setup=setup)
        says(state, "mars-3-6 SG", "mars-4-5 SG", "mars-6-4 SG")
        says(state, "jupiter-2-7 DK", "moon-1-8 DK", "venus-8-1 SG")
        past, deck = looked_up(state, "tricks"), looked_up(state, "deck")

        assert "2. Jupiter:" in past
        assert ("1. Mars:" in past) == there
        assert ("(3/6)" in deck) == there
        assert ("only the last trick" in past) != there
    assert re.search(r"B Anko +4 +– +–", drawn(state))


def test_before_the_first_trick_is_over_there_is_none_to_look_at() -> None:
    assert looked_up(table(HANDS), "tricks") == "No trick is over yet."


def test_the_deck_is_marked_as_ours_unless_it_is_not() -> None:
    own = Setup(
        deck=tuple(f"{name}-1-1" for name in ("moon", "mercury", "mars", "jupiter") for _ in range(14))
        + ("venus-2-2",) * 2
    )
    ours, theirs = (GAME.start(setup, 3, Rng(1)) for setup in (Setup(), own))

    assert "(house deck)" in drawn(ours)
    assert "(house deck)" in looked_up(ours, "deck")
    assert "house" not in drawn(theirs)
    assert "a deck of its own" in looked_up(theirs, "deck")
    assert "  Venus    2/2  2/2" in looked_up(theirs, "deck")


@rule("masquerade#scoring")
def test_the_end_unmasks_everyone_and_says_why() -> None:
    """Team Cards, both piles, the royal bonus, totals, the spare card, and the reason."""
    state = trick("mars-3-6 SG", "mars-4-5 SG", "mars-6-4 SG", more=0, bid=4, piles={"Ami": (2, 7)})
    text = SHOWN.standings(state)

    assert re.search(r"1 +Anko +Jadeite, DK +2 +7 +7\n", text)
    assert re.search(r"2 +Ami +Sailor Moon, SG +0 +0 +\+5 +5\n", text)
    assert "The Team Card nobody had: Nephrite." in text
    assert "The bid of 4 is met with 5, but the best of the others has 7" in " ".join(text.split())
    assert "  C Goma                0   3   0   SG  Sailor Mercury" in drawn(state)


# --- typing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("12 SG", "12 SG"),
        ("12 dk", "12 DK"),
        ("12sg", "12 SG"),
        ("12 s", "12 SG"),
        ("bid 12 for dk", "12 DK"),
        ("58 DK", "58 DK"),
    ],
)
def test_a_bid_is_a_number_and_a_team(tmp_path: Path, text: str, meant: str) -> None:
    assert typed(auction(3), tmp_path, text) == meant


@rule("masquerade#auction")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("12", "12 for which team? Type “12 SG” or “12 DK”. (auction)"),
        ("5 DK", "Goma has bid 9 already: a bid has to be higher, for whichever team. (auction)"),
        ("59 SG", "A bid lies between 1 and 58. (auction)"),
        ("12 xy", "“12 xy” is not one of the choices here."),
    ],
)
def test_a_wrong_bid_is_refused_with_the_reason(tmp_path: Path, capsys: Captured, text: str, told: str) -> None:
    state = auction(3)
    says(state, "7 SG", "pass", "9 SG")

    assert typed(state, tmp_path, text) is None
    assert told in " ".join(capsys.readouterr().out.split())


def test_a_hundred_bids_are_no_wall_of_text(tmp_path: Path, capsys: Captured) -> None:
    state = auction(3)
    SHOWN.prompt(state, tmp_path).question()
    assert "Type a number from 1 to 58 and a team, for example: 1 SG" in capsys.readouterr().out
    says(state, "7 SG", "pass", "9 SG")
    SHOWN.prompt(state, tmp_path).question()
    said = capsys.readouterr().out
    assert "Type “pass”, or a number from 10 to 58 and a team: 10 SG" in said
    assert len(said.splitlines()) < 5
    assert typed(state, tmp_path, "pass") == "pass"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("mars-3-6 SG", "mars-3-6 SG"),
        ("mars 3/6 sg", "mars-3-6 SG"),
        ("Mars 3/6 DK", "mars-3-6 DK"),
        ("mars 3 dk", "mars-3-6 DK"),
        ("ven 2/7 s", "venus-2-7 SG"),
        ("luna mars", "support-luna mars"),
        ("luna moon", "support-luna moon"),
        ("stick jup", "betrayal-moon-stick jupiter"),
    ],
)
def test_cards_may_be_typed_as_they_are_drawn(tmp_path: Path, text: str, meant: str) -> None:
    assert typed(table(HANDS), tmp_path, text) == meant


@pytest.mark.parametrize("steps", [("mars 3/6", "dk"), ("mars", "3/6", "dk"), ("luna", "venus")])
def test_a_card_in_several_breaths(tmp_path: Path, steps: tuple[str, ...]) -> None:
    assert typed(table(HANDS), tmp_path, *steps[:-1]) is None
    assert typed(table(HANDS), tmp_path, *steps) in {"mars-3-6 DK", "support-luna venus"}


@rule("masquerade#following")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("venus 2/7 sg", "Venus 2/7 has to wait: Mars rules, and you hold it. (following)"),
        ("stick", "Moon Stick (Betrayal) has to wait: Mars rules and you hold it"),
        ("mars 4/6 sg", "You do not hold Mars 4/6."),
        ("tuxedo", "You do not hold Tuxedo Mask."),
        ("mars sg", "“mars sg” could be several cards: say the powers of the Character, or “action”."),
    ],
)
def test_a_card_that_cannot_be_played_is_refused(tmp_path: Path, capsys: Captured, text: str, told: str) -> None:
    state = table(HANDS, leader="Ami")
    says(state, "mars-4-5 SG", "mars-6-4 SG")

    assert typed(state, tmp_path, text) is None
    assert told in " ".join(capsys.readouterr().out.split())


def test_an_action_is_not_played_by_a_guess(tmp_path: Path) -> None:
    hands = {**HANDS, "Usagi": ["action-mars-SG", "mars-3-6", "venus-2-7", "moon-1-8"]}

    assert typed(table(hands), tmp_path, "mars sg") is None
    assert typed(table(hands), tmp_path, "action mars") == "action-mars-SG"
    assert typed(table(hands), tmp_path, "act") == "action-mars-SG"


def test_a_full_hand_is_no_wall_of_text(tmp_path: Path, capsys: Captured) -> None:
    """The board has the cards; the question says how to name one."""
    state = next(s for s in positions(3, USUAL, 1, every=1) if s.pending[0].kind == "play" and s.pending[0].seat == 0)
    SHOWN.prompt(state, tmp_path).question()
    said = capsys.readouterr().out

    assert len(said.splitlines()) < 6
    example = re.search(r"for example: (.*?)(?: or |\n)", said)
    assert example is not None
    assert typed(state, tmp_path, example[1]) in {option.text for option in offer(state, 0)}


@rule("masquerade#betrayal")
def test_cards_are_turned_by_their_players(tmp_path: Path, capsys: Captured) -> None:
    """In whatever order; a few ways are listed, more are described."""
    texts = ["mars-3-6 SG", "mars-4-5 SG", "mars-6-4 SG", "mars-8-1 DK", "betrayal-moon-stick"]
    state = trick(*texts, leader="Ami", more=1)
    SHOWN.prompt(state, tmp_path).question()

    assert "B Mars 3/6 SG 3   C Mars 4/5 SG 4   D Mars 6/4 SG 6   E Mars 8/1 DK 1" in capsys.readouterr().out
    assert typed(state, tmp_path, "turn E B") == "turn B E"
    assert typed(state, tmp_path, "c") == "turn C"
    assert typed(state, tmp_path, "turn all") == "turn B C D E"
    assert typed(state, tmp_path, "none") == "turn none"
    assert typed(state, tmp_path, "turn A") is None
    assert "Only Characters have another side to turn to." in capsys.readouterr().out


@pytest.mark.parametrize("command", [command for command, _ in FACE.looks])
def test_looking_something_up_chooses_nothing(tmp_path: Path, capsys: Captured, command: str) -> None:
    state = table(HANDS)

    assert typed(state, tmp_path, command.upper()) is None
    assert "not one of the choices" not in capsys.readouterr().out
    assert typed(state, tmp_path, "help") is None
    assert re.search(rf"^  {command} ", capsys.readouterr().out, re.MULTILINE)


def test_every_decision_kind_has_conceivable_choices() -> None:
    """All legal choices are among what the notation can name, so that refusals know the others."""
    kinds = set()
    for seats in (3, 9):
        for state in positions(seats, USUAL, 5, every=1):
            for decision in state.pending:
                known = FACE.conceivable(decision.kind)
                kinds.add(decision.kind)
                # What a Betrayal turns is read by the face itself.
                assert decision.kind == "turn" or all(choice in known for choice in decision.options(state))
    assert {"bid", "unmask", "play", "give", "pile", "turn"} == kinds


JUNK = [
    "",
    " ",
    "/",
    "3/",
    "/6",
    "mars",
    "sg",
    "0 SG",
    "-1 SG",
    "9" * 500,
    "² SG",
    "turn",
    "turn Z",
    "all",
    "pass",
    "12",
]


@pytest.mark.parametrize("seats", [3, 8])
def test_no_typing_breaks_the_question(tmp_path: Path, capsys: Captured, seats: int) -> None:
    """Whatever is typed chooses a legal option or nothing."""
    words = [*JUNK, "mars 3/6 sg", "moon-1-8 DK", "12 SG", "turn B", "to B", "unmask A", "luna", "tricks", "deck", "1"]
    states = (state for seed in range(4) for state in positions(seats, USUAL, seed, every=1))

    assert len(SHOWN.withstands_all(states, tmp_path, words)) > 2
    assert "\x1b" not in capsys.readouterr().out


# --- decks from files ---------------------------------------------------------------------------------------------


def play(monkeypatch: Patch, lines: list[str], *argv: str) -> int:
    return piped.play(monkeypatch, "masquerade", lines, *argv)


OURS = GAME.option_text("deck") or ""


def test_our_deck_is_offered_as_a_text_to_begin_with() -> None:
    """It reads back as what it was; no other option is a text."""
    assert info("masquerade").texts == {"deck": OURS}
    assert sorted(map(card, GAME.read_option("deck", OURS))) == list(HOUSE_DECK)
    assert info("bluff").texts == {}


@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "with a mark"])
def test_a_deck_is_read_from_a_file(tmp_path: Path, home: Path, monkeypatch: Patch, mark: str) -> None:
    """With remarks, empty lines, and the mark some editors put before a text; in all commands that set options."""
    text = OURS.replace("venus 8/1", "Venus  8 / 8   # stronger")
    file = tmp_path / "deck.txt"
    file.write_text(f"{mark}# from memory\n\n{text}", "utf-8")
    wish = ("--set", f"deck=@{file}")

    assert play(monkeypatch, ["quit"], *wish) == 0
    deck = read((home / "masquerade.replay").read_text()).setup["deck"]
    assert len(deck) == 58
    assert "venus-8-8" in deck
    assert "venus-8-1" not in deck
    assert cli.main(["simulate", "masquerade", "--games", "1", *wish]) == 0
    assert cli.main(["arena", "masquerade", "--games", "1", "--bot", "random", "--field", "random", *wish]) == 0


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "deck.txt: there is no such file."),
        (b"moon \xff\xfe", "deck.txt: this is not text."),
        (f"# ours\n{OURS}pluto 1/2\n", "deck.txt: Line 60 of the deck: “pluto 1/2” is no Character"),
        (OURS.replace("mars 3/6", "mars 3/9"), "deck.txt: Line 26 of the deck: “mars 3/9” is no Character"),
        (OURS.partition("\n")[2], "deck.txt: A deck has 58 Characters, not 57."),
        ("", "deck.txt: A deck has 58 Characters, not 0."),
        ("moon 1/1\n" * 58, "deck.txt: A deck has Characters of all five planets"),
    ],
)
def test_a_deck_that_cannot_be_read_is_a_message(
    tmp_path: Path, home: Path, monkeypatch: Patch, capsys: Captured, content: str | bytes | None, told: str
) -> None:
    file = tmp_path / "deck.txt"
    if content is not None:
        file.write_bytes(content if isinstance(content, bytes) else content.encode())

    assert play(monkeypatch, [], "--set", f"deck=@{file}") == 2
    assert told in capsys.readouterr().err
    assert not home.exists()


def test_other_options_may_come_from_files_too(
    tmp_path: Path, home: Path, monkeypatch: Patch, capsys: Captured
) -> None:
    """They are read as if they had been typed; a folder is no file, and a list that is none is refused."""
    file = tmp_path / "wish.txt"
    file.write_text("equal\n")

    assert play(monkeypatch, ["quit"], "--set", f"deal=@{file}") == 0
    assert read((home / "masquerade.replay").read_text()).setup["deal"] == "equal"
    assert play(monkeypatch, [], "--set", f"bid_min=@{file}") == 2
    assert "a whole number" in capsys.readouterr().err
    assert play(monkeypatch, [], "--set", f"deck=@{tmp_path}") == 2
    assert "cannot be read" in capsys.readouterr().err
    assert play(monkeypatch, [], "--set", "deck=3") == 2
    assert "house, a list of: a word, @FILE" in capsys.readouterr().err


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 7, 9])
def test_a_whole_game_through_a_pipe(home: Path, monkeypatch: Patch, capsys: Captured, seats: int) -> None:
    """To the end, at eighty columns and without colour; the file it leaves holds."""
    assert play(monkeypatch, SCRIPT, "--seats", str(seats), "--seed", "5") == 0

    said = capsys.readouterr().out
    kept = home / "masquerade-1.replay"
    assert re.search(r" wins\.| share the victory\.", said)
    assert "SG pile" in said
    assert re.search(r"the (Dark Kingdom|Sailor\s+Guardians) win\.", " ".join(said.split()))
    assert ("The Team Card nobody had" in said) == bool(seats % 2 and seats < 9)
    reads_in_a_pipe(said, home)
    assert read(kept.read_text()).end
    assert cli.main(["replay", str(kept), "--check"]) == 0
    assert cli.main(["replay", str(kept)]) == 0


@pytest.mark.usefixtures("home")
def test_the_masks_fall_with_what_could_have_been_known(monkeypatch: Patch, capsys: Captured) -> None:
    """After the game, how a careful bot would have judged those who stayed hidden, and what they were."""
    assert play(monkeypatch, SCRIPT, "--seats", "5", "--seed", "6") == 0

    said = capsys.readouterr().out
    hidden = re.findall(r"^\w+ +(?:\d+ % +){5}(SG|DK)", said.partition("careful bot")[2], re.MULTILINE)
    assert len(hidden) in {3, 4}


@pytest.mark.usefixtures("home")
def test_five_sit_down_unless_told_otherwise(monkeypatch: Patch, capsys: Captured) -> None:
    assert play(monkeypatch, ["quit"]) == 0
    assert "Masquerade Battle, 5 players." in capsys.readouterr().out


def test_leaving_and_coming_back_is_the_same_game(home: Path, monkeypatch: Patch) -> None:
    """However often one leaves; what was chosen is typed as the file writes it."""
    play(monkeypatch, SCRIPT, "--seed", "7", "--seats", "8")
    finished = (home / "masquerade-1.replay").rename(home / "one-sitting.replay")
    in_many_sittings(monkeypatch, "masquerade", finished, "--seed", "7", "--seats", "8")

    assert (home / "masquerade-1.replay").read_text() == finished.read_text()


def test_a_deck_is_not_told_card_by_card(tmp_path: Path, home: Path, monkeypatch: Patch, capsys: Captured) -> None:
    """A replay says that the deck is not the usual one, and no more than a line or two of it."""
    file = tmp_path / "deck.txt"
    file.write_text(OURS)
    assert play(monkeypatch, ["quit"], "--set", f"deck=@{file}") == 0
    capsys.readouterr()
    assert cli.main(["replay", str(home / "masquerade.replay")]) == 0

    told = " ".join(capsys.readouterr().out.split())
    assert 'deck=["moon-1-8",' in told
    assert "venus" not in told.partition("Team Card")[0]
