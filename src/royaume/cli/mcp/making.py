"""New tables: what can be played, who sits where, and the links of open seats."""

from __future__ import annotations

from typing import Any

from royaume.cli.common import tr
from royaume.cli.mcp.links import link_to
from royaume.kernel.errors import BadInput
from royaume.server.types.asked import TableMade
from royaume.server.types.games import GameShown

Seats = list[dict[str, Any]]


def game_words(game: GameShown) -> str:
    """A game with the words in which a table of it is asked for."""
    told = [f"`{game.id}`: {tr(game.id + '-title')}", tr(f"{game.id}-about")]
    told.append(tr("cli-players", fewest=game.players.min, most=game.players.max))
    told += [tr("cli-more-players", expansion=expansion, most=most) for expansion, most in game.more_players.items()]
    lists = {"expansions": game.expansions, "solo": game.solos, "setup": game.setups, "bots": game.bots}
    told += [f"{key}: {', '.join(values)}" for key, values in lists.items() if values]
    told += [f"options.{option.key}: {tr(f'{game.id}-option-{option.key}')}" for option in game.options]
    return "\n".join(told)


def seats_around(
    games: list[GameShown], name: str, players: int | None, bots: list[str], open_seats: int, solo: bool, me: str
) -> Seats:
    """The own seat first, then those for others; bots sit at the rest."""
    game = next((game for game in games if game.id == name), None)
    if game is None:
        raise BadInput("unknown-game", game=name, known=", ".join(game.id for game in games))
    named = 1 + open_seats + len(bots)
    most = game.solo_players if solo else game.players
    wanted = max(most.min, named) if players is None else players
    if named > wanted:
        raise BadInput("seat-count", seats=named, players=wanted)
    sitting = [bots[i % len(bots)] if bots else None for i in range(wanted - 1 - open_seats)]
    seats: Seats = [{"kind": "person", "name": me}, *[{"kind": "open"}] * open_seats]
    return seats + [bot_seat(bot, len(seats) + i) for i, bot in enumerate(sitting, 1)]


def bot_seat(bot: str | None, number: int) -> dict[str, Any]:
    return {"kind": "bot", "bot": bot, "name": tr("cli-bot", n=number)}


def made_words(server: str, made: TableMade) -> list[str]:
    """The links are for whoever is to sit there or look on; the own seat's is told to nobody."""
    links = [(seat.seat + 1, seat.token) for seat in made.seats if seat.kind == "open" and seat.token]
    invitations = [tr("mcp-invitation", seat=seat, link=link_to(server, made.table, token)) for seat, token in links]
    return [tr("mcp-made", table=made.table), *invitations, tr("mcp-watch", link=link_to(server, made.table))]
