"""The reference card: what an opponent does in place of some effects."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.debts import A_DEBT, A_DEED
from royaume.games.viscounts.effects import VIRTUE
from royaume.games.viscounts.solo import headings
from royaume.games.viscounts.solo.conditions import CARD_TO_FLIP, DEBT_TO_FLIP, DEED_TO_FLIP, FUTURE_LEFT
from royaume.games.viscounts.solo.deeds import Flip, FlipOne, Take, TakeResource
from royaume.games.viscounts.table import ViscountsTable
from royaume.kernel.automatic.deeds import Deed, Entry, FirstOf, GainFuture
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.module import Effect

RESOURCE: Final[Deed[ViscountsTable]] = TakeResource()
ONE_VIRTUE: Final[Deed[ViscountsTable]] = Take(VIRTUE, 1)


def instead(id: str, deed: Deed[ViscountsTable]) -> Deed[ViscountsTable]:  # noqa: A002
    return FirstOf(Entry(id, headings.RULES, deed))


RESOURCE_FOR_SILVER: Final = instead("resource_for_silver", RESOURCE)
RESOURCE_FOR_REARRANGING: Final = instead("resource_for_rearranging", RESOURCE)
VIRTUE_FOR_DISCARDING: Final = instead("virtue_for_discarding", ONE_VIRTUE)
VIRTUE_FOR_MOVING: Final = instead("virtue_for_moving", ONE_VIRTUE)

FLIP: Final[Entry[ViscountsTable]] = Entry("flip", headings.RULES, Flip(), [CARD_TO_FLIP])
VIRTUE_FOR_FLIPPING: Final[Entry[ViscountsTable]] = Entry("virtue_for_flipping", headings.RULES, ONE_VIRTUE)
FLIP_ANY: Final[Deed[ViscountsTable]] = FirstOf(FLIP, VIRTUE_FOR_FLIPPING)
FLIP_DEBT: Final[Deed[ViscountsTable]] = FirstOf(
    Entry("flip_debt", headings.RULES, FlipOne(A_DEBT), [DEBT_TO_FLIP]), VIRTUE_FOR_FLIPPING
)
FLIP_DEED: Final[Deed[ViscountsTable]] = FirstOf(
    Entry("flip_deed", headings.RULES, FlipOne(A_DEED), [DEED_TO_FLIP]), VIRTUE_FOR_FLIPPING
)
FLIP_FOR_DESTROYING: Final = instead("flip_for_destroying", FLIP_ANY)
GAIN_SCHEME: Final[Deed[ViscountsTable]] = FirstOf(
    Entry("gain_scheme", headings.RULES, GainFuture(), [FUTURE_LEFT]),
    Entry("flip_for_scheme", headings.RULES, FLIP_ANY),
)
# what no card names
BESIDE_CARDS: Final = [
    RESOURCE_FOR_SILVER,
    RESOURCE_FOR_REARRANGING,
    VIRTUE_FOR_DISCARDING,
    VIRTUE_FOR_MOVING,
    FLIP_ANY,
    FLIP_DEBT,
    FLIP_DEED,
    FLIP_FOR_DESTROYING,
    GAIN_SCHEME,
]


@final
class Follows(Effect[ViscountsTable]):
    """A list of the reference card, as many times as the effect says."""

    def __init__(self, deed: Deed[ViscountsTable]) -> None:
        self.deed: Final = deed

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if n > 0:
            t.push(Doing(seat, self.deed.number, n))
