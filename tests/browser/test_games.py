"""Whole games, played through the page."""

from __future__ import annotations

import pytest

from browser.conftest import Meet
from browser.person import OFTEN, Person, play


def together(host: Person, *guests: Person, game: str, seats: int, bots: str | None = None, **setup: object) -> str:
    """Sit down at a new table and begin; bots take what is left."""
    table = host.open_table(game, seats=seats, setup=setup, start_when_full=False)
    for guest in guests:
        guest.sit(table)
        guest.go(f"/t/{table}")
        guest.until(lambda guest=guest: "phase" in guest.table, "the table is there")  # type: ignore[misc]
    host.start(table, bots)
    return table


def to_the_end(*people: Person, way: str = "touch", seed: int = 3, stay: int = 0, often: int = OFTEN) -> None:
    # How long a game takes is up to chance; that it ends is not.
    assert play(people, seed, way=way, stay=stay, often=often) > 0
    for somebody in people:
        somebody.see(".end")
        somebody.assert_fits("the end")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_bluff_by_touch(person: Meet, size: str) -> None:
    """Two people and a bot."""
    ami, rei = person("Ami", size), person("Rei", size)
    together(ami, rei, game="bluff", seats=3, bots="random")

    to_the_end(ami, rei)


def test_bluff_from_the_list(person: Meet) -> None:
    """One sits at a laptop and one at a phone."""
    ami, rei = person("Ami", "phone"), person("Rei", "laptop")
    together(ami, rei, game="bluff", seats=3, bots="random")

    to_the_end(ami, rei, way="list")


def test_bluff_for_five_with_everything_that_moves(person: Meet) -> None:
    """Nobody has asked for less motion: what flies must not be in the way."""
    ami, rei = person("Ami", "phone", motion=True), person("Rei", "laptop", motion=True)
    together(ami, rei, game="bluff", seats=5, bots="random")

    to_the_end(ami, rei, often=1)


def test_bluff_with_the_keyboard_alone(person: Meet) -> None:
    ami = person("Ami", "laptop")
    together(ami, game="bluff", seats=3, bots="random")

    to_the_end(ami, way="keys")


@pytest.mark.parametrize(("size", "rounds"), [("phone", 1), ("laptop", 3)])
def test_a_duel_by_touch(person: Meet, size: str, rounds: int) -> None:
    """One round on phones; on laptops a whole match, with what the loser of a round may do."""
    ami, rei = person("Ami", size), person("Rei", size)
    together(ami, rei, game="dice", seats=2, rounds_to_win=rounds)

    to_the_end(ami, rei)


def test_a_duel_with_the_keyboard_alone(person: Meet) -> None:
    ami = person("Ami", "laptop")
    together(ami, game="dice", seats=2, bots="random", rounds_to_win=2, choose="random")

    to_the_end(ami, way="keys")


def test_a_tag_team_with_bots(person: Meet) -> None:
    ami, rei = person("Ami", "phone"), person("Rei", "laptop", motion=True)
    together(ami, rei, game="dice", seats=4, bots="random", mode="tag_team", rounds_to_win=1)

    to_the_end(ami, rei)


def test_secret_characters_lie_hidden_until_all_have_chosen(person: Meet) -> None:
    ami, rei = person("Ami", "laptop"), person("Rei", "phone")
    together(ami, rei, game="dice", seats=2, choose="secret", rounds_to_win=1)
    ami.until(lambda: bool(ami.options), "Ami is asked")
    chosen = ami.options[3]
    ami.answer(chosen)

    rei.until(lambda: rei.table["view"]["answered"] == [0], "Rei knows that Ami has chosen")
    assert rei.table["view"]["own_answers"] == []
    assert {fighter["character"] for fighter in rei.table["view"]["fighters"]} == {-1}
    to_the_end(ami, rei)
