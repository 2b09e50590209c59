"""A server, Chromium, and people in front of it."""

from __future__ import annotations

from asyncio import AbstractEventLoop, _set_running_loop, get_running_loop
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.chromium import NoChromium, launch
from browser.person import Person
from installing import do_without
from server.evidence import last_games
from server.running import Running
from testimony import dismiss, witness
from waiting import PATIENCE

Meet = Callable[..., Person]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of this process: nobody is held back, bots are in a hurry."""
    store = f"sqlite:{tmp_path_factory.mktemp('browser') / 'odango.db'}"
    with Running(store, "--no-limits", "--bot-pace", "0") as running:
        witness("games", lambda: last_games(store))
        yield running
        dismiss("games")


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """One browser for all tests of this process, and the event loop that it is driven from."""
    with sync_playwright() as playwright:
        try:
            started = launch(playwright)
        except NoChromium as why:
            do_without(why)
        loop = get_running_loop()
        _set_running_loop(None)
        with started:
            yield started, loop
            _set_running_loop(loop)


@pytest.fixture
def browser(chromium: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """The browser, and its loop in force only as long as it is used: other tests of this process have their own."""
    started, loop = chromium
    _set_running_loop(loop)
    yield started
    _set_running_loop(None)


@pytest.fixture
def person(browser: Browser, server: Running) -> Iterator[Meet]:
    """Makes people; whoever saw something go wrong says so at the end."""
    people: list[Person] = []

    def meet(name: str | None = None, size: str = "phone", **wishes: bool | str) -> Person:
        somebody = Person(browser, server.url, size=size, **wishes)  # type: ignore[arg-type]
        people.append(somebody)
        witness(f"browser {len(people)}", somebody.tells)
        if name is not None:
            somebody.enter(name)
        return somebody

    yield meet
    wrong = []
    for number, somebody in enumerate(people, start=1):
        dismiss(f"browser {number}")
        try:
            somebody.leave()
        except AssertionError as error:
            wrong.append(str(error))
    assert not wrong, "\n".join(wrong)
