"""Trade: the exchange printed at the space, any number of times."""

from __future__ import annotations

import pytest

from .builder import asked, goods, hand, legal, of, play, player, removed, story, table, why_not

MERCHANTS = ("peddler_ink", "peddler_gold", "peddler_stone")  # nine icons


@pytest.mark.parametrize(
    ("space", "times", "gained"),
    [
        ("lake_left", 9, {"silver": 9}),
        ("hills_left", 9, {"silver": 9}),
        ("lake_right", 4, {"ink": 4}),
        ("forest_left", 4, {"ink": 4}),
        ("hills_right", 4, {"stone": 4}),
        ("mountain_left", 4, {"stone": 4}),
        ("coast_left", 4, {"gold": 4}),
        ("mountain_right", 4, {"gold": 4}),
    ],
)
def test_each_space_has_its_exchange(space: str, times: int, gained: dict[str, int]) -> None:
    t = table(player(*MERCHANTS, space=space))
    play(t, "trade")
    assert len(legal(t)) == times
    play(t, f"trade {times} for 0")
    assert goods(t) == gained


def test_silver_may_be_spent_as_merchant_icons() -> None:
    t = table(player(*MERCHANTS, space="lake_right", silver=3))
    play(t, "trade")
    assert legal(t)[-2:] == ["trade 5 for 1", "trade 6 for 3"]
    play(t, "trade 5 for 1")
    assert goods(t) == {"silver": 2, "ink": 5}


def test_silver_for_silver_gains_nothing() -> None:
    t = table(player("trader", "jeweller", "abbot", space="lake_left", silver=5))
    play(t, "trade")
    assert legal(t)[-1] == "trade 3 for 0"


def test_icons_that_are_left_over_are_lost() -> None:
    t = table(player("lender", "jeweller", "courier", space="lake_right"))
    play(t, "trade", "trade 3 for 0")
    assert goods(t) == {"ink": 3}


def test_fewer_exchanges_than_possible_may_be_made() -> None:
    t = table(player(*MERCHANTS, space="lake_right"))
    play(t, "trade", "trade 1 for 0")
    assert goods(t) == {"ink": 1}


def test_three_icons_destroy_a_card_for_its_value_and_each_is_optional() -> None:
    t = table(player(*MERCHANTS, space="coast_right", hand=["financier", "abbot"]))
    play(t, "trade", "trade 2 for 0")
    assert legal(t) == ["destroy none", "destroy top", "destroy financier", "destroy abbot"]
    play(t, "destroy financier")
    assert asked(t) == (0, "destroying")
    assert goods(t) == {"silver": 3}
    play(t, "destroy none")
    assert "financier" in removed(t)
    assert hand(t)[:1] == ["abbot"]


def test_no_more_is_traded_than_there_are_cards_to_destroy() -> None:
    t = play(table(player(*MERCHANTS, space="coast_right", hand=["financier"], pile=[])), "trade")
    assert asked(t) == (0, "destroying")  # once, though the icons would do for three


def test_four_icons_flip_a_debt_or_a_deed_in_any_mix() -> None:
    t = table(player(*MERCHANTS, space="forest_right", debts=2, deeds=2, silver=3))
    play(t, "trade", "trade 3 for 3", "flip deed", "flip debt", "take ink", "flip deed")
    assert (of(t).debts, of(t).paid, of(t).deeds, of(t).approved) == (1, 1, 0, 2)


def test_no_more_flips_are_traded_than_there_are_cards_to_flip() -> None:
    t = table(player(*MERCHANTS, space="forest_right", debts=1))
    play(t, "trade", "take gold")
    assert of(t).paid == 1
    t = table(player(*MERCHANTS, space="forest_right"))
    assert why_not(t, "trade") == "nothing_to_flip"


def test_too_few_icons_and_silver_trade_nothing() -> None:
    t = table(player("abbot", "trader", "squire", space="lake_right"))
    assert why_not(t, "trade") == "not_enough_merchants"


def test_the_abilities_after_a_trade_come_once_however_often_the_exchange_is_made() -> None:
    t = table(player("trader", "peddler_ink", "lender", space="lake_right"))
    play(t, "trade", "trade 3 for 0")
    assert goods(t) == {"silver": 1, "ink": 3}
    assert story(t).count("trade_made") == 1


def test_a_dismissed_card_adds_its_merchant_icons() -> None:
    t = table(
        player("abbot", "squire", "labourer", space="lake_left", silver=1), townsfolk={"lake": ["peddler_silver"]}
    )
    play(t, "dismiss peddler_silver for 1", "discard none", "trade", "trade 3 for 0")
    assert goods(t) == {"silver": 3}
