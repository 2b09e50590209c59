"""Masquerade Battle through the page: whole games of people and bots, with somebody watching, and looked at again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Meet
from browser.person import Person, play
from browser.telling import LONG_ENOUGH, assert_told_what_they_may_see, going_on
from browser.test_games import to_the_end, together


def watching(somebody: Person, table: str) -> Person:
    somebody.go(f"/t/{table}")
    somebody.until(lambda: bool(somebody.table.get("view")), "the table is there")
    return somebody


def secrets(view: dict[str, Any]) -> list[Any]:
    """What nobody without a seat may be shown of a game that goes on."""
    unknown = [player for seat, player in enumerate(view["players"]) if seat != view["unmasked"]]
    return [
        view["question"],
        view["spare"],
        *(player["hand"] for player in view["players"]),
        *(player[field] for player in unknown for field in ("identity", "team")),
    ]


def test_four_people_and_somebody_who_watches(person: Meet) -> None:
    """By touch, on phones and laptops; every browser is sent what its seat may see, and the watcher nothing hidden."""
    ami, rei = person("Ami", "phone"), person("Rei", "laptop")
    mako, mina = person("Mako", "phone"), person("Mina", "laptop")
    table = together(ami, rei, mako, mina, game="masquerade", seats=4)
    eve = watching(person("Eve", "laptop"), table)
    looked = 0

    def look() -> bool:
        nonlocal looked
        looked += 1
        assert eve.page.locator('[data-ref^="card:"]').count() == 0
        return looked == 5

    play([ami, rei, mako, mina], 5, until=look)
    play([ami, rei, mako, mina], 5, stay=LONG_ENOUGH)
    for somebody in (ami, rei, mako, mina, eve):
        somebody.see(".end")
        somebody.assert_fits("the end")

    assert looked == 5
    assert_told_what_they_may_see(table, {"0": ami, "1": rei, "2": mako, "3": mina, "spectator": eve})
    for view in going_on(eve, table):
        assert not any(secret is not None for secret in secrets(view))


def test_seven_at_a_table_then_once_more_from_any_eyes(person: Meet) -> None:
    """Three people and four bots; the unmasking tells what the best bot believed, and the replay does on the way."""
    ami, rei, eve = person("Ami", "phone"), person("Rei", "laptop"), person("Eve", "phone")
    table = together(ami, rei, game="masquerade", seats=7, bots="steady")
    watching(eve, table)
    to_the_end(ami, rei, seed=8, stay=LONG_ENOUGH)
    eve.see(".end")
    assert_told_what_they_may_see(table, {"0": ami, "1": rei, "spectator": eve})

    for somebody in (ami, rei, eve):
        expect(somebody.page.locator(".unmask > li")).to_have_count(8)
        expect(somebody.page.locator(".beliefs li")).to_have_count(6)
    believed = ami.page.locator(".beliefs").inner_text()
    ami.page.locator(".beliefs input[type=range]").fill("0")
    expect(ami.page.locator(".beliefs")).not_to_have_text(believed)

    for eyes in ("spectator", "0", "6", "open"):
        rei.go(f"/replay/{table}?eyes={eyes}#40")
        rei.see("[data-replay][aria-busy=false]")
        hands = rei.page.locator("[data-replay] [data-hand]")
        expect(hands).to_have_count({"spectator": 0, "open": 7}.get(eyes, 1))
        rei.assert_fits(f"the replay with the eyes {eyes}")
    rei.page.locator("[data-tab=beliefs]").click()
    expect(rei.page.locator(".beliefs li")).to_have_count(6)


def test_what_one_suspects_is_kept_and_told_to_nobody(person: Meet) -> None:
    """A note on another seat survives a reload, and leaves the browser on no way."""
    ami, rei = person("Ami", "phone"), person("Rei", "laptop")
    sent: list[str] = []
    ami.page.on("request", lambda request: sent.append(f"{request.method} {request.url} {request.post_data}"))
    ami.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    together(ami, rei, game="masquerade", seats=4, bots="steady")
    ami.until(lambda: bool(ami.table.get("view")), "the game has begun")
    note = ami.page.locator("[data-note='1']")
    before = note.get_attribute("aria-label")
    sent.clear()
    note.click()
    ami.page.locator("[role=menuitemradio]").nth(3).click()
    expect(note).not_to_have_attribute("aria-label", before or "")
    noted = note.get_attribute("aria-label")
    ami.page.wait_for_timeout(300)
    assert all('"type":"ping"' in message for message in sent), sent

    ami.page.reload()
    expect(note).to_have_attribute("aria-label", noted or "")
    expect(rei.page.locator("[data-note='1']")).to_have_count(0)


def test_nine_and_the_keyboard_alone(person: Meet) -> None:
    """With everything that moves: what flies must not be in the way."""
    ami = person("Ami", "laptop", motion=True)
    together(ami, game="masquerade", seats=9, bots="random")

    to_the_end(ami, way="keys")
