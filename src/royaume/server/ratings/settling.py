"""Which finished games count, and what they led to."""

from __future__ import annotations

from royaume.kernel.config import Config
from royaume.server.entries import Rated, encode
from royaume.server.ratings.rating import Ladder, Placed, Result, Standing, ladders, surely
from royaume.server.room import Room
from royaume.server.store.players import Player
from royaume.server.tables import Tables
from royaume.server.types.ratings import LadderShown, PlayerRated, SeatRated

BEGUN_AT = 1000
RATED = encode(Rated())
POINTS = 40  # for one of openskill's


class Ratings:
    """A game counts once: when it is over, or later where the server ended before it was noted."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def settle(self, room: Room) -> None:
        if not room.rated or not room.match.over:
            return
        players = await self.tables.stored(self.sitting, room)
        result = result_of(room, players)
        await self.tables.stored(self.tables.store.ratings.settle, room.id, room.moved, result)

    def sitting(self, room: Room) -> list[str | None]:
        """By seat, the one player with a lasting name whom it follows."""
        store = self.tables.store.players
        followed = [one for one, _ in store.followers([room.id])]
        names = {one.player: store.find(one.player) for one in followed}
        lasting = [(one.player, room.holders.get(one.holder, ())) for one in followed if is_lasting(names[one.player])]
        found = [{player for player, seats in lasting if seat in seats} for seat in range(len(room.seats))]
        return [next(iter(players)) if len(players) == 1 else None for players in found]

    async def shown(self) -> list[LadderShown]:
        for table in await self.tables.stored(self.tables.store.ratings.unsettled, RATED):
            async with self.tables.at(table) as room:
                await self.settle(room)
        return await self.tables.stored(self.computed)

    def computed(self) -> list[LadderShown]:
        store = self.tables.store
        found = ladders(store.ratings.results())
        players = {one.player: store.players.find(one.player) for each in found for one in each.standings}
        return [ladder_shown(each, players) for each in found]


def is_lasting(player: Player | None) -> bool:
    return player is not None and player.name is not None


def result_of(room: Room, players: list[str | None]) -> Result | None:
    """None where it does not count: each seat has to be somebody's, and everybody sits at one."""
    known = [player for player in players if player is not None]
    if len(set(known)) < len(players) or len(known) < len(players):
        return None
    placed = [Placed(player, place) for player, place in zip(known, places(room), strict=True)]
    return Result(room.id, title_of(room.game.id, room.match.config), room.moved, placed)


def title_of(game: str, config: Config) -> str:
    return "+".join((game, *config.expansions))


def places(room: Room) -> list[int]:
    """Winners first, then by points; whoever left the seat to a bot comes after all who stayed."""
    winners, scores = room.match.winners(), room.match.scores()
    ends = [(seat.kind == "bot", number not in winners, -scores[number]) for number, seat in enumerate(room.seats)]
    return [1 + sum(other < end for other in ends) for end in ends]


def ladder_shown(ladder: Ladder, players: dict[str, Player | None]) -> LadderShown:
    """Whoever has no page any more is not shown, and stays a rival of those who met them."""
    game, *expansions = ladder.title.split("+")
    named = [(one, players[one.player]) for one in ladder.standings]
    return LadderShown(
        game=game,
        expansions=expansions,
        games=ladder.games,
        players=[player_shown(one, player.shown) for one, player in named if player is not None],
        seats=[SeatRated(players, seat, round(POINTS * worth)) for (players, seat), worth in ladder.worth.items()],
    )


def player_shown(one: Standing, name: str) -> PlayerRated:
    return PlayerRated(
        name=name,
        rating=BEGUN_AT + round(POINTS * surely(one)),
        deviation=round(POINTS * one.sigma),
        games=one.games,
        wins=one.wins,
        provisional=one.provisional,
    )
