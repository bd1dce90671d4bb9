"""One's own page: notices, a name that lasts, seats that follow, and the next table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Playwright, expect

from browser.driver import CHROMIUM, LAPTOP, LOOK_EVERY_MS, PHONE, WAIT_MS, Person, Server, launched, new_window
from server.people import PERSON_AND_FRIEND, Api, Game, Json

PHRASE = "four words for me"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    for (let looks = 0; looks < 100; looks++) {
        const found = await registration.getNotifications();
        if (found.length) return found.map(({ title, body, data }) => ({ title, body, data }));
        await new Promise((later) => setTimeout(later, 20));
    }
    return [];
}"""
# a real push service cannot be reached from here: the browser's part of it is played, and the server refuses the rest
SUBSCRIBED = """PushManager.prototype.subscribe = async () => ({ toJSON: () => ({
    endpoint: 'https://push.example.org/somebody',
    keys: { auth: 'AAECAwQFBgcICQoLDA0ODw', p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4' },
}) })"""
KEY = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}


def saved(game: Game, token: str | None = None) -> Json:
    kept = {"table": game.id, "token": token or game.token, "game": "majesty"}
    return {**kept, "links": [], "names": [], "over": False, "opened": 0}


def awaited(api: Api) -> Json:
    """A table of friends at which this browser is asked."""
    game = api.make(PERSON_AND_FRIEND)
    tokens = (game.token, game.join(1, "Bert"))
    return saved(game, tokens[game.look()["to_move"]])


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Person]:
    person = Person(browser, server.url, "fr", PHONE)
    yield person
    person.close()


def test_the_next_table_is_one_press_away(anna: Person, api: Api):
    here, there = awaited(api), awaited(api)
    anna.keep("tables", [here, there])
    anna.open(f"#/table/{here['table']}")
    following = anna.page.get_by_role("link", name="Next table")
    expect(following).to_contain_text("1")
    assert anna.axe() == []
    following.click()
    anna.page.wait_for_url(f"**/#/table/{there['table']}")
    assert anna.wait_for_turn()
    expect(anna.page.get_by_role("link", name="Next table")).to_have_attribute("href", f"#/table/{here['table']}")


def test_tables_follow_a_name_from_a_laptop_to_a_phone(anna: Person, phone: Person, api: Api):
    table = awaited(api)
    anna.keep("tables", [table])
    anna.open("#/me")
    page = anna.page
    assert anna.axe() == []
    page.get_by_label("Your name").fill("Rosalinde")
    page.get_by_label("Pass phrase").fill(PHRASE)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rosalinde")
    phone.open("#/me")
    phone.page.get_by_role("button", name="J’ai une page").tap()
    phone.page.get_by_label("Votre nom").fill("rosalinde")
    phone.page.get_by_label("Phrase de passe").fill("four words for you")
    phone.page.get_by_role("button", name="Entrer", exact=True).tap()
    expect(phone.page.get_by_text("ne vont pas ensemble")).to_be_visible()
    phone.page.get_by_label("Phrase de passe").fill(PHRASE)
    phone.page.get_by_role("button", name="Entrer", exact=True).tap()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Rosalinde")
    assert phone.overflow()[0] == 0
    assert phone.axe() == []
    phone.open("#/tables")
    phone.page.locator("article a").tap()
    phone.page.wait_for_url(f"**/#/table/{table['table']}")
    assert phone.wait_for_turn()


def test_where_one_is_told_is_listed_tried_and_removed(anna: Person):
    anna.page.goto(anna.url + "#/me")
    page = anna.page
    page.get_by_text("By a webhook").click()
    page.get_by_label("Address").fill("https://10.0.0.1/hook")
    add = page.locator("details").get_by_role("button", name="Add")
    add.click()
    expect(page.get_by_text("server’s own network")).to_be_visible()
    page.get_by_label("Address").fill("https://chat.example.invalid/hook")
    add.click()
    place = page.locator("li", has_text="Webhook at chat.example.invalid")
    expect(place).to_contain_text("You are told here")
    expect(page.get_by_label("Its secret")).not_to_have_value("")
    place.get_by_role("button", name="Try it").click()
    expect(page.get_by_text("was not taken there")).to_be_visible()
    page.get_by_label("when a game is over").uncheck()
    page.get_by_label("Nothing between 22 and 8").check()
    page.get_by_text("after 1 hour").click()
    page.wait_for_load_state("networkidle")
    page.reload()
    expect(page.get_by_label("when a game is over")).not_to_be_checked()
    expect(page.get_by_label("Nothing between 22 and 8")).to_be_checked()
    expect(page.get_by_label("after 1 hour")).to_be_checked()
    place.get_by_role("button", name="Remove").click()
    expect(place).to_have_count(0)


@pytest.fixture
def window(playwright: Playwright, server: Server) -> Iterator[Page]:
    """A page by a name, which passkeys ask for, with everything that an app may do, notices too."""
    browser = launched(playwright, CHROMIUM, drawn=True)
    window = new_window(browser, "en", LAPTOP, app=True)
    window.grant_permissions(["notifications"], origin=by_name(server).rstrip("/"))
    page = window.new_page()
    page.set_default_timeout(WAIT_MS)
    yield page
    browser.close()


def by_name(server: Server) -> str:
    return server.url.replace("127.0.0.1", "localhost")


def test_a_device_enters_by_its_passkey_and_shows_what_is_pushed(window: Page, server: Server):
    page = window
    page.add_init_script(SUBSCRIBED)
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": {**KEY, "isUserVerified": True}})
    page.goto(by_name(server) + "#/me")
    page.get_by_label("Your name").fill("Theodora")
    page.get_by_label("Pass phrase").fill(PHRASE)
    page.get_by_role("button", name="Keep").click()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Passkey 1")).to_be_visible()
    page.get_by_role("button", name="Leave on this device").click()
    page.get_by_role("button", name="Enter with a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Theodora")
    page.wait_for_function(CONTROLLED, polling=LOOK_EVERY_MS)
    page.get_by_role("button", name="Tell me on this device").click()
    expect(page.locator("li", has_text="push.example.org")).to_contain_text("You are told here")
    data = '{"title": "Your turn", "body": "Majesty", "tag": "t", "path": "#/tables"}'
    pushed = {"origin": by_name(server).rstrip("/"), "registrationId": registration_told(page, line), "data": data}
    assert shown_when(page, line, pushed) == [{"title": "Your turn", "body": "Majesty", "data": "#/tables"}]


def registration_told(page: Page, line: CDPSession) -> str:
    """Told some time after it was asked for."""
    registrations: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not registrations:
        page.evaluate(CONTROLLED)
    return registrations[0]


def shown_when(page: Page, line: CDPSession, pushed: dict[str, str]) -> list[dict[str, str]]:
    """What is pushed while the worker is only just waking gets lost; of the same tag only one is shown."""
    found: list[dict[str, str]] = []
    while not found:
        line.send("ServiceWorker.deliverPushMessage", pushed)
        found = page.evaluate(SHOWN)
    return found
