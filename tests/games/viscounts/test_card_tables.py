"""Every card, tile and place of the engine is that of the facts, and all cards have words."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.viscounts.acting import NOBLES_FOR
from royaume.games.viscounts.beginning import DEBTS_ON_POVERTY, DEEDS_ON_PROSPERITY
from royaume.games.viscounts.board import BOARD, FEW, MANY, Site
from royaume.games.viscounts.buildings import COST, ICONS_OF_SLOTS, POINTS
from royaume.games.viscounts.cards.catalogue import CARDS, FIRST_PRINTED, STARTERS_EACH
from royaume.games.viscounts.cards.heroes import HEROES
from royaume.games.viscounts.cards.manuscripts import BONUS_IDS, BONUS_POINTS, BONUSES, MANUSCRIPTS, PRINTED_COST
from royaume.games.viscounts.cards.neutral import NEUTRAL
from royaume.games.viscounts.cards.player_cards import start_space
from royaume.games.viscounts.cards.starters import STARTERS
from royaume.games.viscounts.castle import FROM_TIER_1, FROM_TIER_2, ON_TIER_2, ON_TIER_3, WORKER_POINTS
from royaume.games.viscounts.effects import EFFECTS
from royaume.games.viscounts.scoring import (
    ACQUIRED_DEED,
    APPROVED_DEED,
    LEADER_POINTS,
    PLACES,
    PLACES_OF_TWO,
    SET_POINTS,
    UNPAID_DEBT,
)
from royaume.games.viscounts.track import ALWAYS, MEETINGS, WITH_CRIMINALS, WITHOUT_CRIMINALS
from royaume.games.viscounts.turn import HAND_LIMIT
from royaume.games.viscounts.vocabulary import (
    BUILDING_IDS,
    FIRST_SPACE,
    ICON_IDS,
    LAST_SPACE,
    LIMIT_OF_SECTION,
    LINE,
    MOST_SITES,
    RIBBON_IDS,
    SECTION_IDS,
    SEGMENT_IDS,
    SPACE_IDS,
    WORKERS_EACH,
)

from .builder import GAME, facts, icons, player, table

Row = dict[str, Any]
SHOWN: dict[str, Row] = {str(card["id"]): card for card in GAME.cards()}
TOWNSFOLK, HEROES_FACTS, STARTERS_FACTS = facts("townsfolk.yaml"), facts("heroes.yaml"), facts("starters.yaml")
TILES, PLAYER_CARDS = facts("manuscripts.yaml"), facts("player_cards.yaml")
PLACES_ON_BOARD, CASTLE, OWN_BOARD = facts("board.yaml"), facts("castle.yaml"), facts("player_board.yaml")
END_CARDS = facts("poverty_prosperity.yaml")
PEOPLE: list[Row] = TOWNSFOLK["townsfolk"] + HEROES_FACTS["heroes"] + STARTERS_FACTS["starters"]

TIMINGS = {
    "after:trade": "after_trade",
    "after:build": "after_construct",
    "after:workers": "after_workers",
    "after:transcribe": "after_transcribe",
    "on:any_collision": "on_collision",
    "on:flip_debt": "on_debt_flipped",
    "on:gain_debt": "on_debt_gained",
    "fund:build": "funding",
    "fund:workers": "funding",
    "fund:transcribe": "funding",
}
ACTIONS = {"fund:build": "construct", "fund:workers": "workers", "fund:transcribe": "transcribe"}
HELPS = {
    "2 silver": "silver_pairs",
    "2 merchant icons": "merchant_pairs",
    "1 stone or 1 gold": "any_resource",
    "1 stone": "one_doubled",
    "1 gold": "one_doubled",
    "1 ink": "one_doubled",
}


def by_id(row: Any) -> str:
    return str(row["id"])


def words(number: int) -> str:
    return EFFECTS[number].words


def printed_icons(numbers: Any) -> list[str]:
    return sorted(icon for icon, n in zip(ICON_IDS, numbers, strict=True) for _ in range(n))


# cards ------------------------------------------------------------------------------------------


def test_there_are_68_townsfolk_10_heroes_and_8_starters_of_each_player() -> None:
    assert [card.id for card in NEUTRAL] == [row["id"] for row in TOWNSFOLK["townsfolk"]]
    assert [card.id for card in HEROES] == [row["id"] for row in HEROES_FACTS["heroes"]]
    assert [card.id for card in STARTERS] == [row["id"] for row in STARTERS_FACTS["starters"]]
    assert (len(NEUTRAL), len(HEROES), STARTERS_EACH) == (68, 10, 8)
    assert FIRST_PRINTED == 68 + 10 + 32 == len(CARDS) - 5


@pytest.mark.parametrize("row", PEOPLE, ids=by_id)
def test_a_card_is_that_of_the_facts(row: Row) -> None:
    card, ability = SHOWN[row["id"]], row["ability"]
    assert (card["value"], card["source"]) == (row["cost"], row["source"])
    assert sorted(card["icons"]) == sorted(row["icons"])
    assert card["on_hire"] == (row["recruit_dismiss"] or {}).get("ops", "")
    trigger = ability.get("trigger")
    kinds = {"none": "never", "instant": "instant", "drop_off": "drop_off"}
    assert card["timing"] == (TIMINGS[trigger] if ability["kind"] == "ongoing" else kinds[ability["kind"]])
    if trigger in ACTIONS:
        source = ability["ops"].removeprefix("convert: ").split(" -> ")[0]
        assert (card["effect"], card["helps"], card["action"]) == ("", HELPS[source], ACTIONS[trigger])
    else:
        assert (card["effect"], card["helps"]) == (ability["ops"] or "", "none")


@pytest.mark.parametrize("row", TILES["manuscripts"], ids=by_id)
def test_a_manuscript_is_that_of_the_facts(row: Row) -> None:
    tile = SHOWN[row["id"]]
    same = ("ribbon", "cost", "back", "source")
    assert [tile[key] for key in same] == [row[key] for key in same]
    if row["kind"] == "instant":
        assert (tile["effect"], tile["counted"]) == (row["ops"], "")
    else:
        scoring = row["vp_per"]
        assert (tile["effect"], tile["per"], tile["counted"]) == ("", scoring["each"], scoring["of"])
        assert scoring["vp"] == 1


def test_there_are_35_manuscripts_of_which_five_have_grey_backs() -> None:
    assert [tile.id for tile in MANUSCRIPTS] == [row["id"] for row in TILES["manuscripts"]]
    assert len(MANUSCRIPTS) == TILES["count_total"] == TILES["piles"] * TILES["tiles_per_pile"]
    assert len([1 for tile in MANUSCRIPTS if RIBBON_IDS[tile.back] == "grey"]) == TILES["starting_grey_backed"]


def test_sets_of_ribbons_and_cleric_bonus_cards_are_those_of_the_facts() -> None:
    assert {n: int(SET_POINTS[n]) for n in range(1, 5)} == TILES["set_scoring"]["vp_by_different_ribbons"]
    for number, row in enumerate(TILES["cleric_bonus_cards"]):
        assert (BONUS_IDS[number], RIBBON_IDS[BONUSES[number].ribbon]) == (row["id"], row["ribbon"])
        assert (printed_icons(BONUSES[number].icons), BONUS_POINTS) == (sorted(row["icons"]), row["vp"])


@pytest.mark.parametrize("row", PLAYER_CARDS["player_cards"], ids=by_id)
def test_a_player_card_is_that_of_the_facts(row: Row) -> None:
    card = SHOWN[row["id"]]
    assert (card["number"], card["silver"], card["source"]) == (row["number"], row["silver"], row["source"])
    kinds = {"any_resource": "any", "stone": "stone", "gold": "gold", "ink": "ink"}
    assert {kind: card[kind] for kind in kinds} == {kind: row["resources"].get(key, 0) for kind, key in kinds.items()}
    assert (card["debts"], card["deeds"]) == (row["debts"], row["deeds"])
    scopes = {"build_here": "build", "destroy_any": "destroy"}  # of cards 8 and 9
    op, colon, n = str(card["extra"]).partition(":")
    assert scopes.get(op, op) + colon + n == row["extra_ops"]
    segment = next(s for s in PLACES_ON_BOARD["segments"] if row["start_space"] in (s["outer_left"], s["outer_right"]))
    side = "left" if segment["outer_left"] == row["start_space"] else "right"
    assert card["space"] == SPACE_IDS[start_space(row["number"] - 1)] == f"{segment['id']}_{side}"


# the board --------------------------------------------------------------------------------------


def described(site: Site) -> tuple[str, str]:
    return ("left", "right")[site.side], words(site.gain)


@pytest.mark.parametrize("row", PLACES_ON_BOARD["segments"], ids=by_id)
def test_a_segment_is_that_of_the_facts(row: Row) -> None:
    number = SEGMENT_IDS.index(row["id"])
    segment = BOARD[number]
    for side, exchange in zip(("left", "right"), segment.trades, strict=True):
        assert (exchange.icons, exchange.words) == (row["trade"][side]["merchant_icons"], row["trade"][side]["gain"])
    printed = row["printed_townsfolk"]
    assert segment.townsfolk.value == printed["cost"]
    assert printed_icons(segment.townsfolk.icons) == sorted(printed["icons"])
    assert words(segment.townsfolk.on_hire) == printed["dismiss_ops"]
    tile = row["printed_manuscript"]
    assert (words(segment.manuscript), PRINTED_COST) == (tile["ops"], tile["cost"])


@pytest.mark.parametrize("side", ["players_1_2", "players_3_4"])
@pytest.mark.parametrize("row", PLACES_ON_BOARD["segments"], ids=by_id)
def test_spots_and_links_of_both_sides_are_those_of_the_facts(row: Row, side: str) -> None:
    first = SEGMENT_IDS.index(row["id"]) * MOST_SITES
    sites = (FEW if side == "players_1_2" else MANY)[first : first + MOST_SITES]
    spots = row[side]["sites"]
    assert [described(site) for site in sites if site.gain] == [(spot["side"], spot["ops"]) for spot in spots]
    links = {link["from"]: link["ops"] for link in row[side]["links"]}
    assert {spots[i]["id"]: words(site.link) for i, site in enumerate(sites) if site.link} == links
    ends = [spot["id"] for spot in spots] + ["next_1"]
    assert all(ends.index(link["to"]) == ends.index(link["from"]) + 1 for link in row[side]["links"])


def test_there_are_as_many_spots_and_links_as_the_facts_say() -> None:
    for sites, side in ((FEW, "players_1_2"), (MANY, "players_3_4")):
        assert len([1 for site in sites if site.gain]) == PLACES_ON_BOARD["sites_total"][side]
        assert len([1 for site in sites if site.link]) == PLACES_ON_BOARD["links_total"][side]


# castle, own boards, end cards ------------------------------------------------------------------


def test_the_castle_is_that_of_the_facts() -> None:
    assert list(SECTION_IDS) == [row["id"] for row in CASTLE["sections"]]
    assert [words(n) for n in ON_TIER_2] == [row["tier2_ops"] for row in CASTLE["sections"]]
    assert words(ON_TIER_3) == CASTLE["third_tier"]["ops"]
    assert (words(FROM_TIER_1), words(FROM_TIER_2)) == (
        CASTLE["bump_rewards"]["tier_1"],
        CASTLE["bump_rewards"]["tier_2"],
    )
    assert LIMIT_OF_SECTION == CASTLE["limits"]["tier_1_section"] == CASTLE["limits"]["tier_2_section"]
    assert [int(n) for n in WORKER_POINTS] == [CASTLE["worker_vp"][f"tier_{n}"] for n in (1, 2, 3)]
    cost = CASTLE["workers_cost"]["noble_icons_to_workers"]
    assert {int(NOBLES_FOR[n]): n for n in range(1, 5)} == cost
    assert CASTLE["castle_leader"]["vp"] == LEADER_POINTS


@pytest.mark.parametrize("row", OWN_BOARD["buildings"], ids=by_id)
def test_a_building_is_that_of_the_facts(row: Row) -> None:
    kind = BUILDING_IDS.index(row["id"])
    assert COST[kind] == row["builder_icons"]
    assert {n: int(POINTS[kind][n]) for n in (1, 2, 3)} == row["vp_by_count"]
    for slot in row["slots"]:
        assert printed_icons(ICONS_OF_SLOTS[1 << (kind * 3 + slot["slot"] - 1)]) == slot.get("icons", [])


@pytest.mark.parametrize("row", OWN_BOARD["track"]["rewards"], ids=lambda row: f"space-{row['space']}")
def test_a_space_of_the_track_is_that_of_the_facts(row: Row) -> None:
    meeting = MEETINGS[row["space"]]
    conditions = {ALWAYS: "always", WITH_CRIMINALS: "criminal_icons >= 1", WITHOUT_CRIMINALS: "criminal_icons == 0"}
    assert words(meeting.active) == row["active"]
    assert {"if": conditions[meeting.condition], "ops": words(meeting.others)} == row["others"]


def test_a_player_s_board_is_that_of_the_facts() -> None:
    track = OWN_BOARD["track"]
    assert (track["corruption_start"], track["virtue_start"], track["spaces"]) == (FIRST_SPACE, LAST_SPACE, LAST_SPACE)
    assert (OWN_BOARD["card_spaces"], OWN_BOARD["hand_limit"]) == (LINE, HAND_LIMIT)
    assert OWN_BOARD["components_per_player"]["workers"] == WORKERS_EACH
    starting = OWN_BOARD["starting_icons"]
    there = icons(table(player("friar")))  # a Cleric icon of its own
    assert there.pop("cleric") - 1 == starting["space_2"].count("cleric")
    assert there == {"builder": 1, "noble": 1, "merchant": 2}
    assert sorted([*starting["space_2"], *starting["space_3"]]) == [
        "builder",
        "cleric",
        "merchant",
        "merchant",
        "noble",
    ]


def test_poverty_and_prosperity_are_those_of_the_facts() -> None:
    poverty, prosperity = END_CARDS["poverty"], END_CARDS["prosperity"]
    assert {n: int(DEBTS_ON_POVERTY[n]) for n in range(1, 5)} == poverty["debts_on_top_by_players"]
    assert {n: int(DEEDS_ON_PROSPERITY[n]) for n in range(1, 5)} == prosperity["deeds_on_top_by_players"]
    assert [int(n) for n in PLACES] == poverty["vp"] == prosperity["vp"]
    assert [int(n) for n in PLACES_OF_TWO] == END_CARDS["vp_under_3_players"]["vp"]
    values = END_CARDS["card_values"]
    points = (UNPAID_DEBT, ACQUIRED_DEED, APPROVED_DEED)
    assert points == (values["debt_unpaid_vp"], values["deed_acquired_vp"], values["deed_approved_vp"])
