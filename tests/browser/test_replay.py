"""Looking back at a finished game: by choice, by turn, by itself, with one's own hand; and what might have been."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from browser.driver import DRAWN, PHONE, Person, Server, near_the_end
from server.people import Api, Game, Json

SEATS = [{"kind": "bot", "name": "Bert", "bot": "random"}, {"kind": "person", "name": "Anna"}]
MINE = 1
NOBODY = "-1"
SMALLEST = 24


@pytest.fixture(scope="module")
def game(server: Server) -> Iterator[Game]:
    """The end of a game of Viscounts: turns are several choices, hands are secret, and Anna has the second seat."""
    with Api(server.url) as api:
        game = near_the_end(api, "viscounts-2-tie-shared", left=24, seats=SEATS)
        game.play_on()
        yield game


def course_of(game: Game) -> list[Json]:
    return list(game.api.get(f"{game.path}/course").json())


def turns_of(game: Game) -> list[int]:
    """After how many choices each turn begins."""
    turns = [point["turn"] for point in course_of(game)]
    return [n for n, turn in enumerate(turns) if n == 0 or turn != turns[n - 1]]


def shown(person: Person, n: int) -> None:
    person.page.wait_for_selector(f"main.replay[data-shown='{n}']")


def look_back(person: Person, game: Game, at: int) -> None:
    person.open(f"#/table/{game.id}/{game.token}")
    person.page.wait_for_selector("main.final")
    person.open(f"#/replay/{game.id}/{at}")
    shown(person, at)


def test_a_replay_goes_by_turn_and_by_choice_and_plays_at_the_chosen_speed(anna: Person, game: Game):
    turns, page = turns_of(game), anna.page
    long = next(i for i, n in enumerate(turns[:-1]) if i > 0 and turns[i + 1] > n + 1)
    before, start, after = turns[long - 1 : long + 2]
    look_back(anna, game, before)
    clicks = [("One turn on", start), ("One choice on", start + 1), ("One turn on", after), ("One turn back", start)]
    for name, n in clicks:
        page.get_by_role("button", name=name).click()
        shown(anna, n)
    page.locator("main.replay .where").click()
    for key, n in [("ArrowUp", before), ("ArrowDown", start), ("ArrowRight", start + 1), ("ArrowUp", start)]:
        page.keyboard.press(key)
        shown(anna, n)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    anna.until("(n) => Number(document.querySelector('main.replay').dataset.shown) >= n", start + 2)
    page.get_by_role("button", name="Pause").click()
    page.reload()
    expect(page.get_by_label("Speed")).to_have_value("4")
    expect(page.locator(".where")).not_to_contain_text("choice 0 of")


def test_a_step_that_is_taken_while_the_course_is_on_its_way_counts(anna: Person, game: Game):
    at, held = turns_of(game)[1], list[Route]()
    anna.page.route("**/course", lambda route: held.append(route))
    anna.open(f"#/replay/{game.id}/{at}")
    anna.page.wait_for_selector(".timeline")
    anna.page.keyboard.press("ArrowRight")
    shown(anna, at + 1)
    with anna.page.expect_response("**/course"):
        held[0].continue_()
    anna.page.evaluate(DRAWN)
    anna.page.keyboard.press("ArrowRight")
    shown(anna, at + 2)


def test_the_own_hand_is_shown_to_who_played_and_any_other_on_request(anna: Person, game: Game):
    at = next(n for n in turns_of(game) if hand_at(game, n, MINE) and hand_at(game, n, 0))
    anna.open(f"#/replay/{game.id}/{at}")
    shown(anna, at)
    expect(anna.page.get_by_label("Hand of")).to_have_value(NOBODY)
    look_back(anna, game, at)
    hand = anna.page.locator(".hand")
    expect(hand.locator("li .name")).to_have_count(len(hand_at(game, at, MINE)))
    eyes = anna.page.get_by_label("Hand of")
    expect(eyes).to_have_value(str(MINE))
    eyes.select_option("Bert")
    expect(hand.locator("li .name")).to_have_count(len(hand_at(game, at, 0)))
    eyes.select_option("nobody")
    expect(hand).to_have_count(0)


def hand_at(game: Game, n: int, seat: int) -> list[Json]:
    view = game.api.get(f"{game.path}/at/{n}", seat=seat).json()["view"]
    return list(view["players"][seat]["deck"]["hand"])


def test_what_if_keeps_the_own_seat_is_marked_and_leads_back_to_the_same_point(anna: Person, game: Game):
    course, page = course_of(game), anna.page
    at = next(n for n in range(2, len(course)) if active_at(game, n) != MINE)
    look_back(anna, game, at)
    page.get_by_role("button", name="What if").click()
    expect(page.get_by_role("radio", name="Anna")).to_be_checked()
    page.get_by_role("button", name="Play on from here").click()
    anna.wait_for_turn()
    assert [seat["kind"] for seat in seats_of(game.api, anna)] == ["bot", "person"]
    mark = page.get_by_role("link", name="What if")
    expect(mark).to_be_visible()
    mark.click()
    shown(anna, at)
    assert anna.table == game.id


def active_at(game: Game, n: int) -> int:
    return int(game.api.get(f"{game.path}/at/{n}").json()["active"])


def seats_of(api: Api, person: Person) -> list[Json]:
    return list(api.get(f"/api/tables/{person.table}").json()["seats"])


def test_on_a_phone_a_replay_shows_hand_and_steps_and_nothing_is_cut_off(browser: Browser, server: Server, game: Game):
    person = Person(browser, server.url, "fr", PHONE)
    look_back(person, game, 5)
    assert person.overflow()[0] == 0
    steps = person.page.locator(".timeline :is(button, select)").locator("visible=true")
    boxes = [box for box in (step.bounding_box() for step in steps.all()) if box]
    assert min(min(box["width"], box["height"]) for box in boxes) >= SMALLEST
    person.page.get_by_role("button", name="Un tour en avant").tap()
    person.page.get_by_role("button", name="Et si").tap()
    person.page.get_by_role("button", name="Jouer à partir").tap()
    person.page.wait_for_selector("main.table")
    assert person.overflow()[0] == 0
    expect(person.page.get_by_role("link", name="Et si")).to_be_visible()
    person.close()
