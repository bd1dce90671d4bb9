"""The campaign of `make load`, in small."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LOAD = Path(__file__).parents[2] / "benchmarks" / "load.py"
SIZE = {"tables": 6, "sockets": 18, "spectators": 20, "bots": 1, "rate": 10, "seconds": 3, "long": 20}
SMALL = [part for name, value in SIZE.items() for part in (f"--{name}", f"{value}")]


@pytest.mark.long
@pytest.mark.parametrize(("limit", "code"), [("60000", 0), ("0.001", 1)])
def test_the_load_campaign_measures_and_says_which_limit_was_passed(limit: str, code: int) -> None:
    done = subprocess.run([sys.executable, LOAD, *SMALL, "--reconnect", "--p95", limit], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    assert "38 sockets at 6 tables" in done.stdout
    assert ("p95 is" in done.stdout) == (code == 1)
