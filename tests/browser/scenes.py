"""Every screen of the client with a real position, late in a game: what has to be whole in every size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import royaume
from browser import far_scenes as far
from browser.driver import RECORDED, Person
from royaume import bots
from royaume.bots.levels import LEVELS
from royaume.kernel.chance import Dice
from server.people import Api, Game, Json

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (375, 667),
    (390, 844),
    (768, 1024),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
NAMES = ("Aude", "Maximilienne", "Rosalinde", "Jean-Baptiste", "Ermengarde", "Théodora")
REVIEWED = 300_000  # milliseconds: bots play hundreds of games from the moves that cost most
LATE = 0.5  # of a game: boards and hands are full from here on


@dataclass(frozen=True)
class Scene:
    """One screen, and how to get there."""

    name: str
    show: Callable[[Person, Api], None]
    kind: str = "page"
    """A "board" is all in sight, a "table" too unless on an upright phone; a "form" may be longer than any screen."""


# -- positions -----------------------------------------------------------------


def recorded(name: str) -> str:
    return (RECORDED / f"{name}.rgn").read_text("utf-8")


@cache
def by_chance(game: str, players: int, *expansions: str, solo: str = "") -> str:
    """The record of a game in which everybody chose by chance."""
    names = NAMES[: players + bool(solo)]
    match = royaume.new(game, players=players, seed=3, solo=solo, expansions=expansions, names=names[:players])
    dice = Dice(7)
    while not match.over:
        match.play_number(bots.choose("random", match.game, match.table, dice), match.to_move or 0)
    return match.to_text()


@cache
def fullest(text: str, question: str) -> tuple[int, int]:
    """After how many choices most is to choose from, late in a game and where this is asked, and by whom."""
    match = royaume.load(text)
    history = match.history
    match.go_to(0)
    found = []
    for at, choice in enumerate(history):
        if at >= len(history) * LATE and match.question(choice.seat).key == question:
            found.append((len(match.choices(choice.seat)), -at, choice.seat))
        match.play_number(choice.number, choice.seat)
    _, at, seat = max(found)
    return -at, seat


def going_on(api: Api, text: str, question: str) -> Game:
    """A table that goes on from there, with a person who is asked and bots."""
    at, person = fullest(text, question)
    seats = [seat_of(seat, person) for seat in range(royaume.load(text).config.players)]
    return api.make(seats, **{"from": {"table": api.bring(text).id, "at": at}})


def seat_of(seat: int, person: int) -> Json:
    if seat == person:
        return {"kind": "person", "name": NAMES[seat]}
    return {"kind": "bot", "bot": LEVELS[seat % len(LEVELS)], "name": NAMES[seat]}


# -- screens -------------------------------------------------------------------


def at(fragment: str, wanted: str = "h1, h2") -> Callable[[Person, Api], None]:
    def show(person: Person, _: Api) -> None:
        person.open(fragment)
        person.page.wait_for_selector(wanted)

    return show


def panel(name: str) -> Callable[[Person, Api], None]:
    """What lies over a table: the help and the settings."""

    def show(person: Person, api: Api) -> None:
        table("taking_card", MAJESTY)(person, api)
        if name == "help":
            person.page.keyboard.press("?")
        else:
            person.page.locator(".tools .tool").last.click()
        person.page.wait_for_selector("dialog[open]")

    return show


def table(question: str, text: str) -> Callable[[Person, Api], None]:
    def show(person: Person, api: Api) -> None:
        person.sit_down(going_on(api, text, question))
        person.wait_for_turn()

    return show


def lesson(name: str, chapter: int) -> Callable[[Person, Api], None]:
    """The first step of a chapter, with what sleeps until later ones."""

    def show(person: Person, api: Api) -> None:
        game = api.make([{"kind": "person", "name": NAMES[0]}], lesson=name)
        game.post("lesson", version=game.mine()["version"], chapter=chapter - 1)
        person.sit_down(game)
        person.page.wait_for_selector(".coach")
        person.wait_for_turn()

    return show


def final(text: str) -> Callable[[Person, Api], None]:
    def show(person: Person, api: Api) -> None:
        person.open(f"#/table/{api.bring(text).id}")
        person.page.wait_for_selector("tfoot tr:not(.hidden)")
        person.page.wait_for_selector(".chart svg")

    return show


def replay(text: str) -> Callable[[Person, Api], None]:
    def show(person: Person, api: Api) -> None:
        half = len(royaume.load(text).history) // 2
        person.open(f"#/replay/{api.bring(text).id}/{half}")
        person.page.wait_for_selector(".timeline")

    return show


def review(text: str) -> Callable[[Person, Api], None]:
    def show(person: Person, api: Api) -> None:
        person.open(f"#/review/{api.bring(text).id}")
        person.page.wait_for_selector("main.review[data-done='true'] .stake li", timeout=REVIEWED)

    return show


def my_tables(person: Person, api: Api) -> None:
    """One that waits, one where others are awaited, one that is finished, one that is not there."""
    bots = [seat_of(seat, person=0) for seat in range(6)]
    waiting = api.make(bots, game="architects", expansions=["artisans", "wonders", "promos"])
    friends = api.make([{"kind": "person", "name": NAMES[0]}, {"kind": "open"}])
    finished = api.make(bots[:3])
    finished.play_on()
    kept = [{"table": game.id, "token": game.token, "game": "majesty"} for game in (waiting, friends, finished)]
    keys = [
        {**key, "links": [], "names": [], "over": False, "opened": 0} for key in (*kept, {**kept[0], "table": "none"})
    ]
    person.keep("tables", keys)
    person.open("#/tables")
    person.page.wait_for_selector(".mine :is(article, [role=tab])")


RATED = {"rating": 1290, "deviation": 97, "games": 19, "wins": 6, "provisional": False}
LADDERS = [
    {
        "game": game,
        "expansions": expansions,
        "games": 31,
        "players": [{**RATED, "name": name} for name in NAMES] + [{**RATED, "name": "Guy", "provisional": True}],
        "seats": [{"players": n, "seat": seat, "worth": 9 - seat} for n in (2, 4) for seat in range(n)],
    }
    for game, expansions in (("majesty", []), ("architects", ["artisans", "wonders"]))
]


def ratings(person: Person, _: Api) -> None:
    """As they are after many games."""
    person.page.route("**/api/ratings", lambda route: route.fulfill(json=LADDERS))
    person.open("#/ratings")
    person.page.wait_for_selector("tbody tr")


def setup(game: str) -> Callable[[Person, Api], None]:
    return at(f"#/new/{game}", "form")


FOUR, SIX = recorded("architects-4-greedy"), recorded("architects-6-artisans-characters-promos")
WONDERS, PATRON = recorded("architects-3-wonders-greedy"), recorded("architects-1-wonders-patron-lost")
MAJESTY, VISCOUNTS = recorded("majesty-4-mixed-sides-and-tiers"), recorded("viscounts-4-divided-options")


def tables() -> list[Scene]:
    """Positions in which much is to choose from, of every title."""
    both, rich = by_chance("architects", 6, "artisans", "wonders"), by_chance("viscounts", 4)
    asked = {
        "architects-placing": ("placing", FOUR),
        "architects-capturing": ("capturing", FOUR),
        "architects-hiring": ("hiring", FOUR),
        "artisans-six-placing": ("placing", SIX),
        "artisans-six-capturing": ("capturing", SIX),
        "artisans-six-crafting": ("market_middle_crafting", SIX),
        "wonders-placing": ("placing", WONDERS),
        "wonders-contributing": ("contributing", WONDERS),
        "both-six-placing": ("placing", both),
        "both-six-hiring": ("hiring", both),
        "both-six-discarding": ("hand_limit", both),
        "solo-patron-placing": ("placing", PATRON),
        "majesty-taking": ("taking_card", MAJESTY),
        "majesty-trading": ("trading_meeples", MAJESTY),
        "viscounts-playing": ("playing_card", VISCOUNTS),
        "viscounts-moving": ("moving", VISCOUNTS),
        "viscounts-acting": ("acting", rich),
        "viscounts-rearranging": ("rearranging", rich),
        "viscounts-solo-acting": ("acting", by_chance("viscounts", 1, solo="cleric")),
    }
    return [
        Scene(name, table(*position), kind="table" if name.startswith("majesty") else "board")
        for name, position in asked.items()
    ]


def scenes() -> list[Scene]:
    return [
        Scene("start", at("#/", ".bay")),
        *[Scene(f"setup-{game}", setup(game), kind="form") for game in ("wonders", "viscounts", "majesty")],
        Scene("open-tables", far.open_tables),
        Scene("lobby", far.lobby, kind="form"),
        Scene("invitation", far.invitation, kind="form"),
        Scene("clocks-majesty", far.with_clocks("majesty", far.BY_DAYS), kind="table"),
        Scene("clocks-architects", far.with_clocks("architects", far.LIVE), kind="board"),
        Scene("clocks-viscounts", far.with_clocks("viscounts", far.BY_DAYS), kind="board"),
        Scene("going-away", far.going_away, kind="table"),
        Scene("my-tables", my_tables),
        Scene("ratings", ratings),
        Scene("my-page", far.my_page, kind="form"),
        Scene("my-page-entering", far.entering, kind="form"),
        Scene("my-page-passkeys", far.passkeys, kind="form"),
        Scene("letter", at("#/notices/stop/none/none", "main h1")),
        Scene("help", panel("help")),
        Scene("menu", panel("menu")),
        *tables(),
        Scene("lesson-architects", lesson("architects", 2), kind="board"),
        Scene("lesson-artisans", lesson("artisans", 1), kind="board"),
        Scene("lesson-wonders", lesson("wonders", 2), kind="board"),
        Scene("lesson-majesty", lesson("majesty", 2), kind="table"),
        Scene("lesson-viscounts", lesson("viscounts", 2), kind="board"),
        Scene("final-six", final(by_chance("architects", 6, "artisans", "wonders"))),
        Scene("final-majesty", final(MAJESTY)),
        Scene("final-viscounts", final(by_chance("viscounts", 4))),
        Scene("replay-six", replay(by_chance("architects", 6, "artisans", "wonders"))),
        Scene("replay-majesty", replay(MAJESTY)),
        Scene("replay-viscounts", replay(by_chance("viscounts", 4))),
        Scene("review-architects", review(FOUR)),
        Scene("review-majesty", review(MAJESTY)),
        Scene("review-viscounts", review(by_chance("viscounts", 4))),
    ]
