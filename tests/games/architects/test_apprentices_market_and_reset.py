"""Apprentices of the Black Market, the Tax Stand and the reset, each in play."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import MARKET_RESET

from .builder import asked, covers, goods, legal, of, play, player, table, told, why_not
from .test_apprentices import CARDS, gained

SQUIRES = [card for card in CARDS if card.startswith("squire")]
SWINDLERS = [card for card in CARDS if card.startswith("swindler")]
RESET_SPACE = [0, 1, 0, 1, 0, 1]  # the next worker in a Guildhall for two triggers the reset


@pytest.mark.parametrize("space", ["left", "middle", "right"])
@pytest.mark.parametrize("card", SWINDLERS)
def test_a_swindler_gains_at_every_space_of_the_market(card: str, space: str) -> None:
    bought: dict[str, dict[str, int]] = {
        "left": {"gold": 2},
        "middle": {},
        "right": {"marble": 2, "stone": 1, "wood": 1},
    }
    price = {"left": 1, "middle": 2, "right": 3}[space]
    t = table(player(apprentices=[card], silver=price, virtue=7), small=["black_market_02"])
    play(t, f"place black_market_{space}")
    ((good, n),) = gained(card).items()
    assert goods(t) == bought[space] | {good: n + bought[space].get(good, 0)}
    assert of(t).virtue == 6


@covers("trickster")
@pytest.mark.parametrize(("space", "price"), [("left", 0), ("middle", 1), ("right", 2)])
def test_a_trickster_pays_one_silver_less_at_the_market(space: str, price: int) -> None:
    t = table(player(apprentices=["trickster"], silver=price))
    play(t, f"place black_market_{space}")
    assert goods(t).get("silver", 0) == 0
    assert of(t).virtue == 6


@covers("trickster")
def test_a_trickster_cannot_do_without_the_rest_of_the_price() -> None:
    t = table(player(apprentices=["trickster"], silver=1))
    assert why_not(t, "place black_market_right") == "market_unpayable"


@covers("illusionist")
def test_an_illusionist_loses_no_virtue_at_the_market() -> None:
    t = table(player(apprentices=["illusionist"], silver=1, virtue=7), small=["black_market_02"])
    play(t, "place black_market_left")
    assert (of(t).virtue, goods(t)) == (7, {"gold": 2})


@covers("illusionist")
def test_an_illusionist_does_not_lift_the_ban_on_the_virtuous() -> None:
    t = table(player(apprentices=["illusionist"], silver=9, virtue=10))
    assert why_not(t, "place black_market_left") == "too_virtuous"


@covers("pickpocket")
def test_a_pickpocket_takes_one_gold_beside_the_taxes() -> None:
    t = table(player(apprentices=["pickpocket"], virtue=7), taxes=5)
    play(t, "place tax_stand")
    assert goods(t) == {"silver": 5, "gold": 1}
    assert (of(t).virtue, t.taxes) == (5, 0)


@covers("thief")
def test_a_thief_loses_one_virtue_instead_of_two() -> None:
    t = table(player(apprentices=["thief"], virtue=7), taxes=5)
    play(t, "place tax_stand")
    assert (goods(t), of(t).virtue) == ({"silver": 5}, 6)


# the reset ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", SQUIRES)
def test_a_squire_gains_at_a_reset_without_a_worker_in_prison(card: str) -> None:
    builder = player(hand=["well"], wood=2, stone=2)
    t = table(builder, player(apprentices=[card], virtue=7), guildhall=RESET_SPACE)
    play(t, "place guildhall", "construct well")
    gain = gained(card)
    assert of(t, 1).virtue == 7 + gain.pop("virtue", 0)
    assert goods(t, 1) == gain


@pytest.mark.parametrize("card", SQUIRES)
def test_a_squire_gains_nothing_with_a_worker_in_prison(card: str) -> None:
    builder = player(hand=["well"], wood=2, stone=2, prison=2)
    t = table(builder, player(apprentices=[card], virtue=7, prison=1), guildhall=RESET_SPACE)
    play(t, "place guildhall", "construct well")
    assert (of(t, 1).virtue, goods(t, 1)) == (7, {})


@covers("gatekeeper")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_a_gatekeeper_releases_up_to_two_workers_at_a_reset(n: int) -> None:
    builder = player(hand=["well"], wood=2, stone=2)
    t = table(builder, player(apprentices=["gatekeeper"], prison=5, virtue=7), guildhall=RESET_SPACE)
    play(t, "place guildhall", "construct well")
    assert asked(t) == (1, "releasing")
    assert legal(t) == ["release 2", "release 1", "release 0"]
    play(t, f"release {n}")
    assert (of(t, 1).prison, of(t, 1).supply) == (5 - n, 20 - 3 - 5 + n)
    assert of(t, 1).virtue == 6


@covers("gatekeeper")
def test_a_gatekeeper_does_nothing_without_a_worker_in_prison() -> None:
    builder = player(hand=["well"], wood=2, stone=2)
    t = table(builder, player(apprentices=["gatekeeper"]), guildhall=RESET_SPACE)
    play(t, "place guildhall", "construct well")
    assert told(t, MARKET_RESET) == [(0,)]
    assert asked(t) == (1, "placing")
