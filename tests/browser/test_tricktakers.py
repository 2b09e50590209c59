"""TRICKTAKERs through the page: whole games of people and bots, with somebody watching, and looked at again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Meet
from browser.person import Person, play
from browser.telling import LONG_ENOUGH, assert_told_what_they_may_see, going_on
from browser.test_games import to_the_end, together
from browser.test_masquerade import watching


def secrets(view: dict[str, Any]) -> list[Any]:
    """What nobody without a seat may be shown of a game that goes on."""
    return [
        view["question"],
        *(player["hand"] for player in view["players"]),
        *(player["collection"] for player in view["players"]),
        *(play["face"] for play in view["plays"] if play["card"] < 0),
    ]


def assert_nothing_hidden_was_sent(eve: Person, table: str) -> None:
    for view in going_on(eve, table):
        assert not any(secret is not None for secret in secrets(view))
        assert all(discard["card"] < 0 or discard["known"] for discard in view["discards"])


def test_two_people_through_five_rounds(person: Meet) -> None:
    """By touch, a phone against a laptop: both play all five basic characters."""
    ami, rei = person("Ami", "phone"), person("Rei", "laptop")
    table = together(ami, rei, game="tricktakers", seats=2)

    to_the_end(ami, rei, seed=4, stay=LONG_ENOUGH)

    assert_told_what_they_may_see(table, {"0": ami, "1": rei})
    used = [[seat["character"] for seat in accounts] for accounts in ami.table["view"]["accounts"]]
    # The last round may be won at a stroke, and then there is no account of it.
    assert len(used) in (4, 5)
    assert all(mine != theirs for mine, theirs in used)


def test_three_people_and_somebody_who_watches(person: Meet) -> None:
    """All eight characters lie open; every browser is sent what its seat may see, and the watcher nothing hidden."""
    ami, rei, mako = person("Ami", "phone"), person("Rei", "laptop"), person("Mako", "phone")
    table = together(ami, rei, mako, game="tricktakers", seats=3, mode="all_star")
    eve = watching(person("Eve", "laptop"), table)
    looked = 0

    def look() -> bool:
        nonlocal looked
        looked += 1
        assert eve.page.locator('[data-ref^="card:"]').count() == 0
        return looked == 5

    play([ami, rei, mako], 6, until=look)
    play([ami, rei, mako], 6, stay=LONG_ENOUGH)
    for somebody in (ami, rei, mako, eve):
        somebody.see(".end")
        somebody.assert_fits("the end")

    assert looked == 5
    assert_told_what_they_may_see(table, {"0": ami, "1": rei, "2": mako, "spectator": eve})
    assert_nothing_hidden_was_sent(eve, table)


def test_five_at_a_table_then_once_more_from_any_eyes(person: Meet) -> None:
    """Two people and three bots with everything that moves; then the same game from several eyes."""
    ami, rei, eve = person("Ami", "laptop", motion=True), person("Rei", "phone", motion=True), person("Eve", "phone")
    table = together(ami, rei, game="tricktakers", seats=5, bots="steady", mode="shuffle")
    watching(eve, table)
    to_the_end(ami, rei, seed=8, stay=LONG_ENOUGH)
    eve.see(".end")
    assert_told_what_they_may_see(table, {"0": ami, "1": rei, "spectator": eve})
    assert_nothing_hidden_was_sent(eve, table)

    for eyes in ("spectator", "0", "4", "open"):
        rei.go(f"/replay/{table}?eyes={eyes}#20")
        rei.see("[data-replay][aria-busy=false]")
        hands = rei.page.locator("[data-replay] [data-hand]")
        expect(hands).to_have_count({"spectator": 0, "open": 5}.get(eyes, 1))
        rei.assert_fits(f"the replay with the eyes {eyes}")


def test_a_draft_of_two_with_the_keyboard_alone(person: Meet) -> None:
    ami = person("Ami", "laptop")
    together(ami, game="tricktakers", seats=2, bots="random", mode="draft")

    to_the_end(ami, way="keys")
