"""A test that waits for ever is ended, and says where it stood."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once
WAITING = """
import time, watch
def wait_for_ever():
    while True:
        {waits}
watch.EVERY_S, watch.LONGEST_S = {every}, 0.2
watching = watch.Watch()
watching.begin("test_that_waits", {longest})
watching.start()
wait_for_ever()
"""


def ended(**how):
    program = WAITING.format(**how)
    return subprocess.run(
        [sys.executable, "-c", program], cwd=Path(__file__).parent, capture_output=True, text=True, check=False
    )


def test_what_takes_too_long_is_ended_with_its_name_and_where_it_stood():
    said = ended(waits="time.sleep(60)", every=0.01, longest=0.1)
    assert said.returncode == 1
    assert "test_that_waits takes too long" in said.stderr
    assert "in wait_for_ever" in said.stderr


def test_so_is_what_lets_nothing_else_run():
    said = ended(waits="pass", every=3600, longest=3600)
    assert said.returncode == 1
    assert "in wait_for_ever" in said.stderr
