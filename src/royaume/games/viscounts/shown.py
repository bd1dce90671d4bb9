"""What a seat is shown, as types: the interface is described, and the browser's types are made, from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from royaume.games.viscounts.cards.player_cards import PLAYER_CARD_IDS
from royaume.games.viscounts.cards.townsfolk import HELP_IDS, TIMING_IDS
from royaume.games.viscounts.effects import OP_IDS
from royaume.games.viscounts.solo.shown import OpponentBoardShown
from royaume.games.viscounts.vocabulary import (
    BUILDING_IDS,
    ICON_IDS,
    RIBBON_IDS,
    SECTION_IDS,
    SEGMENT_IDS,
    SITE_IDS,
    SPACE_IDS,
)

PHASE_IDS = ("beginning", "cards", "movement", "action", "recruit", "collision", "draw", "opponent", "over")

if TYPE_CHECKING:  # to the rules an id is any text of their lists; to who reads it, one of these
    IconId = str
    RibbonId = str
    BuildingTypeId = str
    SegmentId = str
    SpaceId = str
    SiteId = str
    SectionId = str
    OpId = str
    TimingId = str
    HelpId = str
    PhaseId = str
    PlayerCardId = str
    SideId = str
else:
    IconId = Literal[ICON_IDS]
    RibbonId = Literal[RIBBON_IDS]
    BuildingTypeId = Literal[BUILDING_IDS]
    SegmentId = Literal[SEGMENT_IDS]
    SpaceId = Literal[SPACE_IDS]
    SiteId = Literal[SITE_IDS]
    SectionId = Literal[SECTION_IDS]
    OpId = Literal[OP_IDS]
    TimingId = Literal[TIMING_IDS]
    HelpId = Literal[HELP_IDS]
    PhaseId = Literal[PHASE_IDS]
    PlayerCardId = Literal[PLAYER_CARD_IDS]
    SideId = Literal["left", "right"]


class StepShown(Struct, frozen=True):
    """One step of an effect."""

    op: OpId
    n: int


Ways = list[list[StepShown]]


class PersonShown(Struct, frozen=True):
    """A card of the Townsfolk, a starter or a Hero; `printed` on the board, it cannot be hired."""

    number: Annotated[int, Meta(description="tells copies apart")]
    id: str
    value: int
    icons: list[IconId]
    timing: TimingId
    ways: Annotated[Ways, Meta(description="of its ability; of several ways one is chosen")]
    helps: HelpId
    on_hire: Annotated[Ways, Meta(description="also when it is dismissed")]
    hero: bool
    printed: bool


class ManuscriptShown(Struct, frozen=True):
    """A tile; `per` and `counted` where it scores at the end: 1 point for so many of something."""

    id: str
    ribbon: RibbonId
    cost: int
    ways: Ways
    per: int
    counted: str
    points: Annotated[int, Meta(description="what it would pay now to its owner")]


class SiteShown(Struct, frozen=True):
    """A spot, what it gives, and the link to the next spot clockwise, if there is one."""

    id: SiteId
    side: SideId
    gain: Ways
    link: Ways
    owner: int | None
    building: BuildingTypeId | None


class TradeShown(Struct, frozen=True):
    """The exchange of an outer space."""

    icons: int
    gain: StepShown


class SegmentShown(Struct, frozen=True):
    """One of five, in the order in which they lie; `facing` is the section of the castle that it faces."""

    id: SegmentId
    facing: SectionId
    trades: Annotated[list[TradeShown], Meta(description="of the left and the right space")]
    townsfolk: Annotated[PersonShown, Meta(description="the open card, or the printed one where the pile is used up")]
    townsfolk_left: int
    manuscript: ManuscriptShown | None
    printed_manuscript: Ways
    manuscripts_left: int
    sites: list[SiteShown]


class SectionShown(Struct, frozen=True):
    """Workers by seat on tier 1 and tier 2 of a section."""

    id: SectionId
    gain: Ways
    outer: list[int]
    inner: list[int]


class CastleShown(Struct, frozen=True):
    """Sections clockwise; `top` are workers by seat on tier 3."""

    sections: list[SectionShown]
    top: list[int]
    leader: int | None


class SuppliesShown(Struct, frozen=True):
    """Silver, and the three resources."""

    silver: int
    stone: int
    gold: int
    ink: int


class IconsShown(Struct, frozen=True):
    """How many of each are on a board now."""

    merchant: int
    builder: int
    noble: int
    cleric: int
    criminal: int


class OwnCardsShown(Struct, frozen=True):
    """Own cards: the hand and what the pile holds (not in its order) are shown to their owner only."""

    hand: list[PersonShown] | None
    hand_count: int
    pile: Annotated[list[str] | None, Meta(description="sorted, not in order")]
    pile_count: int
    discarded: Annotated[list[PersonShown], Meta(description="the newest last")]
    unseen: Annotated[list[str], Meta(description="hand and pile together, as everybody can work out")]


class ViscountShown(Struct, frozen=True):
    """What a player has."""

    automatic: bool
    space: SpaceId | None
    goods: SuppliesShown
    line: list[PersonShown | None]
    icons: IconsShown
    deck: OwnCardsShown
    hand_limit: int
    slots: Annotated[list[bool], Meta(description="which of the nine were left by their building")]
    built: list[int]
    corruption: int
    virtue: int
    supply: int
    debts: int
    paid: int
    deeds: int
    approved: int
    manuscripts: list[ManuscriptShown]
    bonuses: list[RibbonId]
    score: int


class PairShown(Struct, frozen=True):
    """A Player Card to choose, with its Hero."""

    id: PlayerCardId
    number: int
    space: SpaceId
    goods: SuppliesShown
    any_resource: int
    debts: int
    deeds: int
    extra: Ways
    hero: PersonShown


class EndShown(Struct, frozen=True):
    """Poverty or Prosperity: the cards that still lie on it, of how many, and whether it was revealed."""

    left: int
    of: int
    revealed: bool


class MeetingShown(Struct, frozen=True):
    """A space of the track: what the active player gains in a collision there, and others on a condition."""

    active: Ways
    condition: Literal["always", "with_criminals", "without_criminals"]
    others: Ways


class ViscountsView(Struct, frozen=True):
    """Viscounts as one seat may know it."""

    turn: int
    round: int
    last_round: int | None
    active: int
    first: int
    over: bool
    phase: PhaseId
    played: PersonShown | None
    ring: list[SegmentShown]
    castle: CastleShown
    players: list[ViscountShown]
    pairs: list[PairShown]
    track: Annotated[list[MeetingShown], Meta(description="spaces 1 to 7")]
    poverty: EndShown
    prosperity: EndShown
    bonuses_left: list[RibbonId]
    opponent: OpponentBoardShown | None
