"""The pages of the browser client: made from web/ with npm, put where the server looks for them.

`python -m building.client packages` fetches what they are made with, `python -m building.client` makes them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from building.npm import PACKAGE, WEB, NoNode, node_folder, npm

PAGES = WEB.parent / "src" / "royaume" / "server" / "client"
FIRST_PAGE = PAGES / "index.html"
LOCK = WEB / "package-lock.json"  # a source distribution has pages, and not what they are made of
FETCHED = WEB / "node_modules" / ".installed"
NO_SOURCE = {"node_modules", ".svelte-check"}


class NotMade(Exception):
    """The pages could not be made."""


def requirements() -> list[str]:
    """What has to be installed before the pages can be made here."""
    return [] if is_made() or node_folder() is not None else [PACKAGE]


def is_made() -> bool:
    """Whether there are pages, and nothing that they are made of is newer."""
    return FIRST_PAGE.exists() and (not LOCK.exists() or not any_newer(made_of(), FIRST_PAGE))


def made_of() -> Iterable[Path]:
    return (path for path in WEB.rglob("*") if path.is_file() and NO_SOURCE.isdisjoint(path.parts))


def any_newer(files: Iterable[Path], than: Path) -> bool:
    made = than.stat().st_mtime
    return any(file.stat().st_mtime > made for file in files)


def make() -> None:
    if is_made():
        return
    fetch_packages()
    run("run", "--silent", "build", "--", "--logLevel", "error")
    FIRST_PAGE.touch()


def fetch_packages() -> None:
    if FETCHED.exists() and not any_newer([LOCK], FETCHED):
        return
    run("install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error")
    FETCHED.touch()


def run(*arguments: str) -> None:
    if npm(*arguments) != 0:
        raise NotMade(f"Royaume's pages could not be made: `npm {' '.join(arguments)}` failed in {WEB}.")


if __name__ == "__main__":
    try:
        fetch_packages() if sys.argv[1:] == ["packages"] else make()
    except (NoNode, NotMade) as why:
        sys.exit(str(why))
