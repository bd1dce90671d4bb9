"""What a language model can do at tables, each a tool that answers in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from royaume.cli.common import speaking, tr
from royaume.cli.mcp.glossary import deck_cards
from royaume.cli.mcp.making import game_words, made_words, seats_around
from royaume.cli.mcp.position import Position
from royaume.cli.mcp.rules import rules_words
from royaume.cli.mcp.seat_book import Seat
from royaume.cli.mcp.seating import Seating
from royaume.cli.mcp.telling import choices_words, done_words, mine_words, position_words
from royaume.kernel.errors import BadInput
from royaume.server.types.asked import TableMade
from royaume.server.types.games import GameShown
from royaume.server.types.listed import Mine

LONGEST_WAIT = 120
LONGEST_NUMBER = 9

Language = Annotated[Literal["", "en", "fr"], Field(description="in which language to answer; by default the user's")]
Table = Annotated[str, Field(description="the table's id, as list_tables and new_table tell it")]
GameName = Annotated[str, Field(description="for example majesty, architects or viscounts; list_games tells all")]
Version = Annotated[int, Field(ge=0, description="the version at which the position or the choices were read")]


class Tools:
    """The docstring of a tool is what a model is told about it."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.told: dict[str, int] = {}  # by table, the version that the last own choice made

    async def list_games(self, language: Language = "") -> str:
        """Which games can be played, with how many players, expansions, solo opponents, set-ups, options and bots."""
        server = await self.seating.server()
        games = await server.get(list[GameShown], "/api/games")
        with speaking(language):
            return "\n\n".join(map(game_words, games))

    async def rules_of(self, game: GameName, language: Language = "") -> str:
        """The rules of a game and its expansions in brief. Read them before a first game."""
        with speaking(language):
            return rules_words(game)

    async def cards_of(
        self,
        game: GameName,
        deck: Annotated[str, Field(description="one of the game's decks; left out, the decks are listed")] = "",
        language: Language = "",
    ) -> str:
        """What the cards (and buildings) of a game do."""
        with speaking(language):
            return "\n".join(deck_cards(game, deck))

    async def list_tables(self, language: Language = "") -> str:
        """The tables at which you have a seat: who plays, and whether your decision is awaited."""
        told: list[str] = []
        for seats in self.seating.by_server():
            server = await self.seating.server_of(seats[0])
            keys = [{"table": seat.table, "token": seat.token} for seat in seats]
            mine = await server.post(Mine, "/api/mine", {"tables": keys})
            with speaking(language):
                told += mine_words(mine)
        with speaking(language):
            return "\n".join(told) or tr("mcp-no-tables")

    async def new_table(
        self,
        game: GameName,
        players: Annotated[int | None, Field(description="all seats; by default as few as can be")] = None,
        bots: Annotated[list[str] | None, Field(description="who plays other seats, for example ['queen']")] = None,
        open_seats: Annotated[int, Field(ge=0, description="seats for others, each of whom gets a link")] = 0,
        expansions: list[str] | None = None,
        solo: Annotated[str, Field(description="an opponent that the rules play, instead of others")] = "",
        setup: str = "",
        options: dict[str, str] | None = None,
        name: Annotated[str, Field(description="your name at the table")] = "",
        language: Language = "",
    ) -> str:
        """Make a table and take its first seat. Bots sit at all seats that are not open for others."""
        server = await self.seating.server()
        shown = await server.get(list[GameShown], "/api/games")
        with speaking(language):
            seats = seats_around(shown, game, players, bots or [], open_seats, bool(solo), name)
        asked = {"game": game, "expansions": expansions or [], "solo": solo, "setup": setup, "options": options or {}}
        made = await server.change(TableMade, "/api/tables", {**asked, "seats": seats})
        told = await self.told_position(self.seating.keep(server.server, made.table, made.token or ""), language)
        with speaking(language):
            return "\n".join([*made_words(server.server, made), "", told])

    async def join(
        self,
        link: Annotated[str, Field(description="http://.../#/table/TABLE/SECRET, as somebody gave it to you")],
        name: Annotated[str, Field(description="your name at the table, where the seat is open")] = "",
        language: Language = "",
    ) -> str:
        """Sit down at somebody's table with the link of an open seat, or of a seat that you are to play."""
        with speaking(language):
            guest = name or tr("mcp-guest")
        return await self.told_position(await self.seating.join(link, guest), language)

    async def read_position(self, table: Table, language: Language = "") -> str:
        """The table as you may see it: whose turn, goods, board, your hand, what was done since your last choice."""
        return await self.told_position(self.seating.find(table), language)

    async def list_choices(self, table: Table, language: Language = "") -> str:
        """What you may choose now and what each choice brings; what is not possible, and the rule that forbids it."""
        seen = await self.look(self.seating.find(table))
        with speaking(language):
            return choices_words(seen)

    async def choose(
        self,
        table: Table,
        choice: Annotated[str, Field(description="its notation as list_choices writes it in backticks, or its number")],
        version: Version,
        language: Language = "",
    ) -> str:
        """Make a choice. It is refused where the table has gone on since that version."""
        at = self.seating.find(table)
        notation = await self.numbered(at, choice, version) if choice.strip().isdecimal() else choice.strip("` ")
        seen = await self.change(at, "choices", {"version": version, "choice": notation})
        self.told[table] = seen.version
        with speaking(language):
            return done_words(seen, version)

    async def undo(self, table: Table, version: Version, language: Language = "") -> str:
        """Take back your last choice, where the rules of the table allow it."""
        at = self.seating.find(table)
        await self.change(at, "undo", {"version": version})
        self.told.pop(table, None)
        return await self.told_position(at, language)

    async def wait_for_my_turn(
        self,
        table: Table,
        seconds: Annotated[float, Field(gt=0, le=LONGEST_WAIT, description="how long at most")] = 30,
        language: Language = "",
    ) -> str:
        """Wait until your decision is awaited or the game is over, then tell the position."""
        at = self.seating.find(table)
        seen = await self.look(at)
        if not seen.over and not seen.mine_to_choose:
            server = await self.seating.server_of(at)
            await server.wait(at.table, at.token, seen.version, seconds)
        return await self.told_position(at, language)

    # what they share ------------------------------------------------------------------------

    async def look(self, at: Seat, **query: int) -> Position:
        server = await self.seating.server_of(at)
        return await server.get(Position, f"/api/tables/{at.table}", at.token, **query)

    async def change(self, at: Seat, what: str, body: dict[str, Any]) -> Position:
        server = await self.seating.server_of(at)
        return await server.change(Position, f"/api/tables/{at.table}/{what}", body, at.token)

    async def told_position(self, at: Seat, language: str) -> str:
        since = self.told.get(at.table)
        seen = await self.look(at) if since is None else await self.look(at, since=since)
        with speaking(language):
            return position_words(seen, since)

    async def numbered(self, at: Seat, number: str, version: int) -> str:
        """The notation of a choice by its number; numbers are those of one version.

        Where nothing can be chosen, the server says why.
        """
        seen = await self.look(at)
        if seen.version != version:
            raise BadInput("version")
        if not seen.possible:
            return number
        wanted = int(number) if len(number) <= LONGEST_NUMBER else 0
        if not 1 <= wanted <= len(seen.possible):
            raise BadInput("mcp-no-number", number=number, most=len(seen.possible))
        return seen.possible[wanted - 1].id
