"""Draws the icons that telephones want as pictures, from the drawings in web/public."""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from browser.chromium import launch
from places import WEB

PUBLIC = WEB / "public"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
}


def main() -> None:
    with sync_playwright() as playwright, launch(playwright) as browser:
        for name, (drawing, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (PUBLIC / drawing).read_text("utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()
