"""Rulings R1 to R13: what the books leave open or say in one place only, up to the majorities."""

from __future__ import annotations

import pytest

from royaume.games.majesty.buildings import BUILDING_IDS, INFIRMARY
from royaume.games.majesty.events import (
    CARD_TAKEN,
    CHARACTER_PLACED,
    CHARACTER_WOUNDED,
    COINS_GAINED,
    NOBODY_TO_WOUND,
    SURPLUS_RETURNED,
)
from royaume.games.majesty.scoring import final_score, majority_coins

from .builder import (
    characters,
    coins,
    column,
    infirmary,
    legal,
    legal_characters,
    meeples,
    order_told,
    play,
    question,
    realm,
    table,
    take,
    told,
)


def test_r01_payment_comes_first_then_the_card_then_its_place_and_its_building() -> None:
    t = table(realms=[realm(meeples=1)], display=["miller", ("guard", 2)])
    take(t, 1)
    assert order_told(t)[:3] == [CARD_TAKEN, CHARACTER_PLACED, COINS_GAINED]
    assert meeples(t)[0] == 1 - 1 + 2


def test_r01_meeples_of_the_building_cannot_pay_for_its_card() -> None:
    t = table(realms=[realm(noble=3)], display=["miller", "noble"])
    assert legal(t) == [0]


def test_r02_surplus_is_exchanged_once_after_every_gain_of_the_turn() -> None:
    t = table(realms=[realm(brewer=1, meeples=5)], display=[("brewer", 3)])
    take(t, 0)
    assert told(t, SURPLUS_RETURNED) == [(0, 3 + 2)]
    assert order_told(t).index(SURPLUS_RETURNED) > order_told(t).index(COINS_GAINED)


def test_r02_meeples_beside_the_worker_card_can_be_sold_at_castle_b() -> None:
    t = table(sides="B", realms=[realm(meeples=5)], display=[("noble", 3)])
    take(t, 0, -5)
    assert (meeples(t)[0], coins(t)[0]) == (3, 5 + 4)
    assert told(t, SURPLUS_RETURNED) == []


def test_r03_opponents_are_attacked_clockwise_from_the_attacker() -> None:
    t = table(realms=[realm(miller=1) for _ in range(4)], display=["soldier"], active=2)
    take(t, 0)
    assert [seat for seat, *_ in told(t, CHARACTER_WOUNDED)] == [3, 0, 1]


@pytest.mark.parametrize("attacker", [0, 1, 2])
def test_r03_the_result_does_not_depend_on_the_order(attacker: int) -> None:
    realms = [realm(soldier=1, guard=1) for _ in range(3)]
    t = table(realms=realms, display=["soldier"], active=attacker)
    take(t, 0)
    assert all(infirmary(t, seat) == ["guard"] for seat in range(3) if seat != attacker)
    assert infirmary(t, attacker) == []


@pytest.mark.parametrize(
    ("cards", "wounded"),
    [
        (["miller", "miller/brewer"], "miller/brewer"),
        (["miller/brewer", "miller"], "miller"),
        (["miller/soldier", "miller", "miller/brewer"], "miller/brewer"),
    ],
)
def test_r04_the_most_recently_placed_card_of_the_leftmost_building_is_wounded(cards: list[str], wounded: str) -> None:
    t = table(realms=[realm(), realm(miller=cards, brewer=1)], display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == [wounded]
    assert column(t, "miller", 1) == cards[:-1]


def test_r04_a_card_placed_in_play_is_the_one_wounded_next() -> None:
    t = table(realms=[realm(miller=["miller/brewer"]), realm()], display=["miller", "soldier"])
    take(t, 0)
    take(t, 0)
    assert infirmary(t, 0) == ["miller"]
    assert column(t, "miller") == ["miller/brewer"]


def test_r05_an_opponent_without_face_up_characters_is_spared() -> None:
    t = table(realms=[realm(), realm(coins=4, meeples=2, infirmary=["miller"])], display=["soldier"])
    take(t, 0)
    assert told(t, NOBODY_TO_WOUND) == [(1, 0)]
    assert (characters(t, 1), infirmary(t, 1), coins(t)[1], meeples(t)[1]) == ({}, ["miller"], 4, 2)


@pytest.mark.parametrize("healed_as", ["brewer", "witch"])
def test_r06_a_wounded_split_card_loses_its_side_and_is_chosen_anew_when_healed(healed_as: str) -> None:
    realms = [realm(), realm(brewer=["brewer/witch"])]
    t = table(realms=realms, display=["soldier", "witch"])
    take(t, 0)
    assert characters(t, 1) == {}
    play(t, 0)
    assert question(t) == "healing_split_card"
    assert legal_characters(t) == ["brewer", "witch"]
    play(t, healed_as)
    assert column(t, healed_as, 1)[-1] == "brewer/witch"


def test_r07_a_healed_knight_does_not_attack() -> None:
    t = table(realms=[realm(infirmary=["soldier"]), realm(miller=1)], display=["witch"])
    take(t, 0)
    assert characters(t) == {"witch": 1, "soldier": 1}
    assert infirmary(t, 1) == []
    assert coins(t)[0] == 2


def test_r07_a_healed_witch_does_not_heal_again_but_counts_for_the_cottage() -> None:
    t = table(realms=[realm(infirmary=["noble", "witch"])], display=["witch"])
    take(t, 0)
    assert infirmary(t) == ["noble"]
    assert coins(t)[0] == 2 * 2


def test_r07_a_healed_brewer_brings_no_meeples_and_pays_no_bonus() -> None:
    t = table(realms=[realm(miller=1, infirmary=["brewer"]), realm(miller=1)], display=["witch"])
    take(t, 0)
    assert meeples(t)[0] == 0
    assert coins(t) == [3 * 2, 0]


def test_r07_a_healed_knight_counts_in_the_next_attack() -> None:
    realms = [realm(infirmary=["soldier"]), realm(miller=1, guard=1)]
    t = table(realms=realms, display=["witch", "noble", "soldier"])
    take(t, 0)
    take(t, 0)
    take(t, 0)
    assert infirmary(t, 1) == ["miller"]


def test_r08_healing_cannot_be_declined() -> None:
    t = table(sides="B", realms=[realm(infirmary=["miller"]), realm()], display=["witch"])
    play(t, 0)
    assert t.top().seat == 1
    assert infirmary(t) == []


def test_r08_a_split_card_cannot_stay_wounded_either() -> None:
    t = table(sides="B", realms=[realm(infirmary=["guard/noble"])], display=["witch"])
    play(t, 0)
    assert legal_characters(t) == ["guard", "noble"]


def test_r09_the_infirmary_is_never_the_largest_building() -> None:
    realms = [realm(innkeeper=1, infirmary=["miller"] * 5)]
    t = table(sides="B", realms=realms, display=["innkeeper"])
    take(t, 0)
    assert coins(t)[0] == 2 * (2 * 2)


@pytest.mark.parametrize("trade", [-2, 0, 2])
def test_r10_castle_b_trades_in_one_direction_only(trade: int) -> None:
    t = table(sides="B", realms=[realm(meeples=2, coins=2), realm()], display=["noble"])
    take(t, 0, trade)
    assert t.top().seat == 1
    assert question(t) == "taking_card"
    assert (meeples(t)[0], coins(t)[0]) == (2 + trade, 2 - trade + 4)


def test_r10_no_more_than_five_meeples_are_traded() -> None:
    t = table(sides="B", realms=[realm(meeples=9, coins=9)], display=["noble"])
    play(t, 0)
    assert (min(legal(t)), max(legal(t))) == (-5, 5)


def test_r11_coins_of_the_same_activation_cannot_buy_meeples() -> None:
    t = table(sides="B", realms=[realm(noble=2, coins=1)], display=["noble"])
    play(t, 0)
    assert legal(t) == [0, 1]


def test_r11_meeples_just_taken_with_the_card_can_be_sold() -> None:
    t = table(sides="B", realms=[realm(meeples=0)], display=[("noble", 2)])
    play(t, 0)
    assert legal(t) == [-2, -1, 0]


def test_r11_meeples_paid_for_the_card_cannot_be_sold() -> None:
    t = table(sides="B", realms=[realm(meeples=3)], display=["miller", "miller", "noble"])
    play(t, 2)
    assert legal(t) == [-1, 0]


def test_r11_bought_meeples_beyond_five_are_sold_back_at_the_same_price() -> None:
    t = table(sides="B", realms=[realm(meeples=4, coins=5)], display=["noble"])
    take(t, 0, 5)
    assert (meeples(t)[0], coins(t)[0]) == (5, 5 - 5 + 4 + 4)


@pytest.mark.parametrize("building", BUILDING_IDS[:7])
def test_r12_nobody_gains_a_majority_where_nobody_has_a_character(building: str) -> None:
    t = table()
    assert [majority_coins(t, seat, BUILDING_IDS.index(building)) for seat in range(2)] == [0, 0]


def test_r12_empty_realms_score_nothing_at_all() -> None:
    t = table(realms=[realm(), realm()])
    assert [final_score(t, seat) for seat in range(2)] == [0, 0]


def test_r13_nobody_loses_the_ten_coins_when_nobody_is_wounded() -> None:
    t = table(sides="B", realms=[realm(miller=1), realm(), realm()])
    assert [majority_coins(t, seat, INFIRMARY) for seat in range(3)] == [0, 0, 0]
