"""Works of Wonder as people play it: the court, the wonders, and six at one table with both expansions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import AXE, DESKTOP, LAPTOP, PHONE, Person, Server, near_the_end
from browser.test_artisans import to_first_turn
from browser.test_screens import findings
from server.people import Api, Json

LINES = 7  # of the score sheet, as in the base game: the gold for influence is gold like any other
TURNS = 40  # within which somebody who gathers stone finds it wanted at court
QUARRY = ".board [data-target='place quarry']:not([aria-disabled='true'])"
GIVE = ".court .architects-slot.may"
SCROLLED = """() => ['.board', '.boards', '.opening', '.court', '.panels', '.hand', '.dock ul'].filter((part) =>
    [...document.querySelectorAll(part)].some((found) => found.scrollHeight > found.clientHeight + 1
        && ['auto', 'scroll', 'hidden'].includes(getComputedStyle(found).overflowY)))"""


def begun(person: Person, bots: int) -> None:
    person.open()
    person.set_up("person", *["bot:greedy"] * bots, game="wonders")
    person.wait_for_turn()


def with_both_expansions(person: Person) -> None:
    """Six players, at the first turn."""
    page = person.page
    person.open("#/new/wonders")
    page.wait_for_selector("form")
    page.get_by_role("checkbox", name="Artisans").check()
    while page.locator("li select").count() < 6:
        page.locator("section > button").click()
    page.locator(".go button").click()
    page.wait_for_selector("main.table")
    to_first_turn(person)


def gather_or_choose(person: Person) -> None:
    """A worker to the Quarry, where that is asked."""
    before = person.version
    if not person.page.locator(QUARRY).count():
        person.choose()
        return
    person.page.locator(QUARRY).first.click()
    person.confirm_if_asked(before)
    person.wait_past(before)


def test_a_table_is_set_up_with_the_settings_of_the_expansion_only_with_it(anna: Person):
    anna.open("#/new/wonders")
    setting = anna.page.get_by_text("only above 8")
    expect(setting).to_be_visible()
    anna.page.get_by_role("checkbox", name="Works of Wonder").uncheck()
    expect(setting).to_have_count(0)


def test_everybody_begins_with_one_of_ten_apprentices(anna: Person):
    begun(anna, 1)
    expect(anna.page.get_by_role("heading", name="Hiring the first apprentices")).to_be_visible()
    assert anna.page.locator(".opening .architects-starter").count() >= 9  # a bot may have hired before


def test_a_worker_goes_to_the_princess_and_contributes_in_one_click(anna: Person):
    begun(anna, 1)
    to_first_turn(anna)
    for _ in range(TURNS):
        if anna.page.locator(GIVE).count():
            break
        gather_or_choose(anna)
        anna.wait_for_turn()
    before = anna.version
    anna.page.locator(GIVE).first.click()
    anna.confirm_if_asked(before)
    anna.wait_past(before)
    anna.page.locator("#tab-log").click()
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text("Aude makes a contribution")


def test_a_key_places_a_worker_and_contributes(anna: Person):
    begun(anna, 1)
    to_first_turn(anna)
    together = anna.page.locator(".dock [aria-keyshortcuts='p']")
    for _ in range(TURNS):
        if together.count():
            break
        gather_or_choose(anna)
        anna.wait_for_turn()
    expect(together).to_contain_text("with a contribution")
    before = anna.version
    anna.page.keyboard.press("p")
    anna.confirm_if_asked(before)
    anna.wait_past(before)
    anna.page.locator("#tab-log").click()
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text("Aude makes a contribution")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [LAPTOP, DESKTOP], ids=["laptop", "desktop"])
@pytest.mark.parametrize("expansions", [["wonders"], ["artisans", "wonders"]], ids=["wonders", "both"])
def test_all_characters_to_choose_from_are_in_sight(
    browser: Browser, server: Server, api: Api, size: dict[str, int], language: str, expansions: list[str]
):
    person = Person(browser, server.url, language, size)
    seats: list[Json] = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    made = {"game": "architects", "expansions": expansions, "setup": "characters", "options": {"characters": "chosen"}}
    person.sit_down(api.make(seats, **made))
    person.wait_for_turn()
    expect(person.page.locator(".architects-character")).not_to_have_count(0)
    assert person.page.evaluate(SCROLLED) == []
    person.close()


def test_the_panel_of_a_solo_opponent_says_what_it_would_build(browser: Browser, server: Server, api: Api):
    person = Person(browser, server.url)
    person.sit_down(near_the_end(api, "architects-1-wonders-enforcer-won", left=60))
    expect(person.page.locator(".panel").nth(1)).to_contain_text("Would build:")
    person.close()


def test_a_whole_game_is_played_to_the_score_sheet(anna: Person):
    begun(anna, 1)
    anna.play_to_the_end(most=900)
    assert anna.lines_of_sheet() == LINES


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [LAPTOP, DESKTOP], ids=["laptop", "desktop"])
def test_six_players_with_both_expansions_fit_the_screen(
    browser: Browser, server: Server, size: dict[str, int], language: str
):
    person = Person(browser, server.url, language, size)
    with_both_expansions(person)
    expect(person.page.locator(".panel")).to_have_count(6)
    assert person.overflow() == (0, 0)
    assert person.page.evaluate(SCROLLED) == []
    person.close()


def test_folded_wonders_open_and_close_by_keyboard(anna: Person):
    with_both_expansions(anna)
    wonders = anna.page.locator(".architects-wonder")
    expect(wonders).to_have_count(0)
    anna.page.keyboard.press("w")
    expect(wonders).to_have_count(5)
    assert anna.overflow() == (0, 0)
    anna.page.keyboard.press("Escape")
    expect(wonders).to_have_count(0)


def test_on_a_phone_the_court_is_in_sight_and_the_wonders_open_as_a_sheet(browser: Browser, server: Server):
    person = Person(browser, server.url, "fr", PHONE)
    begun(person, 3)
    to_first_turn(person)
    assert person.overflow() == (0, 0)
    expect(person.page.locator(".architects-slot")).to_have_count(5)
    person.page.get_by_role("button", name="Merveilles").click()
    expect(person.page.get_by_role("dialog").locator(".architects-wonder")).to_have_count(5)
    person.close()


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run npm install in web/")
def test_axe_finds_nothing_serious_at_the_table(anna: Person):
    begun(anna, 3)
    assert findings(anna) == []
    to_first_turn(anna)
    assert findings(anna) == []


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
