"""First games with a coach: data over the engine (`docs/lessons.md`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import toml

from royaume.kernel.errors import BadInput
from royaume.lessons.lesson import Lesson

FOLDER: Final = Path(__file__).parent

NAMES: Final = ("architects", "artisans", "wonders", "majesty", "viscounts")

LESSONS: Final[dict[str, Lesson]] = {
    name: toml.decode((FOLDER / f"{name}.toml").read_bytes(), type=Lesson) for name in NAMES
}


def find(name: str) -> Lesson:
    if name not in LESSONS:
        raise BadInput("unknown-lesson", lesson=name, known=", ".join(LESSONS))
    return LESSONS[name]
