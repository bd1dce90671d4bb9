"""Tables that count for the ratings, and the page that shows these."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.driver import DRAWN, PHONE, Person
from browser.scenes import NAMES, ratings
from server.people import Api


def test_a_table_of_people_may_count_and_says_so_before_a_seat_is_taken(anna: Person):
    anna.open("#/new/majesty")
    page = anna.page
    page.wait_for_selector("form")
    counts = page.get_by_text("Counts for the ratings")
    assert counts.count() == 0  # bots play
    for seat in page.locator("form ol > li").all()[1:]:
        seat.locator("select").select_option("open")
    counts.click()
    page.locator(".go button").click()
    invitation = page.locator(".links input").nth(0).input_value()
    expect(page.get_by_text("Rated table:")).to_be_visible()
    page.goto(invitation)
    expect(page.get_by_text("Rated table:")).to_be_visible()


def test_the_page_shows_who_plays_how_well_and_what_seats_are_worth(anna: Person, api: Api):
    ratings(anna, api)
    page = anna.page
    expect(page.locator("tbody tr")).to_have_count(len(NAMES) + 1)
    expect(page.locator("tr.provisional")).to_contain_text("provisional")
    page.get_by_text("Architects + Age of Artisans, Works of Wonder").click()
    expect(page.get_by_role("heading", name="4 players")).to_be_visible()
    assert anna.axe() == []
    page.set_viewport_size(PHONE)
    page.evaluate(DRAWN)
    assert anna.overflow()[0] == 0
