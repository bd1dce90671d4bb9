"""Whoever made the table says who sits where."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browser.driver import Server, people
from server.people import PERSON_AND_FRIEND, Api


def test_a_bot_plays_for_a_friend_who_comes_back_and_the_seat_is_given_to_another(
    browser: Browser, server: Server, api: Api
):
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bruno")
    with people(browser, server.url, "en", "fr") as (anna, bruno):
        anna.sit_down(game)
        bruno.sit_down(game, friend)
        anna.page.get_by_role("button", name="Menu").click()
        anna.page.get_by_role("button", name="Seats at this table").click()
        seats = anna.page.get_by_role("dialog", name="Seats at this table")
        seats.get_by_role("button", name="Let the Steward play").click()
        expect(anna.page.locator("[data-panel='1']")).to_contain_text("Steward")
        bruno.page.get_by_role("button", name="Reprendre votre place").click()
        expect(seats.get_by_role("button", name="Let the Steward play")).to_be_visible()
        seats.get_by_role("button", name="Invite somebody else").click()
        assert anna.axe() == []
        seats.get_by_role("button", name="Yes, open the seat").click()
        expect(bruno.page.get_by_text("Cette place a été donnée")).to_be_visible()
        seats.get_by_label("spectators may look on").uncheck()
        invitation = seats.get_by_label("Link for seat 2").input_value()
        bruno.page.goto(invitation)
        bruno.page.locator("form input").fill("Cleo")
        bruno.page.locator("form button").click()
        expect(bruno.page.locator(".display")).to_be_visible()
        bruno.page.goto(f"{server.url}#/table/{game.id}")
        expect(seats.get_by_text("Cleo")).to_be_visible()
    assert [seat["name"] for seat in game.mine()["seats"]] == ["Anna", "Cleo"]
    assert not game.mine()["spectators"]
