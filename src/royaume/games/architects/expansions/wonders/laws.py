"""What is always true of influence, the court and the wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS
from royaume.games.architects.expansions.wonders.vocabulary import (
    ALL_TOKENS,
    CONTRIBUTING,
    MOST_INFLUENCE,
    NOWHERE,
    TAKING_INFLUENCE,
    WONDER_PLACES,
    WONDERS,
)
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import NO_SEAT, PLACE_IDS
from royaume.kernel.deck import NO_CARD
from royaume.kernel.spots import Spot, misplaced

if TYPE_CHECKING:
    from royaume.games.architects.expansions.wonders.kept import WondersKept


def court_broken(t: ArchitectsTable, kept: WondersKept) -> str:
    return amounts_broken(kept) or cards_broken(kept) or wonders_broken(t, kept) or turn_broken(t, kept)


def amounts_broken(kept: WondersKept) -> str:
    for seat in range(len(kept.influence)):
        if not 0 <= kept.influence[seat] <= MOST_INFLUENCE:
            n = int(kept.influence[seat])
            return f"the influence of seat {int(seat)} is {n}: it lies between 0 and {MOST_INFLUENCE}"
        if not 0 <= kept.credit[seat] <= 1:
            return (
                f"seat {int(seat)} has {int(kept.credit[seat])} silver left of an exchange, and at most 1 is possible"
            )
    for wonder in range(WONDERS):
        if kept.on_wonder[wonder] < 0:
            return f"{int(kept.on_wonder[wonder])} tokens lie on {WONDER_IDS[wonder]}: nothing is ever negative"
    return "" if 0 <= kept.tokens <= ALL_TOKENS else f"no such tokens: {int(kept.tokens)}"


def cards_broken(kept: WondersKept) -> str:
    spots = [
        Spot("in the pile of contributions", kept.pile.rest()),
        Spot("open", (int(kept.consequence), int(kept.contribution))),
        Spot("among consequences that are over", kept.past),
    ]
    return misplaced(spots, list(range(len(CARD_IDS))), CARD_IDS)


def wonders_broken(t: ArchitectsTable, kept: WondersKept) -> str:
    for wonder in range(WONDERS):
        owner = kept.owner[wonder]
        building = int(kept.first_wonder + wonder)
        owners = [int(seat) for seat in range(t.seats) if building in t.players[seat].built]
        if owners != ([] if owner == NO_SEAT else [int(owner)]):
            return f"{WONDER_IDS[wonder]} was constructed by {owners}, yet its owner is {int(owner)}"
        if owner != NO_SEAT and kept.on_wonder[wonder] != 0:
            return f"tokens lie on {WONDER_IDS[wonder]}, which is constructed"
    return tokens_broken(kept)


def tokens_broken(kept: WondersKept) -> str:
    there = [int(wonder) for wonder in kept.wonder_at if wonder != NO_CARD]
    if len(set(there)) != len(there):
        return "a wonder stands at two places"
    for place in range(len(kept.wonder_at)):
        wonder = kept.wonder_at[place]
        if wonder != NO_CARD and place not in WONDER_PLACES:
            return f"{WONDER_IDS[wonder]} stands at {PLACE_IDS[place]}, where none may"
        if wonder != NO_CARD and kept.owner[wonder] == NO_SEAT:
            return f"{WONDER_IDS[wonder]} stands at {PLACE_IDS[place]}, yet nobody has constructed it"
    return ""


def turn_broken(t: ArchitectsTable, kept: WondersKept) -> str:
    if kept.extra != NOWHERE and kept.wonder_of(t.active, kept.extra) == NO_CARD:
        return "a wonder counts as a worker that is not the active seat's, or not there"
    if kept.contributions > 0 and not t.is_awake(CONTRIBUTING, t.active):
        return "a contribution is open, yet nobody is awake for it"
    if kept.influence_due > 0 and not t.is_awake(TAKING_INFLUENCE, t.active):
        return "the Profiteer owes influence, yet nobody is awake for it"
    return ""
