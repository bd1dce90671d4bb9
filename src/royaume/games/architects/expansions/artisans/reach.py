"""Which tools may matter before an action, which after it, and whether they bring its price within reach."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.crafts import CAPTURES, CARTS, CRAFTS, EVADES, GAINS, TRADES
from royaume.games.architects.expansions.artisans.imagination import imagine, ways_to_lose
from royaume.games.architects.expansions.artisans.placing import PlacingEither, place_of_choice
from royaume.games.architects.expansions.artisans.tools import (
    craft_of,
    good_of,
    offer_uses,
    why_good_not_paid,
    why_useless,
)
from royaume.games.architects.expansions.artisans.uses import ahead, costs_something, occasions, tax_of
from royaume.games.architects.paying import tax_due
from royaume.games.architects.places.guardhouse import SEND, Guarding
from royaume.games.architects.places.guildhall import Building
from royaume.games.architects.refusals import (
    CAPTURE_UNPAYABLE,
    DEBT_UNPAYABLE,
    GOODS_MISSING,
    HIRING_UNPAYABLE,
    LEVEL_UNPAYABLE,
    MARKET_UNPAYABLE,
    NO_CAPTIVES,
    NO_PLAN_TO_DISCARD,
    NO_UNPAID_DEBT,
    RANSOM_UNPAYABLE,
)
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import BARRED_FROM_MARKET, CATHEDRAL_FROM
from royaume.games.architects.vocabulary import TAX_STAND
from royaume.kernel.choices import Choices
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.ints import bit

# what tools may help against: prices that are out of reach, nobody to send, nothing to pay off
PRICES: Final = (
    bit(CAPTURE_UNPAYABLE)
    | bit(DEBT_UNPAYABLE)
    | bit(GOODS_MISSING)
    | bit(HIRING_UNPAYABLE)
    | bit(LEVEL_UNPAYABLE)
    | bit(MARKET_UNPAYABLE)
    | bit(NO_PLAN_TO_DISCARD)
    | bit(RANSOM_UNPAYABLE)
    | bit(NO_CAPTIVES)
    | bit(NO_UNPAID_DEBT)
)


def tools_first(t: ArchitectsTable, frame: Frame[Any], a: i64) -> i64:
    """The tools that may matter before the choice is carried out, as bits."""
    tools = occasions(t, frame, a) | ahead(t, frame, a)
    bits: i64 = 0
    for craft in range(len(CRAFTS)):
        if tools & bit(craft) != 0 and matters_first(t, frame, a, craft):
            bits |= bit(craft)
    return bits


def matters_first(t: ArchitectsTable, frame: Frame[Any], a: i64, craft: i64) -> bool:
    kind = CRAFTS[craft].tool.kind
    if isinstance(frame, Guarding) and a == SEND:
        return kind in (CAPTURES, TRADES)
    if isinstance(frame, PlacingEither) and place_of_choice(a) == TAX_STAND:
        return kind == TRADES
    if not costs_something(frame, a):
        return False
    return kind in (GAINS, TRADES, CARTS) or (kind == EVADES and tax_due(t, frame.seat, tax_of(frame, a)) > 0)


def tools_after(t: ArchitectsTable, frame: Frame[Any], a: i64) -> i64:
    """Those that may work once it is done; what is simply gained was offered before."""
    tools = occasions(t, frame, a)
    if costs_something(frame, a):
        for craft in range(len(CRAFTS)):
            gains = tools & bit(craft) != 0 and CRAFTS[craft].tool.kind == GAINS
            if gains and why_useless(t, frame.seat, craft) == ALLOWED:
                tools &= ~bit(craft)
    return tools


def within_reach(t: ArchitectsTable, frame: Frame[Any], a: i64) -> bool:
    """Whether the choice can be paid for, perhaps after using tools."""
    no = why_not_now(t, frame, a)
    if no == ALLOWED:
        return True
    if not is_price(no):
        return False
    out = Choices()
    offer_uses(out, tools_first(t, frame, a))
    for i in range(out.n):
        if within_reach_after(t, frame, a, out.items[i]):
            return True
    return False


def is_price(no: i64) -> bool:
    return PRICES & bit(no) != 0


def why_not_now(t: ArchitectsTable, frame: Frame[Any], a: i64) -> i64:
    """Access depends on the virtue that its owner had on placing: what tools do to it comes too late for that."""
    virtue = t.players[frame.seat].virtue
    if not isinstance(frame, (Building, PlacingEither)) or CATHEDRAL_FROM <= virtue < BARRED_FROM_MARKET:
        return frame.refusal(t, a)
    before = t.copy()
    before.players[frame.seat].virtue = CATHEDRAL_FROM
    return frame.refusal(before, a)


def within_reach_after(t: ArchitectsTable, frame: Frame[Any], a: i64, use: i64) -> bool:
    """Whether the choice can still be paid for once this tool has worked: tried on a copy."""
    if why_not_use(t, frame.seat, use) != ALLOWED:
        return False
    for way in range(ways_to_lose(t, frame.seat, use)):
        later = t.copy()
        imagine(later, frame.seat, use, way)
        if within_reach(later, frame, a):
            return True
    return False


def why_not_use(t: ArchitectsTable, seat: i64, use: i64) -> i64:
    no = why_useless(t, seat, craft_of(use))
    return no if no != ALLOWED else why_good_not_paid(t, seat, good_of(use))


def useful_first(t: ArchitectsTable, frame: Frame[Any], a: i64) -> i64:
    """Of the tools that may matter first, those that can work now and leave the action within reach."""
    tools = tools_first(t, frame, a)
    if tools == 0:
        return 0
    out = Choices()
    offer_uses(out, tools)
    bits: i64 = 0
    for i in range(out.n):
        if within_reach_after(t, frame, a, out.items[i]):
            bits |= bit(craft_of(out.items[i]))
    return bits
