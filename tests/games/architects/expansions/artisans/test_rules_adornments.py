"""Section 4: crafting adornments, and every upper half of the craft cards in play."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import APPRENTICE_REMOVED, APPRENTICE_REVEALED, GOODS_GAINED, GOODS_SPENT, TAX_PAID
from royaume.games.architects.expansions.artisans.events import ADORNMENT_CRAFTED, CRAFT_REVEALED, WORKER_STACKED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    APPRENTICES,
    Wish,
    asked,
    at,
    cited,
    coins_on,
    covers,
    crew,
    debts,
    finish,
    goods,
    hand,
    held,
    legal,
    of,
    offered,
    order_told,
    play,
    player,
    points_of,
    prisons,
    row,
    told,
    why_not,
)
from .builder import (
    CRAFT_IDS,
    adornments,
    artisan,
    artisans_table,
    craft_row,
    facts,
    last_artisans_turn,
    stacked,
    tools,
)

ADORNING = "FABRIQUER DES ORNEMENTS"
HALVES: dict[str, dict[str, Any]] = {card["id"]: card["adornment"] for card in facts("craft_cards.yaml")["cards"]}
PLAIN = [card for card, half in HALVES.items() if all(op["op"] in ("gain", "lose", "take_debt") for op in half["ops"])]
GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")


def crafter(**more: Any) -> Wish:
    """Somebody with a building and the price of an adornment."""
    return player(**{"silver": 5, "built": ["reservoir"], **more})


def ready(card: str, *others: Wish, mine: Wish | None = None, **more: Any) -> ArchitectsTable:
    """Seat 0 may craft this adornment."""
    return artisans_table(mine or crafter(), *others, **{"guildhall": [0, 1], "craft_row": [card], **more})


def craft(card: str, *others: Wish, mine: Wish | None = None, **more: Any) -> ArchitectsTable:
    return play(ready(card, *others, mine=mine, **more), "craft adornment", f"take {card}")


def amount(card: str, op: str, thing: str) -> int:
    """How much of something the facts say that the upper half gains, loses or takes."""
    return sum(int(step.get(thing, 0)) for step in HALVES[card]["ops"] if step["op"] == op)


# the steps -------------------------------------------------------------------------------------------


def test_crafting_an_adornment_step_by_step() -> None:
    four = ["craft_01_glazed_tiles", "craft_04_gilding", "craft_12_votive_candles", "craft_20_restored_facade_a"]
    t = play(artisans_table(crafter(), guildhall=[0, 1], craft_row=four), "craft adornment")
    assert (stacked(t), of(t).supply) == (1, 19)  # 1. a worker on an own worker
    assert (of(t).silver, t.taxes) == (0, 6)  # 2. the price
    assert asked(t) == (0, "choosing_adornment")
    play(t, "take craft_01_glazed_tiles")  # 3. the card
    assert adornments(t) == {"reservoir": "craft_01_glazed_tiles"}  # 4. under a building
    assert goods(t) == {"clay": 3}  # 5. what it brings
    assert craft_row(t)[0] not in (None, "craft_01_glazed_tiles")  # 6. a new card
    steps = [WORKER_STACKED, TAX_PAID, GOODS_SPENT, ADORNMENT_CRAFTED, GOODS_GAINED, CRAFT_REVEALED]
    assert [event for event in order_told(t) if event in steps] == steps


def test_an_adornment_costs_2_tax_and_3_silver() -> None:
    t = craft("craft_16_golden_tapestry", mine=crafter(silver=7))
    assert told(t, TAX_PAID) == [(0, 2)]
    assert told(t, GOODS_SPENT) == [(0, 5, 3)]
    assert (of(t).silver, t.taxes) == (2, 6)


def test_with_4_silver_no_adornment_is_crafted() -> None:
    t = ready("craft_08_alms_box", mine=crafter(silver=4))
    assert (why_not(t, "craft adornment"), cited(t, "craft adornment")) == ("adornment_unpayable", ADORNING)


def test_any_of_the_face_up_cards_is_chosen() -> None:
    four = ["craft_01_glazed_tiles", "craft_04_gilding", "craft_12_votive_candles", "craft_20_restored_facade_a"]
    t = artisans_table(crafter(), guildhall=[0], craft_row=four)
    play(t, "craft adornment")
    assert legal(t) == [f"take {card}" for card in four]


def test_only_the_upper_half_counts() -> None:
    t = craft("craft_04_gilding", mine=crafter(apprentices=["miner_1"]))
    assert (goods(t), tools(t), adornments(t)) == ({"gold": 1}, {}, {"reservoir": "craft_04_gilding"})
    play(t, "place forest", "place mines", "mine clay")
    assert goods(t) == {"gold": 1, "clay": 3}  # no Purse works under the Miner
    assert points_of(t).get("tools", 0) == 0


def test_with_several_buildings_its_owner_says_which_one_carries_it() -> None:
    t = craft("craft_04_gilding", mine=crafter(built=["well", "reservoir", "smithy"]))
    assert asked(t) == (0, "linking_adornment")
    assert legal(t) == ["under well", "under reservoir", "under smithy"]
    assert adornments(t) == {}
    play(t, "under smithy")
    assert adornments(t) == {"smithy": "craft_04_gilding"}


def test_one_building_carries_one_adornment() -> None:
    wish = crafter(built=["well", "reservoir", "smithy"])
    t = craft("craft_04_gilding", mine=wish, adornments={"reservoir": "craft_01_glazed_tiles"})
    assert legal(t) == ["under well", "under smithy"]


def test_without_a_building_that_is_free_no_adornment_is_crafted() -> None:
    t = ready("craft_04_gilding", adornments={"reservoir": "craft_01_glazed_tiles"})
    assert (why_not(t, "craft adornment"), cited(t, "craft adornment")) == ("no_building_free", ADORNING)


def test_a_building_in_hand_carries_no_adornment() -> None:
    t = ready("craft_04_gilding", mine=player(silver=5, hand=["well", "smithy"]))
    assert why_not(t, "craft adornment") == "no_building_free"


def test_the_cathedral_is_not_a_building() -> None:
    t = ready("craft_04_gilding", mine=player(silver=5, level=4))
    assert why_not(t, "craft adornment") == "no_building_free"


def test_buildings_of_others_carry_no_adornment_of_mine() -> None:
    t = ready("craft_04_gilding", crafter(built=["well"]), mine=player(silver=5))
    assert why_not(t, "craft adornment") == "no_building_free"


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_a_new_card_takes_the_place_of_the_one_crafted(place: int) -> None:
    four = ["craft_01_glazed_tiles", "craft_04_gilding", "craft_12_votive_candles", "craft_20_restored_facade_a"]
    pile = ["craft_24_mercy_window", "craft_03_carved_panels"]
    t = artisans_table(crafter(), guildhall=[0], craft_row=four, craft_pile=pile)
    play(t, "craft adornment", f"take {four[place]}")
    assert craft_row(t) == [*four[:place], "craft_24_mercy_window", *four[place + 1 :]]
    assert [CRAFT_IDS[c] for c in artisans_of(t).pile.rest()] == ["craft_03_carved_panels"]
    assert told(t, CRAFT_REVEALED) == [(0, CRAFT_IDS.index("craft_24_mercy_window"))]


def test_an_empty_pile_is_not_refilled() -> None:
    t = artisans_table(crafter(), guildhall=[0], craft_row=["craft_01_glazed_tiles", "craft_04_gilding"], craft_pile=[])
    play(t, "craft adornment", "take craft_01_glazed_tiles")
    assert craft_row(t) == [None, "craft_04_gilding", None, None]
    assert told(t, CRAFT_REVEALED) == []


def test_without_a_face_up_card_nothing_is_crafted() -> None:
    wish = crafter(apprentices=["miner_1"], built=["well", "reservoir"])
    t = artisans_table(wish, player(), guildhall=[0, 0, 1], craft_row=["craft_01_glazed_tiles"], craft_pile=[])
    play(t, "craft adornment", "take craft_01_glazed_tiles", "under well", "place forest")
    assert craft_row(t) == [None] * 4
    assert (why_not(t, "craft adornment"), why_not(t, "craft tool")) == ("no_craft_left", "no_craft_left")


def test_an_adornment_stays_where_it_is() -> None:
    t = craft("craft_04_gilding", mine=crafter(silver=10, built=["well", "reservoir"]), guildhall=[0, 0, 1])
    play(t, "under well", "place forest", "craft adornment")
    play(t, legal(t)[0])
    assert adornments(t)["well"] == "craft_04_gilding"
    assert set(adornments(t)) == {"well", "reservoir"}


# what the upper halves do ----------------------------------------------------------------------------


def test_nineteen_upper_halves_are_plain_gains_and_penalties() -> None:
    assert len(PLAIN) == 19


@pytest.mark.parametrize("card", PLAIN)
def test_an_adornment_gives_and_takes_what_the_facts_say(card: str) -> None:
    t = craft(card, mine=crafter(hand=1))
    assert goods(t) == {good: amount(card, "gain", good) for good in GOODS if amount(card, "gain", good)}
    assert of(t).virtue == 7 + amount(card, "gain", "virtue") - amount(card, "lose", "virtue")
    assert debts(t) == [amount(card, "take_debt", "count"), 0]
    assert len(hand(t)) == 1 + amount(card, "gain", "building_card")
    assert adornments(t) == {"reservoir": card}
    assert (of(t).prison, of(t).paid, crew(t), asked(t)) == (0, 0, [], (1, "placing"))


@pytest.mark.parametrize("adornment", HALVES)
def test_an_adornment_scores_its_printed_points_at_the_end(adornment: str) -> None:
    t = finish(last_artisans_turn(player(built=["reservoir"]), adornments={"reservoir": adornment}))
    assert t.over
    assert points_of(t)["adornments"] == HALVES[adornment]["vp"]


def test_virtue_gained_above_14_destroys_debts() -> None:
    t = craft("craft_14_saints_reliquary", mine=crafter(virtue=13, debts=3))
    assert (asked(t), of(t).virtue) == ((0, "destroying_debts"), 14)
    play(t, "destroy 2 debts")
    assert debts(t) == [1, 0]


def test_virtue_lost_below_0_takes_debts() -> None:
    t = craft("craft_17_gargoyles", mine=crafter(virtue=1))
    assert (of(t).virtue, debts(t)) == (0, [1, 0])


# reactivate ------------------------------------------------------------------------------------------


FACADES = ["craft_20_restored_facade_a", "craft_21_restored_facade_b"]


@pytest.mark.parametrize("card", FACADES)
def test_reactivate_resolves_the_reward_of_the_building_it_was_linked_to(card: str) -> None:
    t = craft(card, mine=crafter(built=["well"]))
    assert (goods(t), adornments(t)) == ({"clay": 4}, {"well": card})


@pytest.mark.parametrize("card", FACADES)
def test_reactivate_gives_nothing_under_an_end_game_building(card: str) -> None:
    t = craft(card)
    assert (goods(t), of(t).virtue, adornments(t)) == ({}, 7, {"reservoir": card})


@covers(*FACADES)
def test_reactivate_does_not_resolve_other_buildings() -> None:
    t = craft(FACADES[0], mine=crafter(built=["well", "smithy"]))
    play(t, "under smithy")
    assert goods(t) == {"stone": 4}


@covers(*FACADES)
def test_reactivate_puts_the_decision_of_the_building_again() -> None:
    t = craft(FACADES[1], mine=crafter(built=["treasury"]))
    play(t, "gain gold")
    assert goods(t) == {"gold": 1}


# release or capture ----------------------------------------------------------------------------------


def bell() -> ArchitectsTable:
    others = player(held={0: 2}, at={"forest": 3}), player(held={0: 1}, at={"forest": 1, "mines": 2})
    return craft("craft_22_watch_bell", *others)


@covers("craft_22_watch_bell")
def test_release_takes_back_all_own_captured_workers() -> None:
    t = bell()
    before = int(of(t).supply)
    assert held(t, 1) == {0: 2}
    play(t, "recover all")
    assert (held(t, 1), held(t, 2), of(t).supply) == ({}, {}, before + 3)
    assert (goods(t), t.taxes) == ({}, 6)


@covers("craft_22_watch_bell")
def test_or_one_capture_is_made_for_nothing() -> None:
    t = play(bell(), "capture")
    assert {"capture forest P2", "capture forest P3", "capture mines P3"} <= set(legal(t))
    play(t, "capture forest P2")
    assert (held(t, 0), at(t, 1, "forest"), at(t, 2, "forest")) == ({1: 3}, 0, 1)
    assert (goods(t), t.taxes, held(t, 1)) == ({}, 6, {0: 2})
    assert asked(t) == (1, "placing")


@covers("craft_22_watch_bell")
def test_the_released_artisan_comes_back_too() -> None:
    t = craft("craft_22_watch_bell", player(held={0: 2}), artisans={0: 1})
    assert artisan(t) == 1
    play(t, "recover all")
    assert (artisan(t), of(t).supply) == ("supply", 21 - 1 - 1)


# new apprentices -------------------------------------------------------------------------------------

TOP = ["merchant_wood", "thief", "miner_1", "jeweller_1"]
BOTTOM = ["trader_clay", "squire_gold", "patron_wood", "acolyte_silver"]


def signboard(**more: Any) -> ArchitectsTable:
    return ready("craft_23_guild_signboard", top=TOP, bottom=BOTTOM, **more)


@covers("craft_23_guild_signboard")
def test_new_apprentices_discards_the_8_face_up_and_reveals_8() -> None:
    t = signboard(coins={"thief": 2})
    new = [APPRENTICES[c] for c in t.people.rest()[:8]]
    play(t, "craft adornment", "take craft_23_guild_signboard")
    assert row(t, "top") + row(t, "bottom") == new
    assert [APPRENTICES[c] for c in t.people.rest()[-8:]] == TOP + BOTTOM
    assert (len(told(t, APPRENTICE_REMOVED)), len(told(t, APPRENTICE_REVEALED))) == (8, 8)
    assert (coins_on(t), goods(t), t.taxes) == ({}, {}, 6)


@covers("craft_23_guild_signboard")
def test_one_of_the_new_apprentices_is_hired_for_nothing() -> None:
    t = signboard(mine=crafter(silver=7))
    pile = [APPRENTICES[c] for c in t.people.rest()]
    play(t, "craft adornment", "take craft_23_guild_signboard")
    assert [choice for choice in legal(t) if choice.startswith("hire")] == [f"hire {card}" for card in pile[:8]]
    play(t, f"hire {pile[6]}")
    assert (crew(t), goods(t)) == ([pile[6]], {"silver": 2})
    assert row(t, "bottom") == [pile[4], pile[5], pile[7], pile[8]]
    assert adornments(t) == {"reservoir": "craft_23_guild_signboard"}


@covers("craft_23_guild_signboard")
def test_the_printed_virtue_of_the_new_apprentice_counts() -> None:
    t = signboard()
    play(t, "craft adornment", "take craft_23_guild_signboard")
    assert "acolyte_card" in row(t, "top")
    play(t, "hire acolyte_card")
    assert of(t).virtue == 8


@covers("craft_23_guild_signboard")
def test_a_sixth_apprentice_needs_room() -> None:
    five = ["labourer", "miner_2", "jeweller_2", "pickpocket", "woodcutter_1"]
    t = signboard(mine=crafter(apprentices=five))
    play(t, "craft adornment", "take craft_23_guild_signboard")
    assert why_not(t, "hire acolyte_card") == "no_room"
    play(t, "discard apprentice labourer", "hire acolyte_card")
    assert crew(t) == [*five[1:], "acolyte_card"]


# open the Prison -------------------------------------------------------------------------------------


@covers("craft_24_mercy_window")
def test_open_the_prison_takes_back_all_own_workers() -> None:
    t = craft("craft_24_mercy_window", player(prison=2), mine=crafter(prison=4))
    assert (prisons(t), of(t).supply) == ([0, 2], 21 - 1 - 1)


@covers("craft_24_mercy_window")
def test_an_artisan_in_prison_is_among_them() -> None:
    t = craft("craft_24_mercy_window", mine=crafter(prison=2), artisans={0: "prison"})
    assert (artisan(t), prisons(t)) == ("supply", [0, 0])


@covers("craft_24_mercy_window")
def test_with_nobody_in_prison_it_is_still_an_adornment() -> None:
    t = craft("craft_24_mercy_window")
    assert (adornments(t), asked(t)) == ({"reservoir": "craft_24_mercy_window"}, (1, "placing"))


def test_offers_of_the_watch_bell_without_captives() -> None:
    t = craft("craft_22_watch_bell", player(at={"forest": 1}))
    assert offered(t) == {"recover all": "none_held_there", "capture": "allowed", "decline": "allowed"}
