"""Language models at a table: a real MCP client over standard input and output, a real server behind it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from kill import Served
from mcp import Client, StdioServerParameters, stdio_client

from commanded import royaume
from royaume.cli.common import speaking
from royaume.cli.mcp import command
from royaume.cli.mcp.links import link_to
from royaume.cli.mcp.local import LocalServer
from royaume.cli.mcp.position import Position
from royaume.cli.mcp.seat_book import FILE
from royaume.cli.mcp.seating import Seating
from royaume.cli.mcp.serving import make_server
from royaume.cli.mcp.telling import choices_words, position_words
from royaume.cli.mcp.tools import Tools
from royaume.texts import LANGUAGES, say
from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, Api, Game, allowed

NOBODY = "http://127.0.0.1:1"
NOTATION = re.compile(r"^(\d+|-)\.? `(.+?)`", re.MULTILINE)


class Model:
    """What a language model does: it calls tools and reads what they say."""

    def __init__(self, portal: BlockingPortal, client: Client) -> None:
        self.portal = portal
        self.client = client

    def call(self, tool: str, /, **asked: Any) -> tuple[bool, str]:
        answer = self.portal.call(self.client.call_tool, tool, asked)
        (content,) = answer.content
        return bool(answer.is_error), content.text

    def told(self, tool: str, /, **asked: Any) -> str:
        wrong, text = self.call(tool, **asked)
        assert not wrong, text
        return text

    def refused(self, tool: str, /, **asked: Any) -> str:
        wrong, text = self.call(tool, **asked)
        assert wrong, text
        return text

    def choices(self, table: str) -> tuple[list[str], list[str]]:
        """The notations of what is possible, and of what is not."""
        found = NOTATION.findall(self.told("list_choices", table=table))
        return [n for mark, n in found if mark != "-"], [n for mark, n in found if mark == "-"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("model")


@pytest.fixture(scope="module")
def model(server: Served, folder: Path) -> Iterator[Model]:
    """One process for all tests of this file; it says nothing on its error stream, and so no secret."""
    arguments = ["-m", "royaume", "mcp", "--server", server.url, "--data", str(folder), "--lang", "en"]
    program = StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ))
    log = folder / "stderr"
    with (
        log.open("w") as errors,
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(Client(stdio_client(program, errlog=errors))) as client,
    ):
        yield Model(portal, client)
    assert log.read_text("utf-8") == ""


def version_of(text: str) -> int:
    found = re.search(r"version (\d+)", text)
    assert found is not None, text
    return int(found[1])


def made(text: str) -> str:
    found = re.search(r"Table (\w+) is made", text)
    assert found is not None, text
    return found[1]


def test_a_model_plays_a_whole_game_against_bots_and_is_told_which_rule_forbids_what(model: Model) -> None:
    table = made(model.told("new_table", game="majesty", bots=["random"], name="Ada"))
    position, refusals = model.told("wait_for_my_turn", table=table), 0
    while "The game is over" not in position:
        version = version_of(position)
        possible, impossible = model.choices(table)
        for choice in impossible[:1]:
            why = model.refused("choose", table=table, choice=choice, version=version)
            assert 'See "Take a card" in the rulebook.' in why
            refusals += 1
        assert f"version {version + 1}" in model.told("choose", table=table, choice=possible[-1], version=version)
        position = model.told("wait_for_my_turn", table=table)
    assert refusals > 0
    assert "Total | " in position
    assert "Over; won by " in model.told("list_tables")
    assert "The game is over" in model.refused("choose", table=table, choice="1", version=version_of(position))


def at_the_workshop(api: Api) -> Game:
    game = api.make(PERSON_AND_BOT, game="architects")
    game.play_on(until="place workshop")
    return game


def test_a_choice_is_made_by_number_or_notation_and_can_be_taken_back(model: Model, api: Api) -> None:
    game = at_the_workshop(api)
    before = version_of(model.told("join", link=link_to(api.url, game.id, game.token or "")))
    possible, _ = model.choices(game.id)
    number = 1 + possible.index("place workshop")
    done = model.told("choose", table=game.id, choice=str(number), version=before)
    assert "- Anna places a worker at the Workshop" in done
    assert "Your decision is awaited" in done
    assert f"version {before + 2}" in model.told("undo", table=game.id, version=before + 1)
    assert model.choices(game.id)[0] == possible
    assert "Workshop" in model.told("choose", table=game.id, choice="`place workshop`", version=before + 2)


def test_a_choice_for_an_earlier_moment_or_of_no_such_number_changes_nothing(model: Model, api: Api) -> None:
    game = at_the_workshop(api)
    version = version_of(model.told("join", link=link_to(api.url, game.id, game.token or "")))
    late = "this was for an earlier moment"
    assert late in model.refused("choose", table=game.id, choice="place workshop", version=version - 1)
    assert late in model.refused("choose", table=game.id, choice="1", version=version - 1)
    assert "numbered from 1" in model.refused("choose", table=game.id, choice="0", version=version)
    assert "numbered from 1" in model.refused("choose", table=game.id, choice="9" * 5000, version=version)
    assert "cannot be chosen here" in model.refused("choose", table=game.id, choice="fly", version=version)
    assert late in model.refused("undo", table=game.id, version=version - 1)
    assert game.mine()["version"] == version


def test_an_invitation_is_taken_once_and_the_seat_is_found_again(model: Model, api: Api, folder: Path) -> None:
    game = api.make(PERSON_AND_FRIEND)
    link = link_to(api.url, game.id, game.token_of(1))
    assert "You are Ada, player 2." in model.told("join", link=link, name="Ada")
    assert "You are Ada, player 2." in model.told("join", link=link, name="Eve")
    assert game.mine()["seats"][1]["name"] == "Ada"
    assert f"{game.id}: Majesty" in model.told("list_tables")
    assert (folder / FILE).stat().st_mode & 0o077 == 0


def test_what_the_model_reads_is_what_its_seat_is_shown_and_no_more(model: Model, api: Api) -> None:
    """The text is made again here, from the answer to the seat's own token alone."""
    game = api.make(PERSON_AND_FRIEND, game="architects")
    bert = game.join(1, "Bert")
    while "place quarry" not in allowed(game.mine()):
        assert game.choose(token=game.token if game.mine()["choices"] else bert).status_code == 200
    model.told("join", link=link_to(api.url, game.id, game.token or ""))
    own = msgspec.convert(game.mine(), Position)
    for language in LANGUAGES:
        with speaking(language):
            shown = position_words(own, None), choices_words(own)
        asked = {"table": game.id, "language": language}
        uri = f"royaume://{language}/tables/{game.id}"
        (resource,) = model.portal.call(model.client.read_resource, uri).contents
        assert (model.told("read_position", **asked), model.told("list_choices", **asked)) == shown
        assert resource.text == shown[0]


def test_open_seats_have_links_to_give_away_and_the_own_seat_has_none(model: Model, folder: Path) -> None:
    text = model.told("new_table", game="majesty", players=3, open_seats=1, name="Ada")
    table = made(text)
    (seat,) = [seat for seat in msgspec.json.decode((folder / FILE).read_bytes()) if seat["table"] == table]
    assert len(re.findall(rf"#/table/{table}/\S+", text)) == 1
    assert seat["token"] not in text
    assert "Ada, an open seat, Bot 3 (the Steward)" in text
    assert "has not started yet" in model.refused("choose", table=table, choice="1", version=version_of(text))


def test_whoever_waits_is_told_for_whom_when_the_time_is_over(model: Model, api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    text = model.told("join", link=link_to(api.url, game.id, game.token_of(1)), name="Ada")
    while "Your decision is awaited" in text:
        text = model.told("choose", table=game.id, choice="1", version=version_of(text))
    assert "Waiting for Anna." in model.told("wait_for_my_turn", table=game.id, seconds=0.2)


def test_what_is_asked_wrongly_is_refused_in_words(model: Model) -> None:
    assert "no seat at a table" in model.refused("read_position", table="nowhere")
    assert "aucune table" in model.refused("read_position", table="nowhere", language="fr")
    assert "no link of a table" in model.refused("join", link="majesty")
    assert "only lets one look on" in model.refused("join", link=f"{NOBODY}/#/table/abc")
    assert "another server" in model.refused("join", link=f"{NOBODY}/#/table/abc/secret")
    assert "There is no game" in model.refused("new_table", game="chess")
    assert "There is no game" in model.refused("rules_of", game="chess")
    assert "There is no bot" in model.refused("new_table", game="majesty", bots=["Deep Blue"])
    assert "seats for" in model.refused("new_table", game="majesty", players=2, open_seats=3)
    assert "has no deck" in model.refused("cards_of", game="majesty", deck="tarot")


def test_rules_cards_and_games_are_told_in_both_languages(model: Model) -> None:
    assert "each card passed over costs a meeple" in model.told("rules_of", game="majesty")
    assert (
        "Age des Artisans" in (rules := model.told("rules_of", game="architects", language="fr")) or "Artisan" in rules
    )
    assert "- Moulin A" in model.told("cards_of", game="majesty", deck="buildings", language="fr")
    assert "`buildings`" in model.told("cards_of", game="majesty")
    assert "- Labourer: Knows carpentry, tiling, masonry." in model.told(
        "cards_of", game="architects", deck="apprentices"
    )
    assert "solo: constantine, helena" in model.told("list_games")


COMPOSITIONS: list[dict[str, Any]] = [
    {"game": "majesty"},
    {"game": "architects", "expansions": ["artisans", "wonders"], "players": 3},
    {"game": "architects", "solo": "helena", "players": 1},
    {"game": "viscounts"},
    {"game": "viscounts", "solo": "cleric", "players": 1},
]


def cards_in_sight(own: Position, language: str) -> list[str]:
    """The texts of what lies most openly: on sale, and under one's characters."""
    view, title = own.shown, own.title
    if title == "majesty":
        ids = [f"{building['id']}_{building['side'].lower()}" for building in view["buildings"]]
    elif title == "viscounts":
        ids = [segment["townsfolk"]["id"] for segment in view["ring"] if segment["townsfolk"]]
    else:
        ids = [slot["apprentice"] for row in view["workshop"]["rows"] for slot in row if slot]
    assert ids
    return [say(language, f"{title}-text-{identity}") for identity in ids]


@pytest.mark.parametrize("asked", COMPOSITIONS, ids=lambda asked: f"{asked['game']}-{asked.get('solo', 'bots')}")
def test_every_game_is_told_with_its_choices(api: Api, asked: dict[str, Any]) -> None:
    game = api.make(**asked)
    seen = game.play_on(8)
    while not seen["choices"]:
        seen = game.wait_beyond(seen["version"])
    own = msgspec.convert(game.mine(), Position)
    for language in LANGUAGES:
        with speaking(language):
            position, choices = position_words(own, None), choices_words(own)
        assert all(name in position for name in own.names)
        assert all(text in position for text in cards_in_sight(own, language))
        assert all(f"`{choice['id']}`" in choices for choice in seen["choices"])
        assert allowed(seen) == [choice.id for choice in own.possible]


def test_a_server_that_is_not_there_or_is_another_is_named(tmp_path: Path, server: Served) -> None:
    link = f"{NOBODY}/#/table/abc/secret"
    for arguments, sentence in (
        (["--table", link], f"The server at {NOBODY} does not answer"),
        (["--server", "majesty"], "no address of a server"),
        (["--table", f"{server.url}/#/table/abc/secret"], "There is no such table"),
    ):
        done = royaume("mcp", "--data", str(tmp_path), *arguments)
        assert done.returncode == 2
        assert sentence in done.stderr
        assert "secret" not in done.stderr


def test_a_server_that_went_down_is_an_error_of_the_tool_and_no_seat_is_kept(tmp_path: Path) -> None:
    async def asked() -> tuple[bool, str]:
        seating = Seating(tmp_path, NOBODY)
        async with Client(make_server(Tools(seating))) as client:
            answer = await client.call_tool("new_table", {"game": "majesty", "language": "fr"})
        await seating.close()
        return bool(answer.is_error), answer.content[0].text

    wrong, text = asyncio.run(asked())
    assert wrong
    assert f"Le serveur {NOBODY} ne répond pas." in text
    assert not (tmp_path / FILE).exists()


def test_without_its_packages_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == "mcp" else find_spec(name))
    done = royaume("mcp")
    assert done.returncode == 2
    assert 'pip install "royaume[mcp]"' in done.stderr


def test_the_server_of_this_machine_is_started_once_and_ends_with_whoever_needed_it(tmp_path: Path) -> None:
    async def needed_twice() -> tuple[str, str, int]:
        first, second = LocalServer(tmp_path), LocalServer(tmp_path)
        address = await first.address()
        other = await second.address()
        status = httpx.get(address + "/health").status_code
        await first.close()
        return address, other, status

    address, other, status = asyncio.run(needed_twice())
    assert (other, status) == (address, 200)
    with pytest.raises(httpx.TransportError):
        httpx.get(address + "/health")
