"""What lies on the table: the players' boards, the main board, the piles, and what expansions keep beside them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.cards.abilities import Ability
from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.vocabulary import (
    ABILITIES,
    GOODS,
    MOST_COLUMNS,
    MOST_SEATS,
    OPEN_PLACES,
    OPPONENT_SLOT,
    ROWS,
    SILVER,
    WORKERS,
)
from royaume.kernel.chance import Chance
from royaume.kernel.deck import NO_CARD, Deck, TurningPile
from royaume.kernel.hand import NO_CARDS, Hand
from royaume.kernel.ints import as_list, bit, zeros
from royaume.kernel.module import Rules
from royaume.kernel.observing import Knowledge, Observation
from royaume.kernel.paying import note_relief
from royaume.kernel.table import Table

NO_ABILITIES: Final = zeros(ABILITIES)  # shared, never changed in place
NOBODY_AWAITED: Final = zeros(MOST_SEATS)  # likewise
PLAIN_BOARD: Final = -1  # the side without a character
NO_FINAL_ROUND: Final = -1
GUILDHALL_ROWS: Final = 4
GUILDHALL_COLUMNS: Final = vec[i64]([0, 0, 3, 4, 5, 6, 6])  # indexed by the number of seats
GUILDHALL_SPACES: Final = vec[i64]([GUILDHALL_ROWS * int(columns) for columns in GUILDHALL_COLUMNS])
FIRST_RESET_ROW: Final = 2


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player's board. Workers are in the supply, at places, in Prison, or held by others.

    `sums`, `hears`, `relieves`, `skills` and `trades` follow from apprentices and character; `index` works them out.
    """

    def __init__(
        self,
        *,
        automatic: bool,
        character: i64,
        goods: vec[i64],
        at: vec[i64],
        held: vec[i64],
        sums: vec[i64],
        hand: Hand,
        built: tuple[int, ...],
        crew: tuple[int, ...],
        pack: Hand,
        trades: tuple[int, ...],
        virtue: i64,
        supply: i64,
        prison: i64,
        debts: i64,
        paid: i64,
        level: i64,
        chosen: i64,
        hears: i64,
        relieves: i64,
        skills: i64,
    ) -> None:
        self.automatic: Final = automatic  # played by the rules; card effects do not count for it
        self.character: i64 = character
        self.goods: Final = goods
        self.at: Final = at
        self.held: vec[i64] = held  # by colour; shared by copies, so that it must not be changed in place
        self.sums: vec[i64] = sums
        self.hand: Hand = hand
        self.built: tuple[int, ...] = built
        self.crew: tuple[int, ...] = crew
        self.pack: Hand = pack  # during the draft: the cards to choose from
        self.trades: tuple[int, ...] = trades
        self.virtue: i64 = virtue
        self.supply: i64 = supply
        self.prison: i64 = prison
        self.debts: i64 = debts
        self.paid: i64 = paid
        self.level: i64 = level
        self.chosen: i64 = chosen  # during the draft: the card kept, while others still choose
        self.hears: i64 = hears
        self.relieves: i64 = relieves
        self.skills: i64 = skills

    @staticmethod
    def at_start(seats: i64, virtue: i64, automatic: bool = False) -> Player:
        """Twenty workers, an empty board."""
        return Player(
            automatic=automatic,
            character=PLAIN_BOARD,
            goods=zeros(GOODS),
            at=zeros(OPEN_PLACES),
            held=zeros(seats),
            sums=NO_ABILITIES,
            hand=NO_CARDS,
            built=(),
            crew=(),
            pack=NO_CARDS,
            trades=(),
            virtue=virtue,
            supply=WORKERS,
            prison=0,
            debts=0,
            paid=0,
            level=0,
            chosen=NO_CARD,
            hears=0,
            relieves=0,
            skills=0,
        )

    def copy(self) -> Player:
        return Player(
            automatic=self.automatic,
            character=self.character,
            goods=self.goods[:],
            at=self.at[:],
            held=self.held,
            sums=self.sums,
            hand=self.hand,
            built=self.built,
            crew=self.crew,
            pack=self.pack,
            trades=self.trades,
            virtue=self.virtue,
            supply=self.supply,
            prison=self.prison,
            debts=self.debts,
            paid=self.paid,
            level=self.level,
            chosen=self.chosen,
            hears=self.hears,
            relieves=self.relieves,
            skills=self.skills,
        )

    @property
    def silver(self) -> i64:
        return self.goods[SILVER]

    def to_data(self) -> dict[str, object]:
        return {
            "automatic": self.automatic,
            "character": int(self.character),
            "goods": as_list(self.goods),
            "at": as_list(self.at),
            "held": as_list(self.held),
            "hand": list(self.hand),
            "built": list(self.built),
            "crew": list(self.crew),
            "pack": list(self.pack),
            "virtue": int(self.virtue),
            "supply": int(self.supply),
            "prison": int(self.prison),
            "debts": int(self.debts),
            "paid": int(self.paid),
            "level": int(self.level),
            "chosen": int(self.chosen),
        }


def index(p: Player, catalogue: Catalogue) -> None:
    """Sum up what a player's apprentices and character change, hear, know and trade."""
    p.sums = zeros(ABILITIES)  # never changed in place: copies share it
    p.hears = 0
    p.relieves = 0
    p.skills = 0
    trades: list[int] = []
    for c in p.crew:
        card = catalogue.apprentices[c]
        add_ability(p, card.ability)
        p.skills |= card.skills
        if card.ability.price > 0:
            trades.append(c)
    p.trades = tuple(trades)
    if p.character != PLAIN_BOARD:
        character = catalogue.characters[p.character]
        for power in character.powers:
            add_ability(p, power)


def look_at_cards(t: ArchitectsTable, seat: i64) -> None:
    """After its apprentices or its character changed."""
    index(t.players[seat], t.catalogue)
    note_relief(t, seat)


def add_ability(p: Player, ability: Ability) -> None:
    p.sums[ability.question] += ability.by
    p.hears |= bit(ability.event)
    p.relieves |= ability.relieves


@final
class Variants:
    """How the documented ambiguities are decided at this table."""

    def __init__(self, release_all: bool, conspirator_each: bool, recover_anywhere: bool, gold_above_8: bool) -> None:
        self.release_all: Final = release_all
        self.conspirator_each: Final = conspirator_each
        self.recover_anywhere: Final = recover_anywhere
        self.gold_above_8: Final = gold_above_8


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Kept:
    """What a solo opponent or an expansion keeps on the table; as it is here, nothing."""

    def copy(self) -> Kept:
        return self

    def to_data(self) -> dict[str, object]:
        return {}

    def more_workers(self, t: ArchitectsTable, seat: i64) -> i64:
        """How many workers a seat has beyond twenty, less those that lie in what is kept."""
        return 0

    def monuments(self) -> tuple[int, ...]:
        """Buildings that lie there for anybody to construct."""
        return ()

    def points(self, t: ArchitectsTable, seat: i64) -> i64:
        """What it adds to a seat's score."""
        return 0

    def prospects(self, t: ArchitectsTable, seat: i64) -> i64:
        """What it promises a seat besides, in tenths of a point: what a greedy player looks at."""
        return 0

    def score_lines(self, t: ArchitectsTable) -> list[tuple[str, list[int]]]:
        """The lines of the score sheet that add up to these points."""
        return []

    def holdings(self, seat: i64) -> dict[str, int]:
        """What a seat has of it, as arguments of the sentences that say why not."""
        return {}

    def shown(self, t: ArchitectsTable, viewer: i64) -> dict[str, Struct]:
        """The parts that it adds to the view of a seat, by name."""
        return {}

    def phase(self, t: ArchitectsTable) -> str:
        """The phase before the first turn that it adds, if that is now."""
        return ""

    def observe(self, t: ArchitectsTable, viewer: i64, out: Observation) -> None:
        """The numbers that it adds to what a seat observes."""

    def know(self, t: ArchitectsTable, out: Knowledge) -> None:
        """What everybody knows of it; of what it deals again, how much there is."""

    def deal_again(self, t: ArchitectsTable) -> None:
        """Deal again what nobody has seen."""

    def violation(self, t: ArchitectsTable) -> str:
        """The law that it breaks, or nothing."""
        return ""

    def is_of_house(self) -> bool:
        """Whether it is a solo opponent of the house variant, with what is agreed for those only."""
        return False


NOTHING_KEPT: Final = Kept()


@final
@mypyc_attr(acyclic=True)
class Slot:
    """A place on the table for what is kept. Being final, it spares compiled code the question what lies there."""

    def __init__(self, kept: Kept) -> None:
        self.kept: Kept = kept


@final
@mypyc_attr(acyclic=True)
class ArchitectsTable(Table):
    """The apprentices' rows run one after the other. Piles run from top to bottom."""

    __slots__ = (
        "awaited",
        "box",
        "captured_at",
        "catalogue",
        "coins",
        "columns",
        "first",
        "guildhall",
        "idle",
        "kept",
        "large",
        "market",
        "order_known",
        "people",
        "plans",
        "players",
        "quiet",
        "reset_due",
        "rewards",
        "row",
        "small",
        "taxes",
        "turns_left",
        "unused_rewards",
        "variants",
    )

    def __init__(
        self,
        *,
        rules: Rules,
        chance: Chance,
        columns: i64,
        unused_rewards: i64,
        catalogue: Catalogue,
        variants: Variants,
        players: vec[Player],
        row: vec[i64],
        coins: vec[i64],
        people: Deck,
        plans: Deck,
        rewards: Deck,
        box: tuple[int, ...],
        small: TurningPile,
        large: tuple[int, ...],
        market: vec[i64],
        guildhall: tuple[int, ...],
        kept: vec[Slot],
        taxes: i64,
        first: i64,
        captured_at: i64,
        turns_left: i64,
        idle: i64,
        quiet: i64,
        reset_due: bool,
        order_known: bool,
    ) -> None:
        super().__init__(len(players), rules, chance)
        self.columns: Final = columns  # how many apprentices lie in each row
        self.unused_rewards: Final = unused_rewards  # never in play: they lie first in the box, unseen
        self.catalogue: Final = catalogue
        self.variants: Final = variants
        self.players: Final = players
        self.row: Final = row
        self.coins: Final = coins
        self.people: Final = people
        self.plans: Final = plans
        self.rewards: Final = rewards
        self.box: tuple[int, ...] = box  # rewards out of the game: unused ones, then those gained
        self.small: TurningPile = small
        self.large: tuple[int, ...] = large
        self.market: vec[i64] = market  # shared by copies, so that it must not be changed in place
        self.guildhall: tuple[int, ...] = guildhall  # whose workers lie there, in order; the last ones beside it
        self.kept: Final = kept
        self.taxes: i64 = taxes
        self.first: i64 = first
        self.captured_at: i64 = captured_at  # places captured from in this turn, as bits
        self.turns_left: i64 = turns_left
        self.idle: i64 = idle  # turns in a row in which nobody had a worker to place or take back
        self.quiet: i64 = quiet  # turns in a row in which no worker came to the Guildhall
        self.reset_due: bool = reset_due
        self.awaited: vec[i64] = NOBODY_AWAITED  # places, as bits, by seat; copies share it; see `note_awaited`
        self.order_known: bool = order_known  # everybody knows who begins before the first turn

    def copy(self) -> ArchitectsTable:
        players, kept = self.players[:], self.kept[:]
        for seat in range(len(players)):
            players[seat] = players[seat].copy()
        for slot in range(len(kept)):
            kept[slot] = Slot(kept[slot].kept.copy())
        t = ArchitectsTable(
            rules=self.rules,
            chance=self.chance.copy(),
            columns=self.columns,
            unused_rewards=self.unused_rewards,
            catalogue=self.catalogue,
            variants=self.variants,
            players=players,
            row=self.row[:],
            coins=self.coins[:],
            people=self.people.copy(),
            plans=self.plans.copy(),
            rewards=self.rewards.copy(),
            box=self.box,
            small=self.small,
            large=self.large,
            market=self.market,
            guildhall=self.guildhall,
            kept=kept,
            taxes=self.taxes,
            first=self.first,
            captured_at=self.captured_at,
            turns_left=self.turns_left,
            idle=self.idle,
            quiet=self.quiet,
            reset_due=self.reset_due,
            order_known=self.order_known,
        )
        t.awaited = self.awaited
        self.copy_common_to(t)
        return t

    def leave_game(self, reward: i64) -> None:
        """A reward that everybody has seen goes to the box."""
        self.box = self.box + (int(reward),)

    def unseen_rewards(self) -> tuple[int, ...]:
        """By number: those in the pile, and those that were never in play."""
        return tuple(sorted(self.box[: self.unused_rewards] + self.rewards.rest()))

    def to_data(self) -> dict[str, object]:
        return {
            "players": [p.to_data() for p in self.players],
            "row": as_list(self.row),
            "coins": as_list(self.coins),
            "people": list(self.people.rest()),
            "plans": list(self.plans.rest()),
            "rewards": list(self.rewards.rest()),
            "box": list(self.box),
            "small": list(self.small.rest()),
            "large": list(self.large),
            "market": as_list(self.market),
            "guildhall": list(self.guildhall),
            "kept": [slot.kept.to_data() for slot in self.kept],
            "taxes": int(self.taxes),
            "first": int(self.first),
            "captured_at": int(self.captured_at),
            "turns_left": int(self.turns_left),
            "idle": int(self.idle),
            "quiet": int(self.quiet),
            "reset_due": self.reset_due,
            "order_known": self.order_known,
        }


def guildhall_columns(t: Table) -> i64:
    return GUILDHALL_COLUMNS[t.seats]


def guildhall_spaces(t: Table) -> i64:
    return GUILDHALL_SPACES[t.seats]


def in_guildhall(t: ArchitectsTable, seat: i64) -> i64:
    """How many of its workers lie there."""
    n: i64 = 0
    for owner in t.guildhall:
        if owner == seat:
            n += 1
    return n


def is_reset_space(t: Table, space: i64) -> bool:
    """The left-most space of each of the two bottom rows; spaces are counted from 1."""
    columns = guildhall_columns(t)
    return space == FIRST_RESET_ROW * columns + 1 or space == (FIRST_RESET_ROW + 1) * columns + 1


def on_open_places(p: Player) -> i64:
    n: i64 = 0
    for workers in p.at:
        n += workers
    return n


def is_on_open_place(p: Player) -> bool:
    """Whether any of its workers is."""
    for workers in p.at:
        if workers > 0:
            return True
    return False


def opponent_of_house(t: ArchitectsTable) -> bool:
    """Whether one of the house variant plays."""
    return t.kept[OPPONENT_SLOT].kept.is_of_house()


def captives_of(p: Player) -> i64:
    """Enemy workers held on a board."""
    n: i64 = 0
    for held in p.held:
        n += held
    return n


def held_elsewhere(t: ArchitectsTable, seat: i64) -> i64:
    """A seat's workers held on other boards."""
    n: i64 = 0
    for p in t.players:
        n += p.held[seat]
    return n


def at_market(t: ArchitectsTable, seat: i64) -> i64:
    n: i64 = 0
    for owner in t.market:
        if owner == seat:
            n += 1
    return n


def slots(t: ArchitectsTable) -> i64:
    """How many apprentices lie open."""
    return ROWS * t.columns


def index_of_slot(t: ArchitectsTable, slot: i64) -> i64:
    """The number of a slot if every row had as many columns as any ever has."""
    return slot // t.columns * MOST_COLUMNS + slot % t.columns


def slot_at(t: ArchitectsTable, index: i64) -> i64:
    return index // MOST_COLUMNS * t.columns + index % MOST_COLUMNS


def ask(t: ArchitectsTable, seat: i64, question: i64, printed: i64, about: i64 = 0) -> i64:
    """The printed number, changed by the seat's own cards, then by rules and expansions."""
    n = printed + t.players[seat].sums[question]
    return n if t.rules.answers[question] is None else t.ask(question, seat, n, about)
