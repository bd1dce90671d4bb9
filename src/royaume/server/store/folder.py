"""The folder in which everything is kept."""

from __future__ import annotations

import os
from pathlib import Path

FILE = "royaume.sqlite3"
FOR_NOBODY_ELSE = 0o700  # whoever reads the seeds knows all hands


def make_private(folder: Path) -> None:
    """A folder that holds other things as well keeps its rights; the file in it is private all the same."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    if file.exists() or not any(folder.iterdir()):
        folder.chmod(FOR_NOBODY_ELSE)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
