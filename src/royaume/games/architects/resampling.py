"""Dealing again what a seat does not know: other hands, the piles, the unseen rewards, the opponent's cards."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from royaume.games.architects.construction import Constructing
from royaume.games.architects.draft import beginner_is_secret, first_player
from royaume.games.architects.places.guildhall import Building, is_plan
from royaume.games.architects.plans import KeepingPlan
from royaume.games.architects.table import PLAIN_BOARD, ArchitectsTable
from royaume.kernel.around import Considering, DoingFirst
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame
from royaume.kernel.hand import Hand


def resample(t: ArchitectsTable, seat: i64, dice: Dice) -> ArchitectsTable:
    """What was seen and put under a pile is forgotten: the view does not show it either."""
    known = t.copy()
    known.chance = Chance(dice.key())
    deal_plans(known, seat)
    known.people.deal_again(known.chance)
    deal_rewards(known)
    known.small = known.small.dealt_again(known.chance)
    for slot in known.kept:
        slot.kept.deal_again(known)
    if beginner_is_secret(known):
        deal_beginner(known)
    return known


def deal_beginner(t: ArchitectsTable) -> None:
    """Drawn again, as at set-up; once all have their characters, it decides only between the most virtuous."""
    t.first = t.chance.below(t.seats)
    if all(p.character != PLAIN_BOARD for p in t.players):
        t.first = first_player(t)


def deal_plans(t: ArchitectsTable, seat: i64) -> None:
    """All building cards that this seat does not see, dealt to where as many were."""
    unseen: list[int] = list(t.plans.rest())
    promised = promised_plans(t, seat)
    for other in range(t.seats):
        if other != seat:
            hand = [card for card in t.players[other].hand if card not in promised]
            unseen += [*hand, *t.players[other].pack]
    for frame in t.stack:
        if isinstance(frame, KeepingPlan) and frame.seat != seat:
            unseen += list(frame.looked_at)
    cards = list(t.chance.dealt_again(tuple(unseen)))
    for other in range(t.seats):
        if other != seat:
            deal_to(t, other, cards, promised)
    t.restack([dealt_frame(t, frame, seat, cards) for frame in t.stack])
    t.plans.lay(tuple(cards))


def promised_plans(t: ArchitectsTable, seat: i64) -> list[int]:
    """What others are about to construct stays in their hands: something is being done for just this card."""
    waiting = [frame for frame in t.stack if isinstance(frame, (DoingFirst, Considering))]
    building = [frame for frame in waiting if isinstance(frame.frame, Building) and frame.frame.seat != seat]
    return [int(frame.action) for frame in building if is_plan(frame.action)]


def deal_to(t: ArchitectsTable, other: i64, cards: list[int], promised: list[int]) -> None:
    p = t.players[other]
    kept = tuple([card for card in p.hand if card in promised])
    p.hand = Hand(taken(cards, len(p.hand) - len(kept)) + kept)
    p.pack = Hand(taken(cards, len(p.pack)))
    if p.chosen != NO_CARD:
        p.chosen = any_of(t, p.pack)


def taken(cards: list[int], n: i64) -> tuple[int, ...]:
    return tuple([cards.pop() for _ in range(n)])


def any_of(t: ArchitectsTable, hand: Hand) -> int:
    return hand.cards[t.chance.below(len(hand))]


def dealt_frame(t: ArchitectsTable, frame: Frame[Any], seat: i64, cards: list[int]) -> Frame[Any]:
    """What somebody else keeps from among cards drawn, or is paying for, is not known either."""
    if isinstance(frame, KeepingPlan) and frame.seat != seat:
        return KeepingPlan(frame.seat, frame.left, taken(cards, len(frame.looked_at)))
    if isinstance(frame, Constructing) and frame.who != seat:
        return Constructing(frame.who, any_of(t, t.players[frame.who].hand))
    return frame


def deal_rewards(t: ArchitectsTable) -> None:
    """Those never in play lie in the box first; those gained were seen."""
    never = t.unused_rewards
    unseen = t.chance.dealt_again(t.box[:never] + t.rewards.rest())
    t.box = unseen[:never] + t.box[never:]
    t.rewards.lay(unseen[never:])
