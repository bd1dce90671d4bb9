"""Works of Wonder as people play it: the court, the wonders, and six at one table with both expansions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import royaume
from browser.driver import DRAWN, PHONE, Person, Server, at_first_turn, going_on, near_the_end
from browser.scenes import by_chance
from server.people import Api, Json

LINES = 7  # of the score sheet, as in the base game: the gold for influence is gold like any other
RECORD, PLAYED = "architects-3-wonders-greedy", (0, 50, 100, 150)
PLACING = 22  # choices before a worker can be placed and what is wanted at court given with it
WANTED = 23  # choices before one can give what is wanted at court
BOTH = ("artisans", "wonders")
GIVE = ".court .architects-slot.may"
SCROLLED = """() => ['.board', '.boards', '.opening', '.court', '.panels', '.hand', '.dock ul'].filter((part) =>
    [...document.querySelectorAll(part)].some((found) => found.scrollHeight > found.clientHeight + 1
        && ['auto', 'scroll', 'hidden'].includes(getComputedStyle(found).overflowY)))"""


def choices_before(question: str, text: str) -> int:
    """How many choices of a record come before this is asked."""
    match = royaume.load(text)
    history = match.history
    match.go_to(0)
    for at, choice in enumerate(history):
        if match.question(choice.seat).key == question:
            return at
        match.play_number(choice.number, choice.seat)
    raise AssertionError(question)


def begun(person: Person, bots: int) -> None:
    person.open()
    person.set_up("person", *["bot:page"] * bots, game="wonders")
    person.wait_for_turn()


def scrolled(person: Person) -> dict[str, list[str]]:
    """The parts that do not hold all that is in them; empty where they do on every screen."""
    found = {}
    for screen in person.on_every_screen():
        person.page.evaluate(DRAWN)
        found[screen] = person.page.evaluate(SCROLLED)
    assert len(found) == 4
    return {screen: parts for screen, parts in found.items() if parts}


def test_a_table_is_set_up_with_the_settings_of_the_expansion_only_with_it(anna: Person):
    anna.open("#/new/wonders")
    setting = anna.page.get_by_text("only above 8")
    anna.page.get_by_text("Variants", exact=True).click()
    expect(setting).to_be_visible()
    anna.page.get_by_role("checkbox", name="Works of Wonder").uncheck()
    expect(setting).to_have_count(0)


def test_everybody_begins_with_one_of_ten_apprentices(anna: Person):
    begun(anna, 1)
    expect(anna.page.get_by_role("heading", name="Hiring the first apprentices")).to_be_visible()
    assert anna.page.locator(".opening .architects-starter").count() >= 9  # a bot may have hired before


def test_a_contribution_is_made_in_one_click(anna: Person, api: Api):
    anna.sit_down(going_on(api, RECORD, WANTED))
    anna.wait_for_turn()
    before = anna.version
    anna.page.locator(GIVE).first.click()
    anna.confirm_if_asked(before)
    anna.page.locator("#tab-log").click()
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text("makes a contribution")


def test_a_key_places_a_worker_and_contributes(anna: Person, api: Api):
    anna.sit_down(going_on(api, RECORD, PLACING))
    anna.wait_for_turn()
    expect(anna.page.locator(".dock [aria-keyshortcuts='p']")).to_contain_text("with a contribution")
    before = anna.version
    anna.page.keyboard.press("p")
    anna.confirm_if_asked(before)
    anna.page.locator("#tab-log").click()
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text("makes a contribution")


@pytest.mark.parametrize("expansions", [["wonders"], ["artisans", "wonders"]], ids=["wonders", "both"])
def test_all_characters_to_choose_from_are_in_sight(anna: Person, api: Api, expansions: list[str]):
    seats: list[Json] = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    made = {"game": "architects", "expansions": expansions, "setup": "characters", "options": {"characters": "chosen"}}
    anna.sit_down(api.make(seats, **made))
    anna.wait_for_turn()
    expect(anna.page.locator(".architects-character")).not_to_have_count(0)
    assert scrolled(anna) == {}


def test_the_panel_of_a_solo_opponent_says_what_it_would_build(browser: Browser, server: Server, api: Api):
    person = Person(browser, server.url)
    person.sit_down(near_the_end(api, "architects-1-wonders-enforcer-won", left=60))
    expect(person.page.locator(".panel").nth(1)).to_contain_text("Would build:")
    person.close()


@pytest.mark.long
def test_parts_of_a_game_are_played_and_the_last_one_to_the_score_sheet(anna: Person, api: Api):
    for played in PLAYED:
        anna.sit_down(going_on(api, RECORD, played))
        anna.play(6)
    anna.sit_down(near_the_end(api, RECORD, left=12))
    anna.play_to_the_end()
    assert anna.lines_of_sheet() == LINES


def test_all_that_six_players_with_both_expansions_choose_from_is_in_sight(anna: Person, api: Api):
    record = by_chance("architects", 6, *BOTH)
    asked = {"table": api.bring(record).id, "at": choices_before("placing", record)}
    anna.sit_down(api.make(**{"from": asked}))
    anna.wait_for_turn()
    assert scrolled(anna) == {}


def test_both_expansions_are_chosen_for_six(anna: Person):
    page = anna.page
    anna.open("#/new/wonders")
    page.get_by_role("checkbox", name="Artisans").check()
    while page.locator("li select").count() < 6:
        page.locator("section > button").click()
    page.locator(".go button").click()
    expect(page.locator(".panel")).to_have_count(6)
    expect(page.locator(".architects-half.lower")).to_have_count(4)


def test_folded_wonders_open_and_close_by_keyboard(anna: Person, api: Api):
    anna.sit_down(at_first_turn(api, 5, *BOTH))
    anna.wait_for_turn()
    expect(anna.page.locator(".panel")).to_have_count(6)
    wonders = anna.page.locator(".architects-wonder")
    expect(wonders).to_have_count(0)
    anna.page.keyboard.press("w")
    expect(wonders).to_have_count(5)
    assert anna.overflow() == (0, 0)
    anna.page.keyboard.press("Escape")
    expect(wonders).to_have_count(0)


def test_on_a_phone_the_court_is_in_sight_and_the_wonders_open_as_a_sheet(browser: Browser, server: Server, api: Api):
    person = Person(browser, server.url, "fr", PHONE)
    person.sit_down(at_first_turn(api, 3, "wonders"))
    person.wait_for_turn()
    assert person.overflow() == (0, 0)
    expect(person.page.locator(".architects-slot")).to_have_count(5)
    person.page.get_by_role("button", name="Merveilles").click()
    expect(person.page.get_by_role("dialog").locator(".architects-wonder")).to_have_count(5)
    person.close()


def test_a_game_against_a_solo_opponent_is_won(browser: Browser, server: Server, api: Api):
    person = Person(browser, server.url)
    person.sit_down(near_the_end(api, "architects-1-wonders-enforcer-won", left=4))
    person.play_to_the_end()
    assert "wins with" in person.text()
    assert "Enforcer wins with" not in person.text()
    person.close()


def test_a_game_against_a_solo_opponent_is_lost_on_a_phone_in_french(browser: Browser, server: Server, api: Api):
    person = Person(browser, server.url, "fr", PHONE)
    person.sit_down(near_the_end(api, "architects-1-wonders-patron-lost", left=4))
    person.play_to_the_end()
    assert "Patronne l'emporte avec" in person.text().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    person.close()
