"""A player's board and cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.buildings import ICONS_OF_SLOTS, NONE_BUILT
from royaume.games.viscounts.cards.catalogue import CARDS
from royaume.games.viscounts.cards.manuscripts import ICONS_OF_BONUSES
from royaume.games.viscounts.cards.townsfolk import HELPS, NO_HELP
from royaume.games.viscounts.vocabulary import (
    BUILDER,
    CLERIC,
    CRIMINAL,
    FIRST_SPACE,
    GOODS,
    ICONS,
    LAST_SPACE,
    LINE,
    MERCHANT,
    NOBLE,
    WORKERS_EACH,
)
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.hand import NO_CARDS
from royaume.kernel.ints import as_list, bit, zeros
from royaume.kernel.own_cards import OwnCards

NOWHERE: Final = -1  # before a Player Card is chosen
EMPTY_LINE: Final = vec[i64]([NO_CARD] * LINE)
MIDDLE: Final = 1
LAST: Final = 2


@final
@mypyc_attr(acyclic=True)
class Player:
    """`icons`, `hears` and `helps` follow from the rest; `index` works them out.

    Bits: `slots` are those that a building has left, `bonuses` the ribbons whose Cleric Bonus is there, `hears` the
    timings of the abilities in the line, `helps` the ways in which they help to pay, by action.
    """

    def __init__(
        self,
        *,
        automatic: bool,
        goods: vec[i64],
        line: vec[i64],
        icons: vec[i64],
        cards: OwnCards,
        manuscripts: tuple[int, ...],
        space: i64,
        slots: i64,
        bonuses: i64,
        corruption: i64,
        virtue: i64,
        supply: i64,
        debts: i64,
        paid: i64,
        deeds: i64,
        approved: i64,
        hears: i64,
        helps: i64,
    ) -> None:
        self.automatic: Final = automatic  # played by the rules
        self.goods: Final = goods
        self.line: Final = line
        self.icons: vec[i64] = icons  # never changed in place: copies share it
        self.cards: Final = cards
        self.manuscripts: tuple[int, ...] = manuscripts
        self.space: i64 = space
        self.slots: i64 = slots
        self.bonuses: i64 = bonuses
        self.corruption: i64 = corruption
        self.virtue: i64 = virtue
        self.supply: i64 = supply
        self.debts: i64 = debts  # unpaid
        self.paid: i64 = paid
        self.deeds: i64 = deeds  # acquired, not approved
        self.approved: i64 = approved
        self.hears: i64 = hears
        self.helps: i64 = helps

    @staticmethod
    def at_start(pile: tuple[int, ...], automatic: bool = False) -> Player:
        p = Player(
            automatic=automatic,
            goods=zeros(GOODS),
            line=EMPTY_LINE[:],
            icons=zeros(ICONS),
            cards=OwnCards(Deck(pile), NO_CARDS),
            manuscripts=(),
            space=NOWHERE,
            slots=NONE_BUILT,
            bonuses=0,
            corruption=FIRST_SPACE,
            virtue=LAST_SPACE,
            supply=WORKERS_EACH,
            debts=0,
            paid=0,
            deeds=0,
            approved=0,
            hears=0,
            helps=0,
        )
        index(p)
        return p

    def copy(self) -> Player:
        return Player(
            automatic=self.automatic,
            goods=self.goods[:],
            line=self.line[:],
            icons=self.icons,
            cards=self.cards.copy(),
            manuscripts=self.manuscripts,
            space=self.space,
            slots=self.slots,
            bonuses=self.bonuses,
            corruption=self.corruption,
            virtue=self.virtue,
            supply=self.supply,
            debts=self.debts,
            paid=self.paid,
            deeds=self.deeds,
            approved=self.approved,
            hears=self.hears,
            helps=self.helps,
        )

    @property
    def criminals(self) -> i64:
        """Criminal icons on the board."""
        return self.icons[CRIMINAL]

    def owned(self) -> i64:
        """All own cards, wherever they are."""
        return self.cards.count() + self.in_line()

    def in_line(self) -> i64:
        n: i64 = 0
        for card in self.line:
            if card != NO_CARD:
                n += 1
        return n

    def has_met(self) -> bool:
        """Whether both markers share a space."""
        return self.corruption == self.virtue

    def to_data(self) -> dict[str, object]:
        return {
            "automatic": self.automatic,
            "goods": as_list(self.goods),
            "line": as_list(self.line),
            "cards": self.cards.to_data(),
            "manuscripts": list(self.manuscripts),
            "space": int(self.space),
            "slots": int(self.slots),
            "bonuses": int(self.bonuses),
            "corruption": int(self.corruption),
            "virtue": int(self.virtue),
            "supply": int(self.supply),
            "debts": int(self.debts),
            "paid": int(self.paid),
            "deeds": int(self.deeds),
            "approved": int(self.approved),
        }


def index(p: Player) -> None:
    """Count the icons of a person's board, and note what the abilities in the line hear and help with.

    The icons printed on the middle and the last space count only while these are empty.
    """
    icons = zeros(ICONS)
    hears: i64 = 0
    helps: i64 = 0
    for card in p.line:
        if card != NO_CARD:
            face = CARDS[card]
            add_icons(icons, face.icons)
            ability = face.ability
            hears |= bit(ability.timing)
            if ability.helps != NO_HELP:
                helps |= bit(ability.action * HELPS + ability.helps)
    add_printed(p, icons)
    add_permanent(p, icons)
    p.icons = icons
    p.hears = hears
    p.helps = helps


def add_printed(p: Player, icons: vec[i64]) -> None:
    if p.line[MIDDLE] == NO_CARD:
        icons[CLERIC] += 1
        icons[BUILDER] += 1
        icons[NOBLE] += 1
    if p.line[LAST] == NO_CARD:
        icons[MERCHANT] += 2


def add_permanent(p: Player, icons: vec[i64]) -> None:
    """Those of slots left by buildings, and of Cleric Bonus cards."""
    add_icons(icons, ICONS_OF_SLOTS[p.slots])
    add_bonuses(p, icons)


def add_bonuses(p: Player, icons: vec[i64]) -> None:
    if p.bonuses != 0:
        add_icons(icons, ICONS_OF_BONUSES[p.bonuses])


def add_icons(icons: vec[i64], more: vec[i64]) -> None:
    for icon in range(ICONS):
        icons[icon] += more[icon]


def helps_with(p: Player, action: i64, how: i64) -> bool:
    """Whether a card in the line helps to pay for the action in this way."""
    return p.helps & bit(action * HELPS + how) != 0
