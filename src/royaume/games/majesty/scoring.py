"""The end of the game: infirmary, variety, majority. All of it follows from the realms, at any moment."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.majesty.buildings import BUILDING_IDS, BUILDINGS, INFIRMARY
from royaume.games.majesty.characters import KINDS
from royaume.games.majesty.events import GAME_ENDED, INFIRMARY_SCORED, MAJORITY_SCORED, VARIETY_SCORED
from royaume.games.majesty.realm import Realm
from royaume.games.majesty.table import MajestyTable


def infirmary_coins(t: MajestyTable, seat: i64) -> i64:
    """What the wounded cost."""
    return t.buildings[INFIRMARY].wounded_coins * len(t.realms[seat].infirmary)


def variety(realm: Realm) -> i64:
    """How many buildings have a character."""
    n: i64 = 0
    for character in range(KINDS):
        if realm.count(character) > 0:
            n += 1
    return n


def cards_at(realm: Realm, building: i64) -> i64:
    return len(realm.infirmary) if building == INFIRMARY else realm.count(building)


def most_at(t: MajestyTable, building: i64) -> i64:
    most: i64 = 0
    for realm in t.realms:
        n = cards_at(realm, building)
        if n > most:
            most = n
    return most


def majority_coins(t: MajestyTable, seat: i64, building: i64) -> i64:
    """Everybody with the most cards gets the full value; nobody does where there is no card at all."""
    n = cards_at(t.realms[seat], building)
    return t.buildings[building].majority if n > 0 and n == most_at(t, building) else 0


def final_score(t: MajestyTable, seat: i64) -> i64:
    """The coins a player has when the game ends with the realms as they are."""
    kinds = variety(t.realms[seat])
    score = t.realms[seat].coins + infirmary_coins(t, seat) + kinds * kinds
    for building in range(BUILDINGS):
        score += majority_coins(t, seat, building)
    return score


def score_sheet(t: MajestyTable) -> list[tuple[str, list[int]]]:
    """Line by line: coins of the game, infirmary, variety, the majority of each building."""
    seats = range(t.seats)
    kinds = [variety(realm) for realm in t.realms]
    lines = [
        ("coins", [int(realm.coins) for realm in t.realms]),
        ("infirmary", [int(infirmary_coins(t, seat)) for seat in seats]),
        ("variety", [int(n * n) for n in kinds]),
    ]
    for building in range(BUILDINGS):
        if t.buildings[building].majority != 0:
            coins = [int(majority_coins(t, seat, building)) for seat in seats]
            lines.append(("majority_" + BUILDING_IDS[building], coins))
    return lines


def tell_final_scoring(t: MajestyTable) -> None:
    """The three steps of the final scoring, for the log."""
    if t.log is None:
        return
    for seat in range(t.seats):
        t.tell(INFIRMARY_SCORED, seat, infirmary_coins(t, seat), len(t.realms[seat].infirmary))
    for seat in range(t.seats):
        kinds = variety(t.realms[seat])
        t.tell(VARIETY_SCORED, seat, kinds * kinds, kinds)
    for building in range(BUILDINGS):
        for seat in range(t.seats):
            coins = majority_coins(t, seat, building)
            if coins != 0:
                t.tell(MAJORITY_SCORED, seat, coins, building)
    t.tell(GAME_ENDED, 0)


def winners(t: MajestyTable, by_meeples: bool) -> list[int]:
    """The seats with the most coins; left-over meeples separate them only if the option says so."""
    best = best_of([final_score(t, seat) for seat in range(t.seats)], list(range(t.seats)))
    if by_meeples:
        best = best_of([t.realms[seat].meeples for seat in best], best)
    return best


def best_of(values: list[i64], seats: list[int]) -> list[int]:
    most = max(values)
    return [seats[i] for i in range(len(seats)) if values[i] == most]
