"""What the slots of Trading Posts and Workshops do for an opponent, alike on all boards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.buildings import is_empty
from royaume.games.viscounts.effects import CORRUPTION, VIRTUE
from royaume.games.viscounts.solo import headings
from royaume.games.viscounts.solo.conditions import NO_CRIMINALS
from royaume.games.viscounts.solo.deeds import Dismiss, Take
from royaume.games.viscounts.solo.reference import FLIP_DEBT, GAIN_SCHEME
from royaume.games.viscounts.solo.slots import (
    ABILITIES,
    ON_COLLISION,
    ON_FLIP,
    ON_SCHEME,
    ON_SHUFFLE,
    ON_UNCOVERING,
)
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.verbs import check_shuffle
from royaume.kernel.automatic.conditions import Condition
from royaume.kernel.automatic.deeds import Deed, Entry, FirstOf
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.module import Listener
from royaume.kernel.phase import PhaseStep


def of_slot(id: str, deed: Deed[ViscountsTable], *only_if: Condition[ViscountsTable]) -> Deed[ViscountsTable]:  # noqa: A002
    return FirstOf(Entry(id, headings.RULES, deed, list(only_if)))


# in the order of the abilities
DEEDS: Final = [
    of_slot("slot_4", GAIN_SCHEME),
    of_slot("slot_5", FLIP_DEBT, NO_CRIMINALS),
    of_slot("slot_6", Dismiss()),
    of_slot("slot_7", Dismiss()),
    of_slot("slot_8", Take(VIRTUE, 1)),
    of_slot("slot_9", Take(CORRUPTION, 1)),
]


def answer(t: ViscountsTable, seat: i64, trigger: i64) -> None:
    """Each ability of this trigger whose building is gone; of both that answer a shuffle, Corruption comes first."""
    for i in range(len(DEEDS)):
        if ABILITIES[i].trigger == trigger and is_empty(t.players[seat].slots, ABILITIES[i].slot):
            t.push(Doing(seat, DEEDS[i].number, 1))


@final
class BuildingLeavesSlot(Listener[ViscountsTable]):
    """`x` is the slot."""

    def hear(self, t: ViscountsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        if t.players[seat].automatic and ABILITIES[0].slot == x:
            answer(t, seat, ON_UNCOVERING)


@final
class CardIsFlipped(Listener[ViscountsTable]):
    """A Debt or a Deed."""

    def hear(self, t: ViscountsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        if t.players[seat].automatic:
            answer(t, seat, ON_FLIP)


@final
class SchemeIsGained(Listener[ViscountsTable]):
    """From the future ones."""

    def hear(self, t: ViscountsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        answer(t, seat, ON_SCHEME)


@final
class SchemesAreShuffled(Listener[ViscountsTable]):
    """First what everybody gains who shuffles."""

    def hear(self, t: ViscountsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        check_shuffle(t, seat)
        answer(t, seat, ON_SHUFFLE)


@final
class OpponentReacts(PhaseStep[ViscountsTable]):
    """To a collision of anybody, with the Workshops of people."""

    def run(self, t: ViscountsTable, who: i64) -> None:
        answer(t, t.seats - 1, ON_COLLISION)
