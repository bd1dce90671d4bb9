"""Section 5: contributions, at any moment of the turn and never in the middle of an action."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import MARKET_RESET, REWARD_REVEALED
from royaume.games.architects.expansions.wonders.contribution_cards import CARDS
from royaume.games.architects.vocabulary import GOOD_IDS

from ...builder import asked, cited, covers, goods, hand, legal, of, offered, play, player, told, why_not
from .builder import credit, facts, figures, influence, kept_of, on_wonders, tokens, wonders_table

FOUR = ["wood", "stone", "gold", "marble"]
ROWS = facts("contributions.yaml")["cards"]
GIFTS = [
    pytest.param(int(row["id"][-1]), good, gift, id=f"{row['id']}-{good}")
    for row in ROWS
    for good, gift in row["contribution"].items()
]


@pytest.mark.parametrize(("number", "good", "gift"), GIFTS)
def test_each_token_brings_what_the_card_shows_below_it(number: int, good: str, gift: dict[str, int]) -> None:
    card = 1 if number != 1 else 2
    t = wonders_table(
        player(**{good: 1}), card=card, contribution=number, rewards=["reward_wood", "reward_stone"], influence=[0]
    )
    place = figures(t)[0]
    play(t, f"place {place}", f"contribute {good}")
    assert (tokens(t), influence(t), of(t).virtue - 7) == ([good], gift.get("influence", 0), virtue_of(gift))
    assert len(told(t, REWARD_REVEALED)) == gift.get("reward_card", 0)


def virtue_of(gift: dict[str, int]) -> int:
    """With the one of the reward card that lies on top."""
    return gift.get("virtue", 0) + gift.get("reward_card", 0)


@covers(*[card.id for card in CARDS])
def test_the_gifts_of_all_seven_cards_were_tried() -> None:
    assert len(GIFTS) == len(CARDS) * 5


def test_example_what_is_left_once_clay_stone_and_gold_lie_there() -> None:
    has = player(clay=1, wood=1, stone=1, gold=1, marble=1)
    t = wonders_table(has, princess="silversmith", contribution=1, tokens=["clay", "stone", "gold"])
    play(t, "place silversmith")
    assert legal(t) == ["contribute wood", "contribute marble", "decline"]
    assert influence(play(t.copy(), "contribute wood")) == 2
    t.log = []
    play(t, "contribute marble")
    assert (influence(t), len(told(t, REWARD_REVEALED))) in [(2, 1), (3, 1)]


def test_on_arrival_before_the_place_is_used() -> None:
    t = wonders_table(player(clay=1), princess="quarry")
    play(t, "place quarry")
    assert (asked(t), goods(t)) == ((0, "contributing"), {"clay": 1})
    play(t, "contribute clay")
    assert (tokens(t), influence(t), goods(t)) == (["clay"], 1, {"stone": 1})
    assert asked(t)[0] == 1


def test_or_before_the_turn_ends_with_what_was_just_gained() -> None:
    t = wonders_table(player(clay=1), princess="quarry")
    play(t, "place quarry", "decline")
    assert (asked(t), goods(t)) == ((0, "contributing"), {"clay": 1, "stone": 1})
    play(t, "contribute stone")
    assert (tokens(t), asked(t)) == (["stone"], (1, "placing"))


def test_not_without_a_worker_placed_there() -> None:
    t = wonders_table(player(clay=1), princess="quarry")
    play(t, "place forest")
    assert asked(t) == (1, "placing")


def test_one_only() -> None:
    t = wonders_table(player(clay=2, wood=2), princess="quarry")
    play(t, "place quarry", "contribute clay")
    assert asked(t) == (1, "placing")


def test_a_kind_that_lies_there_and_one_that_is_missing_are_refused() -> None:
    t = wonders_table(player(clay=1, wood=1), princess="quarry", tokens=["clay"], influence=[12])
    play(t, "place quarry")
    assert (why_not(t, "contribute clay"), why_not(t, "contribute gold")) == ("token_there", "token_missing")
    assert legal(t) == ["contribute wood", "decline"]
    assert cited(t, "contribute clay") == cited(t, "contribute gold") == "CONTRIBUTIONS"


def test_all_players_share_the_card() -> None:
    t = wonders_table(player(clay=1), player(clay=1, wood=1), princess="quarry")
    play(t, "place quarry", "contribute clay", "place quarry")
    assert (asked(t), why_not(t, "contribute clay")) == ((1, "contributing"), "token_there")
    play(t, "contribute wood")
    assert tokens(t) == ["clay", "wood"]


def test_silver_is_no_resource() -> None:
    t = wonders_table(player(silver=9), princess="town_centre", card=5)
    play(t, "place workshop")
    assert asked(t) == (0, "hiring")


def test_nothing_is_asked_of_who_has_nothing_to_give() -> None:
    t = wonders_table(player(silver=9), princess="guardhouse", influence=[12])
    play(t, "place guardhouse", "stop")
    assert asked(t) == (1, "placing")


def test_influence_never_stands_for_a_token() -> None:
    t = wonders_table(player(), princess="silversmith", influence=[12])
    play(t, "place silversmith")
    assert (asked(t), influence(t)) == ((1, "placing"), 12)


def test_nor_does_a_charlatan() -> None:
    t = wonders_table(player(apprentices=["charlatan_clay"], gold=1), princess="silversmith", influence=[12])
    play(t, "place silversmith")
    assert why_not(t, "contribute clay") == "token_missing"


def test_gold_stands_not_for_marble_even_to_whom_they_are_the_same() -> None:
    t = wonders_table(player(gold=1, character="therese"), princess="guardhouse", tokens=["gold"])
    play(t, "place guardhouse")
    assert asked(t) == (0, "guarding")


# around the actions of the place -----------------------------------------------------------------


def test_before_an_action_it_may_bring_what_pays_for_it() -> None:
    t = wonders_table(player(silver=2, gold=1), princess="workshop", contribution=1, top=["merchant_clay"])
    play(t, "place workshop", "decline")
    assert why_not(t, "hire merchant_clay") == "allowed"
    play(t, "hire merchant_clay")
    assert asked(t) == (0, "contributing_first")
    assert why_not(t, "go on") == "contribution_needed"
    play(t, "contribute gold")
    assert (influence(t), goods(t), len(of(t).crew)) == (1, {}, 1)


def test_a_contribution_that_does_not_help_enough_is_refused_before_it() -> None:
    has = player(silver=2, gold=1, clay=1)
    t = wonders_table(has, princess="workshop", contribution=1, top=["merchant_clay"])
    play(t, "place workshop", "decline", "hire merchant_clay")
    assert legal(t) == ["contribute gold"]
    assert why_not(t, "contribute clay") == "contribution_in_the_way"


def test_not_between_paying_and_gaining() -> None:
    has = player(silver=5, clay=1)
    t = wonders_table(has, princess="workshop", contribution=1, influence=[2], top=["merchant_clay"])
    play(t, "place workshop", "decline", "hire merchant_clay", "go on")
    assert asked(t) == (0, "sparing_silver")
    play(t, "0 silver by 0 influence")
    assert (len(of(t).crew), asked(t)) == (1, (0, "contributing"))


def test_after_an_action_without_a_price() -> None:
    t = wonders_table(player(clay=1), princess="workshop")
    play(t, "place workshop", "decline", "draw plans")
    assert asked(t) == (0, "contributing")
    play(t, "contribute clay")
    assert (asked(t), tokens(t)) == ((1, "placing"), ["clay"])


def test_between_two_trades_with_what_the_first_one_brought() -> None:
    has = player(apprentices=["merchant_gold"], silver=2, at={"kings_storehouse": 1})
    t = wonders_table(has, princess="kings_storehouse", contribution=1)
    play(t, "place kings_storehouse", "trade merchant_gold")
    assert (asked(t), "trade merchant_gold" in legal(t)) == ((0, "trading"), True)
    play(t, "trade merchant_gold", "contribute gold")
    assert (goods(t), influence(t), tokens(t)) == ({"gold": 1}, 1, ["gold"])


def test_once_made_it_is_not_asked_again_before_actions() -> None:
    has = player(apprentices=["merchant_gold"], silver=4, clay=1, at={"kings_storehouse": 1})
    t = wonders_table(has, princess="kings_storehouse", contribution=1)
    play(t, "place kings_storehouse", "contribute clay", "trade merchant_gold", "trade merchant_gold")
    assert (asked(t), goods(t)) == ((1, "placing"), {"gold": 2})


def test_the_second_silver_of_its_influence_pays_for_the_next_trade() -> None:
    has = player(apprentices=["merchant_stone"], wood=1, at={"kings_storehouse": 1})
    t = wonders_table(has, princess="kings_storehouse", contribution=1)
    play(t, "place kings_storehouse", "contribute wood", "trade merchant_stone", "trade merchant_stone")
    assert (goods(t), influence(t), credit(t)) == ({"stone": 4}, 0, 0)


def test_what_it_brings_may_take_the_marker_to_5() -> None:
    t = wonders_table(player(wood=1), princess="silversmith", contribution=1, influence=[3], plans=["well"])
    play(t, "place silversmith", "contribute wood")
    assert (influence(t), hand(t)) == (5, ["well"])


# the fifth token ---------------------------------------------------------------------------------


def test_the_fifth_token_resets_the_market_at_the_end_of_the_turn() -> None:
    t = wonders_table(player(clay=1), princess="quarry", tokens=FOUR)
    play(t, "place quarry", "contribute clay", "favour gold")
    assert (tokens(t), figures(t)[0] != "quarry", asked(t)) == ([], True, (1, "placing"))
    assert (len(told(t, MARKET_RESET)), on_wonders(t)) == (1, dict.fromkeys(GOOD_IDS[:5], 1))


def test_the_fifth_token_at_the_last_moment_too() -> None:
    t = wonders_table(player(clay=1), princess="quarry", tokens=FOUR)
    play(t, "place quarry", "decline")
    assert "contribute clay" in offered(t)
    play(t, "contribute clay", "favour gold")
    assert (tokens(t), len(t.large)) == ([], 1)


def test_four_tokens_bring_none() -> None:
    t = wonders_table(player(clay=1), princess="quarry", tokens=FOUR[:3])
    play(t, "place quarry", "contribute clay")
    assert (told(t, MARKET_RESET), len(tokens(t))) == ([], 4)


def test_nobody_may_contribute_after_the_turn() -> None:
    t = wonders_table(player(clay=1), player(), princess="quarry")
    play(t, "place quarry", "decline", "decline", "place forest", "place forest")
    assert (kept_of(t).contributions, asked(t)) == (0, (1, "placing"))
