"""Measures the kernel on the trial game of the tests: decisions a second, as source and compiled.

    python benchmarks/trial.py [--games 200]

Kernel and trial are copied to a temporary folder and compiled there in one group, with the flags of setup.py.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trial.town_centre.table import TownTable

HERE = Path(__file__).resolve()
ROOT = HERE.parent.parent
# the part of the kernel that random play runs on; the rest stays as source
KERNEL = ("chance", "choices", "deck", "event", "frame", "game", "ints", "module", "playout", "refusal", "table")
NOT_SOURCE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
Figures = dict[str, Any]
SEATS = 4
BEST_OF = 3
# expansions, and whether everybody has the three apprentices
COMPOSITIONS = {
    "base": ((), False),
    "apprentices": ((), True),
    "artisans": (("artisans",), False),
    "wonders": (("wonders",), False),
    "everything": (("artisans", "wonders"), True),
}


def copy_sources(folder: Path) -> None:
    """The package without its games, and the trial."""
    shutil.copytree(ROOT / "src" / "royaume", folder / "royaume", ignore=NOT_SOURCE)
    (folder / "royaume" / "__init__.py").write_text('"""The kernel alone."""\n')
    shutil.copytree(ROOT / "tests" / "kernel" / "trial", folder / "trial", ignore=NOT_SOURCE)


def build() -> None:
    """Compile kernel and trial, copied to the working directory, in place."""
    from mypyc.build import mypycify
    from setuptools import setup

    kernel = [f"royaume/kernel/{name}.py" for name in KERNEL]
    trial = [str(path) for path in sorted(Path("trial").rglob("*.py"))]
    built = mypycify(["--strict", *kernel, *trial], opt_level="3", debug_level="0", group_name="trial")
    for extension in built:
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    setup(name="trial", packages=[], ext_modules=built, script_args=["-q", "build_ext", "--inplace"])


def measure(games: int) -> dict[str, Figures]:
    from trial.town_centre.modules.apprentices import CONSPIRATOR, GATEKEEPER, SQUIRE
    from trial.town_centre.setup import rules_of, set_up

    figures: dict[str, Figures] = {}
    for name, (expansions, crew) in COMPOSITIONS.items():
        rules = rules_of(expansions)
        apprentices = (CONSPIRATOR, GATEKEEPER, SQUIRE) if crew else ()
        runs = [played([set_up(SEATS, rules, apprentices) for _ in range(games)]) for _ in range(BEST_OF)]
        figures[name] = {key: max(run[key] for run in runs) for key in runs[0]}
    return figures


def played(tables: "list[TownTable]") -> Figures:
    """Play all of them at random: decisions and clones a second, and a hash of how the games ended."""
    from royaume.kernel.chance import Dice
    from royaume.kernel.playout import clone_often, play_out

    start = time.perf_counter()
    decisions = sum(play_out(t, Dice(seed)) for seed, t in enumerate(tables))
    played_in = time.perf_counter() - start
    clones = 10 * len(tables)
    start = time.perf_counter()
    clone_often(tables[0], clones)
    cloned_in = time.perf_counter() - start
    return {
        "decisions": decisions / played_in,
        "clones": clones / cloned_in,
        "a game": decisions / len(tables),
        "ends": sha256(json.dumps([t.to_data() for t in tables]).encode()).hexdigest(),
    }


def measured(folder: Path, games: int) -> dict[str, Figures]:
    """The figures of what lies in this folder, from a process of its own (-P: this file is no package `trial`)."""
    command = [sys.executable, "-P", str(HERE), "measure", "--games", str(games)]
    environment = os.environ | {"PYTHONPATH": str(folder)}
    answer = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    figures: dict[str, Figures] = json.loads(answer)
    return figures


def compare(games: int) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        source, compiled = Path(temporary) / "source", Path(temporary) / "compiled"
        for folder in (source, compiled):
            copy_sources(folder)
        subprocess.run([sys.executable, str(HERE), "build"], cwd=compiled, check=True, stdout=subprocess.DEVNULL)
        slow, fast = measured(source, games), measured(compiled, 20 * games)
        same = measured(compiled, games)
    print(f"{SEATS} seats, best of {BEST_OF}   source dec/s  compiled dec/s  compiled clones/s  decisions a game")
    for name in COMPOSITIONS:
        assert slow[name]["ends"] == same[name]["ends"], f"{name}: compiled games end differently"
        row = (slow[name]["decisions"], fast[name]["decisions"], fast[name]["clones"], fast[name]["a game"])
        print("{:22}{:15,.0f}{:16,.0f}{:19,.0f}{:18.1f}".format(name, *row))


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions a second of the kernel's trial game.")
    parser.add_argument("part", nargs="?", default="compare", choices=("compare", "build", "measure"))
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    if asked.part == "build":
        build()
    elif asked.part == "measure":
        print(json.dumps(measure(asked.games)))
    else:
        compare(asked.games)


if __name__ == "__main__":
    main()
