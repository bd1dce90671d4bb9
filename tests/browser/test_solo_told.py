"""The turn of a solo opponent, as it is told in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.driver import Person


def after_a_turn(person: Person, telling: str) -> None:
    """Somebody has placed a worker, and the opponent has taken its turn."""
    person.open("#/new/architects")
    person.set(telling=telling)
    person.page.wait_for_selector("form")
    person.page.get_by_text("Constantine").first.click()
    person.page.locator(".go button").click()
    person.page.wait_for_selector("main.table")
    person.wait_for_turn()
    while not person.page.locator(".board [data-target='place quarry']").count():
        person.choose()
        person.wait_for_turn()
    before = person.version
    person.page.locator(".board [data-target='place quarry']").first.click()
    person.wait_past(before)


def test_step_by_step_nothing_can_be_chosen_until_the_turn_is_told(anna: Person):
    after_a_turn(anna, "steps")
    expect(anna.page.locator(".prompt")).to_contain_text("Constantine plays: step 1 of")
    assert not anna.may_choose
    expect(anna.page.locator(".board .marks")).to_have_count(0)
    for _ in range(anna.page.locator(".steps li").count() - 1):
        anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".board .marks").first).to_be_visible()
    assert anna.wait_for_turn()


def test_a_told_turn_can_be_finished_at_once_and_told_again(anna: Person):
    after_a_turn(anna, "steps")
    anna.page.keyboard.press("f")
    assert anna.wait_for_turn()
    anna.page.locator(".steps button").click()
    expect(anna.page.locator(".prompt")).to_contain_text("step 1 of")


@pytest.mark.parametrize("telling", ["run", "summary"])
def test_otherwise_one_may_choose_without_pressing_anything(anna: Person, telling: str):
    after_a_turn(anna, telling)
    assert anna.wait_for_turn()
