"""The tables that the worked examples of Age of Artisans give. A word that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy

from royaume.games.architects import GAME

from ...builder import APPRENTICES
from ...example_scenes import COLOURS as BASE_COLOURS
from ...example_scenes import Case, Scene, board_of, laid_down, seats_of, wish
from .builder import artisans_table

COLOURS = (*BASE_COLOURS, "orange")


def card_id(apprentice: str) -> str:
    """A name that stands for the first of several copies, or an id."""
    return apprentice if apprentice in APPRENTICES else f"{apprentice}_1"


def take_held_artisans(given: Case) -> dict[str, str]:
    """Whose Artisan is on whose board; from then on it is one of the captives there."""
    holders = {}
    for holder in [colour for colour in COLOURS if colour in given]:
        captured = given[holder].get("captured", {})
        for held in [held for held in captured if held.endswith("_artisan")]:
            owner = held.removesuffix("_artisan")
            assert captured.pop(held) == 1
            captured[owner] = captured.get(owner, 0) + 1
            holders[owner] = holder
    return holders


def take_artisan(has: Case, holder: int | None) -> str | int:
    """Where the Artisan is. Workers in the supply are counted without it."""
    where: str | int = "supply" if holder is None else holder
    if "artisan_in_prison" in has:
        assert has.pop("artisan_in_prison") is True
        where = "prison"
    if "artisan_in_supply" in has:
        assert has.pop("artisan_in_supply") is (where == "supply")
    if where == "supply" and "workers_in_supply" in has:
        has["workers_in_supply"] += 1
    return where


def take_stack(has: Case) -> int:
    """How many stand on others at the Guildhall; those that lie there are left for the base game to read."""
    workers = has.pop("guildhall")
    has.setdefault("on_board", {})["guildhall"] = workers.pop("own")
    standing = workers.pop("stacked")
    assert not workers
    return int(standing)


def take_crafts(given: Case, boards: Mapping[str, Case], seats: list[str], holders: Mapping[str, str]) -> Case:
    """What the expansion keeps, in the builder's words; taken out of what the case gives."""
    crafts: Case = {"tools": {}, "adornments": {}, "artisans": {}, "stacked": {}}
    for seat, colour in enumerate(seats):
        has = boards[colour]
        holder = seats.index(holders[colour]) if colour in holders else None
        crafts["artisans"][seat] = take_artisan(has, holder)
        crafts["tools"] |= {card_id(apprentice): tool for apprentice, tool in has.pop("tools", {}).items()}
        crafts["adornments"] |= has.pop("adornments", {})
        if "guildhall" in has:
            crafts["stacked"][seat] = take_stack(has)
        if "apprentices" in has:
            has["apprentices"] = [card_id(apprentice) for apprentice in has["apprentices"]]
    crafts["craft_row"] = given.pop("craft_row", ())
    if "craft_pile" in given:
        assert given.pop("craft_pile") == 0
        crafts["craft_pile"] = []
    return crafts


def with_promos(boards: Mapping[str, Case]) -> bool:
    """Whether somebody has an apprentice that is a promo card."""
    usual = {APPRENTICES[card] for card in GAME.edition.catalogue.apprentices_of(("artisans",))}
    return any(set(has.get("apprentices", ())) - usual for has in boards.values())


def scene_of(whole: Case) -> Scene:
    """The table that a case gives; every word of it has to be understood."""
    given = deepcopy(whole)
    holders = take_held_artisans(given)
    seats = seats_of(given, COLOURS)
    active = seats.index(given.pop("active", seats[0]))
    boards = {colour: dict(board_of(given, colour, seats[active])) for colour in seats}
    crafts = take_crafts(given, boards, seats, holders)
    wishes = [wish(dict(boards[colour]), seats) for colour in seats]
    wishes[active].character = given.pop("character", None)
    options = laid_down(given, boards, seats) | crafts | {"promos": with_promos(boards)}
    assert not given, f"not understood: {given}"
    t = artisans_table(*wishes, seats=len(seats), active=active, **options)
    return Scene(t, seats, active, before=t.copy())
