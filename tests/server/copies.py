"""Servers that begin as copies of one process, which has read all modules: two thirds of a start is reading them.

What is copied runs `python -m royaume.server` from its first line on, and ends as a process does. That it begins in a
process of its own is tested where starting is tested: with another program, or where the system cannot copy one.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import IO, Any

PLAIN = ("-m", "royaume.server")
OTHERWISE = {"--workers", "--metrics"}  # where it starts processes itself, or tells since when it runs
LONGEST = 1 << 20  # bytes of a request: the environment is in it
# what a server reads while it starts, beside what it begins with
READ = (
    "royaume.server.serving",
    "anyio._backends._asyncio",
    "uvicorn.lifespan.on",
    "multiprocessing.popen_spawn_posix",
)


class Copied:
    """A server's process, as `subprocess.Popen` has it."""

    def __init__(self, told: socket.socket, stdout: IO[str] | None) -> None:
        self.told = told
        self.stdout = stdout
        self.pid = int(told.recv(LONGEST))
        self.returncode: int | None = None

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self.told.settimeout(timeout)
            try:
                self.returncode = int(self.told.recv(LONGEST))
            except (BlockingIOError, TimeoutError):
                raise subprocess.TimeoutExpired(PLAIN, timeout or 0) from None
            self.told.close()
        return self.returncode

    def send_signal(self, sent: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, sent)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def started(
    command: Sequence[str], *, stdout: int, stderr: IO[str] | int, text: bool = True, env: dict[str, str] | None = None
) -> subprocess.Popen[str] | Copied:
    """The process of a command: a copy where it is the server's own."""
    words = command[1:]
    if sys.platform != "linux" or tuple(words[:2]) != PLAIN or not OTHERWISE.isdisjoint(words):
        return subprocess.Popen(command, stdout=stdout, stderr=stderr, env=env, text=text)
    mine, theirs = socket.socketpair(type=socket.SOCK_SEQPACKET)
    read, write = os.pipe()
    with open(os.devnull, "w") as nowhere, theirs, open(write, "w") as said:
        errors = nowhere if isinstance(stderr, int) else stderr
        given = [file.fileno() for file in (said if stdout == subprocess.PIPE else nowhere, errors)]
        asked = {"words": words[2:], "folder": os.getcwd(), "environment": dict(env or os.environ)}
        socket.send_fds(original(), [json.dumps(asked).encode()], [theirs.fileno(), *given])
    if stdout == subprocess.PIPE:
        return Copied(mine, open(read))
    os.close(read)
    return Copied(mine, None)


@cache
def original() -> socket.socket:
    """The way to the process that is copied; it ends with this one."""
    mine, theirs = socket.socketpair(type=socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, __file__, str(theirs.fileno())]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
    atexit.register(process.wait)
    atexit.register(mine.close)
    return mine


def wait_for_requests(requests: socket.socket) -> dict[str, Any] | None:
    """In the copy, what it was asked for; in the original nothing, at the end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        asked, given, _, _ = socket.recv_fds(requests, LONGEST, 3)
        forget_ended()
        if not asked:
            return None
        if os.fork() == 0:
            requests.close()
            signal.signal(signal.SIGINT, signal.default_int_handler)
            if watched_copy(*given):
                return dict(json.loads(asked))
            os._exit(0)
        for file in given:
            os.close(file)


def forget_ended() -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def watched_copy(told: int, stdout: int, stderr: int) -> bool:
    """Whether this is the copy; otherwise it has ended, and how was told."""
    pid = os.fork()
    if pid == 0:
        for file, place in ((stdout, 1), (stderr, 2)):
            os.dup2(file, place)
    for file in (stdout, stderr):
        os.close(file)
    if pid:
        os.write(told, str(pid).encode())
        _, status = os.waitpid(pid, 0)
        os.write(told, str(os.waitstatus_to_exitcode(status)).encode())
    os.close(told)
    return pid == 0


def main() -> None:
    from litestar import Litestar  # whoever asks for a copy needs it not

    for name in READ:
        import_module(name)
    Litestar()  # it looks for all its plugins
    gc.collect()
    gc.freeze()
    asked = wait_for_requests(socket.socket(fileno=int(sys.argv[1])))
    if asked is None:
        return
    os.environ.clear()
    os.environ.update(asked["environment"])
    os.chdir(asked["folder"])
    sys.path[0] = asked["folder"]
    sys.argv[1:] = asked["words"]
    runpy.run_module(PLAIN[1], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
