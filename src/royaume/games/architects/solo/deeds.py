"""What an opponent can be told to do, one thing each. It never pays: what it owes comes from the supply."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cathedral import climb, draw_reward
from royaume.games.architects.events import BUILDING_CONSTRUCTED, CAPTIVES_SENT, NOTHING_TO_TAKE_BACK, VISITING
from royaume.games.architects.gaining import gain
from royaume.games.architects.places.black_market import is_full
from royaume.games.architects.places.guildhall import note_reset
from royaume.games.architects.places.town_centre import owner_of, place_of
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import (
    add_taxes,
    capture,
    clear_columns,
    gain_goods,
    jail_captives,
    place_worker,
    recover_all,
    release,
    spend_goods,
    take_back,
    take_taxes,
)
from royaume.games.architects.virtue import charge_debts, charge_virtue, gain_virtue, pay_off_debt
from royaume.games.architects.vocabulary import GUILDHALL, MARBLE, OPEN_PLACES, SILVER
from royaume.kernel.automatic.conditions import Count
from royaume.kernel.automatic.deeds import Deed
from royaume.kernel.automatic.priority import NO_TARGET, Priority
from royaume.kernel.deck import NO_CARD

WORKERS_PER_MARBLE: Final = 2


@final
class PlaceWorker(Deed[ArchitectsTable]):
    """One worker of its supply; it may set off a reset as anybody's may."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final = place

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        send_worker(t, seat, self.place)


def send_worker(t: ArchitectsTable, seat: i64, place: i64) -> None:
    t.idle = 0
    place_worker(t, seat, place)
    if place == GUILDHALL:
        note_reset(t)
    elif place >= OPEN_PLACES and is_full(t):
        t.reset_due = True
    t.notify(VISITING, seat, place)


@final
class TakeOneBack(Deed[ArchitectsTable]):
    """From one of its groups."""

    def __init__(self, groups: Priority[ArchitectsTable]) -> None:
        super().__init__()
        self.groups: Final = groups

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        group = self.groups.choose(t, seat)
        if group != NO_TARGET:
            t.idle = 0
            take_back(t, seat, place_of(group))

    def priorities(self) -> list[Priority[ArchitectsTable]]:
        return [self.groups]


@final
class Pass(Deed[ArchitectsTable]):
    """It has nobody to place or take back."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        t.tell(NOTHING_TO_TAKE_BACK, seat)


@final
class GainMarble(Deed[ArchitectsTable]):
    """One from the supply."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        gain_goods(t, seat, MARBLE, 1)


@final
class GainMarbleByPairs(Deed[ArchitectsTable]):
    """One for every two workers."""

    def __init__(self, workers: Count[ArchitectsTable]) -> None:
        super().__init__()
        self.workers: Final = workers

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        gain(t, seat, MARBLE, self.workers.of(t, seat) // WORKERS_PER_MARBLE)


@final
class GainVirtue(Deed[ArchitectsTable]):
    """One step up the track."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        gain_virtue(t, seat, 1)


@final
class LoseVirtue(Deed[ArchitectsTable]):
    """So many steps down the track."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: Final = n

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        charge_virtue(t, seat, self.n)


@final
class TakeDebt(Deed[ArchitectsTable]):
    """One, unpaid."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        charge_debts(t, seat, 1)


@final
class PayOffDebt(Deed[ArchitectsTable]):
    """One of its unpaid ones."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        pay_off_debt(t, seat)


@final
class AddTaxes(Deed[ArchitectsTable]):
    """So much silver from the supply to the Tax Stand."""

    def __init__(self, silver: i64) -> None:
        super().__init__()
        self.silver: Final = silver

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        add_taxes(t, seat, self.silver)


@final
class RobTaxStand(Deed[ArchitectsTable]):
    """All of it goes to the supply; a thing is gained for every so many silver."""

    def __init__(self, thing: i64, every: i64) -> None:
        super().__init__()
        self.thing: Final = thing
        self.every: Final = every

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        taken = t.taxes
        take_taxes(t, seat)
        spend_goods(t, seat, SILVER, taken)
        gain(t, seat, self.thing, taken // self.every)


@final
class ClearFirstColumn(Deed[ArchitectsTable]):
    """Both left-most apprentices leave the Workshop."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        clear_columns(t, seat, 1)


@final
class CaptureGroup(Deed[ArchitectsTable]):
    """One group of somebody else."""

    def __init__(self, groups: Priority[ArchitectsTable]) -> None:
        super().__init__()
        self.groups: Final = groups

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        group = self.groups.choose(t, seat)
        if group != NO_TARGET:
            seize(t, seat, group)

    def priorities(self) -> list[Priority[ArchitectsTable]]:
        return [self.groups]


def seize(t: ArchitectsTable, seat: i64, group: i64) -> None:
    owner, place = owner_of(group), place_of(group)
    capture(t, seat, place, owner, t.players[owner].at[place])


@final
class JailCaptives(Deed[ArchitectsTable]):
    """All of them; so many of a thing for every so many captives."""

    def __init__(self, thing: i64, n: i64, every: i64) -> None:
        super().__init__()
        self.thing: Final = thing
        self.n: Final = n
        self.every: Final = every

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        sent = jail_captives(t, seat)
        gain(t, seat, self.thing, sent // self.every * self.n)
        t.tell(CAPTIVES_SENT, seat, sent)


@final
class ReleasePrisoners(Deed[ArchitectsTable]):
    """All of its own."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        release(t, seat, t.players[seat].prison)


@final
class RecoverAll(Deed[ArchitectsTable]):
    """All its workers from the boards of others."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        recover_all(t, seat)


@final
class AdvanceCathedral(Deed[ArchitectsTable]):
    """A reward leaves the game for it."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        climb(t, seat)
        draw_reward(t, seat)
        gain_virtue(t, seat, 1)


@final
class ConstructTopCard(Deed[ArchitectsTable]):
    """At no cost and without its effects."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        card = t.plans.draw(t)
        if card == NO_CARD:
            return
        p = t.players[seat]
        p.built = p.built + (int(card),)
        t.tell(BUILDING_CONSTRUCTED, seat, card)
