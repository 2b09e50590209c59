"""Every card is met in play, and no deck that may be played breaks a game."""

from __future__ import annotations

from collections import Counter

import pytest

from laws import every_card, random_decks
from laws.deeds import ATTACKED, ATTACKED_WITH, PLAYED, USED, can_be_used, deeds, possible
from odango.games.ccg.cards import CARDS, NUMBER
from rulebook.ccg.asking import asked, fits
from rulebook.ccg.attacks import attack, attacked
from rulebook.ccg.table import MARS, table

WHO_PAYS = 1476
"""Who was to pay for a bomb could not be seen of the table."""


def test_every_card_is_played_used_attacked_with_and_attacked() -> None:
    """In games under the quick laws."""
    witness, games = every_card.see_everything(every_card.GAMES)

    assert witness.missing() == []
    assert games < every_card.GAMES


def test_what_is_never_seen_is_told() -> None:
    """One game does not show everything."""
    witness, games = every_card.see_everything(1)

    assert games == 1
    assert len(witness.missing()) == len(witness.unseen) > 50
    assert all(" was never " in text for text in witness.missing())


def test_there_is_something_to_be_seen_of_every_card() -> None:
    counts = Counter(deed for deed, _ in possible())
    kinds = Counter(card.kind for card in CARDS)

    assert counts[PLAYED] == len(CARDS)
    assert counts[ATTACKED_WITH] == kinds["scout"] + kinds["knight"]
    assert counts[ATTACKED] == kinds["monster"] + kinds["villain"]
    assert all(map(can_be_used, map(NUMBER.__getitem__, ("lunch", "grandpa-hino", "rini", "knight-armor", "titus"))))
    assert not any(map(can_be_used, map(NUMBER.__getitem__, ("luna", "bakene", "body-power", "cram-school", MARS))))


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (f"attack {MARS} mars-fire-ignite titus", {(ATTACKED_WITH, NUMBER[MARS]), (ATTACKED, NUMBER["titus"])}),
        ("done", set()),
    ],
)
def test_an_attack_is_seen(text: str, done: set[tuple[str, int]]) -> None:
    state = table([f"{MARS} + 2 soul"], ["", "titus"])
    [choice] = fits(state, 0, text)

    assert deeds(state, asked(state), choice) == done


def test_a_defence_and_an_event_are_seen() -> None:
    state = attacked("mitsuaami", hands=["", "run-away"])
    seen = [deeds(state, asked(state), choice) for choice in asked(state).options(state)]

    assert seen == [{(USED, NUMBER["mitsuaami"])}, {(PLAYED, NUMBER["run-away"])}, set()]


def test_what_is_played_and_used_in_step_2_is_seen() -> None:
    state = table([f"{MARS} /30"], ["titus"], pie=["love-letter"], hands=["body luna"], step=2)
    seen = {deed for choice in asked(state).options(state) for deed in deeds(state, asked(state), choice)}

    assert {(PLAYED, NUMBER["luna"]), (PLAYED, NUMBER["body-power"])} <= seen
    assert not {deed for deed in seen if deed[0] == ATTACKED}


def test_an_item_that_is_used_in_an_attack_is_seen() -> None:
    state = table([f"{MARS} + 2 soul"], ["", "titus"], pie=["mini-computer"])
    attack(state, MARS, "mars-fire-ignite", "titus")
    seen = [deeds(state, asked(state), choice) for choice in asked(state).options(state)]

    assert {(USED, NUMBER["mini-computer"])} in seen


@pytest.mark.parametrize("number", [*range(15), WHO_PAYS])
def test_games_with_any_decks_keep_the_laws(number: int) -> None:
    """A few of those that `make randomdecks` plays, and those that once broke a law."""
    assert random_decks.keeps_the_laws(number) > 10


def test_random_decks_come_with_all_rules_and_options() -> None:
    setups = [random_decks.dealt(number) for number in range(200)]

    assert {setup.rules for setup in setups} == {"basic", "standard", "advanced"}
    assert {len(setup.lists) for setup in setups} == {2, 3, 4}
    assert len({setup.mirror for setup in setups}) == 3
