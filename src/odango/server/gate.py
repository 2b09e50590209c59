"""What every request passes: origin, limits, headers, counting, the request log."""

from __future__ import annotations

import gzip
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Send

from odango.server.limits import Limits
from odango.server.metrics import Metrics
from odango.server.pages import Page, Pages, send_page, takes_gzip
from odango.server.problems import PROBLEM_JSON, RETRY_AFTER, problem_of
from odango.server.settings import Settings
from odango.table.denied import Denied

POLICY = (
    b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
"""What a page of ours may use: what lies here, and small pictures that stand in a style sheet.  Nothing inline."""

HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
"""On every answer.  Links to private tables are secrets: no-referrer keeps them from other sites."""

LARGE = 2048
"""Bytes from which on an answer is worth compressing."""
QUICKLY = 3
"""How hard to compress what is different for everyone: harder takes longer than it saves."""

SAFE = ("GET", "HEAD", "OPTIONS")

Scope = Any
"""Litestar's types leave out what a server sends besides requests."""

log = structlog.get_logger()


class Gate:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, limits: Limits | None) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.limits = limits
        self.pages = Pages(Path(settings.web)) if settings.web else Pages()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        # Pages lie ready in memory and are the same for everyone: they cost less than counting would.
        page = self.pages.find(scope["method"], scope["path"]) if scope["type"] == "http" else None
        if page is not None:
            await self._http(scope, receive, send, page)
            return
        address = (scope.get("client") or ("",))[0]
        denied = None
        if not self._own_page(scope):
            denied = Denied("other-origin")
        elif self.limits is not None and not self.limits.requests.take(address):
            denied = Denied("too-fast")
        if scope["type"] == "websocket":
            await (self.app(scope, receive, send) if denied is None else _turn_away(receive, send))
            return
        await self._http(scope, receive, send, denied)

    def _own_page(self, scope: Scope) -> bool:
        """Whether a browser sent this from one of our own pages.  Programs send no origin; reading is harmless."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.settings.origins:
            return True
        return bool(urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1"))

    async def _http(self, scope: Scope, receive: Receive, send: Send, ready: Denied | Page | None) -> None:
        began = time.perf_counter()
        status = 500
        small = Small(send) if scope["method"] == "GET" and takes_gzip(dict(scope["headers"])) else send

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                # Where what is answered depends on who asks, nobody may keep it for somebody else.
                own = [] if isinstance(ready, Page) else [(b"cache-control", b"no-store")]
                message["headers"] = [*message["headers"], *HEADERS, *own]
            await (send if isinstance(ready, Page) else small)(message)

        try:
            if isinstance(ready, Page):
                scope["path_template"] = "page"
                await send_page(ready, scope, sending)
            elif ready is None:
                await self.app(scope, receive, sending)
            else:
                await _refuse(sending, ready)
        finally:
            seconds = time.perf_counter() - began
            # The route's pattern, not the path: the id of a private table is a secret.
            route = str(scope.get("path_template") or "none")
            self.metrics.requests.labels(scope["method"], route, str(status)).inc()
            self.metrics.request_seconds.observe(seconds)
            log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


class Small:
    """Sends answers, large ones compressed.  Only for those who read them so."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: Any = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            # What stands in the head depends on the body.
            self._start = message
            return
        start, self._start = self._start, None
        if start is not None:
            if message["type"] == "http.response.body" and not message["more_body"] and len(message["body"]) >= LARGE:
                body = message["body"] = gzip.compress(message["body"], QUICKLY, mtime=0)
                start["headers"] = [
                    *((name, value) for name, value in start["headers"] if name != b"content-length"),
                    (b"content-length", str(len(body)).encode()),
                    (b"content-encoding", b"gzip"),
                    (b"vary", b"accept-encoding"),
                ]
            await self._send(start)
        await self._send(message)


async def _refuse(send: Send, denied: Denied) -> None:
    problem = problem_of(denied)
    body = msgspec.json.encode(problem)
    headers: list[tuple[bytes, bytes]] = [
        (b"content-type", PROBLEM_JSON.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    if problem.status == 429:
        headers.append((b"retry-after", RETRY_AFTER.encode()))
    start: Any = {"type": "http.response.start", "status": problem.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _turn_away(receive: Receive, send: Send) -> None:
    await receive()
    # Before the socket is accepted, closing it answers the handshake with 403.
    await send({"type": "websocket.close", "code": 4403, "reason": "refused"})
