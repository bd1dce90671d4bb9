"""The turn of a solo opponent, as it is told in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.driver import FIRST_PLACE, Person
from server.people import Api


def after_a_turn(person: Person, api: Api, telling: str) -> None:
    """Somebody has placed a worker, and the opponent has taken its turn."""
    game = api.make([{"kind": "person", "name": "Aude"}], game="architects", solo="constantine")
    game.play_on(until=FIRST_PLACE)
    person.set(telling=telling)
    person.sit_down(game)
    person.wait_for_turn()
    before = person.version
    person.page.locator(f".board [data-target='{FIRST_PLACE}']").first.click()
    person.confirm_if_asked(before)


def standing(person: Person) -> int:
    """How many of the opponent's workers are drawn on the board."""
    return person.page.locator(".board [data-from='workers-1']").count()


def test_each_step_is_seen_on_the_board_when_it_is_told_and_nothing_can_be_chosen_before_the_last(
    anna: Person, api: Api
):
    after_a_turn(anna, api, "steps")
    expect(anna.page.locator(".prompt")).to_contain_text("Constantine plays: step 1 of")
    expect(anna.page.locator(".panel.acting")).to_contain_text("Constantine")
    assert not anna.may_choose
    expect(anna.page.locator(".board .marks")).to_have_count(0)
    steps = anna.page.locator(".steps li").count()
    counts = [standing(anna)]
    for _ in range(steps - 1):
        anna.page.keyboard.press("Enter")
        counts.append(standing(anna))
    assert counts == sorted(counts)
    assert counts[-1] == counts[0] + 1
    expect(anna.page.locator(".board .marks").first).to_be_visible()
    assert anna.wait_for_turn()
    anna.page.locator(".steps button").click()
    expect(anna.page.locator(".prompt")).to_contain_text("step 1 of")
    assert standing(anna) == counts[0]


def test_the_rest_of_a_told_turn_is_skipped_and_the_turn_told_again(anna: Person, api: Api):
    after_a_turn(anna, api, "steps")
    page = anna.page
    skipping = [
        lambda: page.keyboard.press("f"),
        lambda: page.keyboard.press("Space"),
        lambda: page.locator(".board").click(position={"x": 5, "y": 5}),
    ]
    for skip in skipping:
        expect(page.locator(".prompt")).to_contain_text("step 1 of")
        skip()
        expect(page.locator(".follow")).to_have_count(0)
        assert anna.wait_for_turn()
        page.locator(".steps button").click()


def test_the_log_is_not_ahead_of_what_is_told(anna: Person, api: Api):
    after_a_turn(anna, api, "steps")
    anna.page.locator("#tab-log").click()
    log = anna.page.get_by_role("region", name="Log")
    before = log.inner_text()
    anna.page.locator(".follow .btn").nth(1).click()
    expect(log).not_to_have_text(before)


@pytest.mark.parametrize("telling", ["run", "summary"])
def test_otherwise_one_may_choose_without_pressing_anything(anna: Person, api: Api, telling: str):
    after_a_turn(anna, api, telling)
    assert anna.wait_for_turn()
