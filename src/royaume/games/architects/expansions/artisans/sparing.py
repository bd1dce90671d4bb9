"""On the turn the Artisan is placed, its owner may ignore the loss of one point of virtue."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.events import VIRTUE_SPARED
from royaume.games.architects.expansions.artisans.acting import ConsideringTools
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.imagination import BOUGHT_OFF, LOST, SPARED, imagine_loss
from royaume.games.architects.expansions.artisans.reach import within_reach
from royaume.games.architects.refusals import TOOL_IN_THE_WAY
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import MOST_AT_ONCE, LosingVirtue, TakingDebts, lose_virtue, take_debts
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.module import Replacement

IGNORE: Final = 0
ACCEPT: Final = 1
UNDER_PRICE: Final = 4  # below the price of a tool lie what it brings, the action considered, and the choice of actions


def leaves_within_reach(t: ArchitectsTable, seat: i64, depth: i64, way: i64) -> bool:
    """Whether the action that a tool was used for can still be paid; its choice lies so deep in the stack."""
    considering = t.stack[len(t.stack) - depth + 1] if len(t.stack) >= depth else None
    if not isinstance(considering, ConsideringTools):
        return True
    later = t.copy()
    imagine_loss(later, seat, way)
    return within_reach(later, t.stack[len(t.stack) - depth], considering.action)


@final
class KeepingThePrice(Replacement[ArchitectsTable]):
    """Who needs the silver for the action that a tool was used for, cannot buy off the debt that the tool brings."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, TakingDebts)
        free = leaves_within_reach(t, frame.who, UNDER_PRICE - 1, BOUGHT_OFF)
        return frame if free else AcceptingDebts(frame.who, frame.debts)


@final
class AcceptingDebts(Step[ArchitectsTable]):
    """Take so many debts; nobody is asked."""

    def __init__(self, who: i64, debts: i64) -> None:
        super().__init__(who)
        self.debts: Final = debts

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        take_debts(t, self.who, self.debts)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.debts)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.debts <= MOST_AT_ONCE


@final
class SparingVirtue(Replacement[ArchitectsTable]):
    """On the turn the Artisan is placed, its owner may ignore the loss of one point."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, LosingVirtue)
        return IgnoringLoss(frame.who, frame.virtue) if guild(t).grace and frame.who == t.active else frame


@final
class IgnoringLoss(Frame[ArchitectsTable]):
    """Ignore one point of this loss, or keep that for another one."""

    def __init__(self, seat: i64, virtue: i64) -> None:
        super().__init__(seat)
        self.virtue: Final = virtue

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        if guild(t).grace:
            out.add(IGNORE)
        out.add(ACCEPT)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        """The price of a tool used first may leave only one way to pay for the action that follows."""
        way = SPARED if a == IGNORE else LOST
        return ALLOWED if leaves_within_reach(t, self.seat, UNDER_PRICE, way) else TOOL_IN_THE_WAY

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == IGNORE:
            guild(t).grace = False
            t.tell(VIRTUE_SPARED, self.seat)
            lose_virtue(t, self.seat, self.virtue - 1)
        else:
            lose_virtue(t, self.seat, self.virtue)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("ignore_loss" if a == IGNORE else "accept_loss")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("ignoring_loss", {"virtue": int(self.virtue)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.virtue)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.virtue <= 14
