"""What asides foretell for sure without trying it: the same as the rules themselves say on a copy of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from royaume.games.architects import GAME
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS
from royaume.games.architects.expansions.artisans.craft_cards import GAINS as GAINED
from royaume.games.architects.expansions.artisans.using_tools import UsingTools, tool_of
from royaume.games.architects.expansions.artisans.vocabulary import ASIDE
from royaume.games.architects.expansions.wonders.contributing import CONTRIBUTION, VIRTUE_OF_REWARD, Contributing
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.owed_influence import OWED, TakingInfluence
from royaume.games.architects.expansions.wonders.vocabulary import CONTRIBUTING, TAKING_INFLUENCE
from royaume.games.architects.places.guardhouse import PAY_DEBT, PAY_RANSOM, Guarding
from royaume.games.architects.places.storehouse import FIRST_OFFERING, OFFERINGS, Trading
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GOOD_IDS, VIRTUE
from royaume.kernel.around import copy_to_try, leads_within_reach
from royaume.kernel.aside import OUT_OF_REACH, UNSURE, WITHIN_REACH
from royaume.kernel.frame import ALLOWED

from ...builder import APPRENTICES, Wish, player
from ..artisans.builder import CRAFT_IDS, artisans_table
from ..artisans.test_tools import BEARER
from .builder import wonders_table

FIRST_CARD = 1  # clay 1 influence, wood 2, stone 1 and a virtue, gold 3, marble 2 and a reward
RANSOM = PAY_RANSOM + 1
CAPTOR = player(held={0: 2})
ACTIONS: dict[str, tuple[type[Any], int]] = {
    "debt": (Guarding, PAY_DEBT),
    "ransom": (Guarding, RANSOM),
    "two clay": (Trading, FIRST_OFFERING + OFFERINGS.index((2, 0, 0))),
    "wood and stone": (Trading, FIRST_OFFERING + OFFERINGS.index((0, 1, 1))),
    "three wood": (Trading, FIRST_OFFERING + OFFERINGS.index((0, 3, 0))),
}


def said(t: ArchitectsTable, aside: Any, action: str, thing: int, way: int) -> tuple[int, int, bool]:
    """What is foretold of a thing done before the action, and what the rules say once it was done."""
    kind, a = ACTIONS[action]
    frame = kind(0, 1)
    assert frame.barred(t, a) == ALLOWED
    assert aside.refusal(t, 0, thing, way) == ALLOWED
    later = copy_to_try(t, [])
    aside.commit(later, frame, a, thing)
    aside.do(later, 0, thing, way, frame.order_matters(t, a))
    reached = WITHIN_REACH if leads_within_reach(later, frame, a) else OUT_OF_REACH
    return aside.foretold(t, frame, a, thing, way), reached, frame.lacks(t, a) == ALLOWED


def beside_the_princess(has: Wish, influence: Sequence[int] = ()) -> ArchitectsTable:
    t = wonders_table(has, CAPTOR, contribution=FIRST_CARD, influence=influence)
    wonders_of(t).contributions = 1
    t.wake(CONTRIBUTING, 0)
    return t


def contributed(has: Wish, action: str, good: str, influence: Sequence[int] = ()) -> tuple[int, int, bool]:
    t = beside_the_princess(has, influence)
    return said(t, Contributing(CONTRIBUTING), action, CONTRIBUTION, GOOD_IDS.index(good))


ENOUGH = (WITHIN_REACH, WITHIN_REACH, True)
HELPED = (WITHIN_REACH, WITHIN_REACH, False)
HOPELESS = (OUT_OF_REACH, OUT_OF_REACH, False)


@pytest.mark.parametrize(
    ("has", "action", "good"),
    [(player(clay=2, wood=1), "two clay", "wood"), (player(silver=6, debts=1, gold=1), "debt", "gold")],
)
def test_what_the_price_does_not_ask_for_may_be_given(has: Wish, action: str, good: str) -> None:
    assert contributed(has, action, good) == ENOUGH


@pytest.mark.parametrize(
    ("has", "action", "good"),
    [(player(clay=3), "two clay", "clay"), (player(wood=1, stone=2), "wood and stone", "stone")],
)
def test_what_the_price_leaves_may_be_given(has: Wish, action: str, good: str) -> None:
    assert contributed(has, action, good) == ENOUGH


@pytest.mark.parametrize(
    ("has", "action", "silver"),
    [(player(virtue=3, stone=1, debts=1), "debt", 6), (player(virtue=1, stone=1), "ransom", 4)],
)
def test_also_where_virtue_raises_taxes_if_there_is_enough_for_them(has: Wish, action: str, silver: int) -> None:
    has.goods["silver"] = silver
    assert contributed(has, action, "stone") == ENOUGH
    has.goods["silver"] = silver - 1
    assert contributed(has, action, "stone") == (UNSURE, OUT_OF_REACH, True)


@pytest.mark.parametrize(
    ("has", "action", "silver"),
    [(player(virtue=2, marble=1, debts=1), "debt", 6), (player(virtue=3, marble=1), "ransom", 5)],
)
def test_also_where_a_reward_may_raise_them(has: Wish, action: str, silver: int) -> None:
    has.goods["silver"] = silver
    assert contributed(has, action, "marble") == ENOUGH


@pytest.mark.parametrize("virtue", [13, 14])
def test_unsure_where_a_reward_or_a_gift_may_destroy_the_debt_that_would_be_paid(virtue: int) -> None:
    has = player(virtue=virtue, marble=1, silver=6, debts=1)
    foretold, _, enough = contributed(has, "debt", "marble")
    assert (foretold, enough) == (UNSURE, True)


@pytest.mark.parametrize(
    ("has", "action", "good"),
    [(player(wood=2, clay=1), "three wood", "clay"), (player(silver=1, debts=1, wood=1), "debt", "wood")],
)
def test_influence_that_cannot_pay_is_no_help(has: Wish, action: str, good: str) -> None:
    assert contributed(has, action, good) == HOPELESS


@pytest.mark.parametrize(
    ("has", "action", "good"),
    [(player(silver=3, wood=1), "ransom", "wood"), (player(silver=4, debts=1, gold=1), "debt", "gold")],
)
def test_influence_that_pays_for_what_is_lacking_is(has: Wish, action: str, good: str) -> None:
    assert contributed(has, action, good) == HELPED


@pytest.mark.parametrize(
    ("has", "action"),
    [(player(silver=3, marble=1), "ransom"), (player(silver=4, debts=1, marble=1), "debt")],
)
def test_whatever_the_reward_beside_it_is(has: Wish, action: str) -> None:
    assert contributed(has, action, "marble") == HELPED


@pytest.mark.parametrize(("virtue", "silver"), [(3, 2), (1, 1)])
def test_unsure_where_the_virtue_given_with_it_raises_taxes_by_what_it_pays(virtue: int, silver: int) -> None:
    """At 4 virtue no tax is evaded any more, at 2 one instead of two."""
    has = player(virtue=virtue, stone=1, silver=silver)
    assert contributed(has, "ransom", "stone", [1]) == (UNSURE, OUT_OF_REACH, False)


def test_no_reward_brings_more_virtue_than_is_reckoned_with() -> None:
    rewards = GAME.edition.catalogue.rewards
    most = max(sum(n for thing, n in reward.gains if thing == VIRTUE) for reward in rewards)
    assert most == VIRTUE_OF_REWARD


# what the Profiteer owes -------------------------------------------------------------------------


def taken(has: Wish, action: str, influence: int) -> tuple[int, int, bool]:
    t = wonders_table(has, CAPTOR, influence=[influence])
    wonders_of(t).influence_due = 1
    t.wake(TAKING_INFLUENCE, 0)
    return said(t, TakingInfluence(TAKING_INFLUENCE), action, OWED, 0)


@pytest.mark.parametrize(
    ("has", "action"), [(player(clay=2), "two clay"), (player(silver=6, debts=1), "debt"), (player(silver=5), "ransom")]
)
def test_influence_that_is_owed_harms_nothing(has: Wish, action: str) -> None:
    assert taken(has, action, 3) == ENOUGH


@pytest.mark.parametrize(
    ("has", "action", "influence"),
    [(player(silver=3), "ransom", 1), (player(silver=4, debts=1), "debt", 1), (player(silver=2), "ransom", 3)],
)
def test_it_may_be_what_is_lacking(has: Wish, action: str, influence: int) -> None:
    assert taken(has, action, influence) == HELPED


@pytest.mark.parametrize(
    ("has", "action", "influence"),
    [(player(silver=3), "ransom", 0), (player(clay=1), "two clay", 4), (player(silver=2, debts=1), "debt", 2)],
)
def test_or_not_be_enough(has: Wish, action: str, influence: int) -> None:
    assert taken(has, action, influence) == HOPELESS


# tools -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("has", "action"), [(player(clay=2), "two clay"), (player(silver=6, debts=1), "debt"), (player(silver=5), "ransom")]
)
@pytest.mark.parametrize("tool", ["purse", "chisel"])
def test_what_a_tool_simply_gains_harms_nothing_that_one_has_enough_for(has: Wish, action: str, tool: str) -> None:
    has.apprentices = ["jeweller_1"]
    t = artisans_table(has, CAPTOR, tools={"jeweller_1": BEARER[tool]})
    craft = CRAFT_IDS.index(BEARER[tool])
    assert CRAFTS[craft].tool.kind == GAINED
    thing = tool_of(craft, APPRENTICES.index("jeweller_1"))
    assert said(t, UsingTools(ASIDE), action, thing, 3) == ENOUGH
