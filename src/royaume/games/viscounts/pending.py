"""What can be pending where: a turn and its phases, and what effects bring about on them."""

from __future__ import annotations

from typing import Final

from royaume.games.viscounts.acting import Acting, Performing, Trading
from royaume.games.viscounts.beginning import Beginning, ChoosingPair, TakingPairs
from royaume.games.viscounts.castle import ChoosingSection, Expelling, ResolvingCastle, Spreading
from royaume.games.viscounts.collision import Collision
from royaume.games.viscounts.constructing import ChoosingLink
from royaume.games.viscounts.funding import Paying
from royaume.games.viscounts.hiring import Recruiting
from royaume.games.viscounts.moving import Moving
from royaume.games.viscounts.turn import PlayingCard, StartingTurn, Turn
from royaume.kernel.automatic.steps import Doing, TurningUp
from royaume.kernel.pending import Pending

PENDING: Final = Pending(
    lowest=(TakingPairs, Beginning, StartingTurn, Turn),
    on={
        ChoosingPair: (TakingPairs, Beginning, Doing),
        PlayingCard: (Turn,),
        Moving: (Turn,),
        Acting: (Turn,),
        Trading: (Turn,),
        Performing: (Turn,),
        Paying: (Performing,),
        Recruiting: (Turn,),
        Collision: (Turn, Doing),
        Spreading: (ResolvingCastle,),
        ChoosingSection: (ResolvingCastle,),
        Expelling: (ResolvingCastle,),
        TurningUp: (Doing,),
    },
    waits=(Acting, ChoosingLink),
    own=(Turn, PlayingCard, Moving, Acting, Trading, Performing, Paying, Recruiting, Collision),
    anywhere=(Doing,),
)
