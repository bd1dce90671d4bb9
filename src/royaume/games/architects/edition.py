"""The title with the expansions that it knows: their cards together, and the rules of each composition."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from royaume.games.architects.cards import apprentices, buildings, characters
from royaume.games.architects.cards.catalogue import BASE as BASE_NAME
from royaume.games.architects.cards.catalogue import Catalogue, Pack
from royaume.games.architects.cards.market import MARKET_CARDS
from royaume.games.architects.cards.rewards import FACES, each_card
from royaume.games.architects.expansion import NO_SLOT, Expansion, ReadKept, read_nothing
from royaume.games.architects.modules import BASE, SIZES
from royaume.games.architects.purse import OWN_GOODS
from royaume.games.architects.solo.variant import HOUSE, SoloVariant
from royaume.games.architects.table import NOTHING_KEPT, Slot
from royaume.games.architects.vocabulary import OPPONENT_SLOT
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.module import Rules

PRINTED_COLUMNS: Final = 4
BASE_CARDS: Final = Pack(BASE_NAME, apprentices.BASE, buildings.BASE, characters.BASE, each_card(FACES))


@final
class Edition:
    """Expansions are numbered, and have their say, in the order in which they are listed."""

    def __init__(self, expansions: list[Expansion]) -> None:
        self.expansions: Final = expansions
        packs = [BASE_CARDS] + [expansion.cards for expansion in expansions]
        self.catalogue: Final = Catalogue(packs, MARKET_CARDS)
        brought = [expansion.solo for expansion in expansions if expansion.solo is not None]
        self.variants: Final = [HOUSE, *brought]  # those of solo opponents
        self.opponents: Final = [opponent for variant in self.variants for opponent in variant.opponents]
        self.book: Final = self.variants[-1].book  # it lists all that any of them may do
        self.composed: Final[dict[str, Rules]] = {}

    def in_play(self, config: Config) -> list[Expansion]:
        return [expansion for expansion in self.expansions if expansion.name in config.expansions]

    def rules_of(self, config: Config) -> Rules:
        """Tables of the same composition share their rules."""
        expansions = self.in_play(config)
        key = "+".join([expansion.name for expansion in expansions]) + "/" + config.solo
        if key not in self.composed:
            modules = [BASE] + [expansion.module for expansion in expansions]
            if config.solo:
                modules.append(self.variant_of(config).opponents[config.solo])
            self.composed[key] = Rules(modules, SIZES, OWN_GOODS, self.variant_of(config).book)
        return self.composed[key]

    def variant_of(self, config: Config) -> SoloVariant:
        """That of the solo opponent, if there is one."""
        for variant in self.variants:
            if config.solo in variant.opponents:
                return variant
        return HOUSE

    def columns_of(self, config: Config) -> int:
        """Of each row of apprentices."""
        return max([PRINTED_COLUMNS] + [expansion.columns for expansion in self.in_play(config)])

    def rewards_in_play(self, config: Config, seats: int) -> int:
        """Two for each seat and one more, unless an expansion puts all of them into play."""
        there = len(self.catalogue.rewards_of(config.expansions))
        for expansion in self.in_play(config):
            if expansion.all_rewards:
                return there
        return min(2 * seats + 1, there)

    def slots_of(self, config: Config) -> int:
        return 1 + max([OPPONENT_SLOT] + [expansion.slot for expansion in self.in_play(config)])

    def kept_at_start(self, config: Config) -> vec[Slot]:
        """Each module lays out its own things when the table is set."""
        return vec[Slot]([Slot(NOTHING_KEPT) for _ in range(self.slots_of(config))])

    def kept_from(self, config: Config, data: Reader) -> vec[Slot]:
        slots = self.slots_of(config)
        readers: list[ReadKept] = [read_nothing] * slots
        if config.solo:
            readers[OPPONENT_SLOT] = self.variant_of(config).read
        for expansion in self.in_play(config):
            if expansion.slot != NO_SLOT:
                readers[expansion.slot] = expansion.read
        parts = data.parts(slots, slots)
        return vec[Slot]([Slot(readers[slot](config, parts[slot], self.catalogue)) for slot in range(slots)])
