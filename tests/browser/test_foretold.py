"""What a choice brings is told before it is made, what hurts waits for Confirm, and the log tells it afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import royaume
from browser.driver import Person, against_bots, going_on
from browser.scenes import recorded
from server.people import Api

THIRD_STALL = "place black_market_middle"
TURNS_IN_SIGHT = 6
ENDING = "This brings about the end of the game"
FILLING = "Aude fills the last space of the Guildhall"
SEAT_OF = {"P": "P1", "2": "P2", "3": "P3", "4": "P4"}  # by the letter of a marker
IN_SIGHT = """() => {
    const end = document.querySelector('#records').getBoundingClientRect().bottom;
    return [...document.querySelectorAll('.turn')].filter((turn) => turn.getBoundingClientRect().bottom <= end).length;
}"""
SAID = """(choice) => [...choice.querySelectorAll('[aria-label]')].reduce(
    (said, sign) => `${said} ${sign.ariaLabel}`, choice.textContent)"""
OWNERS = """(when) => [...document.querySelectorAll('.log .turn')]
    .filter((turn) => turn.querySelector('.marker')?.ariaLabel === when)
    .map((turn) => [turn.querySelector('.marker').textContent.trim(), turn.querySelector('.headline').textContent])"""


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
    while anna.page.locator(f"[data-target='{THIRD_STALL}'], [data-target='place quarry']").count() == 0:
        anna.choose()
        assert anna.wait_for_turn()
    expect(anna.page.locator("#tab-recap")).to_have_attribute("aria-selected", "true")
    expect(anna.page.locator(".log .told", has_text="Aude’s 2 workers go to Prison")).to_be_visible()

    before = anna.version
    anna.page.locator(".board [data-target='place quarry']").click()
    anna.confirm_if_asked(before)
    expect(anna.page.locator(".log .turn").last).to_contain_text("Aude places a worker at the Quarry")


@pytest.mark.parametrize(
    ("record", "played", "seats", "seat", "choice", "told"),
    [
        ("architects-4-greedy", 139, 4, 1, "hire illusionist", ["\N{MINUS SIGN}4", "\N{MINUS SIGN}1", "Virtue"]),
        ("architects-3-wonders-greedy", 136, 3, 1, "capture forest P3", ["\N{MINUS SIGN}1", "Silver", "+1", "Virtue"]),
        ("architects-4-greedy", 438, 4, 0, "place guildhall", [ENDING, FILLING]),
    ],
    ids=["virtue of an apprentice", "what a capture brings", "last space of the Guildhall"],
)
def test_a_choice_tells_all_that_it_is_sure_to_bring(
    anna: Person, api: Api, record: str, played: int, seats: int, seat: int, choice: str, told: list[str]
):
    bot = {"kind": "bot", "bot": "greedy"}
    at_table = [{"kind": "person", "name": "Aude"} if one == seat else bot for one in range(seats)]
    anna.sit_down(going_on(api, record, played, at_table))
    anna.wait_for_turn()
    button = anna.page.locator(f".dock [data-target='{choice}']")
    said = button.evaluate(SAID)
    if ENDING in told:
        button.click()
        said += anna.text(".confirm")
    assert [part for part in told if part not in said] == []


def read_back(person: Person, api: Api, record: str, played: int) -> None:
    """The replay of a recorded game, after so many choices or at its end."""
    text = recorded(record)
    played %= len(royaume.load(text).history) + 1
    person.open(f"#/replay/{api.bring(text).id}/{played}")
    person.page.wait_for_selector(f"main[data-shown='{played}'] .log .turn")


def test_the_log_tells_which_half_which_building_and_who_was_hit_and_whose_the_steps_of_the_end_are(
    anna: Person, api: Api
):
    read_back(anna, api, "majesty-4-mixed-sides-and-tiers", -1)
    log = anna.page.locator("section.log")
    for told in ("P4 takes Brewer / Knight", "4 coins (Mill)"):
        expect(log).to_contain_text(told)
    for told in ("P4 places the Knight", "P4 wounds P1’s Knight"):
        expect(log.locator(".told", has_text=told).first).to_be_visible()
    ending = anna.page.evaluate(OWNERS, "End of the game")
    assert {letter for letter, _ in ending} == set(SEAT_OF)
    assert [said for letter, said in ending if not said.startswith(f"{SEAT_OF[letter]}:")] == []


def test_the_log_tells_the_draft_of_every_seat(anna: Person, api: Api):
    read_back(anna, api, "architects-4-greedy", 12)
    draft = anna.page.evaluate(OWNERS, "Before the first turn")
    assert [letter for letter, _ in draft] == list(reversed(SEAT_OF))
    assert [said for letter, said in draft if not said.startswith(f"{SEAT_OF[letter]} keeps a Building card")] == []


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
