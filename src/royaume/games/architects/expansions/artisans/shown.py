"""What is shown of Age of Artisans, as types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from royaume.games.architects.vocabulary import PLACE_IDS

if TYPE_CHECKING:
    Whereabouts = str
    ArtisansPhase = str
else:
    Whereabouts = Literal[("supply", "held", *PLACE_IDS)]
    ArtisansPhase = Literal["starters", "starting_tool"]


class ArtisanShown(Struct, frozen=True):
    """Where somebody's Artisan is; `holder` is the seat on whose board it is held."""

    where: Whereabouts
    holder: int | None


class CraftsmanShown(Struct, frozen=True):
    """What the expansion adds to a player's board: craft cards by the card under which they lie."""

    artisan: Annotated[ArtisanShown | None, Meta(description="a solo opponent has none")]
    tools: Annotated[dict[str, str], Meta(description="by apprentice")]
    adornments: Annotated[dict[str, str], Meta(description="by building")]
    taken: Annotated[list[str], Meta(description="adornments that lie under no building")]
    used: Annotated[list[str], Meta(description="craft cards whose tool was used this turn")]


class ArtisansShown(Struct, frozen=True):
    """The craft cards, the Guildhall's tile, and what each player has."""

    craft_row: list[str | None]
    crafts_left: int
    adornment_cost: Annotated[int | None, Meta(description="the silver that an adornment costs who looks")]
    stacked: Annotated[list[int], Meta(description="spaces of the Guildhall, from 1, with a second worker")]
    refreshes: Annotated[list[int], Meta(description="spaces of the Guildhall, from 1, that refresh the apprentices")]
    refresh_due: bool
    removed: list[str]
    grace: Annotated[bool, Meta(description="the active seat may still ignore the loss of 1 virtue")]
    players: list[CraftsmanShown]
