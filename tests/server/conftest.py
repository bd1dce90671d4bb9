"""A real server process for the tests of a worker, and people who talk to it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "tests" / "kernel"), str(ROOT / "benchmarks")]

from database import Postgres  # noqa: E402 - the path above finds it
from kill import Served  # noqa: E402 - the path above finds it

from server import copies  # noqa: E402 - likewise
from server.people import Api, new_key  # noqa: E402 - likewise

Served.begin = staticmethod(copies.started)


@pytest.fixture(autouse=True)
def a_loop_of_their_own() -> Iterator[None]:
    """Where a browser has been used before, in the same process, its loop counts as running."""
    browsers = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(browsers)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served") / "data")
    yield served
    served.stop()


@pytest.fixture
def api(server: Served) -> Iterator[Api]:
    with Api(server.url) as api:
        yield api


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres(durable=False)
    yield running
    running.stop()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty one."""
    return postgres.new(f"test_{new_key()}")
