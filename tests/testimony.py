"""What is told when a test fails: whoever has seen something of it says so here."""

from __future__ import annotations

from collections.abc import Callable

Telling = Callable[[], str]

_witnesses: dict[str, Telling] = {}


def witness(name: str, tell: Telling) -> None:
    """From now on this one is asked when a test fails."""
    _witnesses[name] = tell


def dismiss(name: str) -> None:
    _witnesses.pop(name, None)


def told() -> list[tuple[str, str]]:
    """What everyone says now; nobody keeps others from speaking by failing."""
    found = []
    for name, tell in [*_witnesses.items()]:
        try:
            found.append((name, tell()))
        except Exception as error:  # noqa: BLE001
            found.append((name, f"cannot tell: {error!r}"))
    return found
