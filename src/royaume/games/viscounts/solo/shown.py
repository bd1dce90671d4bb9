"""What everybody is shown of a solo opponent's board, as types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from royaume.games.viscounts.solo.boards import BOARD_IDS, FOCUS_IDS
from royaume.games.viscounts.solo.schemes import ROW_WORDS
from royaume.games.viscounts.solo.slots import TRIGGER_IDS
from royaume.games.viscounts.vocabulary import (
    ACTION_IDS,
    BUILDING_IDS,
    FIRST_RESOURCE,
    GOOD_IDS,
    ICON_IDS,
    SLOT_IDS,
)

if TYPE_CHECKING:  # to the rules an id is any text of their lists; to who reads it, one of these
    OpponentId = str
    FocusId = str
    DeedId = str
    HeadId = str
    OpponentSlotId = str
    SlotBuildingId = str
    ResourceId = str
    PaidActionId = str
    TriggerId = str
    SourceKind = str
else:
    OpponentId = Literal[BOARD_IDS]
    FocusId = Literal[FOCUS_IDS]
    DeedId = Literal[ROW_WORDS]
    HeadId = Literal[ICON_IDS]
    OpponentSlotId = Literal[SLOT_IDS]
    SlotBuildingId = Literal[BUILDING_IDS]
    ResourceId = Literal[GOOD_IDS[FIRST_RESOURCE:]]
    PaidActionId = Literal[ACTION_IDS]
    TriggerId = Literal[("icon", *TRIGGER_IDS)]
    SourceKind = Literal["space", "slot", "bonus", "good"]


class DeedShown(Struct, frozen=True):
    """One thing that an opponent is told to do."""

    op: DeedId
    n: int


class SchemeShown(Struct, frozen=True):
    """A Scheme card: the icons of its head only help to pay; then its rows from top to bottom."""

    id: str
    future: bool
    icons: list[HeadId]
    corruption: Annotated[bool, Meta(description="row 1: Corruption for each Criminal icon on the board")]
    gains: Annotated[list[DeedShown], Meta(description="row 2")]
    move: Annotated[int, Meta(description="row 3")]
    options: Annotated[list[list[DeedShown]], Meta(description="row 4: the first that is possible")]


class OpponentSlotShown(Struct, frozen=True):
    """A slot from left to right: an icon, or an ability with what sets it off."""

    slot: OpponentSlotId
    building: SlotBuildingId
    empty: Annotated[bool, Meta(description="whether its building was built: then it works")]
    trigger: TriggerId
    icons: list[HeadId]
    gives: list[DeedShown]


class LimitedShown(Struct, frozen=True):
    """A resource of the order in which an opponent takes them, until it has so many."""

    good: ResourceId
    until: int | None


class SourceShown(Struct, frozen=True):
    """An icon or a resource that paid for an action: of a space 1 to 3 of the line, a slot, a Cleric Bonus, a good."""

    kind: SourceKind
    at: str
    icon: HeadId


class OpponentBoardShown(Struct, frozen=True):
    """Whose board it is, and where its Scheme cards lie: on its board from left to right, discarded, still to come."""

    opponent: OpponentId
    seat: int
    focus: FocusId
    line: list[SchemeShown | None]
    printed: Annotated[list[list[HeadId]], Meta(description="icons of the three spaces, while they are empty")]
    discards: Annotated[list[str], Meta(description="the newest last")]
    schemes_left: int
    in_pile: Annotated[list[str], Meta(description="what the pile is known to hold, in an order that says nothing")]
    future_left: int
    slots: list[OpponentSlotShown]
    takes: Annotated[list[LimitedShown], Meta(description="which resource it takes first")]
    pooled: Annotated[bool, Meta(description="all resources count as one type, and pay for anything")]
    track: Annotated[list[list[DeedShown]], Meta(description="what a collision pays it, spaces 1 to 7")]
    paid_for: Annotated[PaidActionId | None, Meta(description="the last action of its turn that was paid for")]
    paid_with: list[SourceShown]
