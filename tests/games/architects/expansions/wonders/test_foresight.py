"""What a reset costs everybody is told before, however many are asked how to pay."""

from __future__ import annotations

from royaume.games.architects import GAME
from royaume.kernel.match import Match
from royaume.kernel.shown import Outlook

from ...builder import player
from .builder import wonders_table


def outlook_of_the_third_stall(askers: int) -> Outlook:
    """Everybody has a worker with the Profiteer, but all except the last have influence to pay with instead."""
    people = [player(silver=3, prison=3, at={"quarry": 1}) for _ in range(5)]
    influence = [4 if seat < askers else 0 for seat in range(5)]
    t = wonders_table(*people, influence=influence, profiteer="quarry", market={"left": 1, "middle": 2})
    match = Match(GAME, GAME.configure(5, ("wonders",)), "tests")
    match.table = t
    return match.preview("place black_market_right", 0)


def test_whoever_must_lose_virtue_is_named_though_everybody_before_may_choose_how_to_pay() -> None:
    for askers in (0, 2, 4):
        outlook = outlook_of_the_third_stall(askers)
        lost = [event.args["seat"] for event in outlook.events + outlook.later if event.key == "virtue_lost"]
        assert lost.count(4) == 2, f"{askers} are asked"
