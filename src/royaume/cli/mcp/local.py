"""The server of this machine: the one that runs already, or one that is started when it is needed."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from royaume.kernel.errors import BadInput
from royaume.server.store.alone import running_in

LONGEST_START = 60
LONGEST_GOODBYE = 5


class LocalServer:
    """The same folder as that of `royaume play`, so that a browser opens the same tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: asyncio.subprocess.Process | None = None
        self.starting = asyncio.Lock()

    def running(self) -> str:
        """The address of the server that has the folder now; nothing where none runs."""
        return running_in(self.folder).rstrip("/")

    async def address(self) -> str:
        async with self.starting:
            return self.running() or await self.start()

    async def start(self) -> str:
        """The line that says that it is ready says where, too."""
        program = (sys.executable, "-m", "royaume.cli.mcp.beside", str(self.folder))
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe)
        assert self.process.stdout is not None
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_START):
                await self.process.stdout.readline()
        address = self.running()
        if not address:
            raise BadInput("mcp-no-start", folder=str(self.folder))
        return address

    async def close(self) -> None:
        if self.process is None or self.process.stdin is None:
            return
        self.process.stdin.close()
        try:
            async with asyncio.timeout(LONGEST_GOODBYE):
                await self.process.wait()
        except TimeoutError:
            self.process.kill()
