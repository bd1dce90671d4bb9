"""Age of Artisans as a module: what it answers, hears, inserts and adds."""

from __future__ import annotations

from typing import Final, final

from royaume.games.architects.events import (
    ABILITY_USED,
    APPRENTICE_DISCARDED,
    CAPTIVES_JAILED,
    EFFECT_DECLINED,
    MARKET_RESET,
    TABLE_SET,
    WORKER_PLACED,
    WORKER_TAKEN_BACK,
    WORKER_WON_BACK,
    WORKERS_CAPTURED,
    WORKERS_JAILED,
    WORKERS_RECOVERED,
    WORKERS_RELEASED,
)
from royaume.games.architects.expansions.artisans.artisan import (
    Captured,
    Caught,
    CountingForMore,
    EffectDeclined,
    NewReset,
    OrdinaryWorkers,
    Recovered,
    Released,
    SentToPrison,
    TakenBack,
)
from royaume.games.architects.expansions.artisans.counsel import ADVISERS
from royaume.games.architects.expansions.artisans.crafting import ADORNMENT, TOOL, CraftingAtMarket, CraftingFree
from royaume.games.architects.expansions.artisans.discount import DISCOUNT
from royaume.games.architects.expansions.artisans.dismissal import LeavingTool
from royaume.games.architects.expansions.artisans.grace import GRACE, EndingGrace
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.laying_down import RefreshingApprentices, WorkerLaidDown
from royaume.games.architects.expansions.artisans.owned import EvadingTax, MoreSkills, MoreSymbols, Owned, Taught
from royaume.games.architects.expansions.artisans.placing import PlacingArtisan
from royaume.games.architects.expansions.artisans.reset import FreeingArtisan, ToolFirst
from royaume.games.architects.expansions.artisans.starting import HiringFirst, LayingOut, StartingTools
from royaume.games.architects.expansions.artisans.using_tools import UsedBesides, UsingTools
from royaume.games.architects.expansions.artisans.vocabulary import (
    ASIDE,
    CRAFTS_ADORNMENT,
    CRAFTS_TOOL,
    FOR_ARTISAN,
    NOTES,
)
from royaume.games.architects.expansions.artisans.whereabouts import NOWHERE
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    COUNTED,
    ENDING_GAME,
    ENDING_TURN,
    LABOURERS,
    MIDDLE_OF_MARKET,
    ORDERING_EFFECTS,
    PLACING,
    SETTING_UP,
    SKILL_SYMBOLS,
    SKILLS,
    STARTING_HIRES,
    STRENGTH,
    TAX,
    TRAINING,
)
from royaume.kernel.ints import bit
from royaume.kernel.module import Module, Notes
from royaume.kernel.phase import Insertion


@final
class ArtisansNotes(Notes[ArchitectsTable]):
    """What was used, placed and owed."""

    def forget(self, t: ArchitectsTable) -> None:
        kept = artisans_of(t)
        kept.used = 0
        kept.placed_at = NOWHERE
        kept.savings = 0
        kept.fresh = False
        kept.grace = False
        kept.discounted = False
        kept.discount_due = False
        kept.evading = False
        kept.capture_owed = False
        if kept.sleepy:
            kept.sleepy = False
            for other in range(t.seats):
                if not kept.has_tools(other):
                    t.let_rest(ASIDE, other)


ARTISANS_MODULE: Final = Module(
    "artisans",
    answers={
        STARTING_HIRES: HiringFirst(),
        STRENGTH: CountingForMore(),
        LABOURERS: OrdinaryWorkers(),
        TAX: EvadingTax(bit(ASIDE)),
        SKILLS: MoreSkills(bit(ASIDE)),
        SKILL_SYMBOLS: MoreSymbols(),
        TRAINING: Taught(),
        COUNTED: Owned(),
    },
    listeners={
        TABLE_SET: LayingOut(),
        WORKER_PLACED: WorkerLaidDown(),
        APPRENTICE_DISCARDED: LeavingTool(),
        MARKET_RESET: NewReset(),
        ABILITY_USED: UsedBesides(),
        EFFECT_DECLINED: EffectDeclined(),
        WORKERS_CAPTURED: Captured(),
        CAPTIVES_JAILED: SentToPrison(),
        WORKERS_JAILED: Caught(),
        WORKER_TAKEN_BACK: TakenBack(),
        WORKER_WON_BACK: Recovered(),
        WORKERS_RELEASED: Released(),
        WORKERS_RECOVERED: Recovered(),
    },
    insertions=[
        Insertion(SETTING_UP, StartingTools("starting_tools"), after="draft"),
        Insertion(ENDING_GAME, EndingGrace("grace_ends"), before="virtue_changes"),
        Insertion(ENDING_TURN, RefreshingApprentices("apprentices_refreshed"), after="hand_limit"),
    ],
    terms=[DISCOUNT, GRACE],
    options={PLACING: PlacingArtisan(), MIDDLE_OF_MARKET: CraftingAtMarket(), ORDERING_EFFECTS: ToolFirst()},
    asides=[UsingTools(ASIDE)],
    effects={
        CRAFTS_ADORNMENT: CraftingFree(ADORNMENT),
        CRAFTS_TOOL: CraftingFree(TOOL),
        FOR_ARTISAN: FreeingArtisan(),
    },
    advisers=ADVISERS,
    notes=ArtisansNotes(NOTES),
)
