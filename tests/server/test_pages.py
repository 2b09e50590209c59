"""The browser's pages: what is sent, how long it may be kept, and that nothing else can be had that way."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.inside import Inside, inside

pytestmark = pytest.mark.anyio

SCRIPT = "export const moon = 1;\n" * 200
FILES = {
    "index.html": "<!doctype html><title>Odango</title>" + "<p>x</p>" * 100,
    "manifest.webmanifest": "{}",
    "icon.svg": "<svg/>",
    "sw.js": "self.x = 1;",
    "assets/index-Ab1.js": SCRIPT,
    "assets/index-Cd2.css": "p { color: red }",
    "assets/font-Ef3.woff2": "\x01\x02",
    "assets/pic-Gh4.png": "png",
    "assets/data-Ij5.json": "[]",
}
TYPES = {
    "/": "text/html; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/sw.js": "text/javascript; charset=utf-8",
    "/assets/index-Ab1.js": "text/javascript; charset=utf-8",
    "/assets/index-Cd2.css": "text/css; charset=utf-8",
    "/assets/font-Ef3.woff2": "font/woff2",
    "/assets/pic-Gh4.png": "image/png",
    "/assets/data-Ij5.json": "application/json",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client that was built; beside it lies what nobody may have."""
    built = tmp_path / "web"
    for name, text in FILES.items():
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_text(text)
    (tmp_path / "secret.txt").write_text("secret")
    (built / "link.txt").symlink_to(tmp_path / "secret.txt")
    return built


@pytest.fixture
async def here(tmp_path: Path, folder: Path) -> AsyncIterator[Inside]:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}", web=str(folder), limits=True) as opened:
        yield opened


async def get(here: Inside, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return await here.as_(names).ask(method, path)


async def raw(here: Inside, path: str, method: str = "GET") -> int:
    """The status for exactly this path: httpx would tidy it up."""
    scope: Any = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": [(b"host", b"house")], "scheme": "http", "http_version": "1.1", "client": ("127.0.0.1", 1),
        "server": ("house", 80), "root_path": "", "asgi": {"version": "3.0"}, "extensions": {},
    }  # fmt: skip
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await here.gate(scope, receive, send)
    assert b"secret" not in b"".join(message.get("body", b"") for message in sent)
    return int(sent[0]["status"])


@pytest.mark.parametrize("path", TYPES)
async def test_every_file_is_sent_as_what_it_is(here: Inside, path: str) -> None:
    """Type, content and guards; what has its content in its name may be kept, all else is asked for again."""
    answer = await get(here, path)

    assert answer.status_code == 200
    assert answer.text == FILES[path[1:] or "index.html"]
    assert answer.headers["content-type"] == TYPES[path]
    kept = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
    assert answer.headers.get_list("cache-control") == [kept]
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/t/aB-9_x", "/replay/aB-9_x", "/challenge", "/t/abc/", "/new/dice"]
)
async def test_what_may_be_a_page_is_the_client(here: Inside, path: str) -> None:
    """It finds its own way; the policy lets it load what lies here, and nothing inline."""
    answer = await get(here, path)

    assert answer.status_code == 200
    assert answer.text == FILES["index.html"]
    rules = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";"))
    assert rules["img-src"] == "'self' data:"
    for part in ("script-src", "style-src", "connect-src", "manifest-src", "worker-src", "font-src"):
        assert rules[part] == "'self'"


async def test_what_did_not_change_is_not_sent_again(here: Inside) -> None:
    etag = (await get(here, "/")).headers["etag"]

    for asked in (etag, f'"other", {etag}', "*"):
        answer = await get(here, "/t/x", if_none_match=asked)
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == etag
        assert answer.headers["cache-control"] == "no-cache"
    assert (await get(here, "/", if_none_match='"other"')).status_code == 200


async def test_compressed_for_who_reads_it(here: Inside) -> None:
    """Not for those who do not, nor where it would not help."""
    zipped = await get(here, "/assets/index-Ab1.js", accept_encoding="br, gzip;q=0.5")
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) < 200
    assert zipped.text == SCRIPT
    for encoding in ("identity", "br", "gzip;q=0", ""):
        plain = await get(here, "/assets/index-Ab1.js", accept_encoding=encoding)
        assert "content-encoding" not in plain.headers
        assert int(plain.headers["content-length"]) == len(SCRIPT)
    assert "content-encoding" not in (await get(here, "/icon.svg", accept_encoding="gzip")).headers


async def test_head_is_the_same_without_the_body(here: Inside) -> None:
    for path in ("/", "/assets/index-Ab1.js", "/t/x"):
        whole, head = await get(here, path), await get(here, path, "HEAD")
        assert head.status_code == 200
        assert head.content == b""
        assert dict(head.headers) == dict(whole.headers)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.txt", "/../secret.txt", "/assets/../../secret.txt", "//secret.txt", "/assets//index-Ab1.js",
        "/assets/%2e%2e/secret.txt", "/%2e%2e/secret.txt", "/..", "/assets/..", "/./index.html", "/link.txt",
        "/assets/index-Ab1.js\0", "/\0", "/\0.png", "\\..\\secret.txt", "/assets/nothing.js", "/assets/x", "/assets",
        "/assets/", "/nothing.txt", "/t/x.html", "/a/b/c/d/e", "/" + "a" * 65, "/t/a\nb", "/t/ä", "/.env", "//", "",
        "/api", "/api/", "/api/nothing", "/metrics/x", "/INDEX.HTML",
    ],
    ids=repr,
)  # fmt: skip
async def test_nothing_else_can_be_had(here: Inside, folder: Path, path: str) -> None:
    """Paths written to confuse, also absolute ones, and files that are not there: not here."""
    assert await raw(here, path) == 404
    assert await raw(here, path, "HEAD") in (404, 405)
    assert await raw(here, f"/{folder.parent}/secret.txt") == 404


async def test_pages_are_only_read(here: Inside) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert await raw(here, "/", method) in (404, 405)
        assert await raw(here, "/assets/index-Ab1.js", method) in (404, 405)


async def test_pages_do_not_count_as_haste(here: Inside) -> None:
    """A browser that loads a page with all that belongs to it, often, may still ask for what it came for."""
    for _ in range(60):
        for path in TYPES:
            assert await raw(here, path) == 200

    assert await raw(here, "/api/health") == 200


async def test_pages_built_anew_are_seen(here: Inside, folder: Path) -> None:
    """Without a restart, so that one can work on them."""
    (folder / "assets" / "new-Kl6.js").write_text("new")
    (folder / "index.html").write_text("new")
    os.utime(folder / "index.html", ns=(1, 1))

    assert (await get(here, "/")).text == "new"
    assert (await get(here, "/assets/new-Kl6.js")).text == "new"


async def test_without_pages_there_is_a_sentence(tmp_path: Path) -> None:
    """Who runs the sources without building them is told how; the API is there all the same."""
    async with inside(f"sqlite:{tmp_path / 'odango.db'}", web=str(tmp_path / "none")) as here:
        answer = await get(here, "/")
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "make web" in answer.text
        assert (await get(here, "/assets/x.js")).status_code == 404
        assert (await get(here, "/api/health")).status_code == 200


async def test_large_answers_are_compressed(here: Inside) -> None:
    """Of what is read, and only for who can read it so; they may not be kept."""
    document = "/api/openapi.json"
    zipped = await get(here, document, accept_encoding="gzip")
    plain = await get(here, document, accept_encoding="identity")

    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.headers["vary"] == "accept-encoding"
    assert zipped.headers["cache-control"] == "no-store"
    assert int(zipped.headers["content-length"]) < len(plain.content) / 3
    assert "content-encoding" not in plain.headers
    assert zipped.json() == plain.json()
    assert "content-encoding" not in (await get(here, "/api/health", accept_encoding="gzip")).headers
