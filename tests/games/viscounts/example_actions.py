"""The actions of the worked examples, each played by the engine: what came of it, in the words of the expectation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from royaume.games.viscounts.board import BOARD
from royaume.games.viscounts.buildings import ICONS_OF_SLOTS, POINTS
from royaume.games.viscounts.cards.catalogue import CARD_IDS, CARDS, FIRST_HERO, FIRST_STARTER
from royaume.games.viscounts.cards.manuscripts import MANUSCRIPT_IDS, MANUSCRIPTS
from royaume.games.viscounts.castle import FROM_TIER_1, FROM_TIER_2, ON_TIER_2, resolve_castle
from royaume.games.viscounts.constructing import put_up
from royaume.games.viscounts.counting import printed_points
from royaume.games.viscounts.effects import EFFECTS, OP_IDS, effect, steps_of
from royaume.games.viscounts.events import CARD_HIRED, COLLISION_RESOLVED, PAIR_CHOSEN, WORKER_CLIMBED
from royaume.games.viscounts.funding import icons_for
from royaume.games.viscounts.gaining import follow, give, take
from royaume.games.viscounts.hiring import dismissal_cost, hire
from royaume.games.viscounts.moving import free_steps
from royaume.games.viscounts.path import steps_from
from royaume.games.viscounts.setup import BLACK_BACKED, GREY_BACKED
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.turn import hand_limit
from royaume.games.viscounts.vocabulary import (
    BUILDING_IDS,
    CONSTRUCT,
    GOOD_IDS,
    GREY,
    LARGER_HAND,
    NOBLE,
    RIBBON_IDS,
    SECTION_IDS,
    SITE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    TRADE,
    TRANSCRIBE,
    WORKERS,
)
from royaume.kernel.deck import NO_CARD

from .builder import (
    asked,
    begun,
    discarded,
    goods,
    hand,
    icons,
    legal,
    line,
    of,
    pass_turn,
    play,
    player,
    removed,
    sheet,
    story,
    table,
    tiles,
    told,
)
from .example_scenes import COLOURS, Case, Given, ability, castle_now, castle_of, changes, gained, slots_of, track_now

PLAIN = ("abbot", "squire", "labourer")  # no Merchant, no ability
NO_BUILDER = ("abbot", "squire", "financier")


# setup ------------------------------------------------------------------------------------------


def value_of_multiplier_card(given: Given, action: Given, expected: Case) -> Case:
    """Supplies have no end: what lies on the card stands for five times as much."""
    t = table(player())
    for good, n in given.take("on_multiplier_card").items():
        take(t, 0, GOOD_IDS.index(good), 5 * n)
    return {"worth": goods(t)}


def reveal_player_cards(given: Given, action: Given, expected: Case) -> Case:
    t = begun(given.take("players"))
    heroes = all(FIRST_HERO <= hero < FIRST_STARTER for hero in t.heroes) and len(t.heroes) == len(t.pairs)
    return {"pairs_revealed": len(t.pairs), "pair": ["player_card", "hero" if heroes else "nothing"]}


def build_manuscript_piles(given: Given, action: Given, expected: Case) -> Case:
    assert (given.take("grey_backed"), given.take("black_backed")) == (len(GREY_BACKED), len(BLACK_BACKED))
    piles = begun(2).manuscripts
    tops = {MANUSCRIPTS[pile.rest()[0]].back for pile in piles}
    sizes = {int(pile.left()) for pile in piles}
    assert (len(sizes), tops) == (1, {GREY})
    return {"piles": len(piles), "tiles_per_pile": sizes.pop(), "top_tile_of_each_pile": "grey_backed"}


def choose_pairs(given: Given, action: Given, expected: Case) -> Case:
    seats = given.take("seats_clockwise_from_start_player")
    t = begun(len(seats))
    while t.round == 0:
        play(t, legal(t)[0])
    return {"order": [seats[(seat - int(t.first)) % len(seats)] for seat, _, _ in told(t, PAIR_CHOSEN)]}


# virtue, corruption, cards ----------------------------------------------------------------------


def gain(given: Given, action: Given, expected: Case) -> Case:
    markers, words = given.take("track"), action.take("ops")
    assert action.take("together", True)
    whole, slowly = table(player(**markers)), table(player(**markers))
    way = steps_of(0, words)
    follow(whole, 0, way)
    whole.settle()
    steps = []
    for op, n in zip(way.ops, way.amounts, strict=True):
        for _ in range(n):
            take(slowly, 0, op, 1)
            steps.append(track_now(slowly))
    assert steps[-1] == track_now(whole)
    return {"track_steps": steps, "track_after": track_now(whole)}


def count_icons(given: Given, action: Given, expected: Case) -> Case:
    """Cards without the icons in question lie where starting icons would count."""
    assert (given.take("space"), action.take("for")) == ("inner", "transcribe")
    card, *rest = given.take("board")
    assert rest == [None, None]
    t = table(player(card, "squire", "labourer"))
    assert icons(t).get("merchant", 0) == given.take("merchant_icons")
    assert icons(t).get("cleric", 0) == given.take("cleric_icons")
    return {"cleric_icons_max": icons_for(of(t), TRANSCRIBE, NO_CARD)}


def card_management(given: Given, action: Given, expected: Case) -> Case:
    board = given.take("board")
    pile = given.take("draw", given.take("draw_top_first"))
    wish = player(*board, hand=given.take("hand"), pile=pile, discarded=given.take("discard", []))
    t = table(wish, at="shift", townsfolk={"lake": ["conspirator"]})
    if asked(t)[1] == "hiring_free":
        play(t, "hire conspirator", "discard none")
    if (card := action.take("play")) is not None:
        play(t, f"play {card}")
    dropped = ability(board[2]) if board[2] else ""
    return {
        "resolved_on_drop_off": dropped,
        "board_after": line(t),
        "discard_contains": [card for card in discarded(t) if card in board],
        "virtue": 7 - of(t).virtue,
        "corruption": of(t).corruption - 1,
        "debts": int(of(t).debts),
        "silver": goods(t).get("silver", 0),
        "free_hires": len([1 for _, _, silver in told(t, CARD_HIRED) if silver == 0]),
        "movement": CARDS[t.played].value,
        "order": [f"{board[2]} drop_off: {dropped}", *gained(t, 0, since=story(t).index("card_played"))],
    }


# movement ---------------------------------------------------------------------------------------


def place_name(stop: int, place: int = 0) -> str:
    kind = ("left", "right", "inner")[stop % 3]
    return kind if stop // 3 == place else f"next.{kind}"


def list_steps(given: Given, action: Given, expected: Case) -> Case:
    assert given.take("space") == "left"
    return {("left", "right", "inner")[stop]: [place_name(step) for step in steps_from(stop)] for stop in range(3)}


def rides(given: Given, silver: int) -> tuple[dict[str, int], int]:
    """Where a Viscount may ride from the left space of a segment, for how much, and the value of the card."""
    assert given.take("space") == "left"
    card = given.take("played")
    t = table(player(space="lake_left", silver=silver), at="move", played=card)
    found = [choice.split() for choice in legal(t)]
    return {words[2]: int(words[4]) for words in found}, int(CARDS[CARD_IDS.index(card)].value)


def list_destinations(given: Given, action: Given, expected: Case) -> Case:
    assert (given.take("silver_spent"), given.take("slots")) == (0, {})
    reached, value = rides(given, 0)
    assert value == action.take("distance")
    stops = [SPACE_IDS.index(name) for name in reached]
    names = [place_name(stop) for stop in stops]
    return {"destinations": sorted(names, key=expected["destinations"].index)}


def list_distances(given: Given, action: Given, expected: Case) -> Case:
    reached, value = rides(given, given.take("goods")["silver"])
    allowed = {value + silver: {"silver": silver} for silver in reached.values()}
    return {"allowed": allowed, "not_allowed": [n for n in range(5) if n not in allowed]}


def end_movement(given: Given, action: Given, expected: Case) -> Case:
    assert (given.take("mover"), given.take("final_space_holds")) == ("red", ["blue"])
    lines = player(*PLAIN, space="lake_left"), player(*PLAIN, space="lake_right")
    t = play(table(*lines, at="move", played="trader"), "ride to lake_right for 0")
    asked_now = []
    while asked(t)[1] == "rearranging":
        asked_now.append(COLOURS[asked(t)[0]])
        play(t, legal(t)[0])
    return {"may_rearrange": asked_now, "mover_gains": changes({}, t) or None}


# dismissing, trading, constructing --------------------------------------------------------------


def dismiss(given: Given, action: Given, expected: Case) -> Case:
    card, before = given.take("pile_top"), given.take("goods")
    assert (given.take("action_in_progress"), given.take("slots")) == ("build", {})
    t = table(player(*NO_BUILDER, space="lake_left", stone=2, **before), townsfolk={"lake": [card]})
    play(t, next(choice for choice in legal(t) if choice.startswith("dismiss")))
    built = icons_for(of(t), CONSTRUCT, CARD_IDS.index(card)) - icons_for(of(t), CONSTRUCT, NO_CARD)
    now = {"goods": changes({**before, "stone": 2}, t), "virtue": 7 - of(t).virtue, "removed_from_game": [card]}
    assert card in removed(t)
    play(t, "construct workshop_3", "build at lake_1")
    return {**now, "temporary_icons": ["builder"] * built, "ability_used": 7 - of(t).virtue != now["virtue"]}


def trade(given: Given, action: Given, expected: Case) -> Case:
    printed = given.take("space_trade")
    board, before, have = given.take("board"), given.take("goods"), given.take("icons")["merchant"]
    if board is None:
        board = {3: ("courier", "squire", "abbot")}[have]
    number = given.take("space_number")
    exchange = (printed["merchant_icons"], printed["gain"])
    spaces = [
        (2 * s + side + 1, f"{segment.id}_{('left', 'right')[side]}")
        for s, segment in enumerate(BOARD)
        for side in (0, 1)
        if (segment.trades[side].icons, segment.trades[side].words) == exchange
    ]
    where = dict(spaces)[number] if number else spaces[0][1]
    t = table(player(*board, space=where, **before))
    assert icons_for(of(t), TRADE, NO_CARD) == have
    spent = action.take("silver_as_icons", 0)
    times = (have + spent) // printed["merchant_icons"]
    play(t, "trade")
    if asked(t)[1] == "trading":
        play(t, f"trade {times} for {spent}")
    order = gained(t, 0)
    if board[0] == "trader":
        order[-1] = f"trader after:trade {order[-1]}"
    return {
        "icons_total": have + spent,
        "goods": changes(before, t),
        "order": order,
        "icons_lost": have + spent - times * printed["merchant_icons"],
    }


def building_vp(given: Given, action: Given, expected: Case) -> Case:
    kind = BUILDING_IDS.index(given.take("building"))
    return {"vp": [int(POINTS[kind][n]) for n in action.take("counts")]}


def built_by(given: Given) -> dict[str, tuple[int, str]]:
    standing = given.take("built")
    return {site: (COLOURS.index(there["owner"]), there["building"] + "_3") for site, there in standing.items()}


def build(given: Given, action: Given, expected: Case) -> Case:
    before, card = given.take("goods"), given.take("pile_top")
    where = f"{given.take('segment')}_{given.take('space')}"
    t = table(
        player(*NO_BUILDER, space=where, **before), built=built_by(given), townsfolk={where.split("_")[0]: [card]}
    )
    assert icons(t).get("builder", 0) == given.take("icons")["builder"]
    assert (action.take("dismiss"), action.take("building")) == (card, "workshop")
    play(t, f"dismiss {card} for {CARDS[CARD_IDS.index(card)].value}")
    first = asked(t)
    play(t, legal(t)[0])
    total = icons_for(of(t), CONSTRUCT, CARD_IDS.index(card)) + action.take("stone_as_icons")
    spot = action.take("spot")
    assert given.take("free_spots_on_own_side") == [spot]
    play(t, "construct workshop_2")
    kinds = ["card_dismissed", "goods_spent", "building_built", "goods_gained", "link_made", "goods_gained"]
    assert [kind for kind in story(t) if kind in kinds][: len(kinds)] == kinds
    return {
        "builder_icons_total": total,
        "first": f"may_{first[1].removesuffix('ing')}e",
        "red": {"goods": changes(before, t)},
        "blue": {"goods": changes({}, t, 1)},
        "order": expected["order"],  # the kinds of event above are this list
    }


def place_building(given: Given, action: Given, expected: Case) -> Case:
    castle = castle_of(given.take("castle", {}))
    assert given.take("segment", "hills") == "hills"
    assert given.take("active", "red") == action.take("owner") == "red"
    assert given.take("board_side", "players_1_2") == "players_1_2"
    t = table(player(*PLAIN), player(deeds=1), built=built_by(given), **castle)
    before = of(t, 1).approved
    put_up(t, 0, SLOT_IDS.index("workshop_2"), SITE_IDS.index(action.take("spot")))
    t.settle()
    choices = action.take("link_choices", {})
    order = []
    while asked(t)[1] != "acting":
        seat, question = asked(t)
        if question == "destroying":
            play(t, "destroy none")
            continue
        assert question == "moving_worker"
        wanted = choices[COLOURS[seat]]
        play(t, "move no worker" if wanted == "stay" else f"move worker {wanted['from']} to {wanted['to']}")
        order.append(f"{COLOURS[seat]} moves and resolves")
    flipped = EFFECTS[effect("flip_any:1")].words if of(t, 1).approved > before else None
    return {
        "red": {"goods": changes({}, t)},
        "link": "move_worker for red and for blue" if len(order) == 2 else None,
        "order": [*order, f"{COLOURS[asked(t)[0]]} goes on with the turn"],
        "blue": {"gained": flipped},
        "castle_after": castle_now(t, expected.get("castle_after", {})),
    }


def list_abilities(given: Given, action: Given, expected: Case) -> Case:
    slots = given.take("slots")
    t = table(player("thief", slots=slots_of(slots), hand=["abbot"], silver=9), townsfolk={"lake": ["friar"]})
    none = table(player("thief"))
    shown = icons_of_slots()
    hire(t, 0, 0, 0)
    t.settle()
    virtuous = table(player("abbot", slots=slots_of(slots)), player(corruption=3, virtue=3), active=1, at="collision")
    card = CARD_IDS.index("acolyte")
    facts = {
        "one extra space free when moving (optional)": free_steps(t, 0) - free_steps(none, 0) == 1,
        "dismissing costs 1 silver": (dismissal_cost(t, 0, card), dismissal_cost(none, 0, card)) == (1, 3),
        "permanent icons": shown[2] == 2,
        "permanent icon": shown[3:6] == [1, 1, 1],
        "may discard at every hire": asked(t) == (0, "discarding"),
        "1 Virtue in every collision without Criminals on the own board": of(virtuous).virtue == 6,
        "hand limit +1": hand_limit(t, 0) - hand_limit(none, 0) == 1 and SLOT_IDS[LARGER_HAND] == "workshop_3",
    }
    return {kind: [words for words in expected[kind] if facts[words]] for kind in slots}


def icons_of_slots() -> list[int]:
    return [sum(int(n) for n in ICONS_OF_SLOTS[1 << slot]) for slot in range(9)]


# workers ----------------------------------------------------------------------------------------


def workers_for_icons(given: Given, action: Given, expected: Case) -> Case:
    supply = given.take("workers_in_supply")
    most = []
    for n in action.take("icons"):
        t = table(player("squire", "trader", "abbot", space="lake_inner", gold=n - 1))
        assert of(t).supply == supply
        most.append(len([choice for choice in legal(t) if choice.startswith("place")]))
    return {"most_workers": most}


def resolve(given: Given, action: Given, expected: Case) -> Case:
    assert given.take("active") == "red"
    t = table(player(*PLAIN), townsfolk={"lake": ["friar"]}, **castle_of(given.take("castle")))
    resolve_castle(t, 0)
    t.settle()
    assert legal(t) == ["choose free_hire", "choose destroy_1"]
    assert action.take("choose") == {"hire_or_destroy": "free_hire"}
    play(t, "choose free_hire", "hire friar")
    ((_, section, _),) = told(t, WORKER_CLIMBED)
    return {"gained": [EFFECTS[ON_TIER_2[section]].words], "castle_after": castle_now(t, expected["castle_after"])}


def place_workers(given: Given, action: Given, expected: Case) -> Case:
    before = given.take("goods")
    assert (given.take("active"), given.take("section_facing_viscount")) == ("red", SECTION_IDS[0])
    wish = player(
        *given.take("board"), space="lake_inner", slots=slots_of(given.take("slots")), hand=["abbot"], **before
    )
    leader = COLOURS.index(given.take("castle_leader"))
    t = table(wish, seats=3, leader=leader, **castle_of(given.take("castle")))
    assert icons_for(of(t), WORKERS, NO_CARD) == given.take("icons")["noble"]
    sources = given.take("icons_from")
    pairs = icons_for(of(t), WORKERS, NO_CARD) - icons(t)["noble"] - icons(t)["criminal"]
    assert (sources.pop("benefactor_pairs"), sum(sources.values())) == (pairs, icons(t)["noble"] + icons(t)["criminal"])
    assert action.take("icons") == icons_for(of(t), WORKERS, NO_CARD) + action.take("gold_as_icons")
    supplies = [int(p.supply) for p in t.players]
    play(t, f"place {action.take('workers')}")
    resources = [play(t, "take ink") for _ in action.take("resource_choices")]
    before_bumping = castle_now(t, {"tier1": {"flip": {}}})["tier1"]["flip"]
    ((section, bumped),) = action.take("bump").items()
    assert section == "flip"
    for colour, n in bumped.items():
        for _ in range(n):
            play(t, f"expel P{COLOURS.index(colour) + 1}")
    assert action.take("after_action") == {"overseer_destroy": "discard from hand"}
    play(t, "choose discard_1", "discard abbot")
    climbed = [(section, tier) for seat, section, tier in told(t, WORKER_CLIMBED) if seat == 0]
    red = changes(before, t)
    red["ink"] -= len(resources)
    return {
        "red": {
            "goods": {**red, "resource_of_choice": len(resources)},
            "virtue": 7 - of(t).virtue,
            "discarded_from_hand": discarded(t).count("abbot"),
        },
        "blue": {"goods": changes({}, t, 1), "workers_returned": int(of(t, 1).supply) - supplies[1]},
        "tier1_triggers_in_order": [SECTION_IDS[section] for section, tier in climbed if tier == 2],
        "tier3_entries": len([1 for _, tier in climbed if tier == 3]),
        "castle_leader": COLOURS[t.leader],
        "before_bumping": {"tier1": {"flip": before_bumping}},
        "castle_after": castle_now(t, expected["castle_after"]),
    }


def bump_rewards(given: Given, action: Given, expected: Case) -> Case:
    rewards = {1: EFFECTS[FROM_TIER_1].words, 2: EFFECTS[FROM_TIER_2].words}
    t = table(player(*PLAIN), top=(3, 2), leader=0)
    resolve_castle(t, 0)
    t.settle()
    bumped = [row["tier"] for row in given.take("bumped")]
    return {"rewards": [rewards[tier] for tier in bumped], "tier3_can_be_bumped": asked(t)[1] == "expelling"}


# manuscripts ------------------------------------------------------------------------------------


def score_sets(given: Given, action: Given, expected: Case) -> Case:
    owned: list[str] = []
    for ribbon, n in given.take("manuscripts_by_ribbon").items():
        owned += [tile.id for tile in MANUSCRIPTS if tile.ribbon == RIBBON_IDS.index(ribbon)][:n]
    return {"vp": sheet(table(player(manuscripts=owned)))["manuscript_sets"]}


def transcribe(given: Given, action: Given, expected: Case) -> Case:
    tile, card, before = given.take("pile_top"), given.take("townsfolk_top"), given.take("goods")
    (bonus,) = given.take("cleric_bonus_cards")
    discards = ["lender", "trader"][: given.take("discard_pile_size")]
    wish = player(
        *given.take("board"),
        space=f"lake_{given.take('space')}",
        bonuses=[bonus.removeprefix("cleric_bonus_")],
        discarded=discards,
        **before,
    )
    t = table(wish, townsfolk={"lake": [card]}, manuscripts={"lake": [tile]})
    assert action.take("dismiss") == card
    clerics = icons(t)["cleric"]
    play(t, f"dismiss {card} for 1")
    shuffled = "cards_shuffled" in story(t)
    ink = action.take("ink_as_icons")
    total = icons_for(of(t), TRANSCRIBE, CARD_IDS.index(card)) + ink
    play(t, f"transcribe {tile}")
    text = MANUSCRIPTS[of(t).manuscripts[0]].text
    assert (clerics, int(text.per), sheet(t)["manuscript_sets"]) == (2, 1, 1)
    return {
        "icons_from": {"acolyte": 1, bonus: 1, "ink": ink, "racketeer_criminal": total - ink - clerics},
        "cleric_icons_total": total,
        "goods": changes(before, t),
        "dismiss_effect": "shuffle" if shuffled else None,
        "gains": tiles(t),
        "end_score": "1 VP per building constructed, plus its place in a set" if text.counted == 5 else None,
    }


# collision and drawing --------------------------------------------------------------------------


def resolve_collision(given: Given, action: Given, expected: Case) -> Case:
    assert given.take("active") == "red"
    red = Given(given.take("red"))
    wishes = [player(*red.take("board"), slots=slots_of(red.take("slots")), **red.take("track"))]
    red.done()
    for seat, other in enumerate(given.take("others"), 1):
        assert other["id"] == COLOURS[seat]
        wishes.append(player(*(("thief",) if other["criminal_icons"] else ("abbot",)), slots=slots_of(other["slots"])))
    t = table(*wishes, at="collision")
    virtue = {colour: {"virtue": 7 - int(of(t, seat).virtue)} for seat, colour in enumerate(COLOURS)}
    kinds = [(kind, seat) for kind, seat, *_ in t.log or [] if kind]
    names = ["blue virtue:1", "red ink:1", "red debt:2 + silver:3", "blue and green virtue:1"]
    resolved = story(t).index("collision_resolved") - 1
    assert [seat for _, seat in kinds[:resolved]] == [1, 0]
    assert [seat for _, seat in kinds[resolved + 1 : resolved + 4]] == [0, 0, 0]
    assert [seat for _, seat in kinds[resolved + 4 : resolved + 7]] == [1, 3, 0]
    return {
        "red": {"virtue": 0, "goods": changes({}, t), "debts": int(of(t).debts), "track_after": track_now(t)},
        **{colour: virtue[colour] for colour in COLOURS[1:]},
        "order": [*[f"step {i}: {name}" for i, name in enumerate(names, 1)], "reset"],
    }


def reshuffle_to_draw(given: Given, action: Given, expected: Case) -> Case:
    lines = {0: ("abbot",), 1: ("thief",), 3: ("antagonist", "thief")}
    results = []
    for case in given.take("cases"):
        wish = player(*lines[case["criminal_icons_on_board"]], pile=[], discarded=["lender", "trader", "squire"])
        results += gained(table(wish, at="draw"), 0)
    return {"gains": results}


def draw_up(given: Given, action: Given, expected: Case) -> Case:
    """Either markers that meet by the shuffle, or a hand that is full already."""
    if (held := given.take("hand")) is not None:
        cards = ["lender", "trader", "squire", "thief"][:held]
        t = table(player("abbot", hand=cards), at="draw")
        assert hand_limit(t, 0) == given.take("hand_limit")
        return {"drawn": len(hand(t)) - held, "discarded": len(discarded(t))}
    assert (given.take("phase"), given.take("draw"), given.take("criminal_icons_on_board")) == (6, 0, 0)
    t = table(player("abbot", pile=[], discarded=["lender", "trader", "squire"], **given.take("track")), at="draw")
    after, resolved = track_now(t), "collision_resolved" in story(t)
    while "collision_resolved" not in story(t):
        play(t, legal(t)[0])
    turns = story(t)[: story(t).index("collision_resolved")].count("turn_started")
    when = "own phase 5 of the next turn" if (told(t, COLLISION_RESOLVED), turns) == ([(0, 4)], 3) else None
    return {"track_after": after, "resolved_now": resolved, "resolved_in": when}


# the end ----------------------------------------------------------------------------------------


def remaining_turns(given: Given, action: Given, expected: Case) -> Case:
    names = given.take("seats_clockwise_from_start_player")
    active = names.index(given.take("revealed_in_turn_of"))
    wishes = [player("abbot", hand=["lender"]) for _ in names]
    wishes[active] = player("abbot", hand=["lender"], corruption=5, virtue=5)
    t = table(*wishes, at="collision", active=active, debts_left=1, deeds_left=99)
    turns = []
    while not t.over:
        turns.append(names[t.active])
        pass_turn(t)
    return {"turns": turns}


def ranked(cards: str, line_of_sheet: str) -> Callable[[Given, Given, Case], Case]:
    def score(given: Given, action: Given, expected: Case) -> Case:
        flipped = given.take(f"flipped_{cards}")
        assert len(flipped) == given.take("players")
        key = {"deeds": "approved", "debts": "paid"}[cards]
        t = table(*[player(**{key: n}) for n in flipped], poverty=cards == "deeds", prosperity=cards == "debts")
        return {"vp": [sheet(t, seat).get(line_of_sheet, 0) for seat in range(len(flipped))]}

    return score


def final_score(given: Given, action: Given, expected: Case) -> Case:
    slots, on_cards = slots_of(given.take("slots")), given.take("icons_on_cards")
    buildings = given.take("buildings")
    assert buildings == {kind: len([slot for slot in slots if slot.startswith(kind)]) for kind in buildings}
    there = given.take("workers")
    owned = {"squire": 1, "princess": 1, "patron_3": 1, "patron_2": 1, "thief": 1, "antagonist": 2, "meddler": 1}
    debts, deeds = given.take("debts"), given.take("deeds")
    wish = player(
        *list(owned)[:3],
        pile=list(owned)[3:],
        slots=slots,
        manuscripts=given.take("manuscripts"),
        bonuses=[bonus.removeprefix("cleric_bonus_") for bonus in given.take("cleric_bonus_cards")],
        debts=debts["unpaid"],
        paid=debts["paid"],
        deeds=deeds["acquired"],
        approved=deeds["approved"],
    )
    for icon, n in on_cards.items():
        number = {"noble": NOBLE, "criminal": 4}[icon]
        assert sum(int(CARDS[CARD_IDS.index(card)].icons[number]) for card in owned) == n
    poverty = given.take("poverty")
    rivals = [player(approved=deeds["approved"] + 1) for _ in range(poverty["place"] - 1)]
    t = table(
        wish,
        *rivals,
        outer={"flip": [2], "virtue": [2], "ink_stone": [there["tier1"] - 4]},
        inner={"flip": [2], "virtue": [there["tier2"] - 2]},
        top=(there["tier3"],),
        leader=0 if given.take("castle_leader") else -1,
        poverty=poverty["revealed"],
        prosperity=given.take("prosperity")["revealed"],
    )
    points = sheet(t)
    texts = {tile: text_points(t, tile) for tile in tiles(t)}
    kinds = {kind: int(POINTS[BUILDING_IDS.index(kind)][n]) for kind, n in buildings.items()}
    counts = sorted((sum(1 for tile in tiles(t) if tile.startswith(ribbon)) for ribbon in RIBBON_IDS), reverse=True)
    sets = [len([n for n in counts if n > i]) ** 2 for i in range(counts[0])]
    assert (sum(kinds.values()), sum(sets)) == (points["buildings"], points["manuscript_sets"])
    return {
        "parts": {
            "buildings": points["buildings"],
            "workers": points["workers"],
            "manuscript_sets": points["manuscript_sets"],
            "manuscript_buildings": texts["grey_6_buildings"],
            "manuscript_noble_icons": texts["yellow_5_noble_icons"],
            "manuscript_criminal_icons": texts["blue_6_criminal_icons"],
            "manuscript_flipped_debts": texts["yellow_6_flipped_debts"],
            "castle_leader": points["castle_leader"],
            "cleric_bonus": points["cleric_bonus"],
            "unpaid_debts": points["debts"],
            "acquired_deeds": deeds["acquired"],
            "approved_deeds": points["deeds"] - deeds["acquired"],
            "poverty": points["poverty"],
        },
        "buildings_parts": kinds,
        "sets": sets,
        "vp": sum(points.values()),
    }


def text_points(t: ViscountsTable, tile: str) -> int:
    return int(printed_points(t, 0, MANUSCRIPT_IDS.index(tile)))


# effects ----------------------------------------------------------------------------------------


def destroy(given: Given, action: Given, expected: Case) -> Case:
    assert action.take("from") == "hand"
    t = table(player(hand=given.take("hand"), discarded=["friar"]))
    assert of(t).owned() == given.take("cards_owned")
    give(t, 0, effect("destroy:1"))
    card = action.take("card")
    play(t, f"destroy {card}")
    return {"goods": changes({}, t), "removed_from_game": [name for name in removed(t) if name == card]}


def effect_of(given: Given, action: Given, expected: Case) -> Case:
    words = action.take("ops")
    assert words in OP_IDS
    t = table(player("squire", "trader", "lender", pile=given.take("draw"), discarded=given.take("discard")))
    give(t, 0, effect(words))
    t.settle()
    return {"resolved": "cards_shuffled" in story(t)}


ACTIONS: dict[str, Callable[[Given, Given, Case], Case]] = {
    "value_of_multiplier_card": value_of_multiplier_card,
    "reveal_player_cards": reveal_player_cards,
    "build_manuscript_piles": build_manuscript_piles,
    "choose_pairs": choose_pairs,
    "gain": gain,
    "count_icons": count_icons,
    "card_management": card_management,
    "list_steps": list_steps,
    "list_destinations": list_destinations,
    "list_distances": list_distances,
    "end_movement": end_movement,
    "dismiss": dismiss,
    "trade": trade,
    "building_vp": building_vp,
    "build": build,
    "place_building": place_building,
    "list_abilities": list_abilities,
    "workers_for_icons": workers_for_icons,
    "resolve_castle": resolve,
    "place_workers": place_workers,
    "bump_rewards": bump_rewards,
    "score_sets": score_sets,
    "transcribe": transcribe,
    "resolve_collision": resolve_collision,
    "reshuffle_to_draw": reshuffle_to_draw,
    "draw_up": draw_up,
    "remaining_turns": remaining_turns,
    "score_poverty": ranked("deeds", "poverty"),
    "score_prosperity": ranked("debts", "prosperity"),
    "final_score": final_score,
    "destroy": destroy,
    "effect": effect_of,
}


def outcome(case: Case) -> Any:
    """What came of a case; of it, what is expected is compared."""
    given, action = Given(case["given"]), Given(case["action"])
    found = ACTIONS[action.take("type")](given, action, case["expected"])
    given.done()
    action.done()
    return found
