"""What a seat is shown, as types: the interface is described, and the browser's types are made, from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from royaume.games.architects.vocabulary import (
    GOOD_IDS,
    GOODS,
    MARKET_LEFT,
    MARKET_RIGHT,
    OPEN_PLACES,
    PLACE_IDS,
    SKILL_IDS,
)

if TYPE_CHECKING:  # to the rules an id is any text of their lists; to who reads it, one of these
    GoodId = str
    ThingId = str
    SkillId = str
    OpenPlaceId = str
    StallId = str
    PlaceId = str
    Phase = str
    CostId = str
else:
    GoodId = Literal[GOOD_IDS[:GOODS]]
    ThingId = Literal[GOOD_IDS]
    SkillId = Literal[SKILL_IDS]
    OpenPlaceId = Literal[PLACE_IDS[:OPEN_PLACES]]
    StallId = Literal[PLACE_IDS[MARKET_LEFT : MARKET_RIGHT + 1]]
    PlaceId = Literal[PLACE_IDS]
    Phase = Literal["characters", "draft", "play"]
    CostId = Literal["gold", "marble", "wood_or_stone"]


class GoodsShown(Struct, frozen=True):
    """So many of each."""

    clay: int
    wood: int
    stone: int
    gold: int
    marble: int
    silver: int


class PlacesShown(Struct, frozen=True):
    """The workers of each seat."""

    quarry: list[int]
    forest: list[int]
    mines: list[int]
    silversmith: list[int]
    kings_storehouse: list[int]
    workshop: list[int]
    town_centre: list[int]
    tax_stand: list[int]
    guardhouse: list[int]


class MarketShown(Struct, frozen=True):
    """The Black Market: whose worker stands on each space, and what lies there."""

    spaces: list[int | None]
    prices: Annotated[list[int], Meta(description="the silver that each space costs who looks")]
    virtue: Annotated[int, Meta(description="the virtue that any space costs who looks")]
    plans: Annotated[int, Meta(description="building cards that the middle space shows, one of which is kept")]
    small: dict[GoodId, int]
    large: dict[GoodId, int]
    small_card: str | None
    large_card: str | None
    small_left: int
    large_left: int


class HirelingShown(Struct, frozen=True):
    """An apprentice at the Workshop and the coins on the card."""

    apprentice: str
    coins: int
    price: Annotated[int | None, Meta(description="the silver that hiring it at the Workshop costs who looks")]


class WorkshopShown(Struct, frozen=True):
    """The apprentices that may be hired, and how many are left in the pile."""

    rows: list[list[HirelingShown | None]]
    left: int


class GuildhallShown(Struct, frozen=True):
    """Whose workers lie there, in order; those that came after the last space lie beside it."""

    columns: int
    rows: int
    spaces: int
    workers: list[int]
    beside: list[int]
    resets: Annotated[list[int], Meta(description="spaces, counted from 1, that reset the Black Market")]


class LevelShown(Struct, frozen=True):
    """A level of the Cathedral and who stands there."""

    level: int
    points: int
    spaces: int
    cost: dict[CostId, int]
    seats: list[int]


class VirtueShown(Struct, frozen=True):
    """A space of the Virtue track: its points, and the tax that is evaded there."""

    points: int
    tax: int


class BansShown(Struct, frozen=True):
    """From which virtue on the Black Market is closed and the Cathedral open."""

    black_market_from: int
    cathedral_from: int


class LackShown(Struct, frozen=True):
    """What somebody lacks to construct a building."""

    goods: dict[GoodId, int]
    skills: list[SkillId]


class PlayerShown(Struct, frozen=True):
    """A player's board; what is held in secret is `null` to the others."""

    character: str | None
    goods: GoodsShown
    virtue: int
    debts: int
    paid_debts: int
    level: int
    supply: int
    prison: int
    captives: list[int]
    apprentices: list[str]
    apprentice_limit: int
    buildings: list[str]
    hand: list[str] | None
    hand_size: int
    pack: list[str] | None
    lacking: Annotated[
        dict[str, LackShown] | None, Meta(description="for buildings in hand and pack that cannot be constructed yet")
    ]
    drafted: bool
    score: int
    automatic: bool


class QuietShown(Struct, frozen=True):
    """Rounds in a row in which no worker came to the Guildhall; after `most` the game ends (house rule)."""

    rounds: int
    most: int


class BaseView(Struct, frozen=True, kw_only=True):
    """What lies on the table. A solo opponent and expansions add parts: see the whole view."""

    turn: int
    active: int
    over: bool
    first: int | None
    phase: Phase
    final_turns: int | None
    quiet: Annotated[QuietShown | None, Meta(description="told once there have been many")]
    solo: Struct | None = None
    places: PlacesShown
    prison: list[int]
    taxes: int
    market: MarketShown
    workshop: WorkshopShown
    plans_left: int
    rewards_left: int
    guildhall: GuildhallShown
    cathedral: list[LevelShown]
    virtue: list[VirtueShown]
    bans: BansShown
    players: list[PlayerShown]
