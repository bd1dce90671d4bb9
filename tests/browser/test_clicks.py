"""A press on what can be chosen is played, or visibly refused; none is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Response, Route, WebSocketRoute, expect

from browser.driver import MAY, Person, Server
from server.people import PERSON_AND_BOT, TWO_PERSONS, Api

CLICKER = """({may, tables, wanted}) => {
    const done = window.clicked = {clicks: 0, refused: 0};
    let seen = '', waiting = false, seed = 7;
    const pick = (from) => from[(seed = seed * 48271 % 2147483647) % from.length];
    const onward = () => { seen = ''; location.hash = tables.shift(); };
    const isNew = (table) => seen !== (seen = location.hash + table.dataset.version);
    const look = () => {
        done.refused += document.querySelectorAll('.toast').length;
        if (document.querySelector('main.final')) return onward();
        const table = document.querySelector('main.table');
        const choices = [...document.querySelectorAll(may)].filter((choice) => choice.checkVisibility());
        const confirm = document.querySelector('.confirm .btn');
        if (confirm && waiting) {
            waiting = false;
            confirm.click();
        } else if (!confirm && table && choices.length && done.clicks < wanted && isNew(table)) {
            done.clicks += 1;
            waiting = true;
            pick(choices).click();
        }
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
    onward();
}"""


def answers_in(page: Page) -> list[int]:
    """The status of each answer to a choice, as they come."""
    answers: list[int] = []

    def note(answer: Response) -> None:
        if answer.url.endswith("/choices"):
            answers.append(answer.status)

    page.on("response", note)
    return answers


@pytest.mark.parametrize(
    ("speed", "clicks"),
    [
        ("off", 30),
        pytest.param("off", 480, marks=pytest.mark.long),
        pytest.param("fast", 20, marks=pytest.mark.long),
    ],
)
def test_a_click_as_soon_as_a_choice_appears_is_played(anna: Person, api: Api, speed: str, clicks: int):
    """The page itself clicks, in the moment in which something new can be chosen; bots answer at once."""
    anna.set(speed=speed, confirm="never")
    anna.open()
    answers = answers_in(anna.page)
    games = [api.make(PERSON_AND_BOT) for _ in range(clicks // 12 + 1)]
    tables = [f"#/table/{game.id}/{game.token}" for game in games]
    anna.page.evaluate(CLICKER, {"may": f".dock {MAY}", "tables": tables, "wanted": clicks})
    clicked = 0
    while clicked < clicks:  # one that is lost stops everything
        anna.until("(n) => window.clicked.clicks > n", clicked)
        clicked = anna.page.evaluate("window.clicked.clicks")
    anna.page.wait_for_selector("main.final, main.table[aria-busy='false']")
    assert answers == [200] * clicks
    assert anna.page.evaluate("window.clicked.refused") == 0


def test_a_double_click_is_one_and_another_click_meanwhile_is_refused_in_words(anna: Person, api: Api):
    game = api.make(TWO_PERSONS)
    anna.sit_down(game)
    anna.wait_for_turn()
    answers = answers_in(anna.page)
    anna.page.evaluate(
        "(may) => { const [first, second] = document.querySelectorAll(`.dock ${may}`);"
        " first.click(); first.click(); second.click(); }",
        MAY,
    )
    expect(anna.page.locator(".toast")).to_contain_text("still on its way")
    anna.wait_past(0)
    assert answers == [200]
    assert game.mine()["version"] == 1


class Network:
    """Between one page and the server, to be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.lines: list[WebSocketRoute] = []
        page.route("**/api/**", self.ask)
        page.route_web_socket("**/live", self.watch)

    def ask(self, route: Route) -> None:
        if self.is_cut:
            route.abort("internetdisconnected")
        else:
            route.continue_()

    def watch(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close()
        else:
            line.connect_to_server()
            self.lines.append(line)

    def cut(self) -> None:
        self.is_cut = True
        for line in self.lines:
            line.close()

    def mend(self) -> None:
        self.is_cut = False


def test_without_a_connection_nothing_glows_and_the_last_choice_is_kept(browser: Browser, server: Server, api: Api):
    anna = Person(browser, server.url)
    network = Network(anna.page)
    anna.sit_down(api.make(TWO_PERSONS))
    anna.wait_for_turn()
    network.cut()
    anna.targets(".display").first.click()
    expect(anna.page.locator(".prompt")).to_contain_text("Your last choice is kept")
    expect(anna.targets()).to_have_count(0)
    network.mend()
    anna.wait_past(0)
    expect(anna.page.locator(".prompt")).not_to_contain_text("The connection is lost")
    anna.wait_for_turn()
    network.cut()
    expect(anna.page.locator(".prompt")).to_contain_text("The table stays as it is")
    expect(anna.targets()).to_have_count(0)
    network.mend()
    anna.wait_for_turn()
    anna.close(again=False)  # the line of its page goes through here for ever
