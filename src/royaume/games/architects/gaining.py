"""Gains of any kind, and the cards that gain something when an event happens to their owner."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.cards.abilities import OWN_WAY, PRISON_EMPTY, Ability
from royaume.games.architects.table import PLAIN_BOARD, ArchitectsTable
from royaume.games.architects.verbs import draw_plans, gain_goods, release
from royaume.games.architects.virtue import gain_virtue
from royaume.games.architects.vocabulary import (
    CLAY,
    GOLD,
    GOODS,
    MARBLE,
    OPPONENT_GAINS,
    PLAN,
    RELEASE,
    STONE,
    VIRTUE,
    WOOD,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step
from royaume.kernel.module import Listener

MOST_AT_ONCE: Final = 10  # more than the things gained, or workers released, by one effect


def gain(t: ArchitectsTable, seat: i64, thing: i64, n: i64) -> None:
    """For a solo opponent its own rules may put something else in its place."""
    if t.players[seat].automatic and OPPONENT_GAINS in t.rules.effects:
        t.rules.effects[OPPONENT_GAINS].take(t, seat, thing, n)
    elif thing < GOODS:
        gain_goods(t, seat, thing, n)
    elif thing == VIRTUE:
        gain_virtue(t, seat, n)
    elif thing == PLAN:
        draw_plans(t, seat, n)
    elif thing != RELEASE:
        t.rules.effects[int(thing)].take(t, seat, thing, n)
    elif t.players[seat].prison > 0:
        t.push(Releasing(seat, n))


def gain_bundle(t: ArchitectsTable, seat: i64, goods: tuple[int, int, int, int, int]) -> None:
    gain_goods(t, seat, CLAY, goods[0])
    gain_goods(t, seat, WOOD, goods[1])
    gain_goods(t, seat, STONE, goods[2])
    gain_goods(t, seat, GOLD, goods[3])
    gain_goods(t, seat, MARBLE, goods[4])


def react(t: ArchitectsTable, seat: i64, ability: Ability) -> None:
    """What a card gives when its event has happened."""
    if ability.only >= OWN_WAY:
        t.rules.effects[int(ability.only)].take(t, seat, ability.thing, ability.amount)
    elif ability.only != PRISON_EMPTY or t.players[seat].prison == 0:
        gain(t, seat, ability.thing, ability.amount)


@final
class OwnersCards(Listener[ArchitectsTable]):
    """The cards of the event's seat react as soon as it happens."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        cards_react(t, seat, event)


def cards_react(t: ArchitectsTable, seat: i64, event: i64) -> None:
    """The apprentices of a seat and its character, each once."""
    p = t.players[seat]
    if (p.hears >> event) & 1 == 0:
        return
    for c in p.crew:
        ability = t.catalogue.apprentices[c].ability
        if ability.event == event:
            react(t, seat, ability)
    if p.character != PLAIN_BOARD:
        for power in t.catalogue.characters[p.character].powers:
            if power.event == event:
                react(t, seat, power)


@final
@mypyc_attr(free_list_len=1)
class Gaining(Step[ArchitectsTable]):
    """A gain that waits until its price is paid."""

    def __init__(self, who: i64, thing: i64, n: i64) -> None:
        super().__init__(who)
        self.thing: Final = thing
        self.n: Final = n

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        gain(t, self.who, self.thing, self.n)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.thing), int(self.n)]

    def fits(self, t: ArchitectsTable) -> bool:
        known = 0 <= self.thing <= PLAN or int(self.thing) in t.rules.effects
        return super().fits(t) and known and 0 < self.n < MOST_AT_ONCE


@final
class Releasing(Frame[ArchitectsTable]):
    """Release up to so many of one's own workers from Prison. Choices are how many."""

    span: ClassVar[int] = MOST_AT_ONCE

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final = most

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        prison = t.players[self.seat].prison
        for n in range(min(self.most, prison), -1, -1):
            out.add(n)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        release(t, self.seat, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("release", {"workers": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("releasing", {"workers": int(min(self.most, t.players[self.seat].prison))})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.most)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.most < MOST_AT_ONCE
