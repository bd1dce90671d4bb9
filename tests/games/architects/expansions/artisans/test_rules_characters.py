"""Section 9: Walaric and Gisela, what they start with and their powers in play."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import GOODS_GAINED
from royaume.games.architects.expansions.artisans.events import (
    ARTISAN_PLACED,
    BONUS_GAINED,
    CRAFT_REVEALED,
    TOOL_CRAFTED,
)
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PLACE_IDS

from ...builder import (
    APPRENTICES,
    CHARACTERS,
    GAME,
    asked,
    coins_on,
    covers,
    crew,
    debts,
    goods,
    hand,
    held,
    legal,
    of,
    order_told,
    play,
    player,
    points_of,
    prisons,
    row,
    told,
    waiting,
    why_not,
)
from .builder import adornments, artisan, artisans_begun, artisans_table, craft_row, facts, stacked, tools

CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in facts("characters.yaml")["cards"]}


def chosen(*characters: str, seed: str = "characters") -> ArchitectsTable:
    """These characters are chosen; the starting apprentices are not hired yet."""
    t = artisans_begun(len(characters), seed=seed, setup="characters", characters="chosen")
    return play(t, *[f"character {character}" for character in characters])


def drafted(t: ArchitectsTable) -> ArchitectsTable:
    """Everybody hires somebody and keeps the first card of each pack."""
    while asked(t)[1] in ("hiring_starter", "drafting"):
        seat = waiting(t)[0]
        play(t, legal(t, seat)[0], seat=seat)
    return t


def virtue_of_starter(t: ArchitectsTable, seat: int) -> int:
    (hired,) = t.players[seat].crew
    return int(t.catalogue.apprentices[hired].virtue)


# set-up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", CARDS)
def test_a_character_starts_with_what_the_facts_say(character: str) -> None:
    start = CARDS[character]["start"]
    t = chosen(character, "frederick")
    assert CHARACTERS[of(t).character] == character
    assert (of(t).virtue, prisons(t), debts(t)) == (start["virtue"], [0, 0], [start.get("debt", 0), 0])
    drafted(t)
    if asked(t)[1] == "choosing_starting_tool":
        play(t, legal(t)[0])
    assert goods(t) == ({"silver": start["silver"]} if start["silver"] else {})
    assert of(t).virtue == min(14, start["virtue"] + virtue_of_starter(t, 0))
    assert (len(tools(t)), of(t).supply, artisan(t)) == (start.get("tool", 0), 21, "supply")
    assert (len(hand(t)), len(crew(t))) == (3, 1)


@covers("walaric")
def test_walaric_chooses_a_tool_from_the_row_after_the_building_draft() -> None:
    t = drafted(chosen("walaric", "frederick"))
    four = craft_row(t)
    assert (asked(t), t.turn) == ((0, "choosing_starting_tool"), 0)
    assert (len(hand(t)), len(hand(t, 1))) == (3, 3)
    assert legal(t) == [f"take {card}" for card in four]
    play(t, f"take {four[2]}")
    assert list(tools(t)) == crew(t)
    assert asked(t) == (0, "placing")


@covers("walaric")
def test_the_row_is_refilled_after_walarics_choice() -> None:
    t = drafted(chosen("walaric", "frederick"))
    four = craft_row(t)
    play(t, f"take {four[1]}")
    after = craft_row(t)
    assert (after[0], after[2:]) == (four[0], four[2:])
    assert after[1] not in (None, four[1])
    assert len(told(t, CRAFT_REVEALED)) == 1


@covers("walaric")
def test_walarics_starting_tool_costs_nothing() -> None:
    t = drafted(chosen("walaric", "frederick"))
    play(t, legal(t)[0])
    assert (goods(t), t.taxes, stacked(t), of(t).supply, points_of(t)["tools"]) == ({}, 4, 0, 21, 1)


@covers("gisela")
def test_nobody_else_starts_with_a_tool() -> None:
    t = drafted(chosen("gisela", "frederick"))
    assert (asked(t), tools(t), tools(t, 1)) == ((0, "placing"), {}, {})


@covers("walaric", "gisela")
@pytest.mark.parametrize("character", CARDS)
def test_both_begin_barred_from_the_black_market(character: str) -> None:
    wish = player(character=character, virtue=CARDS[character]["start"]["virtue"], silver=9)
    assert why_not(artisans_table(wish), "place black_market_left") == "too_virtuous"


# Walaric ---------------------------------------------------------------------------------------------


def walaric(**more: Any) -> ArchitectsTable:
    others = player(at={"forest": 1}), player(at={"forest": 1, "mines": 1})
    return artisans_table(player(character="walaric", **more), *others)


@covers("walaric")
@pytest.mark.parametrize(
    ("place", "gained"),
    [("forest", {"wood": 3}), ("quarry", {"stone": 3}), ("silversmith", {"silver": 4})],
)
def test_walarics_artisan_counts_as_3_workers_when_placed(place: str, gained: dict[str, int]) -> None:
    t = play(walaric(), f"place artisan {place}")
    assert goods(t) == gained
    assert told(t, ARTISAN_PLACED) == [(0, PLACE_IDS.index(place), 3)]


@covers("walaric")
@pytest.mark.parametrize(("good", "n"), [("clay", 4), ("gold", 1)])
def test_walarics_artisan_mines_4_clay_or_1_gold(good: str, n: int) -> None:
    assert goods(play(walaric(), "place artisan mines", f"mine {good}")) == {good: n}


@covers("walaric")
def test_walarics_artisan_makes_3_captures() -> None:
    t = play(walaric(silver=3), "place artisan town_centre")
    play(t, "capture forest P2", "capture forest P3", "capture mines P3")
    assert (held(t, 0), of(t).silver, asked(t)) == ({1: 1, 2: 2}, 0, (1, "placing"))


@covers("walaric")
def test_walarics_artisan_reaches_3_columns() -> None:
    t = walaric(silver=4)
    third = row(t, "top")[2]
    play(t, "place artisan workshop", f"hire {third}")
    assert (crew(t), of(t).silver, coins_on(t)) == ([third], 0, {})


@covers("walaric")
def test_from_the_next_turn_on_walarics_artisan_counts_as_1() -> None:
    t = walaric()
    play(t, "place artisan forest", "place quarry", "place quarry", "place forest")
    assert goods(t) == {"wood": 3 + 2}


@covers("walaric")
def test_walarics_other_workers_count_as_1() -> None:
    assert goods(play(walaric(), "place forest")) == {"wood": 1}


# Gisela ----------------------------------------------------------------------------------------------


def gisela(card: str, **more: Any) -> ArchitectsTable:
    wish = player(**{"character": "gisela", "apprentices": ["miner_1"], **more})
    t = artisans_table(wish, guildhall=[0, 1], craft_row=[card], craft_pile=[])
    return play(t, "craft tool", f"take {card}")


@covers("gisela")
def test_gisela_gains_the_bonus_of_the_adornment_half_when_she_crafts_a_tool() -> None:
    t = gisela("craft_01_glazed_tiles")
    assert (asked(t), tools(t)) == ((0, "taking_bonus"), {})
    play(t, "take bonus")
    assert (goods(t), tools(t), adornments(t)) == ({"clay": 3}, {"miner_1": "chisel"}, {})


@covers("gisela")
def test_giselas_bonus_comes_before_the_tool_is_linked() -> None:
    t = play(gisela("craft_01_glazed_tiles"), "take bonus")
    order = [event for event in order_told(t) if event in (BONUS_GAINED, GOODS_GAINED, TOOL_CRAFTED)]
    assert order == [BONUS_GAINED, GOODS_GAINED, TOOL_CRAFTED]


@covers("gisela")
def test_gisela_scores_the_tool_only() -> None:
    t = play(gisela("craft_01_glazed_tiles"), "take bonus")
    assert points_of(t) == {"tools": 1}


@covers("gisela")
def test_gisela_gains_at_the_black_market_too() -> None:
    wish = player(character="gisela", apprentices=["miner_1"], silver=2, virtue=9)
    t = artisans_table(wish, craft_row=["craft_04_gilding"])
    play(t, "place black_market_middle", "craft tool", "take craft_04_gilding", "take bonus")
    assert (goods(t), tools(t), of(t).virtue) == ({"gold": 1}, {"miner_1": "purse"}, 8)


@covers("gisela")
def test_gisela_gains_nothing_more_when_she_crafts_an_adornment() -> None:
    wish = player(character="gisela", apprentices=["miner_1"], built=["well"], silver=5)
    t = artisans_table(wish, guildhall=[0], craft_row=["craft_01_glazed_tiles"])
    play(t, "craft adornment", "take craft_01_glazed_tiles")
    assert (goods(t), told(t, BONUS_GAINED)) == ({"clay": 3}, [])


@covers("gisela")
def test_others_gain_no_bonus() -> None:
    t = artisans_table(player(apprentices=["miner_1"]), guildhall=[0], craft_row=["craft_01_glazed_tiles"])
    play(t, "craft tool", "take craft_01_glazed_tiles")
    assert (goods(t), told(t, BONUS_GAINED)) == ({}, [])


@covers("gisela")
def test_the_apprentice_of_a_bonus_may_take_the_tool() -> None:
    t = play(gisela("craft_23_guild_signboard"), "take bonus")
    hired = APPRENTICES[t.row[0]]
    play(t, f"hire {hired}", f"under {hired}")
    assert (crew(t), tools(t)) == (["miner_1", hired], {hired: "key_ring"})


def test_the_characters_are_shown() -> None:
    t = artisans_table(player(character="walaric"), player(character="gisela"))
    shown: Any = GAME.view(t, 0)
    assert [board["character"] for board in shown["players"]] == ["walaric", "gisela"]
