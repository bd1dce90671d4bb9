"""Makes a contact sheet: a picture of every screen in every size, language and theme, and a page that shows them all.

make screens                                    everything, in build/screens/
make screens ONLY="viscounts final" SIZES=844x390 LANGUAGES=fr THEMES=night
"""

from __future__ import annotations

import argparse
import html
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.driver import DRAWN, LANGUAGES, ROOT, Person, Server, launched, missing
from browser.scenes import SIZES, Scene, Size, scenes
from server.people import Api

SHEET = ROOT / "build" / "screens"
THEMES = ("vellum", "night")
HEAD = """<!doctype html><meta charset="utf-8"><title>Royaume: every screen</title>
<style>
  body { margin: 1rem; background: #180816; color: #e9dcc4; font: 14px sans-serif; }
  section { display: flex; flex-wrap: wrap; align-items: start; gap: .75rem; margin-bottom: 2rem; }
  h2 { width: 100%; margin: 0; }
  figure { margin: 0; }
  img { display: block; height: 300px; border: 1px solid #4c2344; }
</style>
"""


def main() -> None:
    asked = arguments()
    if missing():
        raise SystemExit(missing())
    SHEET.mkdir(parents=True, exist_ok=True)
    wanted = [scene for scene in scenes() if not asked.only or any(word in scene.name for word in asked.only)]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        try:
            browser = launched(playwright, drawn=True)
            taken = {scene.name: list(pictures(browser, server, scene, asked)) for scene in wanted}
            browser.close()
        finally:
            server.stop()
    (SHEET / "index.html").write_text(HEAD + "".join(map(section, taken, taken.values())), "utf-8")
    print(f"{sum(map(len, taken.values()))} pictures: {SHEET / 'index.html'}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="*", default=[], help="parts of the names of screens")
    parser.add_argument("--sizes", nargs="*", type=size_of, default=SIZES, help="such as 844x390")
    parser.add_argument("--languages", nargs="*", choices=sorted(LANGUAGES), default=sorted(LANGUAGES))
    parser.add_argument("--themes", nargs="*", choices=THEMES, default=THEMES)
    return parser.parse_args()


def size_of(text: str) -> Size:
    width, height = text.split("x")
    return int(width), int(height)


def pictures(browser: Browser, server: Server, scene: Scene, asked: argparse.Namespace) -> Iterator[Path]:
    """One page is turned through all languages, themes and sizes; nothing is loaded anew."""
    print(scene.name, flush=True)
    person = Person(browser, server.url)
    with Api(server.url) as api:
        scene.show(person, api)
    for language, theme, (width, height) in product(asked.languages, asked.themes, asked.sizes):
        person.speak(language)
        person.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(DRAWN)
        path = SHEET / f"{scene.name}-{width}x{height}-{language}-{theme}.png"
        person.page.screenshot(path=path, full_page=True)
        yield path
    person.close()


def section(name: str, pictures: list[Path]) -> str:
    figures = "".join(
        f'<figure><a href="{path.name}"><img loading="lazy" src="{path.name}" alt=""></a>'
        f"<figcaption>{html.escape(path.stem.removeprefix(name + '-'))}</figcaption></figure>\n"
        for path in pictures
    )
    return f"<section><h2>{html.escape(name)}</h2>\n{figures}</section>\n"


if __name__ == "__main__":
    main()
