"""A game over three days, which pass when the test says so: clocks, a stand-in, a return, days off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import ROOT, Person, Server, people
from server.days import DAY, Ahead
from server.people import Api, Game, allowed, new_key

PROGRAM = ROOT / "tests" / "server" / "days.py"
TURNS = 24
KEY = "() => JSON.parse(localStorage['royaume.tables'])[0].token"


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Ahead:
    file = tmp_path_factory.mktemp("calendar") / "ahead"
    file.write_text("0")
    return Ahead(file)


@pytest.fixture(scope="module")
def served(calendar: Ahead, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("days") / "data", program=(str(PROGRAM), str(calendar.file)))
    yield server
    server.stop()


def set_up_with_days(anna: Person) -> None:
    """Two seats, one of them open to all, and a day for each turn."""
    anna.open("#/new/majesty")
    while anna.page.locator("li select").count() > 2:
        anna.page.locator("li .remove").last.click()
    anna.page.locator("li select").nth(1).select_option("open")
    anna.page.get_by_label("Anybody may take the open seats").check()
    anna.page.get_by_role("group", name="Clocks").get_by_text("Days for each turn").click()
    anna.page.get_by_label("Time for each turn").select_option(label="1 day")
    anna.page.get_by_role("group", name="Who stands in").get_by_text("Squire").click()
    assert anna.axe() == []
    anna.page.locator(".go button").click()
    anna.page.wait_for_selector("main.table")


def play_on(game: Game, tokens: list[str], last_turn: int) -> None:
    """Everybody takes the first possible choice, up to the end of this turn."""
    seen = game.look(tokens[0])
    while not seen["over"] and seen["turn"] <= last_turn:
        seen = game.look(tokens[seen["waiting"][0]])
        body = {"version": seen["version"], "choice": allowed(seen)[0], "key": new_key()}
        seen = game.post("choices", tokens[seen["waiting"][0]], **body).json()


def test_a_game_over_three_days_with_clocks_a_stand_in_and_a_return(browser: Browser, served: Server, calendar: Ahead):
    with people(browser, served.url, "en", "fr") as (anna, bruno):
        set_up_with_days(anna)
        anna.page.get_by_role("button", name="Show code: seat 2").click()
        expect(anna.page.get_by_role("img", name="The link for seat 2 as a code")).to_be_visible()
        assert anna.axe() == []
        anna.page.keyboard.press("Escape")

        # the first day: somebody who found the table on the start page sits down
        bruno.open()
        bruno.page.get_by_role("button", name="Tables ouvertes").click()
        expect(bruno.page.get_by_role("dialog")).to_contain_text("1 jour par tour")
        assert bruno.axe() == []
        bruno.page.get_by_role("link", name="S’asseoir").click()
        bruno.page.locator("form input").fill("Bruno")
        bruno.page.locator("form button").click()
        expect(bruno.page.locator(".display")).to_be_visible()
        expect(anna.page.get_by_role("timer").first).to_be_visible()
        table = anna.table
        with Api(served.url) as api:
            tokens = [str(person.page.evaluate(KEY)) for person in (anna, bruno)]
            game = Game(api, {"table": table, "token": tokens[0], "seats": []})
            if game.mine()["waiting"] == [1]:
                game.choose(token=tokens[1])
            while game.mine()["waiting"] == [0]:
                game.choose(token=tokens[0])

            # the second day: his time runs out, and all are told
            expect(bruno.page.get_by_role("timer").first).to_contain_text("h")
            calendar.pass_by(DAY - 60)
            anna.page.reload()
            expect(anna.page.locator("[data-panel='1'] [role=timer]")).to_contain_text("0:")
            calendar.pass_by(60)
            expect(anna.page.locator("[data-panel='1']")).to_contain_text("Squire")
            expect(anna.page.locator("main.table")).to_contain_text("ran out of time: the Squire stands in")
            assert anna.wait_for_turn()
            anna.choose()

            # the third day: he comes back, and is away next
            calendar.pass_by(DAY // 2)
            expect(bruno.page.locator(".prompt")).to_contain_text("Votre temps est écoulé")
            bruno.page.get_by_role("button", name="Reprendre votre place").click()
            expect(anna.page.locator("[data-panel='1'] [role=timer]")).to_be_visible()
            bruno.page.get_by_role("button", name="Menu").click()
            bruno.page.get_by_role("button", name="Je m’absente").click()
            assert bruno.axe() == []
            bruno.page.get_by_role("button", name="Prévenir les autres").click()
            expect(anna.page.locator("[data-panel='1']")).to_contain_text("away until")
            for person in (anna, bruno):
                person.leave()
            play_on(game, tokens, TURNS - 2)
            for person in (anna, bruno):
                person.open(f"#/table/{table}", "main.table")
            play_on(game, tokens, TURNS)
        expect(anna.page.locator("main.final")).to_be_visible()
        expect(bruno.page.locator("main.final")).to_be_visible()
