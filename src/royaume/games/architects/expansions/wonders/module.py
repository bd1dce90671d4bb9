"""Works of Wonder as a module: what it answers, hears, inserts and adds."""

from __future__ import annotations

from typing import Final, final

from royaume.games.architects.events import (
    APPRENTICE_HIRED,
    CHARACTER_CHOSEN,
    DEBTS_TAKEN,
    TABLE_SET,
    VIRTUE_DUE,
    VISITING,
    WORKERS_CAPTURED,
)
from royaume.games.architects.expansions.wonders.building_effects import (
    FreeingEverybody,
    GainingBoth,
    GainingRewards,
    RenewingApprentices,
    TurningDebtFree,
)
from royaume.games.architects.expansions.wonders.contributing import Contributing, LastContribution
from royaume.games.architects.expansions.wonders.counsel import ADVISERS
from royaume.games.architects.expansions.wonders.ending import GoldForMostInfluence, LosingVirtue, LossesComeFirst
from royaume.games.architects.expansions.wonders.favours import DestroyingOne, HiringByFavour
from royaume.games.architects.expansions.wonders.figures import Arriving, CapturingThere, CountingForMore
from royaume.games.architects.expansions.wonders.influence import (
    INFLUENCE_PURSE,
    GainingInfluence,
    InfluenceCounted,
    MoreInfluential,
)
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.owed_influence import LeavingCourt, TakingInfluence
from royaume.games.architects.expansions.wonders.placements import PlacingWorkerThere
from royaume.games.architects.expansions.wonders.powers import EachTime
from royaume.games.architects.expansions.wonders.raising import RaisingWonders
from royaume.games.architects.expansions.wonders.reset import (
    CourtiersReact,
    JailingThere,
    MovingFigures,
    MovingTokens,
    PrincesssFavour,
    ProfiteersConsequence,
    TurningContribution,
)
from royaume.games.architects.expansions.wonders.starting import (
    CharactersInfluence,
    HiringFirst,
    LayingOut,
    SlidingLeft,
)
from royaume.games.architects.expansions.wonders.terms import TERMS
from royaume.games.architects.expansions.wonders.trades import OwnTrades
from royaume.games.architects.expansions.wonders.visiting import stop_working
from royaume.games.architects.expansions.wonders.vocabulary import (
    APPRENTICE,
    CONTRIBUTING,
    DEBT_DESTROYED,
    GAINS_BOTH,
    NOTES,
    PLACES_WORKER,
    RELEASES_EVERYBODY,
    RENEWS_APPRENTICES,
    TAKING_INFLUENCE,
    TURNS_DEBT,
)
from royaume.games.architects.gaining import OwnersCards
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    BUILDING,
    COUNTED,
    ENDING_GAME,
    ENDING_TURN,
    INFLUENCE,
    LOSSES_FIRST,
    PRECEDENCE,
    RESETTING,
    REWARD,
    SETTING_UP,
    STARTING_HIRES,
    STRENGTH,
    TRADING,
)
from royaume.kernel.ints import bit
from royaume.kernel.module import Module, Notes
from royaume.kernel.paying import note_relief
from royaume.kernel.phase import Insertion

AROUND_ACTIONS: Final = bit(CONTRIBUTING) | bit(TAKING_INFLUENCE)


@final
class WondersNotes(Notes[ArchitectsTable]):
    """Silver of an exchange, captures beside the figures, a wonder's work."""

    def forget(self, t: ArchitectsTable) -> None:
        kept = wonders_of(t)
        kept.seized = 0
        stop_working(t)
        for seat in range(t.seats):
            if kept.credit[seat] != 0:
                kept.credit[seat] = 0
                note_relief(t, seat)


WONDERS_MODULE: Final = Module(
    "wonders",
    answers={
        STARTING_HIRES: HiringFirst(),
        PRECEDENCE: MoreInfluential(),
        STRENGTH: CountingForMore(),
        COUNTED: InfluenceCounted(),
        LOSSES_FIRST: LossesComeFirst(),
    },
    listeners={
        TABLE_SET: LayingOut(),
        CHARACTER_CHOSEN: CharactersInfluence(),
        VISITING: Arriving(),
        WORKERS_CAPTURED: CapturingThere(),
        APPRENTICE_HIRED: OwnersCards(),
        DEBTS_TAKEN: EachTime(),
        VIRTUE_DUE: EachTime(),
    },
    insertions=[
        Insertion(SETTING_UP, SlidingLeft("apprentices_slide"), before="gaps_filled"),
        Insertion(ENDING_TURN, LastContribution("last_contribution", bit(CONTRIBUTING)), before="reset"),
        Insertion(ENDING_TURN, LeavingCourt("court_left", AROUND_ACTIONS), before="reset"),
        Insertion(RESETTING, CourtiersReact("courtiers"), after="market_card"),
        Insertion(RESETTING, ProfiteersConsequence("profiteer"), after="courtiers"),
        Insertion(RESETTING, JailingThere("profiteer_prison"), after="profiteer"),
        Insertion(RESETTING, PrincesssFavour("princess"), after="profiteer_prison"),
        Insertion(RESETTING, MovingTokens("tokens"), after="princess"),
        Insertion(RESETTING, TurningContribution("contribution"), after="tokens"),
        Insertion(RESETTING, MovingFigures("figures"), after="contribution"),
        Insertion(ENDING_GAME, LosingVirtue("virtue_losses"), before="virtue_changes"),
        Insertion(ENDING_GAME, GoldForMostInfluence("most_influence"), before="virtue_changes"),
    ],
    terms=TERMS,
    options={BUILDING: RaisingWonders(), TRADING: OwnTrades()},
    asides=[Contributing(CONTRIBUTING), TakingInfluence(TAKING_INFLUENCE)],
    effects={
        INFLUENCE: GainingInfluence(),
        REWARD: GainingRewards(),
        DEBT_DESTROYED: DestroyingOne(),
        APPRENTICE: HiringByFavour(),
        PLACES_WORKER: PlacingWorkerThere(),
        RELEASES_EVERYBODY: FreeingEverybody(),
        TURNS_DEBT: TurningDebtFree(),
        RENEWS_APPRENTICES: RenewingApprentices(),
        GAINS_BOTH: GainingBoth(),
    },
    purses=[INFLUENCE_PURSE],
    advisers=ADVISERS,
    notes=WondersNotes(NOTES),
)
