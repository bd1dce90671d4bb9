"""What the worked examples expect, compared with the table. An expectation that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from royaume.games.architects.counting import count
from royaume.games.architects.events import APPRENTICE_HIRED, GOODS_SPENT
from royaume.games.architects.expansions.wonders.events import CONTRIBUTED, TOKEN_RETURNED
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.scoring import bonus
from royaume.games.architects.table import captives_of
from royaume.games.architects.vocabulary import GOOD_IDS, LEVELS_WITH_BUILDING

from ...builder import GOODS, asked, at, told
from ...example_scenes import Case, Scene
from .builder import influence, kept_of, on_wonders, owners, standing, tokens
from .example_actions import WHY

FIRST_RESET_SPACE = 7  # in a Guildhall for two


def amount(scene: Scene, seat: int, what: str) -> int:
    t = scene.table
    p = t.players[seat]
    if what in GOODS:
        return int(p.goods[GOODS.index(what)])
    counts: Case = {
        "virtue": p.virtue,
        "influence": influence(t, seat),
        "hand": len(p.hand),
        "debts": p.debts,
        "prison": p.prison,
        "workers": p.supply,
        "captives": captives_of(p),
    }
    return int(counts[what])


def check_player(scene: Scene, expected: Case, seat: int | None = None) -> None:
    who = scene.active if seat is None else seat
    assert {what: amount(scene, who, what) for what in expected} == expected


def check_players(scene: Scene, expected: Case) -> None:
    for colour, words in expected.items():
        check_player(scene, words, scene.seat(colour))


def check_change(scene: Scene, expected: Case) -> None:
    assert scene.before is not None
    changes: Case = {}
    for what in expected:
        if what == "tax":
            changes[what] = int(scene.table.taxes - scene.before.taxes)
        elif what == "vp":
            changes[what] = int(bonus(scene.table, scene.active, scene.tabulated["building"]))
        else:
            good = GOODS.index(what)
            p, before = scene.table.players[scene.active], scene.before.players[scene.active]
            changes[what] = int(p.goods[good] - before.goods[good])
    assert changes == expected


def check_board(scene: Scene, expected: Case) -> None:
    for place, words in expected.items():
        if place == "tax":
            assert scene.table.taxes == words
        else:
            there = {colour: at(scene.table, seat, place) for seat, colour in enumerate(scene.seats)}
            assert {colour: n for colour, n in there.items() if n} == words


def check_wonders(scene: Scene, expected: Case) -> None:
    for wonder, words in expected.items():
        assert wonder in WONDER_IDS
        good = wonder.removesuffix("_wonder")
        has: Case = {"tokens": on_wonders(scene.table).get(good, 0)}
        if good in owners(scene.table):
            has["owner"] = scene.seats[owners(scene.table)[good]]
        assert has == words


def to_supply(scene: Scene) -> Case:
    """Tokens that were spent or that nobody's wonder needs, and those that lay on a wonder."""
    assert scene.before is not None
    t = scene.table
    back = dict.fromkeys(GOOD_IDS[:5], 0)
    for _, good, n in told(t, GOODS_SPENT):
        if good < 5:
            back[GOOD_IDS[good]] += n
    for _, good in told(t, CONTRIBUTED):
        back[GOOD_IDS[good]] -= 1
    for _, good in told(t, TOKEN_RETURNED):
        back[GOOD_IDS[good]] += 1
    for good in owners(t):
        back[good] += on_wonders(scene.before).get(good, 0)
    return {good: n for good, n in back.items() if n}


def check_no_further_contribution(scene: Scene, expected: Case) -> None:
    assert expected == {"legal": False}
    assert kept_of(scene.table).contributions == 0
    assert asked(scene.table) == (1, "placing")


def triggers(scene: Scene) -> list[str]:
    """What brought the reset on."""
    t = scene.table
    assert scene.before is not None
    found = []
    if len(scene.before.guildhall) < FIRST_RESET_SPACE <= len(t.guildhall):
        found.append(f"guildhall_space_{len(t.guildhall)}")
    laid = len(tokens(scene.before)) + len(told(t, CONTRIBUTED))
    return [*found, "fifth_contribution"] if laid == 5 else found


CHECKS: dict[str, Callable[[Scene, Any], None]] = {
    "player": check_player,
    "players": check_players,
    "change": check_change,
    "board": check_board,
    "wonders": check_wonders,
    "further_contribution": check_no_further_contribution,
}
VIEWS: dict[str, Callable[[Scene], Any]] = {
    "on_card": lambda scene: tokens(scene.table),
    "to_supply": to_supply,
    "wonder_tokens": lambda scene: standing(scene.table),
    "apprentices_hired": lambda scene: len(told(scene.table, APPRENTICE_HIRED)),
    "reset_at_end_of_turn": lambda scene: scene.tabulated["resets_resolved"] == 1,
    "triggers": triggers,
    "pairs": lambda scene: count(scene.table, scene.active, LEVELS_WITH_BUILDING),
    "why": lambda scene: next((words for words, key in WHY.items() if key == scene.tabulated["why"]), None),
}


def check(scene: Scene, whole: Case) -> None:
    """Every expectation of a case, in its order."""
    for key, expected in deepcopy(whole).items():
        if key in CHECKS:
            CHECKS[key](scene, expected)
        elif key in VIEWS:
            assert VIEWS[key](scene) == expected, key
        elif key in scene.tabulated.get("renewed", {}):
            assert scene.tabulated["renewed"][key] == expected, key
        else:
            assert scene.tabulated[key] == expected, key
