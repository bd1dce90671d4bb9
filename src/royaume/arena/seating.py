"""Who plays: bots by name, or of others as `file.py:Class` and `module:Class`. A new one for each seat and game."""

from __future__ import annotations

import re
import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from royaume import bots
from royaume.bots.bot import Bot
from royaume.kernel.errors import BadInput

FILE = re.compile(r"(?P<module>.+\.py):(?P<bot>\w+)")
MODULE = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<bot>[A-Za-z_]\w*)")


def seat_bot(name: str) -> Bot:
    """A bot that sits down at one seat of one game."""
    found = foreign_class(name)
    return bots.find(name) if found is None else found()


def source_digest(name: str) -> str:
    """Which program a bot of others is; nothing for our own."""
    found = foreign_class(name)
    if found is None:
        return ""
    file = sys.modules[found.__module__].__file__
    return "" if file is None else sha256(Path(file).read_bytes()).hexdigest()


@cache
def foreign_class(name: str) -> type[Bot] | None:
    """None for a bot of our own; what follows its colon is its own affair."""
    in_file, in_module = FILE.fullmatch(name), MODULE.fullmatch(name)
    if in_file is not None:
        return class_in(name, module_in(name, Path(in_file["module"])), in_file["bot"])
    if in_module is None or in_module["module"] in (*bots.BOTS, bots.SEARCH):
        return None
    return class_in(name, module_named(name, in_module["module"]), in_module["bot"])


def module_in(name: str, path: Path) -> ModuleType:
    """The module in a file, which may import what lies beside it."""
    file = path.resolve()
    if not file.is_file():
        raise BadInput("file-missing", file=str(path))
    if str(file.parent) not in sys.path:
        sys.path.insert(0, str(file.parent))
    spec = spec_from_file_location(f"bots_of_others_{sha256(str(file).encode()).hexdigest()[:12]}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise unusable(name, error) from error
    return module


def module_named(name: str, module: str) -> ModuleType:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        return import_module(module)
    except Exception as error:
        raise unusable(name, error) from error


def unusable(name: str, error: Exception) -> BadInput:
    return BadInput("bot-module", bot=name, reason=f"{type(error).__name__}: {error}")


def class_in(name: str, module: ModuleType, class_name: str) -> type[Bot]:
    found = getattr(module, class_name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadInput("bot-class", bot=name, name=class_name, base=f"{Bot.__module__}.{Bot.__name__}")
    return found
