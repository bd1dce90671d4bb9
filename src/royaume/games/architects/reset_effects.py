"""The cards of a seat that react to a reset: found when their step comes, in the order of their owner's choice."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.abilities import PRISON_EMPTY, Ability
from royaume.games.architects.events import EFFECT_DECLINED, MARKET_RESET
from royaume.games.architects.gaining import react
from royaume.games.architects.table import PLAIN_BOARD, ArchitectsTable
from royaume.games.architects.virtue import BARRED_FROM_MARKET
from royaume.games.architects.vocabulary import APPRENTICE_ROOM, MOST_VIRTUE, ORDERING_EFFECTS, RELEASE, VIRTUE
from royaume.kernel.action import OpenAction
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame, Step
from royaume.kernel.option import OptionLink

DECLINE: Final = 0
TAKE: Final = 1
CHARACTER: Final = 500  # the character's power; lower numbers are apprentices


def reacts_to_reset(t: ArchitectsTable, seat: i64) -> bool:
    return (t.players[seat].hears >> MARKET_RESET) & 1 == 1


def effects_left(t: ArchitectsTable, seat: i64, done: tuple[int, ...]) -> list[int]:
    """The cards of a seat that have not reacted yet."""
    p = t.players[seat]
    left = [c for c in p.crew if t.catalogue.apprentices[c].ability.event == MARKET_RESET and c not in done]
    if p.character == PLAIN_BOARD or CHARACTER in done:
        return left
    power = t.catalogue.characters[p.character].power_at(MARKET_RESET)
    return left + [CHARACTER] if power.event == MARKET_RESET else left


def effect_of(t: ArchitectsTable, seat: i64, card: i64) -> Ability:
    if card == CHARACTER:
        return t.catalogue.characters[t.players[seat].character].power_at(MARKET_RESET)
    return t.catalogue.apprentices[card].ability


def order_matters(t: ArchitectsTable, seat: i64, effects: list[int]) -> bool:
    """Only between releasing prisoners and gaining without any."""
    releases = False
    wants_none = False
    for card in effects:
        ability = effect_of(t, seat, card)
        releases = releases or ability.thing == RELEASE
        wants_none = wants_none or ability.only == PRISON_EMPTY
    return releases and wants_none and t.players[seat].prison > 0


@final
class ReactingToReset(Step[ArchitectsTable]):
    """The rest of a seat's effects; `done` are the cards that have reacted."""

    tail: ClassVar[int] = 1

    def __init__(self, who: i64, done: tuple[int, ...]) -> None:
        super().__init__(who)
        self.done: Final = done

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        effects = effects_left(t, self.who, self.done)
        if len(effects) == 0:
            return
        ordering = OrderingEffects(self.who, self.done)
        if order_matters(t, self.who, effects) or asked_by_module(t, ordering):
            t.push(ordering)
        else:
            ordering.resolve(t, effects[0])

    def numbers(self) -> list[int]:
        return [int(self.who), *self.done]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and all_cards(t, self.done)


def asked_by_module(t: ArchitectsTable, ordering: OrderingEffects) -> bool:
    link = ordering.options(t)
    while link is not None:
        if link.option.insists(t, ordering):
            return True
        link = link.next
    return False


def all_cards(t: ArchitectsTable, cards: tuple[int, ...]) -> bool:
    return all(0 <= card < len(t.catalogue.apprentices) or card == CHARACTER for card in cards)


@final
class OrderingEffects(OpenAction[ArchitectsTable]):
    """Which of one's effects comes next. Choices are cards."""

    span: ClassVar[int] = APPRENTICE_ROOM + 1
    tail: ClassVar[int] = 1

    def __init__(self, seat: i64, done: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.done: Final = done

    def options(self, t: ArchitectsTable) -> OptionLink | None:
        return t.rules.options[ORDERING_EFFECTS]

    def own_offers(self, t: ArchitectsTable, out: Choices) -> None:
        for card in effects_left(t, self.seat, self.done):
            out.add(card)

    def own_card(self, t: ArchitectsTable, a: i64) -> i64:
        return NO_CARD if a >= CHARACTER else a

    def own_open(self, t: ArchitectsTable, a: i64) -> None:
        t.push(ReactingToReset(self.seat, self.done + (int(a),)))

    def own_act(self, t: ArchitectsTable, a: i64) -> None:
        if declining_matters(t, self.seat, a):
            t.push(AcceptingEffect(self.seat, a))
        else:
            react(t, self.seat, effect_of(t, self.seat, a))

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return APPRENTICE_ROOM if a == CHARACTER else a

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        return CHARACTER if index == APPRENTICE_ROOM else index

    def own_describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return describe_effect(t, self.seat, a)

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("ordering_effects")

    def numbers(self) -> list[int]:
        return [int(self.seat), *self.done]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and all_cards(t, self.done) and len(effects_left(t, self.seat, self.done)) > 0


def describe_effect(t: ArchitectsTable, seat: i64, card: i64) -> Meaning:
    if card == CHARACTER:
        return Meaning("resolve_character", {"character": int(t.players[seat].character)})
    return Meaning("resolve_apprentice", {"apprentice": int(card)})


def declining_matters(t: ArchitectsTable, seat: i64, card: i64) -> bool:
    """An effect may be declined; its owner is asked where virtue would close the Black Market or pass the track.

    Prisoners are released by a choice that may be none; what else is gained is simply gained.
    """
    ability = effect_of(t, seat, card)
    p = t.players[seat]
    if ability.thing != VIRTUE or (ability.only == PRISON_EMPTY and p.prison > 0):
        return False
    after = p.virtue + ability.amount
    return p.virtue < BARRED_FROM_MARKET <= after or after > MOST_VIRTUE


@final
class AcceptingEffect(Frame[ArchitectsTable]):
    """Take an effect tied to the reset, or decline it."""

    span: ClassVar[int] = 2

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(TAKE)
        out.add(DECLINE)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == TAKE:
            react(t, self.seat, effect_of(t, self.seat, self.card))
        else:
            t.notify(EFFECT_DECLINED, self.seat, self.card)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return describe_effect(t, self.seat, self.card) if a == TAKE else Meaning("decline")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("accepting_effect")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.card)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and int(self.card) in effects_left(t, self.seat, ())
