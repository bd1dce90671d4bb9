"""What is shown of Works of Wonder, as types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS, FAVOUR_IDS, PENALTY_IDS
from royaume.games.architects.expansions.wonders.vocabulary import TOKENS
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.vocabulary import GOOD_IDS, OPEN_PLACES, PLACE_IDS

if TYPE_CHECKING:
    TokenId = str
    ContributionId = str
    PenaltyId = str
    FavourId = str
    WonderId = str
    CourtPlace = str
else:
    TokenId = Literal[GOOD_IDS[:TOKENS]]
    ContributionId = Literal[CARD_IDS]
    PenaltyId = Literal[PENALTY_IDS]
    FavourId = Literal[FAVOUR_IDS]
    WonderId = Literal[WONDER_IDS]
    CourtPlace = Literal[PLACE_IDS[:OPEN_PLACES]]


class GiftShown(Struct, frozen=True):
    """What a contribution brings, and whether it has been made already."""

    token: TokenId
    influence: int
    virtue: int
    rewards: int
    laid: bool


class FavourShown(Struct, frozen=True):
    """What the Princess gives at the next reset."""

    favour: FavourId
    n: int


class CourtShown(Struct, frozen=True):
    """Both open cards: where the figures are, and what the next reset brings to those beside them."""

    consequence: ContributionId
    princess: CourtPlace
    profiteer: CourtPlace
    favours: Annotated[list[FavourShown], Meta(description="one, or a choice of two")]
    penalty: PenaltyId
    winners: Annotated[list[int], Meta(description="seats that would win the favour now")]
    hit: Annotated[list[int], Meta(description="seats that the penalty would befall now")]
    contribution: ContributionId
    gifts: list[GiftShown]
    cards_left: int
    past: list[ContributionId]


class WonderShown(Struct, frozen=True):
    """One of the five, with what it still costs."""

    id: WonderId
    token: TokenId
    amount: Annotated[int, Meta(description="goods that it still costs")]
    tokens: Annotated[int, Meta(description="goods that contributions have spared")]
    influence: int
    taxes: int
    points: int
    owner: int | None
    place: CourtPlace | None


class WondersShown(Struct, frozen=True):
    """The influence of each seat, the court, the wonders, and what the active seat may still do."""

    influence: list[int]
    credit: Annotated[list[int], Meta(description="silver of an exchange that each seat has not spent yet")]
    most_influential: list[int]
    court: CourtShown
    wonders: list[WonderShown]
    contributions: Annotated[int, Meta(description="how many the active seat may still make")]
    influence_due: Annotated[int, Meta(description="what the Profiteer still owes the active seat")]
