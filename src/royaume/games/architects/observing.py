"""What a seat may know, as numbers. A solo opponent and expansions add parts: see `Kept.observe`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.draft import beginner_is_secret
from royaume.games.architects.edition import Edition
from royaume.games.architects.places.black_market import large_goods, small_goods
from royaume.games.architects.plans import KeepingPlan
from royaume.games.architects.scoring import final_score
from royaume.games.architects.solo.observing import solo_names
from royaume.games.architects.table import (
    PLAIN_BOARD,
    ArchitectsTable,
    Player,
    guildhall_spaces,
    in_guildhall,
    index_of_slot,
    slots,
)
from royaume.games.architects.vocabulary import (
    APPRENTICE_ROOM,
    BUILDING_ROOM,
    CHARACTER_ROOM,
    GOOD_IDS,
    GOODS,
    MARBLE,
    MARKET_ROOM,
    MARKET_SPACES,
    MOST_COLUMNS,
    MOST_SEATS,
    NO_SEAT,
    OPEN_PLACES,
    OPPONENT_SLOT,
    PLACE_IDS,
    REWARD_ROOM,
    ROWS,
)
from royaume.kernel.deck import NO_CARD
from royaume.kernel.layout import Layout
from royaume.kernel.observing import Observation, observe_question, question_names
from royaume.kernel.seats import seat_after, seen_from

ON_TOP: Final = 1  # of the small pile
IN_LARGE_PILE: Final = 2  # and more, from its top


@final
class Part:
    """The numbers of what is kept in a slot of the table; zeros where nothing is."""

    def __init__(self, slot: int, names: list[str]) -> None:
        self.slot: Final = slot
        self.names: Final = names


def parts_of(edition: Edition) -> list[Part]:
    """A solo opponent's, then those of expansions in their order."""
    parts = [Part(OPPONENT_SLOT, solo_names(edition.opponents, edition.book.scheme_ids))]
    return parts + [Part(e.slot, e.observed) for e in edition.expansions if len(e.observed) > 0]


def names(catalogue: Catalogue, parts: list[Part]) -> list[str]:
    cards = card_names(catalogue)
    own = [prefix + card for prefix in ("hand.", "pack.") for card in cards.buildings]
    players = [name for k in range(MOST_SEATS) for name in player_names("seat+" + str(k), cards)]
    added = [name for part in parts for name in part.names]
    return table_names() + row_names(cards) + market_names(cards) + own + players + added + question_names()


def observe(t: ArchitectsTable, viewer: i64, layout: Layout, parts: list[Part], out: Observation) -> None:
    out.clear()
    observe_table(t, viewer, out)
    observe_row(t, out)
    observe_market(t, viewer, out)
    observe_secrets(t, viewer, out)
    for k in range(MOST_SEATS):
        if k < t.seats:
            observe_player(t, viewer, seat_after(t, viewer, k), out)
        else:
            out.room(PLAYER_SIZE)
    for part in parts:
        end = out.n + len(part.names)
        if part.slot < len(t.kept):
            t.kept[part.slot].kept.observe(t, viewer, out)
        out.n = end
    observe_question(t, viewer, layout, out)


# cards --------------------------------------------------------------------------------------


@final
class CardNames:
    """The ids of cards; numbers for which there is room, but no card yet."""

    def __init__(
        self,
        apprentices: list[str],
        buildings: list[str],
        characters: list[str],
        market: list[str],
        rewards: list[str],
    ) -> None:
        self.apprentices: Final = apprentices
        self.buildings: Final = buildings
        self.characters: Final = characters
        self.market: Final = market
        self.rewards: Final = rewards


def card_names(catalogue: Catalogue) -> CardNames:
    return CardNames(
        named(list(catalogue.apprentice_ids), APPRENTICE_ROOM),
        named(list(catalogue.building_ids), BUILDING_ROOM),
        named(list(catalogue.character_ids), CHARACTER_ROOM),
        named(list(catalogue.market_ids), MARKET_ROOM),
        named(list(catalogue.reward_ids), REWARD_ROOM),
    )


def named(ids: list[str], room: int) -> list[str]:
    """A name for each number; of copies, all but the first have theirs in it."""
    if len(ids) > room:
        raise ValueError("there are more than " + str(room) + " cards: " + ids[0] + ", ...")
    told_apart = [ids[i] if ids[i] not in ids[:i] else ids[i] + "." + str(i) for i in range(len(ids))]
    return told_apart + ["unused." + str(number) for number in range(len(ids), room)]


def mark(cards: tuple[int, ...], first: i64, out: Observation) -> None:
    for card in cards:
        out.count(first + card)


# the table ----------------------------------------------------------------------------------


def table_names() -> list[str]:
    scalars = ["players", "turn", "over", "active", "first", "turns_left", "idle", "quiet", "reset_due", "taxes"]
    piles = ["apprentices_left", "plans_left", "rewards_left", "guildhall", "guildhall.left"]
    variants = ["variant." + name for name in ("release_all", "conspirator_each", "recover_anywhere")]
    return scalars + piles + variants + ["captured_at." + place for place in PLACE_IDS[:OPEN_PLACES]]


def observe_table(t: ArchitectsTable, viewer: i64, out: Observation) -> None:
    """`first` is 0 as long as nobody knows it; `turns_left` 0 before the final round."""
    out.add(t.seats)
    out.add(t.turn)
    out.add_flag(t.over)
    out.add(seen_from(t, viewer, t.active))
    out.add(0 if beginner_is_secret(t) else seen_from(t, viewer, t.first) + 1)
    out.add(t.turns_left + 1)
    out.add(t.idle)
    out.add(t.quiet)
    out.add_flag(t.reset_due)
    out.add(t.taxes)
    out.add(t.people.left())
    out.add(t.plans.left())
    out.add(t.rewards.left())
    out.add(len(t.guildhall))
    out.add(guildhall_spaces(t) - len(t.guildhall))
    out.add_flag(t.variants.release_all)
    out.add_flag(t.variants.conspirator_each)
    out.add_flag(t.variants.recover_anywhere)
    for place in range(OPEN_PLACES):
        out.add((t.captured_at >> place) & 1)


def row_names(cards: CardNames) -> list[str]:
    coins = [f"row.coins.{row}.{column}" for row in range(ROWS) for column in range(MOST_COLUMNS)]
    return ["row." + card for card in cards.apprentices] + coins


def observe_row(t: ArchitectsTable, out: Observation) -> None:
    """Of each apprentice, its place in the rows from 1, with as many columns as there ever are."""
    first = out.room(APPRENTICE_ROOM)
    coins = out.room(ROWS * MOST_COLUMNS)
    for slot in range(slots(t)):
        place = index_of_slot(t, slot)
        out.put(coins + place, t.coins[slot])
        if t.row[slot] != NO_CARD:
            out.put(first + t.row[slot], place + 1)


def market_names(cards: CardNames) -> list[str]:
    spaces = ["market.space." + str(space) for space in range(MARKET_SPACES)]
    goods = ["market." + size + "." + good for size in ("small", "large") for good in GOOD_IDS[: MARBLE + 1]]
    piles = ["market." + card for card in cards.market]
    return spaces + goods + ["market.small_left"] + piles + ["reward_gained." + card for card in cards.rewards]


def observe_market(t: ArchitectsTable, viewer: i64, out: Observation) -> None:
    """Whose worker stands where, 0 for nobody; what can be had; where each card lies; the rewards seen so far."""
    for space in range(MARKET_SPACES):
        owner = t.market[space]
        out.add(0 if owner == NO_SEAT else seen_from(t, viewer, owner) + 1)
    for n in small_goods(t):
        out.add(n)
    for n in large_goods(t):
        out.add(n)
    out.add(len(t.small))
    piles = out.room(MARKET_ROOM)
    if len(t.small) > 0:
        out.put(piles + t.small.top(), ON_TOP)
    for i in range(len(t.large)):
        out.put(piles + t.large[i], IN_LARGE_PILE + i)
    mark(t.box[t.unused_rewards :], out.room(REWARD_ROOM), out)


# what only this seat sees -------------------------------------------------------------------


def observe_secrets(t: ArchitectsTable, viewer: i64, out: Observation) -> None:
    """The hand; then the cards to choose from, and 2 for the one that was chosen already."""
    p = t.players[viewer]
    mark(p.hand.cards, out.room(BUILDING_ROOM), out)
    pack = out.room(BUILDING_ROOM)
    mark(p.pack.cards, pack, out)
    if p.chosen != NO_CARD:
        out.put(pack + p.chosen, 2)
    if t.depth > 0:
        frame = t.top()
        if isinstance(frame, KeepingPlan) and frame.seat == viewer:
            mark(frame.looked_at.cards, pack, out)


# boards -------------------------------------------------------------------------------------

BOARD: Final = ["here", "automatic", "score", "virtue", "debts", "paid", "level", "supply", "prison", "guildhall"]


def player_names(seat: str, cards: CardNames) -> list[str]:
    counts = [
        *BOARD,
        "hand",
        "pack",
        "drafted",
        *GOOD_IDS[:GOODS],
        *["at." + place for place in PLACE_IDS[:OPEN_PLACES]],
    ]
    captives = ["captives.seat+" + str(k) for k in range(MOST_SEATS)]
    crew = ["crew." + card for card in cards.apprentices]
    built = ["built." + card for card in cards.buildings]
    return [seat + "." + name for name in counts + captives + crew + built + cards.characters]


PLAYER_SIZE: Final = (
    len(BOARD) + 3 + GOODS + OPEN_PLACES + MOST_SEATS + APPRENTICE_ROOM + BUILDING_ROOM + CHARACTER_ROOM
)


def observe_player(t: ArchitectsTable, viewer: i64, seat: i64, out: Observation) -> None:
    p = t.players[seat]
    observe_counts(t, p, seat, out)
    for good in range(GOODS):
        out.add(p.goods[good])
    for place in range(OPEN_PLACES):
        out.add(p.at[place])
    captives = out.room(MOST_SEATS)
    for other in range(t.seats):
        out.put(captives + seen_from(t, viewer, other), p.held[other])
    mark(p.crew, out.room(APPRENTICE_ROOM), out)
    mark(p.built, out.room(BUILDING_ROOM), out)
    character = out.room(CHARACTER_ROOM)
    if p.character != PLAIN_BOARD:
        out.put(character + p.character, 1)


def observe_counts(t: ArchitectsTable, p: Player, seat: i64, out: Observation) -> None:
    out.add(1)
    out.add_flag(p.automatic)
    out.add(final_score(t, seat))
    out.add(p.virtue)
    out.add(p.debts)
    out.add(p.paid)
    out.add(p.level)
    out.add(p.supply)
    out.add(p.prison)
    out.add(in_guildhall(t, seat))
    out.add(len(p.hand))
    out.add(len(p.pack))
    out.add_flag(p.chosen != NO_CARD)
