"""A finished game looked at again: curves, costly moves, where points come from, luck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.driver import Person, Server
from server.people import Api, Game

RECORD = Path(__file__).parents[1] / "recorded" / "majesty-3-sides-b-greedy.rgn"
REVIEWED = "main.review[data-done='true']"
SIZES = ((1024, 768), (1280, 800), (1920, 1080), (2560, 1440))
UNFILLED = """() => {
    const boxOf = (one) => document.querySelector(one).getBoundingClientRect();
    const [picture, board] = ['.preview', '.preview .table'].map(boxOf);
    return [picture.width - board.width, picture.height - board.height].map(Math.round);
}"""
TAGGED = """() => ['better', 'played'].every((id) => {
    const boxOf = (one) => document.querySelector(`.preview ${one}`).getBoundingClientRect();
    const [ringed, tag] = [`[data-target=${id}]`, `.tag.${id}`].map(boxOf);
    return Math.abs(tag.right - ringed.right) <= 12 && Math.abs(tag.bottom - ringed.bottom) <= 12;
})"""


@pytest.fixture(scope="module")
def game(server: Server) -> Iterator[Game]:
    """One record for all: to review it is more work than to look at it."""
    with Api(server.url) as api:
        yield api.bring(RECORD.read_text("utf-8"))


def test_after_a_game_one_sees_what_was_at_stake_and_goes_on_from_there(anna: Person, game: Game):
    page = anna.page
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
    page.get_by_role("link", name="Replay from here").click()
    page.wait_for_selector("main.replay")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(REVIEWED)
    expect(page).to_have_url(re.compile(rf"#/review/{game.id}/\d+$"))


def test_one_goes_through_a_review_turn_by_turn_and_to_its_marks(anna: Person, game: Game):
    page = anna.page
    anna.open(f"#/review/{game.id}")
    page.wait_for_selector(f"{REVIEWED} .stake li.played")
    line, last = page.get_by_role("slider"), page.locator("details tbody tr").count() - 1
    steps = {
        name: page.get_by_role("button", name=name)
        for name in ("To the start", "One turn back", "One turn on", "To the end")
    }
    for name, turn in (("To the end", last), ("One turn back", last - 1), ("To the start", 0), ("One turn on", 1)):
        steps[name].click()
        expect(line).to_have_value(str(turn))
    steps["One turn back"].click()
    expect(steps["To the start"]).to_be_disabled()

    buttons = page.locator(".moves button")
    marks = page.locator(".mark")
    costly = buttons.filter(has_not_text="only good").count()
    expect(marks).to_have_count(min(5, costly) + buttons.count() - costly)
    for button, mark in ((buttons.first, marks.last), (buttons.last, marks.first)):
        box = mark.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(button).to_have_attribute("aria-pressed", "true")

    page.locator(".chart .u-over").click()
    expect(line).to_have_value(re.compile(rf"^({last // 2}|{(last + 1) // 2})$"))


def test_the_table_of_a_review_fills_its_picture_and_says_what_is_ringed(anna: Person, game: Game):
    page = anna.page
    anna.open(f"#/review/{game.id}")
    page.wait_for_selector(f"{REVIEWED} .stake li.played")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        anna.until(f"() => ({UNFILLED})().every((left) => Math.abs(left) <= 3)")
        anna.until(TAGGED)
    expect(page.locator(".preview .tag")).to_have_text(["better", "played"])
