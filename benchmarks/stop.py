"""A server that is asked to end while many follow their tables: everybody is told to come back, and it is soon gone.

Tables are made and opened over the network, each is followed by some live lines, bots think at some more. Then SIGTERM:
a line that ends otherwise than with 1012, an exit code, or more seconds than `--limit` end with exit code 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from kill import Served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

SERVER = ("-m", "royaume.server", "--rates", "0")
PERSONS = [{"kind": "person"}, {"kind": "person"}]
QUEENS = [{"kind": "bot", "bot": "queen"}, {"kind": "bot", "bot": "queen"}]
THINKING = 5


async def table_after_two_choices(http: httpx.AsyncClient) -> str:
    """It is in memory, and not as it was kept last."""
    made = (await http.post("/api/tables", json={"game": "architects", "seats": PERSONS})).json()
    path, known = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
    seen: dict[str, Any] = (await http.get(path, headers=known)).json()
    for _ in range(2):
        choice = next(choice["id"] for choice in seen["choices"] if choice["refusal"] is None)
        asked = {"version": seen["version"], "choice": choice}
        seen = (await http.post(f"{path}/choices", json=asked, headers=known)).json()
    return str(made["table"])


async def following(address: str, table: str) -> ClientConnection:
    line = await connect(address, max_size=None)
    await line.send(json.dumps({"watch": {"table": table}}))
    await line.recv()
    return line


async def ended_with(line: ClientConnection) -> int | None:
    try:
        while True:
            await line.recv()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


async def stopped(served: Served, tables: int, sockets: int) -> tuple[Counter[int | None], float, int, float]:
    """How the lines ended and after how many seconds, the exit code and after how many."""
    assert served.process is not None
    async with httpx.AsyncClient(base_url=served.url, timeout=60) as http:
        made = [await table_after_two_choices(http) for _ in range(tables)]
        for _ in range(THINKING):
            await http.post("/api/tables", json={"game": "architects", "seats": QUEENS})
    address = served.url.replace("http", "ws") + "/live"
    lines = [await following(address, made[number % tables]) for number in range(sockets)]
    began = time.perf_counter()
    served.process.send_signal(signal.SIGTERM)
    ends = Counter(await asyncio.gather(*map(ended_with, lines)))
    told = time.perf_counter() - began
    code = await asyncio.to_thread(served.close)
    return ends, told, code, time.perf_counter() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--sockets", type=int, default=1200)
    parser.add_argument("--limit", type=float, default=8, help="seconds")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder, "data"), program=SERVER)
        ends, told, code, took = asyncio.run(stopped(served, asked.tables, asked.sockets))
    print(f"{asked.tables} tables, {asked.sockets} live lines: ended with {dict(ends)} after {told:.1f} s")
    print(f"exit code {code} after {took:.1f} s")
    return 0 if set(ends) == {CloseCode.SERVICE_RESTART} and code == 0 and took <= asked.limit else 1


if __name__ == "__main__":
    sys.exit(main())
