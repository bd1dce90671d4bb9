"""Every screen in every size and both languages: nothing is cut off, every choice can be read and pressed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.driver import DRAWN, LANGUAGES, Person
from browser.scenes import FOUR, SIZES, Scene, Size, scenes, table
from server.people import Api

WHOLE = (Path(__file__).parent / "whole.js").read_text("utf-8")
NARROW, LOW = 1000, 560  # below these the page is laid out for a phone; see web/src/lib/table/narrow.ts
COVERED = """() => {
    const note = document.querySelector('#gloss').getBoundingClientRect();
    const isCovered = (box) =>
        box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom;
    return [...document.querySelectorAll('[data-target]:not([aria-disabled=true])')]
        .filter((target) => target.checkVisibility() && isCovered(target.getBoundingClientRect()))
        .map((target) => target.dataset.target);
}"""
# one of each kind; the others are walked by `make test-long`
OFTEN = ("start", "both-six-placing", "majesty-trading", "viscounts-acting", "lesson-viscounts", "final-six")
Screen = tuple[str, Size]
EVERY_SCREEN: list[Screen] = [(language, size) for language in sorted(LANGUAGES) for size in SIZES]
# each size, in one language after the other
SOME_SCREENS = [screen for number, screen in enumerate(EVERY_SCREEN) if number % 2 == 0]


def may_scroll(scene: Scene, size: Size) -> bool:
    """Whether the page may be higher than the window there."""
    width, height = size
    if scene.kind == "board":
        return False
    if scene.kind == "table":
        return width < NARROW and height >= LOW
    return scene.kind == "form" or width < NARROW or height < LOW


def faults(person: Person, scene: Scene, screens: list[Screen]) -> dict[str, list[str]]:
    """What is wrong, and where: one page is turned through these sizes and languages."""
    found: dict[str, list[str]] = {}
    for language, size in screens:
        person.speak(language)
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.page.evaluate(DRAWN)
        for fault in person.page.evaluate(WHOLE, may_scroll(scene, size)):
            found.setdefault(fault, []).append(f"{size[0]}x{size[1]} {language}")
    return found


@pytest.mark.parametrize("scene", [scene for scene in scenes() if scene.name in OFTEN], ids=lambda scene: scene.name)
def test_everything_is_whole_in_every_size(anna: Person, api: Api, scene: Scene):
    scene.show(anna, api)
    assert faults(anna, scene, SOME_SCREENS) == {}


@pytest.mark.long
@pytest.mark.parametrize("scene", scenes(), ids=lambda scene: scene.name)
def test_everything_is_whole_in_every_size_and_language(anna: Person, api: Api, scene: Scene):
    scene.show(anna, api)
    assert faults(anna, scene, EVERY_SCREEN) == {}


def test_a_note_waits_for_a_pointer_that_rests_and_covers_nothing_that_can_be_pressed(anna: Person, api: Api):
    table("placing", FOUR)(anna, api)
    note = anna.page.locator("#gloss")
    refused = anna.page.locator(".board [data-target='place guildhall']")
    box = refused.bounding_box()
    assert box is not None
    for step in range(1, 8):
        anna.page.mouse.move(box["x"] + 3 * step, box["y"] + box["height"] / 2)
    assert note.count() == 0
    expect(note).to_be_visible()
    assert anna.page.evaluate(COVERED) == []


def test_a_list_that_goes_on_below_its_edge_says_so_and_is_scrolled_there(anna: Person, api: Api):
    anna.page.set_viewport_size({"width": 1024, "height": 768})
    table("capturing", FOUR)(anna, api)
    below = anna.page.locator(".dock .below")
    last = anna.page.locator(".dock li").last
    expect(last).not_to_be_in_viewport(ratio=1)
    while below.is_visible():
        below.click()
        anna.page.evaluate(DRAWN)
    expect(last).to_be_in_viewport(ratio=1)
