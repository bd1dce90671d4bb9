"""Every RULES.md names files, and names in them, that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "royaume"
DOCUMENTS = sorted(SOURCE.glob("games/**/RULES.md"))
pytestmark = pytest.mark.once
QUOTED = re.compile(r"`([^`]+)`")


def found(name: str, folder: Path) -> list[Path]:
    """Beside the document, in the source as a whole, or among the tests of the same folder."""
    if name.startswith("test_"):
        return list((TESTS / folder.relative_to(SOURCE)).glob(name))
    return [path for path in (folder / name, SOURCE / name) if path.is_file()]


def named_in(document: Path) -> list[str]:
    return [name for name in QUOTED.findall(document.read_text("utf-8")) if name.endswith(".py")]


def pairs_in(document: Path) -> list[tuple[str, str]]:
    """Of the table of rules: a file, and each name that is quoted after it and before the next file."""
    pairs = []
    for line in document.read_text("utf-8").splitlines():
        file = ""
        for name in QUOTED.findall(line) if line.startswith("|") and line.count("|") == 5 else []:
            if name.endswith((".py", "/")):
                file = name
            elif file.endswith(".py") and name.isidentifier():
                pairs.append((file, name))
    return pairs


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.parent.name)
def test_every_file_that_is_named_exists(document: Path) -> None:
    names = named_in(document)
    assert len(names) > 10
    assert [name for name in names if not found(name, document.parent)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.parent.name)
def test_what_is_named_with_a_file_is_defined_in_it(document: Path) -> None:
    def missing(file: str, name: str) -> bool:
        texts = [path.read_text("utf-8") for path in found(file, document.parent)]
        return not any(re.search(rf"^\s*(class|def) {name}\b|^{name}\b", text, re.MULTILINE) for text in texts)

    assert [pair for pair in pairs_in(document) if missing(*pair)] == []


def test_the_documents_of_all_games_are_looked_at() -> None:
    assert [path.parent.name for path in DOCUMENTS] == [
        "architects",
        "artisans",
        "wonders",
        "majesty",
        "viscounts",
        "solo",
    ]
