"""What an expansion adds to the title: all that the title has to know of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

from royaume.games.architects.cards.catalogue import Catalogue, Pack
from royaume.games.architects.solo.variant import SoloVariant
from royaume.games.architects.table import NOTHING_KEPT, Kept
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.event import EventKind
from royaume.kernel.frame import Frame
from royaume.kernel.module import Module
from royaume.kernel.pending import Pending
from royaume.kernel.refusal import Refusal

if TYPE_CHECKING:
    from royaume.kernel.layout import Declaring

NO_SLOT: Final = -1

ReadKept = Callable[[Config, Reader, Catalogue], Kept]


def read_nothing(config: Config, data: Reader, catalogue: Catalogue) -> Kept:
    data.only()
    return NOTHING_KEPT


@final
class Expansion:
    """Its rules are its module; the rest is what surrounds them.

    `slot` is where its things lie on the table and `read` reads them back. `events`, `refusals` and actions (`indexed`)
    are counted from the beginning of the block that the title leaves to it; `observed` names the numbers that its
    things add to an observation. `columns` are those of each row of apprentices, 0 if it does not say; likewise the
    players that `most_players` allows. With `all_rewards` no reward stays in the box. `listed` are its cards of
    kinds of its own. `solo` are opponents that take the place of the title's. `pending` says where its frames can lie.
    """

    def __init__(
        self,
        module: Module,
        cards: Pack | None = None,
        slot: int = NO_SLOT,
        read: ReadKept = read_nothing,
        frames: tuple[type[Frame[Any]], ...] = (),
        first_event: int = 0,
        events: list[EventKind] | None = None,
        first_refusal: int = 0,
        refusals: list[Refusal] | None = None,
        first_action: int = 0,
        indexed: list[Declaring] | None = None,
        observed: list[str] | None = None,
        ids: dict[str, tuple[str, ...]] | None = None,
        notation: dict[str, str] | None = None,
        listed: list[dict[str, object]] | None = None,
        columns: int = 0,
        most_players: int = 0,
        all_rewards: bool = False,
        solo: SoloVariant | None = None,
        pending: Pending | None = None,
    ) -> None:
        self.name: Final = module.name
        self.module: Final = module
        self.cards: Final = cards or Pack(module.name)
        self.slot: Final = slot
        self.read: Final = read
        self.frames: Final = frames
        self.first_event: Final = first_event
        self.events: Final[list[EventKind]] = events or []
        self.first_refusal: Final = first_refusal
        self.refusals: Final[list[Refusal]] = refusals or []
        self.first_action: Final = first_action
        self.indexed: Final[list[Declaring]] = indexed or []
        self.observed: Final[list[str]] = observed or []
        self.ids: Final[dict[str, tuple[str, ...]]] = ids or {}
        self.notation: Final[dict[str, str]] = notation or {}
        self.listed: Final[list[dict[str, object]]] = listed or []
        self.columns: Final = columns
        self.most_players: Final = most_players
        self.all_rewards: Final = all_rewards
        self.solo: Final = solo
        self.pending: Final = pending or Pending()
