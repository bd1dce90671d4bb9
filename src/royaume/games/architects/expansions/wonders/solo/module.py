"""Each opponent as a module: it takes the turns of its own seat, has its power, and keeps its things on the table."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.events import (
    BUILDING_CONSTRUCTED,
    CAPTIVES_SENT,
    CATHEDRAL_ADVANCED,
    TABLE_SET,
    VISITING,
)
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.solo.boards import (
    ARISTOCRAT,
    BOARDS,
    ENFORCER,
    GOSSIP,
    ILLUSIONIST,
    PATRON,
    PEDDLER,
)
from royaume.games.architects.expansions.wonders.solo.cards import (
    ALL_SCHEME_IDS,
    deck,
    future_cards,
    starting_cards,
)
from royaume.games.architects.expansions.wonders.solo.kept import OpponentKept
from royaume.games.architects.expansions.wonders.solo.powers import (
    NO_WORKER_LEFT,
    OF_ENFORCER,
    OF_GOSSIP,
    ArrivingAtStorehouse,
    CheaperWonders,
    ChoosingFavour,
    InfluenceAsRival,
    PeddlersReset,
    UsingPower,
    VirtueSparedAtMarket,
    WonderWithinReach,
)
from royaume.games.architects.expansions.wonders.solo.replacing import ReplacingGains
from royaume.games.architects.expansions.wonders.vocabulary import (
    OPPONENT_CHOOSES_FAVOUR,
    OPPONENTS_SUM,
    OPPONENTS_WONDER,
)
from royaume.games.architects.solo.module import TURNING_UP
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    MARKET_VIRTUE,
    OPPONENT_GAINS,
    OPPONENT_SLOT,
    RESETTING,
    RIVALRY,
    TAKING_TURN,
)
from royaume.kernel.automatic.instructions import Instructions
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.frame import Frame, Step
from royaume.kernel.module import Answer, Listener, Module, Replacement
from royaume.kernel.phase import Insertion

ARTISANS: Final = "artisans"


@final
class SittingDown(Listener[ArchitectsTable]):
    """At set-up: what its board says, and both piles of cards, shuffled."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        board = BOARDS[self.kind]
        t.players[-1].virtue = board.virtue
        wonders_of(t).influence[t.seats - 1] = board.influence
        artisans = ARTISANS in [module.name for module in t.rules.modules]
        pile = t.chance.shuffled(starting_cards())
        cards = Instructions(pile, future=t.chance.shuffled(future_cards(artisans)))
        t.kept[OPPONENT_SLOT].kept = OpponentKept(self.kind, deck(artisans), ALL_SCHEME_IDS, cards, 0)


@final
class PlayingByScheme(Replacement[ArchitectsTable]):
    """The turn of the opponent's seat is its own: without a worker to place it reveals no card."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, Step)
        p = t.players[frame.who]
        if not p.automatic:
            return frame
        return TURNING_UP[frame.who] if p.supply > 0 else Doing(frame.who, NO_WORKER_LEFT.number, 1)


def module_of(
    kind: i64,
    answers: dict[int, Answer[Any]] | None = None,
    listeners: dict[int, Listener[Any]] | None = None,
    insertions: list[Insertion[Any]] | None = None,
) -> Module:
    """What all have in common, and the power of this one."""
    shared_answers: dict[int, Answer[Any]] = {
        RIVALRY: InfluenceAsRival(),
        OPPONENTS_WONDER: WonderWithinReach(),
    }
    shared_listeners: dict[int, Listener[Any]] = {TABLE_SET: SittingDown(kind)}
    return Module(
        BOARDS[kind].id,
        answers={**shared_answers, **(answers or {})},
        listeners={**shared_listeners, **(listeners or {})},
        replacements={TAKING_TURN: PlayingByScheme()},
        insertions=insertions,
        effects={OPPONENT_GAINS: ReplacingGains(), OPPONENT_CHOOSES_FAVOUR: ChoosingFavour()},
    )


MODULES: Final = [
    module_of(ARISTOCRAT, answers={OPPONENTS_SUM: CheaperWonders()}),
    module_of(ENFORCER, listeners={CAPTIVES_SENT: UsingPower(OF_ENFORCER)}),
    module_of(ILLUSIONIST, answers={MARKET_VIRTUE: VirtueSparedAtMarket()}),
    module_of(
        GOSSIP,
        listeners={CATHEDRAL_ADVANCED: UsingPower(OF_GOSSIP), BUILDING_CONSTRUCTED: UsingPower(OF_GOSSIP)},
    ),
    module_of(PATRON, listeners={VISITING: ArrivingAtStorehouse()}),
    module_of(PEDDLER, insertions=[Insertion(RESETTING, PeddlersReset("peddler"), after="reactions")]),
]
