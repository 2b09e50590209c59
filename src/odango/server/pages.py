"""The browser's pages: a folder that was built beforehand, held in memory and sent as it is.

Every file is read once, so a request can name only what was there: no path leads out of the folder.
"""

from __future__ import annotations

import gzip
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar.types import Send
from msgspec import Struct

from odango.text import english, line

FOLDER = Path(__file__).parents[1] / "web"
"""Where `make web` puts them."""
INDEX = "/index.html"
ASSETS = "/assets/"
"""Names below here change with what is in the file, so a browser may keep it for ever."""
KEEP = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"
PAGE = re.compile(r"/|(?:/[A-Za-z0-9_-]{1,64}){1,4}/?")
"""What may be a page: the client finds its own way from there.  A name with a dot is a file, and there or not."""
OURS = re.compile(r"/(?:api|metrics|assets)(?:/.*)?", re.DOTALL)
"""What is never a page."""
TYPES = {
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".ico": b"image/x-icon",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".map": b"application/json",
    ".mp3": b"audio/mpeg",
    ".ogg": b"audio/ogg",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".webmanifest": b"application/manifest+json",
    ".webp": b"image/webp",
    ".woff2": b"font/woff2",
}
"""Written down here: what Python's `mimetypes` says depends on the machine."""
ANYTHING = b"application/octet-stream"
WORTHWHILE = 0.9
"""A compressed file is kept if it is at most so much of the whole."""


class Page(Struct, frozen=True):
    """A file, ready to be sent."""

    kind: bytes
    keep: bytes
    etag: bytes
    body: bytes
    zipped: bytes | None
    status: int = 200

    def answer(self, headers: dict[bytes, bytes]) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Status, headers and body for somebody who sent these headers."""
        said = [(b"cache-control", self.keep), (b"etag", self.etag), (b"vary", b"accept-encoding")]
        if self.status == 200 and same(self.etag, headers.get(b"if-none-match", b"")):
            return 304, said, b""
        body = self.body
        if self.zipped is not None and takes_gzip(headers):
            body = self.zipped
            said.append((b"content-encoding", b"gzip"))
        return self.status, [*said, (b"content-type", self.kind), (b"content-length", str(len(body)).encode())], body


class Pages:
    """All of them."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._built: tuple[int, ...] | None = ()
        self._files: dict[str, Page] = {}
        self._unbuilt = page_of(".txt", english().say(line("serve-not-built")).encode(), ASK_AGAIN, 503)
        self._look()

    def find(self, method: str, path: str) -> Page | None:
        """The page at a path, if the house has one there."""
        if method not in ("GET", "HEAD"):
            return None
        if path in self._files and path != INDEX:
            return self._files[path]
        if path != INDEX and (OURS.fullmatch(path) or not PAGE.fullmatch(path)):
            return None
        self._look()
        return self._files.get(INDEX, self._unbuilt)

    def _look(self) -> None:
        """Read the folder, if it was built anew since."""
        built = self._stamp()
        if built == self._built:
            return
        self._built = built
        self._files = {}
        for file in self._folder.rglob("*") if built is not None else ():
            name = f"/{file.relative_to(self._folder).as_posix()}"
            if file.is_file() and not file.is_symlink():
                keep = KEEP if name.startswith(ASSETS) else ASK_AGAIN
                self._files[name] = page_of(file.suffix, file.read_bytes(), keep)

    def _stamp(self) -> tuple[int, ...] | None:
        try:
            index = (self._folder / INDEX[1:]).stat()
            return index.st_mtime_ns, index.st_ino, (self._folder / ASSETS.strip("/")).stat().st_mtime_ns
        except OSError:
            return None


async def send_page(page: Page, scope: Any, send: Send) -> None:
    """Answer with it.  HEAD gets everything but the body."""
    status, headers, body = page.answer(dict(scope["headers"]))
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body, "more_body": False})


def page_of(suffix: str, body: bytes, keep: bytes, status: int = 200) -> Page:
    kind = TYPES.get(suffix, ANYTHING)
    zipped = gzip.compress(body, 9, mtime=0)
    # One tag for both forms, so it is a weak one: the same content, not the same bytes.
    etag = b'W/"' + sha256(body).hexdigest()[:20].encode() + b'"'
    return Page(kind, keep, etag, body, zipped if len(zipped) < len(body) * WORTHWHILE else None, status)


def same(etag: bytes, asked: bytes) -> bool:
    """Whether what the browser has is what it would get (RFC 9110, 13.1.2)."""
    return asked == b"*" or etag in [one.strip() for one in asked.split(b",")]


def takes_gzip(headers: dict[bytes, bytes]) -> bool:
    """Whether whoever sent these headers reads gzip."""
    for part in headers.get(b"accept-encoding", b"").lower().split(b","):
        coding, _, weight = part.partition(b";")
        if coding.strip() in (b"gzip", b"*"):
            return weight.replace(b" ", b"") not in (b"q=0", b"q=0.0", b"q=0.00", b"q=0.000")
    return False
