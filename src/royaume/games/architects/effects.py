"""The decisions that buildings put to whoever constructs them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.deeds import GAIN_EITHER
from royaume.games.architects.gaining import gain
from royaume.games.architects.hiring import ELSE, HiringSomebody, has_room
from royaume.games.architects.places.town_centre import Capturing
from royaume.games.architects.refusals import LAST_REFUSAL, NONE_HELD, ROOM_FOR_ONE
from royaume.games.architects.table import ArchitectsTable, held_elsewhere, slots
from royaume.games.architects.verbs import discard_apprentice, discard_plan, gain_goods, recover_all
from royaume.games.architects.vocabulary import APPRENTICE_ROOM, BUILDING_ROOM, GOLD
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame

DECLINE: Final = 0
RECOVER: Final = 1
CAPTURE: Final = 2
SELL: Final = 1  # 1 and more: sell the card of that number less one


@final
class GainingEither(Frame[ArchitectsTable]):
    """One of two gains."""

    span: ClassVar[int] = 2

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building: Final = building

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        deed = t.catalogue.buildings[self.building].deed
        out.add(deed.thing)
        out.add(deed.other)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        gain(t, self.seat, a, self.amount(t, a))

    def amount(self, t: ArchitectsTable, thing: i64) -> i64:
        deed = t.catalogue.buildings[self.building].deed
        return deed.n if thing == deed.thing else deed.m

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return 0 if a == t.catalogue.buildings[self.building].deed.thing else 1

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        deed = t.catalogue.buildings[self.building].deed
        return deed.thing if index == 0 else deed.other

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("gain", {"good": int(a), "n": int(self.amount(t, a))})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("gaining_either")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.building)]

    def fits(self, t: ArchitectsTable) -> bool:
        if not super().fits(t) or int(self.building) not in t.players[self.seat].built:
            return False
        return t.catalogue.buildings[self.building].deed.kind == GAIN_EITHER


@final
class HiringFree(HiringSomebody):
    """Any face-up apprentice for nothing. Only without room, or without cards, is it skipped.

    `unskipped` is the refusal of skipping it, which cites where it comes from.
    """

    def __init__(self, seat: i64, unskipped: i64 = ROOM_FOR_ONE) -> None:
        super().__init__(seat)
        self.unskipped: Final = unskipped

    def offer_else(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(ELSE)

    def else_barred(self, t: ArchitectsTable) -> i64:
        return self.unskipped if has_room(t, self.seat) and somebody_there(t) else ALLOWED

    def do_else(self, t: ArchitectsTable) -> None:
        """Nobody is hired."""

    def describe_else(self, t: ArchitectsTable) -> Meaning:
        return Meaning("decline")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("hiring_free")

    def numbers(self) -> list[int]:
        return [int(self.seat)] if self.unskipped == ROOM_FOR_ONE else [int(self.seat), int(self.unskipped)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.unskipped < LAST_REFUSAL


def somebody_there(t: ArchitectsTable) -> bool:
    for slot in range(slots(t)):
        if t.row[slot] != NO_CARD:
            return True
    return False


@final
class RecoveringOrCapturing(Frame[ArchitectsTable]):
    """Own workers from all other boards, or one capture, free of cost; or neither.

    `none_held` is the refusal where nobody is held, which cites where the effect comes from.
    """

    span: ClassVar[int] = 3

    def __init__(self, seat: i64, none_held: i64 = NONE_HELD) -> None:
        super().__init__(seat)
        self.none_held: Final = none_held

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(RECOVER)
        out.add(CAPTURE)
        out.add(DECLINE)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        return self.none_held if a == RECOVER and held_elsewhere(t, self.seat) == 0 else ALLOWED

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == RECOVER:
            recover_all(t, self.seat)
        elif a == CAPTURE:
            t.push(Capturing(self.seat, 1, 0, 0, 1))

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a == RECOVER:
            return Meaning("recover_all", {"workers": int(held_elsewhere(t, self.seat))})
        return Meaning("capture_instead" if a == CAPTURE else "decline")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("recovering_or_capturing")

    def numbers(self) -> list[int]:
        return [int(self.seat)] if self.none_held == NONE_HELD else [int(self.seat), int(self.none_held)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.none_held < LAST_REFUSAL


@final
class SellingPlan(Frame[ArchitectsTable]):
    """A building card from hand for gold, or not."""

    span: ClassVar[int] = SELL + BUILDING_ROOM

    def __init__(self, seat: i64, gold: i64) -> None:
        super().__init__(seat)
        self.gold: Final = gold

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for card in t.players[self.seat].hand:
            out.add(SELL + card)
        out.add(DECLINE)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a != DECLINE:
            discard_plan(t, self.seat, a - SELL)
            gain_goods(t, self.seat, GOLD, self.gold)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("decline") if a == DECLINE else Meaning("sell_plan", {"building": int(a - SELL)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("selling_plan")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.gold)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.gold < 10


@final
class DiscardingApprentice(Frame[ArchitectsTable]):
    """One of one's apprentices has to go."""

    span: ClassVar[int] = APPRENTICE_ROOM

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for card in t.players[self.seat].crew:
            out.add(card)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        discard_apprentice(t, self.seat, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("discard_apprentice", {"apprentice": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("discarding_apprentice")
