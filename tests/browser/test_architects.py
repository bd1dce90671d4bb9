"""Architects as people play it: against bots, against a solo opponent, with secrets between two browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import PHONE, Person, Server, against_bots, at_first_turn, near_the_end, people
from server.people import Api

SEATS = 4


def drafted(person: Person) -> None:
    """Past the draft, to the first turn. Others draft at the same time, so cards are counted by what is offered."""
    while person.wait_for_turn() and person.page.locator("[data-target^='draft ']").count():
        person.choose()


def place(person: Person, place: str) -> None:
    """A click on a place of the city."""
    before = person.version
    person.page.locator(f".board [data-target='place {place}']").first.click()
    person.confirm_if_asked(before)


def test_a_game_for_four_is_played_against_bots_to_the_score_sheet(anna: Person, api: Api):
    anna.sit_down(near_the_end(api, "architects-4-greedy", left=40))
    expect(anna.page.locator(".panel")).to_have_count(SEATS)
    anna.play_to_the_end()
    assert anna.lines_of_sheet() == 7


def test_a_game_against_a_solo_opponent_is_played_on_a_phone_in_french(browser: Browser, server: Server, api: Api):
    person = Person(browser, server.url, "fr", PHONE)
    person.play_solo("architects", "Hélène", choices=5)
    person.sit_down(near_the_end(api, "architects-1-helena", left=3))
    person.play_to_the_end()
    assert "Hélène" in person.text()
    person.close()


def test_a_placed_worker_stands_there_and_its_gain_is_counted(anna: Person):
    anna.play_now("architects")
    drafted(anna)
    place(anna, "quarry")
    anna.page.locator("#tab-log").click()
    log = anna.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("places a worker at the Quarry")
    expect(log).to_contain_text("+1")


def test_what_does_nothing_waits_for_confirm_and_what_is_not_allowed_cites_the_rulebook(anna: Person, api: Api):
    """At the start nobody is in Prison, captured or indebted: the Guardhouse has nothing to do."""
    anna.sit_down(at_first_turn(api, 2))
    anna.wait_for_turn()
    before = anna.version
    anna.page.locator(".dock [data-target='place guardhouse']").click()
    expect(anna.page.locator(".confirm")).to_be_visible()
    assert anna.version == before
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".confirm")).to_have_count(0)
    anna.page.locator(".dock [data-target='place guildhall']").hover()
    expect(anna.page.locator("#gloss")).to_contain_text("La Maison des Corporations")


def test_two_browsers_draft_at_the_same_time_and_see_only_their_own_cards(browser: Browser, server: Server):
    with people(browser, server.url, "en", "fr") as (anna, bruno):
        anna.open()
        anna.set_up("person", "open", game="architects")
        bruno.page.goto(anna.page.locator(".links input").nth(0).input_value())
        bruno.page.locator("form input").fill("Bruno")
        bruno.page.locator("form button").click()
        anna.wait_for_turn()
        bruno.wait_for_turn()
        packs = [set(person.page.locator("[data-target^='draft ']").evaluate_all(IDS)) for person in (anna, bruno)]
        assert [len(pack) for pack in packs] == [4, 4]
        assert packs[0].isdisjoint(packs[1])
        bruno.choose()
        anna.choose()
        anna.wait_for_turn()
        passed = set(anna.page.locator("[data-target^='draft ']").evaluate_all(IDS))
        assert len(passed) == 3
        assert passed < packs[1]


IDS = "(found) => found.map((element) => element.dataset.target)"


@pytest.mark.parametrize("bots", [pytest.param(1, marks=pytest.mark.long), 4], ids=["two", "five"])
def test_the_whole_table_fits_the_screen(anna: Person, api: Api, bots: int):
    anna.sit_down(against_bots(api, bots))
    anna.wait_for_turn()
    expect(anna.page.locator("[data-target^='draft ']").first).to_be_visible()
    assert anna.overflows() == {}
    anna.sit_down(at_first_turn(api, bots))
    expect(anna.page.locator(".board [data-target='place quarry']").first).to_be_visible()
    assert anna.overflows() == {}


def test_rules_and_cards_stay_open_beside_the_board_while_one_plays(anna: Person, api: Api):
    anna.sit_down(at_first_turn(api, 1))
    page = anna.page
    page.locator("button.help").click()
    page.get_by_role("button", name="Keep open beside the board").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".rules").get_by_text("All cards, in words").click()
    place(anna, "quarry")
    expect(page.locator(".rules").get_by_text("Buildings (43)")).to_be_visible()
    page.get_by_role("button", name="Close the rules").click()
    expect(page.locator(".rules")).to_have_count(0)
