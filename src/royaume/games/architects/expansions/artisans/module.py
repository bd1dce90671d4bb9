"""Age of Artisans as a module: what it answers, hears and replaces."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.events import (
    APPRENTICE_DISCARDED,
    CAPTIVES_JAILED,
    MARKET_RESET,
    TABLE_SET,
    TURN_ENDED,
    WORKER_PLACED,
    WORKER_TAKEN_BACK,
    WORKER_WON_BACK,
    WORKERS_CAPTURED,
    WORKERS_JAILED,
    WORKERS_RECOVERED,
    WORKERS_RELEASED,
)
from royaume.games.architects.expansions.artisans.acting import ActingWithTools, AdvancingWithTools, PlacingWithTools
from royaume.games.architects.expansions.artisans.artisan import (
    Captured,
    CaughtAtMarket,
    CountingForMore,
    EndingGrace,
    OrdinaryWorkers,
    Recovered,
    Released,
    SentToPrison,
    TakenBack,
)
from royaume.games.architects.expansions.artisans.crafting import CraftingAtMarket, CraftingBuildings
from royaume.games.architects.expansions.artisans.discount import OfferingDiscount, Rebate
from royaume.games.architects.expansions.artisans.dismissal import LeavingTool
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.guildhall import TurnEnds, WorkerLaidDown
from royaume.games.architects.expansions.artisans.owned import (
    AdornmentsOwned,
    EvadingTax,
    MoreSkills,
    MoreSymbols,
    ToolsOwned,
)
from royaume.games.architects.expansions.artisans.reset import ReactingWithTools
from royaume.games.architects.expansions.artisans.sparing import KeepingThePrice, SparingVirtue
from royaume.games.architects.expansions.artisans.starting import HiringFirst, LayingOut
from royaume.games.architects.expansions.artisans.whereabouts import NOWHERE
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    ACTING,
    ADORNMENTS_OWNED,
    DEALING,
    LABOURERS,
    LOSING_VIRTUE,
    MARKET_CHOICE,
    OTHER_WORKS,
    PAYING,
    PLACING,
    REACTING,
    REBATE,
    SKILL_SYMBOLS,
    SKILLS,
    STRENGTH,
    TAKING_DEBTS,
    TAKING_EFFECT,
    TAX,
    TOOLS_OWNED,
)
from royaume.kernel.event import TURN_STARTED
from royaume.kernel.module import Listener, Module


@final
class TurnBegins(Listener[ArchitectsTable]):
    """What was used, placed and owed in the last turn is forgotten."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        g = guild(t)
        g.used = 0
        g.placed_at = NOWHERE
        g.savings = 0
        g.fresh = False
        g.grace = False
        g.discounted = False
        g.discount_due = False
        g.evading = False
        g.capture_owed = False


ARTISANS_MODULE: Final = Module(
    "artisans",
    answers={
        STRENGTH: CountingForMore(),
        LABOURERS: OrdinaryWorkers(),
        REBATE: Rebate(),
        TAX: EvadingTax(),
        SKILLS: MoreSkills(),
        SKILL_SYMBOLS: MoreSymbols(),
        TOOLS_OWNED: ToolsOwned(),
        ADORNMENTS_OWNED: AdornmentsOwned(),
        OTHER_WORKS: AdvancingWithTools(),
    },
    listeners={
        TABLE_SET: LayingOut(),
        TURN_STARTED: TurnBegins(),
        TURN_ENDED: TurnEnds(),
        WORKER_PLACED: WorkerLaidDown(),
        APPRENTICE_DISCARDED: LeavingTool(),
        MARKET_RESET: EndingGrace(),
        WORKERS_CAPTURED: Captured(),
        CAPTIVES_JAILED: SentToPrison(),
        WORKERS_JAILED: CaughtAtMarket(),
        WORKER_TAKEN_BACK: TakenBack(),
        WORKER_WON_BACK: Recovered(),
        WORKERS_RELEASED: Released(),
        WORKERS_RECOVERED: Recovered(),
    },
    replacements={
        DEALING: HiringFirst(),
        PLACING: PlacingWithTools(),
        ACTING: ActingWithTools(),
        MARKET_CHOICE: CraftingAtMarket(),
        PAYING: OfferingDiscount(),
        LOSING_VIRTUE: SparingVirtue(),
        TAKING_DEBTS: KeepingThePrice(),
        TAKING_EFFECT: CraftingBuildings(),
        REACTING: ReactingWithTools(),
    },
)
