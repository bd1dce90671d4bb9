"""The tables that the worked examples give. A word that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from royaume.games.architects.cards.market import MARKET_CARDS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GOOD_IDS

from .builder import GOODS, Wish, asked, player, table

Case = dict[str, Any]

COLOURS = ("red", "blue", "yellow", "green", "purple")
# a worker of the Guildhall has to build something: what a player builds whose cards the example does not name
MEANS: Case = {"hand": ["well"], "wood": 2, "stone": 2}
# buildings for the scoring examples: how many, and their points with the bonuses printed beside them
# (4: the Aqueduct's; 1 and 2: the Lighthouse's and the Silver Market's)
BUILT = {
    (4, 30): ["aqueduct", "tavern", "thieves_den", "armoury"],
    (5, 35): ["lighthouse", "silver_market", "tavern", "treasury", "thieves_den"],
}
# rewards that change nothing but virtue, where an example leaves out what was drawn
PLAIN_REWARDS = ["reward_virtue", "reward_virtue"]
MARKET_SPACES = ("left", "middle", "right")


@dataclass
class Moment:
    """The table at one moment, and what is decided next."""

    table: ArchitectsTable
    next_step: Case | None


@dataclass
class Scene:
    """A case being played. What its action does not tell stays None, so that expecting it fails."""

    table: ArchitectsTable
    seats: list[str]
    active: int
    before: ArchitectsTable | None = None
    moments: list[Moment] = field(default_factory=list)
    gains_per_visit: list[dict[str, int]] | None = None
    hand_before_end_of_turn: int | None = None
    prison_after_step_1: dict[str, int] | None = None
    tabulated: Case = field(default_factory=dict)

    def seat(self, colour: str) -> int:
        return self.seats.index(colour)

    def question(self) -> tuple[str, str]:
        seat, key = asked(self.table)
        return self.seats[seat], key


def seats_of(given: Case, colours: Sequence[str] = COLOURS) -> list[str]:
    """In turn order where it is given; otherwise those named come first, also those who are only held captive."""
    order = given.pop("turn_order", None)
    named = order or [colour for colour in given if colour in colours]
    captives = {colour for board in named for colour in given.get(board, {}).get("captured", {})}
    named += sorted(captives - set(named))
    players = given.pop("players", 2)
    rest = [colour for colour in colours if colour not in named]
    return [*named, *rest[: max(0, players - len(named))]]


def board_of(given: Case, colour: str, active: str) -> Case:
    """What a player has; whoever is only said to place a worker in the Guildhall can build something."""
    has: Case = given.pop(colour, {})
    return MEANS if "guildhall_filled" in given and colour == active and not has else has


def renamed(has: Case) -> Case:
    """The builder's words for what a player has."""
    names = {"unpaid_debts": "debts", "paid_debts": "paid", "cathedral": "level", "workers_in_supply": "supply"}
    return {names.get(key, key): value for key, value in has.items()}


def wish(has: Case, seats: list[str]) -> Wish:
    rest = renamed(has)
    places = {place: n for place, n in rest.pop("on_board", {}).items() if place not in ("guildhall", "black_market")}
    held = {seats.index(colour): n for colour, n in rest.pop("captured", {}).items()}
    built = rest.pop("buildings", ())
    count = rest.pop("buildings_count", None)
    if count is not None:
        built = BUILT[count, rest.pop("buildings_vp_with_bonus")]
    known = {"virtue", "hand", "apprentices", "prison", "debts", "paid", "level", "supply", *GOODS}
    assert set(rest) <= known, f"not understood: {rest}"
    return player(at=places, held=held, built=built, **rest)


def bundle(goods: Mapping[str, int]) -> tuple[int, ...]:
    assert set(goods) <= set(GOOD_IDS[:5])
    return tuple(goods.get(good, 0) for good in GOOD_IDS[:5])


def market_piles(given: Case) -> Case:
    """Cards that show these goods, or so many cards."""
    piles: Case = {}
    small, large = given.pop("small_market", None), given.pop("large_market", None)
    if small is not None:
        piles["small"] = [next(card.id for card in MARKET_CARDS if card.small == bundle(small))]
    if large is not None:
        options = [card.id for card in MARKET_CARDS if card.large == bundle(large)]
        piles["large"] = [next(card for card in options if card not in piles.get("small", []))]
    if "large_market_cards" in given:
        piles["large"] = [card.id for card in MARKET_CARDS[: given.pop("large_market_cards")]]
        assert len(MARKET_CARDS) - len(piles["large"]) == given.pop("small_market_cards")
    return piles


def market_workers(given: Case, boards: Mapping[str, Case], seats: list[str]) -> dict[str, int]:
    """Whose workers stand on which space; the one that is said to be free stays free."""
    free = given.pop("free_black_market_space", "black_market_right").removeprefix("black_market_")
    spaces = [space for space in MARKET_SPACES if space != free]
    workers = [
        seats.index(colour)
        for colour, has in boards.items()
        for _ in range(has.get("on_board", {}).get("black_market", 0))
    ]
    assert len(workers) <= len(spaces)
    return dict(zip(spaces, workers, strict=False))


def guildhall_workers(given: Case, boards: Mapping[str, Case], seats: list[str]) -> list[int]:
    """So many of a colour, or so many in all, of the players by turns; the last one may be named."""
    named = [
        seats.index(colour)
        for colour, has in boards.items()
        for _ in range(has.get("on_board", {}).get("guildhall", 0))
    ]
    filled = given.pop("guildhall_filled", None)
    if filled is None:
        return named
    assert not named
    workers = [space % len(seats) for space in range(filled)]
    last = given.pop("last_worker", None)
    if last is not None:
        workers[-1] = seats.index(last.pop("colour"))
        assert (last.pop("row") - 1) * (len(seats) + 1) + last.pop("column") == filled
        assert not last
    return workers


def laid_down(given: Case, boards: Mapping[str, Case], seats: list[str]) -> Case:
    """What lies on the board, in the builder's words."""
    options: Case = market_piles(given) | {"rewards": PLAIN_REWARDS}
    rows = given.pop("display", {})
    if "reward_pile_top" in given:
        options["rewards"] = [given.pop("reward_pile_top"), "reward_silver"]
    if "reward_pile" in given:
        assert given.pop("reward_pile") == 0
        options["rewards"] = []
    if given.pop("final_round", False):
        options["final_round"] = len(seats)
    options |= {"top": rows.pop("top", ()), "bottom": rows.pop("bottom", ())}
    assert not rows
    coins = given.pop("coins_on_cards", {})
    assert set(coins) <= {*options["top"], *options["bottom"]}
    return options | {
        "coins": coins,
        "taxes": given.pop("tax_stand", 4),
        "market": market_workers(given, boards, seats),
        "guildhall": guildhall_workers(given, boards, seats),
    }


def scene_of(whole: Case) -> Scene:
    """The table that a case gives; every word of it has to be understood."""
    given = deepcopy(whole)
    seats = seats_of(given)
    active = seats.index(given.pop("active", seats[0]))
    boards = {colour: board_of(given, colour, seats[active]) for colour in seats}
    wishes = [wish(dict(boards[colour]), seats) for colour in seats]
    t = table(*wishes, seats=len(seats), active=active, **laid_down(given, boards, seats))
    assert not given, f"not understood: {given}"
    return Scene(t, seats, active, before=t.copy())
