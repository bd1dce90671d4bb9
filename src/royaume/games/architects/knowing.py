"""The key of what a seat knows: all that `resample` leaves as it is, and of what it deals again how much there is."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.architects.draft import beginner_is_secret
from royaume.games.architects.table import ArchitectsTable, Player
from royaume.kernel.deck import NO_CARD
from royaume.kernel.observing import Knowledge


def know(t: ArchitectsTable, viewer: i64, out: Knowledge) -> None:
    for seat in range(t.seats):
        know_player(t.players[seat], seat == viewer, out)
    know_piles(t, out)
    out.add_numbers(t.market)
    out.add_cards(t.guildhall)
    out.add(t.taxes)
    out.add(t.captured_at)
    out.add(t.turns_left)
    out.add(t.idle)
    out.add(t.quiet)
    out.add_flag(t.reset_due)
    out.add_flag(t.order_known)
    if not beginner_is_secret(t):
        out.add(t.first)
    for slot in t.kept:
        slot.kept.know(t, out)


def know_player(p: Player, own: bool, out: Knowledge) -> None:
    out.add(p.character)
    out.add_numbers(p.goods)
    out.add_numbers(p.at)
    out.add_numbers(p.held)
    out.add_cards(p.built)
    out.add_cards(p.crew)
    out.add(p.virtue)
    out.add(p.supply)
    out.add(p.prison)
    out.add(p.debts)
    out.add(p.paid)
    out.add(p.level)
    if own:
        out.add_cards(p.hand.cards)
        out.add_cards(p.pack.cards)
        out.add(p.chosen)
    else:
        out.add(len(p.hand))
        out.add(len(p.pack))
        out.add_flag(p.chosen != NO_CARD)


def know_piles(t: ArchitectsTable, out: Knowledge) -> None:
    """Of the small pile of the Black Market the top card lies open, and the large pile is turned up card by card."""
    out.add_numbers(t.row)
    out.add_numbers(t.coins)
    out.add(t.people.left())
    out.add(t.plans.left())
    out.add(t.rewards.left())
    out.add_cards(t.box[t.unused_rewards :])
    out.add(len(t.small))
    if len(t.small) > 0:
        out.add(t.small.top())
    out.add_cards(t.large)
