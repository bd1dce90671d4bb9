"""What a choice brings is told before it is made, what hurts waits for Confirm, and the log tells it afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.driver import Person, against_bots, going_on
from server.people import Api

THIRD_STALL = "place black_market_middle"
TURNS_IN_SIGHT = 6
IN_SIGHT = """() => {
    const end = document.querySelector('#records').getBoundingClientRect().bottom;
    return [...document.querySelectorAll('.turn')].filter((turn) => turn.getBoundingClientRect().bottom <= end).length;
}"""


def test_the_third_stall_tells_of_the_reset_asks_first_and_the_recap_holds_it(anna: Person, api: Api):
    bot = {"kind": "bot", "bot": "greedy"}
    anna.sit_down(going_on(api, "architects-3-artisans-greedy", 189, [bot, bot, {"kind": "person", "name": "Aude"}]))
    anna.wait_for_turn()
    before = anna.version
    stall = anna.page.locator(f".board [data-target='{THIRD_STALL}']")
    stall.click()
    asked = anna.page.locator(".confirm")
    for told in ("The Black Market is reset.", "Aude’s 2 workers go to Prison.", "Aude takes 1 Debt."):
        expect(asked).to_contain_text(told)
    anna.page.locator(".confirm .quiet").click()
    assert anna.version == before

    stall.click()
    anna.confirm_if_asked(before)
    anna.wait_past(before)
    while anna.page.locator(f"[data-target='{THIRD_STALL}'], [data-target='place quarry']").count() == 0:
        anna.choose()
        assert anna.wait_for_turn()
    expect(anna.page.locator("#tab-recap")).to_have_attribute("aria-selected", "true")
    expect(anna.page.locator(".log .told", has_text="The Black Market is reset").first).to_be_visible()


def test_six_turns_are_in_sight_among_six_players_and_each_unfolds(anna: Person, api: Api):
    game = against_bots(api, 5, "artisans")
    game.play_on(choices=8)
    anna.sit_down(game)
    anna.wait_for_turn()
    anna.page.locator("#tab-log").click()
    in_sight = anna.page.evaluate(IN_SIGHT)
    assert in_sight >= TURNS_IN_SIGHT
    turn = anna.page.locator(".turn", has=anna.page.locator(".sign")).first
    expect(turn.locator("ul")).to_be_hidden()
    turn.locator("summary").click()
    expect(turn.locator("ul")).to_be_visible()

    panel = anna.page.locator(".panel.folded").first
    expect(panel.locator(".cards")).to_be_hidden()
    panel.locator(".fold").click()
    expect(anna.page.locator(".panel .fold[aria-expanded='true']")).to_have_count(1)
    assert anna.overflow() == (0, 0)
    assert anna.axe() == []
