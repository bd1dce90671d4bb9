"""The base game as a module, and the opponents beside it."""

from __future__ import annotations

from typing import Any, Final

from royaume.games.viscounts.castle import MoveWorker, PlaceWorkers
from royaume.games.viscounts.collision import COLLISION_STEPS
from royaume.games.viscounts.constructing import BuildFree
from royaume.games.viscounts.counsel import ADVISERS
from royaume.games.viscounts.debts import FlipAny, FlipDebts, FlipDeeds, GainDebts
from royaume.games.viscounts.effects import (
    BUILD,
    BUILD_HERE,
    DEBT,
    DESTROY,
    DESTROY_ANY,
    DISCARD,
    FLIP_ANY,
    FLIP_DEBT,
    FLIP_DEED,
    FREE_HIRE,
    MANUSCRIPT,
    MOVE_WORKER,
    PLACE_WORKERS,
    REARRANGE,
    SHUFFLE,
)
from royaume.games.viscounts.events import MOMENTS
from royaume.games.viscounts.hiring import FreeHire
from royaume.games.viscounts.own_cards import Destroy, DestroyAny, Discard, Rearrange, Shuffle
from royaume.games.viscounts.solo.module import MODULE
from royaume.games.viscounts.solo.playbook import PLAYBOOK
from royaume.games.viscounts.transcribing import FreeManuscript
from royaume.games.viscounts.turn import TURN_STEPS
from royaume.games.viscounts.vocabulary import COLLISION_PHASE, PHASES, REPLACEABLE, TURN_PHASE
from royaume.kernel.module import Effect, Module, Rules, Sizes

SIZES: Final = Sizes(events=MOMENTS, steps=REPLACEABLE, phases=PHASES)
EFFECTS: Final[dict[int, Effect[Any]]] = {
    DEBT: GainDebts(),
    FLIP_DEBT: FlipDebts(),
    FLIP_DEED: FlipDeeds(),
    FLIP_ANY: FlipAny(),
    REARRANGE: Rearrange(),
    DISCARD: Discard(),
    DESTROY: Destroy(),
    SHUFFLE: Shuffle(),
    FREE_HIRE: FreeHire(),
    MOVE_WORKER: MoveWorker(),
    PLACE_WORKERS: PlaceWorkers(),
    BUILD: BuildFree(),
    BUILD_HERE: BuildFree(),
    MANUSCRIPT: FreeManuscript(),
    DESTROY_ANY: DestroyAny(),
}
BASE: Final = Module(
    "base",
    phases={TURN_PHASE: TURN_STEPS, COLLISION_PHASE: COLLISION_STEPS},
    effects=EFFECTS,
    advisers=ADVISERS,
)
RULES: Final = Rules([BASE], SIZES)
SOLO_RULES: Final = Rules([BASE, MODULE], SIZES, playbook=PLAYBOOK)


def rules_of(solo: str) -> Rules:
    """Of a table without an opponent, or against this one."""
    return SOLO_RULES if solo else RULES
