"""Refusals over HTTP: application/problem+json, always with a sentence, never with a stack trace."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from odango.core.engine import IllegalChoice
from odango.server.wire import Snapshot
from odango.store.errors import Failed
from odango.table.denied import Denied
from odango.text import Line, english, line

PROBLEM_JSON = "application/problem+json"

STATUS = {
    "who": 401,
    "asked-to-leave": 403,
    "host-only": 403,
    "no-spectators": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "stays-secret": 403,
    "other-origin": 403,
    "no-game": 404,
    "no-table": 404,
    "no-token": 404,
    "no-deck": 404,
    "bad-deck": 400,
    "bad-order": 400,
    "bad-replay": 400,
    "bad-setup": 400,
    "cannot-bring": 400,
    "long-replay": 400,
    "malformed": 400,
    "no-name": 400,
    "no-such-option": 400,
    "not-json": 400,
    "nothing-said": 400,
    "no-such-level": 400,
    "no-such-seat": 400,
    "no-such-vote": 400,
    "poor-pool": 400,
    "too-fast": 429,
}
"""The status of what the house denies; everything else is 409: not now."""


class Problem(Struct, kw_only=True, omit_defaults=True):
    """Why not (RFC 9457)."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    code: str
    """A word for programs."""
    rule: str | None = None
    """The heading of the rules page, where the rules of the game forbid it."""
    line: Line | None = None
    """The reason for a catalogue, where there is one."""
    view: Snapshot | None = None
    """The whole view, where yours was stale."""


RETRY_AFTER = "1"
"""Seconds after which somebody who was too fast may try again."""
ANYWHERE = (400, 401, 403, 413, 429, 500, 503)
"""Statuses that the gate, an odd token or an odd parameter may bring about at any address."""

TITLES = {
    400: "Cannot be read",
    401: "Who are you?",
    403: "Not yours",
    404: "Not here",
    405: "Not like this",
    409: "Not now",
    413: "Too large",
    429: "Too fast",
    500: "Our mistake",
    503: "Not saved",
}


def problem(status: int, code: str, detail: str, **more: Any) -> Problem:
    return Problem(title=TITLES.get(status, "Refused"), status=status, code=code, detail=detail, **more)


def problem_of(error: Exception) -> Problem:
    """What is answered to a request that failed so."""
    if isinstance(error, Denied):
        return problem(
            STATUS.get(error.code, 409), error.code, error.reason, line=error.line, view=getattr(error, "view", None)
        )
    if isinstance(error, IllegalChoice):
        return problem(409, "illegal", error.reason, rule=error.rule, line=error.line)
    if isinstance(error, ValidationException):
        return problem(400, "malformed", english().say(Denied("malformed", why=_what_is_wrong(error)).line))
    if isinstance(error, UnicodeDecodeError | RecursionError):
        # Only what was sent to us can bring these about: bytes that are no text, brackets without end.
        return problem_of(Denied("not-json"))
    if isinstance(error, Failed):
        return problem(503, "not-saved", english().say(line("denied-not-saved")))
    if isinstance(error, HTTPException) and error.status_code < 500:
        return problem(error.status_code, f"http-{error.status_code}", error.detail)
    return problem(500, "our-mistake", "Something went wrong here. It has been written down; nothing has changed.")


def _what_is_wrong(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [
        " ".join(str(part[key]) for key in ("key", "message") if key in part)
        for part in extra
        if isinstance(part, dict)
    ]
    return "; ".join(found) or error.detail


def answer(problem: Problem) -> Response[Problem]:
    return Response(problem, media_type=PROBLEM_JSON, status_code=problem.status)


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The one handler of all errors."""
    said = problem_of(error)
    state = request.app.state
    state.metrics.refused.labels(said.code).inc()
    if said.status >= 500:
        state.log.error("request failed", exc_info=error)
    response = answer(said)
    if said.status == 429:
        response.headers["retry-after"] = RETRY_AFTER
    for name, value in (getattr(error, "headers", None) or {}).items():
        response.headers[name] = value
    return response


def spec(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: which refusals a handler may give, besides those that any may."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=TITLES[status], media_type=PROBLEM_JSON)
        for status in sorted({*ANYWHERE, *statuses})
    }
