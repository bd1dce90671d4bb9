"""Viscounts as people play it: against bots, at one screen, on a phone, with the keyboard, alone against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import royaume
from browser.driver import PHONE, Person, Server
from royaume import bots
from royaume.kernel.chance import Dice
from server.people import Api, Game, Json

LINES = 10
Reached = Callable[[Any], bool]


def asked(key: str, turn: int = 1) -> Reached:
    """This question, not before this turn."""
    return lambda match: match.question().key == key and match.table.turn >= turn


def last_round(match: Any) -> bool:
    """A card to be played in the last round."""
    return bool(match.question().key == "playing_card" and match.table.round == match.table.last_round)


def going_on(api: Api, players: int, reached: Reached, *, seed: int = 3, people: int = 1, solo: str = "") -> Game:
    """A table that goes on from a game played by chance, where this was reached; who is asked there is a person."""
    match = royaume.new("viscounts", players=players, seed=seed, solo=solo)
    dice, at, seat = Dice(7), -1, 0
    while not match.over:
        if at < 0 and reached(match):
            at, seat = len(match.history), match.to_move
        match.play_number(bots.choose("random", match.game, match.table, dice), match.to_move)
    assert at >= 0
    persons = [(seat + i) % players for i in range(people)]
    seats = [seat_of(number, number in persons) for number in range(players)]
    return api.make(seats, **{"from": {"table": api.bring(match.to_text()).id, "at": at}})


def seat_of(number: int, person: bool) -> Json:
    if person:
        return {"kind": "person", "name": ("Aude", "Milo", "Rosa", "Théo")[number]}
    return {"kind": "bot", "bot": "random", "name": f"Bot {number + 1}"}


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody with a French phone."""
    person = Person(browser, server.url, "fr", PHONE)
    yield person
    person.close()


def test_one_click_starts_a_game_whose_first_choice_is_a_player_card_with_its_hero(anna: Person):
    anna.play_now("viscounts")
    assert anna.wait_for_turn()
    pairs = anna.page.locator(".viscounts-pair")
    assert pairs.count() >= 2
    hero = pairs.first.locator(".who b").inner_text().removesuffix(" †")
    before = anna.version
    pairs.first.click()
    anna.confirm_if_asked(before)
    anna.wait_for_turn()
    expect(anna.page.locator(".own h2")).to_be_visible()
    anna.page.locator("#tab-log").click()
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text(hero)


def test_a_game_is_played_by_clicking_to_the_score_sheet(anna: Person, api: Api):
    anna.sit_down(going_on(api, 3, last_round))
    expect(anna.page.locator(".side .panel")).to_have_count(2)
    anna.play_to_the_end()
    assert anna.lines_of_sheet() == LINES


@pytest.mark.long
def test_a_whole_game_against_a_bot_is_played_from_the_first_choice_to_the_score_sheet(anna: Person, api: Api):
    anna.set(speed="off")
    anna.sit_down(api.make([seat_of(0, person=True), seat_of(1, person=False)], game="viscounts"))
    anna.play_to_the_end(most=600)
    assert anna.lines_of_sheet() == LINES


@pytest.mark.parametrize("begins", [last_round, pytest.param(asked("choosing_pair", 0), marks=pytest.mark.long)])
def test_a_game_against_an_opponent_is_played_on_a_phone_in_french(phone: Person, api: Api, begins: Reached):
    phone.set(speed="off", confirm="never", telling="summary")
    phone.sit_down(going_on(api, 1, begins, solo="card"))
    phone.play_to_the_end(most=600)
    assert phone.lines_of_sheet() == LINES + 1


def test_the_board_turns_to_ones_own_viscount_and_stays_so(anna: Person, api: Api):
    anna.set(speed="off")
    anna.sit_down(going_on(api, 4, asked("acting", turn=40)))
    turn = anna.page.get_by_role("button", name="Turn the board")
    expect(turn).to_have_attribute("aria-pressed", "false")
    turn.click()
    expect(turn).to_have_attribute("aria-pressed", "true")
    board = anna.page.locator("svg.rota").bounding_box()
    here = anna.page.locator("svg.rota [data-own] .rider").bounding_box()
    assert board is not None
    assert here is not None
    assert here["y"] > board["y"] + board["height"] / 2
    anna.page.reload()
    expect(turn).to_have_attribute("aria-pressed", "true")


def test_two_people_at_one_screen_pass_it_covered(anna: Person, api: Api):
    anna.sit_down(going_on(api, 2, last_round, people=2))
    covers: set[str] = set()
    for number in range(60):
        if not anna.wait_for_turn():
            break
        cover = anna.page.locator(".cover")
        if cover.count():
            covers.add(cover.locator("h2").inner_text())
            cover.locator("button").click()
        anna.choose(number)
    assert anna.over
    assert covers == {"Pass the screen to Aude", "Pass the screen to Milo"}


def test_a_game_is_played_on_a_phone_in_french(phone: Person, api: Api):
    phone.sit_down(going_on(api, 2, last_round))
    for number in range(60):
        if not phone.wait_for_turn():
            break
        assert phone.overflow() == (0, 0)
        phone.choose(number * 7)
    assert phone.lines_of_sheet() == LINES
    assert "points" in phone.prompt


def test_on_a_phone_another_segment_shows_its_cells_and_tabs_change_the_middle(phone: Person, api: Api):
    phone.sit_down(going_on(api, 4, asked("acting", turn=20)))
    phone.wait_for_turn()
    cells = phone.page.locator(".wheel + .cells")
    shown = cells.inner_text()
    framed = phone.page.locator(".wheel path[fill^='var(--segment-']")
    for i in range(framed.count()):
        framed.nth(i).dispatch_event("click")
        if cells.inner_text() != shown:
            break
    assert cells.inner_text() != shown
    phone.page.locator(".wheel > button").click()
    expect(phone.page.locator("dialog li:not(.link)")).to_have_count(5)
    phone.page.keyboard.press("Escape")
    phone.page.get_by_role("tab", name="Château").click()
    expect(phone.page.locator(".kingdom")).to_be_visible()
    phone.page.get_by_role("tab", name="Autres").click()
    expect(phone.page.locator(".content .own")).to_have_count(3)


@pytest.mark.parametrize("question", ["choosing_pair", "moving", "rearranging"])
def test_the_whole_table_fits_the_screen(anna: Person, api: Api, question: str):
    anna.sit_down(going_on(api, 4, asked(question, turn=0 if question == "choosing_pair" else 40)))
    anna.wait_for_turn()
    assert anna.overflows() == {}
    for part in (".own", ".panels", ".dock ul"):
        for found in anna.page.locator(part).all():
            assert found.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1, part


def test_a_turn_is_played_with_the_keyboard_alone(anna: Person, api: Api):
    anna.sit_down(going_on(api, 2, asked("playing_card", turn=10)))
    anna.wait_for_turn()
    turn = anna.page.evaluate("document.querySelector('[aria-current=step]').textContent")
    assert "1" in turn
    for number in range(30):
        anna.wait_for_turn()
        before = anna.version
        if number % 2:
            anna.page.keyboard.press("ArrowRight")
            anna.page.keyboard.press("Enter")
        else:
            key = anna.targets().first.get_attribute("aria-keyshortcuts") or "1"
            anna.page.keyboard.press(key)
        anna.confirm_by_key_if_asked(before)
        if anna.wait_for_turn() and anna.page.locator("[data-target^='play ']").count():
            break
    expect(anna.page.locator("[aria-current=step]")).to_contain_text("1")


def is_funded(args: Mapping[str, object]) -> bool:
    """Paid for with icons and with goods."""
    return bool(args.get("own")) and bool(args.get("due"))


def test_what_pays_for_an_action_lights_up_in_the_order_in_which_it_is_spent(anna: Person, api: Api):
    game = going_on(api, 3, lambda match: any(is_funded(choice.args) for choice in match.choices()))
    choice = next(one for one in game.mine()["choices"] if is_funded(one["args"]) and not one["refusal"])
    anna.sit_down(game)
    anna.wait_for_turn()
    anna.page.locator(f".dock [data-target='{choice['id']}']").hover()
    icons = choice["args"]["own"] + 2 * choice["args"]["pairs"] + choice["args"]["criminals"]
    lit = anna.page.locator("[data-pays]")
    expect(lit).to_have_count(icons + 1)
    assert sorted(int(one.get_attribute("data-pays") or "") for one in lit.all()) == list(range(icons + 1))
    expect(anna.page.locator(".goods [data-pays]")).to_have_attribute("data-pays", str(icons))
    anna.page.locator(".prompt").hover()
    expect(lit).to_have_count(0)


def test_cards_are_rearranged_by_clicking_them_in_their_new_order(anna: Person, api: Api):
    game = going_on(api, 4, asked("rearranging", turn=12))
    cards = [card["id"] for card in game.mine()["view"]["players"][game.mine()["seat"]]["line"]]
    anna.sit_down(game)
    anna.wait_for_turn()
    with anna.page.expect_request("**/choices") as sent:
        for card in reversed(anna.page.locator(".line .order").all()[1:]):
            card.click()
    assert sent.value.post_data_json["choice"] == "arrange " + " ".join(reversed(cards))


def test_exchanges_are_counted_up_and_down(anna: Person, api: Api):
    anna.sit_down(going_on(api, 2, lambda match: match.question().key == "trading" and len(match.choices()) > 2))
    anna.wait_for_turn()
    count = anna.page.locator(".stepper output")
    while anna.page.get_by_role("button", name="more").is_enabled():
        anna.page.get_by_role("button", name="more").click()
    most = int(count.inner_text())
    anna.page.get_by_role("button", name="fewer").click()
    expect(count).to_have_text(str(most - 1))
    before = anna.version
    anna.page.locator(".stepper .go").click()
    anna.wait_past(before)
    anna.page.locator("#tab-log").click()
    times = "once" if most == 2 else f"{most - 1} times"
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text(f"trades {times}")


def test_ones_own_cards_are_shown_and_of_others_only_what_everybody_knows(anna: Person, api: Api):
    anna.sit_down(going_on(api, 2, asked("playing_card", turn=12)))
    anna.wait_for_turn()
    anna.page.locator(".own .piles").click()
    expect(anna.page.locator("dialog h3")).to_have_count(3)
    anna.page.keyboard.press("Escape")
    anna.page.locator(".side .who").first.click()
    anna.page.locator(".own .piles").click()
    expect(anna.page.locator("dialog h3")).to_have_count(2)
    expect(anna.page.locator("dialog h3").first).to_contain_text("In hand or to be drawn")


def test_what_is_not_allowed_says_which_rule_forbids_it(anna: Person, api: Api):
    anna.sit_down(going_on(api, 2, asked("acting", turn=4)))
    anna.wait_for_turn()
    anna.page.locator(".dock .choice.no").first.hover()
    expect(anna.page.locator("#gloss")).to_contain_text("Rulebook")


def test_the_turn_of_a_solo_opponent_is_told_row_by_row(anna: Person, api: Api):
    anna.set(telling="steps")
    anna.sit_down(going_on(api, 1, asked("playing_card", turn=8), solo="cleric"))
    for number in range(30):
        anna.wait_for_turn()
        anna.choose(number, ".dock")
        if anna.page.locator(".follow").count():
            break
    expect(anna.page.locator(".prompt")).to_contain_text("step 1 of")
    assert not anna.may_choose
    anna.page.keyboard.press("f")
    assert anna.wait_for_turn()
    assert anna.page.locator(".steps li").count() >= 3
    expect(anna.page.locator(".schemes li")).to_have_count(3)
    assert anna.overflow() == (0, 0)
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.page.get_by_role("tab", name="Board").click()
    expect(anna.page.locator(".rota g.small").first).to_be_visible()
