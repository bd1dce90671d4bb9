"""Age of Artisans as people play it: to the score sheet, on a phone, and with six at one table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import AXE, DESKTOP, LAPTOP, PHONE, Person, Server, near_the_end
from browser.test_screens import findings
from server.people import Api

LINES = 9  # of the score sheet: two more than in the base game


def begun(person: Person, bots: int) -> None:
    person.open()
    person.set_up("person", *["bot:greedy"] * bots, game="artisans")
    person.wait_for_turn()


def to_first_turn(person: Person) -> None:
    """Past the starting apprentice and the draft."""
    opening = "[data-target^='hire '], [data-target^='draft ']"
    while person.wait_for_turn() and not person.page.locator(".board [data-target='place quarry']").count():
        assert person.page.locator(opening).count()
        person.choose()


def test_a_whole_game_is_played_to_the_score_sheet(anna: Person):
    begun(anna, 2)
    anna.play_to_the_end(most=900)
    assert anna.lines_of_sheet() == LINES


def test_the_game_begins_with_an_apprentice_for_everybody_and_four_craft_cards(anna: Person):
    begun(anna, 2)
    assert anna.page.locator(".board [data-target^='hire ']").count() >= 6
    expect(anna.page.locator(".architects-half.lower")).to_have_count(4)
    to_first_turn(anna)
    expect(anna.page.locator(".board [data-target='place quarry']").first).to_be_visible()


def test_the_artisan_is_placed_after_switching_the_piece(anna: Person):
    begun(anna, 1)
    to_first_turn(anna)
    anna.page.keyboard.press("x")
    before = anna.version
    anna.page.locator(".board [data-target='place artisan forest']").first.click()
    anna.confirm_if_asked(before)
    anna.wait_past(before)
    anna.page.locator("#tab-log").click()
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text("Artisan")


def test_a_game_against_a_solo_opponent_is_played_on_a_phone_in_french(browser: Browser, server: Server, api: Api):
    person = Person(browser, server.url, "fr", PHONE)
    person.play_solo("artisans", "Constantin", choices=8)
    person.sit_down(near_the_end(api, "architects-1-artisans-constantine", left=8))
    person.play_to_the_end()
    assert "Constantin" in person.text()
    person.close()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [LAPTOP, DESKTOP], ids=["laptop", "desktop"])
def test_six_players_fit_the_screen(browser: Browser, server: Server, size: dict[str, int], language: str):
    person = Person(browser, server.url, language, size)
    begun(person, 5)
    expect(person.page.locator(".panel")).to_have_count(6)
    assert person.overflow() == (0, 0)
    to_first_turn(person)
    assert person.overflow() == (0, 0)
    person.close()


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run npm install in web/")
def test_axe_finds_nothing_serious_at_the_table(anna: Person):
    begun(anna, 3)
    assert findings(anna) == []
    to_first_turn(anna)
    assert findings(anna) == []
