"""Before the first turn: everybody takes a Player Card with its Hero, the last player first; then decks are mixed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.cards.player_cards import PLAYER_CARDS, start_space
from royaume.games.viscounts.effects import DEBT, DEED, RESOURCE
from royaume.games.viscounts.events import PAIR_CHOSEN
from royaume.games.viscounts.gaining import Gaining, Granting
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.turn import HAND_LIMIT, start_turn
from royaume.games.viscounts.verbs import draw_up_to, gain_goods
from royaume.games.viscounts.vocabulary import GOODS, MOST_SEATS, STARTING_PLAY
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step

DEBTS_ON_POVERTY: Final = vec[i64]([0, 12, 12, 15, 18])  # by people
DEEDS_ON_PROSPERITY: Final = vec[i64]([0, 12, 12, 16, 20])


@final
class TakingPairs(Step[ViscountsTable]):
    """The turn of this seat to choose; the start player is the last."""

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        if self.who == t.first:
            t.push_step(STARTING_PLAY, BEGINNING)
        else:
            t.push(TAKING_PAIRS[(self.who + t.seats - 1) % t.seats])
        if not t.players[self.who].automatic:
            t.push(CHOOSING_PAIR[self.who])


@final
class ChoosingPair(Frame[ViscountsTable]):
    """One of the Player Cards that are left, each with its Hero."""

    span: ClassVar[int] = len(PLAYER_CARDS)

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for card in t.pairs:
            out.add(card)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        hero = take_pair(t, a)
        t.players[self.seat].cards.discard(hero)
        t.tell(PAIR_CHOSEN, self.seat, a, hero)
        equip(t, self.seat, a)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        hero = t.heroes[t.pairs.index(int(a))]
        return Meaning("choose_pair", {"player_card": int(a), "card": hero})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("choosing_pair")

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and len(t.pairs) > 0


def take_pair(t: ViscountsTable, card: i64) -> i64:
    """The Hero that lay with this card; both are gone from the display."""
    at = t.pairs.index(int(card))
    hero = t.heroes[at]
    t.pairs = t.pairs[:at] + t.pairs[at + 1 :]
    t.heroes = t.heroes[:at] + t.heroes[at + 1 :]
    return hero


def equip(t: ViscountsTable, seat: i64, card: i64) -> None:
    """What a Player Card gives, in its order; the extra step last."""
    face = PLAYER_CARDS[card]
    t.players[seat].space = start_space(card)
    t.push(Granting(seat, face.extra))
    t.push(Gaining(seat, DEED, face.deeds))
    t.push(Gaining(seat, DEBT, face.debts))
    if face.any_resource > 0:
        t.push(Gaining(seat, RESOURCE, face.any_resource))
    for good in range(GOODS):
        gain_goods(t, seat, good, face.goods[good])


@final
class Beginning(Step[ViscountsTable]):
    """Pairs that nobody chose leave the game, decks are shuffled, Poverty and Prosperity are covered."""

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        t.removed = t.removed + t.heroes
        t.pairs = ()
        t.heroes = ()
        people: i64 = 0
        for seat in range(t.seats):
            p = t.players[seat]
            if not p.automatic:
                people += 1
                p.cards.reshuffle(t)
                draw_up_to(t, seat, HAND_LIMIT)
        t.debts_left = DEBTS_ON_POVERTY[people]
        t.deeds_left = DEEDS_ON_PROSPERITY[people]
        start_turn(t, t.first)


TAKING_PAIRS: Final = vec[TakingPairs]([TakingPairs(seat) for seat in range(MOST_SEATS)])
CHOOSING_PAIR: Final = vec[ChoosingPair]([ChoosingPair(seat) for seat in range(MOST_SEATS)])
BEGINNING: Final = Beginning(0)
