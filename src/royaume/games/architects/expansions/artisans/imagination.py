"""What a tool would change, on a copy, as far as paying for something afterwards is concerned; always at its worst."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.crafts import CAPTURES, CARTS, CRAFTS, EVADES, TRADES
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.tools import craft_of, good_of
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.vocabulary import DEBT_PRICE, MOST_VIRTUE, PLAN, SILVER, VIRTUE
from royaume.kernel.ints import bit


def imagine(t: ArchitectsTable, seat: i64, use: i64, spared: bool) -> None:
    """The tool is used; `spared`: the Artisan's owner ignores the virtue that it costs."""
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
        imagine_loss(t, seat, spared)
    elif tool.kind == CAPTURES:
        imagine_capture(t, seat)
    imagine_gain(t, seat, tool.thing, tool.n)


def costs_virtue(use: i64) -> bool:
    tool = CRAFTS[craft_of(use)].tool
    return tool.kind == TRADES and tool.paid == VIRTUE


def imagine_loss(t: ArchitectsTable, seat: i64, spared: bool) -> None:
    """A point of virtue, or a debt, which some would rather buy off."""
    p = t.players[seat]
    if spared:
        guild(t).grace = False
    elif p.virtue > 0:
        p.virtue -= 1
    elif ask(t, seat, DEBT_PRICE, 0) > 0:
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
