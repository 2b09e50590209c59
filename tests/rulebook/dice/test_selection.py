"""Finding the characters: openly, by chance, in secret; and who may be chosen twice."""

from __future__ import annotations

import pytest

from odango.core.engine import choose
from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.core.view import packet
from odango.games.dice import GAME
from odango.games.dice.characters import CHARACTERS, NAMES, NOBODY, character
from odango.games.dice.setup import Setup
from odango.games.dice.state import Match
from odango.text import english
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import asked, opening, told

SECRET = Setup(choose="secret")


def picks(match: Match, seat: int, name: str) -> None:
    """A seat picks a character; what is rolled afterwards is not looked at here."""
    decision = match.decision_of(seat)
    assert decision is not None
    choose(match, seat, decision.read(match, name))


@rule("dice#choosing-characters")
def test_open_choice_goes_round() -> None:
    """One after the other, and what is taken is gone."""
    match = GAME.start(Setup(), 2, Rng(0))
    first = asked(match), texts(match)
    picks(match, 0, "kunzite")
    second = asked(match), texts(match)
    no = refused(match, character("kunzite"))
    picks(match, 1, "wiseman")

    assert first == ((0, "character"), list(NAMES))
    assert second == ((1, "character"), [name for name in NAMES if name != "kunzite"])
    assert no == ("choosing-characters", "Kunzite is already chosen.")
    assert match.characters == [character("kunzite"), character("wiseman")]
    assert match.starting == [(8, 10, 20, 20), (12, 12, 20, 20)]


@rule("dice#choosing-characters")
def test_no_character_at_all_is_refused() -> None:
    """A number that stands for nobody is no character, taken or not."""
    match = GAME.start(Setup(), 2, Rng(0))

    assert refused(match, NOBODY) == ("choosing-characters", "That is not one of the choices here.")


@rule("dice#choosing-characters")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_random_draw(seats: int) -> None:
    """Everybody draws a different one from the deck, and nobody is asked."""
    drawn = []
    for seed in range(20):
        match = GAME.start(Setup(choose="random"), seats, Rng(seed))
        drawn.append(tuple(match.characters))

        assert len(set(match.characters)) == len(match.owners)
        assert NOBODY not in match.characters
        assert {decision.kind for decision in match.pending} <= {"turn", "foresee", "nominate"}
    assert len(set(drawn)) > 15


@rule("dice#choosing-characters")
def test_secret_choice_is_hidden_until_all_have_chosen() -> None:
    """Both are asked together; one answer shows nothing, neither to the other nor to a spectator."""
    match = GAME.start(SECRET, 2, Rng(0))
    other = match.clone()
    kinds = [(decision.seat, decision.kind) for decision in match.pending]
    picks(match, 1, "kunzite")
    picks(other, 1, "wiseman")
    same = [packet(GAME, match, seat) == packet(GAME, other, seat) for seat in (0, None, 1)]
    picks(match, 0, "sailor-moon")

    assert kinds == [(0, "character"), (1, "character")]
    assert same == [True, True, False]
    assert match.characters == [character("sailor-moon"), character("kunzite")]


@rule("dice#choosing-characters")
def test_secret_choice_of_the_same_character() -> None:
    """Both choose again in secret; the second time they may differ, and then they fight."""
    match = GAME.start(SECRET, 2, Rng(0))
    picks(match, 0, "kunzite")
    picks(match, 1, "kunzite")
    again = [(decision.seat, decision.kind) for decision in match.pending]
    before = list(match.characters)
    picks(match, 0, "kunzite")
    picks(match, 1, "wiseman")

    assert again == [(0, "character"), (1, "character")]
    assert before == [NOBODY, NOBODY]
    assert match.characters == [character("kunzite"), character("wiseman")]


@rule("dice#choosing-characters")
def test_only_those_who_clash_choose_again() -> None:
    """Of four, the two with the same choose again; what the others have is seen and gone."""
    match = GAME.start(Setup(choose="secret"), 4, Rng(0))
    for seat, name in enumerate(("kunzite", "kunzite", "wiseman", "droids")):
        picks(match, seat, name)
    asked_again = [decision.seat for decision in match.pending]

    assert asked_again == [0, 1]
    assert texts(match, 0) == [name for name in NAMES if name not in ("wiseman", "droids")]


@rule("dice#choosing-characters")
def test_in_secret_ones_own_fighters_differ() -> None:
    """Who has two fighters to choose for cannot take the same one twice."""
    match = GAME.start(Setup(mode="single_combat", choose="secret"), 2, Rng(0))
    picks(match, 0, "kunzite")

    assert texts(match, 0) == [name for name in NAMES if name != "kunzite"]
    assert refused(match, character("kunzite"), 0) == ("choosing-characters", "Kunzite is already chosen.")
    assert texts(match, 1) == list(NAMES)


@rule("dice#choosing-characters")
def test_the_same_character_where_the_table_agreed() -> None:
    """With `same_character` nothing is gone and nothing clashes, in the open or in secret."""
    openly = GAME.start(Setup(same_character=True), 2, Rng(0))
    picks(openly, 0, "kunzite")
    picks(openly, 1, "kunzite")
    secretly = GAME.start(Setup(choose="secret", same_character=True), 2, Rng(0))
    picks(secretly, 0, "kunzite")
    picks(secretly, 1, "kunzite")

    for match in (openly, secretly):
        assert match.characters == [character("kunzite")] * 2
        assert match.pending[0].kind == "turn"


@rule("dice#choosing-characters")
def test_a_line_up_agreed_beforehand() -> None:
    """Nobody is asked; sides take turns in the list."""
    match = opening("kunzite", "wiseman", "droids", "saphir", rolls=[], setup=Setup(mode="single_combat"))

    assert [NAMES[number] for number in match.characters] == ["kunzite", "wiseman", "droids", "saphir"]
    assert [match.called(fighter) for fighter in match.team(0)] == ["kunzite", "droids"]


@rule("dice#choosing-characters")
@pytest.mark.parametrize(
    ("setup", "seats", "why"),
    [
        (Setup(line_up=("kunzite",)), 2, "line_up must name 2"),
        (Setup(line_up=("kunzite", "kunzite")), 2, "same_character"),
        (Setup(line_up=("kunzite", "wiseman")), 4, "line_up must name 4"),
    ],
)
def test_a_line_up_that_does_not_fit(setup: Setup, seats: int, why: str) -> None:
    """Too few, too many, or one twice without agreement."""
    with pytest.raises(BadSetup, match=why):
        GAME.start(setup, seats, Rng(0))


@rule("dice#choosing-characters", "dice#characters")
def test_the_label_says_what_is_known() -> None:
    """Dice, reserve, ability and uses; where only the older set tells, it says so."""
    match = GAME.start(Setup(), 2, Rng(0))
    (decision,) = match.pending
    say = {NAMES[choice]: english().say(decision.label(match, choice)) for choice in decision.options(match)}

    assert say["kunzite"] == "Kunzite: d8 d10 d20 d20, reserve d8 d10 d12 d12, Dark Kingdom (3×)"
    assert say["droids"] == "Droids: d1 d2, reserve –, Droid Dice (always)"
    assert {name for name, text in say.items() if text.endswith("older set)")} == {
        row.id for row in CHARACTERS if row.source == "2000 set only"
    }


@rule("dice#choosing-characters")
def test_choices_are_told() -> None:
    """The table hears who fights for whom."""
    match = GAME.start(Setup(), 2, Rng(0))
    picks(match, 0, "kunzite")
    scripted = opening("kunzite", "wiseman", rolls=[8, 10, 20, 20, 1, 1, 1, 1])

    assert told(match)[0] == "Karen chooses Kunzite."
    assert told(scripted)[0] == "Karen rolls for Kunzite: d8:8 d10:10 d20:20 d20:20."
