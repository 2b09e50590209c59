"""Whoever takes over a profile of the browser finds nothing of who had it before."""

from __future__ import annotations

from playwright.sync_api import Browser

from browser.conftest import Meet
from browser.person import Person
from browser.profiles import Profiles
from server.running import Running

KEPT = """async () => [
    localStorage.length, sessionStorage.length, history.length, (await caches.keys()).length,
    (await indexedDB.databases()).length,
]"""


LOOKS = "[...document.documentElement.computedStyleMap()].map(([name, [value]]) => `${name}: ${value}`)"
BOXES = "[...document.querySelectorAll('body *')].map((one) => JSON.stringify(one.getBoundingClientRect()))"
HIT = "[...Array(99).keys()].map((n) => document.elementFromPoint(n % 9 * 40, Math.floor(n / 9) * 70)?.outerHTML ?? '')"


def test_a_page_is_the_same_whether_it_is_drawn_or_not(person: Meet) -> None:
    """Where everything is, and what is hit; only how much shines through is another.  A picture shows it all."""
    ami = person("Ami")
    ami.page.goto("/", wait_until="networkidle")
    veiled = [ami.page.evaluate(what) for what in (BOXES, HIT, LOOKS)]
    with ami.drawn():
        drawn = [ami.page.evaluate(what) for what in (BOXES, HIT, LOOKS)]

    assert len({*drawn[0]}) > 20
    assert len({*drawn[1]}) > 5
    assert veiled[:2] == drawn[:2]
    assert {*veiled[2]} ^ {*drawn[2]} == {"opacity: 0", "opacity: 1"}
    assert ami.screenshot("drawn").stat().st_size > 3 * len(ami.page.screenshot())


def test_a_profile_that_is_handed_on_is_as_good_as_new(browser: Browser, server: Running) -> None:
    profiles = Profiles(browser)
    first = profiles.take(server.url, size="phone")
    ami = Person(first, server.url).enter("Ami")
    ami.open_table("bluff", seats=3)
    ami.see(".room")
    ami.page.evaluate(
        "async () => { localStorage.a = sessionStorage.a = 1; await caches.open('a');"
        " await new Promise((done) => { indexedDB.open('a').onsuccess = done; }); }"
    )
    assert all(ami.page.evaluate(KEPT))
    ami.tab()
    ami.leave()
    profiles.give_back(first, server.url, size="phone")

    other = profiles.take(server.url, size="laptop")
    assert other is not first
    other.close()
    assert profiles.take(server.url, size="phone") is first
    page = first.pages[0]
    assert first.pages == [page]
    assert page.evaluate(KEPT) == [0, 0, 1, 0, 0]
    assert first.cookies() == []
    first.close()
