"""A server, Chromium, and people in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import NoChromium, launch
from browser.person import Person
from installing import do_without
from server.running import Running

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of this process: nobody is held back, bots are in a hurry."""
    store = f"sqlite:{tmp_path_factory.mktemp('browser') / 'odango.db'}"
    with Running(store, "--no-limits", "--bot-pace", "0") as running:
        yield running


# Not for the whole session: as long as it runs no other test of this process could have an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            started = launch(playwright)
        except NoChromium as why:
            do_without(why)
        with started:
            yield started


@pytest.fixture
def person(browser: Browser, server: Running) -> Iterator[Meet]:
    """Makes people; whoever saw something go wrong says so at the end."""
    people: list[Person] = []

    def meet(name: str | None = None, size: str = "phone", **wishes: bool | str) -> Person:
        somebody = Person(browser, server.url, size=size, **wishes)  # type: ignore[arg-type]
        people.append(somebody)
        if name is not None:
            somebody.enter(name)
        return somebody

    yield meet
    wrong = []
    for somebody in people:
        try:
            somebody.leave()
        except AssertionError as error:
            wrong.append(str(error))
    assert not wrong, "\n".join(wrong)
