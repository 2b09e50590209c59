"""Chromium from the packages of the system, and how we start it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = "ODANGO_CHROMIUM"
"""Names a browser that lies where we do not look."""
INSTALL = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
ARGUMENTS = [
    "--no-sandbox",  # A test machine is a container, often, and we are root in it.
    "--disable-gpu",
    "--disable-dev-shm-usage",
    # It is to talk to our server and nobody else.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class NoChromium(Exception):
    """There is no Chromium here; says what to do."""


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)


def program() -> str:
    """Chromium's path; installs it if that is in our power."""
    found = _find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
        found = _find()
    if found is None:
        raise NoChromium(f"no Chromium is installed (package chromium), and {ELSEWHERE} names none")
    return found


def _find() -> str | None:
    named = os.environ.get(ELSEWHERE)
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def _install() -> None:
    """Once for all test processes: whoever comes second waits, and finds it done or tried."""
    with (Path(tempfile.gettempdir()) / "odango-install-chromium").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.seek(0)
        if lock.read() or _find() is not None:
            return
        lock.write("tried\n")
        # A new machine may not know yet what there is to install.
        for command in (INSTALL, ["apt-get", "update"], INSTALL):
            if _find() is None:
                environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
                subprocess.run(command, env=environment, capture_output=True, timeout=900, check=False)
