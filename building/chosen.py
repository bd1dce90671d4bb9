"""What of the checkout is compiled, and where that is put: the package itself knows, since it looks there."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "royaume"


def sources() -> list[Path]:
    """The modules that are compiled."""
    found: list[Path] = _asked("sources", PACKAGE)
    return found


def folder() -> Path:
    """Where those lie that are compiled from the source as it is now."""
    found: Path = _asked("compiled_folder", PACKAGE)
    return found


def _asked(function: str, *arguments: Path) -> Any:
    """By its file, since the packages that royaume imports are not there when it is built."""
    return runpy.run_path(str(PACKAGE / "interpreted.py"))[function](*arguments)
