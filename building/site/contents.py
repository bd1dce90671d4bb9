"""What stands in the documents, in the order in which it is read."""

from __future__ import annotations

from pathlib import Path

from building.chosen import ROOT

DOCS = ROOT / "docs"
HOME = "index"
DECISIONS = "decisions"

LISTED: dict[str, tuple[str, ...]] = {
    "Play": (HOME, "play", "play.fr", "notices", "notices.fr", "lessons", "review"),
    "Host": ("hosting", "trust"),
    "Write a bot": ("bots", "search", "environments", "mcp", "ladder"),
    "Add a game": ("add-a-game", "notation", "state"),
    "Formats and interface": ("formats", "api"),
}


def contents() -> dict[str, list[str]]:
    """The names of all documents by chapters: those that are listed, whatever else there is, and the decisions."""
    there = written()
    known = {name for names in LISTED.values() for name in names}
    chapters = {title: list(names) for title, names in LISTED.items()}
    chapters["More"] = [name for name in there if name not in known and not is_decision(name)]
    chapters["Decisions"] = [name for name in there if is_decision(name)]
    return {title: names for title, names in chapters.items() if names}


def is_decision(name: str) -> bool:
    return name.startswith(f"{DECISIONS}/")


def written() -> list[str]:
    """All that lie in the folder; decisions by their numbers."""
    return sorted(path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md"))


def file_of(name: str) -> Path:
    return DOCS / f"{name}.md"
