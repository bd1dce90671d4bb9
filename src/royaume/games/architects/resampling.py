"""Dealing again what a seat does not know: other hands, the piles, the unseen rewards, the opponent's cards."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from royaume.games.architects.plans import KeepingPlan
from royaume.games.architects.setup import rewards_in_play
from royaume.games.architects.table import PLAIN_BOARD, ArchitectsTable
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.frame import Frame
from royaume.kernel.table import stack_of


def resample(t: ArchitectsTable, seat: i64, dice: Dice) -> ArchitectsTable:
    """What was seen and put under a pile is forgotten: the view does not show it either."""
    known = t.copy()
    known.chance = Chance(dice.key())
    deal_plans(known, seat)
    shuffle_rest(known, known.people)
    deal_rewards(known)
    known.small = known.small[:1] + known.chance.shuffled(known.small[1:])
    for slot in known.kept:
        slot.kept.deal_again(known)
    if beginner_is_secret(known):
        known.first = known.chance.below(known.seats)
    return known


def beginner_is_secret(t: ArchitectsTable) -> bool:
    """Drawn at set-up and told when play begins; with characters or a solo opponent it follows from them."""
    if t.turn > 0 or t.order_known:
        return False
    return t.players[0].character == PLAIN_BOARD and not t.players[-1].automatic


def shuffle_rest(t: ArchitectsTable, deck: Deck) -> None:
    deck.cards = t.chance.shuffled(deck.rest())
    deck.drawn = 0


def deal_plans(t: ArchitectsTable, seat: i64) -> None:
    """All building cards that this seat does not see, dealt to where as many were."""
    unseen: list[int] = list(t.plans.rest())
    for other in range(t.seats):
        if other != seat:
            unseen += list(t.players[other].hand + t.players[other].pack)
    for frame in t.stack:
        if isinstance(frame, KeepingPlan) and frame.seat != seat:
            unseen += list(frame.cards)
    cards = Deck(t.chance.shuffled(tuple(unseen)))
    for other in range(t.seats):
        if other != seat:
            deal_to(t, other, cards)
    t.stack = stack_of([dealt_frame(frame, seat, cards) for frame in t.stack])
    t.plans.cards = cards.rest()
    t.plans.drawn = 0


def deal_to(t: ArchitectsTable, other: i64, cards: Deck) -> None:
    p = t.players[other]
    p.hand = tuple([int(cards.draw()) for _ in p.hand])
    p.pack = tuple([int(cards.draw()) for _ in p.pack])
    if p.chosen != NO_CARD:
        p.chosen = p.pack[t.chance.below(len(p.pack))]


def dealt_frame(frame: Frame[Any], seat: i64, cards: Deck) -> Frame[Any]:
    if isinstance(frame, KeepingPlan) and frame.seat != seat:
        return KeepingPlan(frame.seat, frame.left, *[int(cards.draw()) for _ in frame.cards])
    return frame


def deal_rewards(t: ArchitectsTable) -> None:
    """Those never in play lie in the box first; those gained were seen."""
    never = len(t.catalogue.rewards) - rewards_in_play(t.seats)
    unseen = t.chance.shuffled(t.box[:never] + t.rewards.rest())
    t.box = unseen[:never] + t.box[never:]
    t.rewards.cards = unseen[never:]
    t.rewards.drawn = 0
