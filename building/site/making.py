"""Everything that the site consists of, put where the server looks for it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from building.chosen import PACKAGE, ROOT
from building.site.contents import DOCS, contents, file_of
from building.site.links import broken
from building.site.reading import Document, read
from building.site.writing import page, searched

GUIDE = PACKAGE / "server" / "guide"
HERE = Path(__file__).parent
STYLES = ROOT / "web" / "src" / "styles"
FONTS = ROOT / "web" / "node_modules"
FONT = re.compile(r'url\("(@fontsource/[^"]+/([^"/]+\.woff2))"\)')
THEMES = ("tokens", "vellum", "night")
PICTURES = ("*.png", "*.svg")


class BrokenLinks(Exception):
    """Links that lead nowhere."""


def make(folder: Path = GUIDE) -> None:
    chapters = contents()
    names = [name for chapter in chapters.values() for name in chapter]
    read_ones = {name: read(name, file_of(name).read_text(encoding="utf-8"), names) for name in names}
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in files(chapters, read_ones):
        put(folder / name, text)
    put_pictures_and_fonts(folder)
    found = list(broken(folder))
    if found:
        raise BrokenLinks("links that lead nowhere:\n" + "\n".join(found))


def files(chapters: dict[str, list[str]], read_ones: dict[str, Document]) -> Iterable[tuple[str, str]]:
    by_chapter = {title: [read_ones[name] for name in names] for title, names in chapters.items()}
    for document in read_ones.values():
        yield f"{document.name}.html", page(document, by_chapter)
    yield "search-index.js", searched(read_ones.values())
    yield "site.js", (HERE / "site.js").read_text(encoding="utf-8")
    yield "site.css", style()


def style() -> str:
    """The themes of the client, and what only documents have."""
    fonts = FONT.sub(r'url("fonts/\2")', (STYLES / "fonts.css").read_text(encoding="utf-8"))
    themes = [(STYLES / f"{theme}.css").read_text(encoding="utf-8") for theme in THEMES]
    return "\n".join([fonts, *themes, (HERE / "site.css").read_text(encoding="utf-8")])


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def put_pictures_and_fonts(folder: Path) -> None:
    """Without the client's packages there are no fonts, and the system's are used."""
    shutil.copy(ROOT / "web" / "public" / "icon.svg", folder)
    for kind in PICTURES:
        for picture in DOCS.glob(kind):
            shutil.copy(picture, folder)
    (folder / "fonts").mkdir()
    for place, name in FONT.findall((STYLES / "fonts.css").read_text(encoding="utf-8")):
        if (FONTS / place).exists():
            shutil.copy(FONTS / place, folder / "fonts" / name)
