"""Pictures of every page and state into build/shots, and the README's picture of a table."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.chromium import launch
from browser.person import SHOTS, Person
from browser.profiles import new_profile
from browser.tour import tour
from places import DOCS, ROOT
from server.running import Running

README = DOCS / "images" / "table.png"


def main() -> None:
    shutil.rmtree(SHOTS, ignore_errors=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(f"sqlite:{Path(folder) / 'odango.db'}", "--no-limits", "--bot-pace", "0") as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for size in ("phone", "laptop"):
            for theme in ("dark", "light"):
                people: list[Person] = []

                def meet(
                    name: str | None, size: str = size, theme: str = theme, people: list[Person] = people
                ) -> Person:
                    profile = new_profile(browser, server.url, size=size, theme=theme, sharp=size == "phone")
                    somebody = Person(profile, server.url, size=size)
                    people.append(somebody)
                    return somebody.enter(name) if name else somebody

                def look(somebody: Person, where: str, size: str = size, theme: str = theme) -> None:
                    somebody.page.wait_for_timeout(250)
                    somebody.screenshot(f"{where}-{size}-{theme}")

                tour(meet, look)
                for somebody in people:
                    somebody.context.close()
    shutil.copyfile(SHOTS / "bluff-respond-laptop-dark.png", README)
    print(f"{len(list(SHOTS.glob('*.png')))} pictures in {SHOTS.relative_to(ROOT)}")  # noqa: T201


if __name__ == "__main__":
    main()
