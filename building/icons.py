"""`python -m building.icons`: the pictures of the app that systems want as pixels, drawn from web/public/icon.svg.

A system cuts its own shape out of a maskable one: its ground reaches every edge, and the crown stays in the middle.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = {"180": 180, "192": 192, "512": 512, "maskable-512": 512}
MASKABLE = ("180", "maskable-512")
CHANGES = {'rx="10"': 'rx="0"', 'id="crown"': 'id="crown" transform="translate(10 10) scale(.69)"'}


def drawing(name: str) -> str:
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    for plain, maskable in CHANGES.items() if name in MASKABLE else ():
        svg = svg.replace(plain, maskable)
    return svg


def draw(page: Page, name: str, size: int) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing(name)}")
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        drawn = browser.new_page()
        for name, size in SIZES.items():
            draw(drawn, name, size)
        browser.close()
