"""The Town Centre: capture groups of workers of one colour."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import GOODS_SPENT, TAX_PAID, WORKERS_CAPTURED

from .builder import asked, at, cited, held, legal, of, offered, play, player, table, told, why_not

OPEN_PLACES = [
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
]
CAPTURES = "L'Hôtel de Ville"


@pytest.mark.parametrize("place", OPEN_PLACES)
def test_all_workers_of_one_colour_at_one_open_circle_are_captured(place: str) -> None:
    t = table(player(silver=1), player(at={place: 3}), player(at={place: 2}))
    play(t, "place town_centre", f"capture {place} P2")
    assert held(t, 0) == {1: 3}
    assert (at(t, 1, place), at(t, 2, place)) == (0, 2)
    assert len(told(t, WORKERS_CAPTURED)) == 1


def test_a_group_is_never_captured_in_part() -> None:
    t = table(player(silver=1), player(at={"forest": 5}))
    play(t, "place town_centre")
    assert [choice for choice in offered(t) if "forest" in choice] == ["capture forest P2"]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_first_capture_costs_one_tax_and_each_further_one_one_silver(n: int) -> None:
    rivals = [player(at={"forest": 1}) for _ in range(3)]
    t = table(player(silver=5, at={"town_centre": 2}), *rivals)
    play(t, "place town_centre", *[f"capture forest P{owner}" for owner in (2, 3, 4)[:n]])
    if n < 3:
        play(t, "stop")
    assert (of(t).silver, t.taxes) == (5 - n, 5)
    assert told(t, TAX_PAID) == [(0, 1)]
    assert told(t, GOODS_SPENT) == [(0, 5, 1)] * (n - 1)


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_there_is_up_to_one_capture_for_each_own_worker(workers: int) -> None:
    rivals = [player(at={"forest": 1, "quarry": 1}) for _ in range(2)]
    t = table(player(silver=9, at={"town_centre": workers - 1}), *rivals)
    groups = ["capture forest P2", "capture forest P3", "capture quarry P2", "capture quarry P3"]
    play(t, "place town_centre", *groups[:workers])
    assert len(told(t, WORKERS_CAPTURED)) == workers
    assert asked(t) == (1, "placing")


def test_enemy_workers_at_the_town_centre_allow_no_captures() -> None:
    t = table(player(silver=9), player(at={"town_centre": 4, "forest": 1}))
    play(t, "place town_centre", "capture forest P2")
    assert asked(t) == (1, "placing")


def test_fewer_captures_than_workers_are_allowed_even_none() -> None:
    t = table(player(silver=9, at={"town_centre": 3}), player(at={"forest": 1}))
    play(t, "place town_centre", "stop")
    assert (held(t, 0), of(t).silver, t.taxes) == ({}, 9, 4)


def test_a_capture_has_to_be_paid() -> None:
    t = table(player(silver=1, at={"town_centre": 1}), player(at={"forest": 1}), player(at={"forest": 1}))
    play(t, "place town_centre", "capture forest P2")
    assert why_not(t, "capture forest P3") == "capture_unpayable"
    assert cited(t, "capture forest P3") == CAPTURES
    assert legal(t) == ["stop"]


def test_without_silver_the_first_capture_is_refused_too() -> None:
    t = table(player(), player(at={"forest": 1}))
    play(t, "place town_centre")
    assert why_not(t, "capture forest P2") == "capture_unpayable"


@pytest.mark.parametrize("virtue", [0, 1, 2, 3])
def test_low_virtue_ignores_the_tax_but_not_the_silver(virtue: int) -> None:
    t = table(
        player(virtue=virtue, silver=1, at={"town_centre": 1}), player(at={"forest": 1}), player(at={"forest": 1})
    )
    play(t, "place town_centre", "capture forest P2", "capture forest P3")
    assert (of(t).silver, t.taxes) == (0, 4)


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_a_turn_captures_in_two_places(players: int) -> None:
    rivals = [player(at={"forest": 1, "quarry": 1, "mines": 1}) for _ in range(players - 1)]
    t = table(player(silver=9, at={"town_centre": 5}), *rivals)
    play(t, "place town_centre", "capture forest P2")
    assert "capture mines P2" in legal(t)
    play(t, "capture quarry P2")
    assert why_not(t, "capture mines P2") == "too_many_places"
    assert cited(t, "capture mines P2") == CAPTURES


@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_more_a_turn_captures_in_one_place(players: int) -> None:
    rivals = [player(at={"forest": 1, "quarry": 1}) for _ in range(players - 1)]
    t = table(player(silver=9, at={"town_centre": 5}), *rivals)
    play(t, "place town_centre", "capture forest P2")
    assert why_not(t, "capture quarry P2") == "too_many_places"
    play(t, *[f"capture forest P{owner}" for owner in range(3, players + 1)])
    assert held(t, 0) == dict.fromkeys(range(1, players), 1)


def test_with_three_players_both_captures_may_be_in_the_same_place() -> None:
    t = table(player(silver=2, at={"town_centre": 1}), player(at={"forest": 3}), player(at={"forest": 2}))
    play(t, "place town_centre", "capture forest P2", "capture forest P3")
    assert held(t, 0) == {1: 3, 2: 2}


def test_the_limit_of_places_begins_again_with_the_next_turn() -> None:
    rivals = [player(at={"forest": 1, "quarry": 1}, silver=1) for _ in range(3)]
    t = table(player(silver=9), *rivals)
    play(t, "place town_centre", "capture forest P2")
    play(t, "place town_centre", "capture quarry P3")
    assert held(t, 1) == {2: 1}


def test_own_workers_return_to_the_supply_at_the_same_price() -> None:
    t = table(player(silver=1, at={"forest": 4}))
    supply = of(t).supply
    play(t, "place town_centre", "capture forest P1")
    assert (of(t).supply, at(t, 0, "forest"), held(t, 0)) == (supply - 1 + 4, 0, {})
    assert (of(t).silver, t.taxes) == (0, 5)


def test_the_worker_just_placed_may_be_captured() -> None:
    t = table(player(silver=1))
    play(t, "place town_centre", "capture town_centre P1")
    assert (of(t).supply, at(t, 0, "town_centre")) == (20, 0)


def test_the_number_of_captures_is_fixed_when_the_worker_is_placed() -> None:
    t = table(player(silver=3, at={"town_centre": 2}), player(at={"town_centre": 1}), player(at={"town_centre": 1}))
    play(t, "place town_centre", "capture town_centre P1")
    assert at(t, 0, "town_centre") == 0
    play(t, "capture town_centre P2", "capture town_centre P3")
    assert held(t, 0) == {1: 1, 2: 1}


@pytest.mark.parametrize("choice", ["guildhall", "black_market_left", "prison"])
def test_nobody_is_captured_in_guildhall_market_or_prison(choice: str) -> None:
    t = table(player(silver=5), player(prison=2), market={"left": 1}, guildhall=[1, 1])
    play(t, "place town_centre")
    assert why_not(t, f"capture {choice} P2") == "not_capturable"
    assert cited(t, f"capture {choice} P2") == "PLACER DES OUVRIERS"


def test_nobody_is_captured_from_another_board() -> None:
    t = table(player(silver=5), player(), player(held={1: 4}))
    play(t, "place town_centre")
    assert [choice for choice in offered(t) if choice.endswith(("P2", "P3"))] == []


def test_captives_cannot_be_sent_to_prison_in_the_same_visit() -> None:
    t = table(player(silver=5, at={"town_centre": 1}), player(at={"forest": 2}))
    play(t, "place town_centre", "capture forest P2")
    assert "send to prison" not in offered(t)


def test_captives_of_several_visits_lie_together() -> None:
    t = table(player(silver=5, held={1: 2}), player(at={"forest": 3}))
    play(t, "place town_centre", "capture forest P2")
    assert held(t, 0) == {1: 5}


def test_captured_workers_no_longer_count_at_their_place() -> None:
    t = table(player(silver=1), player(at={"forest": 3}))
    play(t, "place town_centre", "capture forest P2", "place forest")
    assert of(t, 1).goods[1] == 1


def test_free_captures_of_buildings_count_into_the_limit_of_the_turn() -> None:
    skills = ["woodcutter_1", "miner_1", "stonecutter_1"]
    rich = player(hand=["fortress"], apprentices=skills, clay=3, stone=4, gold=1, marble=2)
    rivals = [player(at={"forest": 1, "quarry": 1}) for _ in range(3)]
    t = table(rich, *rivals)
    play(t, "place guildhall", "construct fortress")
    assert asked(t) == (0, "capturing_free")
    play(t, "capture forest P2")
    assert why_not(t, "capture quarry P3") == "too_many_places"
    play(t, "capture forest P3")
    assert (held(t, 0), of(t).silver, t.taxes) == ({1: 1, 2: 1}, 0, 4)


@pytest.mark.parametrize("virtue", [0, 3])
def test_with_low_virtue_the_first_capture_is_free(virtue: int) -> None:
    t = table(player(virtue=virtue), player(at={"forest": 2}))
    play(t, "place town_centre", "capture forest P2")
    assert (held(t, 0), of(t).silver, t.taxes) == ({1: 2}, 0, 4)
