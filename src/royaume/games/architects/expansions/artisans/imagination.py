"""What a tool would change, on a copy, as far as paying for something afterwards is concerned; always at its worst."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.crafts import CAPTURES, CARTS, CRAFTS, EVADES, TRADES
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.tools import craft_of, good_of
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.vocabulary import DEBT_PRICE, MOST_VIRTUE, PLAN, SILVER, VIRTUE
from royaume.kernel.ints import bit

# ways to lose a point of virtue: simply, buying off the debt that it may become, or ignoring it
LOST: Final = 0
BOUGHT_OFF: Final = 1
SPARED: Final = 2


def imagine(t: ArchitectsTable, seat: i64, use: i64, way: i64) -> None:
    """The tool is used; virtue that it costs is lost in this way."""
    g = guild(t)
    p = t.players[seat]
    tool = CRAFTS[craft_of(use)].tool
    g.used |= bit(craft_of(use))
    if tool.kind == EVADES:
        g.evading = True
    elif tool.kind == CARTS:
        p.goods[good_of(use)] -= 1
    elif tool.kind == TRADES and tool.paid == SILVER:
        p.goods[SILVER] -= tool.price
    elif tool.kind == TRADES:
        imagine_loss(t, seat, way)
    elif tool.kind == CAPTURES:
        imagine_capture(t, seat)
    imagine_gain(t, seat, tool.thing, tool.n)


def costs_virtue(use: i64) -> bool:
    tool = CRAFTS[craft_of(use)].tool
    return tool.kind == TRADES and tool.paid == VIRTUE


def ways_to_lose(t: ArchitectsTable, seat: i64, use: i64) -> i64:
    """How many ways there are; the last ones only for some."""
    if not costs_virtue(use):
        return 1
    if guild(t).grace:
        return SPARED + 1
    return BOUGHT_OFF + 1 if ask(t, seat, DEBT_PRICE, 0) > 0 else 1


def imagine_loss(t: ArchitectsTable, seat: i64, way: i64) -> None:
    """A point of virtue, or else a debt."""
    p = t.players[seat]
    if way == SPARED:
        guild(t).grace = False
    elif p.virtue > 0:
        p.virtue -= 1
    elif way == BOUGHT_OFF:
        p.goods[SILVER] -= ask(t, seat, DEBT_PRICE, 0)
    else:
        p.debts += 1


def imagine_capture(t: ArchitectsTable, seat: i64) -> None:
    """Somebody else's worker, if there is one."""
    place = guild(t).placed_at
    for owner in range(t.seats):
        if owner != seat and t.players[owner].at[place] > 0:
            t.players[seat].held[owner] += 1


def imagine_gain(t: ArchitectsTable, seat: i64, thing: i64, n: i64) -> None:
    p = t.players[seat]
    if thing == PLAN:
        for _ in range(n):
            p.hand = p.hand + (int(t.plans.draw()),)
    elif thing == VIRTUE:
        imagine_virtue(t, seat, n)
    else:
        p.goods[thing] += n


def imagine_virtue(t: ArchitectsTable, seat: i64, n: i64) -> None:
    """What goes beyond the track may destroy debts."""
    p = t.players[seat]
    over = p.virtue + n - MOST_VIRTUE
    p.virtue = min(p.virtue + n, MOST_VIRTUE)
    if over > 0:
        p.debts = max(p.debts - over, 0)
