"""What everybody is shown, as types: the interface is described, and the browser's types are made, from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from royaume.games.majesty.buildings import BUILDING_IDS, SIDE_LETTERS
from royaume.games.majesty.characters import CHARACTER_IDS

if TYPE_CHECKING:  # to the rules an id is any text of their lists; to who reads it, one of these
    CharacterId = str
    BuildingId = str
    Side = str
else:
    CharacterId = Literal[CHARACTER_IDS]
    BuildingId = Literal[BUILDING_IDS]
    Side = Literal[tuple(SIDE_LETTERS)]


class CardShown(Struct, frozen=True):
    """A character card."""

    number: Annotated[int, Meta(description="tells copies apart")]
    id: str
    tier: int
    characters: list[CharacterId]


class DisplayedShown(CardShown, frozen=True):
    """A card in the display: the meeples on it, and those that it costs."""

    meeples: int
    cost: int


class BuildingShown(Struct, frozen=True):
    """A building, and what its majority is worth."""

    id: BuildingId
    side: Side
    majority: int


class DeckShown(Struct, frozen=True):
    """How many cards are left, and the tier on the back of the top one; 0: there is none."""

    left: int
    tier: int


class RealmShown(Struct, frozen=True):
    """What a player has; a column a building, the newest card last."""

    coins: int
    meeples: int
    spaces: int
    columns: list[list[CardShown]]
    infirmary: list[CardShown]
    score: int


class MajestyView(Struct, frozen=True):
    """Majesty as everybody may know it."""

    turn: int
    turns: int
    active: int
    over: bool
    sides: str
    buildings: list[BuildingShown]
    display: list[DisplayedShown | None]
    deck: DeckShown
    realms: list[RealmShown]
