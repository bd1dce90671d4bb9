"""What a seat may know: all but hands and piles of others, the order of its own pile, what lies under open cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.beginning import DEBTS_ON_POVERTY, DEEDS_ON_PROSPERITY
from royaume.games.viscounts.board import BOARD
from royaume.games.viscounts.buildings import built_of_type, is_empty
from royaume.games.viscounts.cards.catalogue import (
    CARD_IDS,
    CARDS,
    FIRST_HERO,
    FIRST_PRINTED,
    FIRST_STARTER,
    printed_at,
)
from royaume.games.viscounts.cards.manuscripts import COUNTED_IDS, MANUSCRIPTS, UNCOUNTED
from royaume.games.viscounts.cards.player_cards import PLAYER_CARD_IDS, PLAYER_CARDS, start_space
from royaume.games.viscounts.cards.townsfolk import HELP_IDS, TIMING_IDS
from royaume.games.viscounts.castle import ON_TIER_2
from royaume.games.viscounts.collision import Collision
from royaume.games.viscounts.counting import printed_points
from royaume.games.viscounts.effects import EFFECTS, NOTHING, OP_IDS
from royaume.games.viscounts.player import Player
from royaume.games.viscounts.scoring import final_score
from royaume.games.viscounts.shown import (
    CastleShown,
    EndShown,
    IconsShown,
    ManuscriptShown,
    MeetingShown,
    OwnCardsShown,
    PairShown,
    PersonShown,
    SectionShown,
    SegmentShown,
    SiteShown,
    StepShown,
    SuppliesShown,
    TradeShown,
    ViscountShown,
    ViscountsView,
    Ways,
)
from royaume.games.viscounts.solo.shown import OpponentBoardShown
from royaume.games.viscounts.table import FREE, NO_LEADER, NOT_YET, ViscountsTable
from royaume.games.viscounts.track import MEETINGS
from royaume.games.viscounts.turn import TURN_STEPS, Turn, hand_limit
from royaume.games.viscounts.vocabulary import (
    BUILDER,
    BUILDING_IDS,
    BUILDING_TYPES,
    CLERIC,
    CRIMINAL,
    FIRST_SPACE,
    GOLD,
    ICON_IDS,
    ICONS,
    INK,
    LAST_SPACE,
    LEFT,
    MERCHANT,
    MOST_SITES,
    NOBLE,
    RIBBON_IDS,
    RIBBONS,
    SECTION_IDS,
    SECTIONS,
    SEGMENT_IDS,
    SILVER,
    SITE_IDS,
    SLOTS,
    SPACE_IDS,
    STONE,
)
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit

PHASE_OF_STEP: Final = {
    "shift": "cards",
    "play": "cards",
    "move": "movement",
    "act": "action",
    "hire": "recruit",
    "collision": "collision",
    "draw": "draw",
    "end": "draw",
}
CONDITION_IDS: Final = ("always", "with_criminals", "without_criminals")
UNOWNED: Final = -1


def view(t: ViscountsTable, viewer: i64) -> ViscountsView:
    people = len([p for p in t.players if not p.automatic])
    opponent = t.opponent.shown(t, viewer)
    assert opponent is None or isinstance(opponent, OpponentBoardShown)
    return ViscountsView(
        turn=int(t.turn),
        round=int(t.round),
        last_round=None if t.last_round == NOT_YET else int(t.last_round),
        active=int(t.active),
        first=int(t.first),
        over=t.over,
        phase=phase_of(t),
        played=None if t.played == NO_CARD else shown_card(t.played),
        ring=[shown_segment(t, segment) for segment in t.ring.segments],
        castle=shown_castle(t),
        players=[shown_player(t, seat, viewer) for seat in range(t.seats)],
        pairs=[shown_pair(t.pairs[i], t.heroes[i]) for i in range(len(t.pairs))],
        track=[shown_meeting(space) for space in range(FIRST_SPACE, LAST_SPACE + 1)],
        poverty=EndShown(int(t.debts_left), int(DEBTS_ON_POVERTY[people]), t.poverty),
        prosperity=EndShown(int(t.deeds_left), int(DEEDS_ON_PROSPERITY[people]), t.prosperity),
        bonuses_left=[RIBBON_IDS[r] for r in range(RIBBONS) if not any(p.bonuses & bit(r) != 0 for p in t.players)],
        opponent=opponent,
    )


def phase_of(t: ViscountsTable) -> str:
    """By the phase whose later steps are pending."""
    if t.over:
        return "over"
    if t.turn == 0:
        return "beginning"
    for i in range(t.depth - 1, -1, -1):
        frame = t.frames[i]
        if isinstance(frame, Collision):
            return "collision"
        if isinstance(frame, Turn):
            return PHASE_OF_STEP[TURN_STEPS[frame.at - 1].name]
    return "opponent"


# cards --------------------------------------------------------------------------------------


def shown_ways(effect: i64) -> Ways:
    return [
        [StepShown(OP_IDS[way.ops[i]], int(way.amounts[i])) for i in range(len(way.ops))]
        for way in EFFECTS[effect].ways
    ]


def shown_icons(icons: vec[i64]) -> list[str]:
    return [ICON_IDS[icon] for icon in range(ICONS) for _ in range(icons[icon])]


def shown_card(card: i64) -> PersonShown:
    face = CARDS[card]
    return PersonShown(
        number=int(card),
        id=CARD_IDS[card],
        value=int(face.value),
        icons=shown_icons(face.icons),
        timing=TIMING_IDS[face.ability.timing],
        ways=shown_ways(face.ability.effect),
        helps=HELP_IDS[face.ability.helps],
        on_hire=shown_ways(face.on_hire),
        hero=FIRST_HERO <= card < FIRST_STARTER,
        printed=card >= FIRST_PRINTED,
    )


def shown_manuscript(t: ViscountsTable, tile: i64, owner: i64) -> ManuscriptShown:
    face = MANUSCRIPTS[tile]
    scores = face.text.counted != UNCOUNTED
    return ManuscriptShown(
        id=face.id,
        ribbon=RIBBON_IDS[face.ribbon],
        cost=int(face.cost),
        ways=shown_ways(face.text.effect),
        per=int(face.text.per) if scores else 0,
        counted=COUNTED_IDS[face.text.counted] if scores else "",
        points=0 if owner == UNOWNED else int(printed_points(t, owner, tile)),
    )


def shown_pair(card: int, hero: int) -> PairShown:
    face = PLAYER_CARDS[card]
    return PairShown(
        id=PLAYER_CARD_IDS[card],
        number=int(face.number),
        space=SPACE_IDS[start_space(card)],
        goods=SuppliesShown(face.goods[SILVER], face.goods[STONE], face.goods[GOLD], face.goods[INK]),
        any_resource=int(face.any_resource),
        debts=int(face.debts),
        deeds=int(face.deeds),
        extra=shown_ways(face.extra),
        hero=shown_card(hero),
    )


# the board ----------------------------------------------------------------------------------


def shown_segment(t: ViscountsTable, segment: i64) -> SegmentShown:
    printed = BOARD[segment]
    card, tile = t.townsfolk[segment].top(t), t.manuscripts[segment].top(t)
    sites = range(segment * MOST_SITES, (segment + 1) * MOST_SITES)
    return SegmentShown(
        id=SEGMENT_IDS[segment],
        facing=SECTION_IDS[t.ring.facing[segment]],
        trades=[TradeShown(int(tr.icons), StepShown(OP_IDS[tr.op], int(tr.amount))) for tr in printed.trades],
        townsfolk=shown_card(printed_at(segment) if card == NO_CARD else card),
        townsfolk_left=int(t.townsfolk[segment].left()),
        manuscript=None if tile == NO_CARD else shown_manuscript(t, tile, UNOWNED),
        printed_manuscript=shown_ways(printed.manuscript),
        manuscripts_left=int(t.manuscripts[segment].left()),
        sites=[shown_site(t, site) for site in sites if t.sides[site].gain != NOTHING],
    )


def shown_site(t: ViscountsTable, site: i64) -> SiteShown:
    printed, built = t.sides[site], t.sites[site]
    return SiteShown(
        id=SITE_IDS[site],
        side="left" if printed.side == LEFT else "right",
        gain=shown_ways(printed.gain),
        link=shown_ways(printed.link),
        owner=None if built == FREE else int(built // BUILDING_TYPES),
        building=None if built == FREE else BUILDING_IDS[built % BUILDING_TYPES],
    )


def shown_castle(t: ViscountsTable) -> CastleShown:
    seats = range(t.seats)
    return CastleShown(
        sections=[
            SectionShown(
                SECTION_IDS[section],
                shown_ways(ON_TIER_2[section]),
                [int(t.outer(section, seat)) for seat in seats],
                [int(t.inner(section, seat)) for seat in seats],
            )
            for section in range(SECTIONS)
        ],
        top=[int(t.on_top(seat)) for seat in seats],
        leader=None if t.leader == NO_LEADER else int(t.leader),
    )


def shown_meeting(space: int) -> MeetingShown:
    meeting = MEETINGS[space]
    return MeetingShown(shown_ways(meeting.active), CONDITION_IDS[meeting.condition], shown_ways(meeting.others))


# players ------------------------------------------------------------------------------------


def shown_player(t: ViscountsTable, seat: i64, viewer: i64) -> ViscountShown:
    p = t.players[seat]
    return ViscountShown(
        automatic=p.automatic,
        space=None if p.space < 0 else SPACE_IDS[p.space],
        goods=SuppliesShown(int(p.goods[SILVER]), int(p.goods[STONE]), int(p.goods[GOLD]), int(p.goods[INK])),
        line=[None if card == NO_CARD else shown_card(card) for card in p.line],
        icons=counted_icons(p),
        deck=shown_deck(p, seat == viewer),
        hand_limit=0 if p.automatic else int(hand_limit(t, seat)),
        slots=[is_empty(p.slots, slot) for slot in range(SLOTS)],
        built=[int(built_of_type(p.slots, kind)) for kind in range(BUILDING_TYPES)],
        corruption=int(p.corruption),
        virtue=int(p.virtue),
        supply=int(p.supply),
        debts=int(p.debts),
        paid=int(p.paid),
        deeds=int(p.deeds),
        approved=int(p.approved),
        manuscripts=[shown_manuscript(t, tile, seat) for tile in p.manuscripts],
        bonuses=[RIBBON_IDS[ribbon] for ribbon in range(RIBBONS) if p.bonuses & bit(ribbon) != 0],
        score=int(final_score(t, seat)),
    )


def counted_icons(p: Player) -> IconsShown:
    n = p.icons
    return IconsShown(int(n[MERCHANT]), int(n[BUILDER]), int(n[NOBLE]), int(n[CLERIC]), int(n[CRIMINAL]))


def shown_deck(p: Player, own: bool) -> OwnCardsShown:
    cards = p.cards
    return OwnCardsShown(
        hand=[shown_card(card) for card in cards.hand] if own else None,
        hand_count=len(cards.hand),
        pile=[CARD_IDS[card] for card in sorted(cards.pile.rest())] if own else None,
        pile_count=int(cards.pile.left()),
        discarded=[shown_card(card) for card in cards.discarded],
        unseen=[CARD_IDS[card] for card in cards.unseen()],
    )
