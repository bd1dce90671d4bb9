"""The folder in which everything is kept."""

from __future__ import annotations

import os
from pathlib import Path

from royaume.kernel.errors import BadInput

FILE = "royaume.sqlite3"
FOR_NOBODY_ELSE = 0o700  # whoever reads the seeds knows all hands


def make_private_folder(folder: Path) -> None:
    """One that holds other things as well keeps its rights."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / FILE).exists() or not any(folder.iterdir()):
            folder.chmod(FOR_NOBODY_ELSE)
    except OSError as error:
        raise BadInput("data-folder", folder=str(folder), reason=str(error)) from None


def make_private(folder: Path) -> None:
    """The file is private wherever it lies."""
    make_private_folder(folder)
    file = folder / FILE
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
