"""Bots as people meet them: characters of the realm, chosen by their arms and names."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.driver import LANGUAGES, Person
from royaume.bots.levels import LEVELS
from server.people import Api

LONG_NAMES = ("Guillaume", "Rosalinde", "Milo")
CLIPPED = """() => [...document.querySelectorAll('.panel .hint > span')]
    .filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent)"""


def test_a_table_is_set_up_with_two_characters_who_are_named_at_their_seats(anna: Person):
    anna.open("#/new/majesty")
    chosen = anna.page.get_by_role("group", name="Seat 2: which character")
    expect(chosen.get_by_role("radio", name="Steward")).to_be_checked()
    chosen.get_by_role("radio", name="Steward").press("ArrowRight")
    expect(chosen).to_contain_text("The Chancellor keeps the whole game in view", ignore_case=True)
    name = anna.page.get_by_label("Seat 2: name")
    name.fill("aude")
    taken = anna.page.locator(".taken")
    expect(taken).to_contain_text("aude is at this table already")
    assert anna.axe() == []
    taken.get_by_role("button", name="Milo").click()
    expect(name).to_have_value("Milo")
    expect(taken).to_have_count(0)
    anna.open()
    anna.set_up("person", "bot:page", "bot:queen")
    seats = anna.page.locator("[data-panel]")
    expect(seats.filter(has_text="Page")).to_have_count(1)
    expect(seats.filter(has_text="Queen")).to_have_count(1)
    anna.wait_for_turn()
    anna.choose()
    expect(anna.page.locator(".prompt")).to_contain_text(", the Queen, is thinking…")
    assert anna.wait_for_turn()


def test_a_character_is_named_whole_or_by_its_arms_alone(anna: Person, api: Api):
    rivals = [{"kind": "bot", "bot": bot, "name": name} for bot, name in zip(LEVELS[2:], LONG_NAMES, strict=True)]
    anna.sit_down(api.make([{"kind": "person", "name": "Aude"}, *rivals]))
    expect(anna.page.locator(".panel .hint svg").first).to_be_visible()
    for _ in LANGUAGES:
        assert anna.page.evaluate(CLIPPED) == []
        anna.change_language()
