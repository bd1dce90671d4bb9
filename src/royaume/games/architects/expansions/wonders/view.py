"""What everybody may see of the expansion: all of it but the order of the pile of contributions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.contribution_cards import (
    CARD_IDS,
    CARDS,
    FAVOUR_IDS,
    FAVOURS,
    PENALTY_IDS,
)
from royaume.games.architects.expansions.wonders.shown import (
    CourtShown,
    FavourShown,
    GiftShown,
    WonderShown,
    WondersShown,
)
from royaume.games.architects.expansions.wonders.vocabulary import TOKENS, WONDERS
from royaume.games.architects.expansions.wonders.wonder_cards import POINTS, WONDER_CARDS, WONDER_IDS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GOOD_IDS, NO_SEAT, OPEN_PLACES, PLACE_IDS
from royaume.kernel.ints import as_list

if TYPE_CHECKING:
    from royaume.games.architects.expansions.wonders.kept import WondersKept


def shown_wonders(t: ArchitectsTable, kept: WondersKept) -> WondersShown:
    return WondersShown(
        influence=as_list(kept.influence),
        credit=as_list(kept.credit),
        most_influential=kept.most_influential(t),
        court=shown_court(t, kept),
        wonders=[shown_wonder(kept, wonder) for wonder in range(WONDERS)],
        contributions=int(kept.contributions),
        influence_due=int(kept.influence_due),
    )


def phase_of(t: ArchitectsTable) -> str:
    return "starters" if t.top().asks(t).key == "hiring_starter" else ""


def shown_court(t: ArchitectsTable, kept: WondersKept) -> CourtShown:
    card = kept.card()
    return CourtShown(
        consequence=card.id,
        princess=PLACE_IDS[card.princess],
        profiteer=PLACE_IDS[card.profiteer],
        favours=[FavourShown(FAVOUR_IDS[FAVOURS.index(thing)], n) for thing, n in card.favours],
        penalty=PENALTY_IDS[card.penalty],
        winners=leaders_at(t, card.princess),
        hit=[int(seat) for seat in range(t.seats) if t.players[seat].at[card.profiteer] > 0],
        contribution=CARD_IDS[kept.contribution],
        gifts=shown_gifts(kept),
        cards_left=int(kept.pile.left()),
        past=[CARD_IDS[over] for over in kept.past],
    )


def leaders_at(t: ArchitectsTable, place: i64) -> list[int]:
    most = max([int(p.at[place]) for p in t.players])
    return [int(seat) for seat in range(t.seats) if most > 0 and t.players[seat].at[place] == most]


def shown_gifts(kept: WondersKept) -> list[GiftShown]:
    gifts = CARDS[kept.contribution].gifts
    return [
        GiftShown(
            token=GOOD_IDS[good],
            influence=int(gifts[good].influence),
            virtue=int(gifts[good].virtue),
            rewards=int(gifts[good].rewards),
            laid=(int(kept.tokens) >> good) & 1 == 1,
        )
        for good in range(TOKENS)
    ]


def shown_wonder(kept: WondersKept, wonder: int) -> WonderShown:
    card = WONDER_CARDS[wonder]
    owner = int(kept.owner[wonder])
    places = [place for place in range(OPEN_PLACES) if kept.wonder_at[place] == wonder]
    return WonderShown(
        id=WONDER_IDS[wonder],
        token=GOOD_IDS[card.good],
        amount=max(0, int(card.amount - kept.on_wonder[wonder])),
        tokens=int(kept.on_wonder[wonder]),
        influence=int(card.influence),
        taxes=int(card.taxes),
        points=POINTS,
        owner=None if owner == NO_SEAT else owner,
        place=PLACE_IDS[places[0]] if places else None,
    )
