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
