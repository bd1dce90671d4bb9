"""Screens of friends far away: clocks, invitations, open tables, days off, one's own page."""

from __future__ import annotations

import time
from collections.abc import Callable

from browser.driver import Person
from server.people import Api, Game, Json

DAY = 86_400
HOST, *FRIENDS = ("Aude", "Maximilienne", "Rosalinde", "Jean-Baptiste")
BY_DAYS = {"kind": "days", "base": 2 * DAY, "vacation": 10 * DAY, "stand_in": "squire"}
LIVE = {"kind": "live", "base": 1500, "increment": 20, "stand_in": "squire"}
PHRASE = "a long pass phrase"
KEY = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
SEATS: list[Json] = [{"kind": "person", "name": HOST}, *[{"kind": "open"}] * len(FRIENDS)]


def kept(game: Game) -> Json:
    """What the browser of the host knows of the table."""
    links = [{"seat": seat, "token": game.token_of(seat)} for seat in range(1, len(SEATS))]
    known = {"table": game.id, "token": game.token, "game": "majesty"}
    return {**known, "links": links, "names": [], "over": False, "opened": 0}


def lobby(person: Person, api: Api) -> None:
    """As its host sees it, with what friends are invited by."""
    game = api.make(SEATS, clock=BY_DAYS)
    person.keep("tables", [kept(game)])
    person.open(f"#/table/{game.id}")
    person.page.wait_for_selector(".invite")


def invitation(person: Person, api: Api) -> None:
    lobby(person, api)
    person.page.locator(".invite > button").first.click()
    person.page.wait_for_selector("dialog[open]")


def joined(api: Api, terms: Json, **asked: object) -> tuple[Game, list[str]]:
    """A table at which all friends sit."""
    game = api.make(SEATS, clock=terms, **asked)
    return game, [game.join(seat, name) for seat, name in enumerate(FRIENDS, start=1)]


def open_tables(person: Person, api: Api) -> None:
    for terms in (BY_DAYS, LIVE, None):
        api.make(SEATS, open_to_all=True, clock=terms)
    person.open("#/")
    person.page.locator("footer .offers").click()
    person.page.wait_for_selector("dialog[open] li")


def with_clocks(game: str, terms: Json) -> Callable[[Person, Api], None]:
    """One friend is away, and for another somebody stands in."""

    def show(person: Person, api: Api) -> None:
        table, (_, second, third) = joined(api, terms, game=game)
        back = int(time.time()) + 5 * DAY
        assert table.post("away", second, until=back).status_code == 200
        assert table.post("away", third, until=back, bot="squire").status_code == 200
        person.sit_down(table)
        person.page.wait_for_selector("[role=timer]")

    return show


def going_away(person: Person, api: Api) -> None:
    """Somebody with several tables says so once."""
    person.keep("tables", [kept(joined(api, BY_DAYS)[0])])
    with_clocks("majesty", BY_DAYS)(person, api)
    person.page.locator(".tools .tool").last.click()
    person.page.locator("dialog[open] .menu button", has_text="I am away").click()
    person.page.locator("dialog[open] input[type=checkbox]").first.check()
    person.page.wait_for_selector("dialog[open] [role=radiogroup], dialog[open] fieldset")


def named(api: Api) -> str:
    """The token of somebody with a name, who is told in two places."""
    made = str(api.post("/api/players", {}).json()["token"])
    api.post("/api/player/page", {"name": f"Ermengarde {made[:4]}", "phrase": PHRASE}, made)
    for host in ("chat.example.org", "a-very-long-name-of-a-host.somewhere.example.org"):
        api.post("/api/player/webhook", {"url": f"https://{host}/hook"}, made)
    return made


def my_page(person: Person, api: Api) -> None:
    person.keep("player", named(api))
    person.open("#/me")
    person.page.wait_for_selector("main h2")


def entering(person: Person, _: Api) -> None:
    """By the name and the pass phrase, on another device; the webhooks are unfolded."""
    person.open("#/me")
    person.page.get_by_role("button", name="I have a page").click()
    person.page.locator("summary").click()


def passkeys(person: Person, api: Api) -> None:
    """Browsers have them for names alone."""
    page, by_name = person.page, person.url.replace("127.0.0.1", "localhost")
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": {**KEY, "isUserVerified": True}})
    page.goto(by_name + "health")
    page.evaluate("(token) => localStorage.setItem('royaume.player', JSON.stringify(token))", named(api))
    page.goto(by_name + "#/me")
    page.get_by_role("button", name="Add a passkey").click()
    page.wait_for_selector("p.row button")
    line.detach()
