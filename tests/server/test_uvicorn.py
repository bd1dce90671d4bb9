"""What `server/connections.py` uses of uvicorn is nothing that uvicorn promises to keep."""

from __future__ import annotations

import asyncio
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from royaume.server.connections import Connections, ConnectionsConfig, Messages, Requests
from royaume.server.limits import Limits

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
METHODS = {
    H11Protocol: ("connection_made", "connection_lost", "data_received", "on_response_complete", "send_400_response")
    + ("handle_websocket_upgrade",),
    WebSocketsSansIOProtocol: ("connection_lost", "data_received", "send_receive_event_to_app")
    + ("handle_parser_exception",),
}
ATTRIBUTES = {
    Requests: ("config", "conn", "cycle", "client", "transport"),
    Messages: ("config", "conn", "transport", "handshake_initiated", "handshake_complete", "frames")
    + ("curr_msg_data_type",),
}
OF_A_CYCLE = ("response_complete", "disconnected", "message_event")


def test_the_series_that_is_installed_is_the_one_that_is_asked_for() -> None:
    asked = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    [series] = [match[1] for one in asked if (match := re.match(r"uvicorn>=(\d+\.\d+),<\d+\.\d+$", one))]
    assert version("uvicorn").startswith(f"{series}."), (
        "try server/connections.py with the new uvicorn, then ask for it"
    )


@pytest.mark.parametrize("kind", METHODS)
def test_what_is_taken_over_is_there(kind: type) -> None:
    missing = [name for name in METHODS[kind] if name not in vars(kind)]
    assert not missing, f"server/connections.py takes over {missing} of {kind.__name__}, which uvicorn has no more"


@pytest.mark.parametrize("kind", ATTRIBUTES)
def test_what_is_looked_at_is_there(kind: type[Requests] | type[Messages]) -> None:
    async def made() -> set[str]:
        config = ConnectionsConfig(lambda: None, Connections(Limits()))
        config.load()
        return set(dir(kind(config=config, server_state=ServerState(), app_state={})))

    missing = [name for name in ATTRIBUTES[kind] if name not in asyncio.run(made())]
    assert not missing, f"server/connections.py looks at {missing} of {kind.__name__}, which uvicorn has no more"


def test_what_is_looked_at_of_a_request_is_there() -> None:
    known = RequestResponseCycle.__init__.__code__.co_names
    missing = [name for name in OF_A_CYCLE if name not in known]
    assert not missing, f"server/connections.py looks at {missing} of a request, which uvicorn has no more"
