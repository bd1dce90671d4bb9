"""What lies on the table: the players' boards, the taxes, and what expansions keep beside them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.kernel.chance import Chance
from royaume.kernel.ints import as_list, zeros
from royaume.kernel.module import Rules
from royaume.kernel.table import Table
from trial.town_centre.vocabulary import PLACES, SLOTS


@final
class Player:
    """Own workers are in the supply, at places, in Prison or held by others."""

    def __init__(
        self,
        silver: i64,
        virtue: i64,
        workers: i64,
        at: vec[i64],
        held: vec[i64],
        goods: vec[i64],
        apprentices: tuple[int, ...],
        debts: i64 = 0,
        prison: i64 = 0,
    ) -> None:
        self.silver = silver
        self.virtue = virtue
        self.workers = workers
        self.at: Final = at
        self.held: Final = held
        self.goods: Final = goods
        self.apprentices: Final = apprentices
        self.debts = debts
        self.prison = prison

    def copy(self) -> Player:
        return Player(
            self.silver,
            self.virtue,
            self.workers,
            self.at[:],
            self.held[:],
            self.goods[:],
            self.apprentices,
            self.debts,
            self.prison,
        )

    def to_data(self) -> dict[str, object]:
        return {
            "silver": int(self.silver),
            "virtue": int(self.virtue),
            "workers": int(self.workers),
            "at": as_list(self.at),
            "held": as_list(self.held),
            "goods": as_list(self.goods),
            "apprentices": list(self.apprentices),
            "debts": int(self.debts),
            "prison": int(self.prison),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """What an expansion keeps on the table; as it is here, nothing."""

    def copy(self) -> Kept:
        return self

    def to_data(self) -> dict[str, object]:
        return {}


NOTHING: Final = Kept()


@final
class TownTable(Table):
    """The base game never looks into `kept`: each expansion finds its own things in its own slot."""

    def __init__(self, rules: Rules, chance: Chance, players: list[Player], tax: i64, kept: list[Kept]) -> None:
        super().__init__(len(players), rules, chance)
        self.players: Final = players
        self.tax = tax
        self.kept: Final = kept

    def copy(self) -> TownTable:
        players = [p.copy() for p in self.players]
        t = TownTable(self.rules, self.chance.copy(), players, self.tax, [k.copy() for k in self.kept])
        self.copy_common_to(t)
        return t

    def to_data(self) -> dict[str, object]:
        return {
            "players": [p.to_data() for p in self.players],
            "tax": int(self.tax),
            "kept": [k.to_data() for k in self.kept],
        }


def player_at_start(seats: i64, silver: i64, virtue: i64, workers: i64, apprentices: tuple[int, ...]) -> Player:
    return Player(silver, virtue, workers, zeros(PLACES), zeros(seats), zeros(GOODS), apprentices)


def nothing_kept() -> list[Kept]:
    return [NOTHING for _ in range(SLOTS)]


WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
GOODS: Final = 3
