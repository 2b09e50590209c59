"""Lines break and mend; people reload, come back, and open a second tab."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.person import LONG_LIST, Person, option_texts, play
from server.running import Running

NOTICE = 12.0
"""Seconds after which whoever plays must know that the line is gone."""
LOST = '[data-line="lost"]'
OFFLINE = r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_NETWORK_CHANGED|WebSocket"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One that may be stopped."""
    with Running(f"sqlite:{tmp_path / 'odango.db'}", "--no-limits", "--bot-pace", "0") as running:
        yield running


def in_the_middle(somebody: Person, game: str = "bluff", **wishes: object) -> str:
    """A game of one person with bots, a few answers in, and this person is asked."""
    table = somebody.open_table(game, **({"seats": 3, "bots": "gentle"} | wishes))
    if somebody.page.locator(".dock").count() == 0 and somebody.table.get("phase") != "playing":
        somebody.until(lambda: "phase" in somebody.table, "the table is there")
    if somebody.table["phase"] == "open":
        somebody.start(table)
    answered = {"times": 0}

    def enough() -> bool:
        answered["times"] += 1
        return answered["times"] > 4 and bool(somebody.options)

    play([somebody], 5, way="list", until=enough)
    assert not somebody.over
    # It would be gone if the page were loaded anew.
    somebody.page.evaluate("window.untouched = true")
    return table


def goes_on(somebody: Person) -> None:
    """Without a reload, to the end."""
    expect(somebody.page.locator(LOST)).to_have_count(0, timeout=20_000)
    play([somebody], 6, way="list")
    somebody.see(".end")
    assert somebody.page.evaluate("window.untouched")


def test_whoever_loses_the_network_is_told_and_goes_on_when_it_is_back(person: Meet) -> None:
    ami = person("Ami", "phone")
    in_the_middle(ami)
    ami.forgive(OFFLINE)

    ami.context.set_offline(True)
    ami.page.locator(LOST).wait_for(timeout=NOTICE * 1000)
    ami.page.wait_for_timeout(1500)
    ami.context.set_offline(False)

    goes_on(ami)


def test_a_line_that_says_nothing_is_noticed(person: Meet, server: Running) -> None:
    """Nothing is closed, nothing is refused: nobody answers any more."""
    ami = person("Ami", "laptop")
    in_the_middle(ami)
    ami.forgive(OFFLINE)
    assert server.process is not None

    server.process.send_signal(signal.SIGSTOP)
    try:
        ami.page.locator(LOST).wait_for(timeout=NOTICE * 1000)
    finally:
        server.process.send_signal(signal.SIGCONT)

    goes_on(ami)


def test_a_server_that_comes_back_finds_its_people(person: Meet, server: Running) -> None:
    ami = person("Ami", "phone")
    in_the_middle(ami)
    ami.forgive(OFFLINE)

    server.kill()
    ami.page.locator(LOST).wait_for(timeout=NOTICE * 1000)
    server.start()

    goes_on(ami)


def test_a_choice_sent_into_a_dead_line_counts_once(person: Meet, server: Running) -> None:
    """It was pressed while nobody listened; when the line is back it is sent again."""
    ami = person("Ami", "laptop")
    in_the_middle(ami)
    ami.forgive(OFFLINE)
    number = ami.table["number"]

    server.kill()
    option = ami.page.locator(".optlist .opt").first
    option.click()
    option.click()
    ami.page.locator(LOST).wait_for(timeout=NOTICE * 1000)
    server.start()
    ami.until(lambda: ami.table["number"] > number, "the choice arrives")

    goes_on(ami)


def test_a_reload_in_the_middle_finds_the_table_as_it_was(person: Meet) -> None:
    ami = person("Ami", "phone")
    table = in_the_middle(ami)
    before = ami.page.locator(".prompt__ask").inner_text()

    ami.page.reload()
    ami.see(".dock.is-yours")

    assert ami.page.locator(".prompt__ask").inner_text() == before
    assert ami.page.url.endswith(f"/t/{table}")
    play([ami], 6, way="list")
    ami.see(".end")


def test_two_tabs_of_one_person_agree(person: Meet) -> None:
    """What is answered in one is answered in the other."""
    ami = person("Ami", "laptop")
    table = in_the_middle(ami)
    first, second = ami.page, ami.tab()
    second.goto(f"/t/{table}")
    for count in range(4):
        ami.page = (first, second)[count % 2]
        ami.until(lambda: bool(ami.options) or ami.over, "asked again")
        if ami.over:
            return
        ami.answer(ami.options[0], "list")
        for ami.page in (first, second):
            ami.until(lambda: ami.shown == option_texts(ami.options)[:LONG_LIST], "both show the same")
