"""Activating a building: its effects from top to bottom, each on the realm as it is by then."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.majesty.buildings import (
    ATTACK,
    EVERY_PLAYER_WITH,
    GAIN_IF_ALL_PRESENT,
    GAIN_PER_CHARACTER,
    GAIN_PER_LARGEST,
    HEAL,
    MOST_TRADED,
    TRADE,
    Effect,
)
from royaume.games.majesty.characters import CARDS, KINDS, KNIGHT, is_split
from royaume.games.majesty.realm import Realm
from royaume.games.majesty.refusals import FEWER_MEEPLES_TO_SELL, NOT_ENOUGH_COINS
from royaume.games.majesty.table import MOST_SEATS, MajestyTable
from royaume.games.majesty.verbs import attack, buy_meeples, gain_coins, gain_meeples, heal, sell_meeples
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame, Step


def activate(t: MajestyTable, seat: i64, building: i64, done: i64 = 0) -> None:
    """Apply effects up to one that needs a decision: that is asked, and the rest waits below."""
    effects = t.buildings[building].effects
    for i in range(done, len(effects)):
        effect = effects[i]
        question = decision(t, seat, effect)
        if question is not None:
            if i + 1 < len(effects):
                t.push(Activating(seat, building, i + 1))
            t.push(question)
            return
        apply(t, seat, building, effect)


def decision(t: MajestyTable, seat: i64, effect: Effect) -> Frame[MajestyTable] | None:
    """The question that an effect puts to its owner, if it does."""
    if effect.code == HEAL:
        infirmary = t.realms[seat].infirmary
        if len(infirmary) > 0 and is_split(infirmary[-1]):
            return HEALING_SPLIT_CARD[seat]
    elif effect.code == TRADE:
        return TradingMeeples(seat, effect.meeples)
    return None


@final
@mypyc_attr(free_list_len=1)
class Activating(Step[MajestyTable]):
    """The rest of a building's effects: they wait below a decision."""

    def __init__(self, who: i64, building: i64, done: i64) -> None:
        super().__init__(who)
        self.building: Final = building
        self.done: Final = done

    def resolve(self, t: MajestyTable, a: i64) -> None:
        activate(t, self.who, self.building, self.done)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.building), int(self.done)]

    def fits(self, t: MajestyTable) -> bool:
        return (
            0 <= self.who < t.seats
            and 0 <= self.building < KINDS
            and 0 <= self.done <= len(t.buildings[self.building].effects)
        )


def apply(t: MajestyTable, seat: i64, building: i64, effect: Effect) -> None:
    """An effect that leaves nothing to decide."""
    code = effect.code
    realm = t.realms[seat]
    if code == GAIN_PER_CHARACTER:
        n = counted(realm, effect)
        gain_coins(t, seat, n * effect.coins, building)
        gain_meeples(t, seat, n * effect.meeples, building)
    elif code == EVERY_PLAYER_WITH:
        pay_everybody_with(t, seat, effect.characters[0], effect.coins, building)
    elif code == GAIN_IF_ALL_PRESENT:
        if has_all(realm, effect.characters):
            gain_coins(t, seat, effect.coins, building)
    elif code == GAIN_PER_LARGEST:
        gain_coins(t, seat, effect.coins * counted(realm, effect) * largest_building(realm), building)
    elif code == ATTACK:
        attack(t, seat, realm.count(KNIGHT))
    elif code == HEAL and len(realm.infirmary) > 0:
        heal(t, seat, CARDS[realm.infirmary[-1]].first)


def counted(realm: Realm, effect: Effect) -> i64:
    n: i64 = len(realm.infirmary) if effect.wounded else 0
    for character in effect.characters:
        n += realm.count(character)
    return n


def has_all(realm: Realm, characters: vec[i64]) -> bool:
    for character in characters:
        if realm.count(character) == 0:
            return False
    return True


def largest_building(realm: Realm) -> i64:
    """The infirmary does not count: wounded characters are in no building."""
    most: i64 = 0
    for character in range(KINDS):
        n = realm.count(character)
        if n > most:
            most = n
    return most


def pay_everybody_with(t: MajestyTable, seat: i64, character: i64, coins: i64, building: i64) -> None:
    for k in range(t.seats):
        other = (seat + k) % t.seats
        if t.realms[other].count(character) > 0:
            gain_coins(t, other, coins, building)


@final
class HealingSplitCard(Frame[MajestyTable]):
    """A healed split card is placed as either of its characters, chosen anew."""

    span: ClassVar[int] = KINDS

    def offers(self, t: MajestyTable, out: Choices) -> None:
        face = CARDS[t.realms[self.seat].infirmary[-1]]
        out.add(face.first)
        out.add(face.second)

    def resolve(self, t: MajestyTable, a: i64) -> None:
        heal(t, self.seat, a)

    def describe(self, t: MajestyTable, a: i64) -> Meaning:
        return Meaning("heal_as", {"character": int(a), "card": t.realms[self.seat].infirmary[-1]})

    def asks(self, t: MajestyTable) -> Meaning:
        return Meaning("healing_split_card", {"card": t.realms[self.seat].infirmary[-1]})

    def fits(self, t: MajestyTable) -> bool:
        if not 0 <= self.seat < t.seats:
            return False
        infirmary = t.realms[self.seat].infirmary
        return len(infirmary) > 0 and is_split(infirmary[-1])


# made once: it has no data of its own
HEALING_SPLIT_CARD: Final = vec[HealingSplitCard]([HealingSplitCard(seat) for seat in range(MOST_SEATS)])


@final
@mypyc_attr(free_list_len=1)
class TradingMeeples(Frame[MajestyTable]):
    """Sell or buy up to so many meeples, 1 coin each. Choices: what is bought, negative for what is sold."""

    span: ClassVar[int] = 2 * MOST_TRADED + 1

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final = most

    def offers(self, t: MajestyTable, out: Choices) -> None:
        for a in range(-self.most, self.most + 1):
            out.add(a)

    def refusal(self, t: MajestyTable, a: i64) -> i64:
        realm = t.realms[self.seat]
        if -a > realm.meeples:
            return FEWER_MEEPLES_TO_SELL
        return NOT_ENOUGH_COINS if a > realm.coins else ALLOWED

    def resolve(self, t: MajestyTable, a: i64) -> None:
        if a > 0:
            buy_meeples(t, self.seat, a)
        elif a < 0:
            sell_meeples(t, self.seat, -a)

    def index_of(self, t: MajestyTable, a: i64) -> i64:
        return a + MOST_TRADED

    def choice_at(self, t: MajestyTable, index: i64) -> i64:
        return index - MOST_TRADED

    def describe(self, t: MajestyTable, a: i64) -> Meaning:
        if a == 0:
            return Meaning("no_trade")
        return Meaning("buy", {"meeples": int(a)}) if a > 0 else Meaning("sell", {"meeples": int(-a)})

    def asks(self, t: MajestyTable) -> Meaning:
        return Meaning("trading_meeples", {"most": int(self.most)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.most)]

    def fits(self, t: MajestyTable) -> bool:
        return 0 <= self.seat < t.seats and 0 < self.most <= MOST_TRADED
