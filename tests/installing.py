"""Programs the tests need and the machine may lack: installed from the system's packages, if that is in our power."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeVar

import pytest

Found = TypeVar("Found")


def found_or_installed(package: str, find: Callable[[], Found | None]) -> Found | None:
    """What `find` finds, now or once the package is there."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install(package, find)
        found = find()
    return found


def _install(package: str, find: Callable[[], object]) -> None:
    """Once for all test processes: whoever comes second waits, and finds it done or tried."""
    command = ["apt-get", "install", "--yes", "--no-install-recommends", package]
    with (Path(tempfile.gettempdir()) / f"odango-install-{package}").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.seek(0)
        if lock.read() or find() is not None:
            return
        lock.write("tried\n")
        # A new machine may not know yet what there is to install.
        for attempt in (command, ["apt-get", "update"], command):
            if find() is None:
                environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
                subprocess.run(attempt, env=environment, capture_output=True, timeout=900, check=False)


def do_without(why: object) -> NoReturn:
    """Skip what cannot be tried on somebody's own machine; where everything has to be tried, this is a failure."""
    if os.environ.get("ODANGO_TRY_EVERYTHING"):
        pytest.fail(str(why))
    pytest.skip(str(why))
