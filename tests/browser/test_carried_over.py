"""Games that older rules made, in the browser."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import Server, people

GAMES_OF_OLD = Path(__file__).parents[1] / "server" / "stored" / "rules-1"
OTHER_RULES = Path(__file__).parents[1] / "server" / "other_rules.py"


@pytest.fixture(scope="module")
def newer_server(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose rules have the next number, with games stored by rules 1."""
    data = shutil.copytree(GAMES_OF_OLD, tmp_path_factory.mktemp("rules-1") / "data")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("ROYAUME_TEST_RULES", "next")
        newer = Server(data, program=[str(OTHER_RULES)])
    yield newer
    newer.stop()


def address(name: str) -> str:
    made = json.loads((GAMES_OF_OLD / "tables.json").read_text("utf-8"))[name]
    return f"#/table/{made['table']}/{made['token']}"


def test_players_read_that_their_game_goes_on_by_other_rules(browser: Browser, newer_server: Server):
    with people(browser, newer_server.url, "en", "fr") as (anna, bruno):
        seat = address("majesty")
        spectator = seat.rsplit("/", 1)[0]
        sentences = {"Log": "The rules were mended", "Journal": "Les règles ont été"}
        for person, place, (log, words) in zip((anna, bruno), (seat, spectator), sentences.items(), strict=True):
            person.open(place)
            person.page.get_by_role("tab", name=log).click()
            expect(person.page.locator(".log").get_by_text(words)).to_be_visible()
        anna.wait_for_turn()
        anna.choose()


def test_a_finished_game_says_which_rules_made_it(browser: Browser, newer_server: Server):
    with people(browser, newer_server.url, "en") as (anna,):
        anna.open(address("finished-majesty"))
        expect(anna.page.get_by_role("alert")).to_contain_text("Made by rules 1")
        assert anna.over
