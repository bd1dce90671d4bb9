"""The Black Market's reset: workers to Prison, a card turned, the cards that react, then the price of prisoners."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.cards.abilities import PRISON_EMPTY, Ability
from royaume.games.architects.construction import those_with_prisoners_lose_virtue
from royaume.games.architects.events import MARKET_CARD_FLIPPED, MARKET_CARDS_SHUFFLED, MARKET_RESET
from royaume.games.architects.gaining import react
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import jail_market
from royaume.games.architects.virtue import push_debts
from royaume.games.architects.vocabulary import MOST_SEATS, REACTING, RELEASE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step
from royaume.kernel.ints import lowest_bit

CHARACTER: Final = 12  # the bit of the character's power; lower ones are places among the apprentices


@final
class Resetting(Step[ArchitectsTable]):
    """Steps 1 to 3; what costs virtue and debts waits below the reactions of everybody, the active seat first."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.push(COUNTING_PRISONERS[self.who])
        t.tell(MARKET_RESET, self.who)
        for seat in range(t.seats):
            jail_market(t, seat)
        flip_market_card(t, self.who)
        for k in range(t.seats - 1, -1, -1):
            seat = (self.who + k) % t.seats
            effects = reset_effects(t, seat)
            if effects != 0:
                t.push_step(REACTING, ReactingToReset(seat, effects))


def flip_market_card(t: ArchitectsTable, seat: i64) -> None:
    """The top small card is turned onto the large pile; an empty pile is first made anew from the large one."""
    if len(t.small) == 0:
        t.small = t.chance.shuffled(t.large)
        t.large = ()
        t.tell(MARKET_CARDS_SHUFFLED, seat)
    card = t.small[0]
    t.small = t.small[1:]
    t.large = (card,) + t.large
    t.reveal()
    t.tell(MARKET_CARD_FLIPPED, seat, card)


def reset_effects(t: ArchitectsTable, seat: i64) -> i64:
    """A seat's cards that react to the reset, as bits."""
    p = t.players[seat]
    bits: i64 = 0
    if (p.hears >> MARKET_RESET) & 1 == 0:
        return bits
    for i in range(len(p.crew)):
        if t.catalogue.apprentices[p.crew[i]].ability.event == MARKET_RESET:
            bits |= 1 << i
    if p.character >= 0 and t.catalogue.characters[p.character].power.event == MARKET_RESET:
        bits |= 1 << CHARACTER
    return bits


def effect_at(t: ArchitectsTable, seat: i64, bit: i64) -> Ability:
    p = t.players[seat]
    if bit == CHARACTER:
        return t.catalogue.characters[p.character].power
    return t.catalogue.apprentices[p.crew[bit]].ability


def order_matters(t: ArchitectsTable, seat: i64, effects: i64) -> bool:
    """Only between releasing prisoners and gaining without any."""
    releases = False
    wants_none = False
    for bit in range(CHARACTER + 1):
        if (effects >> bit) & 1 == 1:
            ability = effect_at(t, seat, bit)
            releases = releases or ability.thing == RELEASE
            wants_none = wants_none or ability.only == PRISON_EMPTY
    return releases and wants_none and t.players[seat].prison > 0


def resolve_effect(t: ArchitectsTable, seat: i64, effects: i64, bit: i64) -> None:
    """One of a seat's effects; the others follow."""
    left = effects & ~(1 << bit)
    if left != 0:
        t.push_step(REACTING, ReactingToReset(seat, left))
    react(t, seat, effect_at(t, seat, bit))


@mypyc_attr(allow_interpreted_subclasses=True)
class ReactingToReset(Step[ArchitectsTable]):
    """The rest of a seat's effects, in the order of their owner's choice where it matters."""

    def __init__(self, who: i64, effects: i64) -> None:
        super().__init__(who)
        self.effects: Final = effects

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if order_matters(t, self.who, self.effects):
            t.push(OrderingEffects(self.who, self.effects))
        else:
            resolve_effect(t, self.who, self.effects, lowest_bit(self.effects))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.effects)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and self.effects > 0 and self.effects & ~reset_effects(t, self.who) == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderingEffects(Frame[ArchitectsTable]):
    """Which of one's effects comes first. Choices are their bits."""

    def __init__(self, seat: i64, effects: i64) -> None:
        super().__init__(seat)
        self.effects: Final = effects

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for bit in range(CHARACTER + 1):
            if (self.effects >> bit) & 1 == 1:
                out.add(bit)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        resolve_effect(t, self.seat, self.effects, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        p = t.players[self.seat]
        if a == CHARACTER:
            return Meaning("resolve_character", {"character": int(p.character)})
        return Meaning("resolve_apprentice", {"apprentice": p.crew[a]})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("ordering_effects")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.effects)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and self.effects > 0 and self.effects & ~reset_effects(t, self.seat) == 0


@final
class CountingPrisoners(Step[ArchitectsTable]):
    """Step 4: three or more workers in Prison cost 1 virtue."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.push(INDEBTING_MOST[self.who])
        those_with_prisoners_lose_virtue(t, self.who, 1)


@final
class IndebtingMost(Step[ArchitectsTable]):
    """Step 5: all who have the most workers in Prison take a debt; nobody does if nobody is there."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        most: i64 = 1
        for p in t.players:
            if p.prison > most:
                most = p.prison
        for k in range(t.seats - 1, -1, -1):
            seat = (self.who + k) % t.seats
            if t.players[seat].prison == most:
                push_debts(t, seat, 1)


RESETTING: Final = [Resetting(seat) for seat in range(MOST_SEATS)]
COUNTING_PRISONERS: Final = [CountingPrisoners(seat) for seat in range(MOST_SEATS)]
INDEBTING_MOST: Final = [IndebtingMost(seat) for seat in range(MOST_SEATS)]
