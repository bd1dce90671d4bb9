"""The last rounds, the score and who wins."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.events import GAME_ENDED
from royaume.games.viscounts.table import ViscountsTable

from .builder import GAME, Wish, legal, pass_turn, play, player, sheet, table, told


def turns_left(t: ViscountsTable) -> list[int]:
    """Who plays after the active player, until the end."""
    seats = []
    while not t.over:
        pass_turn(t)
        if not t.over:
            seats.append(int(t.active))
    return seats


def revealing(active: int, first: int = 0, seats: int = 3) -> ViscountsTable:
    """The active player's markers have met where they bring the last Debt."""
    wishes = [player("abbot", hand=["lender"]) for _ in range(seats)]
    wishes[active] = player("abbot", hand=["lender"], corruption=5, virtue=5)
    return table(*wishes, at="collision", active=active, first=first, debts_left=1, deeds_left=200)


@pytest.mark.parametrize(
    ("active", "first", "turns"),
    [(0, 0, [1, 2, 0, 1, 2]), (1, 0, [2, 0, 1, 2]), (2, 0, [0, 1, 2]), (0, 1, [1, 2, 0]), (1, 1, [2, 0, 1, 2, 0])],
)
def test_the_round_is_finished_and_one_more_is_played(active: int, first: int, turns: list[int]) -> None:
    t = revealing(active, first)
    assert t.poverty
    assert [int(t.active), *turns_left(t)] == turns
    assert told(t, GAME_ENDED) == [((first + 2) % 3,)]


def test_a_second_card_revealed_later_does_not_prolong_the_game() -> None:
    t = revealing(2)
    t.deeds_left = 1
    t.players[0].corruption = t.players[0].virtue = 3
    while not t.prosperity:
        play(t, legal(t)[0])
    assert (t.round, t.last_round) == (6, 6)
    assert turns_left(t)[-1:] == [2]


def test_workers_buildings_manuscripts_and_cards_are_added_up() -> None:
    t = table(
        player(slots=["workshop_1"], manuscripts=["grey_6_buildings"], debts=1, deeds=2, approved=1),
        outer={"flip": [2]},
        top=(1, 0),
        leader=0,
    )
    lines = {"buildings": 2, "workers": 5, "manuscript_sets": 1, "manuscript_texts": 1, "castle_leader": 5}
    assert sheet(t) == lines | {"debts": -2, "deeds": 5}
    assert GAME.scores(t)[0] == sum(sheet(t).values()) == 17


def test_leftover_silver_and_resources_score_nothing_by_themselves() -> None:
    assert sheet(table(player(silver=20, ink=5, stone=4, gold=3))) == {}


def test_ongoing_abilities_do_nothing_in_scoring() -> None:
    assert sheet(table(player("debt_collector_deed", "peddler_ink", "racketeer_destroy"))) == {}


@pytest.mark.parametrize(
    ("flipped", "points"),
    [
        ([5, 5, 2], [10, 10, 4]),
        ([6, 3, 3, 3], [12, 4, 4, 4]),
        ([2, 0, 0], [12, 0, 0]),
        ([3, 1], [12, 4]),
        ([3, 0], [12, 0]),
        ([1, 2, 3, 4], [0, 4, 8, 12]),
        ([4, 4, 4, 4], [6, 6, 6, 6]),
        ([4, 3, 2, 2], [12, 8, 2, 2]),
    ],
)
def test_poverty_ranks_flipped_deeds_and_prosperity_flipped_debts(flipped: list[int], points: list[int]) -> None:
    t = table(*[player(approved=n) for n in flipped], poverty=True, prosperity=False)
    assert [sheet(t, seat).get("poverty", 0) for seat in range(len(flipped))] == points
    assert all("prosperity" not in sheet(t, seat) for seat in range(len(flipped)))
    t = table(*[player(paid=n) for n in flipped], prosperity=True)
    assert [sheet(t, seat).get("prosperity", 0) for seat in range(len(flipped))] == points


def test_a_divided_kingdom_counts_both() -> None:
    t = table(player(approved=2, paid=1), player(approved=1, paid=3), poverty=True, prosperity=True)
    assert (sheet(t, 0)["poverty"], sheet(t, 0)["prosperity"]) == (12, 4)
    assert (sheet(t, 1)["poverty"], sheet(t, 1)["prosperity"]) == (4, 12)


def test_a_card_that_was_not_revealed_counts_nothing() -> None:
    assert sheet(table(player(approved=5, paid=5))) == {"deeds": 15}


def winners(*wishes: Wish) -> list[int]:
    return GAME.winners(table(*wishes), GAME.configure(len(wishes)))


def test_most_points_win_then_most_silver_and_resources_together_then_the_victory_is_shared() -> None:
    assert winners(player(deeds=2), player(deeds=3), player(deeds=1, silver=9)) == [1]
    assert winners(player(deeds=2, silver=1), player(deeds=2, ink=1, gold=1), player(silver=9)) == [1]
    assert winners(player(deeds=2, silver=2), player(deeds=2, ink=1, gold=1), player(silver=9)) == [0, 1]
