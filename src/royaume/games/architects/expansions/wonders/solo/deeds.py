"""What an opponent can be told to do, one thing each. It pays for nothing but wonders."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cathedral import climb
from royaume.games.architects.expansions.wonders.contributing import lay_token
from royaume.games.architects.expansions.wonders.favours import receive_favour
from royaume.games.architects.expansions.wonders.influence import lose_influence
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.raising import place_wonder, raise_wonder
from royaume.games.architects.expansions.wonders.solo.kept import opponent_of
from royaume.games.architects.expansions.wonders.solo.price import marble_due
from royaume.games.architects.expansions.wonders.solo.priorities import (
    AFFORDABLE_WONDERS,
    BOARDS_HOLDING,
    FREE_TOKENS,
    GROUPS_OF_OTHERS,
    PLACES_FOR_WONDER,
    tied_groups,
)
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_CARDS
from royaume.games.architects.gaining import gain
from royaume.games.architects.places.black_market import VIRTUE_LOST
from royaume.games.architects.solo.deeds import seize, send_worker
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import (
    add_taxes,
    clear_column,
    spend_goods,
    take_back,
    win_back,
)
from royaume.games.architects.virtue import charge_virtue, gain_virtue
from royaume.games.architects.vocabulary import MARBLE, MARKET_VIRTUE, PRISON
from royaume.kernel.automatic.conditions import Count
from royaume.kernel.automatic.deeds import Deed
from royaume.kernel.automatic.priority import NO_TARGET, Priority


@final
class Gain(Deed[ArchitectsTable]):
    """So many of a thing, and one more for each that is counted."""

    def __init__(self, thing: i64, n: i64, each: Count[ArchitectsTable] | None = None) -> None:
        super().__init__()
        self.thing: Final = thing
        self.n: Final = n
        self.each: Final = each

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        n = self.n if self.each is None else self.n + self.each.of(t, seat)
        gain(t, seat, self.thing, n)


@final
class PlaceAtPrincess(Deed[ArchitectsTable]):
    """One worker of its supply, wherever she is."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        send_worker(t, seat, wonders_of(t).princess())


@final
class Contribute(Deed[ArchitectsTable]):
    """A token of the supply."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        good = FREE_TOKENS.choose(t, seat)
        if good != NO_TARGET:
            lay_token(t, seat, good)

    def priorities(self) -> list[Priority[ArchitectsTable]]:
        return [FREE_TOKENS]


@final
class RemoveApprentices(Deed[ArchitectsTable]):
    """Both that its marker points at."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        clear_column(t, seat, opponent_of(t).marker)


@final
class LoseVirtueAtMarket(Deed[ArchitectsTable]):
    """What a worker there costs anybody, unless a power spares it."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        charge_virtue(t, seat, ask(t, seat, MARKET_VIRTUE, VIRTUE_LOST))


@final
class BuildWonder(Deed[ArchitectsTable]):
    """Paid with influence and marble; its taxes come from the supply."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        wonder = AFFORDABLE_WONDERS.choose(t, seat)
        if wonder == NO_TARGET:
            return
        spend_goods(t, seat, MARBLE, marble_due(t, seat, wonder))
        lose_influence(t, seat, WONDER_CARDS[wonder].influence)
        add_taxes(t, seat, WONDER_CARDS[wonder].taxes)
        raise_wonder(t, seat, wonder)
        place_wonder(t, seat, wonder, PLACES_FOR_WONDER.choose(t, seat))

    def priorities(self) -> list[Priority[ArchitectsTable]]:
        return [AFFORDABLE_WONDERS, PLACES_FOR_WONDER]


@final
class AdvanceCathedral(Deed[ArchitectsTable]):
    """Virtue takes the place of the reward."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        climb(t, seat)
        gain_virtue(t, seat, 1)


@final
class CaptureTiedGroups(Deed[ArchitectsTable]):
    """All groups at the place that are as large, with one capture."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        for group in tied_groups(t, seat, GROUPS_OF_OTHERS.choose(t, seat)):
            seize(t, seat, group)

    def priorities(self) -> list[Priority[ArchitectsTable]]:
        return [GROUPS_OF_OTHERS]


@final
class TakePrisonerBack(Deed[ArchitectsTable]):
    """One."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        t.idle = 0
        take_back(t, seat, PRISON)


@final
class WinOneBack(Deed[ArchitectsTable]):
    """From the board of another."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        owner = BOARDS_HOLDING.choose(t, seat)
        if owner != NO_TARGET:
            t.idle = 0
            win_back(t, seat, owner)

    def priorities(self) -> list[Priority[ArchitectsTable]]:
        return [BOARDS_HOLDING]


@final
class ReceiveFavour(Deed[ArchitectsTable]):
    """What the Princess gives, left or right."""

    def __init__(self, choice: i64) -> None:
        super().__init__()
        self.choice: Final = choice

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        receive_favour(t, seat, self.choice)
