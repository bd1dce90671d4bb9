"""Requests and messages that nobody should send, fresh ones each time."""

from __future__ import annotations

import secrets
from pathlib import Path

from fuzz_server import fuzz

INPUTS = 250


def test_no_odd_input_breaks_the_server_or_changes_a_table_that_refused_it(tmp_path: Path) -> None:
    report = fuzz(tmp_path / "data", INPUTS, seed=secrets.randbits(31))
    assert report.failures == [], f"seed {report.seed}"
    assert report.refused > INPUTS / 2
    assert report.statuses[200] > 0
    assert report.frames > 0
