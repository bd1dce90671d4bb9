"""The code that changes goods, markers, Debts, Deeds and cards: one thing each, one event told."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.viscounts.cards.catalogue import CARDS
from royaume.games.viscounts.events import (
    CARD_DESTROYED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARDS_SHUFFLED,
    CORRUPTION_GAINED,
    DEBT_FLIPPED,
    DEBT_GAINED,
    DEED_FLIPPED,
    DEED_GAINED,
    GOODS_GAINED,
    GOODS_SPENT,
    LAST_ROUND,
    POVERTY_REVEALED,
    PROSPERITY_REVEALED,
    VIRTUE_GAINED,
)
from royaume.games.viscounts.table import NOT_YET, ViscountsTable
from royaume.games.viscounts.vocabulary import FIRST_SPACE, LAST_SPACE, SILVER


def gain_goods(t: ViscountsTable, seat: i64, good: i64, n: i64) -> None:
    if n > 0:
        t.players[seat].goods[good] += n
        t.tell(GOODS_GAINED, seat, n, good)


def spend_goods(t: ViscountsTable, seat: i64, good: i64, n: i64) -> None:
    if n > 0:
        t.players[seat].goods[good] -= n
        t.tell(GOODS_SPENT, seat, n, good)


# virtue and corruption ----------------------------------------------------------------------


def gain_virtue(t: ViscountsTable, seat: i64, n: i64) -> None:
    """Its marker moves left; once it has met the other, both move. Beyond the end nothing moves."""
    p = t.players[seat]
    for _ in range(n):
        if p.virtue > p.corruption:
            p.virtue -= 1
        elif p.virtue > FIRST_SPACE:
            p.virtue -= 1
            p.corruption -= 1
    t.tell(VIRTUE_GAINED, seat, n)


def gain_corruption(t: ViscountsTable, seat: i64, n: i64) -> None:
    """Its marker moves right, likewise."""
    p = t.players[seat]
    for _ in range(n):
        if p.corruption < p.virtue:
            p.corruption += 1
        elif p.corruption < LAST_SPACE:
            p.corruption += 1
            p.virtue += 1
    t.tell(CORRUPTION_GAINED, seat, n)


# Debts and Deeds ----------------------------------------------------------------------------


def gain_debt(t: ViscountsTable, seat: i64) -> None:
    """From the top of the pile; the last one on Poverty reveals it."""
    t.players[seat].debts += 1
    t.tell(DEBT_GAINED, seat)
    if t.debts_left > 0:
        t.debts_left -= 1
        if t.debts_left == 0:
            t.poverty = True
            t.tell(POVERTY_REVEALED, seat)
            bring_about_end(t, seat)


def gain_deed(t: ViscountsTable, seat: i64) -> None:
    """From the top of the pile; the last one on Prosperity reveals it."""
    t.players[seat].deeds += 1
    t.tell(DEED_GAINED, seat)
    if t.deeds_left > 0:
        t.deeds_left -= 1
        if t.deeds_left == 0:
            t.prosperity = True
            t.tell(PROSPERITY_REVEALED, seat)
            bring_about_end(t, seat)


def bring_about_end(t: ViscountsTable, seat: i64) -> None:
    """This round is finished and one more is played; a second card revealed changes nothing."""
    if t.last_round == NOT_YET:
        t.last_round = t.round + 1
        t.tell(LAST_ROUND, seat)


def turn_debt_over(t: ViscountsTable, seat: i64) -> None:
    p = t.players[seat]
    p.debts -= 1
    p.paid += 1
    t.tell(DEBT_FLIPPED, seat)


def turn_deed_over(t: ViscountsTable, seat: i64) -> None:
    p = t.players[seat]
    p.deeds -= 1
    p.approved += 1
    t.tell(DEED_FLIPPED, seat)


# own cards ----------------------------------------------------------------------------------


def shuffle_cards(t: ViscountsTable, seat: i64) -> None:
    """Whoever shuffles gains 1 Corruption with a Criminal icon on the board, else 1 Virtue."""
    p = t.players[seat]
    p.cards.reshuffle(t)
    t.tell(CARDS_SHUFFLED, seat)
    check_shuffle(t, seat)


def check_shuffle(t: ViscountsTable, seat: i64) -> None:
    if t.players[seat].criminals > 0:
        gain_corruption(t, seat, 1)
    else:
        gain_virtue(t, seat, 1)


def turn_up_own(t: ViscountsTable, seat: i64) -> i64:
    """The top card of the own pile, after a shuffle where the pile is empty."""
    cards = t.players[seat].cards
    if cards.pile.left() == 0:
        shuffle_cards(t, seat)
    return cards.turn_up(t)


def draw_up_to(t: ViscountsTable, seat: i64, limit: i64) -> None:
    """Draw until the hand holds so many; if pile and discarded cards are used up, no further."""
    cards = t.players[seat].cards
    while len(cards.hand.cards) < limit and cards.to_draw() > 0:
        if cards.pile.left() == 0:
            shuffle_cards(t, seat)
        cards.draw(t)
        t.tell(CARD_DRAWN, seat, cards.hand.cards[-1])


def discard_card(t: ViscountsTable, seat: i64, card: i64) -> None:
    """A card that was shown goes to the discarded ones."""
    t.players[seat].cards.discard(card)
    t.tell(CARD_DISCARDED, seat, card)


def destroy_card(t: ViscountsTable, seat: i64, card: i64) -> None:
    """A card that was shown leaves the game; its owner gains its value in silver."""
    value = CARDS[card].value
    t.removed = t.removed + (int(card),)
    t.players[seat].goods[SILVER] += value
    t.tell(CARD_DESTROYED, seat, card, value)
