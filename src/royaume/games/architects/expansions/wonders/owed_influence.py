"""What the Profiteer gives to whoever comes to him: at any moment of the turn, but never in the middle of an action."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.events import DEBTS_TAKEN
from royaume.games.architects.expansions.wonders.contributing import end_contributions
from royaume.games.architects.expansions.wonders.influence import gain_influence, might_pay, will_pay
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.refusals import INFLUENCE_IN_THE_WAY, INFLUENCE_NEEDED
from royaume.games.architects.expansions.wonders.vocabulary import OWN_TRADE, TAKING_INFLUENCE
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GUARDHOUSE, STOREHOUSE, TOWN_CENTRE, WORKSHOP
from royaume.kernel.action import Action
from royaume.kernel.around import offer_after
from royaume.kernel.aside import NOTHING, OUT_OF_REACH, THING_SPAN, UNSURE, WITHIN_REACH, Aside, Things
from royaume.kernel.choices import Meaning
from royaume.kernel.frame import ALLOWED
from royaume.kernel.phase import PhaseStep

OWED: Final = 0
WHAT_IS_OWED: Final[Things] = (OWED,)
OFFERED: Final[Things] = (TAKING_INFLUENCE * THING_SPAN + OWED,)
LED_ON: Final = (
    STOREHOUSE,
    WORKSHOP,
    TOWN_CENTRE,
    GUARDHOUSE,
)  # whose actions cost something that influence may stand for
WORTH_WAITING: Final = 3  # with less, nothing is gained by taking the influence later


def owe_influence(t: ArchitectsTable, seat: i64, place: i64) -> None:
    """Taken on arrival, unless it could be better to wait: until some has been spent, or a mark can be passed again."""
    if t.players[seat].automatic or not may_be_spent(t, seat, place) or not is_worth_waiting(t, seat):
        gain_influence(t, seat, 1)
        return
    wonders_of(t).influence_due += 1
    t.wake(TAKING_INFLUENCE, seat)
    offer_after(t, seat, OFFERED)


def may_be_spent(t: ArchitectsTable, seat: i64, place: i64) -> bool:
    """By the actions of the place, or by what else may be done around them."""
    return place in LED_ON or not t.is_plain(seat)


def is_worth_waiting(t: ArchitectsTable, seat: i64) -> bool:
    """Trades, or debts, may make much of even little influence."""
    p = t.players[seat]
    return wonders_of(t).influence[seat] >= WORTH_WAITING or p.sums[OWN_TRADE] > 0 or (p.hears >> DEBTS_TAKEN) & 1 == 1


def is_owed(t: ArchitectsTable, seat: i64) -> bool:
    return wonders_of(t).influence_due > 0 and seat == t.active


def take_influence(t: ArchitectsTable, seat: i64) -> None:
    """All that is owed."""
    n = wonders_of(t).influence_due
    wonders_of(t).influence_due = 0
    t.let_rest(TAKING_INFLUENCE, seat)
    gain_influence(t, seat, n)


@final
class TakingInfluence(Aside[ArchitectsTable]):
    """Before what has a price, and after anything else that was done."""

    span: ClassVar[int] = 1

    def awake(self, t: ArchitectsTable, seat: i64) -> bool:
        return is_owed(t, seat)

    def helps(self, t: ArchitectsTable, frame: Action[Any]) -> bool:
        return is_owed(t, frame.seat)

    def before(self, t: ArchitectsTable, frame: Action[Any], a: i64) -> Things:
        return WHAT_IS_OWED if is_owed(t, frame.seat) and frame.price(t, a) is not None else NOTHING

    def after(self, t: ArchitectsTable, frame: Action[Any], a: i64) -> Things:
        return NOTHING if frame.ends(a) or not is_owed(t, frame.seat) else WHAT_IS_OWED

    def foretold(self, t: ArchitectsTable, frame: Action[Any], a: i64, thing: i64, way: i64) -> i64:
        """More influence harms nobody."""
        if frame.lacks(t, a) == ALLOWED:
            return WITHIN_REACH
        more = wonders_of(t).influence_due
        price = frame.price(t, a)
        if price is None or not might_pay(t, frame.seat, price, more):
            return OUT_OF_REACH
        return WITHIN_REACH if will_pay(t, frame.seat, price, more) and frame.lacks_price_alone(t, a) else UNSURE

    def usable(self, t: ArchitectsTable, seat: i64, thing: i64) -> bool:
        return is_owed(t, seat)

    def do(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64, order: i64) -> None:
        take_influence(t, seat)

    def index_of(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64) -> i64:
        return 0

    def thing_at(self, t: ArchitectsTable, seat: i64, index: i64) -> i64:
        return OWED

    def describe(self, t: ArchitectsTable, seat: i64, thing: i64, way: i64) -> Meaning:
        return Meaning("take_influence", {"n": int(wonders_of(t).influence_due)})

    def in_the_way(self) -> i64:
        return INFLUENCE_IN_THE_WAY

    def needed(self) -> i64:
        return INFLUENCE_NEEDED

    def question(self, before: bool) -> str:
        return "taking_influence_first" if before else "taking_influence"

    def possible(self, t: ArchitectsTable, seat: i64, thing: i64) -> bool:
        return thing == OWED


@final
class LeavingCourt(PhaseStep[ArchitectsTable]):
    """What comes now is the end of the turn: no contribution any more, and what is owed is taken at the latest."""

    def due(self, t: ArchitectsTable, who: i64) -> bool:
        kept = wonders_of(t)
        return kept.contributions > 0 or kept.influence_due > 0

    def run(self, t: ArchitectsTable, who: i64) -> None:
        end_contributions(t, who)
        if is_owed(t, who):
            take_influence(t, who)
