"""Which rules run: compiled ones where there are any, else their source; ROYAUME_PURE=1 always runs the source.

An installed package has compiled modules beside the others. Those of a checkout lie in its build/compiled, under the
digest of what they were compiled from: a rule that has changed since runs from its source. Vectors, which compiled
rules keep outside of Python's objects, are lists then: the source runs faster so.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SWITCH = "ROYAUME_PURE"
PACKAGE = Path(__file__).parent
LIBRARY = "royaume__mypyc"
# everything that a search or a simulation runs at every decision is compiled
RULES = ("kernel", "games", "bots")
# of the kernel, what only reads, writes and talks stays as source
INTERPRETED = (
    "carrying",
    "data",
    "errors",
    "match",
    "names",
    "notation",
    "record",
    "retelling",
    "sorting",
    "state",
)
# everywhere, what is shown: its types are not native classes
SHOWN = "shown.py"
VECTORS = "librt.vecs"
LISTS = PACKAGE / "lists.py"


class Found(MetaPathFinder):
    """Finds the package's modules by their name alone: compiled in one folder, if there is one, or else as source."""

    def __init__(self, compiled: Path | None) -> None:
        source = (PACKAGE.parent, (SourceFileLoader, SOURCE_SUFFIXES))
        self.compiled = compiled is not None
        self.kinds = [source] if compiled is None else [(compiled, (ExtensionFileLoader, EXTENSION_SUFFIXES)), source]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == VECTORS and not self.compiled:
            return spec_from_file_location(fullname, LISTS)
        if not fullname.startswith("royaume.") and fullname != LIBRARY:
            return None
        for folder, kind in self.kinds:
            spec = FileFinder(str(folder.joinpath(*fullname.split(".")[:-1])), kind).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> None:
    """Decide for this process, before anything of the package is imported."""
    if os.environ.get(SWITCH) == "1":
        sys.meta_path.insert(0, Found(None))
    elif not any(PACKAGE.parent.glob(f"{LIBRARY}.*")):
        sys.meta_path.insert(0, Found(compiled_apart()))


def compiled_apart() -> Path | None:
    """The compiled rules of a checkout, if they are those of its source as it is now."""
    if not checkout_folder(PACKAGE).exists():
        return None
    folder = compiled_folder(PACKAGE)
    return folder if folder.exists() else None


def is_compiled() -> bool:
    from royaume.kernel import frame

    return not str(frame.__file__).endswith(".py")


def sources(package: Path) -> list[Path]:
    """What is compiled of a package."""
    left_out = {package / "kernel" / f"{name}.py" for name in INTERPRETED}
    found = [path for folder in RULES for path in sorted((package / folder).rglob("*.py")) if path.name != SHOWN]
    return [path for path in found if path not in left_out and path.stat().st_size > 0]


def checkout_folder(package: Path) -> Path:
    return package.parents[1] / "build" / "compiled"


def compiled_folder(package: Path) -> Path:
    """Where it lies compiled, from the source as it is now and for this Python."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sources(package):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return checkout_folder(package) / digest.hexdigest()[:16]
