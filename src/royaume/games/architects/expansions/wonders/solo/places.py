"""What an opponent does at the places that its cards name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.solo import headings
from royaume.games.architects.expansions.wonders.solo.captures import captures
from royaume.games.architects.expansions.wonders.solo.conditions import FUTURE_LEFT, Strength, pair_at
from royaume.games.architects.expansions.wonders.solo.deeds import (
    AdvanceCathedral,
    BuildWonder,
    Contribute,
    Gain,
    LoseVirtueAtMarket,
    PlaceAtPrincess,
    RemoveApprentices,
)
from royaume.games.architects.expansions.wonders.solo.ornaments import StackWorker, TakeOrnament
from royaume.games.architects.expansions.wonders.solo.priorities import WONDER_AFFORDABLE
from royaume.games.architects.solo.conditions import (
    CATHEDRAL_OPEN,
    HAS_CAPTIVES,
    HAS_DEBT,
    HAS_HELD,
    HAS_PRISONERS,
    free,
)
from royaume.games.architects.solo.deeds import (
    AddTaxes,
    GainMarbleByPairs,
    GainVirtue,
    JailCaptives,
    LoseVirtue,
    PayOffDebt,
    PlaceWorker,
    RecoverAll,
    ReleasePrisoners,
    RobTaxStand,
)
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import JAILED_FOR
from royaume.games.architects.vocabulary import (
    GUARDHOUSE,
    GUILDHALL,
    MARBLE,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MINES,
    PLACE_IDS,
    SILVER,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf, GainFuture, Repeated

TAX_OF_WORKSHOP: Final = 2
TAX_OF_RECOVERY: Final = 2
TAX_OF_DEBT: Final = 3
VIRTUE_OF_THEFT: Final = 2
MARBLE_AT_GUILDHALL: Final = 4

FUTURE_SCHEME: Final[Deed[ArchitectsTable]] = FirstOf(
    Entry("future_scheme", headings.ICONS, GainFuture(), [FUTURE_LEFT]),
    Entry("silver", headings.TRACK, Gain(SILVER, 1)),
)

AT_SILVERSMITH: Final[Deed[ArchitectsTable]] = AllOf(PlaceWorker(SILVERSMITH), Gain(SILVER, 1, Strength(SILVERSMITH)))
AT_MINES: Final[Deed[ArchitectsTable]] = AllOf(PlaceWorker(MINES), Gain(MARBLE, 1), Gain(SILVER, 0, Strength(MINES)))
AT_STOREHOUSE: Final[Deed[ArchitectsTable]] = AllOf(
    PlaceWorker(STOREHOUSE),
    FirstOf(
        Entry("marble_by_pairs", headings.SCHEMES, GainMarbleByPairs(Strength(STOREHOUSE)), [pair_at(STOREHOUSE)]),
        Entry("virtue", headings.SCHEMES, GainVirtue()),
    ),
)
AT_WORKSHOP: Final[Deed[ArchitectsTable]] = AllOf(
    PlaceWorker(WORKSHOP), RemoveApprentices(), AddTaxes(TAX_OF_WORKSHOP), FUTURE_SCHEME
)
AT_TOWN_CENTRE: Final[Deed[ArchitectsTable]] = AllOf(PlaceWorker(TOWN_CENTRE), FirstOf(captures(Strength(TOWN_CENTRE))))
AT_TAX_STAND: Final[Deed[ArchitectsTable]] = AllOf(
    PlaceWorker(TAX_STAND), RobTaxStand(SILVER, 1), LoseVirtue(VIRTUE_OF_THEFT)
)
AT_PRINCESS: Final[Deed[ArchitectsTable]] = AllOf(PlaceAtPrincess(), Contribute())

# the three at the top cannot be repeated: nothing is left for them
AT_GUARDHOUSE: Final[Deed[ArchitectsTable]] = AllOf(
    PlaceWorker(GUARDHOUSE),
    Repeated(
        Strength(GUARDHOUSE),
        FirstOf(
            Entry("release", headings.CAPTURES, ReleasePrisoners(), [HAS_PRISONERS]),
            Entry("jail", headings.CAPTURES, JailCaptives(SILVER, JAILED_FOR, 1), [HAS_CAPTIVES]),
            Entry("recover", headings.CAPTURES, AllOf(RecoverAll(), AddTaxes(TAX_OF_RECOVERY)), [HAS_HELD]),
            Entry("pay_debt", headings.CAPTURES, AllOf(AddTaxes(TAX_OF_DEBT), PayOffDebt()), [HAS_DEBT]),
            Entry("future_schemes", headings.CAPTURES, FUTURE_SCHEME),
        ),
    ),
)


def at_market(space: i64, *there: Deed[ArchitectsTable]) -> Entry[ArchitectsTable]:
    deed = AllOf(PlaceWorker(space), LoseVirtueAtMarket(), *there)
    return Entry(PLACE_IDS[space], headings.SCHEMES, deed, [free(space)])


AT_MARKET: Final[Deed[ArchitectsTable]] = FirstOf(
    at_market(MARKET_RIGHT, Gain(MARBLE, 3)),
    at_market(MARKET_LEFT, Gain(MARBLE, 2)),
    at_market(MARKET_MIDDLE, Gain(SILVER, 2), RemoveApprentices(), FUTURE_SCHEME),
)

CATHEDRAL: Final[Deed[ArchitectsTable]] = AdvanceCathedral()
AT_GUILDHALL: Final[Deed[ArchitectsTable]] = AllOf(
    PlaceWorker(GUILDHALL),
    FirstOf(
        Entry("build_wonder", headings.WONDERS, BuildWonder(), [WONDER_AFFORDABLE]),
        Entry("cathedral", headings.WONDERS, CATHEDRAL, [CATHEDRAL_OPEN]),
        Entry("four_marble", headings.WONDERS, Gain(MARBLE, MARBLE_AT_GUILDHALL)),
    ),
)
AT_CATHEDRAL: Final[Deed[ArchitectsTable]] = AllOf(PlaceWorker(GUILDHALL), CATHEDRAL)
STACKED: Final[Deed[ArchitectsTable]] = AllOf(StackWorker(), TakeOrnament())
