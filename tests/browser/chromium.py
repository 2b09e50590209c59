"""Chromium from the packages of the system, and how we start it."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

from installing import found_or_installed

LIGHT = "chromium-headless-shell"
"""Chromium without windows, tabs and menus: the same pages, for a tenth to a quarter less work."""
NAMES = (LIGHT, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = "ODANGO_CHROMIUM"
"""Names a browser that lies where we do not look."""
ARGUMENTS = [
    "--no-sandbox",  # A test machine is a container, often, and we are root in it.
    "--disable-gpu",
    "--disable-dev-shm-usage",
    # It is to talk to our server and nobody else.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Other cores are busy with other tests: helpers of the interpreter would only be in their way.
    "--js-flags=--single-threaded",
]


class NoChromium(Exception):
    """There is no Chromium here; says what to do."""


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)


def program() -> str:
    """Chromium's path; installs it if that is in our power."""
    # Not every system has the light one.
    found = found_or_installed(LIGHT, _find) or found_or_installed("chromium", _find)
    if found is None:
        raise NoChromium(f"no Chromium is installed (package chromium), and {ELSEWHERE} names none")
    return found


def _find() -> str | None:
    named = os.environ.get(ELSEWHERE)
    return named or next(filter(None, map(shutil.which, NAMES)), None)
