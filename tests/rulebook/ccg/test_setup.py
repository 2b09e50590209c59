"""Options and decks of the Sailor Moon CCG: what a table may set, what it gets if it says nothing, what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.deck.decks import CHARACTER_DECKS, STARTERS, cards_of, check_basic, check_deck
from odango.games.ccg.deck.legality import basic_monsters
from odango.games.ccg.setup import Setup, deck_names, decks
from odango.text import english
from rule import rule

PASSAGES = (
    "replay_for_power",
    "power_reduces_damage",
    "rejuvenation_limit",
    "forfeit_actions",
    "strong_and_weak",
    "starting_pie",
)
ADVANCED_ONLY = PASSAGES[:2]
MOON = NUMBER["sailor-moon-level-1"]
TITUS = NUMBER["titus"]
SOUL = NUMBER["soul-power"]


def setup(**options: Any) -> Setup:
    """Options as they come from outside."""
    return msgspec.convert(options, Setup)


def holds(options: Setup, passage: str) -> bool:
    return options.on(getattr(options, passage), advanced_only=passage in ADVANCED_ONLY)


def refusal(seats: int, **options: Any) -> str:
    """Why a table cannot be set so."""
    with pytest.raises(BadSetup) as refused:
        GAME.check(setup(**options), seats)
    return str(refused.value)


def deck_refusal(*cards: int, least: int = 60) -> str:
    with pytest.raises(BadSetup) as refused:
        check_deck(tuple(cards), "Mine", least)
    return str(refused.value)


@rule("ccg#levels-of-the-rules", "ccg#readings")
def test_what_a_table_plays_if_nobody_says_anything() -> None:
    """The Standard game to 4 points, 30 turns each; every option has a default."""
    plain = Setup()

    assert (plain.rules, plain.goal, plain.decks, plain.round_limit) == ("standard", 4, (), 30)
    assert all(getattr(plain, passage) == "by_rules" for passage in PASSAGES)
    assert plain.forfeit_scores
    assert setup() == plain


@rule("ccg#readings")
@pytest.mark.parametrize(
    ("option", "value"),
    [("rules", "expert"), ("goal", 3), ("goal", 7), ("decks", ["sailor_pluto"]), ("thunderclap", "off"),
     ("forfeit_actions", "yes"), ("person_uses", 0), ("person_uses", 4), ("mirror", "no"), ("round_limit", "long")],
)  # fmt: skip
def test_values_that_an_option_does_not_have(option: str, value: object) -> None:
    """Anything but what the table of readings lists is refused."""
    with pytest.raises(msgspec.ValidationError):
        setup(**{option: value})


@rule("ccg#readings")
def test_an_unknown_option_is_refused() -> None:
    """A misspelt name is not taken for nothing."""
    with pytest.raises(msgspec.ValidationError):
        setup(gaol=5)


@rule("ccg#readings", "ccg#end-of-game")
@pytest.mark.parametrize("turns", [1, 30, 100])
def test_a_limit_of_turns(turns: int) -> None:
    """From 1 to 100."""
    GAME.check(setup(round_limit=turns), 2)


@rule("ccg#readings", "ccg#end-of-game")
@pytest.mark.parametrize("turns", [-1, 0, 101])
def test_a_limit_out_of_range(turns: int) -> None:
    """Is refused with the range."""
    assert refusal(2, round_limit=turns) == "round_limit is a number from 1 to 100."


@rule("ccg#levels-of-the-rules")
@pytest.mark.parametrize("passage", PASSAGES)
def test_a_passage_by_the_level_of_the_rules_and_switched(passage: str) -> None:
    """Standard has all but the two for Power from hand, Advanced has all; on and off hold whatever the level."""
    advanced_only = passage in ADVANCED_ONLY

    assert holds(setup(rules="standard"), passage) is not advanced_only
    assert holds(setup(rules="advanced"), passage)
    for level in ("standard", "advanced"):
        assert holds(setup(rules=level, **{passage: "on"}), passage)
        assert not holds(setup(rules=level, **{passage: "off"}), passage)


@rule("ccg#levels-of-the-rules")
@pytest.mark.parametrize("passage", PASSAGES)
def test_a_switch_changes_its_own_passage_only(passage: str) -> None:
    """The five others stay by the rules."""
    for level in ("standard", "advanced"):
        plain = setup(rules=level)
        for value in ("on", "off"):
            switched = setup(rules=level, **{passage: value})
            others = [other for other in PASSAGES if other != passage]

            assert [holds(switched, other) for other in others] == [holds(plain, other) for other in others]


@rule("ccg#levels-of-the-rules")
def test_everyone_is_told_that_the_split_is_ours() -> None:
    """Before a Standard or Advanced game; the Basic game has no such split."""
    told = [english().say(line) for line in GAME.advice(setup(), 2)]

    assert len(told) == 1
    assert "the split is ours" in told[0]
    assert GAME.advice(setup(rules="advanced"), 6) == GAME.advice(setup(), 2)
    assert GAME.advice(setup(rules="basic"), 2) == []


@rule("ccg#decks", "ccg#preconstructed-decks")
def test_which_decks_are_played_by_default() -> None:
    """Two play the halves of the Starter; more take the Character Decks in their order."""
    assert deck_names(setup(), 2) == STARTERS == ("starter_moon_mars", "starter_mercury_venus")
    for seats in range(3, 7):
        assert deck_names(setup(), seats) == CHARACTER_DECKS[:seats]
    assert CHARACTER_DECKS == (
        "sailor_moon", "sailor_mercury", "sailor_mars", "sailor_jupiter", "sailor_venus", "tuxedo_mask",
    )  # fmt: skip


@rule("ccg#decks")
def test_decks_by_name() -> None:
    """One for every seat, in the order of seats; the same may be named twice."""
    named = setup(decks=["tuxedo_mask", "sailor_mars", "tuxedo_mask"])
    GAME.check(named, 3)

    assert deck_names(named, 3) == ("tuxedo_mask", "sailor_mars", "tuxedo_mask")
    assert decks(named, 3) == tuple(cards_of(name) for name in named.decks)
    state = GAME.start(named, 3, Rng(1))
    assert [sorted(deck) for deck in state.decks] == [list(cards) for cards in decks(named, 3)]


@rule("ccg#decks")
@pytest.mark.parametrize(
    ("seats", "names", "why"),
    [(2, ["sailor_mars"], "decks names 1; 2 players need 2."),
     (2, ["sailor_mars"] * 3, "decks names 3; 2 players need 2."),
     (6, ["sailor_mars"] * 5, "decks names 5; 6 players need 6.")],
)  # fmt: skip
def test_decks_for_more_or_fewer_players(seats: int, names: list[str], why: str) -> None:
    """Are refused with both numbers."""
    assert refusal(seats, decks=names) == why


@rule("ccg#decks")
def test_starters_and_character_decks_may_meet() -> None:
    """30 cards against 60: allowed, if the table says so."""
    GAME.check(setup(decks=["starter_moon_mars", "sailor_mercury"]), 2)


@rule("ccg#decks", "ccg#several-players")
@pytest.mark.parametrize("seats", [1, 7])
def test_how_many_can_play(seats: int) -> None:
    """Two to six."""
    assert refusal(seats) == f"Sailor Moon CCG is for 2 to 6 players, not {seats}."
    for allowed in range(2, 7):
        GAME.check(setup(), allowed)


@rule("ccg#levels-of-the-rules", "ccg#basic-game")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_basic_game_is_for_two(seats: int) -> None:
    """And for nobody else."""
    assert refusal(seats, rules="basic") == f"The Basic game is for two players, not {seats}."
    GAME.check(setup(rules="basic"), 2)


@rule("ccg#decks")
def test_every_list_is_a_deck_that_may_be_played() -> None:
    """Each of the eight, by the rules for decks."""
    for name in (*STARTERS, *CHARACTER_DECKS):
        check_deck(cards_of(name), name, least=30 if name in STARTERS else 60)
        check_basic(cards_of(name), name)


@rule("ccg#decks")
def test_a_deck_that_is_too_small() -> None:
    """60 cards, unless it is half a Starter; there is no most."""
    small = (MOON, TITUS, *[SOUL] * 57)

    assert deck_refusal(*small) == "Mine has 59 cards; a deck needs at least 60."
    assert deck_refusal(*small[:29], least=30) == "Mine has 29 cards; a deck needs at least 30."
    check_deck((*small, SOUL), "Mine")
    check_deck((*small, *[SOUL] * 200), "Mine")
    check_deck(small[:30], "Mine", least=30)


@rule("ccg#decks")
@pytest.mark.parametrize("name", ["titus", "luna", "zoycite", "cram-school", "sailor-moon-level-1"])
def test_a_deck_with_five_of_a_card(name: str) -> None:
    """Four at most of anything but Power."""
    rest = (MOON, TITUS, *[SOUL] * 60)
    more = 5 - rest.count(NUMBER[name])
    title = CARDS[NUMBER[name]].title

    assert deck_refusal(*rest, *[NUMBER[name]] * more) == (
        f"Mine has 5 of {title}; more than 4 of a card is for Power."
    )
    check_deck((*rest, *[NUMBER[name]] * (more - 1)), "Mine")


@rule("ccg#decks", "ccg#opening")
def test_a_deck_that_cannot_open() -> None:
    """It needs a Level 1 Scout or Knight and a Monster of 1 point; higher Levels and dearer Monsters do not do."""
    power = [SOUL] * 60

    assert deck_refusal(TITUS, NUMBER["sailor-moon-level-2"], *power) == (
        "Mine has no Level 1 Scout or Knight to begin with."
    )
    assert deck_refusal(MOON, NUMBER["pox"], NUMBER["zoycite"], *power) == (
        "Mine has no Monster of 1 Victory Point to begin with."
    )
    check_deck((MOON, TITUS, *power), "Mine")
    check_deck((NUMBER["tuxedo-mask-level-1"], TITUS, *power), "Mine")


@rule("ccg#decks", "ccg#basic-opening")
def test_a_deck_the_basic_game_cannot_use() -> None:
    """Four different Monsters of 30 cards, six of 60."""
    monsters = [kind for kind, card in enumerate(CARDS) if card.kind == "monster"]

    assert (basic_monsters(30), basic_monsters(60)) == (4, 6)
    check_basic((*monsters[:4], *[SOUL] * 26), "Mine")
    with pytest.raises(BadSetup, match=r"Mine has 3 different Monsters; the Basic game begins with 4\."):
        check_basic((*monsters[:3], monsters[0], *[SOUL] * 26), "Mine")
    with pytest.raises(BadSetup, match=r"Mine has 5 different Monsters; the Basic game begins with 6\."):
        check_basic((*monsters[:5], *[SOUL] * 55), "Mine")


@rule("ccg#goal")
@pytest.mark.parametrize("goal", [4, 5, 6])
def test_the_goal_is_told_at_the_start(goal: int) -> None:
    """A short, a medium or a long game."""
    state = GAME.start(setup(goal=goal), 2, Rng(1))

    assert state.events
    assert f"{goal} Victory Points win." in english().say(state.events[0].face(None))
    assert GAME.view(state, 0).setup.goal == goal
