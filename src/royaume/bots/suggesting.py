"""What a bot would do for a seat: its choice, its answers to what is asked then, and what comes of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.kernel.chance import Dice
from royaume.kernel.foresight import Foresight
from royaume.kernel.game import Game
from royaume.kernel.shown import Event, Suggestion
from royaume.kernel.table import Table
from royaume.kernel.words import said

MOST_ANSWERS: Final = 12


def suggest(bot: Bot, game: Game[Any], t: Table, dice: Dice) -> Suggestion:
    """For the seat that decides: of what lies hidden on the table, nothing is told."""
    foresight = Foresight(game, t)
    number = bot.choose(game, t, dice)
    later = t.copy()
    foresight.begin(later)
    later.play(number)
    then: list[Event] = []
    while len(then) < MOST_ANSWERS and foresight.asks_on(later):
        answer = bot.choose(game, later, dice)
        then.append(said(later.top().describe(later, answer), game.language))
        later.play(answer)
    events = foresight.told(foresight.foreseen(later))
    return Suggestion(int(number), then, events, points(game, t, later, t.top().seat))


def points(game: Game[Any], t: Table, later: Table, seat: i64) -> int | None:
    """Unless what was hidden has its share in them: a card turned up, or what an opponent of the rules did since."""
    if later.foreseen is not None or later.turn > t.turn + 1:
        return None
    return int(game.scores(later)[seat] - game.scores(t)[seat])
