"""Profiles of a browser: each as good as a browser of its own, and used by one person after another."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext

SIZES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 360, "height": 780},
        "has_touch": True,
        "is_mobile": True,
    },
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "projector": {"viewport": {"width": 1920, "height": 1080}},
}

EMPTY = "/icon.svg"
"""A page in the house that does nothing."""

VEIL = """
    globalThis.veil = new CSSStyleSheet();
    veil.replaceSync(":root { opacity: 0 !important }");
    document.adoptedStyleSheets.push(veil);
"""
"""Under it a page is laid out, hit and read as ever, and not drawn, which is a quarter of a browser's work.  It is
lifted where somebody looks (`Person.drawn`), and there is none where things move.
"""

Key = tuple[tuple[str, bool | str], ...]


def new_profile(
    browser: Browser, url: str, *, size: str = "phone", theme: str = "dark", motion: bool = False,
    worker: bool = False, sharp: bool = False,
) -> BrowserContext:  # fmt: skip
    context = browser.new_context(
        **SIZES[size],
        base_url=url,
        # Four times as many pixels are four times as much to draw, and only pictures show them.
        device_scale_factor=2 if sharp else 1,
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="allow" if worker else "block",
        locale="en-GB",
    )
    if not motion:
        context.add_init_script(VEIL)
    if theme == "light":
        # As if the button in the top bar had been pressed on an earlier visit.
        context.add_init_script("localStorage.setItem('odango.theme', 'dawn')")
    return context


class Profiles:
    """Those of one browser.

    A page that is loaded in a new profile costs three times as much as in one that has loaded it before, so whoever
    comes takes over the tab of somebody who has left, and finds nothing of them in it.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._left: dict[Key, list[BrowserContext]] = defaultdict(list)

    def take(self, url: str, **wishes: Any) -> BrowserContext:
        left = self._left[_key(url, wishes)]
        return left.pop() if left else new_profile(self.browser, url, **wishes)

    def give_back(self, context: BrowserContext, url: str, **wishes: Any) -> None:
        """Forget whoever had it: cookies, everything stored, where they have been and where they pointed."""
        page, *others = context.pages
        for other in others:
            other.close()
        page.mouse.move(-1, -1)
        page.goto(EMPTY)
        page.evaluate("sessionStorage.clear()")
        context.clear_cookies()
        line = context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
        line.send("Page.resetNavigationHistory")
        line.detach()
        self._left[_key(url, wishes)].append(context)


def _key(url: str, wishes: dict[str, Any]) -> Key:
    return ("url", url), *sorted(wishes.items())
