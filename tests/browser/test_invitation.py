"""From nobody to a game with a friend, by what is to be seen on the page alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Meet
from browser.person import play


def test_a_friend_comes_by_link(person: Meet) -> None:
    """A phone opens a table; a laptop follows the link, takes a name and sits down."""
    ami, rei = person(None, "phone"), person(None, "laptop")
    ami.name, rei.name = "Ami", "Rei"
    ami.go("/")
    ami.button("lobby-start-table").click()
    ami.button("setup-open").click()
    ami.page.locator("input[name=nickname]").fill("Ami")
    ami.page.locator("input[name=nickname]").press("Enter")
    ami.page.wait_for_url(re.compile(r"/t/"))
    expect(ami.page.locator(".room__seats")).to_contain_text("Ami")

    rei.page.goto(ami.page.url)
    rei.page.locator("input[name=nickname]").fill("Rei")
    rei.button("room-sit").click()
    expect(ami.page.locator(".room__seats")).to_contain_text("Rei")
    rei.see(".room__wait")
    ami.page.locator(".room .chip--main").click()

    play([ami, rei], 4)
    ami.see(".end")
    rei.see(".end")
    expect(rei.page.locator(".end")).to_contain_text("Ami")


def test_a_challenge_badge_begins_with_whoever_scans_it(person: Meet) -> None:
    ami, rei = person("Ami", "phone"), person("Rei", "phone")
    ami.go("/challenge")
    ami.see(".duel__qr svg")
    mine = ami.ask("GET", "/api/tables/mine")
    rei.go(f"/t/{mine[0]['id']}")
    rei.button("room-sit").click()

    ami.page.wait_for_url(re.compile(r"/t/"))
    ami.until(lambda: bool(ami.options) or bool(rei.options), "the duel begins")


def test_an_address_that_leads_nowhere_says_so(person: Meet) -> None:
    somebody = person(None, "phone")
    somebody.forgive(r"/api/tables/nowhere.* 40[34]", "WebSocket")
    somebody.go("/t/nowhere")
    somebody.says("table-gone")
    somebody.go("/no/such/page")
    somebody.see("main h1, main h2")
