"""What a seat may know: everything but other hands, the order of the piles, and who begins before it is told."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from mypy_extensions import i64

from royaume.games.architects.cards.market import Goods
from royaume.games.architects.cathedral import LEVELS, TOP, Level
from royaume.games.architects.draft import ChoosingCharacter
from royaume.games.architects.hiring import PRINTED_LIMIT
from royaume.games.architects.lacking import lacking
from royaume.games.architects.places.black_market import LOOKED_AT, STALLS, VIRTUE_LOST, large_goods, small_goods
from royaume.games.architects.places.workshop import Hiring
from royaume.games.architects.plans import KeepingPlan
from royaume.games.architects.prices import EITHER
from royaume.games.architects.purse import TAX_EVADED
from royaume.games.architects.scoring import final_score
from royaume.games.architects.shown import (
    BansShown,
    BaseView,
    GoodsShown,
    GuildhallShown,
    HirelingShown,
    LackShown,
    LevelShown,
    MarketShown,
    PlacesShown,
    PlayerShown,
    QuietShown,
    VirtueShown,
    WorkshopShown,
)
from royaume.games.architects.table import (
    GUILDHALL_ROWS,
    NO_FINAL_ROUND,
    PLAIN_BOARD,
    ArchitectsTable,
    Player,
    ask,
    guildhall_columns,
    guildhall_spaces,
    is_reset_space,
)
from royaume.games.architects.turn import QUIET_ROUNDS, WARNED_ROUNDS
from royaume.games.architects.virtue import BARRED_FROM_MARKET, CATHEDRAL_FROM, TRACK_POINTS
from royaume.games.architects.vocabulary import (
    APPRENTICE_LIMIT,
    GOLD,
    GOOD_IDS,
    GOODS,
    MARBLE,
    MARKET_SPACES,
    MOST_VIRTUE,
    NO_SEAT,
    OPEN_PLACES,
    ROWS,
    SILVER,
    VIRTUE,
    WORKSHOP,
)
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import NOBODY

VIRTUES: Final = [VirtueShown(int(TRACK_POINTS[virtue]), int(TAX_EVADED[virtue])) for virtue in range(MOST_VIRTUE + 1)]
BANS: Final = BansShown(BARRED_FROM_MARKET, CATHEDRAL_FROM)


def level_cost(face: Level) -> dict[str, int]:
    cost = {
        "gold": int(face.price.of(GOLD)),
        "marble": int(face.price.of(MARBLE)),
        "wood_or_stone": int(face.price.of(EITHER)),
    }
    return {what: n for what, n in cost.items() if n > 0}


LEVEL_COSTS: Final = [level_cost(face) for face in LEVELS]


def view(t: ArchitectsTable, seat: i64, whole: type[BaseView]) -> BaseView:
    """`whole` has room for the parts that a solo opponent and expansions add."""
    begun = t.turn > 0 or t.order_known
    parts: dict[str, Struct] = {}
    for slot in t.kept:
        parts.update(slot.kept.shown(t, seat))
    return whole(
        turn=int(t.turn),
        active=int(t.active),
        over=t.over,
        first=int(t.first) if begun else None,
        phase=phase(t),
        final_turns=None if t.turns_left == NO_FINAL_ROUND else int(t.turns_left),
        quiet=shown_quiet(t),
        places=PlacesShown(*[[int(p.at[place]) for p in t.players] for place in range(OPEN_PLACES)]),
        prison=[int(p.prison) for p in t.players],
        taxes=int(t.taxes),
        market=shown_market(t, seat),
        workshop=WorkshopShown([shown_row(t, row, seat) for row in range(ROWS)], int(t.people.left())),
        plans_left=int(t.plans.left()),
        rewards_left=int(t.rewards.left()),
        guildhall=shown_guildhall(t),
        cathedral=[shown_level(t, level) for level in range(1, TOP + 1)],
        virtue=VIRTUES,
        bans=BANS,
        players=[shown_player(t, other, seat) for other in range(t.seats)],
        **parts,
    )


def phase(t: ArchitectsTable) -> str:
    if t.turn > 0:
        return "play"
    for slot in t.kept:
        added = slot.kept.phase(t)
        if added:
            return added
    return "characters" if isinstance(t.top(), ChoosingCharacter) else "draft"


def shown_quiet(t: ArchitectsTable) -> QuietShown | None:
    """Whole rounds: the turn that is being taken does not count yet."""
    rounds = (t.quiet - 1) // t.seats
    return None if t.over or rounds < WARNED_ROUNDS else QuietShown(int(rounds), QUIET_ROUNDS)


def shown_market(t: ArchitectsTable, viewer: i64) -> MarketShown:
    cards = t.catalogue.market
    return MarketShown(
        spaces=[None if owner == NO_SEAT else int(owner) for owner in t.market],
        prices=[
            int(STALLS[i].price(t, viewer).of(SILVER)) if viewer != NOBODY else i + 1 for i in range(MARKET_SPACES)
        ],
        virtue=int(STALLS[0].price(t, viewer).of(VIRTUE)) if viewer != NOBODY else VIRTUE_LOST,
        plans=LOOKED_AT,
        small=shown_goods(small_goods(t)),
        large=shown_goods(large_goods(t)),
        small_card=cards[t.small.top()].id if len(t.small) > 0 else None,
        large_card=cards[t.large[0]].id if len(t.large) > 0 else None,
        small_left=len(t.small),
        large_left=len(t.large),
    )


def shown_goods(goods: Goods) -> dict[str, int]:
    return {GOOD_IDS[i]: n for i, n in enumerate(goods) if n > 0}


def shown_row(t: ArchitectsTable, row: i64, viewer: i64) -> list[HirelingShown | None]:
    """Each card with its coins, and the silver that hiring it at the Workshop would cost whoever looks."""
    shown: list[HirelingShown | None] = []
    for column in range(t.columns):
        slot = row * t.columns + column
        card = t.row[slot]
        if card == NO_CARD:
            shown.append(None)
        else:
            price = None if viewer == NOBODY else int(hiring_of(t, viewer).cost(t, slot))
            shown.append(HirelingShown(t.catalogue.apprentices[card].id, int(t.coins[slot]), price))
    return shown


def hiring_of(t: ArchitectsTable, seat: i64) -> Hiring:
    """The hiring that a seat is at, or the one that its next worker at the Workshop would lead to."""
    frame = t.top() if t.depth > 0 else None
    if isinstance(frame, Hiring) and frame.seat == seat:
        return frame
    return Hiring(seat, t.players[seat].at[WORKSHOP] + 1)


def shown_guildhall(t: ArchitectsTable) -> GuildhallShown:
    columns = int(guildhall_columns(t))
    spaces = int(guildhall_spaces(t))
    workers = list(t.guildhall)
    return GuildhallShown(
        columns=columns,
        rows=GUILDHALL_ROWS,
        spaces=spaces,
        workers=workers[:spaces],
        beside=workers[spaces:],
        resets=[space for space in range(1, spaces + 1, columns) if is_reset_space(t, space)],
    )


def shown_level(t: ArchitectsTable, level: i64) -> LevelShown:
    face = LEVELS[level]
    return LevelShown(
        level=int(level),
        points=int(face.points),
        spaces=int(face.spaces),
        cost=LEVEL_COSTS[level],
        seats=[seat for seat in range(t.seats) if t.players[seat].level == level],
    )


def shown_player(t: ArchitectsTable, seat: i64, viewer: i64) -> PlayerShown:
    p = t.players[seat]
    cards = t.catalogue
    own = seat == viewer
    pack = choosing_from(t, p, seat)
    return PlayerShown(
        character=None if p.character == PLAIN_BOARD else cards.characters[p.character].id,
        goods=GoodsShown(*[int(p.goods[good]) for good in range(GOODS)]),
        virtue=int(p.virtue),
        debts=int(p.debts),
        paid_debts=int(p.paid),
        level=int(p.level),
        supply=int(p.supply),
        prison=int(p.prison),
        captives=[int(n) for n in p.held],
        apprentices=[cards.apprentices[c].id for c in p.crew],
        apprentice_limit=int(ask(t, seat, APPRENTICE_LIMIT, PRINTED_LIMIT)),
        buildings=[cards.buildings[c].id for c in p.built],
        hand=[cards.buildings[c].id for c in p.hand] if own else None,
        hand_size=len(p.hand),
        pack=[cards.buildings[c].id for c in pack] if own else None,
        lacking=shown_lacks(t, seat, p.hand.cards + pack) if own else None,
        drafted=p.chosen != NO_CARD,
        score=int(final_score(t, seat)),
        automatic=p.automatic,
    )


def shown_lacks(t: ArchitectsTable, seat: i64, plans: tuple[int, ...]) -> dict[str, LackShown]:
    lacks: dict[str, LackShown] = {}
    for plan in plans:
        lack = lacking(t, seat, plan)
        if lack is not None:
            lacks[t.catalogue.buildings[plan].id] = lack
    return lacks


def choosing_from(t: ArchitectsTable, p: Player, seat: i64) -> tuple[int, ...]:
    """The pack of the draft, or the cards just drawn of which some are kept."""
    frame = t.top() if t.depth > 0 else None
    if isinstance(frame, KeepingPlan) and frame.seat == seat:
        return frame.looked_at.cards
    return p.pack.cards
