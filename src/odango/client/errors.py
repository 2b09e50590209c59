"""What can go wrong, in one class."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class OdangoError(Exception):
    """The server said no, or cannot be reached."""

    def __init__(self, code: str, reason: str, *, rule: str | None = None, status: int | None = None) -> None:
        super().__init__(code, reason)
        self.code = code
        """For programs: illegal, not-seated, unreachable …"""
        self.reason = reason
        """For people, in a sentence."""
        self.rule = rule
        """The heading of the rules page, where the rules forbid it."""
        self.status = status
        """The HTTP status, where there was one."""

    def __str__(self) -> str:
        about = self.code if self.rule is None else f"{self.code}: {self.rule}"
        return f"{self.reason} [{about}]"


class _Problem(Struct):
    """application/problem+json, as far as it concerns us."""

    title: str = ""
    detail: str = ""
    code: str = ""
    rule: str | None = None


def error_of(status: int, body: bytes) -> OdangoError:
    """The error that an answer tells of; not every proxy writes problem+json."""
    try:
        problem = msgspec.json.decode(body, type=_Problem)
    except msgspec.DecodeError:
        problem = _Problem()
    reason = problem.detail or problem.title or f"The server answered {status}."
    return OdangoError(problem.code or str(status), reason, rule=problem.rule, status=status)
