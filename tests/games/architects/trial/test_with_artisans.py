"""The trial beside Age of Artisans: neither knows the other."""

from __future__ import annotations

from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.placing import PLACING_WORKER
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PRISON, STOREHOUSE
from royaume.kernel.around import ALONE, GoingOn, framed
from royaume.kernel.data import Reader
from royaume.kernel.option import FIRST_OPTION
from royaume.kernel.state import read_state, state_hash, state_to_data

from ..builder import Wish, asked, goods, of, player
from .builder import influence, legal, play, trial_table, why_not
from .game import GAME
from .kept import trial
from .vocabulary import NAME

SCALES = "craft_13_rose_window"
SHACKLES = "craft_12_votive_candles"
TOOLS = {"acolyte_clay": SCALES}


def test_grace_and_influence_spare_a_point_of_virtue_each() -> None:
    t = trial_table(player(), artisans=True, card=0, influence=[2])
    play(t, "place artisan tax_stand", "ignore loss", "1 virtue by 2 influence")
    assert (of(t).virtue, influence(t)) == (7, 0)


def test_influence_may_be_lost_and_grace_kept() -> None:
    t = trial_table(player(), artisans=True, card=0, influence=[4])
    play(t, "place artisan tax_stand", "accept loss", "2 virtue by 4 influence")
    assert (of(t).virtue, artisans_of(t).grace, asked(t)) == (7, False, (1, "placing"))


def test_grace_covers_a_capture_at_the_princess() -> None:
    t = trial_table(player(silver=2), player(at={"quarry": 1}), artisans=True, card=0)
    play(t, "place artisan town_centre", "capture quarry P2", "ignore loss")
    assert of(t).virtue == 7


def test_the_discount_comes_first_and_influence_pays_for_the_rest() -> None:
    t = trial_table(player(apprentices=["strongman_discount"]), artisans=True, card=0, influence=[2])
    play(t, "place artisan black_market_right", "use discount", "ignore loss")
    assert (influence(t), trial(t).credit[0], asked(t)[0]) == (0, 0, 1)


def test_without_the_discount_influence_would_not_do() -> None:
    t = trial_table(player(apprentices=["strongman_discount"]), artisans=True, card=0, influence=[2])
    assert why_not(t, "place artisan black_market_right") == "allowed"
    assert why_not(t, "place black_market_right") == "market_unpayable"


def test_the_artisan_and_an_own_wonder_both_count_for_more() -> None:
    t = trial_table(player(), artisans=True, card=1, wonders={"quarry": 0})
    play(t, "place artisan quarry", "wonder as worker")
    assert goods(t) == {"stone": 3}


def test_the_artisan_at_the_profiteer_goes_to_prison_with_the_workers_there() -> None:
    there = player(at={"silversmith": 2})
    t = trial_table(player(silver=3), there, artisans=True, card=0, market={"middle": 1, "right": 1})
    artisans_of(t).where[1] = 3
    play(t, "place black_market_left")
    assert (artisans_of(t).where[1], of(t, 1).prison) == (PRISON, 4)


def test_the_artisan_may_bring_the_right_to_contribute() -> None:
    t = trial_table(player(clay=1), artisans=True, card=0)
    play(t, "place artisan quarry", "contribute clay")
    assert influence(t) == 1


def test_ten_apprentices_also_with_artisans() -> None:
    t = trial_table(player(), artisans=True)
    assert (t.columns, len(t.row)) == (5, 10)


def test_legal_choices_name_both() -> None:
    t = trial_table(player(silver=9), artisans=True, influence=[2], card=0)
    play(t, "place artisan black_market_middle")
    assert legal(t) == ["0 silver by 0 influence", "2 silver by 2 influence"]


def cathedral() -> Wish:
    """About to rise to the last level, for 2 gold and 2 marble; a tool brings a gold for a point of virtue."""
    return player(apprentices=["acolyte_clay"], hand=["well"], level=4, marble=2)


def test_a_tool_before_an_action_whose_price_influence_helps_to_pay() -> None:
    t = trial_table(cathedral(), artisans=True, tools=TOOLS, influence=[7], rewards=[], card=0)
    assert why_not(t, "place guildhall") == "allowed"
    play(t, "place guildhall", "advance cathedral")
    assert why_not(t, "go on") == "tool_needed"
    play(t, f"use {SCALES}", "1 virtue by 2 influence", "discard well")
    assert (of(t).level, influence(t), of(t).virtue, goods(t)) == (5, 1, 8, {"clay": 2})


def test_influence_that_the_promised_action_needs_is_not_lost_for_the_tool() -> None:
    t = trial_table(cathedral(), artisans=True, tools=TOOLS, influence=[5], rewards=[], card=0)
    play(t, "place guildhall", "advance cathedral", f"use {SCALES}", "discard well")
    assert (of(t).level, influence(t), of(t).virtue) == (5, 1, 7)


def test_workers_are_counted_on_arrival_before_a_tool_captures_the_one_just_placed() -> None:
    abbot = player(apprentices=["abbot_silver_1"], at={"kings_storehouse": 1}, clay=2)
    t = trial_table(abbot, artisans=True, tools={"abbot_silver_1": SHACKLES}, card=0)
    play(t, "place kings_storehouse", f"use {SHACKLES}", "capture 2 of P1")
    assert of(t).at[STOREHOUSE] == 0
    assert (asked(t), t.top().numbers()) == ((0, "trading"), [0, 2])


def test_an_action_that_waits_for_what_modules_ask_is_saved_as_such() -> None:
    t = trial_table(player(clay=1), artisans=True, card=0)
    play(t, "place artisan quarry")
    config = GAME.configure(2, ("artisans", NAME))
    data = state_to_data(GAME, config, t)
    assert framed(t.stack[-2]) == ["GoingOn", 0, FIRST_OPTION, ALONE, ["Placing", 0]]
    _, again = read_state(GAME, Reader(data, "state"))
    assert isinstance(again, ArchitectsTable)
    for table in (t, again):
        play(table, "contribute clay")
    assert state_hash(GAME, config, again) == state_hash(GAME, config, t)


def test_what_cannot_have_begun_does_not_wait_for_anything() -> None:
    t = trial_table(player(clay=1), artisans=True, card=0)
    play(t, "place artisan quarry")
    placing = PLACING_WORKER[0]
    assert GoingOn(0, FIRST_OPTION, ALONE, placing).fits(t)
    assert not GoingOn(0, FIRST_OPTION + 1, ALONE, placing).fits(t)  # it stands at the quarry
    assert not GoingOn(0, 1, ALONE, placing).fits(t)  # nobody is in the forest
    assert not GoingOn(1, FIRST_OPTION, ALONE, placing).fits(t)  # somebody else's
    assert not GoingOn(0, FIRST_OPTION, ALONE, placing, 1451).fits(t)  # nothing comes after it
