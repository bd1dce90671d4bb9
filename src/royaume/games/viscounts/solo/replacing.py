"""The effects of an opponent's seat: what it gains as anybody does, and what it does without being asked."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.viscounts.castle import climb, expel, place_workers
from royaume.games.viscounts.constructing import NO_SPOT, put_up
from royaume.games.viscounts.effects import (
    BUILD,
    BUILD_HERE,
    CORRUPTION,
    DEBT,
    DEED,
    DESTROY,
    DESTROY_ANY,
    DISCARD,
    FLIP_ANY,
    FLIP_DEBT,
    FLIP_DEED,
    FREE_HIRE,
    GOLD_GAINED,
    INK_GAINED,
    MANUSCRIPT,
    MOVE_WORKER,
    PLACE_WORKERS,
    REARRANGE,
    RESOURCE,
    SHUFFLE,
    SILVER_GAINED,
    STONE_GAINED,
    VIRTUE,
)
from royaume.games.viscounts.events import SCHEMES_SHUFFLED
from royaume.games.viscounts.gaining import CHOOSE_SECTION, EXPEL, FOR_AUTOMATIC
from royaume.games.viscounts.solo import reference
from royaume.games.viscounts.solo.boards import LEFT_TO_RIGHT
from royaume.games.viscounts.solo.deeds import take_resource
from royaume.games.viscounts.solo.kept import opponent_of
from royaume.games.viscounts.solo.outer_path import NO_SEGMENT, first_cheap_segment, first_spot_around
from royaume.games.viscounts.solo.priorities import CROWDED_SECTIONS, SEATS_IN_SECTIONS
from royaume.games.viscounts.solo.reference import RESOURCE_FOR_SILVER, Follows
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.transcribing import take_manuscript
from royaume.games.viscounts.verbs import gain_corruption, gain_debt, gain_deed, gain_goods, gain_virtue
from royaume.games.viscounts.vocabulary import type_of
from royaume.kernel.automatic.deeds import Deed
from royaume.kernel.automatic.priority import Priority
from royaume.kernel.automatic.steps import Doing
from royaume.kernel.ints import bit
from royaume.kernel.module import Effect

SILVER_FOR_RESOURCE: Final = 2


@final
class GainSilver(Effect[ViscountsTable]):
    """Each pair is a resource; it never holds silver."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if n >= SILVER_FOR_RESOURCE:
            t.push(Doing(seat, RESOURCE_FOR_SILVER.number, n // SILVER_FOR_RESOURCE))


@final
class GainGoods(Effect[ViscountsTable]):
    """Of a kind that is said."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        gain_goods(t, seat, x, n)


@final
class GainResources(Effect[ViscountsTable]):
    """Any, one by one: a limit may be reached in between."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        for _ in range(n):
            take_resource(t, seat)


@final
class GainVirtue(Effect[ViscountsTable]):
    """As anybody."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        gain_virtue(t, seat, n)


@final
class GainCorruption(Effect[ViscountsTable]):
    """As anybody."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        gain_corruption(t, seat, n)


@final
class GainDebts(Effect[ViscountsTable]):
    """As anybody; nothing on its board answers."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        for _ in range(n):
            gain_debt(t, seat)


@final
class GainDeeds(Effect[ViscountsTable]):
    """As anybody."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        for _ in range(n):
            gain_deed(t, seat)


@final
class ShuffleSchemes(Effect[ViscountsTable]):
    """Discarded Scheme cards and pile together; at least one card must have been discarded."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        cards = opponent_of(t).cards
        if len(cards.revealed) > 0:
            cards.reshuffle(t)
            t.tell(SCHEMES_SHUFFLED, seat)


@final
class PlaceFreeWorkers(Effect[ViscountsTable]):
    """On the section that faces its Viscount."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if t.players[seat].supply > 0:
            place_workers(t, seat, t.facing(seat), n)


@final
class BuildFree(Effect[ViscountsTable]):
    """The left-most building of this type on the first free spot round the board; lost where there is none."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        site = first_spot_around(t, seat)
        if site == NO_SPOT:
            return
        for slot in LEFT_TO_RIGHT:
            if type_of(slot) == n and t.players[seat].slots & bit(slot) == 0:
                put_up(t, seat, slot, site)
                return


@final
class TakeFreeManuscript(Effect[ViscountsTable]):
    """The first one clockwise that costs no more than this."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        segment = first_cheap_segment(t, seat, n)
        if segment != NO_SEGMENT:
            take_manuscript(t, seat, segment)


@final
class ChooseSection(Effect[ViscountsTable]):
    """Of several crowded ones."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        climb(t, seat, CROWDED_SECTIONS.choose(t, seat))


@final
class Expel(Effect[ViscountsTable]):
    """The person's worker wherever there is one; `x` is the tier, `n` the section."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        expel(t, SEATS_IN_SECTIONS[x - 1][n].choose(t, seat), x, n)


@final
class InCastle(Deed[ViscountsTable]):
    """Lists by what the castle is resolved: nothing that a card tells to do."""

    def priorities(self) -> list[Priority[ViscountsTable]]:
        found: list[Priority[ViscountsTable]] = [CROWDED_SECTIONS]
        for tier in SEATS_IN_SECTIONS:
            found.extend(tier)
        return found

    def act(self, t: ViscountsTable, seat: i64) -> None:
        """It has no step of its own."""


IN_CASTLE: Final = InCastle()
BY_OP: Final[dict[int, Effect[Any]]] = {
    SILVER_GAINED: GainSilver(),
    STONE_GAINED: GainGoods(),
    GOLD_GAINED: GainGoods(),
    INK_GAINED: GainGoods(),
    RESOURCE: GainResources(),
    VIRTUE: GainVirtue(),
    CORRUPTION: GainCorruption(),
    DEBT: GainDebts(),
    DEED: GainDeeds(),
    FLIP_DEBT: Follows(reference.FLIP_DEBT),
    FLIP_DEED: Follows(reference.FLIP_DEED),
    FLIP_ANY: Follows(reference.FLIP_ANY),
    REARRANGE: Follows(reference.RESOURCE_FOR_REARRANGING),
    DISCARD: Follows(reference.VIRTUE_FOR_DISCARDING),
    DESTROY: Follows(reference.FLIP_FOR_DESTROYING),
    SHUFFLE: ShuffleSchemes(),
    FREE_HIRE: Follows(reference.GAIN_SCHEME),
    MOVE_WORKER: Follows(reference.VIRTUE_FOR_MOVING),
    PLACE_WORKERS: PlaceFreeWorkers(),
    BUILD: BuildFree(),
    BUILD_HERE: BuildFree(),
    MANUSCRIPT: TakeFreeManuscript(),
    DESTROY_ANY: Follows(reference.FLIP_FOR_DESTROYING),
}
EFFECTS: Final[dict[int, Effect[Any]]] = {
    **{int(FOR_AUTOMATIC) + op: effect for op, effect in BY_OP.items()},
    int(CHOOSE_SECTION): ChooseSection(),
    int(EXPEL): Expel(),
}
