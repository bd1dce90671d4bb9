"""Where a card sends the opponent, and what it does there. Both share all but the Guildhall."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.solo.conditions import (
    CATHEDRAL_OPEN,
    ENOUGH_TAXES,
    ENOUGH_VIRTUE,
    HAS_CAPTIVES,
    HAS_DEBT,
    HAS_HELD,
    HAS_PRISONERS,
    PLAN_LEFT,
    TAXES_WORTH_TAKING,
    WORKER_IN_SUPPLY,
    WORKER_ON_BOARD,
    WorkersAt,
    free,
    pair_at,
)
from royaume.games.architects.solo.deeds import (
    AddTaxes,
    AdvanceCathedral,
    CaptureGroup,
    ClearFirstColumn,
    ConstructTopCard,
    GainMarble,
    GainMarbleByPairs,
    GainVirtue,
    JailCaptives,
    LoseVirtue,
    Pass,
    PayOffDebt,
    PlaceWorker,
    RecoverAll,
    ReleasePrisoners,
    RobTaxStand,
    TakeDebt,
    TakeOneBack,
)
from royaume.games.architects.solo.headings import CAPTURE_ORDER, GUARDHOUSE_ORDER, OPPONENTS_TURN, SCHEME_CARDS
from royaume.games.architects.solo.priorities import GROUPS_TO_CAPTURE, OWN_GROUPS, SOMEBODY_TO_CAPTURE
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    MARBLE,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MINES,
    PLACE_IDS,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from royaume.kernel.automatic.conditions import Condition
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf, Repeated

TAX_OF_WORKSHOP: Final = 2
TAX_OF_CAPTURES: Final = 1
TAX_OF_DEBT: Final = 3
SENT_PER_MARBLE: Final = 3


def visit(
    place: i64, *there: Deed[ArchitectsTable], only_if: Condition[ArchitectsTable] | None = None
) -> Entry[ArchitectsTable]:
    """Place a worker, then act."""
    conditions: list[Condition[ArchitectsTable]] = [WORKER_IN_SUPPLY]
    if only_if is not None:
        conditions.append(only_if)
    return Entry(PLACE_IDS[place], SCHEME_CARDS, AllOf(PlaceWorker(place), *there), conditions)


def gather(place: i64) -> Entry[ArchitectsTable]:
    return visit(place, FirstOf(Entry("marble", SCHEME_CARDS, GainMarble(), [pair_at(place)])))


TAKE_BACK: Final[Entry[ArchitectsTable]] = Entry(
    "take_back", OPPONENTS_TURN, TakeOneBack(OWN_GROUPS), [WORKER_ON_BOARD]
)
PASS: Final[Entry[ArchitectsTable]] = Entry("pass", OPPONENTS_TURN, Pass())


def card(*entries: Entry[ArchitectsTable]) -> Deed[ArchitectsTable]:
    """The first of them that is possible; without a worker in its supply it takes one back instead."""
    return FirstOf(*entries, TAKE_BACK, PASS)


AT_SILVERSMITH: Final = gather(SILVERSMITH)
TO_QUARRY: Final[Deed[ArchitectsTable]] = card(gather(QUARRY))
TO_FOREST: Final[Deed[ArchitectsTable]] = card(gather(FOREST))
TO_MINES: Final[Deed[ArchitectsTable]] = card(gather(MINES))
TO_SILVERSMITH: Final[Deed[ArchitectsTable]] = card(AT_SILVERSMITH)
TO_STOREHOUSE: Final[Deed[ArchitectsTable]] = card(
    visit(
        STOREHOUSE,
        FirstOf(
            Entry("marble_by_pairs", SCHEME_CARDS, GainMarbleByPairs(WorkersAt(STOREHOUSE)), [pair_at(STOREHOUSE)]),
            Entry("virtue", SCHEME_CARDS, GainVirtue()),
        ),
    )
)
TO_WORKSHOP: Final[Deed[ArchitectsTable]] = card(visit(WORKSHOP, ClearFirstColumn(), AddTaxes(TAX_OF_WORKSHOP)))
TO_TOWN_CENTRE: Final[Deed[ArchitectsTable]] = card(
    visit(
        TOWN_CENTRE,
        AddTaxes(TAX_OF_CAPTURES),
        Repeated(
            WorkersAt(TOWN_CENTRE),
            FirstOf(Entry("capture", CAPTURE_ORDER, CaptureGroup(GROUPS_TO_CAPTURE), [SOMEBODY_TO_CAPTURE])),
        ),
    )
)
TO_GUARDHOUSE: Final[Deed[ArchitectsTable]] = card(
    visit(
        GUARDHOUSE,
        Repeated(
            WorkersAt(GUARDHOUSE),
            FirstOf(
                Entry("jail", GUARDHOUSE_ORDER, JailCaptives(MARBLE, 1, SENT_PER_MARBLE), [HAS_CAPTIVES]),
                Entry("release", GUARDHOUSE_ORDER, ReleasePrisoners(), [HAS_PRISONERS]),
                Entry("recover", GUARDHOUSE_ORDER, AllOf(RecoverAll(), TakeDebt(), LoseVirtue(1)), [HAS_HELD]),
                Entry("pay_debt", GUARDHOUSE_ORDER, AllOf(AddTaxes(TAX_OF_DEBT), PayOffDebt()), [HAS_DEBT]),
                Entry("virtue", GUARDHOUSE_ORDER, GainVirtue()),
            ),
        ),
    )
)


def at_market(place: i64, deed: Deed[ArchitectsTable]) -> Entry[ArchitectsTable]:
    """Whatever its virtue."""
    return visit(place, deed, LoseVirtue(1), only_if=free(place))


TO_MARKET: Final[Deed[ArchitectsTable]] = card(
    at_market(MARKET_LEFT, GainMarble()),
    at_market(MARKET_MIDDLE, ClearFirstColumn()),
    at_market(MARKET_RIGHT, GainMarble()),
    AT_SILVERSMITH,
)
TO_TAX_STAND: Final[Deed[ArchitectsTable]] = card(
    visit(TAX_STAND, RobTaxStand(MARBLE, TAXES_WORTH_TAKING), LoseVirtue(2), only_if=ENOUGH_TAXES), AT_SILVERSMITH
)

CONSTRUCT: Final[Entry[ArchitectsTable]] = Entry("construct", SCHEME_CARDS, ConstructTopCard(), [PLAN_LEFT])
CATHEDRAL: Final[Entry[ArchitectsTable]] = Entry(
    "cathedral", SCHEME_CARDS, AdvanceCathedral(), [ENOUGH_VIRTUE, CATHEDRAL_OPEN]
)
TO_CATHEDRAL: Final[Deed[ArchitectsTable]] = card(visit(GUILDHALL, FirstOf(CATHEDRAL, CONSTRUCT)))
TO_GUILDHALL: Final[Deed[ArchitectsTable]] = card(visit(GUILDHALL, FirstOf(CONSTRUCT)))
