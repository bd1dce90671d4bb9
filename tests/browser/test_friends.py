"""Friends at browsers of their own."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from browser.driver import LAPTOP, PHONE, Person, Server, people
from server.people import PERSON_AND_FRIEND, Api


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
        key = invitation.rsplit("/", 1)[1]
        assert key not in bruno.page.url
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
        bruno.page.reload()
        expect(annas_view_of_bruno.get_by_text("away")).to_have_count(0)


CALLS = """() => {
    window.calls = {notes: 0, notices: []};
    const param = {value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}};
    const start = () => window.calls.notes += 1;
    const node = {frequency: param, gain: param, connect: (next) => next, stop() {}, start};
    window.AudioContext = class {
        currentTime = 0;
        destination = node;
        createOscillator = () => node;
        createGain = () => node;
        resume = async () => undefined;
    };
    window.Notification = class {
        static permission = 'default';
        static requestPermission = async () => (window.Notification.permission = 'granted');
        constructor(title) { window.calls.notices.push(title); }
    };
}"""


def test_a_seat_in_use_is_taken_over_by_its_link_and_taken_back(browser: Browser, server: Server, api: Api):
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bruno")
    with people(browser, server.url, "en", "fr") as (laptop, phone):
        laptop.sit_down(game, friend)
        expect(laptop.page.locator(".display")).to_be_visible()
        for person in (laptop, phone):
            person.page.goto(f"{server.url}#/table/{game.id}/{friend}")
        expect(phone.page.get_by_role("heading", name="Cette place est jouée sur un autre écran")).to_be_visible()
        assert friend not in laptop.page.url + laptop.page.title() + phone.page.url
        expect(laptop.page.locator(".cover")).to_have_count(0)
        phone.page.get_by_role("button", name="La reprendre ici").click()
        expect(phone.page.locator(".cover")).to_have_count(0)
        expect(laptop.page.get_by_role("heading", name="Your seat is now played on another screen")).to_be_visible()
        expect(laptop.targets()).to_have_count(0)
        assert laptop.axe() == []
        laptop.page.get_by_role("button", name="Take it back here").click()
        expect(laptop.page.locator(".cover")).to_have_count(0)
        expect(phone.page.get_by_role("button", name="La récupérer ici")).to_be_visible()
        phone.page.get_by_role("button", name="Regarder seulement").click()
        expect(phone.page.locator(".prompt")).to_be_visible()
        expect(phone.page.locator(".cover")).to_have_count(0)
        laptop.page.reload()
        expect(laptop.page.locator(".display")).to_be_visible()
        expect(laptop.page.locator(".cover")).to_have_count(0)


def test_a_guest_is_proposed_a_name_that_nobody_has_and_comes_back_by_the_same_link(browser: Browser, server: Server):
    with people(browser, server.url, "en", "en") as (anna, bruno):
        anna.open()
        anna.set_up("person", "open")
        invitation = anna.page.locator(".links input").nth(0).input_value()
        bruno.page.goto(invitation)
        name = bruno.page.locator("form input")
        expect(name).to_have_value("Milo")
        name.fill(" aude")
        expect(bruno.page.get_by_text("aude is at this table already")).to_be_visible()
        expect(bruno.page.get_by_role("button", name="Take the seat")).to_be_disabled()
        bruno.page.get_by_role("button", name="Milo").click()
        bruno.page.get_by_role("button", name="Take the seat").click()
        expect(bruno.page.locator(".display")).to_be_visible()
        bruno.page.goto("about:blank")
        bruno.page.goto(invitation)
        expect(bruno.page.locator(".display")).to_be_visible()
        expect(bruno.page.locator(".toast")).to_contain_text("This invitation has been used")


def test_a_server_for_this_machine_alone_says_how_others_may_come(anna: Person):
    served = {"alone": True, "addresses": ["http://10.0.0.7:8000/"]}
    anna.page.route("**/api/reach", lambda route: route.fulfill(json=served))
    anna.set_up("person", "open")
    note = anna.page.locator(".links .note")
    expect(note).to_contain_text("Only this machine can reach the server")
    expect(note).to_contain_text("royaume serve --host 0.0.0.0")
    expect(note).to_contain_text("http://10.0.0.7:8000/")
    served["alone"] = False
    anna.page.reload()
    expect(note).to_contain_text("for everybody on your network")
    expect(anna.page.locator(".links input").first).to_have_value(re.compile(r"^http://10\.0\.0\.7:8000/#/table/"))


def test_who_waits_for_friends_is_called_and_a_notice_comes_only_where_it_was_asked_for(anna: Person, api: Api):
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bruno")
    while game.look()["to_move"] == 0:
        game.choose()
    anna.sit_down(game)
    anna.page.evaluate(CALLS)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("group", name="A notice of the browser").get_by_text("On").click()
    anna.page.keyboard.press("Escape")
    anna.page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
    assert anna.page.evaluate("window.calls") == {"notes": 0, "notices": []}
    while game.look()["to_move"] == 1:
        game.choose(token=friend)
    anna.wait_for_turn()
    assert anna.page.evaluate("window.calls") == {"notes": 2, "notices": ["Your turn"]}


def test_sound_is_off_on_a_phone_until_it_is_asked_for(browser: Browser, server: Server):
    for size, chosen in ((PHONE, "Off"), (LAPTOP, "On")):
        person = Person(browser, server.url, size=size)
        person.open("#/new/majesty")
        person.page.get_by_role("button", name="Settings").click()
        sound = person.page.get_by_role("group", name="A sound when it is your turn")
        expect(sound.get_by_label(chosen)).to_be_checked()
        person.close()
