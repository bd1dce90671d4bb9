"""Friends at browsers of their own."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browser.driver import Person, Server, people


def invited(host: Person, guest: Person, name: str) -> str:
    """The host opens a table, the guest takes the open seat; the link that was sent."""
    host.open()
    host.set_up("person", "open")
    invitation = host.page.locator(".links input").nth(0).input_value()
    guest.page.goto(invitation)
    guest.page.locator("form input").fill(name)
    guest.page.locator("form button").click()
    for person in (host, guest):
        expect(person.page.locator(".display")).to_be_visible()
    return invitation


def test_the_link_that_was_sent_is_worth_nothing_once_the_seat_is_taken(browser: Browser, server: Server):
    with people(browser, server.url, "en", "en") as (anna, bruno):
        invitation = invited(anna, bruno, "Bruno")
        assert bruno.page.url != invitation
        anna.page.goto(invitation)
        expect(anna.page.get_by_text("This invitation has been used")).to_be_visible()
        bruno.page.reload()
        expect(bruno.page.locator(".display")).to_be_visible()
        anna.open()
        anna.page.get_by_role("link", name="Continue").click()
        expect(anna.page.locator(".display")).to_be_visible()
        movers = [person for person in (anna, bruno) if person.may_choose]
        assert len(movers) == 1
        movers[0].choose()


def test_friends_see_each_other_come_and_go(browser: Browser, server: Server):
    with people(browser, server.url, "en", "en") as (anna, bruno):
        invited(anna, bruno, "Bruno")
        annas_view_of_bruno = anna.page.locator(".panel[aria-label='Bruno']")
        expect(annas_view_of_bruno).to_be_visible()
        expect(annas_view_of_bruno.get_by_text("away")).to_have_count(0)
        host = bruno.page.locator(".panel").filter(has_not_text="Bruno")
        expect(host).to_be_visible()
        expect(host.get_by_text("away")).to_have_count(0)
        table = bruno.page.url
        bruno.page.goto("about:blank")
        expect(annas_view_of_bruno.get_by_text("away")).to_be_visible()
        bruno.page.goto(table)
        expect(annas_view_of_bruno.get_by_text("away")).to_have_count(0)
