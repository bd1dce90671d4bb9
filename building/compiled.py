"""`python -m building.compiled`: the rules of this checkout, compiled; nothing is done where they are already."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from building.chosen import ROOT, folder
from building.client import any_newer

BUILD = ROOT / "build"
LOG = BUILD / "compiling.log"
LIBRARIES = "royaume__mypyc*"
# of what was compiled before: for a branch that one comes back to
KEPT = 3
NO_COMPILER = "There is no C compiler here: the rules run from their source, about fifteen times slower."


def compiler() -> str | None:
    """The C compiler that would be used, if it is there."""
    asked = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(asked.split()[0])


def compile_rules() -> bool:
    """Whether the rules lie compiled afterwards, from the source as it was at the beginning."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        place = folder()
        if place.exists() and not any_newer(Path(__file__).parent.glob("*.[pc]*"), place):
            return True
        made = BUILD / "compiling"
        shutil.rmtree(made, ignore_errors=True)
        command = ["build_ext", "--build-lib", str(made), "--build-temp", str(BUILD / "temporary")]
        with LOG.open("w") as log:
            subprocess.run(
                [sys.executable, "setup.py", *command], cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False
            )
        if not any(made.glob(LIBRARIES)) or folder() != place:
            return False
        shutil.rmtree(place, ignore_errors=True)
        place.parent.mkdir(exist_ok=True)
        made.rename(place)
        forget_old(place.parent)
        return True


def forget_old(places: Path) -> None:
    by_age = sorted(places.iterdir(), key=lambda place: place.stat().st_mtime, reverse=True)
    for place in by_age[KEPT:]:
        shutil.rmtree(place, ignore_errors=True)


def main() -> int:
    if compiler() is None:
        print(NO_COMPILER)
        return 0
    if compile_rules():
        return 0
    print(LOG.read_text(encoding="utf-8", errors="replace")[-4000:])
    print("The rules could not be compiled, or changed meanwhile; they run from their source.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
