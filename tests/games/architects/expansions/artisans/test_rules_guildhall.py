"""Section 3: the Guildhall's tile, second workers, the apprentice refresh."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import APPRENTICE_REMOVED, MARKET_RESET, PLAN_DISCARDED, TAX_PAID, WORKER_PLACED
from royaume.games.architects.expansions.artisans.events import APPRENTICES_REFRESHED, WORKER_STACKED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.table import ArchitectsTable, guildhall_spaces
from royaume.kernel.event import TURN_STARTED

from ...builder import (
    APPRENTICES,
    GAME,
    asked,
    built,
    cited,
    coins_on,
    goods,
    hand,
    legal,
    of,
    offered,
    order_told,
    play,
    player,
    row,
    silver,
    told,
    why_not,
)
from .builder import adornments, artisan, artisans_table, craft_row, facts, stacked, tools

TILE = "MAISON DES CORPORATIONS"
TOP = ["merchant_wood", "thief", "miner_1", "jeweller_1"]
BOTTOM = ["trader_clay", "squire_gold", "patron_wood", "acolyte_silver"]
FACTS = facts("guildhall.yaml")
COLUMNS: dict[int, int] = FACTS["grid"]["columns_in_play"]
EVERY_SPACE = [(players, space) for players in (2, 3, 4, 5, 6) for space in range(1, 4 * COLUMNS[players] + 1)]


def icons(kind: str, players: int) -> list[int]:
    """The spaces of an icon of the facts, counted from 1 without the columns that are not in play."""
    (icon,) = [space for space in FACTS["spaces"] if space["id"] == kind]
    return [(at["row"] - 1) * COLUMNS[players] + at["column"] for at in icon["at"]]


def lay_down(players: int, space: int, **more: Any) -> ArchitectsTable:
    """Seat 0 advances the Cathedral with a worker on this space."""
    workers = [n % players for n in range(space - 1)]
    t = artisans_table(player(gold=1, hand=1), seats=players, guildhall=workers, rewards=["reward_virtue"], **more)
    return play(t, "place guildhall", "advance cathedral", f"discard {hand(t)[0]}")


def crafter(**more: Any) -> ArchitectsTable:
    """Seat 0 can construct, advance, and craft either half."""
    wish = player(silver=5, gold=1, wood=2, stone=2, hand=["well"], apprentices=["miner_1"], built=["courtyard"])
    return artisans_table(wish, **{"guildhall": [0, 1], **more})


# the four actions ------------------------------------------------------------------------------------


def test_a_worker_constructs_a_building_on_the_next_free_space() -> None:
    t = play(crafter(), "place guildhall", "construct well")
    assert (t.guildhall, stacked(t), built(t)) == ((0, 1, 0), 0, ["courtyard", "well"])


def test_a_worker_advances_the_cathedral_on_the_next_free_space() -> None:
    t = play(crafter(), "place guildhall", "advance cathedral", "discard well")
    assert (t.guildhall, stacked(t), of(t).level) == ((0, 1, 0), 0, 1)


def test_a_worker_crafts_an_adornment_on_top_of_an_own_worker_for_2_tax_and_3_silver() -> None:
    t = crafter(craft_row=["craft_04_gilding", "craft_01_glazed_tiles"])
    play(t, "craft adornment", "take craft_01_glazed_tiles")
    assert (t.guildhall, stacked(t), adornments(t)) == ((0, 1), 1, {"courtyard": "craft_01_glazed_tiles"})
    assert (of(t).silver, t.taxes) == (0, 4 + 2)
    assert told(t, TAX_PAID) == [(0, 2)]


def test_a_worker_crafts_a_tool_on_top_of_an_own_worker_for_nothing() -> None:
    t = crafter(craft_row=["craft_01_glazed_tiles"])
    before = goods(t)
    play(t, "craft tool", "take craft_01_glazed_tiles")
    assert (t.guildhall, stacked(t), tools(t)) == ((0, 1), 1, {"miner_1": "chisel"})
    assert (goods(t), t.taxes, of(t).virtue) == (before, 4, 7)


@pytest.mark.parametrize("choice", ["craft adornment", "craft tool"])
def test_crafting_takes_a_worker_of_the_supply_and_the_turn(choice: str) -> None:
    t = crafter(craft_row=["craft_01_glazed_tiles"])
    assert of(t).supply == 20
    play(t, choice, "take craft_01_glazed_tiles")
    assert of(t).supply == 19
    assert told(t, WORKER_STACKED) == [(0,)]
    assert asked(t) == (1, "placing")


# stacking --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["craft adornment", "craft tool"])
@pytest.mark.parametrize("guildhall", [[], [1], [1, 1]])
def test_one_stacks_on_an_own_worker_only(choice: str, guildhall: list[int]) -> None:
    t = crafter(guildhall=guildhall)
    assert (why_not(t, choice), cited(t, choice)) == ("nobody_to_stand_on", TILE)


@pytest.mark.parametrize("choice", ["craft adornment", "craft tool"])
def test_never_more_than_two_workers_stand_on_a_space(choice: str) -> None:
    t = crafter(guildhall=[0, 1], stacked={0: 1})
    assert why_not(t, choice) == "nobody_to_stand_on"


def test_each_own_worker_carries_one_more() -> None:
    wish = player(apprentices=["miner_1", "thief", "labourer"])
    t = artisans_table(wish, player(), guildhall=[0, 1, 0], craft_row=["craft_01_glazed_tiles", "craft_04_gilding"])
    play(t, "craft tool", "take craft_01_glazed_tiles", "under miner_1", "place forest")
    play(t, "craft tool", "take craft_04_gilding", "under thief", "place forest")
    assert (stacked(t), list(t.guildhall)) == (2, [0, 1, 0])
    assert why_not(t, "craft tool") == "nobody_to_stand_on"


def test_the_spaces_with_a_second_worker_are_shown() -> None:
    t = artisans_table(player(apprentices=["miner_1"]), player(), guildhall=[1, 0, 0], stacked={1: 1})
    play(t, "craft tool")
    shown: Any = GAME.view(t, 1)
    assert shown["artisans"]["stacked"] == [1, 2]
    assert shown["guildhall"]["workers"] == [1, 0, 0]


def test_the_artisan_is_never_placed_at_the_guildhall() -> None:
    t = crafter()
    assert why_not(t, "place artisan guildhall") == "artisan_not_there"
    assert cited(t, "place artisan guildhall") == "Chaque joueur possède maintenant 1 Artisan"


@pytest.mark.parametrize("choice", ["place guildhall", "craft adornment", "craft tool"])
def test_with_only_the_artisan_left_nobody_goes_to_the_guildhall(choice: str) -> None:
    wish = player(
        silver=5,
        wood=2,
        stone=2,
        hand=["well"],
        apprentices=["miner_1"],
        built=["courtyard"],
        at={"forest": 19},
    )
    t = artisans_table(wish, guildhall=[0])
    assert (of(t).supply, artisan(t)) == (1, "supply")
    assert why_not(t, choice) == "only_artisan_left"
    assert "place artisan forest" in legal(t)


def test_no_worker_of_the_guildhall_is_captured() -> None:
    t = artisans_table(player(silver=2), player(), guildhall=[1, 1], stacked={1: 1})
    play(t, "place town_centre")
    assert why_not(t, "capture guildhall P2") == "not_capturable"


def test_no_worker_of_the_guildhall_is_taken_back() -> None:
    wish = player(at={"forest": 17}, apprentices=["miner_1"])
    t = artisans_table(wish, guildhall=[0, 0], stacked={0: 2}, artisans={0: "forest"})
    assert (of(t).supply, asked(t)) == (0, (0, "taking_back"))
    assert why_not(t, "take back guildhall") == "never_from_there"
    assert legal(t) == ["take back forest"]


def test_a_stacked_worker_takes_no_new_space_and_brings_no_end_nearer() -> None:
    full_but_one = [n % 2 for n in range(11)]
    t = crafter(guildhall=full_but_one, craft_row=["craft_01_glazed_tiles"])
    play(t, "craft tool", "take craft_01_glazed_tiles")
    assert (len(t.guildhall), t.turns_left) == (11, -1)
    assert (guildhall_spaces(t), asked(t)) == (12, (1, "placing"))


@pytest.mark.parametrize("space", [3, 6, 9])
def test_a_stacked_worker_sets_off_no_refresh(space: int) -> None:
    workers = [1] * (space - 1) + [0]
    t = crafter(guildhall=workers, craft_row=["craft_01_glazed_tiles"])
    before = row(t, "top"), row(t, "bottom")
    play(t, "craft tool", "take craft_01_glazed_tiles")
    assert stacked(t) == 1
    assert (row(t, "top"), row(t, "bottom")) == before
    assert told(t, APPRENTICES_REFRESHED) == []


@pytest.mark.parametrize("space", [7, 10])
def test_a_stacked_worker_sets_off_no_reset(space: int) -> None:
    workers = [1] * (space - 1) + [0]
    t = crafter(guildhall=workers, craft_row=["craft_01_glazed_tiles"])
    play(t, "craft tool", "take craft_01_glazed_tiles")
    assert stacked(t) == 1
    assert told(t, MARKET_RESET) == []


def test_a_stacked_worker_is_not_told_as_one_on_a_space() -> None:
    t = crafter(craft_row=["craft_01_glazed_tiles"])
    play(t, "craft tool", "take craft_01_glazed_tiles")
    assert told(t, WORKER_PLACED) == []


# the apprentice refresh ------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "space"), EVERY_SPACE)
def test_the_first_worker_on_column_3_of_the_rows_1_to_3_refreshes_the_apprentices(players: int, space: int) -> None:
    t = lay_down(players, space)
    assert len(told(t, APPRENTICES_REFRESHED)) == (1 if space in icons("apprentice_refresh", players) else 0)
    assert len(told(t, APPRENTICE_REMOVED)) == (2 if space in icons("apprentice_refresh", players) else 0)


@pytest.mark.parametrize(("players", "space"), EVERY_SPACE)
def test_the_first_worker_on_column_1_of_the_rows_3_and_4_resets_the_market(players: int, space: int) -> None:
    t = lay_down(players, space)
    assert len(told(t, MARKET_RESET)) == (1 if space in icons("black_market_reset", players) else 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_icons_of_the_tile_are_shown(players: int) -> None:
    shown: Any = GAME.view(artisans_table(player(), seats=players), 0)
    assert shown["artisans"]["refreshes"] == icons("apprentice_refresh", players)
    assert shown["guildhall"]["resets"] == icons("black_market_reset", players)


def test_a_refresh_discards_the_left_column_slides_left_and_reveals_two() -> None:
    t = artisans_table(
        player(wood=2, stone=2, hand=["well"]), top=TOP, bottom=BOTTOM, coins={"merchant_wood": 2}, guildhall=[0, 1]
    )
    new = [APPRENTICES[c] for c in t.people.rest()[:2]]
    play(t, "place guildhall", "construct well")
    assert row(t, "top") == [*TOP[1:], new[0]]
    assert row(t, "bottom") == [*BOTTOM[1:], new[1]]
    assert [APPRENTICES[c] for (_, c) in told(t, APPRENTICE_REMOVED)] == ["merchant_wood", "trader_clay"]


def test_apprentices_discarded_by_a_refresh_go_under_the_pile() -> None:
    t = lay_down(2, 3, top=TOP, bottom=BOTTOM)
    assert [APPRENTICES[c] for c in t.people.rest()[-2:]] == ["merchant_wood", "trader_clay"]


def test_silver_on_apprentices_of_the_left_column_returns_to_the_supply() -> None:
    t = lay_down(2, 3, top=TOP, bottom=BOTTOM, coins={"merchant_wood": 2, "trader_clay": 1, "thief": 1})
    assert coins_on(t) == {"thief": 1}
    assert (silver(t), t.taxes) == ([0, 0], 4)


def test_silver_on_other_apprentices_slides_with_them() -> None:
    t = lay_down(2, 3, top=TOP, bottom=BOTTOM, coins={"miner_1": 2, "squire_gold": 3})
    assert coins_on(t) == {"miner_1": 2, "squire_gold": 3}
    assert (row(t, "top")[1], row(t, "bottom")[0]) == ("miner_1", "squire_gold")


def test_the_refresh_comes_when_the_whole_turn_is_over() -> None:
    """The Tavern's free apprentice is still chosen from the old display."""
    wish = player(wood=3, stone=2, gold=1, hand=["tavern"], apprentices=["labourer"])
    t = artisans_table(wish, top=TOP, bottom=BOTTOM, guildhall=[0, 1])
    play(t, "place guildhall", "construct tavern")
    assert (artisans_of(t).refresh_due, row(t, "top"), row(t, "bottom")) == (True, TOP, BOTTOM)
    play(t, "hire merchant_wood")
    assert artisans_of(t).refresh_due is False
    assert row(t, "top")[:2] == ["miner_1", "jeweller_1"]  # the Merchant was hired, then the Thief discarded
    assert row(t, "bottom")[:3] == BOTTOM[1:]


def test_the_refresh_comes_before_the_next_turn() -> None:
    t = lay_down(2, 3)
    order = order_told(t)
    assert order.index(APPRENTICES_REFRESHED) < len(order) - 1 - order[::-1].index(TURN_STARTED)


def test_the_refresh_comes_after_the_hand_limit() -> None:
    cards = ["well", "smithy", "keep", "castle", "armoury", "aqueduct", "steeple", "tavern"]
    t = artisans_table(player(wood=2, stone=2, hand=cards), guildhall=[0, 1])
    play(t, "place guildhall", "construct well")
    assert (asked(t)[0], artisans_of(t).refresh_due) == (0, True)
    play(t, "discard smithy")
    assert artisans_of(t).refresh_due is False
    order = order_told(t)
    assert order.index(PLAN_DISCARDED) < order.index(APPRENTICES_REFRESHED)


def test_only_the_player_who_placed_the_worker_sets_off_the_refresh_and_once() -> None:
    t = lay_down(2, 3)
    assert told(t, APPRENTICES_REFRESHED) == [(0,)]
    play(t, "place forest", "place forest")
    assert told(t, APPRENTICES_REFRESHED) == [(0,)]


def test_no_craft_card_changes_with_a_refresh() -> None:
    t = artisans_table(player(gold=1, hand=1), guildhall=[0, 1])
    before = craft_row(t)
    play(t, "place guildhall", "advance cathedral", f"discard {hand(t)[0]}")
    assert craft_row(t) == before


def test_all_choices_of_the_guildhall_are_always_shown() -> None:
    t = artisans_table(player())
    assert {"place guildhall", "place artisan guildhall", "craft adornment", "craft tool"} <= set(offered(t))
