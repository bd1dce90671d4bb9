"""Architects with the trial among its expansions."""

from __future__ import annotations

from royaume.games.architects.box import ARTISANS, PROMOS
from royaume.games.architects.edition import Edition
from royaume.games.architects.events import BUILDING_CONSTRUCTED, TABLE_SET, VISITING, WONDERS_EVENTS, WORKERS_CAPTURED
from royaume.games.architects.expansion import Expansion
from royaume.games.architects.game import Architects
from royaume.games.architects.refusals import WONDERS_REFUSALS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import gain_goods
from royaume.games.architects.vocabulary import ENDING_GAME, ENDING_TURN, GOLD, RESETTING, STRENGTH, WONDERS_ACTIONS
from royaume.kernel.event import TURN_STARTED
from royaume.kernel.module import Listener, Module
from royaume.kernel.phase import Insertion, PhaseStep

from .contribution import Contributing, LastChance, TooLate
from .figures import (
    Arriving,
    CapturingThere,
    ClearingTokens,
    JailingThere,
    MovingOn,
    PrincesssReward,
    ProfiteersConsequence,
)
from .influence import InfluencePurse
from .kept import new_trial, observed, read_trial, trial
from .shown import TrialView
from .terms import TERMS, InsteadOfPrecious, InsteadOfSilver, InsteadOfVirtue, UsingCredit
from .vocabulary import ASIDE, COLUMNS, EVENTS, NAME, NOTATION, NOWHERE, REFUSALS, SLOT
from .wonder import FirstBuilding, PlacingWonder, VisitingWonder, WorkingToo

GOLD_AT_END = 4


class LayingOut(Listener[ArchitectsTable]):
    def hear(self, t: ArchitectsTable, event: int, seat: int, x: int, y: int, z: int) -> None:
        t.kept[SLOT].kept = new_trial(t)


class TurnBegins(Listener[ArchitectsTable]):
    """What the last turn left is forgotten."""

    def hear(self, t: ArchitectsTable, event: int, seat: int, x: int, y: int, z: int) -> None:
        kept = trial(t)
        kept.credit = [0] * int(t.seats)
        kept.seized = 0
        kept.extra = NOWHERE


class GoldForMostInfluence(PhaseStep[ArchitectsTable]):
    """Shared as evenly as whole tokens allow."""

    def run(self, t: ArchitectsTable, who: int) -> None:
        influence = trial(t).influence
        most = [seat for seat, n in enumerate(influence) if n == max(influence)]
        for seat in most:
            gain_goods(t, seat, GOLD, GOLD_AT_END // len(most))


MODULE = Module(
    NAME,
    answers={STRENGTH: WorkingToo()},
    listeners={
        TABLE_SET: LayingOut(),
        TURN_STARTED: TurnBegins(),
        VISITING: Arriving(),
        WORKERS_CAPTURED: CapturingThere(),
        BUILDING_CONSTRUCTED: FirstBuilding(),
    },
    insertions=[
        Insertion(ENDING_TURN, LastChance("last_contribution"), before="reset"),
        Insertion(ENDING_TURN, TooLate("contributions_over"), before="reset"),
        Insertion(RESETTING, ProfiteersConsequence("profiteer"), after="market_card"),
        Insertion(RESETTING, JailingThere("profiteer_prison"), after="profiteer"),
        Insertion(RESETTING, PrincesssReward("princess"), after="profiteer_prison"),
        Insertion(RESETTING, ClearingTokens("tokens"), after="princess"),
        Insertion(RESETTING, MovingOn("figures"), after="tokens"),
        Insertion(ENDING_GAME, GoldForMostInfluence("most_influence"), after="virtue_changes"),
    ],
    terms=TERMS,
    asides=[Contributing(ASIDE)],
    purses=[InfluencePurse()],
)
TRIAL = Expansion(
    MODULE,
    slot=SLOT,
    read=read_trial,
    frames=(PlacingWonder, VisitingWonder),
    first_event=WONDERS_EVENTS,
    events=EVENTS,
    first_refusal=WONDERS_REFUSALS,
    refusals=REFUSALS,
    first_action=WONDERS_ACTIONS,
    indexed=[
        Contributing,
        UsingCredit,
        InsteadOfSilver,
        InsteadOfVirtue,
        InsteadOfPrecious,
        PlacingWonder,
        VisitingWonder,
    ],
    observed=observed(),
    notation=NOTATION,
    columns=COLUMNS,
)
GAME = Architects(Edition([PROMOS, ARTISANS, TRIAL]), TrialView)
