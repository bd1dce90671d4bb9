"""`royaume games`: what can be played."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from royaume import bots
from royaume.bots.levels import LEVELS
from royaume.cli.characters import levels_table
from royaume.cli.common import JsonOption, LangOption, choose_language, out, print_json, tr
from royaume.games import GAMES
from royaume.kernel.game import Game


def games(as_json: JsonOption = False, lang: LangOption = "") -> None:
    """List the games with their players, expansions and options, and the bots that people play against."""
    choose_language(lang)
    if as_json:
        print_json([described(game) for game in GAMES.values()])
        return
    for game in GAMES.values():
        out.print(f"[bold]{game.id}[/bold]  {tr(game.id + '-title')}")
        out.print(tr("cli-players", fewest=game.fewest, most=game.most))
        for expansion, most in game.more_players.items():
            out.print(tr("cli-more-players", expansion=expansion, most=most))
        out.print(tr(game.id + "-about"))
        out.print(options_table(game))
    out.print(tr("cli-levels"))
    out.print(levels_table())


def options_table(game: Game[Any]) -> Table:
    table = Table("--set", "", box=None, padding=(0, 2, 0, 0))
    for option in game.options:
        values = "|".join([*option.values, option.pattern] if option.pattern else option.values)
        table.add_row(f"{option.key}={values}".replace("[", r"\["), tr(f"{game.id}-option-{option.key}"))
    return table


def described(game: Game[Any]) -> dict[str, object]:
    return {
        "id": game.id,
        "title": tr(game.id + "-title"),
        "rules": game.version,
        "players": {"min": game.fewest, "max": game.most},
        "more_players": dict(game.more_players),
        "expansions": list(game.expansions),
        "solos": list(game.solos),
        "solos_of": {expansion: list(solos) for expansion, solos in game.solos_of.items()},
        "setups": list(game.setups),
        "options": [
            {"key": o.key, "values": list(o.values), "pattern": o.pattern, "expansion": o.expansion, "solo": o.solo}
            for o in game.options
        ],
        "bots": list(bots.BOTS),
        "levels": list(LEVELS),
    }
