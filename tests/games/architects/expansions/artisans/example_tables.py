"""Worked examples that tabulate: effects of buildings, points, and what a solo opponent takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from royaume.games.architects.counting import count
from royaume.games.architects.ending import EndingGame
from royaume.games.architects.events import BUILDING_CONSTRUCTED, DEBTS_TAKEN, GOODS_GAINED, PLAN_DRAWN
from royaume.games.architects.expansions.artisans.cards import BUILDINGS as ARTISANS_BUILDINGS
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.scoring import bonus
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import SKILL_SETS

from ...builder import BUILDINGS, GOODS, asked, legal, new_game, of, play, player, sheet
from ...example_scenes import Case, Scene
from .builder import adornments, artisans_table, tools

# five apprentices; the first four show two sets of the skills
CREW = ["labourer", "conspirator_1", "trader_clay", "merchant_gold", "miner_1"]
# buildings without an effect at the end of the game
PLAIN_BUILDINGS = ["well", "courtyard", "pillar"]
PLAIN_TOOLS = ["chisel", "saw", "trowel", "purse", "compass"]
# its upper half costs nothing and gives no silver
FREE_CRAFT = "craft_10_drafting_mural"
PLENTY: Case = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}


def worth(points: Sequence[int]) -> list[str]:
    """Different craft cards whose adornments score just these points."""
    found: list[str] = []
    for n in points:
        found.append(next(craft.id for craft in CRAFTS if craft.points == n and craft.id not in found))
    return found


def tabulated(results: Case) -> Scene:
    return Scene(new_game(2), [], 0, tabulated=results)


# points -----------------------------------------------------------------------------------


def score(given: Case, steps: list[Case]) -> Scene:
    what = steps[0].pop("score")
    if what == "tools":
        return tabulated({"vp": [tool_points(n) for n in given.pop("tools")]})
    assert what == "adornments"
    return tabulated({"vp": adornment_points(given.pop("adornment_vp"))})


def tool_points(n: int) -> int:
    t = artisans_table(player(apprentices=CREW), tools=dict(zip(CREW[:n], PLAIN_TOOLS, strict=False)))
    assert len(tools(t)) == n
    return sheet(t)["tools"]


def adornment_points(points: Sequence[int]) -> int:
    crafts = dict(zip(PLAIN_BUILDINGS, worth(points), strict=True))
    return sheet(artisans_table(player(built=PLAIN_BUILDINGS), adornments=crafts))["adornments"]


# buildings ----------------------------------------------------------------------------------


def effects(given: Case, steps: list[Case]) -> Scene:
    """Each building of the expansion is constructed by the first player, who has all that it may count."""
    assert steps[0].pop("tabulate") == "effects"
    red, blue = given.pop("red"), given.pop("blue")
    return tabulated({card.id: effect_of(card.id, red, blue) for card in ARTISANS_BUILDINGS})


def builder_of(building: str, red: Case, blue: Case) -> ArchitectsTable:
    has, other = dict(red), dict(blue)
    n_tools, n_adornments, sets = has.pop("tools"), has.pop("adornments"), has.pop("skill_sets")
    built = [card for card in PLAIN_BUILDINGS if card != building][:n_adornments]
    crew = CREW[:4]
    wish = player(hand=[building], apprentices=crew, built=built, level=has.pop("cathedral"), **PLENTY, **has)
    t = artisans_table(
        wish,
        player(**other),
        craft_row=[FREE_CRAFT],
        tools=dict(zip(crew[:n_tools], PLAIN_TOOLS, strict=False)),
        adornments=dict(zip(built, worth([3] * n_adornments), strict=True)),
    )
    assert (len(tools(t)), len(adornments(t)), count(t, 0, SKILL_SETS)) == (n_tools, n_adornments, sets)
    return t


def effect_of(building: str, red: Case, blue: Case) -> Case:
    """What the building does at once, and what it does at the end of the game."""
    t = builder_of(building, red, blue)
    play(t, "place guildhall", f"construct {building}")
    result = gained(t, ("red", "blue")) | crafted(t)
    card = BUILDINGS.index(building)
    points = int(bonus(t, 0, card))
    virtue = virtue_at_the_end(t)
    return result | ({"bonus_vp": points} if points else {}) | ({"virtue": virtue} if virtue else {})


def gained(t: ArchitectsTable, colours: Sequence[str]) -> Case:
    """By whoever constructs, or by each player if others gain as well."""
    gains: list[Case] = [{} for _ in colours]
    log = [entry[:4] for entry in t.log or []]
    for event, seat, thing, n in log[[entry[0] for entry in log].index(BUILDING_CONSTRUCTED) :]:
        if event == GOODS_GAINED:
            gains[seat][GOODS[thing]] = n
        elif event == DEBTS_TAKEN:
            gains[seat]["unpaid_debts"] = thing
        elif event == PLAN_DRAWN:
            gains[seat]["building_cards"] = gains[seat].get("building_cards", 0) + 1
    return dict(zip(colours, gains, strict=True)) if any(gains[1:]) else gains[0]


def crafted(t: ArchitectsTable) -> Case:
    """Adornments and tools that the building crafts, for which nothing may be paid."""
    found: dict[str, Any] = {}
    silver, taxes, supply = int(of(t).silver), int(t.taxes), int(of(t).supply)
    for question, kind, owned in (
        ("choosing_adornment", "free_adornment", adornments),
        ("choosing_tool", "free_tool", tools),
    ):
        if asked(t) == (0, question):
            before = len(owned(t))
            play(t, f"take {FREE_CRAFT}")
            if asked(t) == (0, "linking_tool"):
                play(t, legal(t)[0])
            found[kind] = len(owned(t)) - before
    assert (of(t).silver, t.taxes, of(t).supply) == (silver, taxes, supply)
    return found


def virtue_at_the_end(t: ArchitectsTable) -> int:
    before = int(of(t).virtue)
    t.restack([EndingGame(0)])
    t.settle()
    assert t.over
    return int(of(t).virtue) - before


# a solo opponent --------------------------------------------------------------------------


def opponent_places(given: Case, steps: list[Case]) -> Scene:
    """The opponent's turn comes after one of the player's that changes nothing of the example."""
    assert steps[0].pop("opponent_places") == "guildhall"
    craft_row = worth(given.pop("craft_row_vp"))
    rival = player(silver=5, virtue=5, debts=1)
    t = artisans_table(player(), rival, solo="helena", schemes=["helena_guildhall"], craft_row=craft_row)
    opponent = given.pop("opponent", {})
    assert len(artisans_of(t).taken) == opponent.pop("adornments", 0)
    assert not opponent, f"not understood: {opponent}"
    scene = Scene(t, ["red", "opponent"], 0, before=t.copy())
    play_round(t)
    return scene


def play_round(t: ArchitectsTable) -> ArchitectsTable:
    workers = len(t.guildhall)
    play(t, "place silversmith")
    assert list(t.guildhall[workers:]) == [1]
    assert asked(t) == (0, "placing")
    return t


TABLES: dict[str, Callable[[Case, list[Case]], Scene]] = {
    "score": score,
    "tabulate": effects,
    "opponent_places": opponent_places,
}
