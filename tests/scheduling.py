"""Who runs which test: those that compute keep every core busy, those that wait wait beside them."""

from __future__ import annotations

import os
from typing import Final

import pytest
from xdist.scheduler import LoadScheduling
from xdist.workermanage import WorkerController

WAITING: Final = (
    "browser/test_ccg", "browser/test_pages", "server/test_races", "server/test_durability",
    "server/test_two_processes", "browser/test_tricktakers", "browser/test_masquerade", "browser/", "server/",
)  # fmt: skip
"""Tests that wait for a browser or a server most of the time; those that take longest first."""
COMPUTING: Final = ("bots/", "laws/test_laws_bite", "rulebook/tricktakers/test_lineups", "laws/test_laws.py")
"""Tests that compute long; those that take longest last.  All others are quick."""
AT_ONCE: Final = 8
"""So many quick tests are handed out together."""


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers() -> int:
    """One a core, and one more for while somebody waits: with more of them they are in each other's way."""
    return cores() + 1


def place_in_line(item: pytest.Item) -> tuple[int, int]:
    """Those that wait stand in front, those that compute long at the very end."""
    where = item.nodeid.removeprefix("tests/")
    for place, start in enumerate(WAITING):
        if where.startswith(start):
            return 0, place
    for place, start in enumerate(COMPUTING):
        if where.startswith(start):
            return 2, place
    return 1, 0


class TwoEnds(LoadScheduling):  # type: ignore[misc]
    """As many workers as there are cores take tests from the end of the line, the others from its beginning.

    So there is always something to compute while others wait, and whoever has done all of one kind helps with the
    other.
    """

    def _send_tests(self, node: WorkerController, num: int) -> None:
        if int(node.gateway.id.removeprefix("gw")) < cores():
            num = min(num, AT_ONCE)
            tests = self.pending[-num:][::-1]
            del self.pending[-num:]
        else:
            # One that runs and one that is next: what is long must not wait behind something longer.
            num = min(num, max(0, 2 - len(self.node2pending[node])))
            tests = self.pending[:num]
            del self.pending[:num]
        if tests:
            self.node2pending[node].extend(tests)
            node.send_runtest_some(tests)
