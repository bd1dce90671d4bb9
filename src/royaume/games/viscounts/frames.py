"""Every decision and step that may be pending, and the index of actions."""

from __future__ import annotations

from typing import Any, Final

from royaume.games.viscounts.acting import Acting, Performing, Trading
from royaume.games.viscounts.beginning import Beginning, ChoosingPair, TakingPairs
from royaume.games.viscounts.castle import (
    ChoosingSection,
    Expelling,
    MovingWorker,
    PlacingWorkers,
    ResolvingCastle,
    Spreading,
)
from royaume.games.viscounts.collision import Collision
from royaume.games.viscounts.constructing import ChoosingLink, ChoosingSlot, ChoosingSpot, Linking
from royaume.games.viscounts.debts import Flipping
from royaume.games.viscounts.funding import Paying
from royaume.games.viscounts.gaining import ChoosingResource, ChoosingWay, Gaining, Granting
from royaume.games.viscounts.hiring import HiringFree, Recruiting
from royaume.games.viscounts.moving import Moving
from royaume.games.viscounts.own_cards import Destroying, DestroyingAny, Discarding, Rearranging
from royaume.games.viscounts.reacting import ChoosingAbility, Reacts
from royaume.games.viscounts.transcribing import ChoosingManuscript
from royaume.games.viscounts.turn import PlayingCard, StartingTurn, Turn
from royaume.kernel.automatic.steps import Doing, TurningUp
from royaume.kernel.frame import Frame
from royaume.kernel.layout import Layout

DECISIONS: Final[tuple[type[Frame[Any]], ...]] = (
    ChoosingPair,
    PlayingCard,
    Moving,
    Acting,
    Trading,
    Paying,
    Recruiting,
    HiringFree,
    ChoosingWay,
    ChoosingResource,
    Flipping,
    ChoosingAbility,
    Discarding,
    Destroying,
    DestroyingAny,
    Rearranging,
    ChoosingSection,
    Expelling,
    MovingWorker,
    PlacingWorkers,
    ChoosingSpot,
    ChoosingSlot,
    ChoosingLink,
    ChoosingManuscript,
)
STEPS: Final[tuple[type[Frame[Any]], ...]] = (
    TakingPairs,
    Beginning,
    StartingTurn,
    Turn,
    Collision,
    Performing,
    Gaining,
    Granting,
    Reacts,
    ResolvingCastle,
    Spreading,
    Linking,
    TurningUp,
    Doing,
)
# the order is for ever: what is new comes last
LAYOUT: Final = Layout({0: list(DECISIONS)})
