"""What lies on the table: the ring of segments, the castle, the piles, everybody's board, a solo opponent's things."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.board import Site
from royaume.games.viscounts.player import Player, index
from royaume.games.viscounts.vocabulary import KINDS_OF_SPACE, MOST_SEATS, SECTIONS, SEGMENTS, segment_of
from royaume.kernel.chance import Chance
from royaume.kernel.deck import NO_CARD, OpenPile
from royaume.kernel.ints import as_list, zeros
from royaume.kernel.module import Rules
from royaume.kernel.observing import Knowledge, Observation
from royaume.kernel.table import Table

FREE: Final = -1  # a spot without a building
NO_LEADER: Final = -1
NOT_YET: Final = -1  # the end was not brought about
FIRST_INNER: Final = SECTIONS * MOST_SEATS  # where tier 2 begins among the workers of the castle
FIRST_TOP: Final = 2 * FIRST_INNER
CASTLE: Final = FIRST_TOP + MOST_SEATS


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Opponent:
    """What a solo opponent keeps on the table; as it is here, nothing."""

    def copy(self) -> Opponent:
        return self

    def to_data(self) -> dict[str, object]:
        return {}

    def index(self, p: Player) -> None:
        """Count the icons of its board."""

    def points(self, t: ViscountsTable, seat: i64) -> i64:
        """What its seat scores beyond what people do."""
        return 0

    def gains_at(self, space: i64) -> i64:
        """The effect that its own track has for a collision there."""
        raise NotImplementedError

    def icons_owned(self, p: Player) -> vec[i64]:
        """Those that manuscripts count for its seat."""
        return p.icons

    def shown(self, t: ViscountsTable, viewer: i64) -> Struct | None:
        return None

    def observe(self, t: ViscountsTable, viewer: i64, out: Observation) -> None:
        """The numbers that it adds to what a seat observes."""

    def know(self, t: ViscountsTable, out: Knowledge) -> None:
        """What everybody knows of it; of what it deals again, how much there is."""

    def deal_again(self, t: ViscountsTable) -> None:
        """Deal again what nobody has seen."""

    def violation(self, t: ViscountsTable) -> str:
        return ""


NO_OPPONENT: Final = Opponent()


@final
class Variants:
    """How the documented ambiguities are decided at this table."""

    def __init__(self, card_8_on_space: bool, three_card_check: bool) -> None:
        self.card_8_on_space: Final = card_8_on_space
        self.three_card_check: Final = three_card_check


@final
class Ring:
    """The segments in the order in which they lie, clockwise, and the castle as it is turned."""

    def __init__(self, segments: tuple[int, ...], rotation: i64) -> None:
        self.segments: Final = vec[i64](list(segments))
        self.place: Final = vec[i64]([segments.index(segment) for segment in range(SEGMENTS)])
        self.rotation: Final = rotation
        self.spaces: Final = vec[i64](
            [segment * KINDS_OF_SPACE + k for segment in segments for k in range(KINDS_OF_SPACE)]
        )
        self.next: Final = vec[i64]([segments[(segments.index(s) + 1) % SEGMENTS] for s in range(SEGMENTS)])
        self.facing: Final = vec[i64]([(segments.index(s) - int(rotation)) % SEGMENTS for s in range(SEGMENTS)])

    def stop_of(self, space: i64) -> i64:
        """A space, counted round the ring."""
        return self.place[segment_of(space)] * KINDS_OF_SPACE + space % KINDS_OF_SPACE


def copied(players: vec[Player]) -> vec[Player]:
    copies = players[:]
    for seat in range(len(players)):
        copies[seat] = players[seat].copy()
    return copies


def copied_piles(piles: vec[OpenPile]) -> vec[OpenPile]:
    copies = piles[:]
    for segment in range(len(piles)):
        copies[segment] = piles[segment].copy()
    return copies


@final
@mypyc_attr(acyclic=True)
class ViscountsTable(Table):
    """Buildings stand on spots as owner * 3 + type; workers stand in the castle by tier, section and seat."""

    __slots__ = (
        "castle",
        "debts_left",
        "deeds_left",
        "first",
        "heroes",
        "last_round",
        "leader",
        "manuscripts",
        "opponent",
        "pairs",
        "played",
        "players",
        "poverty",
        "prosperity",
        "removed",
        "ring",
        "round",
        "sides",
        "sites",
        "townsfolk",
        "variants",
    )

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        variants: Variants,
        ring: Ring,
        sides: vec[Site],
        first: i64,
        players: vec[Player],
        townsfolk: vec[OpenPile],
        manuscripts: vec[OpenPile],
        sites: vec[i64],
        castle: vec[i64],
    ) -> None:
        super().__init__(len(players), rules, chance)
        self.variants: Final = variants
        self.ring: Final = ring
        self.sides: Final = sides  # what is printed on each spot
        self.first: Final = first  # the start player
        self.players: Final = players
        self.townsfolk: Final = townsfolk
        self.manuscripts: Final = manuscripts
        self.sites: Final = sites
        self.castle: Final = castle
        self.pairs: tuple[int, ...] = ()  # Player Cards still to be chosen, each with the Hero of the same place
        self.heroes: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()  # Townsfolk and Heroes out of the game
        self.opponent: Opponent = NO_OPPONENT
        self.leader: i64 = NO_LEADER
        self.played: i64 = NO_CARD  # the card played in this turn
        self.debts_left: i64 = 0  # cards that still lie on Poverty
        self.deeds_left: i64 = 0
        self.poverty = False  # revealed
        self.prosperity = False
        self.round: i64 = 0
        self.last_round: i64 = NOT_YET

    def copy(self) -> ViscountsTable:
        t = ViscountsTable(
            self.rules,
            self.chance.copy(),
            self.variants,
            self.ring,
            self.sides,
            self.first,
            copied(self.players),
            copied_piles(self.townsfolk),
            copied_piles(self.manuscripts),
            self.sites[:],
            self.castle[:],
        )
        self.copy_common_to(t)
        t.pairs = self.pairs
        t.heroes = self.heroes
        t.removed = self.removed
        t.opponent = self.opponent.copy()
        t.leader = self.leader
        t.played = self.played
        t.debts_left = self.debts_left
        t.deeds_left = self.deeds_left
        t.poverty = self.poverty
        t.prosperity = self.prosperity
        t.round = self.round
        t.last_round = self.last_round
        return t

    def outer(self, section: i64, seat: i64) -> i64:
        """Workers of a seat on tier 1."""
        return self.castle[section * MOST_SEATS + seat]

    def inner(self, section: i64, seat: i64) -> i64:
        """On tier 2."""
        return self.castle[FIRST_INNER + section * MOST_SEATS + seat]

    def on_top(self, seat: i64) -> i64:
        """On tier 3."""
        return self.castle[FIRST_TOP + seat]

    def facing(self, seat: i64) -> i64:
        """The section of the castle that faces a seat's Viscount."""
        return self.ring.facing[segment_of(self.players[seat].space)]

    def to_data(self) -> dict[str, object]:
        return {
            "segments": as_list(self.ring.segments),
            "rotation": int(self.ring.rotation),
            "first": int(self.first),
            "players": [p.to_data() for p in self.players],
            "townsfolk": [list(pile.rest()) for pile in self.townsfolk],
            "manuscripts": [list(pile.rest()) for pile in self.manuscripts],
            "sites": as_list(self.sites),
            "castle": as_list(self.castle),
            "pairs": list(self.pairs),
            "heroes": list(self.heroes),
            "removed": list(self.removed),
            "opponent": self.opponent.to_data(),
            "leader": int(self.leader),
            "played": int(self.played),
            "debts_left": int(self.debts_left),
            "deeds_left": int(self.deeds_left),
            "poverty": self.poverty,
            "prosperity": self.prosperity,
            "round": int(self.round),
            "last_round": int(self.last_round),
        }


def reindex(t: ViscountsTable, seat: i64) -> None:
    """After a change of a seat's cards, slots or bonuses."""
    p = t.players[seat]
    if p.automatic:
        t.opponent.index(p)
    else:
        index(p)


def empty_castle() -> vec[i64]:
    return zeros(CASTLE)


def no_buildings(sites: i64) -> vec[i64]:
    return vec[i64]([FREE] * sites)
