"""What cards count: goods, virtue, workers, cards; and who has strictly the most."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.architects.table import ArchitectsTable, ask, captives_of
from royaume.games.architects.vocabulary import (
    BASIC_GOODS,
    BUILDINGS_CONSTRUCTED,
    CAPTIVES,
    CARPENTERS,
    CATHEDRAL_LEVEL,
    CLAY,
    COUNTED,
    GOLD,
    LEVELS_WITH_BUILDING,
    MARBLE,
    MASONS,
    PAID_DEBTS,
    PRECIOUS_AS_ONE,
    RIVALRY,
    SKILL_SETS,
    SKILL_SYMBOLS,
    STONE,
    TRAINED_CARPENTERS,
    TRAINED_MASONS,
    TRAINING,
    VIRTUE,
    WOOD,
)


def count(t: ArchitectsTable, seat: i64, what: i64) -> i64:
    p = t.players[seat]
    if what in (GOLD, MARBLE):
        if ask(t, seat, PRECIOUS_AS_ONE, 0) > 0:
            return p.goods[GOLD] + p.goods[MARBLE]
        return p.goods[what]
    if what < VIRTUE:
        return p.goods[what]
    if what == VIRTUE:
        return p.virtue
    if what == BASIC_GOODS:
        return p.goods[CLAY] + p.goods[WOOD] + p.goods[STONE]
    if what == CATHEDRAL_LEVEL:
        return p.level
    if what == BUILDINGS_CONSTRUCTED:
        return len(p.built)
    if what == CAPTIVES:
        return captives_of(p)
    if what == PAID_DEBTS:
        return p.paid
    return expertise(t, seat, what)


def expertise(t: ArchitectsTable, seat: i64, what: i64) -> i64:
    """Skills, and what expansions bring."""
    if what == LEVELS_WITH_BUILDING:
        return min(len(t.players[seat].built), t.players[seat].level)
    if what == SKILL_SETS:
        return min(skilled(t, seat, 0), skilled(t, seat, 1), skilled(t, seat, 2))
    if CARPENTERS <= what <= MASONS:
        return skilled(t, seat, what - CARPENTERS)
    if TRAINED_CARPENTERS <= what <= TRAINED_MASONS:
        return trained(t, seat, what - TRAINED_CARPENTERS)
    return t.ask(COUNTED, seat, 0, what)


def skilled(t: ArchitectsTable, seat: i64, skill: i64) -> i64:
    """How often this skill is shown."""
    n: i64 = 0
    for c in t.players[seat].crew:
        if (t.catalogue.apprentices[c].skills >> skill) & 1 == 1:
            n += 1
    return t.ask(SKILL_SYMBOLS, seat, n)


def trained(t: ArchitectsTable, seat: i64, skill: i64) -> i64:
    """How many apprentices have this skill."""
    n: i64 = 0
    for c in t.players[seat].crew:
        if (t.ask(TRAINING, seat, t.catalogue.apprentices[c].skills, c) >> skill) & 1 == 1:
            n += 1
    return n


def has_most(t: ArchitectsTable, seat: i64, what: i64) -> bool:
    """Strictly: a tie gives nothing."""
    n = count(t, seat, what)
    for other in range(t.seats):
        if other != seat and t.ask(RIVALRY, other, count(t, other, what), what) >= n:
            return False
    return True
