"""What the tests cost: how long each kept its worker, and how much of that it, its browser and its servers computed.

`--costs FILE` writes a line a test; `python -m costs FILE` adds them up by file, dearest first.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import psutil
import pytest


def computed() -> float:
    """Seconds of a processor that this process and all it has started have used so far."""
    spent = 0.0
    me = psutil.Process()
    for process in (me, *me.children(recursive=True)):
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        # Whoever has ended is counted by the one who started it.
        spent += times.user + times.system + times.children_user + times.children_system
    return spent


class Costs:
    """Notes what every test of this process costs; the notes travel with its report."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        """Where they are written, by the process that hears of all tests."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.began, self.computed = time.monotonic(), computed()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, Any]:
        report = yield
        if call.when == "teardown":
            # With the last test its worker ends all it has started, and what these have used goes unseen.
            taken = time.monotonic() - self.began, max(0.0, computed() - self.computed)
            report.user_properties.append(("costs", [round(seconds, 3) for seconds in taken]))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        costs = dict(report.user_properties).get("costs")
        if costs is not None and self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([report.nodeid, *costs]) + "\n")  # type: ignore[misc]


def table(lines: list[str], by_test: bool = False) -> str:
    """Tests, seconds of a worker and seconds of a processor, by file."""
    tests: dict[str, int] = defaultdict(int)
    seconds: dict[str, float] = defaultdict(float)
    processor: dict[str, float] = defaultdict(float)
    for name, taken, used in map(json.loads, lines):
        for where in (name if by_test else name.partition("::")[0].removeprefix("tests/"), "all"):
            tests[where] += 1
            seconds[where] += taken
            processor[where] += used
    dearest = sorted(tests, key=lambda where: -processor[where])
    rows = [f"| `{where}` | {tests[where]} | {seconds[where]:.0f} | {processor[where]:.0f} |" for where in dearest]
    return "\n".join(["| file | tests | worker, s | processor, s |", "|---|---|---|---|", *rows])


if __name__ == "__main__":
    print(table(Path(sys.argv[1]).read_text("utf-8").splitlines(), by_test="--tests" in sys.argv))  # noqa: T201
