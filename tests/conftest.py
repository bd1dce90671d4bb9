"""Settings of all tests."""

import gc
import os
import random
import secrets
from collections.abc import Iterator

import pytest
from hypothesis import settings

from watch import LONGEST_S, Watch

settings.register_profile("suite", max_examples=40, deadline=None)
settings.load_profile("suite")

FRESH = "ROYAUME_FRESH_SEED"
LONG_S = 1800  # of a test that is not for every day
WATCH = Watch()


def pytest_configure() -> None:
    """One seed for all processes of a run, another one in each run unless it is given.

    Sentences are compared in English unless a test asks for another language.
    """
    os.environ.setdefault(FRESH, str(secrets.randbits(31)))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        os.environ.pop(name, None)
    WATCH.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    asked = item.get_closest_marker("longest")
    WATCH.begin(item.nodeid, asked.args[0] if asked else LONGEST_S)
    result = yield
    WATCH.end()
    return result


def pytest_collection_finish() -> None:
    """What was collected stays to the end: nobody looks again and again whether it is garbage."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.line(f"games with fresh cards: {FRESH}={os.environ[FRESH]} deals the same again")


@pytest.fixture
def fresh() -> random.Random:
    """For tests that must hold whatever is dealt."""
    return random.Random(int(os.environ[FRESH]))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.longest(LONG_S))
    items.sort(key=lambda item: item.get_closest_marker("early") is None)
