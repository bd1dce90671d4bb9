"""What is true of every table at every moment: workers and cards never appear or vanish, nothing is negative.

The laws are asked at every decision of a simulation: words are put together only once one is broken.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from royaume.games.architects.awaiting import awaited_now
from royaume.games.architects.beginning import SettingUp
from royaume.games.architects.cathedral import LEVELS, TOP, markers_on
from royaume.games.architects.ending import EndingGame
from royaume.games.architects.hiring import PRINTED_LIMIT
from royaume.games.architects.plans import KeepingPlan
from royaume.games.architects.table import (
    ArchitectsTable,
    Player,
    ask,
    at_market,
    held_elsewhere,
    in_guildhall,
    on_open_places,
)
from royaume.games.architects.turn import EndingTurn
from royaume.games.architects.vocabulary import (
    APPRENTICE_LIMIT,
    GOOD_IDS,
    GOODS,
    MOST_VIRTUE,
    OPEN_PLACES,
    PLACE_IDS,
    WORKERS,
)
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame
from royaume.kernel.pending import is_asked
from royaume.kernel.spots import Spot, misplaced


def violation(t: ArchitectsTable) -> str:
    """The first law that the table breaks, in words for a bug report; nothing when all is well."""
    return (
        workers_broken(t)
        or cards_broken(t)
        or amounts_broken(t)
        or boards_broken(t)
        or stack_broken(t)
        or notes_broken(t)
        or opponent_broken(t)
    )


def notes_broken(t: ArchitectsTable) -> str:
    for seat in range(t.seats):
        if t.awaited[seat] != awaited_now(t, seat):
            return f"modules wait for seat {int(seat)} at places that were not noted"
    return ""


def workers_broken(t: ArchitectsTable) -> str:
    for seat in range(t.seats):
        if missing_workers(t, seat) != 0:
            return counted_workers(t, seat)
        if t.players[seat].held[seat] != 0:
            return f"seat {int(seat)} holds workers of its own colour captive"
    return ""


def missing_workers(t: ArchitectsTable, seat: i64) -> i64:
    """How many workers a seat should have besides those that are somewhere."""
    p = t.players[seat]
    placed = on_open_places(p) + at_market(t, seat) + in_guildhall(t, seat)
    return WORKERS + more_workers(t, seat) - (p.supply + p.prison + placed + held_elsewhere(t, seat))


def counted_workers(t: ArchitectsTable, seat: i64) -> str:
    p = t.players[seat]
    more = more_workers(t, seat)
    wanted = f"{int(WORKERS + more)}" + (f" ({WORKERS}, {int(more):+d} by what expansions keep)" if more != 0 else "")
    there = WORKERS + more - missing_workers(t, seat)
    counts = {
        "in the supply": p.supply,
        "on open places": on_open_places(p),
        "in the Black Market": at_market(t, seat),
        "at the Guildhall": in_guildhall(t, seat),
        "in prison": p.prison,
        "held by others": held_elsewhere(t, seat),
    }
    where = ", ".join([f"{int(n)} {place}" for place, n in counts.items() if n != 0])
    return f"seat {int(seat)} has {int(there)} workers, not {wanted}: {where}"


def more_workers(t: ArchitectsTable, seat: i64) -> i64:
    n: i64 = 0
    for slot in t.kept:
        n += slot.kept.more_workers(t, seat)
    return n


def cards_broken(t: ArchitectsTable) -> str:
    sets = [module.name for module in t.rules.modules]
    catalogue = t.catalogue
    broken = (
        misplaced(apprentices_lying(t), list(catalogue.apprentices_of(sets)), catalogue.apprentice_ids)
        or misplaced(
            buildings_lying(t), [*catalogue.buildings_of(sets), *catalogue.monuments_of(sets)], catalogue.building_ids
        )
        or misplaced(
            [Spot("in the pile of rewards", t.rewards.rest()), Spot("in the box", t.box)],
            list(catalogue.rewards_of(sets)),
            catalogue.reward_ids,
        )
        or misplaced(
            [Spot("in the small pile", t.small.rest()), Spot("in the large pile", t.large)],
            list(range(len(catalogue.market))),
            catalogue.market_ids,
        )
    )
    if broken:
        return broken
    for slot in t.kept:
        broken = slot.kept.violation(t)
        if broken:
            return broken
    return ""


def apprentices_lying(t: ArchitectsTable) -> list[Spot]:
    row = tuple([int(card) for card in t.row if card != NO_CARD])
    spots = [Spot("in the row", row), Spot("in the pile of apprentices", t.people.rest())]
    for seat in range(t.seats):
        spots.append(Spot("in the crew", t.players[seat].crew, seat))
    return spots


def buildings_lying(t: ArchitectsTable) -> list[Spot]:
    spots = [Spot("in the pile of buildings", t.plans.rest())]
    for seat in range(t.seats):
        p = t.players[seat]
        spots.append(Spot("in the hand", p.hand.cards, seat))
        spots.append(Spot("among what was built", p.built, seat))
        spots.append(Spot("in the pack", p.pack.cards, seat))
    for slot in t.kept:
        spots.append(Spot("among the monuments", slot.kept.monuments()))
    return spots + held_plans(t.stack)


def held_plans(stack: list[Frame[Any]]) -> list[Spot]:
    """Cards drawn of which some are to be kept."""
    return [Spot("in the pending KeepingPlan", f.looked_at.cards, f.seat) for f in stack if isinstance(f, KeepingPlan)]


def amounts_broken(t: ArchitectsTable) -> str:
    if t.taxes < 0:
        return f"the taxes are {int(t.taxes)}: coins are never negative"
    for slot in range(len(t.coins)):
        if t.coins[slot] < 0:
            return f"{int(t.coins[slot])} coins lie on place {int(slot)} of the row: coins are never negative"
    for seat in range(t.seats):
        p = t.players[seat]
        counts = [p.supply, p.prison, p.debts, p.paid, p.level, *p.goods, *p.at, *p.held]
        if min([int(n) for n in counts]) < 0:
            return f"seat {int(seat)} has {negative(p)}: nothing on a board is ever negative"
        if not 0 <= p.virtue <= MOST_VIRTUE:
            return f"the virtue of seat {int(seat)} is {int(p.virtue)}: it lies between 0 and {MOST_VIRTUE}"
    return ""


def negative(p: Player) -> str:
    """The numbers below zero, under their names in the data."""
    counts = {"supply": p.supply, "prison": p.prison, "debts": p.debts, "paid": p.paid, "level": p.level}
    for good in range(GOODS):
        counts[GOOD_IDS[good]] = p.goods[good]
    for place in range(OPEN_PLACES):
        counts[PLACE_IDS[place]] = p.at[place]
    for seat in range(len(p.held)):
        counts["held of seat " + str(int(seat))] = p.held[seat]
    return ", ".join([f"{int(n)} {name}" for name, n in counts.items() if n < 0])


def boards_broken(t: ArchitectsTable) -> str:
    for level in range(1, TOP + 1):
        if markers_on(t, level) > LEVELS[level].spaces:
            return crowded_level(t, level)
    for seat in range(t.seats):
        p = t.players[seat]
        limit = ask(t, seat, APPRENTICE_LIMIT, PRINTED_LIMIT)
        if len(p.crew) > limit:
            return f"seat {int(seat)} has {len(p.crew)} apprentices, and at most {int(limit)} are possible"
        if not drafted_from_own_pack(p):
            return f"seat {int(seat)} has drafted {t.catalogue.building_ids[p.chosen]}, which is not in its pack"
    for slot in range(len(t.row)):
        if t.row[slot] == NO_CARD and t.coins[slot] != 0:
            return f"a coin lies on place {int(slot)} of the row, where there is no apprentice"
    return ""


def crowded_level(t: ArchitectsTable, level: i64) -> str:
    seats = [str(int(seat)) for seat in range(t.seats) if t.players[seat].level == level]
    spaces = int(LEVELS[level].spaces)
    return f"the markers of seats {', '.join(seats)} are on level {int(level)} of the Cathedral, which holds {spaces}"


def drafted_from_own_pack(p: Player) -> bool:
    return p.chosen == NO_CARD or int(p.chosen) in p.pack


def stack_broken(t: ArchitectsTable) -> str:
    """Below everything waits the start of play, or the end of the turn."""
    if t.depth == 0:
        return "" if t.over else between_turns_broken(t)
    bottom = t.stack[0]
    if t.turn == 0:
        return "" if isinstance(bottom, SettingUp) else "the first turn has not begun, yet nothing begins it"
    if isinstance(bottom, EndingTurn):
        return "" if bottom.who == t.active else other_turn(int(bottom.who), int(t.active))
    return "" if isinstance(bottom, EndingGame) else "the pending decisions are not those of a turn"


def opponent_broken(t: ArchitectsTable) -> str:
    """It decides nothing: the rules say all that it does."""
    opponent = t.seats - 1
    asked = t.players[opponent].automatic and is_asked(t, opponent)
    return "the opponent is asked something" if asked else ""


def other_turn(who: int, active: int) -> str:
    return f"the turn of seat {who} waits to be ended, yet seat {active} is active"


def between_turns_broken(t: ArchitectsTable) -> str:
    """Another turn is to begin: the draft is over, and the game is not."""
    for seat in range(t.seats):
        if len(t.players[seat].pack) > 0:
            return f"seat {int(seat)} has a pack to draft from, yet a turn begins"
    if t.turns_left == 0:
        return "nobody has a turn left, yet a turn begins"
    return "nobody could do anything for a whole round, yet a turn begins" if t.idle >= t.seats else ""
