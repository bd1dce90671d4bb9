"""The rules run compiled where they were compiled; ROYAUME_PURE=1 runs their source instead, to debug or compare."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

SWITCH = "ROYAUME_PURE"


class SourceOnly(MetaPathFinder):
    """Finds the package's modules as source files, passing over compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("royaume.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def if_asked_for() -> None:
    if os.environ.get(SWITCH) == "1":
        sys.meta_path.insert(0, SourceOnly())


def is_compiled() -> bool:
    from royaume.kernel import frame

    return not str(frame.__file__).endswith(".py")
