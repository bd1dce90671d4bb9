"""The documents in a browser, from the server that has them and from their folder alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.driver import Person
from building.site.making import make


@pytest.fixture(scope="module")
def guide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("documents") / "guide"
    make(folder)
    return folder


def test_documents_are_searched_and_read_by_day_and_by_night_without_a_network(anna: Person, guide: Path) -> None:
    page = anna.page
    page.goto((guide / "play.fr.html").as_uri())
    assert anna.axe() == []
    page.keyboard.press("/")
    page.keyboard.type("figures prometheus")
    page.locator("#found a").first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/hosting.html#figures")
    page.get_by_role("button", name="Night").click()
    assert page.locator("html").get_attribute("data-theme") == "night"
    assert anna.axe() == []
