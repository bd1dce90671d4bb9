"""A finished game looked at again: curves, costly moves, where points come from, luck."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.driver import Person, Server
from server.people import Api

RECORD = Path(__file__).parents[1] / "recorded" / "majesty-3-sides-b-greedy.rgn"
REVIEWED = "main.review[data-done='true']"


def test_after_a_game_one_sees_what_was_at_stake_and_goes_on_from_there(anna: Person, server: Server):
    page = anna.page
    with Api(server.url) as api:
        game = api.bring(RECORD.read_text("utf-8"))
    anna.open(f"#/table/{game.id}")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(f"{REVIEWED} .stake li.played")
    buttons = page.locator(".moves button")
    expect(buttons.first).to_have_attribute("aria-pressed", "true")
    assert anna.axe() == []

    page.keyboard.press("n")
    expect(buttons.first).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".moves button[aria-pressed='true']")).to_have_count(1)
    page.get_by_text("luck", exact=True).click()
    expect(page.get_by_role("columnheader", name="Own choices")).to_be_visible()

    page.locator(".moves button", has_text="only good").last.click()
    expect(page.locator(".stake li.best")).to_contain_text("the only good move")
    assert anna.axe() == []

    page.get_by_text("As a table").click()
    expect(page.locator("details tbody tr")).to_have_count(page.locator("details tbody th a").count())
    page.locator(".chart .u-over").click()
    page.wait_for_selector("main.replay")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(REVIEWED)
    expect(page).to_have_url(re.compile(rf"#/review/{game.id}/\d+$"))
