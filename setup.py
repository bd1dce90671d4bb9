"""Compiles kernel, rules and bots with mypyc where a C compiler exists; elsewhere the source runs as it is."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

# everything that a search or a simulation runs at every decision
COMPILED = ("kernel", "games", "bots")
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
# gcc spends half of its time on the indentation of generated code
FOR_GCC = ("-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-misleading-indentation")


def modules() -> list[str]:
    source = Path("src/royaume")
    left_out = {source / "kernel" / f"{name}.py" for name in INTERPRETED}
    found = [path for folder in COMPILED for path in sorted((source / folder).rglob("*.py")) if path.name != SHOWN]
    return [str(path) for path in found if path not in left_out and path.stat().st_size > 0]


def extensions() -> list[Extension]:
    if os.environ.get("ROYAUME_PURE") == "1":
        return []
    from mypyc.build import mypycify

    # what the rules import without compiling it is checked by `make check`, not by a build without those packages
    options = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
    built: list[Extension] = mypycify([*options, *modules()], opt_level="3", debug_level="0", group_name="royaume")
    for extension in built:
        extension.optional = True
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *FOR_GCC]
    return built


setup(ext_modules=extensions())
