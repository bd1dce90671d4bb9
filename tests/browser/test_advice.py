"""What the table advises: a suggestion on request, and a line of counsel that can be silenced."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.driver import AXE, Person, at_first_turn, going_on
from server.people import Api

WITH_CAPTIVES = 145  # choices of the record: the first seat holds three workers and places one


def test_a_suggestion_is_shown_on_request_and_counsel_until_it_is_silenced(anna: Person, api: Api):
    game = going_on(api, "architects-4-greedy", WITH_CAPTIVES)
    anna.sit_down(game)
    anna.wait_for_turn()
    page = anna.page
    line, advised = page.locator(".prompt .advice"), page.locator(".choice.advised")
    counsel = line.get_by_role("button")
    expect(counsel).to_contain_text("You hold 3 workers of others")
    expect(advised).to_have_count(0)
    counsel.click()
    expect(advised).to_have_attribute("data-target", "place guardhouse")

    page.keyboard.press("h")
    expect(page.locator(".advice.asked")).to_be_visible()
    expect(advised).to_have_count(1)
    wanted = advised.get_attribute("data-target")
    told = api.get(f"{game.path}/suggestion", game.token, version=game.mine()["version"]).json()
    assert told["choice"] == wanted
    expect(page.locator(f".target.advised[data-target='{wanted}']")).to_have_count(1)
    if AXE.is_file():
        assert anna.axe() == []

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Silent", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator(".advice.asked")).to_be_visible()
    before = anna.version
    page.locator(f".choice[data-target='{wanted}']").click()
    anna.confirm_if_asked(before)
    expect(page.locator(".advice")).to_have_count(0)


def test_spectators_are_told_nothing(anna: Person, api: Api):
    game = at_first_turn(api, 1)
    anna.open(f"#/table/{game.id}")
    anna.page.wait_for_selector("main.table")
    expect(anna.page.locator(".prompt")).to_be_visible()
    expect(anna.page.locator(".advice")).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Suggest")).to_have_count(0)
