"""What can be played."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Router, get
from litestar.params import FromPath

from royaume.bots import BOTS
from royaume.games import GAMES
from royaume.kernel.game import Game
from royaume.kernel.words import cards_in_words
from royaume.lessons import LESSONS
from royaume.lessons.lesson import Lesson
from royaume.server.errors import Refused
from royaume.server.resources import may_say
from royaume.server.types.games import GameShown, LessonOffered, OptionShown, PlayersShown


def shown(game: Game[Any]) -> GameShown:
    return GameShown(
        id=game.id,
        players=PlayersShown(int(game.fewest), int(game.most)),
        more_players=dict(game.more_players),
        solo_players=PlayersShown(int(game.solo_fewest), int(game.solo_most)),
        expansions=list(game.expansions),
        solos=list(game.solos),
        solos_of={expansion: list(solos) for expansion, solos in game.solos_of.items()},
        setups=list(game.setups),
        options=[OptionShown(o.key, list(o.values), o.pattern, o.expansion, o.solo, o.variant) for o in game.options],
        bots=list(BOTS),
        lessons=[offered(lesson) for lesson in LESSONS.values() if lesson.game == game.id],
    )


def offered(lesson: Lesson) -> LessonOffered:
    return LessonOffered(lesson.id, lesson.expansions, len(lesson.chapters), lesson.minutes)


@get("/")
async def games() -> list[GameShown]:
    """Every game with its players, options and bots."""
    return [shown(game) for game in GAMES.values()]


@get("/{game:str}/cards", responses=may_say(400, 404))
async def cards(game: FromPath[str]) -> list[dict[str, Any]]:
    """Every card of a game with its source."""
    if game not in GAMES:
        raise Refused(404, "unknown-game", game=game[:40], known=", ".join(GAMES))
    return all_cards(game)


@cache
def all_cards(game: str) -> list[dict[str, object]]:
    return cards_in_words(GAMES[game])


ROUTER = Router("/api/games", route_handlers=[games, cards], tags=["games"])
