"""My tables: waiting for me, for others, finished; and my games in numbers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import PHONE, Person, Server
from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, TWO_PERSONS, Api, Game, Json

ANNA = 0


class Tables:
    """One table of each kind, made by requests."""

    def __init__(self, api: Api) -> None:
        self.finished = api.make(PERSON_AND_BOT)
        self.over = self.finished.play_on()
        self.what_if = api.make(PERSON_AND_BOT, **{"from": {"table": self.finished.id, "at": 6}})
        self.what_if.play_on()
        self.mine = api.make(TWO_PERSONS)
        self.friends = api.make(PERSON_AND_FRIEND)
        self.keys = [key_of(game) for game in (self.finished, self.what_if, self.mine, self.friends)]
        self.lost = {**key_of(self.finished), "table": "222222222222"}


def key_of(game: Game) -> Json:
    saved = {"table": game.id, "token": game.token, "game": "majesty"}
    return {**saved, "links": [], "names": [], "over": False, "opened": 0}


@pytest.fixture(scope="module")
def tables(server: Server) -> Iterator[Tables]:
    with Api(server.url) as api:
        yield Tables(api)


def go_to_tables(person: Person, keys: list[Json]) -> None:
    person.keep("tables", keys)
    person.open("#/tables")
    person.page.wait_for_selector(".mine article")


def test_tables_are_told_by_what_they_wait_for_and_lead_to_their_seats(anna: Person, tables: Tables):
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    go_to_tables(anna, tables.keys)
    page = anna.page
    assert page.get_by_role("heading", level=2).all_inner_texts() == [
        "Your turn 1",
        "Others are playing 1",
        "Finished 2",
        "My games in numbers",
    ]
    waiting = page.locator("article")
    expect(waiting).to_contain_text("Take a card")
    expect(page.locator(".rows li").first).to_contain_text("waiting for players")
    points = tables.over["scores"][ANNA]
    result = page.locator(".rows li", has=page.get_by_role("link", name=f"of 2, {points} points")).first
    expect(result).to_contain_text("turns")
    assert anna.overflow() == (0, 0)
    assert not [url for url in asked if "/api/tables/" in url], "one request tells of all"
    assert not [url for url in asked for key in tables.keys if f"{key['token']}" in url.split("#")[0]]
    waiting.get_by_role("link", name="Play").click()
    page.wait_for_selector("main.table")
    assert anna.table == tables.mine.id
    assert anna.wait_for_turn()


def test_only_games_from_their_beginning_are_counted_and_what_if_leads_to_its_point(anna: Person, tables: Tables):
    go_to_tables(anna, tables.keys)
    page = anna.page
    row = page.locator("aside tbody tr").first
    points, won = tables.over["scores"][ANNA], ANNA in tables.over["winners"]
    assert row.locator("th, td").all_inner_texts()[:5] == ["Majesty", "1", f"{won:d}", f"{points}", f"{points}"]
    told = page.locator("figure table")
    expect(told.locator("tbody tr")).to_have_count(1)
    expect(told).to_contain_text(f"{points}")
    page.get_by_role("link", name="What if").click()
    page.wait_for_selector("main.replay[data-shown='6']")
    assert anna.table == tables.finished.id


def test_a_table_is_forgotten_only_when_that_is_confirmed_and_comes_back(anna: Person, tables: Tables):
    go_to_tables(anna, [*tables.keys, tables.lost])
    page = anna.page
    lost = page.locator("li", has_text="cannot be opened")
    expect(lost).to_contain_text("There is no such table")
    lost.get_by_role("button", name="Forget").click()
    link = f"{anna.url}#/table/{tables.lost['table']}/{tables.lost['token']}"
    expect(page.get_by_role("dialog").get_by_label("The link of your seat")).to_have_value(link)
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(lost).to_have_count(1)
    lost.get_by_role("button", name="Forget").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(lost).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(lost).to_have_count(1)
    assert anna.axe() == []


def test_on_a_phone_the_lists_lie_under_tabs(browser: Browser, server: Server, tables: Tables):
    person = Person(browser, server.url, "fr", PHONE)
    go_to_tables(person, tables.keys)
    expect(person.page.locator(".rows li")).to_have_count(0)
    for tab, rows in (("Aux autres de jouer", 1), ("Terminées", 2)):
        person.page.get_by_role("tab", name=tab).tap()
        expect(person.page.locator(".rows li")).to_have_count(rows)
        assert person.overflow()[0] == 0
        assert person.axe() == []
    expect(person.page.get_by_role("heading", name="Mes parties en chiffres")).to_be_visible()
    person.close()


def test_the_start_page_leads_to_my_tables(anna: Person):
    anna.open()
    anna.page.get_by_role("link", name="My tables").click()
    expect(anna.page.locator(".none")).to_contain_text("No tables yet")
    assert anna.axe() == []


def test_one_is_away_from_one_table_or_from_all_of_them_and_back(anna: Person, api: Api):
    here, there = (beside_a_friend(api) for _ in range(2))
    anna.keep("tables", [key_of(here), key_of(there)])
    anna.sit_down(here)
    everywhere = anna.page.get_by_label("At all my tables where others play")
    absence(anna)
    everywhere.uncheck()
    answer(anna, "Tell everybody")
    assert (own(here)["away"] is None, own(there)["away"] is None) == (False, True)
    absence(anna)
    answer(anna, "I am back")
    assert own(here)["away"] is None

    absence(anna)
    anna.page.get_by_label("Let a character play for me meanwhile").check()
    everywhere.check()
    assert anna.axe() == []
    answer(anna, "Tell everybody")
    assert [own(game)["kind"] for game in (here, there)] == ["bot", "bot"]
    absence(anna)
    expect(everywhere).to_be_checked()
    answer(anna, "I am back")
    assert [own(game)["kind"] for game in (here, there)] == ["person", "person"]


def beside_a_friend(api: Api) -> Game:
    game = api.make(PERSON_AND_FRIEND)
    game.join(1, "Bert")
    return game


def own(game: Game) -> Json:
    return dict(game.mine()["seats"][0])


def absence(person: Person) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="I am away").click()


def answer(person: Person, button: str) -> None:
    person.page.get_by_role("button", name=button).click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
