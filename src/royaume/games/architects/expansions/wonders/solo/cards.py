"""The 24 Scheme cards: nine to start with, fifteen that may join them, two of those only with Age of Artisans."""

from __future__ import annotations

from typing import Final, final

from royaume.games.architects.expansions.wonders.solo import headings
from royaume.games.architects.expansions.wonders.solo.conditions import (
    CAN_BUILD,
    GROUP_3,
    GROUP_4,
    INFLUENCE_5,
    LOW_VIRTUE,
    NO_FUTURE,
    OWN_PRISON_2,
    PRINCESS_LEAD,
    TAXES_4,
    TAXES_8,
)
from royaume.games.architects.expansions.wonders.solo.ornaments import CAN_STACK, CRAFT_LEFT
from royaume.games.architects.expansions.wonders.solo.places import (
    AT_CATHEDRAL,
    AT_GUARDHOUSE,
    AT_GUILDHALL,
    AT_MARKET,
    AT_MINES,
    AT_PRINCESS,
    AT_SILVERSMITH,
    AT_STOREHOUSE,
    AT_TAX_STAND,
    AT_TOWN_CENTRE,
    AT_WORKSHOP,
    FUTURE_SCHEME,
    STACKED,
)
from royaume.games.architects.expansions.wonders.solo.specialisations import Specialise
from royaume.games.architects.solo.conditions import CATHEDRAL_OPEN, HAS_CAPTIVES
from royaume.games.architects.solo.schemes import SCHEME_IDS as HOUSE_SCHEME_IDS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    GUARDHOUSE,
    GUILDHALL,
    MINES,
    PLACE_IDS,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from royaume.kernel.automatic.conditions import Condition
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf, NextCard

SEED: Final = "seed"
HOUSE: Final = "reconstructed"

NEXT_SCHEME: Final[Entry[ArchitectsTable]] = Entry("next_scheme", headings.SCHEMES, NextCard())


@final
class SchemeCard:
    """Where the opponent goes: the first entry that is possible; without any, the next card."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        *places: Entry[ArchitectsTable],
        source: str = HOUSE,
        artisans: bool = False,
    ) -> None:
        self.id: Final = id
        self.deed: Final[Deed[ArchitectsTable]] = FirstOf(*places, NEXT_SCHEME)
        self.source: Final = source
        self.artisans: Final = artisans  # only with that expansion


def at(id: str, deed: Deed[ArchitectsTable], *only_if: Condition[ArchitectsTable]) -> Entry[ArchitectsTable]:  # noqa: A002
    return Entry(id, headings.SCHEMES, deed, list(only_if))


def future_too(id: str, deed: Deed[ArchitectsTable], *only_if: Condition[ArchitectsTable]) -> Entry[ArchitectsTable]:  # noqa: A002
    """A future Scheme card is gained after it."""
    return at(id, AllOf(deed, FUTURE_SCHEME), *only_if)


SPECIALISE: Final = at("specialisation", Specialise())
TO_PRINCESS: Final = at("princess", AT_PRINCESS)
TO_MARKET: Final = at("black_market", AT_MARKET)
TO_MINES: Final = at(PLACE_IDS[MINES], AT_MINES)
TO_SILVERSMITH: Final = at(PLACE_IDS[SILVERSMITH], AT_SILVERSMITH)
TO_WORKSHOP: Final = at(PLACE_IDS[WORKSHOP], AT_WORKSHOP)
BUILD: Final = at(PLACE_IDS[GUILDHALL], AT_GUILDHALL, CAN_BUILD)
FOR_VIRTUE: Final = at("guildhall_cathedral", AT_CATHEDRAL, CATHEDRAL_OPEN, LOW_VIRTUE)
WHEN_LATE: Final = at("guildhall_cathedral", AT_CATHEDRAL, CATHEDRAL_OPEN, NO_FUTURE)
FOR_INFLUENCE: Final = at("princess", AT_PRINCESS, INFLUENCE_5)
ON_A_WORKER: Final = at("guildhall_stack", STACKED, CAN_STACK, CRAFT_LEFT)

STARTING: Final = [
    SchemeCard("st_guildhall", at(PLACE_IDS[GUILDHALL], AT_GUILDHALL), source=SEED),
    SchemeCard("st_prison_check", at(PLACE_IDS[GUARDHOUSE], AT_GUARDHOUSE, OWN_PRISON_2), TO_MARKET),
    SchemeCard("st_specialisation", SPECIALISE),
    SchemeCard("st_cathedral", FOR_VIRTUE, SPECIALISE),
    SchemeCard("st_princess", TO_PRINCESS),
    SchemeCard("st_influence", FOR_INFLUENCE, future_too(PLACE_IDS[STOREHOUSE], AT_STOREHOUSE)),
    SchemeCard(
        "st_capture", future_too(PLACE_IDS[TOWN_CENTRE], AT_TOWN_CENTRE, GROUP_3), future_too("princess", AT_PRINCESS)
    ),
    SchemeCard(
        "st_taxes", future_too(PLACE_IDS[TAX_STAND], AT_TAX_STAND, TAXES_8), future_too(PLACE_IDS[MINES], AT_MINES)
    ),
    SchemeCard("st_workshop", TO_WORKSHOP),
]
FUTURE: Final = [
    SchemeCard("fu_build_1", BUILD, TO_PRINCESS),
    SchemeCard("fu_build_2", BUILD, SPECIALISE),
    SchemeCard("fu_build_3", BUILD, TO_MINES),
    SchemeCard("fu_cathedral_virtue_1", FOR_VIRTUE, TO_SILVERSMITH),
    SchemeCard("fu_cathedral_virtue_2", FOR_VIRTUE, TO_MARKET),
    SchemeCard("fu_cathedral_late_1", WHEN_LATE, TO_WORKSHOP),
    SchemeCard("fu_cathedral_late_2", WHEN_LATE, at(PLACE_IDS[GUARDHOUSE], AT_GUARDHOUSE)),
    SchemeCard("fu_influence", FOR_INFLUENCE, SPECIALISE),
    SchemeCard(
        "fu_captives",
        at(PLACE_IDS[GUARDHOUSE], AT_GUARDHOUSE, HAS_CAPTIVES),
        at(PLACE_IDS[STOREHOUSE], AT_STOREHOUSE),
    ),
    SchemeCard("fu_capture_3", at(PLACE_IDS[TOWN_CENTRE], AT_TOWN_CENTRE, GROUP_3), SPECIALISE),
    SchemeCard("fu_capture_4", at(PLACE_IDS[TOWN_CENTRE], AT_TOWN_CENTRE, GROUP_4), TO_SILVERSMITH),
    SchemeCard("fu_taxes", at(PLACE_IDS[TAX_STAND], AT_TAX_STAND, TAXES_4), TO_MINES),
    SchemeCard("fu_princess_lead", at("black_market", AT_MARKET, PRINCESS_LEAD), TO_PRINCESS),
    SchemeCard("fu_ornament_1", ON_A_WORKER, TO_PRINCESS, artisans=True),
    SchemeCard("fu_ornament_2", ON_A_WORKER, artisans=True),
]
# their numbers among all Scheme cards of the title follow those of the house
FIRST_SCHEME: Final = len(HOUSE_SCHEME_IDS)
CARDS: Final = STARTING + FUTURE
ALL_SCHEME_IDS: Final = HOUSE_SCHEME_IDS + tuple([card.id for card in CARDS])


def starting_cards() -> tuple[int, ...]:
    return tuple(range(FIRST_SCHEME, FIRST_SCHEME + len(STARTING)))


def future_cards(artisans: bool) -> tuple[int, ...]:
    first = FIRST_SCHEME + len(STARTING)
    return tuple([first + i for i in range(len(FUTURE)) if artisans or not FUTURE[i].artisans])


def deck(artisans: bool) -> tuple[int, ...]:
    return starting_cards() + future_cards(artisans)
