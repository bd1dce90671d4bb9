"""Works of Wonder: influence may be lost instead of spending silver that is no tax, or of losing virtue."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.event import TURN_STARTED
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.ints import as_list, filled, zeros
from royaume.kernel.module import Answer, Listener, Module, Replacement
from trial.town_centre.events import CREDIT_GAINED, CREDIT_USED, INFLUENCE_LOST, TABLE_SET
from trial.town_centre.paying import LosingVirtue, Paying, tax_due
from trial.town_centre.refusals import NOT_ENOUGH_INFLUENCE, SILVER_STILL_MISSING
from trial.town_centre.table import Kept, TownTable
from trial.town_centre.vocabulary import FUNDS, LOSING_VIRTUE, PAYING, WONDERS

INFLUENCE_AT_START: Final = 6
EXCHANGE: Final = 2  # influence lost in one exchange
SILVER_SPARED: Final = 2  # silver that one exchange stands for, also in two costs of the same turn


@final
class Influence(Kept):
    """Each seat's influence, and the silver already exchanged for but not used yet this turn."""

    def __init__(self, points: vec[i64], credit: vec[i64]) -> None:
        self.points: Final = points
        self.credit: Final = credit

    def copy(self) -> Kept:
        return Influence(self.points[:], self.credit[:])

    def to_data(self) -> dict[str, object]:
        return {"points": as_list(self.points), "credit": as_list(self.credit)}


def influence(t: TownTable) -> Influence:
    kept = t.kept[WONDERS]
    assert isinstance(kept, Influence)
    return kept


def lose_influence(t: TownTable, seat: i64, n: i64) -> None:
    influence(t).points[seat] -= n
    t.tell(INFLUENCE_LOST, seat, n)


def gain_credit(t: TownTable, seat: i64, silver: i64) -> None:
    influence(t).credit[seat] += silver
    t.tell(CREDIT_GAINED, seat, silver)


def use_credit(t: TownTable, seat: i64, silver: i64) -> None:
    influence(t).credit[seat] -= silver
    t.tell(CREDIT_USED, seat, silver)


@final
class GivingInfluence(Listener[TownTable]):
    """At set-up."""

    def hear(self, t: TownTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        t.kept[WONDERS] = Influence(filled([INFLUENCE_AT_START] * int(t.seats)), zeros(t.seats))


@final
class ForgettingCredit(Listener[TownTable]):
    """What an exchange left over is of use in the same turn only."""

    def hear(self, t: TownTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        credit = influence(t).credit
        for other in range(t.seats):
            credit[other] = 0


@final
class RaisingFunds(Answer[TownTable]):
    """Influence makes a cost payable for which the silver is missing."""

    def answer(self, t: TownTable, seat: i64, n: i64, about: i64) -> i64:
        kept = influence(t)
        return n + kept.credit[seat] + kept.points[seat] // EXCHANGE * SILVER_SPARED


@final
class SparingSilver(Frame[TownTable]):
    """How many exchanges of influence for this cost? Choices are how many."""

    def __init__(self, seat: i64, silver: i64, tax: i64) -> None:
        super().__init__(seat)
        self.silver: Final = silver
        self.tax: Final = tax

    def offers(self, t: TownTable, out: Choices) -> None:
        missing = self.silver - influence(t).credit[self.seat]
        for n in range((missing + SILVER_SPARED - 1) // SILVER_SPARED + 1):
            out.add(n)

    def refusal(self, t: TownTable, a: i64) -> i64:
        kept = influence(t)
        if kept.points[self.seat] < a * EXCHANGE:
            return NOT_ENOUGH_INFLUENCE
        left = t.players[self.seat].silver - tax_due(t, self.seat, self.tax)
        enough = left + kept.credit[self.seat] + a * SILVER_SPARED >= self.silver
        return ALLOWED if enough else SILVER_STILL_MISSING

    def resolve(self, t: TownTable, a: i64) -> None:
        t.push(PayingWithCredit(self.seat, self.silver, self.tax))
        if a > 0:
            lose_influence(t, self.seat, a * EXCHANGE)
            gain_credit(t, self.seat, a * SILVER_SPARED)

    def describe(self, t: TownTable, a: i64) -> Meaning:
        return Meaning("lose_influence", {"influence": int(a * EXCHANGE)})

    def asks(self, t: TownTable) -> Meaning:
        return Meaning("sparing_silver", {"silver": int(self.silver)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.silver), int(self.tax)]


@final
class PayingWithCredit(Step[TownTable]):
    """Use what was exchanged for; the base game's step pays the rest."""

    def __init__(self, who: i64, silver: i64, tax: i64) -> None:
        super().__init__(who)
        self.silver: Final = silver
        self.tax: Final = tax

    def resolve(self, t: TownTable, a: i64) -> None:
        used = min(influence(t).credit[self.who], self.silver)
        if used > 0:
            use_credit(t, self.who, used)
        t.push(Paying(self.who, self.silver - used, self.tax))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.silver), int(self.tax)]


@final
class OfferingToSpareSilver(Replacement[TownTable]):
    """Ask only who has something to decide."""

    def instead(self, t: TownTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, Paying)
        kept = influence(t)
        if kept.credit[frame.who] < frame.silver and kept.points[frame.who] >= EXCHANGE:
            return SparingSilver(frame.who, frame.silver, frame.tax)
        return PayingWithCredit(frame.who, frame.silver, frame.tax)


@final
class SparingVirtue(Frame[TownTable]):
    """How many points of virtue to keep, for 2 influence each? Also in another seat's turn."""

    def __init__(self, seat: i64, virtue: i64) -> None:
        super().__init__(seat)
        self.virtue: Final = virtue

    def offers(self, t: TownTable, out: Choices) -> None:
        for n in range(self.virtue + 1):
            out.add(n)

    def refusal(self, t: TownTable, a: i64) -> i64:
        return ALLOWED if influence(t).points[self.seat] >= a * EXCHANGE else NOT_ENOUGH_INFLUENCE

    def resolve(self, t: TownTable, a: i64) -> None:
        if a < self.virtue:
            t.push(LosingVirtue(self.seat, self.virtue - a))
        if a > 0:
            lose_influence(t, self.seat, a * EXCHANGE)

    def describe(self, t: TownTable, a: i64) -> Meaning:
        return Meaning("keep_virtue", {"virtue": int(a)})

    def asks(self, t: TownTable) -> Meaning:
        return Meaning("sparing_virtue", {"virtue": int(self.virtue)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.virtue)]


@final
class OfferingToSpareVirtue(Replacement[TownTable]):
    """Ask only who has something to decide."""

    def instead(self, t: TownTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, LosingVirtue)
        enough = influence(t).points[frame.who] >= EXCHANGE
        return SparingVirtue(frame.who, frame.virtue) if enough else frame


WONDERS_MODULE: Final = Module(
    "wonders",
    answers={FUNDS: RaisingFunds()},
    listeners={TABLE_SET: GivingInfluence(), TURN_STARTED: ForgettingCredit()},
    replacements={PAYING: OfferingToSpareSilver(), LOSING_VIRTUE: OfferingToSpareVirtue()},
)
