"""The Sailor Moon CCG through the page: whole games by touch and keyboard, and nothing hidden shown."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from browser.conftest import Meet
from browser.person import Person
from browser.telling import LONG_ENOUGH, assert_told_what_they_may_see, views
from browser.test_games import to_the_end, together
from browser.test_masquerade import watching
from browser.tour import answer_every_question, asked_in, usable
from odango.games.ccg.orders import PASSES
from seeds import seed_for

SHORT: dict[str, Any] = {"round_limit": 6}
"""Chance alone seldom wins: after so many turns the points count."""
USUAL = {"open", "play", "act", "trim", "defend", "throw"}
"""What a player is asked in most games, sooner or later."""


def hidden_cards(view: dict[str, Any], opposite: dict[str, Any]) -> list[Any]:
    """What a watcher may not be shown: cards of a hand or a deck, and what lies face down.

    A hand can be concluded by everyone once a deck has run out; then whoever sits `opposite` knows it too.
    """
    found = [view["hand"], view["drawn"]]
    for seat, player in enumerate(view["players"]):
        concluded = Counter(opposite[str(seat)]["players"][seat]["known"])
        found.append(list((Counter(player["known"]) - concluded).elements()))
        found += [[card for card in player[pile] if card >= 0] for pile in ("top", "bottom")]
        found.append([piece["card"] for piece in player["enemies"] if piece["face_down"] and piece["card"] >= 0])
    return [cards for cards in found if cards]


def shown_to(eve: Person, ami: Person, rei: Person) -> list[Any]:
    """All that a watcher was shown of what is hidden, in positions of which all three were told."""
    told = {number: message["view"] for number, message in views(eve).items() if not message["view"]["ended"]}
    first, second = views(ami), views(rei)
    both = [number for number in told if number in first and number in second]
    assert len(both) > 10
    seen = [(told[number], {"0": second[number]["view"], "1": first[number]["view"]}) for number in both]
    return [cards for view, opposite in seen for cards in hidden_cards(view, opposite)]


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_basic_game_by_touch(person: Meet, size: str) -> None:
    """Two people, from laying Monsters face down to the last one defeated, or the last flip."""
    ami, rei = person("Ami", size), person("Rei", size)
    table = together(ami, rei, game="ccg", seats=2, rules="basic", round_limit=3)
    eve = watching(person("Eve", "phone"), table)

    to_the_end(ami, rei, stay=LONG_ENOUGH)
    assert_told_what_they_may_see(table, {"0": ami, "1": rei, "spectator": eve})
    assert not shown_to(eve, ami, rei)


def test_a_standard_game_by_touch(person: Meet) -> None:
    """A phone against a laptop with the starter's halves, watched by somebody who is told nothing hidden."""
    ami, rei = person("Ami", "phone"), person("Rei", "laptop")
    table = together(ami, rei, game="ccg", seats=2, **SHORT)
    eve = watching(person("Eve", "laptop"), table)

    to_the_end(ami, rei, stay=LONG_ENOUGH)
    eve.see(".end")
    assert_told_what_they_may_see(table, {"0": ami, "1": rei, "spectator": eve})
    assert not shown_to(eve, ami, rei)


def test_a_standard_game_with_the_keyboard_alone(person: Meet) -> None:
    ami = person("Ami", "laptop")
    together(ami, game="ccg", seats=2, bots="steady", **SHORT)

    to_the_end(ami, way="keys")


@pytest.mark.parametrize(("size", "seats"), [("phone", 3), ("laptop", 4)])
def test_whatever_the_advanced_game_asks_fits_and_can_be_reached(person: Meet, size: str, seats: int) -> None:
    """Nothing sticks out and nothing is hidden from who cannot see, the first time a thing is asked."""
    ami = person("Ami", size, motion=size == "phone")

    answer_every_question(
        ami, "ccg", USUAL.issubset, usable, seats=seats, bots="steady", setup={"rules": "advanced", **SHORT}
    )


FOCUSED = """() => {
    const one = document.activeElement;
    const [here, top, dock] = [one, document.querySelector(".top"), document.querySelector(".board > .dock")]
        .map((each) => each.getBoundingClientRect());
    const where = one.closest(".prompt") ? "prompt" : one.closest(".felt .piece") ? "card" : "";
    return { where, scrolled: scrollY, seen: here.top >= top.bottom && here.bottom <= dock.top };
}"""


def test_what_the_keyboard_comes_to_is_not_behind_the_dock(person: Meet) -> None:
    """On a phone a card comes to lie between top bar and dock; the question is in sight and moves nothing."""
    ami = person("Ami", "phone")
    asked_in(ami, "act", "ccg", seats=2, bots="steady")
    seen: list[dict[str, Any]] = []
    for _ in range(60):
        ami.page.keyboard.press("Tab")
        seen.append(ami.page.evaluate(FOCUSED))

    cards = [focused["seen"] for focused in seen if focused["where"] == "card"]
    assert cards
    assert all(cards)
    asked = [
        (before["scrolled"], after["scrolled"])
        for before, after in pairwise(seen)
        if before["where"] == after["where"] == "prompt"
    ]
    assert asked
    assert all(before == after for before, after in asked)


def test_an_order_to_pass_answers_for_whoever_gave_it(person: Meet) -> None:
    """Ami says in each of her turns that she passes until the next; attacked, she need not touch anything."""
    ami = person("Ami", "laptop")
    chance = random.Random(seed_for("orders"))
    for _ in range(8):
        together(ami, game="ccg", seats=2, bots="steady", **SHORT)
        ordered = -1
        ami.until(lambda: bool(ami.options), "Ami is asked")
        while not ami.over:
            view, number = ami.table["view"], ami.table["number"]
            turns = view["players"][0]["turns"]
            if ami.asked in PASSES and ordered == turns and view["turn"] == 1:
                ami.until(lambda number=number: ami.answered > number, "the order answers")  # type: ignore[misc]
                return
            if ami.asked == "play" and ordered < turns:
                ami.page.locator(".orders summary").click()
                ami.page.locator("[data-order=turn]").click()
                ami.says("ccg-order-turn")
                ami.page.locator(".orders summary").click()
                ordered = turns
            ami.send(chance.choice(ami.options))
            ami.until(lambda: bool(ami.options) or ami.over, "Ami is asked again")
    raise AssertionError("nobody was ever attacked")
