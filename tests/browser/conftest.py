"""One server and one Chromium for all tests of the browser client."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

    from browser.driver import Person, Server
    from server.people import Api

if find_spec("playwright") is None:
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    from browser.driver import Server, missing

    if missing():
        pytest.skip(missing())
    server = Server(tmp_path_factory.mktemp("browser") / "data")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright(server: Server) -> Iterator[Playwright]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    from browser.driver import launched

    browser = launched(playwright)
    yield browser
    browser.close()


@pytest.fixture
def api(server: Server) -> Iterator[Api]:
    """For tables that a test needs and that nobody has to make in the browser."""
    from server.people import Api

    with Api(server.url) as api:
        yield api


@pytest.fixture
def anna(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody with an English browser on a laptop."""
    from browser.driver import Person

    person = Person(browser, server.url)
    yield person
    person.close()
