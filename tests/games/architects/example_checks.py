"""What the worked examples expect, compared with the table. An expectation that this file cannot read, fails."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from royaume.games.architects.events import (
    APPRENTICE_REMOVED,
    APPRENTICE_REVEALED,
    COINS_LAID,
    GAME_ENDED,
    GOODS_GAINED,
    GOODS_SPENT,
    MARKET_RESET,
    PLAN_DISCARDED,
    REWARD_REVEALED,
)
from royaume.games.architects.scoring import bonus, final_score
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import SILVER

from .builder import (
    APPRENTICES,
    BUILDINGS,
    GAME,
    REWARDS,
    asked,
    coins_on,
    pile_bottom,
    play,
    row,
    sheet,
    told,
)
from .example_players import amount, check_offered, check_player, check_refused
from .example_scenes import Case, Scene

PRINTED_COLUMNS = 6
# silver, cards, piles -------------------------------------------------------------------


def silver_in_play(t: ArchitectsTable) -> int:
    return sum(int(p.silver) for p in t.players) + int(t.taxes) + sum(coins_on(t).values())


def to_supply(scene: Scene) -> int:
    """Silver that went back to the supply, as told by events; nothing is lost on the way."""
    t = scene.table
    assert scene.before is not None
    spent = sum(n for _, good, n in told(t, GOODS_SPENT) if good == SILVER)
    gained = sum(n for _, good, n in told(t, GOODS_GAINED) if good == SILVER)
    lost = sum(coins_on(scene.before).get(APPRENTICES[card], 0) for _, card in told(t, APPRENTICE_REMOVED))
    supply = spent - sum(n for _, n in told(t, COINS_LAID)) - gained + lost
    assert supply == silver_in_play(scene.before) - silver_in_play(t)
    return supply


def under_pile(scene: Scene) -> int:
    cards = [BUILDINGS[card] for _, card in told(scene.table, PLAN_DISCARDED)]
    assert pile_bottom(scene.table, len(cards)) == cards
    return len(cards)


def check_display(scene: Scene, expected: Case) -> None:
    revealed = [APPRENTICES[card] for _, card in told(scene.table, APPRENTICE_REVEALED)]
    for which, cards in expected.items():
        assert row(scene.table, which) == [revealed.pop(0) if card == "new_card" else card for card in cards]
    assert not revealed


def check_reward_gone(scene: Scene, expected: str) -> None:
    t = scene.table
    ((_, card),) = told(t, REWARD_REVEALED)
    assert REWARDS[card] == expected
    assert card in t.box
    assert card not in t.rewards.rest()


def check_points(scene: Scene, expected: Case) -> None:
    t, seat = scene.table, scene.active
    for what, points in expected.items():
        if what in sheet(t, seat):
            assert sheet(t, seat)[what] == points
        else:
            card = BUILDINGS.index(what)
            assert card in t.players[seat].built
            assert GAME.edition.catalogue.buildings[card].points + bonus(t, seat, card) == points


def check_each_player(scene: Scene, expected: Case) -> None:
    for seat in range(len(scene.seats)):
        assert {what: amount(scene.table, seat, what) for what in expected} == expected


# turns ----------------------------------------------------------------------------------


def final_turns(scene: Scene) -> list[str]:
    """Who still has a turn, until the game is over."""
    t = scene.table
    if asked(t)[1] == "building":
        play(t, "construct well")
    turns = []
    while not t.over:
        turns.append(scene.seats[asked(t)[0]])
        play(t, "place forest")
    return turns


def check_final_scoring(scene: Scene, expected: str) -> None:
    assert expected == "final_scoring"
    assert scene.table.over
    assert len(told(scene.table, GAME_ENDED)) == 1
    assert GAME.ending(scene.table) == "complete"


def shown_guildhall(scene: Scene) -> dict[str, Any]:
    shown: Any = GAME.view(scene.table, scene.active)["guildhall"]
    return dict(shown)


def next_in_guildhall(scene: Scene) -> tuple[int, int]:
    """The row and the column of the worker laid down last."""
    shown = shown_guildhall(scene)
    row_, column = divmod(len(shown["workers"]) - 1, shown["columns"])
    return row_ + 1, column + 1


def shown_market(scene: Scene) -> dict[str, Any]:
    shown: Any = GAME.view(scene.table, scene.active)["market"]
    return dict(shown)


def pile_change(scene: Scene, which: str) -> int:
    """Before the set-up, nothing lies anywhere."""
    now = len(getattr(scene.table, which))
    return now if scene.before is None else now - len(getattr(scene.before, which))


def taxes_change(scene: Scene) -> int:
    return int(scene.table.taxes) - (0 if scene.before is None else int(scene.before.taxes))


def check_turn_over(scene: Scene, expected: bool) -> None:
    assert expected
    assert asked(scene.table) == ((scene.active + 1) % len(scene.seats), "placing")


def by_seat(scene: Scene) -> list[int]:
    """From the first player on, clockwise."""
    n, first = len(scene.seats), int(scene.table.first)
    return [amount(scene.table, (first + k) % n, "silver") for k in range(n)]


CHECKS: dict[str, Callable[[Scene, Any], None]] = {
    "refused": check_refused,
    "offered": check_offered,
    "display_after": check_display,
    "reward_removed_from_game": check_reward_gone,
    "end_of_game_vp": check_points,
    "each_player": check_each_player,
    "then": check_final_scoring,
    "turn_over": check_turn_over,
}
VIEWS: dict[str, Callable[[Scene], Any]] = {
    "tax_stand": taxes_change,
    "tax_stand_after": lambda scene: scene.table.taxes,
    "supply_silver": to_supply,
    "coins_on_cards": lambda scene: coins_on(scene.table),
    "under_building_pile": under_pile,
    "small_market_after": lambda scene: shown_market(scene)["small"],
    "large_market_after": lambda scene: shown_market(scene)["large"],
    "small_market_cards": lambda scene: pile_change(scene, "small"),
    "large_market_cards": lambda scene: pile_change(scene, "large"),
    "small_market_cards_after": lambda scene: len(scene.table.small),
    "large_market_cards_after": lambda scene: len(scene.table.large),
    "gains_per_visit": lambda scene: scene.gains_per_visit,
    "prison_after_step_1": lambda scene: scene.prison_after_step_1,
    "virtue_vp": lambda scene: sheet(scene.table, scene.active)["virtue"],
    "total": lambda scene: final_score(scene.table, scene.active),
    "guildhall_filled": lambda scene: len(shown_guildhall(scene)["workers"]),
    "beside_guildhall": lambda scene: len(shown_guildhall(scene)["beside"]),
    "unused_columns": lambda scene: list(range(shown_guildhall(scene)["columns"] + 1, PRINTED_COLUMNS + 1)),
    "turns_left": final_turns,
    "row": lambda scene: next_in_guildhall(scene)[0],
    "column": lambda scene: next_in_guildhall(scene)[1],
    "reset": lambda scene: len(told(scene.table, MARKET_RESET)) > 0,
    "reward_pile": lambda scene: scene.table.rewards.left(),
    "rewards_out_of_game": lambda scene: len(scene.table.box),
    "silver_by_seat": by_seat,
    "apprentices_face_up": lambda scene: len(
        [card for which in ("top", "bottom") for card in row(scene.table, which) if card]
    ),
}


def check(scene: Scene, whole: Case) -> None:
    """Every expectation of a case, in its order."""
    for key, expected in deepcopy(whole).items():
        if key in scene.seats:
            check_player(scene, key, expected)
        elif key == "parts":
            assert {part: sheet(scene.table, scene.active)[part] for part in expected} == expected
        elif key in scene.tabulated:
            assert scene.tabulated[key] == expected, key
        elif key in CHECKS:
            CHECKS[key](scene, expected)
        else:
            assert VIEWS[key](scene) == expected, key
