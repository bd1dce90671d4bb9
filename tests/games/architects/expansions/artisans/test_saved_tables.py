"""Tables are saved in the middle of a decision and read back; data that could not occur is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY, NO_ARTISAN
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PLACE_IDS
from royaume.kernel.around import ALONE
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.option import FIRST_OPTION
from royaume.kernel.state import read_state, state_hash, state_to_data

from ...builder import (
    APPRENTICES,
    BUILDINGS,
    GAME,
    as_in_play,
    asked,
    legal,
    play,
    player,
    plays_with_characters,
    waiting,
)
from .builder import CRAFT_IDS, artisans_begun, artisans_table

SIX = [0, 1, 0, 1, 0, 1]  # the next worker in a Guildhall for two triggers the reset
PURSE, SHACKLES = "craft_04_gilding", "craft_12_votive_candles"
ARTISANS = 1  # where the expansion keeps its things


def plain(seats: int = 2) -> Config:
    return GAME.configure(seats, ("artisans",))


def data_of(t: ArchitectsTable, config: Config) -> dict[str, Any]:
    if t.turn > 0:
        as_in_play(t)
    data: dict[str, Any] = json.loads(json.dumps(state_to_data(GAME, config, t)))
    if plays_with_characters(t):
        data["config"]["setup"] = "characters"
    return data


def read(data: dict[str, Any]) -> ArchitectsTable:
    _, t = read_state(GAME, Reader(data, "table"))
    assert isinstance(t, ArchitectsTable)
    return t


# tables at a decision of the expansion ---------------------------------------------------------------


def crafter(*choices: str, **more: Any) -> ArchitectsTable:
    wish = player(silver=5, built=["well", "smithy"], apprentices=["miner_1", "thief"], **more)
    return play(artisans_table(wish, guildhall=[0, 1], craft_row=CRAFT_IDS[:4]), *choices)


def tooled(apprentice: str, tool: str, *choices: str, **more: Any) -> ArchitectsTable:
    table_of = more.pop("table_of", {})
    wish = player(**{"apprentices": [apprentice], **more})
    t = artisans_table(wish, player(at={"silversmith": 2, "forest": 1}), tools={apprentice: tool}, **table_of)
    return play(t, *choices)


def bonus() -> ArchitectsTable:
    t = artisans_table(player(character="gisela", apprentices=["miner_1"]), guildhall=[0], craft_row=CRAFT_IDS[:4])
    return play(t, "craft tool", f"take {CRAFT_IDS[0]}")


def refused_to_leave() -> ArchitectsTable:
    t = artisans_table(player(apprentices=["miner_1", "thief"]), tools={"miner_1": "purse"})
    return play(t, "discard apprentice miner_1")


def squire() -> ArchitectsTable:
    wish = {"hand": ["well"], "wood": 2, "stone": 2, "prison": 1, "table_of": {"guildhall": SIX}}
    return tooled("squire_gold", "key_ring", "place guildhall", "construct well", **wish)


DECISIONS: dict[str, Callable[[], ArchitectsTable]] = {
    "placing": lambda: tooled("jeweller_1", "purse"),
    "choosing_adornment": lambda: crafter("craft adornment"),
    "linking_adornment": lambda: crafter("craft adornment", f"take {CRAFT_IDS[0]}"),
    "choosing_tool": lambda: crafter("craft tool"),
    "linking_tool": lambda: crafter("craft tool", f"take {CRAFT_IDS[0]}"),
    "market_middle_crafting": lambda: crafter("place black_market_middle"),
    "tools_first": lambda: tooled("debt_collector_wood", "purse", "place guardhouse", "pay debt", silver=6, debts=1),
    "guarding": lambda: tooled("debt_collector_wood", "purse", "place guardhouse", silver=6, debts=1),
    "using_tools": lambda: tooled("jeweller_1", "purse", "place silversmith"),
    "capturing_here": lambda: tooled("jeweller_1", "shackles", "place silversmith", f"use {SHACKLES}"),
    "capturing_colour": lambda: tooled("strongman_capture", "purse", "place artisan forest"),
    "capturing": lambda: tooled(
        "conspirator_1",
        "purse",
        "place town_centre",
        "capture forest P2",
        f"use {PURSE}",
        at={"town_centre": 1},
    ),
    "ignoring_loss": lambda: play(artisans_table(player()), "place artisan tax_stand"),
    "discounting": lambda: tooled(
        "strongman_discount",
        "shackles",
        "place artisan workshop",
        "hire miner_1",
        silver=4,
        table_of={"top": ["miner_1"]},
    ),
    "choosing_piece": lambda: play(
        artisans_table(player(at={"forest": 20, "mines": 1}), artisans={0: "forest"}), "take back forest"
    ),
    "moving_tool": refused_to_leave,
    "taking_bonus": bonus,
    "ordering_effects": squire,
}


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_table_saved_in_the_middle_of_a_decision_is_read_back(decision: str) -> None:
    t = DECISIONS[decision]()
    assert asked(t) == (0, decision)
    data = data_of(t, plain())
    again = read(data)
    assert data_of(again, plain()) == data
    assert (asked(again), legal(again)) == (asked(t), legal(t))


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_table_read_back_plays_on_alike(decision: str) -> None:
    for choice in legal(DECISIONS[decision]()):
        t = DECISIONS[decision]()
        again = read(data_of(t, plain()))
        play(t, choice)
        play(again, choice)
        assert state_hash(GAME, plain(), again) == state_hash(GAME, plain(), t)


def test_every_moment_before_the_first_turn_is_read_back() -> None:
    config = GAME.configure(3, ("artisans",), setup="characters", options={"characters": "chosen"})
    t = artisans_begun(3, setup="characters", characters="chosen")
    asks = set()
    for choice in ("character walaric", "character gisela", "character ada"):
        play(t, choice)
    while t.turn == 0:
        asks.add(asked(t)[1])
        data = data_of(t, config)
        assert data_of(read(data), config) == data
        seat = waiting(t)[0]
        play(t, legal(t, seat)[0], seat=seat)
    assert asks == {"hiring_starter", "drafting", "choosing_starting_tool"}


def test_a_solo_game_is_read_back() -> None:
    config = GAME.configure(1, ("artisans",), "helena")
    t = artisans_table(player(), player(), solo="helena", schemes=["helena_guildhall"])
    play(t, "place artisan forest")
    data = data_of(t, config)
    assert len(data["table"]["kept"][ARTISANS]["taken"]) == 1
    assert data_of(read(data), config) == data


@pytest.mark.parametrize(
    "wish",
    [{"at": {"forest": 21}}, {"prison": 21}],
    ids=["at a place", "in prison"],
)
def test_all_21_workers_may_be_together(wish: dict[str, Any]) -> None:
    where = "forest" if "at" in wish else "prison"
    t = artisans_table(player(**wish), active=1, artisans={0: where})
    data = data_of(t, plain())
    assert data_of(read(data), plain()) == data


def test_all_21_workers_may_be_held_together() -> None:
    t = artisans_table(player(), player(held={0: 21}), active=1, artisans={0: 1})
    data = data_of(t, plain())
    assert data_of(read(data), plain()) == data


# bad data --------------------------------------------------------------------------------------------


def good() -> dict[str, Any]:
    wish = player(apprentices=["miner_1", "thief"], built=["well"], at={"forest": 1})
    under: dict[str, Any] = {"tools": {"miner_1": "purse"}, "adornments": {"well": CRAFT_IDS[0]}}
    t = artisans_table(wish, player(), guildhall=[0, 1], stacked={0: 1}, **under)
    return data_of(t, plain())


def kept(data: dict[str, Any]) -> dict[str, Any]:
    things: dict[str, Any] = data["table"]["kept"][ARTISANS]
    return things


def test_the_data_is_good_as_it_is() -> None:
    assert data_of(read(good()), plain()) == good()


def change(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def changed(data: dict[str, Any]) -> None:
        kept(data)[key] = value

    return changed


def craft_twice(data: dict[str, Any]) -> None:
    kept(data)["row"][0] = kept(data)["row"][1]


def craft_missing(data: dict[str, Any]) -> None:
    kept(data)["pile"].pop()


def craft_in_pile_and_row(data: dict[str, Any]) -> None:
    kept(data)["pile"].append(kept(data)["row"][0])


def six_without_the_expansion(data: dict[str, Any]) -> None:
    data["config"] = {**data["config"], "players": 6, "expansions": []}


def without_the_expansion(data: dict[str, Any]) -> None:
    data["config"] = {**data["config"], "expansions": []}


def nothing_kept(data: dict[str, Any]) -> None:
    data["table"]["kept"].pop()


def unknown_key(data: dict[str, Any]) -> None:
    kept(data)["gold"] = 1


def missing_key(data: dict[str, Any]) -> None:
    del kept(data)["stacked"]


THIEF, SQUIRE = APPRENTICES.index("thief"), APPRENTICES.index("squire_gold")
SMITHY = BUILDINGS.index("smithy")
PURSE_NUMBER = CRAFT_IDS.index(PURSE)
BAD: dict[str, Callable[[dict[str, Any]], None]] = {
    "an artisan at the Guildhall": change("where", [PLACE_IDS.index("guildhall"), 14]),
    "an artisan where no worker is": change("where", [PLACE_IDS.index("mines"), 14]),
    "an artisan held by nobody": change("where", [HELD_BY + 1, 14]),
    "an artisan held by its owner": change("where", [HELD_BY, 14]),
    "an artisan in an empty prison": change("where", [PLACE_IDS.index("prison"), 14]),
    "an artisan nowhere": change("where", [17, 14]),
    "a player without an artisan": change("where", [NO_ARTISAN, 14]),
    "three artisans": change("where", [14, 14, 14]),
    "one artisan": change("where", [14]),
    "a craft card twice": craft_twice,
    "a craft card missing": craft_missing,
    "a craft card in the row and the pile": craft_in_pile_and_row,
    "five craft cards in the row": change("row", [1, 2, 4, 5, 6]),
    "a craft card that does not exist": change("row", [24, 2, 4, 5]),
    "a tool under somebody else's apprentice": change("tools", [SQUIRE, PURSE_NUMBER]),
    "an adornment under a building that nobody has": change("adornments", [SMITHY, 0]),
    "a tool without an apprentice": change("tools", [THIEF]),
    "an apprentice that does not exist": change("tools", [999, PURSE_NUMBER]),
    "a worker on another's": change("stacked", 0b10),
    "a worker on an empty space": change("stacked", 0b100),
    "a worker on another and one on an empty space": change("stacked", 0b101),
    "a worker too many on workers": change("stacked", 0b11),
    "a truth that is a number": change("grace", 1),
    "six players without the expansion": six_without_the_expansion,
    "things of the expansion without it": without_the_expansion,
    "the expansion without its things": nothing_kept,
    "an unknown key": unknown_key,
    "a missing key": missing_key,
}


@pytest.mark.parametrize("bad", BAD)
def test_data_that_could_not_occur_is_refused(bad: str) -> None:
    data = good()
    BAD[bad](data)
    with pytest.raises(BadInput):
        read(data)


SAID: dict[str, Callable[[dict[str, Any]], None]] = {
    "craft_02_stone_statue is in the pile of craft cards and in the row of craft cards": craft_in_pile_and_row,
    f"{PURSE} is under an apprentice and loose": change("loose", PURSE),
    "a tool lies under squire_gold, who is in nobody's crew": change("tools", {"squire_gold": PURSE}),
    'seat 0 has 1 tools: its bit of "bearers" is wrong': change("bearers", ["P2"]),
    "an adornment lies under smithy, which nobody has": change("adornments", {"smithy": CRAFT_IDS[0]}),
    "the Artisan of seat 0 is at mines, where no worker of that seat is": change("where", ["mines", "supply"]),
    "the Artisan of seat 0 is held by seat 1, where": change("where", ["held_by_P2", "supply"]),
    "an Artisan is where it cannot be": change("where", ["guildhall", "supply"]),
    "seat 0 has 20 workers, not 19 (20, \N{MINUS SIGN}1 by what expansions keep)": change("where", ["none", "supply"]),
    "seat 1 has 21 workers, not 20: 20 in the supply, 1 at the Guildhall": change("stacked", 0b11),
    '"laid" of seat 1 is 6; by the Guildhall it is 2': change("laid", {"P1": 1, "P2": 6}),
    "a worker stands on space 2 of the Guildhall, where none lies": change("stacked", 0b101),
    'kept[1].tools: "minor_1" is not known here. Nearest: miner_1': change("tools", {"minor_1": PURSE}),
    'kept[1].tools.miner_1: "purse" is not known here': change("tools", {"miner_1": "purse"}),
    'kept[1].where[0]: "woods" is not known here': change("where", ["woods", "supply"]),
}


@pytest.mark.parametrize("said", SAID)
def test_bad_data_is_refused_naming_card_and_seat(said: str) -> None:
    data = good()
    SAID[said](data)
    with pytest.raises(BadInput) as refused:
        read(data)
    assert said in str(refused.value)


def test_craft_cards_that_are_not_named_are_the_pile() -> None:
    data = good()
    pile = kept(data).pop("pile")
    assert data_of(read(data), plain())["table"]["kept"][ARTISANS]["pile"] == sorted(pile)


def test_a_supply_that_is_left_out_is_what_is_left_of_21_workers() -> None:
    data = good()
    supplies = [board.pop("supply") for board in data["table"]["players"]]
    assert [int(p.supply) for p in read(data).players] == supplies


def test_a_turn_begins_in_the_ordinary_way() -> None:
    data = {**good(), "stack": "turn", "active": "P2"}
    data["table"]["first"] = "P1"
    kept(data).update(fresh=True, used=[PURSE], placed_at="forest")
    t = read(data)
    assert asked(t) == (1, "placing")
    begun = data_of(t, plain())["table"]["kept"][ARTISANS]
    assert (begun["fresh"], begun["used"], begun["placed_at"]) == (False, 0, -1)


# decisions that could not be pending -----------------------------------------------------------------

GUARDING, PAY_DEBT, STOP = ["Guarding", 0, 1], 3, 0
LOSING_VIRTUE = [0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]  # purpose, settled, then the amounts by kind
USABLE = PURSE_NUMBER * 128 + APPRENTICES.index("jeweller_1")
OF_ANOTHER_MODULE = 10_000 + USABLE


def promised() -> ArchitectsTable:
    """A tool is being paid for, used before the debt that its owner has chosen to pay."""
    choices = ("place artisan guardhouse", "pay debt", "use craft_06_jewelled_altar")
    return tooled("debt_collector_wood", "false_seal", *choices, silver=6, debts=1, virtue=7)


def considering(who: int, action: int, aside: int, frame: list[Any]) -> list[Any]:
    return [["Considering", who, action, aside, frame], ["Paying", 0, [9, *LOSING_VIRTUE[1:]]]]


def losing(**amounts: int) -> list[int]:
    """The loss of virtue, with some of its numbers changed: n3 is the fourth of them."""
    return [amounts.get(f"n{at}", n) for at, n in enumerate(LOSING_VIRTUE)]


PENDING: dict[str, tuple[Callable[[], ArchitectsTable], list[Any]]] = {
    "something first": (DECISIONS["tools_first"], [["DoingFirst", 0, PAY_DEBT, GUARDING]]),
    "something after": (DECISIONS["using_tools"], [["DoingAfter", 0, USABLE]]),
    "an action over": (DECISIONS["using_tools"], [["ActionOver", 0, USABLE], ["DoingAfter", 0, USABLE]]),
    "a promise": (promised, considering(0, PAY_DEBT, 0, ["Guarding", 0, 2])),
    "a loss": (DECISIONS["ignoring_loss"], [["Paying", 0, LOSING_VIRTUE]]),
    "a loss to settle": (DECISIONS["ignoring_loss"], [["Settling", 0, LOSING_VIRTUE], ["Paying", 0, LOSING_VIRTUE]]),
}


def with_pending(of: Callable[[], ArchitectsTable], frames: list[Any]) -> dict[str, Any]:
    data = data_of(of(), plain())
    data["stack"] = [["EndingTurn", 0], *frames]
    return data


@pytest.mark.parametrize("what", PENDING)
def test_what_could_be_pending_is_read(what: str) -> None:
    data = with_pending(*PENDING[what])
    assert data_of(read(data), plain())["stack"] == data["stack"]


def begun(action: int, frame: list[Any]) -> list[Any]:
    return [["GoingOn", 0, action, ALONE, frame], ["DoingAfter", 0, USABLE]]


UNFIT: dict[str, tuple[str, list[Any]]] = {
    "first: another seat than that of the action": ("something first", [["DoingFirst", 1, PAY_DEBT, GUARDING]]),
    "first: an action that is not offered": ("something first", [["DoingFirst", 0, 4, GUARDING]]),
    "first: an action that no tool comes before": ("something first", [["DoingFirst", 0, STOP, GUARDING]]),
    "first: a decision that does not fit": ("something first", [["DoingFirst", 0, PAY_DEBT, ["Guarding", 0, 0]]]),
    "first: not on top": ("something first", [["DoingFirst", 0, PAY_DEBT, GUARDING], GUARDING]),
    "after: nothing to do": ("something after", [["DoingAfter", 0]]),
    "after: a module that is not there": ("something after", [["DoingAfter", 0, OF_ANOTHER_MODULE]]),
    "after: a craft card that does not exist": ("something after", [["DoingAfter", 0, 24 * 128]]),
    "after: an apprentice that does not exist": ("something after", [["DoingAfter", 0, USABLE | 127]]),
    "after: a thing below all numbers": ("something after", [["DoingAfter", 0, -1]]),
    "after: a seat that is not there": ("something after", [["DoingAfter", 2, USABLE]]),
    "over: a module that is not there": (
        "an action over",
        [["ActionOver", 0, OF_ANOTHER_MODULE], ["DoingAfter", 0, USABLE]],
    ),
    "begun: where nothing waits for modules": ("something after", begun(0, ["Placing", 0])),
    "begun: an option of no module": ("something after", begun(5 * FIRST_OPTION, ["Placing", 0])),
    "promise: another seat than that of the action": ("a promise", considering(1, PAY_DEBT, 0, GUARDING)),
    "promise: an action that is not offered": ("a promise", considering(0, 4, 0, GUARDING)),
    "promise: a module that is not there": ("a promise", considering(0, PAY_DEBT, 1, GUARDING)),
    "promise: a decision that does not fit": ("a promise", considering(0, PAY_DEBT, 0, ["Guarding", 0, 0])),
    "price: beyond all measure": ("a loss", [["Paying", 0, losing(n8=10_001)]]),
    "price: a kind too few": ("a loss", [["Paying", 0, LOSING_VIRTUE[:-1]]]),
    "price: a kind too many": ("a loss", [["Paying", 0, [*LOSING_VIRTUE, 0]]]),
    "price: nothing to be asked": ("a loss", [["Paying", 0, losing(n8=0)]]),
    "price: of somebody who cannot ignore it": ("a loss", [["Paying", 1, LOSING_VIRTUE]]),
    "settling: a kind too few": (
        "a loss to settle",
        [["Settling", 0, LOSING_VIRTUE[:-1]], ["Paying", 0, LOSING_VIRTUE]],
    ),
    "a tool that is not in the row": ("something after", [["LinkingTool", 0, PURSE_NUMBER]]),
    "a tool that nobody has lost": ("something after", [["MovingTool", 0, PURSE_NUMBER]]),
    "a capture where nobody is": ("a loss", [["CapturingHere", 0, 0]]),
}


@pytest.mark.parametrize("unfit", UNFIT)
def test_a_decision_that_could_not_be_pending_is_refused(unfit: str) -> None:
    what, frames = UNFIT[unfit]
    with pytest.raises(BadInput, match="does not fit this table"):
        read(with_pending(PENDING[what][0], frames))


GARBLED: dict[str, tuple[str, list[Any]]] = {
    'the numbers do not fit the decision "DoingFirst"': ("something first", [["DoingFirst", 0, PAY_DEBT, 7]]),
    'the numbers do not fit the decision "Paying"': ("a loss", [["Paying", 0, 7]]),
    "stack[1][2][2]: expected a whole number from 0": ("a loss", [["Paying", 0, losing(n2=-1)]]),
    "stack[1][2][1]: expected a whole number from 0": ("a loss", [["Settling", 0, losing(n1=-1)]]),
}


@pytest.mark.parametrize("said", GARBLED)
def test_a_decision_made_of_the_wrong_things_is_refused(said: str) -> None:
    what, frames = GARBLED[said]
    with pytest.raises(BadInput) as refused:
        read(with_pending(PENDING[what][0], frames))
    assert said in str(refused.value)
