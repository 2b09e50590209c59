"""A server, Chromium, and people in front of it."""

from __future__ import annotations

from asyncio import AbstractEventLoop, _set_running_loop, get_running_loop
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.chromium import NoChromium, launch
from browser.person import Person
from browser.profiles import Profiles, new_profile
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


@pytest.fixture(scope="session")
def profiles(chromium: tuple[Browser, AbstractEventLoop]) -> Profiles:
    return Profiles(chromium[0])


@pytest.fixture
def person(browser: Browser, server: Running, profiles: Profiles) -> Iterator[Meet]:
    """Makes people; whoever saw something go wrong says so at the end.

    With `fresh` they have a browser that nobody had before, and nobody has afterwards.
    """
    people: list[tuple[Person, dict[str, Any], bool]] = []

    def meet(name: str | None = None, size: str = "phone", *, fresh: bool = False, **wishes: Any) -> Person:
        wishes["size"] = size
        profile = (partial(new_profile, browser) if fresh else profiles.take)(server.url, **wishes)
        somebody = Person(profile, server.url, size=size)
        people.append((somebody, wishes, fresh))
        witness(f"browser {len(people)}", somebody.tells)
        if name is not None:
            somebody.enter(name)
        return somebody

    yield meet
    wrong = []
    for number, (somebody, wishes, fresh) in enumerate(people, start=1):
        dismiss(f"browser {number}")
        try:
            somebody.leave()
        except AssertionError as error:
            wrong.append(str(error))
        if fresh or wrong:
            somebody.context.close()
        else:
            profiles.give_back(somebody.context, server.url, **wishes)
    assert not wrong, "\n".join(wrong)
