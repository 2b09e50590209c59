"""How the tests are run: who takes which, in which order, and what is told of one that fails."""

from __future__ import annotations

import gc
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from costs import Costs
from scheduling import TwoEnds, place_in_line, workers
from seeds import SEED
from testimony import told


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", type=Path, help="write down what every test costs")


def pytest_configure(config: pytest.Config) -> None:
    file: Path | None = config.getoption("costs")
    if file is not None:
        config.pluginmanager.register(Costs(None if hasattr(config, "workerinput") else file))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"seed: {SEED} (another with ODANGO_SEED)")


def pytest_xdist_auto_num_workers() -> int:
    return workers()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> TwoEnds | None:
    return TwoEnds(config, log) if config.getoption("dist") == "load" else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=place_in_line)


def pytest_collection_finish() -> None:
    """Ten thousand tests and all they import are here to stay: nobody need look for rubbish among them again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With a failure comes all it takes to understand it: the seed, the pages, and what the servers said."""
    report = yield
    if report.failed:
        report.sections += [("seed", f"ODANGO_SEED={SEED}"), *told()]
    return report
