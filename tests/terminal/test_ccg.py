"""The Sailor Moon CCG in the terminal: boards, accounts, long lists of choices, what can be looked up, whole games."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from odango import cli
from odango.core.engine import choose
from odango.core.replay import read
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, PIE
from odango.games.ccg.setup import Setup
from odango.terminal.ccg.sheets import named, sheet
from odango.terminal.face import Words
from odango.text import english
from rule import rule
from rulebook.ccg.asking import answer, finish
from rulebook.ccg.attacks import attack
from rulebook.ccg.table import MARS, MOON, table
from rulebook.ccg.telling import told
from terminal.piped import Captured, Patch, odango_with, play
from terminal.shown import Shown

SHOWN = Shown(GAME)
positions, drawn, looked_up, set_out = SHOWN.positions, SHOWN.drawn, SHOWN.looked_up, SHOWN.set_out
typed = partial(SHOWN.typed, asked=True)
TABLES = [
    (2, Setup(rules="basic")),
    (2, Setup()),
    (2, Setup(rules="advanced", decks=("tuxedo_mask", "sailor_venus"))),
    (6, Setup(rules="advanced", goal=6, round_limit=5)),
]


# --- the board ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_no_line_is_longer_than_the_window(seats: int, setup: Setup) -> None:
    """Neither of the board nor of the choices nor of what is looked up, whatever people are called."""
    for state in positions(seats, setup, 3, every=29):
        SHOWN.fits(state)


@rule("ccg#knowledge")
@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_the_terminal_shows_nothing_hidden(seats: int, setup: Setup) -> None:
    """It is the same for any state the seat cannot tell from the true one."""
    for state in positions(seats, setup, 4, every=37):
        SHOWN.hides(state)


def test_a_board_shows_zones_damage_power_and_piles() -> None:
    state = table(
        allies=[f"{MOON} + 2 soul 1 body + knight-armor /20", "sailor-venus-level-1"],
        enemies=["titus, titus /30", "regalia"],
        pie=["luna, love-letter + 1 mind"],
        hands=["2 soul lunch", "5 body"],
        decks=["titus soul", "titus"],
        discards=["rini"],
        points=[2, 1],
        step=2,
    )
    text = drawn(state)

    assert "── Sailor Moon CCG ── Ami’s turn 3 ── playing cards ──" in text
    assert text.splitlines()[0].endswith(" goal 4 ──")
    assert "▸ A Ami (you) · Starter: Moon and Mars" in text
    assert "2 points · hand 3 · deck 2 · discards 1" in text
    assert "  Allies    0 Sailor Moon, Level 1        20/50 b1 s2" in text
    assert "type s · wears Knight Armor" in text
    assert "Titus (2)                   30/50         1 VP · strong s · weak b" in text
    assert "Luna · 4 Love Letter (m1)" in text
    assert "Your 3 cards: Soul Power ×2 · Lunch!" in text
    assert "Regalia                      0/20         2 VP · strong s · weak b" in text


@rule("ccg#turn")
def test_what_may_be_played_now_is_in_brackets() -> None:
    state = table(enemies=["titus"], hands=["soul lunch run-away"], step=2)

    assert "Your 3 cards: [Soul Power] · [Lunch!] · Run Away!" in drawn(state)
    assert "[ ] may be played now" in drawn(state)
    assert "[" not in drawn(state, 1)


@rule("ccg#damage", "ccg#strong-and-weak")
def test_an_attack_shows_its_account_line_by_line() -> None:
    state = table(allies=[f"{MOON} + 2 soul"], enemies=["", "kyurene"], pie=["luna"], hands=["", "run-away"])
    attack(state, MOON, "moon-tiara-magic", "kyurene")
    text = drawn(state, 1)

    assert "Ami attacks: Sailor Moon, Level 1 on Kyurene/Garoben of Anko with Moon Tiara\n  Magic\n" in text
    assert "    printed damage            30\n    Luna                     +10\n" in text
    assert "    weak against this type   +10\n    as things stand           50\n" in text
    assert "── Anko decides ──" in text


@rule("ccg#combined-attack")
def test_a_combined_attack_shows_who_joins_with_how_much() -> None:
    state = table(allies=[f"{MOON} + 2 soul, {MARS} + 3 soul"], enemies=["", "titus"], hands=["", "run-away"])
    answer(state, 0, "combine titus")
    assert "Ami prepares a combined attack on Titus of Anko" in drawn(state)
    answer(state, 0, f"join {MOON} 2", f"join {MARS} 1")
    text = drawn(state, 1)

    assert "Sailor Moon, Level 1 with 2\n  Power, Sailor Mars, Level 1 with 1 Power" in text
    assert "energy of all who joined    90" in text


@rule("ccg#challenge")
def test_a_challenge_shows_who_plays_whom_for_what() -> None:
    state = table(enemies=["", "mitsuaami"], pie=["ofuda-scroll"], step=2)
    answer(state, 0, "use ofuda-scroll", "bewitch mitsuaami")

    assert "Challenge: Ami against Anko for Ofuda Scroll." in drawn(state)
    answer(state, 0, "rock")
    assert "has chosen" in drawn(state, 1)
    answer(state, 1, "rock")
    assert "Ami shows rock, Anko shows rock." in drawn(state)


@rule("ccg#basic-opening", "ccg#basic-flip")
def test_the_basic_game_shows_face_down_monsters_and_flips() -> None:
    state = GAME.start(Setup(rules="basic"), 2, Rng(3))
    titus = state.pending[0].read(state, "basic-monster titus")
    choose(state, 0, titus)

    assert "  Enemies   0 face-down Monster 1          0/50         Titus" in drawn(state)
    assert "  Enemies   0 face-down Monster 1\n" in drawn(state, 1) + "\n"
    assert "Titus" not in drawn(state, 1)
    for state in positions(2, Setup(rules="basic"), 5, every=1):
        if any(state.flipped) and state.pending:
            break
    assert "turned over" in drawn(state)
    assert " flip " in drawn(state).splitlines()[0]


# --- the log ------------------------------------------------------------------------------------------------------


@rule("ccg#damage")
def test_the_log_says_what_changed_the_damage() -> None:
    """And nothing of it where nothing did."""
    state = table(allies=[f"{MOON} + 2 soul"], enemies=["", "kyurene"], pie=["luna"])
    attack(state, MOON, "moon-tiara-magic", "kyurene")
    finish(state)
    text = " ".join(told(state))

    assert "A’s Sailor Moon, Level 1 attacks Kyurene/Garoben of B with Moon Tiara Magic." in text
    assert "takes 50 (30 by the attack, 10 more by Luna, and 10 more for being weak against Soul) and stands at" in text
    assert "Sailor Moon, Level 1 takes 20 and stands at 20 of 50." in text


@rule("ccg#damage")
def test_the_log_says_when_armor_leaves_nothing() -> None:
    state = table(allies=[f"{MOON} + 2 soul"], enemies=["", "leo-the-lion"])
    attack(state, MOON, "moon-tiara-magic", "leo-the-lion")
    finish(state)

    assert "Leo the Lion takes no damage (30 by the attack and 30 less by its own armor)." in told(state)


@rule("ccg#hit-back")
def test_the_log_says_what_a_knights_armor_takes_off() -> None:
    state = table(allies=["prince-darien-level-1 + 3 body"], enemies=["", "mitsuaami"])
    attack(state, "prince-darien-level-1", "sword-attack", "mitsuaami")
    while state.pending and state.pending[0].kind != "pause":
        answer(state, 1, "pass")

    assert any("by the blow and 10 less by its own armor) and stands at" in line for line in told(state))


# --- choosing -----------------------------------------------------------------------------------------------------


def test_many_choices_stand_together_by_what_they_share() -> None:
    """A few are listed, with their notation."""
    state = table(
        allies=[f"{MOON} + 3 soul /30, {MARS} + 2 soul"], enemies=["morga, bakene", "titus, regalia, kyurene"]
    )
    text = set_out(state)

    assert "Sailor Moon, Level 1: Moon Tiara Magic, 30, on   1 Titus   2 Regalia\n      3 Kyurene/Garoben" in text
    assert "Sailor Moon, Level 1 rejuvenates with   7 1 Power for 20   8 2 Power for 30" in text
    assert "Combined attack on   12 Titus   13 Regalia   14 Kyurene/Garoben" in text
    assert text.endswith("  15 No more actions")
    assert set_out(table(allies=[f"{MOON} + 2 soul"], enemies=["", "titus"])) == ""


def test_at_a_larger_table_a_target_says_whose_it_is() -> None:
    state = table(allies=[f"{MOON} + 3 soul"], enemies=["", "titus", "bakene", "regalia"], seats=4)

    assert "1 Titus of Anko\n      2 Regalia of Kinako" in set_out(state)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("2", "attack sailor-moon-level-1.0 moon-tiara-magic regalia.5"),
        ("tiara regalia", "attack sailor-moon-level-1.0 moon-tiara-magic regalia.5"),
        ("combine titus", "combine titus.4"),
        ("done", "done"),
    ],
)
def test_a_number_of_the_groups_picks_and_so_do_words(tmp_path: Path, text: str, meant: str) -> None:
    state = table(allies=[f"{MOON} + 2 soul, {MARS} + 2 soul"], enemies=["morga", "titus, regalia"])

    assert typed(state, tmp_path, text) == meant


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "attack mars fire titus",
            "Sailor Mars, Level 1 has not the Power for Mars Fire Ignite. (selecting-an-attack)",
        ),
        ("attack moon tiara morga", "You attack Monsters and Villains of the players next to you. (several-players)"),
    ],
)
def test_an_attack_that_cannot_be_made_is_refused_with_the_reason(
    tmp_path: Path, capsys: Captured, text: str, said: str
) -> None:
    state = table(allies=[f"{MOON} + 2 soul, {MARS}"], enemies=["morga", "titus, regalia"])

    assert typed(state, tmp_path, text) is None
    assert said in " ".join(capsys.readouterr().out.split())


def test_a_card_that_cannot_be_played_is_refused_with_the_reason(tmp_path: Path, capsys: Captured) -> None:
    state = table(enemies=["titus"], hands=["soul run-away rubeus"], step=2)

    assert typed(state, tmp_path, "play run-away") is None
    assert "Run Away! is played when one of your Monsters or Villains is attacked." in capsys.readouterr().out
    assert typed(state, tmp_path, "play rubeus") is None
    assert "Rubeus replaces a Monster of its own kind" in capsys.readouterr().out


# --- looking up ---------------------------------------------------------------------------------------------------


@rule("ccg#card-text")
def test_every_card_can_be_read() -> None:
    """With all its attacks and defences, and what they do."""
    words = Words(english(), [])
    for kind, card in enumerate(CARDS):
        text = "\n".join(line.plain for line in sheet(kind, words, 80))
        moves = [*(one.name for one in card.attacks), *(one.name for one in card.defences)]

        assert all(words(f"ccg-move-{move}") in text for move in moves)
        assert card.kind not in PIE or words(f"ccg-effect-{card.name}").split()[-1] in text
        assert max(map(len, text.splitlines())) <= 80
        assert named(card.name, words) == [kind]


def test_a_card_says_its_figures_prices_and_words() -> None:
    words = Words(english(), [])
    text = "\n".join(line.plain for line in sheet(named("zoycite", words)[0], words, 80))

    assert text.startswith(
        "Zoycite · Villain · Negaverse · replaces a Yoma · no. 120, uncommon\n  Health 100 · 3 Victory"
    )
    assert "  Attack: Magical Fireball · 30 damage\n  Defence: Mind Control · costs s1\n    Choose a Person" in text
    moon = "\n".join(line.plain for line in sheet(named(MOON, words)[0], words, 80))
    assert "Attack: Moon Healing Activation · 40 damage · needs s2 + 1 of any type" in moon


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("card titus", "Titus · Monster · Yoma"),
        ("card garob", "Kyurene/Garoben · Monster"),
        ("card sailor moon 2", "Sailor Moon, Level 2 · Scout"),
        ("card moon", "Which of these? Sailor Moon, Level 1 · Moonlight Knight, Level 1"),
        ("card xyz", "No card is called “xyz”."),
        ("help", "what a card says: a few letters of its name will do"),
    ],
)
def test_a_card_is_shown_by_a_few_letters(tmp_path: Path, capsys: Captured, text: str, said: str) -> None:
    assert typed(table(enemies=["titus"], hands=["soul"], step=2), tmp_path, text) is None
    assert said in capsys.readouterr().out


@rule("ccg#knowledge", "ccg#decks")
def test_what_everyone_may_still_have_is_counted_from_the_lists() -> None:
    state = GAME.start(Setup(), 2, Rng(3))
    text = looked_up(state, "decks")

    assert text.startswith("Still in your deck (30): ")
    assert "Anko, in hand and deck (30): " in text
    assert looked_up(state, "piles") == "All piles are empty."
    assert looked_up(state, "hand") == "You have no cards in hand."
    assert looked_up(state, "scores") == "Nothing has been defeated yet."
    assert looked_up(state, "table") == "Nothing is in play yet."


# --- whole games --------------------------------------------------------------------------------------------------


@rule("ccg#end-of-game", "ccg#basic-end")
@pytest.mark.parametrize(
    ("options", "title"),
    [
        (["rules=basic"], "Basic game"),
        (["rules=standard", "round_limit=6"], "goal 4"),
        (["rules=advanced", "goal=6", "round_limit=5", "decks=sailor_mars,tuxedo_mask"], "goal 6"),
    ],
)
def test_a_whole_game_through_a_pipe(
    home: Path, monkeypatch: Patch, capsys: Captured, options: list[str], title: str
) -> None:
    """Any number is an answer sooner or later; the replay is true."""
    lines = [str(number) for number in (1, 2, 1, 3, 2, 5, 1, 4)] * 2000
    settings = [word for option in options for word in ("--set", option)]

    assert play(monkeypatch, "ccg", lines, "--seed", "7", *settings) == 0
    said = capsys.readouterr().out
    kept = home / "ccg-1.replay"
    assert "── the game is over ──" in said
    assert title in said
    assert "place  player  points  deck" in said
    assert "\x1b" not in said
    assert read(kept.read_text()).end
    assert cli.main(["replay", str(kept), "--check"]) == 0


@pytest.mark.usefixtures("home")
def test_decks_that_do_not_fit_are_answered(monkeypatch: Patch, capsys: Captured) -> None:
    assert odango_with(monkeypatch, [], "play", "ccg", "--set", "decks=tuxedo_mask") == 2
    assert "decks names 1; 2 players need 2." in capsys.readouterr().err
    assert odango_with(monkeypatch, [], "play", "ccg", "--set", "decks=pluto,tuxedo_mask") == 2
    assert "It can be: a list of: starter_moon_mars | " in capsys.readouterr().err
