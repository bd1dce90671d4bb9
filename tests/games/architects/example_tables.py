"""The tables printed in the rulebook and the rounds of the draft, worked out by the engine."""

from __future__ import annotations

from collections.abc import Callable

from royaume.games.architects.events import CATHEDRAL_ADVANCED, MARKET_RESET, VIRTUE_GAINED
from royaume.games.architects.table import ArchitectsTable

from .builder import (
    REWARDS,
    at,
    coins_on,
    crew,
    goods,
    hand,
    legal,
    of,
    order_told,
    pack,
    play,
    player,
    row,
    table,
    told,
    waiting,
)
from .example_scenes import Case

GATHERED = {"silversmith": "silver", "forest": "wood", "quarry": "stone"}


def gathered(place: str, workers: int, *choices: str) -> dict[str, int]:
    t = table(player(at={place: workers - 1}))
    play(t, f"place {place}", *choices)
    assert at(t, 0, place) == workers
    return goods(t)


def plans_drawn(workers: int) -> int:
    t = table(player(at={"workshop": workers - 1}))
    return len(hand(play(t, "place workshop", "draw plans")))


def gold_mined(workers: int) -> int:
    t = table(player(at={"mines": workers - 1}))
    play(t, "place mines")
    return goods(play(t, "mine gold")).get("gold", 0) if "mine gold" in legal(t) else 0


def yields(given: Case) -> Case:
    counts = given.pop("own_workers_after_placing")
    result: Case = {
        f"{place}_{good}": [gathered(place, n).get(good) for n in counts] for place, good in GATHERED.items()
    }
    result["mines_clay"] = [gathered("mines", n, "mine clay").get("clay") for n in counts]
    result["mines_gold"] = [gold_mined(n) for n in counts]
    result["workshop_building_cards"] = [plans_drawn(n) for n in counts]
    return result


def columns(given: Case) -> Case:
    """Which columns of both rows can be reached with just the price of hiring."""
    silver = given.pop("blue").pop("silver")
    assert given.pop("active") == "blue"
    reached = {}
    for workers in range(1, 5):
        t = table(player(at={"workshop": workers - 1}, silver=silver))
        play(t, "place workshop")
        top = [k for k in range(1, 5) if f"hire {row(t, 'top')[k - 1]}" in legal(t)]
        assert top == [k for k in range(1, 5) if f"hire {row(t, 'bottom')[k - 1]}" in legal(t)]
        for k in top:
            assert hires_without_coins(workers, silver, k)
        reached[workers] = top
    return {"columns_by_own_workers": reached}


def hires_without_coins(workers: int, silver: int, column: int) -> bool:
    t = table(player(at={"workshop": workers - 1}, silver=silver))
    card = row(t, "bottom")[column - 1]
    play(t, "place workshop", f"hire {card}")
    return crew(t) == [card] and not coins_on(t)


def thresholds(given: Case) -> Case:
    levels = given.pop("virtue")
    cathedral, market, avoided = [], [], []
    for virtue in levels:
        t = table(player(virtue=virtue, gold=1, hand=1, silver=5))
        cathedral.append("place guildhall" in legal(t))
        market.append("place black_market_left" in legal(t))
        play(t, "place workshop", f"hire {row(t, 'top')[0]}")
        avoided.append(4 + 2 - int(t.taxes))
    return {"cathedral_allowed": cathedral, "black_market_allowed": market, "taxes_avoided": avoided}


def reset_spaces(given: Case) -> Case:
    """Fill every space of the Guildhall in turn: which ones reset the market, and when."""
    for players, spaces in given.pop("players_and_spaces").items():
        filled = 4 * (players + 1)
        resets = [space for space in range(1, filled + 1) if resets_at(players, space)]
        assert resets == spaces
        assert resets == [2 * (players + 1) + 1, 3 * (players + 1) + 1]
    return {
        "trigger": "left-most space of each of the two bottom rows",
        "after": "the Guildhall action is resolved",
    }


def resets_at(players: int, space: int) -> bool:
    """Whether a worker there resets the market, which waits for the reward of the Cathedral."""
    workers = [n % players for n in range(space - 1)]
    t = table(player(gold=1, hand=1), seats=players, guildhall=workers, rewards=[REWARDS[0]])
    play(t, "place guildhall", "advance cathedral")
    assert not told(t, MARKET_RESET)
    play(t, legal(t)[0])
    assert of(t).level == 1
    order = order_told(t)
    if MARKET_RESET in order:
        assert order.index(MARKET_RESET) > order.index(VIRTUE_GAINED) > order.index(CATHEDRAL_ADVANCED)
    return MARKET_RESET in order


def draft(t: ArchitectsTable, players: int, dealt: int, steps: list[Case]) -> None:
    """Each round: how many are kept, and what becomes of the rest."""
    seats = range(players)
    assert [len(pack(t, seat)) for seat in seats] == [dealt] * players
    for step in steps:
        assert step.pop("keep") == 1
        rests = [pack(t, seat)[1:] for seat in seats]
        hands = [len(t.players[seat].hand) for seat in seats]
        for seat in seats:
            assert seat in waiting(t)
            play(t, f"draft {pack(t, seat)[0]}", seat=seat)
        assert [len(t.players[seat].hand) for seat in seats] == [n + 1 for n in hands]
        if "pass_left" in step:
            assert {len(rest) for rest in rests} == {step.pop("pass_left")}
            assert [pack(t, (seat + 1) % players) for seat in seats] == rests
        else:
            assert {len(rest) for rest in rests} == {step.pop("under_pile")}


TABLES: dict[str, Callable[[Case], Case]] = {
    "yields": yields,
    "columns reachable without extra Silver": columns,
    "bans and tax avoidance": thresholds,
    "guildhall spaces that trigger a reset": reset_spaces,
}
