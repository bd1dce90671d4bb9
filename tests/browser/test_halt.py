"""A table of Architects to whose Guildhall nobody comes, in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import LAPTOP, PHONE, Person, Server
from server.people import TWO_PERSONS, Api, Game, allowed

TO_AND_FRO = ("place quarry", "take back quarry")
ROUNDS, MOST = 20, 30
WARNING = {"en": f"The game ends in {MOST - ROUNDS} rounds", "fr": f"Fin de la partie dans {MOST - ROUNDS} tours"}
EDGES = "(found) => { const {top, bottom} = found.getBoundingClientRect(); return [top, bottom] }"


@pytest.fixture(scope="module")
def halting(server: Server) -> Iterator[Game]:
    """Everybody has gone to the Quarry and back until the count is shown."""
    with Api(server.url) as api:
        game = api.make(TWO_PERSONS, game="architects")
        seen = game.mine()
        while not (seen["view"]["quiet"] and seen["choices"]):
            choice = next((choice for choice in TO_AND_FRO if choice in allowed(seen)), None)
            seen = game.choose(choice, seat=seen["seat"]).json()
        yield game


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_header_warns_and_holds_the_warning(browser: Browser, server: Server, halting: Game, size: dict[str, int]):
    person = Person(browser, server.url, size=size)
    person.open(f"#/table/{halting.id}/{halting.token}")
    person.page.locator(".cover button").click()
    for language, warning in WARNING.items():
        person.speak(language)
        expect(person.page.locator(".prompt")).to_contain_text(warning)
        bar, said = (person.page.locator(part).evaluate(EDGES) for part in ("header.bar", ".prompt p"))
        assert bar[0] <= said[0] < said[1] <= bar[1]
        if size == LAPTOP:
            expect(person.page.locator(".facts")).to_contain_text(f"{ROUNDS}/{MOST}")
    person.close()
