"""Rulings R14 to R25: scoring, bonuses, supplies, ties and the length of the game."""

from __future__ import annotations

import pytest

from royaume.games.majesty.buildings import CASTLE, INFIRMARY
from royaume.games.majesty.characters import CARDS
from royaume.games.majesty.events import CHARACTER_HEALED, COINS_GAINED, EVENTS
from royaume.games.majesty.scoring import final_score, majority_coins, tell_final_scoring, winners
from royaume.games.majesty.setup import TIER_1_KEPT
from royaume.games.majesty.verbs import gain_meeples
from royaume.kernel.event import TURN_STARTED

from .builder import (
    cards_in_play,
    characters,
    coins,
    display,
    infirmary,
    legal,
    meeples,
    new_game,
    order_told,
    play,
    play_out,
    question,
    realm,
    table,
    take,
    told,
)


def test_r14_the_wounded_at_the_start_of_the_final_scoring_decide_infirmary_b() -> None:
    t = table(sides="B", realms=[realm(infirmary=["miller"] * 2), realm(infirmary=["noble"])])
    tell_final_scoring(t)
    assert [final_score(t, seat) for seat in range(2)] == [-4 - 10, -2]
    assert infirmary(t, 0) == ["miller", "miller"]


def test_r14_a_single_wounded_card_is_the_most_when_nobody_else_has_any() -> None:
    t = table(sides="B", realms=[realm(infirmary=["miller"]), realm()])
    assert [majority_coins(t, seat, INFIRMARY) for seat in range(2)] == [-10, 0]


def test_r15_the_infirmary_is_a_stack() -> None:
    realms = [realm(noble=1), realm(brewer=1, miller=1)]
    t = table(realms=realms, display=["soldier", "guard", "soldier", "witch"])
    take(t, 0)
    assert infirmary(t, 1) == ["miller"]
    take(t, 0)
    take(t, 0)
    assert infirmary(t, 1) == ["miller", "brewer"]
    take(t, 0)
    assert infirmary(t, 1) == ["miller"]
    assert characters(t, 1) == {"brewer": 1, "witch": 1, "guard": 1}


def test_r16_brewery_b_pays_its_ten_coins_once_and_to_the_active_player_only() -> None:
    pairs = realm(innkeeper=2, noble=2)
    t = table(sides="B", realms=[pairs, pairs], display=["brewer"])
    take(t, 0)
    assert coins(t) == [10, 0]
    assert told(t, COINS_GAINED) == [(0, 10, 1)]


@pytest.mark.parametrize(
    ("sides", "placed", "named", "bonus"),
    [
        ("A", "brewer", "miller", 2),
        ("A", "innkeeper", "brewer", 3),
        ("B", "miller", "witch", 3),
        ("B", "guard", "innkeeper", 3),
    ],
)
def test_r17_several_of_the_named_kind_are_paid_once(sides: str, placed: str, named: str, bonus: int) -> None:
    t = table(sides=sides, realms=[realm(), realm(**{named: 4})], display=[placed])
    take(t, 0)
    assert coins(t)[1] == bonus


def test_r18_a_bonus_paid_to_others_activates_nothing() -> None:
    others = realm(miller=2, witch=1, noble=2, meeples=1, infirmary=["guard"])
    t = table(realms=[realm(), others], display=["brewer"])
    take(t, 0)
    assert (coins(t)[1], meeples(t)[1], infirmary(t, 1)) == (2, 1, ["guard"])
    assert characters(t, 1) == {"miller": 2, "witch": 1, "noble": 2}
    assert CHARACTER_HEALED not in order_told(t)


@pytest.mark.parametrize(("players", "deck_left", "display_left"), [(2, 3, 6), (3, 0, 5), (4, 0, 5)])
def test_r19_the_deck_lasts_until_the_last_turn(players: int, deck_left: int, display_left: int) -> None:
    t = new_game(players)
    while not t.over:
        assert question(t) != "taking_card" or len(display(t)) == 6
        play(t, legal(t)[-1])
    assert t.deck.left() == deck_left
    assert len(display(t)) == display_left


def test_r20_meeples_never_run_out() -> None:
    t = table(realms=[realm(meeples=5) for _ in range(4)], display=[("noble", 10), ("miller", 10)])
    gain_meeples(t, 0, 7, CASTLE)
    take(t, 0)
    assert meeples(t)[0] == 5
    assert coins(t)[0] == 5 + 10 + 7 + 1


def test_r20_coins_never_run_out() -> None:
    t = table(realms=[realm(coins=1010), realm(coins=1010)], display=["miller"])
    take(t, 0)
    assert coins(t)[0] == 1012


def test_r21_the_final_score_may_be_below_zero() -> None:
    t = table(sides="B", realms=[realm(coins=1, infirmary=["miller", "miller"])])
    assert final_score(t, 0) == 1 - 4 - 10


def test_r21_a_score_below_zero_is_compared_as_it_is() -> None:
    t = table(sides="B", realms=[realm(infirmary=["miller", "miller"]), realm(coins=-3)])
    assert winners(t, by_meeples=False) == [1]


def test_r22_tied_players_share_the_victory_whatever_their_meeples() -> None:
    t = table(realms=[realm(coins=9, meeples=1), realm(coins=8), realm(coins=9, meeples=4)])
    assert winners(t, by_meeples=False) == [0, 2]


def test_r22_as_an_option_left_over_meeples_separate_tied_players() -> None:
    t = table(realms=[realm(coins=9, meeples=1), realm(coins=8, meeples=5), realm(coins=9, meeples=4)])
    assert winners(t, by_meeples=True) == [2]


def test_r22_with_the_option_equal_meeples_still_share_the_victory() -> None:
    t = table(realms=[realm(coins=9, meeples=4), realm(coins=8, meeples=5), realm(coins=9, meeples=4)])
    assert winners(t, by_meeples=True) == [0, 2]


def test_r23_the_cards_set_aside_are_the_ones_used() -> None:
    assert TIER_1_KEPT == {2: 6, 3: 14, 4: 26}
    for players, kept in TIER_1_KEPT.items():
        t = new_game(players)
        assert [CARDS[card].tier for card in cards_in_play(t)] == [1] * kept + [2] * 27
        assert len(t.box) == 33 - kept


def test_r24_nothing_that_happens_is_secret() -> None:
    assert [kind.key for kind in EVENTS if kind.secret] == []


def test_r25_wounded_cards_count_toward_the_twelve() -> None:
    t = new_game(4)
    play_out(t)
    assert any(infirmary(t, seat) for seat in range(4))
    assert [sum(characters(t, seat).values()) + len(infirmary(t, seat)) for seat in range(4)] == [12] * 4


def test_r25_losing_characters_gives_no_further_turn() -> None:
    t = table(realms=[realm(miller=11), realm(infirmary=["guard"] * 3)], display=["brewer"], turn=24, active=1)
    take(t, 0)
    assert t.over


def test_r25_everybody_has_exactly_twelve_turns_one_after_the_other() -> None:
    t = new_game(3)
    first = t.active
    play_out(t)
    assert [seat for (seat,) in told(t, TURN_STARTED)] == [first, (first + 1) % 3, (first + 2) % 3] * 12
