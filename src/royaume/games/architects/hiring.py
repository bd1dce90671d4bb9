"""Hiring apprentices, wherever it happens, and discarding them to make room."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.refusals import NO_ROOM
from royaume.games.architects.table import ArchitectsTable, ask, index_of_slot, slot_at, slots
from royaume.games.architects.verbs import discard_apprentice, refill_row, take_apprentice
from royaume.games.architects.virtue import apply_virtue
from royaume.games.architects.vocabulary import APPRENTICE_LIMIT, APPRENTICE_ROOM, MOST_COLUMNS, ROWS
from royaume.kernel.action import OpenAction
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED
from royaume.kernel.option import FIRST_OPTION, OptionLink

PRINTED_LIMIT: Final = 5
ELSE: Final = 100  # numbers below are slots of the rows
DISCARD: Final = 300  # 300 and more: discard that apprentice
INDEX_OF_ELSE: Final = ROWS * MOST_COLUMNS
INDEX_OF_DISCARD: Final = INDEX_OF_ELSE + 1


def has_room(t: ArchitectsTable, seat: i64) -> bool:
    return len(t.players[seat].crew) < ask(t, seat, APPRENTICE_LIMIT, PRINTED_LIMIT)


def hire(t: ArchitectsTable, seat: i64, slot: i64) -> None:
    """Gain the coins, then apply the virtue."""
    card = take_apprentice(t, seat, slot)
    refill_row(t, seat, slot)
    apply_virtue(t, seat, t.catalogue.apprentices[card].virtue)


def offer_discards(t: ArchitectsTable, seat: i64, out: Choices) -> None:
    """An apprentice may be discarded at any time of one's turn to make room."""
    for card in t.players[seat].crew:
        out.add(DISCARD + card)


def is_discard(a: i64) -> bool:
    return DISCARD <= a < FIRST_OPTION


def describe_discard(a: i64) -> Meaning:
    return Meaning("discard_apprentice", {"apprentice": int(a - DISCARD)})


@mypyc_attr(allow_interpreted_subclasses=True)
class HiringSomebody(OpenAction[ArchitectsTable]):
    """Hire a face-up apprentice. Choices below ELSE are slots of the rows; subclasses say what else may be done."""

    span: ClassVar[int] = INDEX_OF_DISCARD + APPRENTICE_ROOM

    def options(self, t: ArchitectsTable) -> OptionLink | None:
        return None

    def own_offers(self, t: ArchitectsTable, out: Choices) -> None:
        for slot in range(slots(t)):
            if t.row[slot] != NO_CARD:
                out.add(slot)
        self.offer_else(t, out)
        offer_discards(t, self.seat, out)

    def offer_else(self, t: ArchitectsTable, out: Choices) -> None:
        """What may be done instead of hiring."""
        raise NotImplementedError

    def own_barred(self, t: ArchitectsTable, a: i64) -> i64:
        if a >= DISCARD:
            return ALLOWED
        if a == ELSE:
            return self.else_barred(t)
        return ALLOWED if has_room(t, self.seat) else NO_ROOM

    def else_barred(self, t: ArchitectsTable) -> i64:
        return ALLOWED

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        """Whoever discards somebody has the same decision again."""
        if is_discard(a):
            t.push(self)
            discard_apprentice(t, self.seat, a - DISCARD)
        else:
            super().resolve(t, a)

    def own_act(self, t: ArchitectsTable, a: i64) -> None:
        if a == ELSE:
            self.do_else(t)
        else:
            self.engage(t, a)

    def engage(self, t: ArchitectsTable, slot: i64) -> None:
        hire(t, self.seat, slot)

    def do_else(self, t: ArchitectsTable) -> None:
        raise NotImplementedError

    def cost(self, t: ArchitectsTable, slot: i64) -> i64:
        """All the silver that it costs, for screens."""
        return 0

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        if a >= DISCARD:
            return INDEX_OF_DISCARD + a - DISCARD
        return INDEX_OF_ELSE if a == ELSE else index_of_slot(t, a)

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        if index >= INDEX_OF_DISCARD:
            return DISCARD + index - INDEX_OF_DISCARD
        return ELSE if index == INDEX_OF_ELSE else slot_at(t, index)

    def own_describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a >= DISCARD:
            return describe_discard(a)
        if a == ELSE:
            return self.describe_else(t)
        return Meaning("hire", {"apprentice": int(t.row[a]), "cost": int(self.cost(t, a))})

    def describe_else(self, t: ArchitectsTable) -> Meaning:
        raise NotImplementedError
