"""Settings of all tests."""

import os
import random
import secrets

import pytest
from hypothesis import settings

settings.register_profile("suite", max_examples=40, deadline=None)
settings.load_profile("suite")

FRESH = "ROYAUME_FRESH_SEED"
LONGEST_S = 1800  # of a test that is not for every day


def pytest_configure() -> None:
    """One seed for all processes of a run, another one in each run unless it is given."""
    os.environ.setdefault(FRESH, str(secrets.randbits(31)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.line(f"games with fresh cards: {FRESH}={os.environ[FRESH]} deals the same again")


@pytest.fixture
def fresh() -> random.Random:
    """For tests that must hold whatever is dealt."""
    return random.Random(int(os.environ[FRESH]))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences are compared in English unless a test asks for another language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(LONGEST_S))
    items.sort(key=lambda item: item.get_closest_marker("early") is None)
