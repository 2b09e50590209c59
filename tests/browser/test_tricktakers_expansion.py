"""The expansion of TRICKTAKERs through the page: its characters by touch and by keyboard, and nothing hidden shown."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Meet
from browser.person import Person, play
from browser.telling import LONG_ENOUGH, assert_told_what_they_may_see, going_on
from browser.test_games import to_the_end, together
from browser.test_masquerade import watching
from browser.tour import EXPANSION, answer_every_question, become, usable

SIX = ["summoner", "alchemist", "ninja", "samurai", "time-traveler", "phantom-thief"]
MANY = 10
"""So many kinds of questions are asked in a game or two."""


def hidden_pieces(view: dict[str, Any]) -> list[Any]:
    """What a watcher may not be shown of the expansion's pieces: predictions, traps to come, what lies face down."""
    alchemist = 7
    return [
        *(card for player in view["players"] for card in player["aside"] if card >= 0),
        *(
            player["own_stock"]
            for player in view["players"]
            if player["own_stock"] and player["character"] != alchemist
        ),
        *(one for one in view["sightings"] if one["knowers"]),
    ]


@pytest.mark.parametrize(("size", "seats"), [("phone", 4), ("laptop", 5)])
def test_whatever_the_seven_ask_is_answered_by_touch(person: Meet, size: str, seats: int) -> None:
    """Nothing sticks out and nothing is hidden from who cannot see, the first time a thing is asked."""
    ami = person("Ami", size)
    setup = {"mode": "all_star", "characters": EXPANSION}

    answer_every_question(
        ami, "tricktakers", lambda seen: len(seen) > MANY, usable, seats=seats, bots="random", setup=setup
    )


def test_three_people_play_the_seven(person: Meet) -> None:
    """By touch on phones and a laptop; every browser is sent what its seat may see, and the watcher nothing hidden."""
    ami, rei, mako = person("Ami", "phone"), person("Rei", "laptop"), person("Mako", "phone")
    table = together(ami, rei, mako, game="tricktakers", seats=3, mode="all_star", characters=EXPANSION)
    eve = watching(person("Eve", "laptop"), table)

    play([ami, rei, mako], 3, stay=LONG_ENOUGH)
    for somebody in (ami, rei, mako, eve):
        somebody.see(".end")
        somebody.assert_fits("the end")

    assert_told_what_they_may_see(table, {"0": ami, "1": rei, "2": mako, "spectator": eve})
    assert not any(hidden_pieces(view) for view in going_on(eve, table))


def test_two_draft_the_expansion_with_the_keyboard_alone(person: Meet) -> None:
    """Three rounds of the house's cards for two."""
    ami = person("Ami", "laptop")
    together(ami, game="tricktakers", seats=2, bots="random", mode="draft", characters=SIX)

    to_the_end(ami, way="keys")


def test_an_element_is_put_on_the_circle_by_touch(person: Meet) -> None:
    """The cell that is touched is the one that is filled, and everyone's page shows it."""
    ami = person("Ami", "phone")
    become(ami, "alchemist", "element", {"mode": "all_star", "characters": EXPANSION})
    wanted = next(option for option in ami.options if option["refs"] == ["cell:4"])
    ami.answer(wanted, "touch")

    assert cells(ami) == ["C"]


def cells(ami: Person) -> list[str]:
    view = ami.table["view"]
    found: list[str] = view["players"][view["seat"]]["sheet"]["cells"]
    return found
