"""Decks that somebody brings along: read and written, refused, dealt and played."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.games.masquerade import GAME, deck
from odango.games.masquerade.cards import ALL_CARDS, HOUSE_DECK, NAMES, PLANETS, SPECIALS, card
from odango.games.masquerade.setup import Setup, play_cards
from odango.text import english
from rule import rule
from rulebook.any_game import texts
from rulebook.masquerade.table import asked, playable, played_out, says, struck, table, took

HOUSE = deck.write(HOUSE_DECK)
TWINS = ("mars-4-4", "mars-4-4", *(NAMES[face] for face in HOUSE_DECK if NAMES[face] not in ("mars-4-5", "mars-5-4")))
"""A deck with two equal cards."""


def changed(line: int, text: str) -> str:
    """The house deck with another text in this line, counted from 1."""
    lines = HOUSE.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


@rule("masquerade#the-cards")
def test_a_deck_is_written_and_read_back() -> None:
    """One Character a line; what is read is what was written, also with equal cards."""
    assert HOUSE.splitlines()[0] == "moon 1/8"
    assert len(HOUSE.splitlines()) == 58
    assert [card(name) for name in deck.read(HOUSE)] == list(HOUSE_DECK)
    assert deck.read(deck.write(map(card, TWINS))) == TWINS


@rule("masquerade#the-cards")
def test_how_a_line_may_be_written() -> None:
    """Capitals, blanks, a dash for a slash, empty lines and remarks make no difference."""
    text = changed(1, "\n# the Moon\n  Moon   1 / 8   # the first\n").replace("mars 8/1", "MARS-8-1")

    assert deck.read(text) == deck.read(HOUSE)


@rule("masquerade#the-cards")
@pytest.mark.parametrize(
    "row", ["pluto 1/8", "moon 0/8", "moon 1/9", "moon 18", "moon 1/8 1/8", "1/8", "action-mars-SG"]
)
def test_a_line_that_is_no_character_is_named(row: str) -> None:
    """With its number and how it should look."""
    with pytest.raises(BadSetup) as refusal:
        deck.read(changed(7, row))

    assert str(refusal.value) == (
        f"Line 7 of the deck: “{row}” is no Character: write a planet (moon, mercury, mars, jupiter, venus) and two "
        "powers from 1 to 8: moon 1/8."
    )


@rule("masquerade#the-cards")
@pytest.mark.parametrize("count", [0, 57, 59])
def test_a_deck_has_58_characters(count: int) -> None:
    """One too few, one too many or none at all: the number is named, in a text as in an option."""
    lines = [*HOUSE.splitlines(), "moon 4/4"][:count]
    for refuse in (
        lambda: deck.read("\n".join(lines)),
        lambda: GAME.start(Setup(deck=tuple(found.replace(" ", "-").replace("/", "-") for found in lines)), 4, Rng(0)),
    ):
        with pytest.raises(BadSetup, match=f"A deck has 58 Characters, not {count}."):
            refuse()


@rule("masquerade#the-cards")
def test_a_deck_has_all_five_planets() -> None:
    """Without one of them it could be named and nobody could ever follow; the missing ones are named."""
    text = HOUSE.replace("venus", "mars").replace("jupiter", "mars")
    with pytest.raises(BadSetup) as refusal:
        deck.read(text)

    assert str(refusal.value) == "A deck has Characters of all five planets; there is none of jupiter, venus."


@rule("masquerade#the-cards")
def test_an_option_that_is_no_deck_is_refused_before_the_game() -> None:
    """The name of the card is told."""
    with pytest.raises(BadSetup, match="“moon-9-1” is no Character"):
        GAME.start(Setup(deck=("moon-9-1", *TWINS[1:])), 4, Rng(0))


@rule("masquerade#the-cards", "masquerade#the-deal")
@pytest.mark.parametrize("seats", [3, 6, 9])
def test_a_deck_somebody_brings_is_dealt_and_played(seats: int) -> None:
    """Its 58 Characters and the twenty special cards are in hands, and a game with them comes to its end."""
    every = tuple(f"{PLANETS[i % 5]}-{1 + i % 8}-{1 + i // 8}" for i in range(58))
    for brought in (every, TWINS):
        setup = msgspec.convert(msgspec.to_builtins(Setup(deck=brought)), Setup)
        started = GAME.start(setup, seats, Rng(seats))
        ended = played_out(setup, seats, seats)

        assert Counter(found for hand in started.hands for found in hand) == Counter([*map(card, brought), *SPECIALS])
        assert len(play_cards(setup)) == ALL_CARDS
        assert ended.ended
        assert GAME.result(ended) is not None


@rule("masquerade#the-cards", "masquerade#equal-powers")
def test_two_equal_cards_in_one_hand_are_two_cards() -> None:
    """Offered once, since they cannot be told apart, but held twice; played against each other they cancel."""
    setup = Setup(deck=TWINS)
    state = table(
        {"Usagi": ["mars-4-4", "mars-4-4"], "Ami": ["mars-1-8", "venus-1-8"], "Rei": ["mars-2-7", "venus-2-7"]},
        setup=setup,
    )
    assert texts(state) == ["mars-4-4 SG", "mars-4-4 DK"]
    says(state, "mars-4-4 DK", "mars-1-8 SG", "mars-2-7 SG")
    assert took(state) == ("Usagi", "ruling")
    assert (asked(state), playable(state)) == ("Usagi", {"mars-4-4"})

    state = table(
        {"Usagi": ["mars-4-4", "moon-1-8"], "Ami": ["mars-4-4", "moon-2-7"], "Rei": ["mars-1-8", "moon-3-6"]},
        setup=setup,
    )
    says(state, "mars-4-4 SG", "mars-4-4 DK", "mars-1-8 SG")
    assert struck(state) == ["mars-4-4", "mars-4-4"]
    assert took(state) == ("Rei", "ruling")


@rule("masquerade#the-cards")
def test_only_the_house_deck_is_marked_as_ours() -> None:
    """Whoever brings the printed list is not told that the deck is made up."""
    house = [english().say(found) for found in GAME.advice(Setup(), 5)]

    assert len(house) == 1
    assert GAME.advice(Setup(deck=TWINS), 5) == []
