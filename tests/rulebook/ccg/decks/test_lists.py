"""Decks of one's own: lists that people write, what keeps them from the table, what can never be used, advice."""

from __future__ import annotations

import pytest

from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.deck import legality, lists
from odango.games.ccg.deck.decks import CHARACTER_DECKS, STARTERS, DeckName, cards_of
from odango.games.ccg.deck.lists import LONGEST, MOST, DeckList, code, deck_of, read, write
from odango.games.ccg.setup import OWN, Setup, deck_names, decks
from odango.text import Line, english
from rule import rule

ALL: tuple[DeckName, ...] = (*STARTERS, *CHARACTER_DECKS)
MINE = "name: Mine; 1 sailor-moon-level-1; 4 titus; 55 soul-power"


def said(found: list[Line]) -> list[str]:
    return [english().say(one) for one in found]


def remarks(**cards: int) -> list[str]:
    return said(legality.remarks(named(**cards)))


def hints(**cards: int) -> list[str]:
    return said(legality.hints(named(**cards)))


def named(**cards: int) -> tuple[int, ...]:
    return deck_of({name.replace("_", "-"): count for name, count in cards.items()}).cards


# --- lists -----------------------------------------------------------------------------------------------------------


@rule("ccg#decks-of-your-own")
@pytest.mark.parametrize("name", ALL)
def test_a_list_can_be_written_and_read_again(name: DeckName) -> None:
    """On many lines or on one, with the name its owner gave it."""
    deck = DeckList("Odango night", cards_of(name))

    assert read(write(deck)) == (deck, [])
    assert read(code(deck)) == (deck, [])
    assert "\n" not in code(deck)


@rule("ccg#decks-of-your-own")
def test_every_card_is_understood_by_all_its_names() -> None:
    """As printed, as the rulebook lists it, as notation writes it, in capitals; and no two cards share a name."""
    for kind, card in enumerate(CARDS):
        for called in {card.title, card.name, card.title.upper(), card.listed_as or card.title}:
            assert read(f"2 {called}") == (DeckList("", (kind, kind)), [])


@rule("ccg#decks-of-your-own")
@pytest.mark.parametrize(
    "text",
    [
        "4 Titus\n2 Luna",
        "4x titus\n2 × LUNA",
        "Titus x4; Luna x 2",
        "# mine\n\n3 titus # three\ntitus\n2 luna\n",
        "2 luna;4 titus",
    ],
)
def test_people_write_lists_in_many_ways(text: str) -> None:
    assert read(text) == (deck_of({"titus": 4, "luna": 2}), [])


@rule("ccg#decks-of-your-own")
def test_what_cannot_be_read_is_told_by_line() -> None:
    """With the card that may be meant; the rest is read all the same."""
    deck, faults = read("4 Titus\n2 Tuxedo Mask Level 1\n1 Sailr Moon, Level 1\n3 Pikachu")

    assert deck == deck_of({"titus": 4, "tuxedo-mask-level-1": 2})
    assert said(faults) == [
        "Line 3: no card is called “Sailr Moon, Level 1”. Is it Sailor Moon, Level 1?",
        "Line 4: no card is called “Pikachu”.",
    ]


@rule("ccg#decks-of-your-own")
def test_a_list_has_its_limits() -> None:
    assert said(read(f"{MOST + 1} soul")[1]) == [
        f"This list has {MOST + 1} cards; {MOST} are the most that a table can hold."
    ]
    assert read(f"{MOST} soul")[1] == []
    assert "too long" in said(read("x" * (LONGEST + 1))[1])[0]


@rule("ccg#decks-of-your-own")
def test_a_name_stays_on_its_line() -> None:
    """Whatever is written in it, the list can be read again."""
    odd = DeckList(lists.one_name("  a;b # 4 luna \n c" + "x" * 99), (NUMBER["titus"],))

    assert len(odd.name) <= lists.LONGEST_NAME
    assert read(code(odd)) == (odd, [])
    assert read(write(odd)) == (odd, [])


# --- at a table ------------------------------------------------------------------------------------------------------


@rule("ccg#decks-of-your-own")
def test_a_seat_plays_the_list_it_brought() -> None:
    """Who brought none plays one of the eight; both can be seen by everyone."""
    setup = Setup(lists=("", MINE), decks=("sailor_mars", "sailor_moon"))
    state = GAME.start(setup, 2, Rng(1))
    seen = GAME.view(state, None).players

    assert deck_names(setup, 2) == ("sailor_mars", OWN)
    assert sorted(state.decks[1]) == list(read(MINE)[0].cards) == list(decks(setup, 2)[1])
    assert [(player.deck_name, player.deck_title) for player in seen] == [("sailor_mars", ""), (OWN, "Mine")]


@rule("ccg#decks-of-your-own")
@pytest.mark.parametrize(
    ("one", "why"),
    [
        ("4 titus; 55 soul", "The deck of seat A has 59 cards; a deck needs at least 60."),
        (
            "5 titus; 55 soul; sailor-moon-level-1",
            "The deck of seat A has 5 of Titus; more than 4 of a card is for Power.",
        ),
        ("4 titus; 60 soul", "The deck of seat A has no Level 1 Scout or Knight to begin with."),
        ("sailor-moon-level-1; 60 soul", "The deck of seat A has no Monster of 1 Victory Point to begin with."),
        ("4 titos; 60 soul", "The deck of seat A: Line 1: no card is called “titos”. Is it Titus?"),
        (
            f"{MOST + 1} soul",
            f"The deck of seat A: This list has {MOST + 1} cards; {MOST} are the most that a table can hold.",
        ),
    ],
)
def test_a_list_that_may_not_be_played_is_told_why(one: str, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.check(Setup(lists=(one, MINE)), 2)

    assert str(refused.value) == why


@rule("ccg#decks-of-your-own")
def test_there_is_a_list_for_every_seat_or_none() -> None:
    with pytest.raises(BadSetup, match=r"lists names 1; 2 players need 2\."):
        GAME.check(Setup(lists=(MINE,)), 2)


@rule("ccg#decks-of-your-own", "ccg#basic-game")
def test_the_basic_game_takes_thirty_cards() -> None:
    """With four different Monsters; 60 want six."""
    small = "sailor-moon-level-1; titus; bakene; morga; leo-the-lion; 25 soul"
    GAME.check(Setup(rules="basic", lists=(small, small)), 2)

    with pytest.raises(BadSetup, match="at least 60"):
        GAME.check(Setup(lists=(small, small)), 2)
    with pytest.raises(BadSetup, match="has 4 different Monsters; the Basic game begins with 6"):
        GAME.check(Setup(rules="basic", lists=(f"{small}; 30 soul", small)), 2)


# --- what can never be used ------------------------------------------------------------------------------------------


@rule("ccg#decks-of-your-own")
@pytest.mark.parametrize("name", ALL)
def test_the_eight_decks_have_nothing_to_be_remarked(name: DeckName) -> None:
    assert legality.remarks(cards_of(name)) == []


@rule("ccg#decks-of-your-own")
def test_a_level_without_the_one_beneath() -> None:
    """Also where a lower one is missing further down."""
    assert remarks(sailor_moon_level_1=1, sailor_moon_level_3=1, soul_power=9) == [
        "Sailor Moon, Level 3 cannot come into play: the Level beneath it is missing."
    ]
    assert len(remarks(sailor_mars_level_1=1, sailor_moon_level_2=1, sailor_moon_level_3=1, soul_power=9)) == 2
    assert remarks(sailor_moon_level_1=1, sailor_moon_level_2=1, sailor_moon_level_3=1, soul_power=9) == []


@rule("ccg#decks-of-your-own")
def test_a_villain_without_what_it_replaces() -> None:
    """A Monster of the family; for Beryl and Wiseman a Villain of their side; for Negaforce Beryl alone."""
    stuck = "{} cannot come into play: there is nothing it may replace."
    chain = {"titus": 1, "jedite": 1, "queen_beryl": 1, "negaforce": 1}

    assert remarks(titus=1, jedite=1) == []
    assert remarks(titus=1, alan=1) == [stuck.format("Alan")]
    assert remarks(**chain) == []
    assert remarks(**{**chain, "titus": 0, "avocado": 1}) == [
        stuck.format(title) for title in ("Jedite", "Queen Beryl", "The Negaforce")
    ]
    assert remarks(titus=1, jedite=1, wiseman=1, negaforce=1) == [
        stuck.format(title) for title in ("Wiseman", "The Negaforce")
    ]


@rule("ccg#decks-of-your-own")
def test_who_would_have_no_power() -> None:
    assert remarks(sailor_moon_level_1=1, body_power=9) == ["Sailor Moon, Level 1 would have no Soul to attack with."]


# --- advice ----------------------------------------------------------------------------------------------------------


@rule("ccg#decks-of-your-own")
def test_advice_on_power() -> None:
    """20 to 30 in 60, more in larger decks; and of types that something uses."""
    base = {"sailor_moon_level_1": 1, "sailor_moon_level_2": 1, "titus": 4}

    assert "19 Power cards; 20 to 30 are recommended." in hints(**base, luna=35, soul_power=19)
    assert not any("recommended" in hint for hint in hints(**base, luna=34, soul_power=20))
    assert not any("recommended" in hint for hint in hints(**base, soul_power=20)), "it will grow to 60"
    assert "24 Power cards; 40 to 60 are recommended." in hints(**base, luna=90, soul_power=24)
    assert "Nothing in this deck asks for Mind." in hints(sailor_moon_level_1=1, luna=38, soul_power=20, mind_power=1)


@rule("ccg#decks-of-your-own")
def test_advice_on_teams_villains_and_persons() -> None:
    assert any("nobody to combine powers with" in hint for hint in hints(sailor_moon_level_1=1, soul_power=24))
    four = {f"sailor_{name}_level_1": 1 for name in ("moon", "mars", "venus", "jupiter")}
    assert any("4 different Scouts and Knights" in hint for hint in hints(**four, soul_power=24))
    assert any("2 Villains on 3 Monsters" in hint for hint in hints(titus=3, jedite=1, zoycite=1, soul_power=24))
    assert any("3 of Luna" in hint for hint in hints(luna=3, soul_power=24))
    assert not hints()
