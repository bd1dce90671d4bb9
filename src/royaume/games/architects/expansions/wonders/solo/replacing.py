"""What an opponent gains: silver moves its marker, and much else becomes something else."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.events import MARKER_MOVED
from royaume.games.architects.expansions.wonders.solo.kept import SPACES, opponent_of
from royaume.games.architects.expansions.wonders.solo.telling import (
    MARBLE_FOR_GOLD,
    NOTHING_FOR_PLAN,
    NOTHING_FOR_RESOURCE,
    SILVER_FOR_APPRENTICE,
    SILVER_FOR_DEBT,
    VIRTUE_FOR_REWARD,
    tell_replaced,
)
from royaume.games.architects.expansions.wonders.vocabulary import APPRENTICE, DEBT_DESTROYED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import gain_goods, release
from royaume.games.architects.virtue import destroy_debts, gain_virtue
from royaume.games.architects.vocabulary import GOLD, GOODS, MARBLE, PLAN, RELEASE, REWARD, SILVER, VIRTUE
from royaume.kernel.module import Effect

SILVER_INSTEAD: Final = 2  # for a debt that is not there, or an apprentice


def move_marker(t: ArchitectsTable, seat: i64, silver: i64) -> None:
    """One space for each; whoever comes to the end goes on from the left with a marble."""
    kept = opponent_of(t)
    reached = kept.marker + silver
    kept.marker = reached % SPACES
    t.tell(MARKER_MOVED, seat, kept.marker, silver)
    gain_goods(t, seat, MARBLE, reached // SPACES)


@final
class ReplacingGains(Effect[ArchitectsTable]):
    """All that anybody may gain; `x` is the thing."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        if n == 0:
            return
        if x == SILVER:
            move_marker(t, seat, n)
        elif x < GOODS:
            gain_resource(t, seat, x, n)
        elif x == VIRTUE:
            gain_virtue(t, seat, n)
        elif x == RELEASE:
            release(t, seat, min(n, t.players[seat].prison))
        elif x == PLAN:
            tell_replaced(t, seat, NOTHING_FOR_PLAN, n)
        elif x == REWARD:
            tell_replaced(t, seat, VIRTUE_FOR_REWARD, n)
            gain_virtue(t, seat, n)
        else:
            gain_from_court(t, seat, x, n)


def gain_resource(t: ArchitectsTable, seat: i64, good: i64, n: i64) -> None:
    if good == MARBLE:
        gain_goods(t, seat, MARBLE, n)
    elif good == GOLD:
        tell_replaced(t, seat, MARBLE_FOR_GOLD, n)
        gain_goods(t, seat, MARBLE, n)
    else:
        tell_replaced(t, seat, NOTHING_FOR_RESOURCE, n)


def gain_from_court(t: ArchitectsTable, seat: i64, thing: i64, n: i64) -> None:
    """What the expansion brings."""
    if thing == APPRENTICE:
        tell_replaced(t, seat, SILVER_FOR_APPRENTICE, n)
        move_marker(t, seat, n * SILVER_INSTEAD)
    elif thing != DEBT_DESTROYED:
        t.rules.effects[int(thing)].take(t, seat, thing, n)
    elif t.players[seat].debts > 0:
        destroy_debts(t, seat, min(n, t.players[seat].debts))
    else:
        tell_replaced(t, seat, SILVER_FOR_DEBT, n)
        move_marker(t, seat, SILVER_INSTEAD)
