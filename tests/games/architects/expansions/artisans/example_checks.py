"""What the worked examples of Age of Artisans expect. An expectation that this file cannot read, fails."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from royaume.games.architects.events import (
    APPRENTICE_HIRED,
    APPRENTICE_REMOVED,
    APPRENTICE_REVEALED,
    BUILDING_CONSTRUCTED,
    GOODS_GAINED,
    GOODS_SPENT,
    LAST_SPACE_FILLED,
    PLAN_DRAFTED,
    TAX_PAID,
)
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS
from royaume.games.architects.expansions.artisans.events import (
    APPRENTICES_REFRESHED,
    BONUS_GAINED,
    CRAFT_REVEALED,
    TOOL_CRAFTED,
    TOOL_USED,
)
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.scoring import bonus
from royaume.games.architects.vocabulary import SILVER
from royaume.kernel.chance import Chance
from royaume.kernel.event import TURN_STARTED

from ...builder import APPRENTICES, BUILDINGS, asked, legal, order_told, play, player, sheet, told
from ...example_checks import check as check_base
from ...example_scenes import MEANS, Case, Scene
from .builder import CRAFT_IDS, artisans_table, craft_row, stacked
from .example_players import amount, check_offered, check_player, check_refused
from .example_setups import face_up
from .example_tables import play_round

OPPONENT = 1
CHANCES = [str(n) for n in range(16)]

# craft cards --------------------------------------------------------------------------------


def check_craft_row(scene: Scene, expected: Any) -> None:
    """Cards that came new are those told; or only how many lie there."""
    found = [card for card in craft_row(scene.table) if card]
    if isinstance(expected, str):
        assert f"{len(found)} cards" == expected
        return
    new = [CRAFT_IDS[card] for _, card in told(scene.table, CRAFT_REVEALED)]
    assert found == [new.pop(0) if card == "new_card" else card for card in expected]
    assert not new


def removed(scene: Scene) -> list[str]:
    """The tools that left the game."""
    assert scene.before is not None
    before = artisans_of(scene.before).removed
    return [CRAFTS[card].tool.id for card in artisans_of(scene.table).removed if card not in before]


def check_bonuses(scene: Scene, expected: Case) -> None:
    for building, points in expected.items():
        card = BUILDINGS.index(building)
        assert card in scene.table.players[scene.active].built
        assert bonus(scene.table, scene.active, card) == points


def ever_activated(scene: Scene) -> bool:
    """Whether the tool of an Abbot, who is used at the Storehouse, can be used there."""
    assert scene.before is not None
    t = play(scene.table.copy(), "place kings_storehouse")
    assert amount(t, scene.active, "silver") == amount(scene.before, scene.active, "silver") + 1
    choices = [*legal(scene.table), *legal(t)]
    assert asked(t) == (scene.active, "trading")
    return any(choice.startswith("use ") for choice in choices) or TOOL_USED in order_told(scene.table)


def check_order(scene: Scene, expected: list[str]) -> None:
    """A bonus comes with its gains before anything else."""
    events = {"adornment bonus": [BONUS_GAINED, GOODS_GAINED], "link the tool": [TOOL_CRAFTED]}
    order = [event for word in expected for event in events[word]]
    assert [event for event in order_told(scene.table) if event in order] == order


# apprentices --------------------------------------------------------------------------------


def discarded(scene: Scene) -> list[str]:
    """Face-up apprentices that were discarded; they lie under the pile."""
    cards = [card for _, card in told(scene.table, APPRENTICE_REMOVED)]
    assert list(scene.table.people.rest())[-len(cards) :] == cards
    return [APPRENTICES[card] for card in cards]


def revealed_before_hiring(scene: Scene) -> int:
    order = order_told(scene.table)
    return order[: order.index(APPRENTICE_HIRED)].count(APPRENTICE_REVEALED)


def check_refresh_moment(scene: Scene, expected: str) -> None:
    """Not while the worker's action goes on: nothing of the turn comes after it."""
    assert expected == f"after the whole turn of {scene.seats[scene.active].capitalize()}"
    assert scene.before is not None
    assert face_up(scene.moments[1].table) == face_up(scene.before)
    order = order_told(scene.table)
    refresh = order.index(APPRENTICES_REFRESHED)
    assert refresh > order.index(BUILDING_CONSTRUCTED)
    assert set(order[refresh + 1 :]) == {APPRENTICE_REMOVED, APPRENTICE_REVEALED, TURN_STARTED}
    assert order[-1] == TURN_STARTED


def check_each_player(scene: Scene, expected: Case) -> None:
    for seat in range(len(scene.seats)):
        found = {"apprentices": amount(scene.table, seat, "apprentices"), "silver_paid": silver_paid(scene, seat)}
        assert {what: found[what] for what in expected} == expected


def silver_paid(scene: Scene, seat: int) -> int:
    spent = [n for who, good, n in told(scene.table, GOODS_SPENT) if who == seat and good == SILVER]
    return sum(spent) + sum(n for who, n in told(scene.table, TAX_PAID) if who == seat)


def check_tool_chosen(scene: Scene, expected: str) -> None:
    assert expected == "after the building draft"
    order = order_told(scene.table)
    drafts = [at for at, event in enumerate(order) if event == PLAN_DRAFTED]
    assert order.index(TOOL_CRAFTED) > max(drafts)


# the end, and a solo opponent ------------------------------------------------------------------


def spaces_to_end(scene: Scene) -> int:
    """The space of the Guildhall whose worker brings the end, the first one that does."""
    people = len(scene.seats)
    for space in range(1, 4 * people + 4 + 1):
        workers = [n % people for n in range(space - 1)]
        t = artisans_table(player(**MEANS), seats=people, guildhall=workers)
        play(t, "place guildhall", "construct well")
        if told(t, LAST_SPACE_FILLED):
            return space
    raise AssertionError("the end never comes")


def points_taken(scene: Scene) -> int:
    (card,) = artisans_of(scene.table).taken
    assert sheet(scene.table, OPPONENT)["adornments"] == CRAFTS[card].points
    return int(CRAFTS[card].points)


def opponent_pays(scene: Scene) -> int:
    assert scene.before is not None
    before, after = (amount(t, OPPONENT, "silver") for t in (scene.before, scene.table))
    return before - after + int(scene.table.taxes) - int(scene.before.taxes)


def check_no_effect(scene: Scene, expected: str) -> None:
    """The card would change something, but nothing but a worker less is seen."""
    assert expected == "ignored"
    assert scene.before is not None
    (card,) = artisans_of(scene.table).taken
    assert CRAFTS[card].gains
    assert CRAFTS[card].virtue_lost
    now, before = scene.table.players[OPPONENT], scene.before.players[OPPONENT]
    assert list(now.goods) == list(before.goods)
    assert (now.virtue, now.debts, now.prison) == (before.virtue, before.debts, before.prison)
    assert list(now.hand) == list(before.hand)
    assert now.supply == before.supply - 1


def taken_by_chance(scene: Scene) -> list[str]:
    """What the opponent takes at different turns of chance; all that it leaves stays in its place."""
    assert scene.before is not None
    row = craft_row(scene.before)
    taken = []
    for seed in CHANCES:
        t = scene.before.copy()
        t.chance = Chance.from_seed(seed)
        (card,) = artisans_of(play_round(t)).taken
        taken.append(CRAFT_IDS[card])
        assert [card for card in craft_row(t) if card in row] == [card for card in row if card != taken[-1]]
        assert craft_row(t)[row.index(taken[-1])] not in row
    return taken


def check_tie(scene: Scene, expected: str) -> None:
    words = re.fullmatch(r"one of the two cards worth (\d) at random", expected)
    assert words
    taken = {CRAFT_IDS.index(card) for card in taken_by_chance(scene)}
    assert [CRAFTS[card].points for card in taken] == [int(words[1])] * 2


def check_other_card(scene: Scene, expected: str) -> None:
    """Whichever it is."""
    assert expected == "stays face up in its place"
    assert len(set(taken_by_chance(scene))) == 2


# all of them ------------------------------------------------------------------------------------

CHECKS: dict[str, Callable[[Scene, Any], None]] = {
    "refused": check_refused,
    "offered": check_offered,
    "after": lambda scene, expected: check_player(scene, scene.seats[scene.active], {"after": expected}),
    "each_player": check_each_player,
    "craft_row_after": check_craft_row,
    "end_of_game_bonus_vp": check_bonuses,
    "order": check_order,
    "when": check_refresh_moment,
    "tool_chosen": check_tool_chosen,
    "immediate_effect": check_no_effect,
    "opponent_takes": check_tie,
    "other_card": check_other_card,
}
VIEWS: dict[str, Callable[[Scene], Any]] = {
    "removed_from_game": removed,
    "tool_ever_activated": ever_activated,
    "discarded_apprentices": discarded,
    "apprentices_discarded": lambda scene: len(discarded(scene)),
    "apprentices_revealed": revealed_before_hiring,
    "face_up_apprentices_after": lambda scene: len([card for card in face_up(scene.table) if card]),
    "guildhall_spaces_to_end": spaces_to_end,
    "opponent_takes_vp": points_taken,
    "opponent_stacks": lambda scene: stacked(scene.table, OPPONENT) > 0,
    "opponent_pays": opponent_pays,
}


def check(scene: Scene, whole: Case) -> None:
    """Every expectation of a case; what the expansion does not change is checked as in the base game."""
    expected = deepcopy(whole)
    for key in list(expected):
        if key in scene.tabulated:
            continue
        if key in scene.seats:
            check_player(scene, key, expected.pop(key))
        elif key in CHECKS:
            CHECKS[key](scene, expected.pop(key))
        elif key in VIEWS:
            assert VIEWS[key](scene) == expected.pop(key), key
    check_base(scene, expected)
