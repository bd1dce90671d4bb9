"""Every screen: whole on a laptop, usable on a phone, and without findings of axe, by day and by night."""

from __future__ import annotations

import gzip
from typing import Literal

import pytest
from playwright.sync_api import Browser

from browser.driver import AXE, CLIENT, DRAWN, LAPTOP, PHONE, Person, Server, going_on, near_the_end, points
from browser.scenes import Scene, scenes
from server.people import Api

GLOWING = """(seats) => [...document.querySelectorAll('.board [data-seat]')].every((piece) => {
    const { filter, opacity } = getComputedStyle(piece);
    const glows = seats.includes(Number(piece.dataset.seat));
    return (filter !== 'none') === glows && (opacity === '1') === (glows || seats.length === 0);
})"""
FIRST_PAGE = 200_000  # bytes of its scripts as they are sent
SCRIPTS = """() => performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.slice(1)).filter((path) => path.endsWith('.js'))"""

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
# at night only colours are others: every day the phone is looked at by day and the laptop at night
on_a_phone_by = pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run npm install in web/")


def findings(person: Person, on_a_phone: Scheme) -> list[str]:
    """What axe finds on this screen, narrow in these colours and wide in the others."""
    found: list[str] = []
    for size in (PHONE, LAPTOP):
        (scheme,) = (scheme for scheme in SCHEMES if (scheme == on_a_phone) == (size == PHONE))
        person.page.set_viewport_size(size)
        person.system_colours(scheme)
        person.page.evaluate(DRAWN)
        found += [f"{size['width']} px, {scheme}: {finding}" for finding in person.axe()]
    return found


@needs_axe
@on_a_phone_by
def test_axe_finds_nothing_on_any_screen(anna: Person, api: Api, scheme: Scheme):
    anna.open()
    assert findings(anna, scheme) == []
    anna.page.locator("a[href='#/new/majesty']").click()
    anna.page.wait_for_selector("form")
    assert findings(anna, scheme) == []
    anna.open()
    anna.play_now()
    anna.wait_for_turn()
    anna.choose(4)
    anna.wait_for_turn()
    assert findings(anna, scheme) == []
    anna.page.keyboard.press("?")
    anna.page.wait_for_selector("dialog[open]")
    assert findings(anna, scheme) == []
    anna.page.keyboard.press("Escape")
    anna.sit_down(near_the_end(api, "majesty-3-sides-b-greedy", left=10))
    anna.play_to_the_end()
    anna.page.wait_for_selector("tfoot tr:not(.hidden)")
    assert findings(anna, scheme) == []
    anna.page.get_by_role("link", name="Replay", exact=True).click()
    anna.page.wait_for_selector(".timeline")
    assert findings(anna, scheme) == []
    anna.open("#/tables")
    anna.page.locator("main section").first.wait_for()
    assert findings(anna, scheme) == []
    anna.sit_down(api.make([{"kind": "person", "name": "Aude"}], lesson="majesty"))
    anna.wait_for_turn()
    assert findings(anna, scheme) == []


@needs_axe
@on_a_phone_by
@pytest.mark.parametrize(
    ("record", "played"),
    [
        ("architects-6-artisans-characters-promos", 260),
        ("architects-3-wonders-greedy", 150),
        ("viscounts-3-prosperity-greedy", 150),
    ],
)
def test_axe_finds_nothing_at_any_table(anna: Person, api: Api, record: str, played: int, scheme: Scheme):
    anna.sit_down(going_on(api, record, played))
    anna.wait_for_turn()
    assert findings(anna, scheme) == []


@pytest.mark.long
@needs_axe
@pytest.mark.parametrize("scene", scenes(), ids=lambda scene: scene.name)
def test_axe_finds_nothing_on_any_screen_of_the_contact_sheet(anna: Person, api: Api, scene: Scene):
    scene.show(anna, api)
    assert [finding for scheme in SCHEMES for finding in findings(anna, scheme)] == []


def test_the_first_page_needs_few_scripts(anna: Person):
    anna.bay("majesty").wait_for()
    scripts = anna.page.evaluate(SCRIPTS)
    assert scripts
    sizes = {script: len(gzip.compress((CLIENT.parent / script).read_bytes())) for script in scripts}
    assert sum(sizes.values()) <= FIRST_PAGE, sizes


def test_an_address_that_leads_nowhere_shows_the_way_home(anna: Person):
    for address in ("nonsense", "#/nonsense"):
        anna.page.goto(anna.url + address)
        anna.page.get_by_role("heading", name="Nothing has been built here").wait_for()
        assert anna.axe() == []
        anna.page.get_by_role("link", name="Start page").click()
        anna.bay("majesty").wait_for()


def test_points_say_what_they_are_made_of_and_their_owners_pieces_glow(anna: Person, api: Api):
    anna.sit_down(going_on(api, "viscounts-3-prosperity-greedy", 150))
    anna.wait_for_turn()
    panel = anna.page.locator("[data-panel='1']")
    panel.locator(".score").hover()
    rows = anna.page.locator("#gloss li b")
    rows.first.wait_for()
    total = panel.locator(".score").inner_text().split()[-1]
    assert sum(points(row) for row in rows.all_inner_texts()) == points(total)
    anna.until(GLOWING, [1])
    anna.page.mouse.move(1, 1)
    anna.until(GLOWING, [])
    panel.locator(".score").focus()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Tab")
    rows.first.wait_for()
    assert anna.axe("region") == []


def test_a_card_is_seen_from_near_by_a_key_or_by_a_finger_held_on_it(anna: Person, api: Api):
    anna.sit_down(going_on(api, "viscounts-3-prosperity-greedy", 150))
    anna.wait_for_turn()
    near = anna.page.locator("dialog[open] .card > *")
    for kind in (".hand [data-card]", ".board svg [data-card]"):
        card = anna.page.locator(kind).first
        card.hover(force=True)
        anna.page.keyboard.press("z")
        near.wait_for()
        assert near.bounding_box()["height"] > 1.5 * card.bounding_box()["height"]
        anna.page.keyboard.press("Escape")
        near.wait_for(state="detached")
    version = anna.version
    card = anna.page.locator(".hand [data-card]").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    near.wait_for()
    assert anna.axe() == []
    card.dispatch_event("click", {"bubbles": True})
    anna.page.keyboard.press("Escape")
    assert anna.version == version
    assert anna.page.locator(".confirm").count() == 0


def test_on_a_phone_a_tap_chooses_and_the_gold_button_confirms(browser: Browser, server: Server):
    person = Person(browser, server.url, "fr", PHONE)
    person.open()
    assert person.overflow()[0] == 0
    person.play_now()
    person.wait_for_turn()
    assert person.overflow()[0] == 0
    before = person.version
    person.targets(".display").first.tap()
    confirm = person.page.get_by_role("button", name="Confirmer")
    assert person.version == before
    confirm.tap()
    person.wait_past(before)
    person.close()
