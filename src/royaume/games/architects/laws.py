"""What is true of every table at every moment: workers and cards never appear or vanish, nothing is negative."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.architects.beginning import SettingUp
from royaume.games.architects.box import apprentices_of, buildings_of
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
    on_open_places,
)
from royaume.games.architects.turn import EndingTurn
from royaume.games.architects.vocabulary import APPRENTICE_LIMIT, MOST_VIRTUE, WORKERS
from royaume.kernel.deck import NO_CARD


def violation(t: ArchitectsTable) -> str:
    """The first law that the table breaks, in words for a bug report; nothing when all is well."""
    return workers_broken(t) or cards_broken(t) or amounts_broken(t) or boards_broken(t) or stack_broken(t)


def workers_broken(t: ArchitectsTable) -> str:
    for seat in range(t.seats):
        p = t.players[seat]
        placed = on_open_places(p) + at_market(t, seat) + t.guildhall.count(int(seat))
        if p.supply + p.prison + placed + held_elsewhere(t, seat) != WORKERS + more_workers(t, seat):
            return "a colour has more or fewer workers than it should"
        if p.held[seat] != 0:
            return "a player holds workers of the own colour captive"
    return ""


def more_workers(t: ArchitectsTable, seat: i64) -> i64:
    n: i64 = 0
    for slot in t.kept:
        n += slot.kept.more_workers(t, seat)
    return n


def cards_broken(t: ArchitectsTable) -> str:
    people = [int(c) for c in t.row if c != NO_CARD] + list(t.people.rest())
    plans = list(t.plans.rest())
    for p in t.players:
        people += list(p.crew)
        plans += [*p.hand, *p.built, *p.pack]
    for frame in t.stack:
        if isinstance(frame, KeepingPlan):
            plans += list(frame.cards)
    sets = [module.name for module in t.rules.modules]
    if sorted(people) != list(apprentices_of(sets)):
        return "each apprentice must be in exactly one place"
    if sorted(plans) != list(buildings_of(sets)):
        return "each building must be in exactly one place"
    if sorted(t.rewards.rest() + t.box) != list(range(len(t.catalogue.rewards))):
        return "each reward must be in exactly one place"
    if sorted(t.small + t.large) != list(range(len(t.catalogue.market))):
        return "each card of the Black Market must be in exactly one pile"
    for slot in t.kept:
        broken = slot.kept.violation(t)
        if broken:
            return broken
    return ""


def amounts_broken(t: ArchitectsTable) -> str:
    if t.taxes < 0 or min([int(coins) for coins in t.coins]) < 0:
        return "coins are never negative"
    for p in t.players:
        counts = [p.supply, p.prison, p.debts, p.paid, p.level, *p.goods, *p.at, *p.held]
        if min([int(n) for n in counts]) < 0:
            return "nothing on a player's board is ever negative"
        if not 0 <= p.virtue <= MOST_VIRTUE:
            return "virtue lies between 0 and 14"
    return ""


def boards_broken(t: ArchitectsTable) -> str:
    for level in range(1, TOP + 1):
        if markers_on(t, level) > LEVELS[level].spaces:
            return "a level of the Cathedral holds too many markers"
    for seat in range(t.seats):
        p = t.players[seat]
        if len(p.crew) > ask(t, seat, APPRENTICE_LIMIT, PRINTED_LIMIT):
            return "a player has too many apprentices"
        if not drafted_from_own_pack(p):
            return "a card was drafted that is not in the pack"
    for slot in range(len(t.row)):
        if t.row[slot] == NO_CARD and t.coins[slot] != 0:
            return "a coin lies where there is no apprentice"
    return ""


def drafted_from_own_pack(p: Player) -> bool:
    return p.chosen == NO_CARD or int(p.chosen) in p.pack


def stack_broken(t: ArchitectsTable) -> str:
    """Below everything waits the start of play, or the end of the turn."""
    if len(t.stack) == 0:
        return ""
    bottom = t.stack[0]
    if t.turn == 0:
        return "" if isinstance(bottom, SettingUp) else "the first turn has not begun, yet nothing begins it"
    if isinstance(bottom, EndingTurn):
        return "" if bottom.who == t.active else "a turn waits to be ended whose owner is not active"
    return "" if isinstance(bottom, EndingGame) else "the pending decisions are not those of a turn"
