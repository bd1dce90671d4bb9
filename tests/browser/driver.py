"""A person at the browser client: what tests of any game need to sit down, choose, and read the screen."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Literal

from playwright.sync_api import Browser, BrowserContext, Error, JSHandle, Locator, Page, Playwright, expect

import royaume
from server import copies
from server.people import Api, Game, Json

ROOT = Path(__file__).parents[2]
RECORDED = ROOT / "tests" / "recorded"
CLIENT = Path(royaume.__file__).parent / "server" / "client" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, CHROMIUMS)), None)
# the same without the window that nobody sees, a seventh less work; but a notice, which the system shows, never appears
BARE_CHROMIUM = shutil.which("chromium-headless-shell") or CHROMIUM
# of what Playwright turns off, what matters here: the last list counts alone; two pages for each window that nobody
# sees, for what is typed into the address bar: half of what a window costs; and a process in advance for the next page
UNWANTED = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "SpareRendererForSitePerProcess",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
# a page is gone before its scripts, compiled for speed by other threads, have earned that back: a fifth of the work
PLAIN_SCRIPTS = ("--no-opt", "--no-maglev", "--no-concurrent-sparkplug", "--single-threaded-gc")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(UNWANTED)}",
    f"--js-flags={' '.join(PLAIN_SCRIPTS)}",
]
# tiles without memory stay empty: pages are laid out and painted as ever, but nobody's eyes wait for their pixels
UNDRAWN = "--force-gpu-mem-available-mb=0"
LAPTOP = {"width": 1280, "height": 800}
DESKTOP = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844}
SCREENS = {"laptop": LAPTOP, "desktop": DESKTOP}
EMPTY = "health"  # a page of the server's without anything of the client in it; about:blank would be another process
WAIT_MS = 60_000  # when something that does not come is given up; other people's work on the machine may be in the way
START_S = 60  # and to end
# players may be told by mail; the host is one that nobody has
MAIL = {"ROYAUME_MAIL_HOST": "mail.example.invalid", "ROYAUME_MAIL_FROM": "royaume@example.invalid"}
FIRST_PLACE = "place quarry"
MAY = "[data-target]:not([aria-disabled='true'])"
LANGUAGES = {"en", "fr"}
THEMES = {"light": "vellum", "dark": "night"}
LOOK_EVERY_MS = 50  # by the clock: a page that nobody sees may draw no frame, and waiting by frames is for ever
DRAWN = """() => new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
    setTimeout(drawn, 1000);
})"""
SETTLED = "main.table:not([aria-busy='true'])"
GONE_ON = """({wanted, version}) => {
    const now = Number(document.querySelector('main.table')?.dataset.version ?? version);
    const there = [...document.querySelectorAll(wanted)].some((found) => found.checkVisibility());
    const over = document.querySelector('main.final') !== null;
    return there ? {watched: null, over} : now > version ? {watched: now} : null;
}"""

SHOWN = """() => ({
    hidden: document.hidden,
    busy: document.querySelector('main.table')?.ariaBusy,
    version: document.querySelector('main.table')?.dataset.version,
    text: document.body.innerText,
})"""

expect.set_options(timeout=WAIT_MS)


def missing() -> str:
    """What these tests need and this machine has not; empty when all is there."""
    if CHROMIUM is None:
        return "no Chromium is installed"
    if not CLIENT.is_file():
        return "the client is not built: run npm install && npm run build in web/"
    return ""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A real server process on a loopback port of its own; it can be ended and started again on the same data."""

    def __init__(self, data: Path, program: Sequence[str] = ("-m", "royaume.server")) -> None:
        self.data = data
        self.program = program
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.process = self.started()

    def started(self) -> subprocess.Popen[str] | copies.Copied:
        command = [sys.executable, *self.program, "--port", str(self.port), "--data", str(self.data)]
        environment = {**os.environ, **MAIL}
        nowhere = subprocess.DEVNULL
        process = copies.started(command, stdout=nowhere, stderr=nowhere, env=environment)
        end = time.monotonic() + START_S
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(self.url + "health", timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return process
        process.kill()
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=START_S)

    def restart(self) -> None:
        self.stop()
        self.process = self.started()


def going_on(api: Api, record: str, played: int, seats: list[Json] | None = None) -> Game:
    """A table that goes on from a recorded game, after so many choices: a person and bots, or these seats."""
    text = (RECORDED / f"{record}.rgn").read_text("utf-8")
    at = played if played >= 0 else len(royaume.load(text).history) + played
    return api.make(seats, **{"from": {"table": api.bring(text).id, "at": at}})


def near_the_end(api: Api, record: str, left: int, seats: list[Json] | None = None) -> Game:
    """Likewise, so many choices before its end."""
    return going_on(api, record, -left, seats)


def against_bots(api: Api, bots: int, *expansions: str) -> Game:
    """A table of Architects for a person and so many bots, before its first choice."""
    seats = [{"kind": "person", "name": "Aude"}, *[{"kind": "bot", "bot": "greedy"}] * bots]
    return api.make(seats, game="architects", expansions=list(expansions))


def at_first_turn(api: Api, bots: int, *expansions: str) -> Game:
    """Likewise, where nobody has to hire or to draft any more and the person may place a worker."""
    game = against_bots(api, bots, *expansions)
    game.play_on(until=FIRST_PLACE)
    return game


def points(text: str) -> int:
    """A number of the score sheet, without what stands in brackets."""
    return int(text.split("(")[0].replace("\N{MINUS SIGN}", "-"))


def launched(playwright: Playwright, program: str | None = BARE_CHROMIUM, drawn: bool = False) -> Browser:
    """Only for pictures the pixels are drawn: they are a seventh of the work."""
    return playwright.chromium.launch(executable_path=program, args=FLAGS if drawn else [*FLAGS, UNDRAWN])


def new_window(browser: Browser, language: str, size: dict[str, int], app: bool = False) -> BrowserContext:
    """Only as an app it keeps files: to fetch all of them is more work than most tests."""
    touch = size == PHONE
    locale = {"en": "en-US", "fr": "fr-FR"}[language]
    shown: dict[str, Any] = {"viewport": size, "has_touch": touch, "is_mobile": touch, "reduced_motion": "reduce"}
    return browser.new_context(**shown, locale=locale, service_workers="allow" if app else "block")


class Person:
    """One browser window of its own, with nothing remembered from any other; whoever comes later may use it again.

    A window costs Chromium more work than all that most tests do in it.
    """

    free: ClassVar[defaultdict[tuple[Browser, str, int], list[Page]]] = defaultdict(list)

    def __init__(self, browser: Browser, url: str, language: str = "en", size: dict[str, int] | None = None) -> None:
        self.size = size or LAPTOP
        self.alike = self.free[browser, language, self.size["width"]]
        self.page: Page = self.alike.pop() if self.alike else new_window(browser, language, self.size).new_page()
        self.page.set_default_timeout(WAIT_MS)
        self.url = url
        if not self.is_away:
            self.leave()
        self.errors: list[str] = []
        self.page.on("pageerror", self.note)

    def note(self, error: Error) -> None:
        self.errors.append(str(error))

    def open(self, fragment: str = "#/", wanted: str = "h1, h2") -> None:
        self.page.goto(self.url + fragment)
        self.page.wait_for_selector(wanted)

    def sit_down(self, game: Game, token: str | None = None) -> None:
        """At a table that is there already; without a token at the seats of whoever made it."""
        self.open(f"#/table/{game.id}/{token or game.token}", "main.table")

    def leave(self) -> None:
        """Away from the client: what happens meanwhile is not drawn here."""
        self.page.goto(self.url + EMPTY)

    def close(self, again: bool = True) -> None:
        """Everything is as in a new window afterwards; what cannot be, is not used again."""
        page = self.page
        if again:
            self.forget()
            self.alike.append(page)
        else:
            page.context.close()
        assert self.errors == []

    def forget(self) -> None:
        page = self.page
        page.unroute_all(behavior="ignoreErrors")
        self.leave()
        page.evaluate("sessionStorage.clear()")
        page.set_viewport_size(self.size)
        page.emulate_media(color_scheme="null", reduced_motion="reduce")
        page.mouse.move(-1, -1)
        session = page.context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": self.url.rstrip("/"), "storageTypes": "all"})
        session.send("Page.resetNavigationHistory")
        session.detach()
        page.remove_listener("pageerror", self.note)

    # -- reading the screen ------------------------------------------------------------

    @property
    def table(self) -> str:
        found = re.search(r"#/(?:table|replay)/([^/]+)", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    @property
    def language(self) -> str:
        return self.page.locator("html").get_attribute("lang") or ""

    @property
    def version(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-version") or 0)

    @property
    def is_away(self) -> bool:
        """Whether no page of the client is open."""
        return self.page.url == self.url + EMPTY

    @property
    def over(self) -> bool:
        return self.page.locator("main.final").count() > 0

    @property
    def may_choose(self) -> bool:
        return self.targets(SETTLED).count() > 0

    def text(self, selector: str = "body") -> str:
        return self.page.locator(selector).first.inner_text()

    def targets(self, inside: str = "") -> Locator:
        """Everything that can be chosen now and is in sight."""
        return self.page.locator(f"{inside} {MAY}".strip()).locator("visible=true")

    def lines_of_sheet(self) -> int:
        """How many lines the score sheet has; they have to add up to the totals."""
        self.page.wait_for_selector("tfoot tr:not(.hidden)")
        totals = [points(cell) for cell in self.page.locator("tfoot td").all_inner_texts()]
        rows = self.page.locator("tbody tr")
        for seat, total in enumerate(totals):
            column = rows.locator(f"td:nth-of-type({seat + 1})").all_inner_texts()
            assert sum(points(text) for text in column) == total
        return rows.count()

    def play_solo(self, game: str, opponent: str, choices: int) -> None:
        """Set up against a solo opponent, and begun."""
        self.open(f"#/new/{game}")
        self.page.wait_for_selector("form")
        self.page.get_by_text(opponent).first.click()
        self.page.locator(".go button").click()
        self.page.wait_for_selector("main.table")
        for number in range(choices):
            assert self.wait_for_turn()
            assert self.overflow() == (0, 0)
            self.choose(number * 7)
        assert opponent in self.text()

    def overflow(self) -> tuple[int, int]:
        """How far the page is wider and higher than the window, once it is drawn."""
        self.page.evaluate(DRAWN)
        wide, high = self.page.evaluate(
            "() => { const d = document.documentElement;"
            " return [d.scrollWidth - innerWidth, d.scrollHeight - innerHeight] }"
        )
        return int(wide), int(high)

    def on_every_screen(self) -> Iterator[str]:
        """The page in both languages, each on a laptop and on a desktop."""
        for _ in LANGUAGES:
            for name, size in SCREENS.items():
                self.page.set_viewport_size(size)
                yield f"{self.language} on a {name}"
            self.change_language()

    def overflows(self) -> dict[str, tuple[int, int]]:
        """Where the page is wider or higher than the window; empty where it fits every screen."""
        found = {screen: self.overflow() for screen in self.on_every_screen()}
        assert len(found) == len(LANGUAGES) * len(SCREENS)
        return {screen: overflow for screen, overflow in found.items() if overflow != (0, 0)}

    def axe(self, *rules: str) -> list[str]:
        """What axe-core finds on this screen, of any severity; by these rules, or by all."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        asked: Json = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
        found = self.page.evaluate("(asked) => axe.run(document, asked)", asked)
        return [f"{rule['id']}: {node['target']}" for rule in found["violations"] for node in rule["nodes"]]

    def system_colours(self, scheme: Literal["light", "dark"]) -> None:
        """The system asks for this scheme, and the page follows."""
        self.page.emulate_media(color_scheme=scheme)
        self.page.wait_for_selector(f"html[data-theme='{THEMES[scheme]}']", state="attached")

    def until(self, holds: str, arg: object = None) -> JSHandle:
        """Wait for what the page's script tells of itself; where that does not come, say what is seen instead."""
        try:
            return self.page.wait_for_function(holds, arg=arg, polling=LOOK_EVERY_MS)
        except Error as error:
            error.add_note(f"{self.page.url} shows: {self.page.evaluate(SHOWN)}")
            raise

    # -- doing things ------------------------------------------------------------------

    def change_language(self) -> None:
        """To the other one, by the button of every page."""
        (other,) = LANGUAGES - {self.language}
        self.page.locator(f"button.tool[lang={other}]").click()
        self.page.wait_for_selector(f"html[lang={other}]")

    def speak(self, language: str) -> None:
        """In this language, also while something lies over the button of the page."""
        if self.language != language:
            self.page.locator(f"button.tool[lang={language}]").first.evaluate("(button) => button.click()")
            self.page.wait_for_selector(f"html[lang={language}]")

    def keep(self, key: str, value: object) -> None:
        """What this browser knows from an earlier visit; before a page of the client is opened."""
        assert self.is_away
        self.page.evaluate(
            "([key, value]) => localStorage.setItem(`royaume.${key}`, JSON.stringify(value))", [key, value]
        )

    def set(self, **settings: object) -> None:
        """Settings that the player made earlier."""
        self.keep("settings", settings)

    def bay(self, game: str) -> Locator:
        """A title on the start page."""
        if self.is_away:
            self.open()
        return self.page.locator(f".bay:has(a[href='#/new/{game}'])")

    def play_now(self, game: str = "majesty") -> None:
        self.bay(game).locator("button.btn").click()
        self.page.wait_for_selector("main.table")

    def set_up(self, *kinds: str, game: str = "majesty") -> None:
        """The set-up page with a seat of each kind, up to the open table; `bot:queen` is a bot of that level."""
        page = self.page
        self.bay(game).locator("a[href^='#/new/']").click()
        page.wait_for_selector("form")
        while page.locator("li select").count() > len(kinds):
            page.locator("li .remove").last.click()
        while page.locator("li select").count() < len(kinds):
            page.locator("section > button").click()
        for number, kind in enumerate(kinds):
            seat = page.locator("form ol > li").nth(number)
            kind, _, level = kind.partition(":")
            seat.locator("select").select_option(kind)
            if level:
                seat.locator(f"label:has([value={level}])").click()
        page.locator(".go button").click()
        page.wait_for_selector("main.table")

    def wait_for_turn(self) -> bool:
        """Until something can be chosen here; False when the game is over instead.

        Whoever has no worker left may have to watch the others for long: only a game that stands still is given up.
        """
        wanted, version = f"main.final, {SETTLED} {MAY}", -1
        while True:
            seen = self.until(GONE_ON, {"wanted": wanted, "version": version}).json_value()
            if seen["watched"] is None:
                return not seen["over"]
            version = seen["watched"]

    def choose(self, number: int = 0, inside: str = "") -> None:
        """Click the number-th thing that can be chosen, and see the game go on."""
        before = self.version
        targets = self.targets(inside)
        targets.nth(number % targets.count()).click()
        self.confirm_if_asked(before)

    def confirm_if_asked(self, version: int) -> None:
        """What warns, or needs a second tap, goes on only after Confirm; here until it has."""
        if self.is_asked(version):
            self.page.locator(".confirm .btn").locator("visible=true").first.click()
            self.wait_past(version)

    def confirm_by_key_if_asked(self, version: int) -> None:
        if self.is_asked(version):
            self.page.keyboard.press("Enter")
            self.wait_past(version)

    def is_asked(self, version: int) -> bool:
        """Whether the choice that was made at this version waits for Confirm; False when the game went on."""
        happened = self.until(
            "(v) => document.querySelector('main.final') ||"
            " Number(document.querySelector('main.table')?.dataset.version ?? 0) > v ? 'moved'"
            " : document.querySelector('.confirm') ? 'asked' : ''",
            version,
        )
        return bool(happened.json_value() == "asked")

    def wait_past(self, version: int) -> None:
        self.until(
            "(v) => document.querySelector('main.final') ||"
            " Number(document.querySelector('main.table')?.dataset.version ?? 0) > v",
            version,
        )

    def play(self, choices: int) -> None:
        """So many choices, or fewer where others end the game."""
        for number in range(choices):
            if self.wait_for_turn():
                self.choose(number * 7)

    def play_to_the_end(self, inside: str = "", most: int = 200) -> None:
        for number in range(most):
            if not self.wait_for_turn():
                return
            self.choose(number * 7, inside)
        raise AssertionError("the game does not end")


@contextmanager
def people(browser: Browser, url: str, *languages: str) -> Iterator[list[Person]]:
    """Several persons, each at a browser of their own."""
    found = [Person(browser, url, language) for language in languages]
    yield found
    for person in found:
        person.close()
