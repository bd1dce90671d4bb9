"""What stands in the documents, in the order in which it is read. A document that is not listed is an error."""

from __future__ import annotations

from pathlib import Path

from building.chosen import ROOT

DOCS = ROOT / "docs"
HOME = "index"
DECISIONS = "decisions"

CONTENTS: dict[str, tuple[str, ...]] = {
    "Play": (HOME, "play", "play.fr", "lessons", "review"),
    "Host": ("hosting", "trust"),
    "Write a bot": ("bots", "search", "environments", "mcp", "ladder"),
    "Add a game": ("add-a-game", "notation", "state"),
    "Formats and interface": ("formats", "api"),
}


def documents() -> list[str]:
    """The names of all of them; decisions come last, by their numbers."""
    return [name for names in CONTENTS.values() for name in names] + decisions()


def decisions() -> list[str]:
    return sorted(f"{DECISIONS}/{path.stem}" for path in (DOCS / DECISIONS).glob("*.md"))


def written() -> list[str]:
    """All that lie in the folder."""
    return sorted(path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md"))


def file_of(name: str) -> Path:
    return DOCS / f"{name}.md"
