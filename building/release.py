"""`make wheel`: a wheel in dist/ whose rules the compiler has watched at play (gcc's profile-guided optimisation).

All of it happens in a copy of the checkout. Where the compiler cannot do that, the wheel is compiled as usual.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from building.chosen import ROOT
from building.rules import PROFILE

DIST = ROOT / "dist"
FONTS = Path("web", "node_modules", "@fontsource")  # the documents have them too
NOT_COPIED = shutil.ignore_patterns(".*", "build", "dist", "node_modules", "__pycache__", "*.egg-info", "tests")


def main() -> int:
    with TemporaryDirectory() as folder:
        checkout = Path(folder, "royaume")
        copy_to(checkout)
        watched = watch(checkout, Path(folder, "watched"))
        if not watched:
            print("This compiler cannot watch the rules at play: they are compiled without that.", flush=True)
        wheel = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(DIST)]
        done = run([*wheel, "."], checkout, {PROFILE: "use"} if watched else {})
    print("\n".join(f"{wheel.relative_to(ROOT)}" for wheel in DIST.glob("*.whl")) if done else "There is no wheel.")
    return 0 if done else 1


def copy_to(checkout: Path) -> None:
    shutil.copytree(ROOT, checkout, ignore=NOT_COPIED)
    shutil.copytree(ROOT / FONTS, checkout / FONTS)


def watch(checkout: Path, package: Path) -> bool:
    """Compile the rules so that they count what they do, and have them play."""
    build = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(package)]
    train = [sys.executable, "-m", "building.training"]
    return (
        run(build, checkout, {PROFILE: "generate"})
        and run(train, checkout, {"PYTHONPATH": str(package)})
        and any(checkout.rglob("*.gcda"))
    )


def run(command: list[str], folder: Path, more: dict[str, str]) -> bool:
    return subprocess.run(command, cwd=folder, env={**os.environ, **more}, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
