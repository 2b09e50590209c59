"""The first visit is light, and whoever has been here once finds the house without a line."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Meet
from browser.person import Person, words
from browser.profiles import new_profile
from places import PACKAGE
from server.running import Running

BUILT = PACKAGE / "web"
LIMIT = 150_000
"""Bytes over the line until the lobby stands there, compressed, everything counted."""


def test_the_first_visit_is_light(person: Meet) -> None:
    somebody = person(None, "phone", fresh=True)
    line = somebody.context.new_cdp_session(somebody.page)
    line.send("Network.enable")
    sizes: dict[str, int] = {}
    names: dict[str, str] = {}
    line.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))

    somebody.page.goto("/", wait_until="networkidle")
    somebody.see("h2")

    told = sorted(((round(size), names.get(request, "?")) for request, size in sizes.items()), reverse=True)
    assert len(told) > 5, "something was measured"
    assert sum(sizes.values()) <= LIMIT, told


def kept(page: Page) -> list[str]:
    """What the service worker keeps."""
    found: list[str] = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name))"
        ".keys()).map((r) => name + ' ' + new URL(r.url).pathname)))).flat().sort()"
    )
    return found


def wait_until_kept(somebody: Person) -> None:
    names = {f"/{chunk['file']}" for chunk in json.loads((BUILT / "files.json").read_text("utf-8")).values()}
    somebody.until(
        lambda: names | {"/index.html"} <= {text.split()[1] for text in kept(somebody.page)}, "everything is kept"
    )


def test_without_a_line_the_house_opens_and_says_so(browser: Browser, tmp_path: Path) -> None:
    with Running(f"sqlite:{tmp_path / 'odango.db'}", "--no-limits", "--bot-pace", "0") as server:
        ami = Person(new_profile(browser, server.url, worker=True), server.url).enter("Ami")
        table = ami.open_table("bluff", seats=3, bots="gentle")
        ami.see(".dock, .room")
        wait_until_kept(ami)
        assert not [text for text in kept(ami.page) if " /api" in text]
    ami.forgive("ERR_CONNECTION_REFUSED", "WebSocket")

    ami.go("/")
    expect(ami.page).to_have_title(re.compile("Odango"))
    ami.says("lobby-offline")
    ami.go(f"/t/{table}")
    expect(ami.page.locator("#app")).not_to_be_empty()
    ami.leave()
    ami.context.close()


class Files(SimpleHTTPRequestHandler):
    """Nothing but files, and the page wherever there is none."""

    def log_message(self, *_: object) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def translate_path(self, path: str) -> str:
        file = super().translate_path(path)
        return file if Path(file).is_file() else super().translate_path("/index.html")


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The built pages, where they can be built anew; their address and their folder."""
    folder = tmp_path / "web"
    shutil.copytree(BUILT, folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}", folder
    server.shutdown()


def test_a_new_version_takes_the_place_of_the_old_one(browser: Browser, copy: tuple[str, Path]) -> None:
    url, folder = copy
    ami = Person(new_profile(browser, url, worker=True), url)
    ami.go("/icon.svg")
    ami.page.evaluate("caches.open('odango-0').then((c) => c.put('/assets/ancient.js', new Response('')))")
    ami.go("/")
    wait_until_kept(ami)
    ami.until(lambda: not any(text.startswith("odango-0 ") for text in kept(ami.page)), "the old cache is gone")

    files = json.loads((folder / "files.json").read_text("utf-8"))
    (folder / "assets" / "new-version.js").write_text("export {};", "utf-8")
    gone = next(name for name, chunk in files.items() if "dice/game.ftl" in name)
    old = files.pop(gone)["file"]
    files["new"] = {"file": "assets/new-version.js"}
    (folder / "files.json").write_text(json.dumps(files), "utf-8")
    page = (folder / "index.html").read_text("utf-8")
    (folder / "index.html").write_text(page.replace("<title>", "<title>Newer "), "utf-8")

    response = ami.page.goto("/")
    assert response is not None
    assert "<title>Newer " in response.text()
    ami.until(lambda: any("/assets/new-version.js" in text for text in kept(ami.page)), "the new file is kept")
    ami.until(lambda: not any(old in text for text in kept(ami.page)), "the old file is not")
    ami.context.close()  # Without an API there is enough to complain about.


def test_it_can_be_installed(person: Meet) -> None:
    """The manifest is read, and its pictures are there in the sizes it says."""
    somebody = person(None, "phone", worker=True, fresh=True)
    somebody.page.goto("/", wait_until="load")
    line = somebody.context.new_cdp_session(somebody.page)
    read = line.send("Page.getAppManifest")
    manifest = json.loads(read["data"])

    assert read["errors"] == []
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        size = somebody.page.evaluate(
            "(src) => new Promise((done) => { const i = new Image(); i.onload = () => done(`${i.naturalWidth}x"
            "${i.naturalHeight}`); i.onerror = () => done('broken'); i.src = src; })",
            icon["src"],
        )
        assert size != "broken", icon
        assert icon["sizes"] in (size, "any")
    # What a browser asks of whatever it offers to install.
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"] if icon.get("purpose") != "maskable"}
    assert words("lobby-title") in somebody.page.title()


def test_night_and_day_are_turned_and_remembered(person: Meet) -> None:
    somebody = person(None, "phone")
    theme = "document.documentElement.dataset.theme ?? 'dark'"
    somebody.page.goto("/")
    somebody.button("lobby-theme-dawn").click()
    assert somebody.page.evaluate(theme) == "light"
    somebody.page.reload()
    somebody.button("lobby-theme-night").click()

    assert somebody.page.evaluate(theme) == "dark"
