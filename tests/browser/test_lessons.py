"""A first game with a coach, played by clicking what glows."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import LANGUAGES, LAPTOP, PHONE, SETTLED, Person, Server
from royaume.lessons import LESSONS
from server.people import Api, Game, new_key

ASKED = f"{SETTLED} :is(.goal, .coach li button)"
# the chapter in which the coach asks for something
COACHED = """(asked) => {
    if (document.querySelector('main.table:not(:has(.coach))')) return 'gone';
    const isAsked = [...document.querySelectorAll(asked)].some((found) => found.checkVisibility());
    return isAsked && document.querySelector('.coach .versal')?.innerText.trim();
}"""
LEARNER = [{"kind": "person", "name": "Aude"}]
SIZES = {"laptop": LAPTOP, "phone": PHONE}
# of every lesson one way, in both languages and on both screens; the first test below is another
OFTEN = [
    ("majesty", "fr", "phone"),
    ("viscounts", "en", "phone"),
    ("artisans", "fr", "laptop"),
    ("wonders", "en", "laptop"),
]
PLAYED = [
    pytest.param(*way, id="-".join(way), marks=() if way in OFTEN else pytest.mark.long)
    for way in product(LESSONS, sorted(LANGUAGES), SIZES)
]


def follow(person: Person, before_chapter: int) -> None:
    """Click what the coach asks for, until this chapter begins or the coach is gone."""
    asked = person.page.locator(ASKED).locator("visible=true").first
    while person.until(COACHED, ASKED).json_value() not in ("gone", str(before_chapter)):
        expect(asked).to_be_in_viewport()
        version = person.version
        asked.click()
        person.confirm_if_asked(version)


def at_chapter(api: Api, chapter: int) -> Game:
    game = api.make(LEARNER, lesson="architects")
    game.post("lesson", version=game.mine()["version"], chapter=chapter - 1)
    return game


def test_who_never_played_is_offered_a_lesson_and_clicks_through_it(anna: Person):
    page = anna.page
    anna.open()
    page.locator(".invitation .btn").first.click()
    page.wait_for_selector(".coach")
    expect(page.locator(".coach .text")).to_contain_text("Place a worker at the Quarry.")
    expect(page.locator(".goal")).to_have_count(1)
    expect(page.locator(".may:not(.goal)")).to_have_count(0)
    expect(page.locator("[inert] .architects-apprentice")).to_have_count(8)
    assert anna.overflow() == (0, 0)
    assert anna.axe() == []
    follow(anna, 9)
    expect(page.locator(".dock .choice").first).to_be_visible()
    expect(page.locator("li .done")).to_have_count(8)
    anna.open()
    expect(page.locator(".invitation:not(.urgent)")).to_have_count(0)


@pytest.mark.parametrize(("lesson", "language", "size"), PLAYED)
def test_a_lesson_is_played_through_by_clicking_what_glows(
    browser: Browser, server: Server, api: Api, lesson: str, language: str, size: str
):
    """Nothing has to be searched for: what the coach asks for is in sight, and what comes later sleeps."""
    aude = Person(browser, server.url, language, SIZES[size])
    game = api.make(LEARNER, lesson=lesson)
    aude.sit_down(game)
    aude.page.wait_for_selector(".coach")
    asleep = set(game.mine()["lesson"]["asleep"]) - {"hand"}
    if size == "laptop":
        expect(aude.page.locator("[data-asleep]")).to_have_count(len(asleep))
    assert aude.overflow()[0] == 0
    follow(aude, len(LESSONS[lesson].chapters) + 1)
    expect(aude.page.locator("[data-asleep]")).to_have_count(0)
    aude.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_castle_that_sleeps_cannot_be_reached_by_keyboard(browser: Browser, server: Server, api: Api, size: str):
    aude = Person(browser, server.url, "en", SIZES[size])
    game = api.make(LEARNER, lesson="viscounts")
    for move in ("play abbot", "ride to hills_inner for 0"):
        game.post("choices", version=game.mine()["version"], choice=move, key=new_key())
    aude.sit_down(game)
    aude.wait_for_turn()
    assert any(choice["id"].startswith("place") for choice in game.mine()["choices"])
    expect(aude.page.locator("[data-asleep=castle]").first).to_be_attached()
    expect(aude.page.locator(".rota .asleep [tabindex='0'], .rota .asleep [data-target]")).to_have_count(0)
    aude.close()


def test_on_a_phone_in_french_apprentice_and_building_are_taught(browser: Browser, server: Server, api: Api):
    aude = Person(browser, server.url, "fr", PHONE)
    aude.sit_down(at_chapter(api, 3))
    expect(aude.page.locator(".coach .text")).to_contain_text("Les Apprentis apportent les compétences")
    assert aude.overflow() == (0, 0)
    assert aude.axe() == []
    follow(aude, 5)
    expect(aude.page.locator(".coach .head")).to_contain_text("Capturer, reprendre, libérer")
    assert aude.overflow() == (0, 0)
    aude.close()


def test_another_move_is_answered_and_the_coach_can_do_it_or_go_to_another_chapter(anna: Person, api: Api):
    page = anna.page
    anna.sit_down(api.make(LEARNER, lesson="architects"))
    text, version = page.locator(".coach .text"), anna.version
    page.locator("[data-target='place silversmith']").click()
    anna.wait_past(version)
    expect(text).to_contain_text("Silver is always welcome.")
    page.locator(ASKED).wait_for()
    page.get_by_role("button", name="Do it for me").click()
    expect(text).to_contain_text("Now place one in the Forest")
    page.reload()
    expect(text).to_contain_text("Now place one in the Forest")
    page.get_by_role("button", name="Next chapter").click()
    expect(text).to_contain_text("Place a second worker at the Quarry")
    page.locator("#records li button").nth(4).click()
    expect(text).to_contain_text("go to the Town Centre")
    page.get_by_role("button", name="All choices").click()
    expect(page.locator(".coach .dock .choice").first).to_be_visible()
    assert anna.overflow() == (0, 0)
