"""Age of Artisans as people play it: to the score sheet, on a phone, and with six at one table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import PHONE, Person, Server, against_bots, at_first_turn, going_on, near_the_end
from server.people import Api

RECORD, PLAYED = "architects-3-artisans-greedy", (0, 60, 180)
LINES = 9  # of the score sheet: two more than in the base game


def begun(person: Person, bots: int) -> None:
    person.open()
    person.set_up("person", *["bot:page"] * bots, game="artisans")
    person.wait_for_turn()


def to_first_turn(person: Person) -> None:
    """Past the starting apprentice and the draft."""
    opening = "[data-target^='hire '], [data-target^='draft ']"
    while person.wait_for_turn() and not person.page.locator(".board [data-target='place quarry']").count():
        assert person.page.locator(opening).count()
        person.choose()


@pytest.mark.parametrize("played", [120, *(pytest.param(played, marks=pytest.mark.long) for played in PLAYED)])
def test_a_part_of_a_game_is_played(anna: Person, api: Api, played: int):
    game = going_on(api, RECORD, played)
    anna.sit_down(game)
    anna.play(6)
    assert anna.version >= 6


def test_a_game_is_played_to_the_score_sheet(anna: Person, api: Api):
    anna.sit_down(near_the_end(api, RECORD, left=12))
    anna.play_to_the_end()
    assert anna.lines_of_sheet() == LINES


def test_the_game_begins_with_an_apprentice_for_everybody_and_four_craft_cards(anna: Person):
    begun(anna, 2)
    assert anna.page.locator(".board [data-target^='hire ']").count() >= 6
    expect(anna.page.locator(".architects-half.lower")).to_have_count(4)
    to_first_turn(anna)
    expect(anna.page.locator(".board [data-target='place quarry']").first).to_be_visible()


def test_the_artisan_is_placed_after_switching_the_piece(anna: Person, api: Api):
    anna.sit_down(at_first_turn(api, 1, "artisans"))
    anna.wait_for_turn()
    anna.page.keyboard.press("x")
    before = anna.version
    anna.page.locator(".board [data-target='place artisan forest']").first.click()
    anna.confirm_if_asked(before)
    anna.page.locator("#tab-log").click()
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text("Artisan")


@pytest.mark.long
def test_a_game_against_a_solo_opponent_is_played_on_a_phone_in_french(browser: Browser, server: Server, api: Api):
    person = Person(browser, server.url, "fr", PHONE)
    person.play_solo("artisans", "Constantin", choices=8)
    person.sit_down(near_the_end(api, "architects-1-artisans-constantine", left=8))
    person.play_to_the_end()
    assert "Constantin" in person.text()
    person.close()


def test_a_first_apprentice_for_each_of_six_fits_the_screen(anna: Person, api: Api):
    anna.sit_down(against_bots(api, 5, "artisans"))
    anna.wait_for_turn()
    expect(anna.page.locator(".panel")).to_have_count(6)
    assert anna.overflows() == {}
