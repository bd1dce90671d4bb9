"""Majesty as people play it: alone, at one screen, far apart, with the keyboard, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

import royaume
from browser.driver import Person, Server, going_on, near_the_end, people
from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, TWO_PERSONS, Api

SEATS = 3
TAKING = "majesty-3-sides-b-greedy", 5  # one card of the display is two in one, another is out of reach


def test_one_click_starts_a_game_against_bots_that_ends_with_the_score_sheet(anna: Person):
    anna.play_now()
    expect(anna.page.locator(".panel")).to_have_count(SEATS - 1)
    anna.play_to_the_end(".board")
    anna.page.wait_for_selector("tfoot tr:not(.hidden)")
    totals = [int(cell) for cell in anna.page.locator("tfoot td").all_inner_texts()]
    rows = anna.page.locator("tbody tr")
    minus = "\N{MINUS SIGN}"
    columns = [
        [int(text.replace(minus, "-")) for text in rows.locator(f"td:nth-of-type({seat + 1})").all_inner_texts()]
        for seat in range(SEATS)
    ]
    assert [sum(column) for column in columns] == totals
    assert str(max(totals)) in anna.prompt


def test_the_commitment_shown_at_the_start_fits_the_seed_shown_at_the_end(anna: Person, api: Api, tmp_path: Path):
    game = api.make(PERSON_AND_BOT)
    anna.sit_down(game)
    anna.wait_for_turn()
    anna.page.locator("#tab-log").click()
    shown = anna.text(".fair code")
    anna.leave()
    game.play_on()
    anna.open(f"#/table/{game.id}/{game.token}", "main.final")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Notation").click()
    record = tmp_path / "game.rgn"
    download.value.save_as(record)
    assert royaume.load(record.read_text("utf-8")).commitment == shown
    assert shown[:12] in anna.text(".fair")


def test_a_finished_game_is_replayed_branched_downloaded_imported_and_played_again(
    anna: Person, api: Api, tmp_path: Path
):
    game = api.make(PERSON_AND_BOT)
    game.play_on()
    anna.open(f"#/table/{game.id}/{game.token}")
    page = anna.page
    final = page.url
    with page.expect_download() as download:
        page.get_by_role("button", name="Notation").click()
    record = tmp_path / "game.rgn"
    download.value.save_as(record)
    assert record.read_text("utf-8").startswith('[Royaume "1"]')

    page.get_by_role("link", name="Replay", exact=True).click()
    status = page.locator(".where")
    expect(status).to_contain_text("choice 0 of")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(status).to_contain_text("choice 2 of")
    page.get_by_role("button", name="What if").click()
    page.get_by_role("button", name="Play on from here").click()
    anna.wait_for_turn()
    assert "round 12" not in anna.text(".bar")
    anna.choose()

    anna.open()
    page.get_by_role("button", name="Import a record").click()
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Replay it").click()
    expect(page.locator(".timeline")).to_be_visible()

    page.goto(final)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("main.table")
    assert anna.wait_for_turn()


def test_two_people_at_one_screen_pass_it_to_each_other(anna: Person, api: Api):
    anna.set(**{"pass": "always"})
    anna.sit_down(near_the_end(api, "majesty-2-sides-a-random", left=12, seats=TWO_PERSONS))
    names = set()
    for number in range(200):
        if not anna.wait_for_turn():
            break
        cover = anna.page.locator(".cover")
        if cover.count():
            names.add(cover.locator("h2").inner_text())
            cover.locator("button").click()
        anna.choose(number)
    assert anna.over
    assert len(names) == 2


def test_two_browsers_play_each_other_while_a_spectator_watches(browser: Browser, server: Server):
    with people(browser, server.url, "en", "fr", "en") as (anna, bruno, sara):
        anna.open()
        anna.set_up("person", "open")
        links = anna.page.locator(".links input[readonly]")
        seat, watching = links.nth(0).input_value(), links.nth(1).input_value()
        sara.page.goto(watching)
        bruno.page.goto(seat)
        bruno.page.locator("form input").fill("Bruno")
        bruno.page.locator("form button").click()
        bruno.page.wait_for_url(lambda address: address != seat)
        for person in (anna, bruno, sara):
            expect(person.page.locator(".display")).to_be_visible()
        assert sara.targets().count() == 0

        bruno.page.keyboard.press("c")
        bruno.page.locator(".chat input").fill("Bonjour Anna")
        bruno.page.locator(".chat form button").click()
        anna.page.get_by_role("tab", name="Chat").click()
        expect(anna.page.locator(".chat li")).to_contain_text(["Bonjour Anna"])
        (mover,) = [person for person in (anna, bruno) if person.may_choose]
        mover.choose()
        for person in (anna, bruno, sara):
            person.wait_past(1)


def test_all_who_are_at_a_table_see_the_same_result(browser: Browser, server: Server, api: Api):
    game = near_the_end(api, "majesty-2-sides-a-random", left=6, seats=PERSON_AND_FRIEND)
    with people(browser, server.url, "en", "fr", "en") as (anna, bruno, sara):
        anna.sit_down(game)
        bruno.sit_down(game, game.join(1, "Bruno"))
        sara.open(f"#/table/{game.id}")
        while not (seen := game.mine())["over"]:
            mover = anna if seen["choices"] else bruno
            mover.wait_for_turn()
            mover.choose(seen["version"])
        for person in (anna, bruno, sara):
            person.page.wait_for_selector("main.final tfoot tr:not(.hidden)")
        totals = [person.page.locator("tfoot td").all_inner_texts() for person in (anna, bruno, sara)]
        assert totals[0] == totals[1] == totals[2]


def test_reloading_the_page_and_restarting_the_server_lose_nothing(anna: Person, server: Server):
    anna.play_now()
    anna.wait_for_turn()
    anna.choose()
    anna.wait_for_turn()
    shown, version = anna.text(".board"), anna.version
    anna.page.reload()
    anna.wait_for_turn()
    assert (anna.text(".board"), anna.version) == (shown, version)
    server.restart()
    anna.wait_for_turn()
    anna.choose()
    anna.wait_for_turn()
    anna.open()
    expect(anna.page.locator(".invitation.urgent")).to_contain_text("Your turn")
    anna.page.get_by_role("link", name="Continue").click()
    assert anna.wait_for_turn()


def test_who_leaves_hands_the_seat_to_a_bot_and_may_watch_the_end(anna: Person, api: Api):
    anna.sit_down(near_the_end(api, "majesty-3-sides-b-greedy", left=12))
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Leave the game to a bot").click()
    anna.page.get_by_role("button", name="Yes").click()
    assert not anna.wait_for_turn()
    assert "wins" in anna.prompt or "share the victory" in anna.prompt


def test_a_move_whose_answer_was_lost_is_sent_again_and_made_once(anna: Person):
    anna.play_now()
    anna.wait_for_turn()
    keys: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        keys.append(json.loads(route.request.post_data or "{}")["key"])
        if len(keys) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    anna.page.route("**/choices", lose_the_first_answer)
    anna.choose(0, ".dock")
    anna.wait_for_turn()
    assert len(keys) == 2
    assert keys[0] == keys[1]
    assert anna.page.locator(".toast").count() == 0


def test_a_game_is_begun_and_ended_with_the_keyboard_alone(anna: Person, api: Api):
    page = anna.page
    anna.open()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.bay')?.querySelector('#bay-majesty')?.textContent"):
            break
    page.keyboard.press("Enter")
    anna.wait_for_turn()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Keys")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    before = anna.version
    page.keyboard.press("1")
    anna.confirm_by_key_if_asked(before)
    anna.sit_down(near_the_end(api, "majesty-3-sides-b-greedy", left=15))
    for number in range(200):
        if not anna.wait_for_turn():
            break
        before = anna.version
        if number % 2:
            page.keyboard.press("1")
        else:
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("Enter")
        anna.confirm_by_key_if_asked(before)
    assert anna.over


def test_undo_takes_a_choice_back_or_says_why_not(anna: Person, api: Api):
    page = anna.page
    anna.sit_down(going_on(api, *TAKING))
    anna.wait_for_turn()
    before = anna.version
    shown = anna.text(".display")
    page.locator(".dock .choice:has-text(' / '):not(.no)").first.click()
    anna.wait_past(before)
    expect(anna.targets(".dock")).to_have_count(2)
    page.keyboard.press("u")
    expect(page.locator(".display")).to_have_text(shown, use_inner_text=True)
    undo = page.locator("[aria-keyshortcuts='u']")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    expect(page.locator("#gloss")).to_be_visible()


def test_what_is_not_allowed_says_why_and_where_the_rulebook_says_so(anna: Person, api: Api):
    page = anna.page
    anna.sit_down(going_on(api, *TAKING))
    anna.wait_for_turn()
    refused = page.locator(".display [aria-disabled='true']")
    refused.first.hover()
    expect(page.locator("#gloss")).to_contain_text("You do not have a meeple for each card before this one.")
    expect(page.locator("#gloss cite")).to_contain_text("Take a card")
    version = anna.version
    refused.first.click(force=True)
    assert anna.version == version


def test_the_language_follows_the_browser_and_changes_in_the_middle_of_a_game(browser: Browser, server: Server):
    with people(browser, server.url, "fr") as (anne,):
        anne.open()
        assert "Cinq livres de règles" in anne.text()
        assert anne.page.locator("html").get_attribute("lang") == "fr"
        anne.play_now()
        anne.wait_for_turn()
        assert "prenez une carte" in anne.prompt
        assert "Herboristerie" in anne.text(".board")
        anne.page.get_by_role("button", name="English").click()
        expect(anne.page.locator(".prompt")).to_contain_text("take a card")
        assert "Cottage" in anne.text(".board")
        anne.page.reload()
        anne.wait_for_turn()
        assert "take a card" in anne.prompt
