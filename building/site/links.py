"""Links of made pages that lead nowhere, whatever made the pages."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LEADING = ("href", "src")


class Links(HTMLParser):
    """Where a page leads, and where in it one can be led to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors = {""}
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in LEADING and value is not None:
                self.targets.append(value)
            if name == "id" and value is not None:
                self.anchors.add(value)


def broken(folder: Path) -> Iterator[str]:
    pages = {file.resolve(): Links(file) for file in folder.rglob("*.html")}
    for file, links in pages.items():
        for target in links.targets:
            if not is_good(target, file, pages):
                yield f"{file.relative_to(folder.resolve())}: {target}"


def is_good(target: str, file: Path, pages: dict[Path, Links]) -> bool:
    link = urlsplit(target)
    if link.scheme in ("https", "http", "mailto"):
        return True
    place = (file.parent / unquote(link.path)).resolve() if link.path else file
    if place not in pages:
        return place.is_file() and not link.fragment
    return unquote(link.fragment) in pages[place].anchors
