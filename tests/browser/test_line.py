"""Servers fall silent, die and come back; whoever plays is told, and goes on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.person import Person, play
from server.running import Running
from waiting import PATIENCE

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
    """Without a reload."""
    expect(somebody.page.locator(LOST)).to_have_count(0)
    before = somebody.table["number"]
    play([somebody], 6, way="list", until=lambda: bool(somebody.table["number"] > before + 10))
    assert somebody.over or somebody.table["number"] > before
    assert somebody.page.evaluate("window.untouched")


def test_a_line_that_says_nothing_is_noticed(person: Meet, server: Running) -> None:
    """Nothing is closed, nothing is refused: nobody answers any more."""
    ami = person("Ami", "laptop", fresh=True)
    in_the_middle(ami)
    ami.forgive(OFFLINE)
    assert server.process is not None

    server.process.send_signal(signal.SIGSTOP)
    try:
        ami.page.locator(LOST).wait_for(timeout=PATIENCE * 1000)
    finally:
        server.process.send_signal(signal.SIGCONT)

    goes_on(ami)


def test_a_server_that_comes_back_finds_its_people(person: Meet, server: Running) -> None:
    ami = person("Ami", "phone", fresh=True)
    in_the_middle(ami)
    ami.forgive(OFFLINE)

    server.kill()
    ami.page.locator(LOST).wait_for(timeout=PATIENCE * 1000)
    server.start()

    goes_on(ami)


def test_a_choice_sent_into_a_dead_line_counts_once(person: Meet, server: Running) -> None:
    """It was pressed while nobody listened; when the line is back it is sent again."""
    ami = person("Ami", "laptop", fresh=True)
    in_the_middle(ami)
    ami.forgive(OFFLINE)
    number = ami.table["number"]

    server.kill()
    option = ami.page.locator(".optlist .opt").first
    option.click()
    option.click()
    ami.page.locator(LOST).wait_for(timeout=PATIENCE * 1000)
    server.start()
    ami.until(lambda: ami.table["number"] > number, "the choice arrives")

    goes_on(ami)
