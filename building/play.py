"""`make play`: the start page at once; rules that are not compiled yet run from source and are compiled behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from building.chosen import ROOT, folder
from building.compiled import LOG, NO_COMPILER, compile_rules, compiler

BEHIND = "--behind"


def main(arguments: list[str]) -> None:
    if arguments == [BEHIND]:
        compile_behind()
        return
    if folder().exists():
        print("The rules run compiled.", flush=True)
    elif compiler() is None:
        print(NO_COMPILER, flush=True)
    else:
        print("Playing from source. The rules are compiled meanwhile, for the next start.", flush=True)
        # a session of its own: leaving the game does not stop it
        subprocess.Popen([sys.executable, "-m", "building.play", BEHIND], cwd=ROOT, start_new_session=True)
    royaume = str(Path(sys.executable).with_name("royaume"))
    os.execv(royaume, [royaume, "play", *arguments])


def compile_behind() -> None:
    os.nice(10)
    if fetched() and compile_rules():
        print("The rules are compiled: the next `make play` uses them.", flush=True)
    else:
        print(f"The rules could not be compiled and go on running from their source; why: {LOG}", flush=True)


def fetched() -> bool:
    """Whether everything is there that compiling needs."""
    LOG.parent.mkdir(exist_ok=True)
    packages = [sys.executable, "-m", "pip", "install", "--quiet", "--group", "compile"]
    with LOG.open("w") as log:
        return subprocess.run(packages, cwd=ROOT, stdout=log, stderr=log, check=False).returncode == 0


if __name__ == "__main__":
    main(sys.argv[1:])
