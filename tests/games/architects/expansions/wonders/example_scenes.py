"""The tables that the worked examples of Works of Wonder give. A word that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.vocabulary import GOOD_IDS, OPEN_PLACES, PLACE_IDS

from ...builder import GOODS, Wish, asked, player
from ...example_scenes import Case, Scene
from .builder import PRINCESS_AT, PROFITEER_AT, facts, wonders_table

COLOURS = ("red", "blue", "green")
MINE = {"player": "red"}  # who is only called the player
SOMEBODY = "blue"  # who has built a wonder that is only said to be taken
ALL_SKILLS = ["labourer"]
ELSEWHERE = "silversmith"
OUT_OF_THE_WAY = 4  # where no figure is named: Storehouse and Mines
OPEN = PLACE_IDS[:OPEN_PLACES]
BUILDINGS = {row["id"]: row for row in facts("buildings.yaml")["cards"]}


def emptied(words: Case) -> None:
    assert not words, f"not understood: {words}"


def boards_of(given: Case) -> dict[str, Case]:
    """What each colour has."""
    boards: dict[str, Case] = {"red": given.pop("player", {})}
    players = given.pop("players", 2)
    if not isinstance(players, int):
        boards |= players
    boards["red"] |= {key: given.pop(key) for key in ("hand", "character") if key in given}
    for colour in COLOURS[: players if isinstance(players, int) else 2]:
        boards.setdefault(colour, {})
    return boards


def stand(boards: dict[str, Case], given: Case) -> Case:
    """Workers come to the boards of their owners; what else lies on the table is returned."""
    board: Case = given.pop("board", {})
    market = board.pop("black_market", {})
    assert market in ({}, {"left": None, "middle": None, "right": None})
    laid = {"taxes": board.pop("tax", 4)}
    for place, workers in board.items():
        assert place in OPEN, place
        for colour, n in workers.items():
            owner = MINE.get(colour, colour)
            assert owner in COLOURS
            boards.setdefault(owner, {}).setdefault("at", {})[place] = n
    return laid


def means(card: str) -> Case:
    """What a building costs, and somebody with its skills."""
    return {"apprentices": ALL_SKILLS, **BUILDINGS[card]["cost"]}


def wish(words: Case) -> tuple[Wish, int]:
    """A player's board, and influence."""
    names = {"workers": "supply", "constructed": "built", "cathedral": "level"}
    has = {names.get(key, key): value for key, value in words.items()}
    if "can_pay" in has:
        for key, n in means(has.pop("can_pay")).items():
            has[key] = has.get(key, 0) + n if isinstance(n, int) else n
    influence = has.pop("influence", 0)
    known = {"virtue", "hand", "apprentices", "built", "at", "prison", "debts", "level", "supply", "character", *GOODS}
    assert set(has) <= known, f"not understood: {has}"
    return player(**has), influence


def court_of(given: Case) -> Case:
    """Both open cards, by their ids or by where a figure is."""
    words: Case = {}
    princess, profiteer = given.pop("princess", None), given.pop("profiteer", None)
    if "consequence_card" in given:
        words["card"] = CARD_IDS.index(given.pop("consequence_card")) + 1
        assert princess is None or PRINCESS_AT[princess] == words["card"]
        assert profiteer is None or PROFITEER_AT[profiteer] == words["card"]
    elif princess is not None or profiteer is not None:
        words["card"] = PRINCESS_AT[princess] if princess is not None else PROFITEER_AT[profiteer]
    words.setdefault("card", OUT_OF_THE_WAY)
    if "contribution_card" in given:
        words["contribution"] = CARD_IDS.index(given.pop("contribution_card")) + 1
    words["tokens"] = given.pop("on_card", [])
    assert set(words["tokens"]) <= set(GOOD_IDS[:5])
    return words


def moved(given: Case, action: Case) -> tuple[Case, Case]:
    """Where the Princess stands was filled in; with the card of the rulebook's example she cannot be at the Quarry."""
    if (given.get("princess"), given.get("contribution_card")) == ("quarry", CARD_IDS[PRINCESS_AT["quarry"] - 1]):
        given["princess"] = ELSEWHERE
        if "location" in action:
            assert action["location"] == "quarry"
            action["location"] = ELSEWHERE
    return given, action


def good_of(wonder: str) -> str:
    assert wonder in WONDER_IDS, wonder
    return wonder.removesuffix("_wonder")


def wonders_of(given: Case, seats: list[str]) -> Case:
    """Who has built which wonder, where it stands, and the tokens on the others."""
    owners: dict[str, int] = {}
    tokens: dict[str, int] = {}
    standing: dict[str, str] = {}
    for wonder, words in given.pop("wonders", {}).items():
        if "owner" in words:
            owners[good_of(wonder)] = seats.index(words.pop("owner"))
        if "tokens" in words:
            tokens[good_of(wonder)] = words.pop("tokens")
        emptied(words)
    for place, words in given.pop("wonder_tokens", {}).items():
        wonder, owner = (words, SOMEBODY) if isinstance(words, str) else (words.pop("wonder"), words.pop("owner"))
        if not isinstance(words, str):
            emptied(words)
        assert place in OPEN
        standing[place] = good_of(wonder)
        owners[good_of(wonder)] = seats.index(MINE.get(owner, owner))
    return {"wonders": owners, "on_wonder": tokens, "standing": standing}


def display_of(given: Case) -> Case:
    """Silver that lies on the first card of a column."""
    silver: Mapping[str, int] = given.pop("silver_on_display", {})
    if "display_columns" in given:
        assert given.pop("display_columns") == 5
    rows = {"top": ["merchant_clay", "merchant_wood", "merchant_stone", "merchant_gold", "miner_1"]}
    columns = {f"column_{n}": card for n, card in enumerate(rows["top"], 1)}
    assert set(silver) <= set(columns)
    return {**rows, "coins": {columns[column]: n for column, n in silver.items()}}


def scene_of(whole: Case) -> Scene:
    """The table that a case gives; every word of it has to be understood."""
    given: Any = deepcopy(whole)
    given.pop("any", None)
    boards = boards_of(given)
    laid = stand(boards, given)
    seats = [colour for colour in COLOURS if colour in boards]
    assert len(seats) == len(boards)
    active = seats.index(given.pop("trigger_player", seats[0]))
    filled = given.pop("guildhall_filled", 0)
    laid |= court_of(given) | wonders_of(given, seats) | display_of(given)
    laid["guildhall"] = [space % len(seats) for space in range(filled)]
    emptied(given)
    wishes = [wish(boards[colour]) for colour in seats]
    t = wonders_table(
        *[board for board, _ in wishes],
        influence=[n for _, n in wishes],
        active=active,
        rewards=["reward_virtue", "reward_virtue"],
        **laid,
    )
    assert asked(t) == (active, "placing")
    return Scene(t, seats, active, before=t.copy())
