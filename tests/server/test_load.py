"""The campaign of `make load`, in small."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import crowd
import pytest

PROJECT = Path(__file__).parents[2]
LOAD = PROJECT / "benchmarks" / "load.py"
CONNECTION = PROJECT / "web" / "src" / "lib" / "live" / "connection.svelte.ts"
SIZE = {"tables": 6, "sockets": 18, "spectators": 20, "bots": 1, "rate": 10, "seconds": 3, "long": 20}
SMALL = [part for name, value in SIZE.items() for part in (f"--{name}", f"{value}")]


def test_the_crowd_comes_back_as_browsers_do() -> None:
    text = CONNECTION.read_text(encoding="utf-8")
    [pauses] = re.findall(r"const PAUSES = \[(.*)\];", text)
    assert [float(pause) / 1000 for pause in pauses.split(",")] == list(crowd.PAUSES)
    assert "pause * (0.5 + Math.random())" in text


@pytest.mark.long
@pytest.mark.parametrize(("limit", "code"), [("60000", 0), ("0.001", 1)])
def test_the_load_campaign_measures_and_says_which_limit_was_passed(limit: str, code: int) -> None:
    done = subprocess.run([sys.executable, LOAD, *SMALL, "--reconnect", "--p95", limit], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    assert "38 sockets at 6 tables" in done.stdout
    assert ("p95 is" in done.stdout) == (code == 1)
