"""A PostgreSQL server of one's own for tests and campaigns: started in a folder that goes with it."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)  # where Debian has it
PATIENCE = 60
ROOT = 0


def program(name: str) -> str:
    found = shutil.which(name, path=os.pathsep.join([*map(str, PLACES), os.environ.get("PATH", "")]))
    if found is None:
        raise SystemExit(f"{name} is missing: install PostgreSQL (apt install postgresql)")
    return found


def somebody() -> pwd.struct_passwd:
    """Who is not root."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


class Postgres:
    """It listens at a socket in its folder only. `durable`: what is committed survives a power cut as well."""

    def __init__(self, durable: bool = True) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="royaume-postgres-", dir="/tmp"))  # sockets have short names
        self.owner = somebody() if os.getuid() == ROOT else pwd.getpwuid(os.getuid())
        os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        self.durable = durable
        self.process: subprocess.Popen[bytes] | None = None
        made = self.run(program("initdb"), "-D", self.data, "-U", "royaume", "-A", "trust", "-E", "UTF8", "--no-sync")
        assert made.wait() == 0, (self.folder / "log").read_text()
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def run(self, *command: str) -> subprocess.Popen[bytes]:
        """Not as root, which PostgreSQL refuses."""
        who = {} if os.getuid() != ROOT else {"user": self.owner.pw_uid, "group": self.owner.pw_gid, "extra_groups": []}
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **who)

    def start(self) -> None:
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "max_connections": "60"}
        if not self.durable:
            settings |= {"fsync": "off", "full_page_writes": "off"}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = (program("postgres"), "-D", self.data, *options)
        self.process = self.run(*command)
        ends = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < ends, (self.folder / "log").read_text()[-2000:]
            if self.process.poll() is not None:  # somebody of those who were killed is still there
                self.process = self.run(*command)
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def address(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user=royaume"

    def new(self, name: str) -> str:
        """The address of an empty database."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def kill(self) -> None:
        """All of its processes at once, as a power cut would."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for one in (pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def postgres(durable: bool = True) -> Iterator[Postgres]:
    running = Postgres(durable)
    try:
        yield running
    finally:
        running.stop()
