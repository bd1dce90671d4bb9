"""A game of rules 1 that had many rounds without a worker for the Guildhall goes on where it stood."""

from __future__ import annotations

import royaume
from royaume.games.architects import GAME
from royaume.kernel.carrying import OldChoices
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices


def test_rounds_that_rules_1_did_not_count_do_not_end_a_game_that_is_told_again() -> None:
    match = royaume.new("architects", players=2, seed=3)
    old = OldChoices(GAME, 1)
    dice, out = Dice(1), Choices()
    while match.turn < 2 * 35:
        frame = match.table.stack[-1]
        frame.legal(match.table, out)
        avoiding = [a for a in out.as_list() if frame.describe(match.table, a).args.get("place") != 12]
        a = avoiding[int(dice.roll(len(avoiding)))]
        old.play(match, match._written(frame.describe(match.table, a)), int(frame.seat))
    assert not match.over
    assert match.table.quiet <= 2
