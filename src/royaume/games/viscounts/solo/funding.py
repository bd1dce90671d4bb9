"""What pays for an opponent's action: icons first, then as few resources as it takes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.cards.manuscripts import BONUSES
from royaume.games.viscounts.counting import resources
from royaume.games.viscounts.events import ACTION_FUNDED
from royaume.games.viscounts.funding import Funding, icons_for
from royaume.games.viscounts.player import LAST, MIDDLE, Player
from royaume.games.viscounts.solo.boards import SLOT_OF_ORDER, Board
from royaume.games.viscounts.solo.kept import SoloOpponent, opponent_of
from royaume.games.viscounts.solo.schemes import SCHEMES
from royaume.games.viscounts.solo.sources import BONUS, GOOD, SLOT, SPACE, source
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.verbs import spend_goods
from royaume.games.viscounts.vocabulary import CRIMINAL, FIRST_RESOURCE, GOODS, ICONS, LINE, RIBBONS, SLOTS_OF_TYPE
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit, zeros

NO_ICONS: Final = zeros(ICONS)


def means(t: ViscountsTable, seat: i64, action: i64) -> i64:
    """Icons and resources together that could pay for an action."""
    p = t.players[seat]
    goods = resources(p) if opponent_of(t).board().pooled else p.goods[action]
    return icons_for(p, action, NO_CARD) + goods


def fund(t: ViscountsTable, seat: i64, action: i64, needed: i64) -> None:
    """Pay for an action that takes so many icons; its board shows what did."""
    p, kept = t.players[seat], opponent_of(t)
    funding = Funding(p, action, NO_CARD, needed)
    paid = sources_of(kept, p, action)[: funding.own] + sources_of(kept, p, CRIMINAL)[: funding.criminals]
    t.tell(ACTION_FUNDED, seat, needed, funding.own, funding.criminals)
    paid += spend(t, seat, action, funding.due)
    kept.paid_for = action
    kept.paid_with = tuple(paid)


def spend(t: ViscountsTable, seat: i64, action: i64, due: i64) -> list[int]:
    """The action's own resource first; only where all are pooled there is need of others."""
    p, paid = t.players[seat], [0] * 0
    for good in [action] + [good for good in range(FIRST_RESOURCE, GOODS) if good != action]:
        n = min(due, p.goods[good])
        spend_goods(t, seat, good, n)
        paid += [source(GOOD, good, action)] * int(n)
        due -= n
    return paid


def sources_of(kept: SoloOpponent, p: Player, icon: i64) -> list[int]:
    """Each icon of this kind on its board, once: the cards from left to right, slots, Cleric Bonus cards."""
    found: list[int] = []
    for space in range(LINE):
        found += [source(SPACE, space, icon)] * int(icons_on(kept, space)[icon])
    for i in range(SLOTS_OF_TYPE):
        slot = SLOT_OF_ORDER[i]
        if p.slots & bit(slot) != 0 and kept.board().guildhalls[i] == icon:
            found.append(source(SLOT, slot, icon))
    for ribbon in range(RIBBONS):
        if p.bonuses & bit(ribbon) != 0:
            found += [source(BONUS, ribbon, icon)] * int(BONUSES[ribbon].icons[icon])
    return found


def icons_on(kept: SoloOpponent, space: i64) -> vec[i64]:
    """Of the card there, or printed on the empty space."""
    card = kept.line[space]
    return printed_on(kept.board(), space) if card == NO_CARD else SCHEMES[card].icons


def printed_on(board: Board, space: i64) -> vec[i64]:
    if space == MIDDLE:
        return board.middle
    return board.last if space == LAST else NO_ICONS
