"""The worked examples of the reference that are about a solo opponent, by their ids. What cannot be read, fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from documents import document
from royaume.games.architects.events import WORKERS_CAPTURED
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.solo.priorities import AFFORDABLE_WONDERS, RIGHT_OF_MARKER
from royaume.games.architects.expansions.wonders.vocabulary import APPRENTICE, DEBT_DESTROYED, WONDERS
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.scoring import bonus
from royaume.games.architects.table import ArchitectsTable, captives_of
from royaume.games.architects.vocabulary import GOLD, INFLUENCE, PLACE_IDS, REWARD, SILVER
from royaume.kernel.automatic.priority import best_of

from ....builder import BUILDINGS, GAME, LANGUAGE, Wish, finish, last_turn, of, player, points_of, told
from .builder import (
    discards,
    give,
    influence_of,
    marble,
    marker,
    opponents_turn,
    reset,
    rival,
    solo_table,
    standing_at,
    story,
    tokens_laid,
    where,
    wonders_built,
)

Case = dict[str, Any]
ALL: list[Case] = document(Path(__file__).parent.parent / "examples.yaml")["examples"]
CASES = [case for case in ALL if "_ai_" in case["id"] or case["id"] == "seed_coop_threshold"]
COLOURS = {"red": 0, "blue": 1}
BOARD_KEYS = {"virtue", "prison", "debts", "marble", "clay", "wood", "stone", "gold", "silver"}


def test_there_are_29_of_them() -> None:
    assert len(CASES) == 29


# what is given ------------------------------------------------------------------------------------


def wish(given: Case) -> Wish:
    """A board, as far as numbers on it go; everything else is read by those who need it."""
    words: dict[str, Any] = {key: value for key, value in given.items() if key in BOARD_KEYS}
    if "cathedral" in given:
        words["level"] = given["cathedral"]
    if "captives" in given:
        words["held"] = {0: given["captives"]} if given["captives"] else {}
    assert given.get("held", 0) == 0
    return player(**words)


def people_and_rival(case: Case) -> tuple[list[Wish], Wish]:
    given = case["given"]
    ai = dict(given.get("ai", {}))
    people = [player() for _ in range(given.get("humans", 1))]
    if "player" in given:
        people[0] = wish({key: value for key, value in given["player"].items() if key in BOARD_KEYS})
        people[0].built = given["player"].get("constructed", [])
    rival = wish({key: value for key, value in ai.items() if key not in ("workers", "captures", "guardhouse_actions")})
    for place, groups in given.get("board", {}).items():
        if place in PLACE_IDS:
            for colour, n in groups.items():
                owner = rival if colour == "ai" else people[COLOURS[colour]]
                owner.at = {**owner.at, place: n}
    return people, rival


def setting(case: Case) -> dict[str, Any]:
    """The rest of the table."""
    given = case["given"]
    ai = given.get("ai", {})
    people = given.get("humans", 1)
    words: dict[str, Any] = {
        "solo": ai.get("board", "gossip"),
        "influence": [given.get("player", {}).get("influence", 0)] + [0] * (people - 1) + [ai.get("influence", 0)],
        "marker": ai.get("marker", "clay"),
    }
    board = given.get("board", {})
    if "tax" in board:
        words["taxes"] = board["tax"]
    if "black_market" in board:
        words["market"] = {space: COLOURS[who] for space, who in board["black_market"].items() if who}
    if "princess" in given:
        words["princess"] = given["princess"]
    if "consequence_card" in given:
        words["card"] = int(given["consequence_card"][-1])
    if "contribution_card" in given:
        words["contribution"] = int(given["contribution_card"][-1])
        words["tokens"] = given["on_card"]
    if "future_pile" in given:
        words["future"] = given["future_pile"]
    if given.get("wonder_tokens") == {"town_centre": "taken"}:
        words |= {"wonders": {"marble": 0}, "standing": {"town_centre": "marble"}}
    assert given.get("wonders", {}) in ({}, {"all": "unbuilt"})
    return words


# what is done -------------------------------------------------------------------------------------


def ai_turn(case: Case) -> ArchitectsTable:
    people, ai = people_and_rival(case)
    return opponents_turn(case["given"]["scheme"], *people, ai=ai, **setting(case))


def ai_gain(case: Case) -> ArchitectsTable:
    people, ai = people_and_rival(case)
    words = setting(case)
    gains = {key: n for key, n in case["action"].items() if key != "type"}
    if "future_scheme" in gains:
        assert gains == {"future_scheme": 1}
        return opponents_turn("st_workshop", *people, ai=ai, **words)
    t = solo_table(*people, ai=ai, **words)
    things = {
        "silver": SILVER,
        "gold": GOLD,
        "influence": INFLUENCE,
        "reward_card": REWARD,
        "destroy_debt": DEBT_DESTROYED,
        "apprentice": APPRENTICE,
    }
    for thing, n in gains.items():
        give(t, things[thing], n)
    return t


def untouched(case: Case) -> ArchitectsTable:
    people, ai = people_and_rival(case)
    return solo_table(*people, ai=ai, **setting(case))


def ai_build_wonder(case: Case) -> ArchitectsTable:
    people, ai = people_and_rival(case)
    return opponents_turn("st_guildhall", *people, ai=ai, **setting(case))


def ai_capture(case: Case) -> ArchitectsTable:
    """As many workers as captures, the one that is placed included."""
    people, ai = people_and_rival(case)
    ai.at = {"town_centre": case["given"]["ai"]["captures"] - 1}
    return opponents_turn("fu_capture_3", *people, ai=ai, **{"princess": "workshop", **setting(case)}, taxes=0)


def ai_guardhouse(case: Case) -> ArchitectsTable:
    people, ai = people_and_rival(case)
    ai.at = {"guardhouse": case["given"]["ai"]["guardhouse_actions"] - 1}
    return opponents_turn("fu_cathedral_late_2", *people, ai=ai, princess="workshop", **setting(case))


def reset_step(case: Case) -> ArchitectsTable:
    """Nothing else of this reset reaches the opponent."""
    assert case["action"]["step"] == 5
    return reset(untouched(case))


def score_ai(case: Case) -> ArchitectsTable:
    people, ai = people_and_rival({**case, "given": {**case["given"], "ai": without(case["given"]["ai"], "wonders")}})
    goods = [wonder.removesuffix("_wonder") for wonder in case["given"]["ai"]["wonders"]]
    t = solo_table(
        *people,
        ai=ai,
        wonders=dict.fromkeys(goods, 1),
        standing=dict(zip(("silversmith", "town_centre"), goods, strict=True)),
        guildhall=[i % 2 for i in range(12)],
        final_round=1,
        **setting(case),
    )
    return finish(t)


def without(data: Case, key: str) -> Case:
    return {name: value for name, value in data.items() if name != key}


def end_of_coop(case: Case) -> ArchitectsTable:
    """Two people and no opponent."""
    assert case["given"]["mode"] == "coop"
    assert case["action"]["step"] == "most_influence"

    def lay(t: ArchitectsTable) -> None:
        for colour, board in case["given"]["players"].items():
            wonders_of(t).influence[COLOURS[colour]] = board["influence"]

    return finish(last_turn(expansions=("wonders",), court_gold="above_8", lay=lay))


DONE: dict[str, Callable[[Case], ArchitectsTable]] = {
    "ai_turn": ai_turn,
    "ai_gain": ai_gain,
    "ai_choose_wonder": untouched,
    "ai_build_wonder": ai_build_wonder,
    "ai_capture": ai_capture,
    "ai_guardhouse": ai_guardhouse,
    "end_game_effect": untouched,
    "reset_step": reset_step,
    "score_ai": score_ai,
    "end_game_step": end_of_coop,
}


# what is expected ---------------------------------------------------------------------------------


def rival_now(t: ArchitectsTable) -> dict[str, Any]:
    p = of(t, -1)
    return {
        "virtue": int(p.virtue),
        "influence": influence_of(t),
        "marble": marble(t),
        "marker": marker(t),
        "debts": int(p.debts),
        "paid_debts": int(p.paid),
        "cathedral": int(p.level),
        "captives": int(captives_of(p)),
    }


def by_the_marker(t: ArchitectsTable) -> list[str]:
    """All wonders in the order in which they are tried."""
    left = list(range(WONDERS))
    tried = []
    while left:
        (first,) = best_of(t, t.seats - 1, left, RIGHT_OF_MARKER)
        tried.append(WONDER_IDS[first])
        left.remove(first)
    return tried


def chosen_wonder(t: ArchitectsTable) -> str:
    mine = [wonder for wonder, seat in wonders_built(t).items() if seat == t.seats - 1]
    return mine[0] if mine else WONDER_IDS[AFFORDABLE_WONDERS.best(t, t.seats - 1)]


def change(t: ArchitectsTable, case: Case) -> dict[str, int]:
    if case["action"]["type"] == "end_game_effect":
        return {"vp": int(bonus(t, 0, BUILDINGS.index(case["action"]["card"])))}
    return {"tax": int(t.taxes)}


def captured(t: ArchitectsTable) -> dict[str, dict[str, int]]:
    names = {seat: colour for colour, seat in COLOURS.items()}
    found: dict[str, dict[str, int]] = {}
    for _, place, owner, n in told(t, WORKERS_CAPTURED):
        found.setdefault(PLACE_IDS[place], {})[names[owner]] = n
    return found


def space_taken(t: ArchitectsTable) -> str:
    """The rank of the space at the Black Market."""
    (space,) = [place for place in where(t) if place.startswith("black_market")]
    return space.removeprefix("black_market_")


def removed(t: ArchitectsTable, case: Case) -> list[dict[str, int]]:
    before = untouched(without_scheme(case))
    ids = LANGUAGE.ids["apprentice"]
    slots = [int(slot) for slot in before.row]
    gone = [slots.index(ids.index(line[1])) for line in story(t, "apprentice_removed")]
    return [{"column": slot % 5 + 1, "row": slot // 5 + 1} for slot in gone]


def without_scheme(case: Case) -> Case:
    return {**case, "given": without(case["given"], "scheme")}


def found(t: ArchitectsTable, case: Case, key: str) -> object:
    """What the table says under the name of an expectation."""
    placed = {"black_market" if place.startswith("black_market") else place for place in where(t)}
    played_card = 1 if case["action"]["type"] == "ai_guardhouse" else 0
    looks: dict[str, Callable[[], object]] = {
        "ai_worker_placed_at": lambda: placed.pop(),
        "option_rank": lambda: ("right", "left", "middle").index(space_taken(t)) + 1,
        "wonder": lambda: chosen_wonder(t),
        "tried": lambda: by_the_marker(t)[: by_the_marker(t).index(chosen_wonder(t)) + 1],
        "affordable": lambda: [WONDER_IDS[w] for w in AFFORDABLE_WONDERS.targets(untouched(without_scheme(case)), 1)],
        "board": lambda: {"tax": int(t.taxes)},
        "wonder_tokens": lambda: {p: w for p, w in standing_at(t).items() if wonders_built(t)[w] == t.seats - 1},
        "reward_pile_change": lambda: int(t.rewards.left()) - len(GAME.edition.catalogue.rewards_of(("wonders",))),
        "captured_at": lambda: [PLACE_IDS[line[1]] for line in told(t, WORKERS_CAPTURED)],
        "captured": lambda: captured(t),
        "captures_made": lambda: len(told(t, WORKERS_CAPTURED)),
        "change": lambda: change(t, case),
        "future_pile": lambda: int(rival(t).cards.future.left()),
        "scheme_discard_change": lambda: len(discards(t)) - played_card,
        "on_card": lambda: tokens_laid(t),
        "human_prison_change": lambda: int(of(t, 0).prison),
        "apprentices_removed": lambda: removed(t, case),
        "players": lambda: {colour: {"gold": int(of(t, seat).goods[GOLD])} for colour, seat in COLOURS.items()},
        "breakdown": lambda: sheet_of(t),
        "total": lambda: GAME.scores(t)[-1],
    }
    return looks[key]()


def sheet_of(t: ArchitectsTable) -> dict[str, int]:
    names = {"buildings": "wonders", "gold_marble": "marble"}
    return {names.get(line, line): n for line, n in points_of(t, -1).items()}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_example(case: Case) -> None:
    t = DONE[case["action"]["type"]](case)
    assert case["expected"]
    for key, value in case["expected"].items():
        if key == "ai":
            now = rival_now(t)
            assert {name: now[name] for name in value} == value
        else:
            assert found(t, case, key) == value, key


def test_the_market_building_would_gain_nothing_with_as_much_influence() -> None:
    (case,) = [case for case in CASES if case["id"] == "seed_ai_market_building"]
    more = {**case, "given": {**case["given"], "ai": {"influence": 5}}}
    assert change(untouched(more), case) == {"vp": 0}


def test_the_co_operative_gold_is_won_with_nine() -> None:
    (case,) = [case for case in CASES if case["id"] == "seed_coop_threshold"]
    given = {**case["given"], "players": {"red": {"influence": 9}, "blue": {"influence": 5}}}
    assert found(end_of_coop({**case, "given": given}), case, "players") == {"red": {"gold": 4}, "blue": {"gold": 0}}
