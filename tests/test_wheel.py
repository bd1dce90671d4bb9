"""A wheel and a source distribution, and what the container is made of: built, installed where there is nothing else.

What was compiled for this run is taken as it is, so that nothing is compiled a second time; and it is one test, so that
it is built in one process of the suite and not in each.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from building.chosen import folder
from building.container import FILE, stages
from building.rules import COMPILED

pytestmark = [
    pytest.mark.once,
    pytest.mark.early,
    pytest.mark.longest(900),  # packages are fetched and the whole package is built, perhaps beside a compiler
    pytest.mark.skipif(not folder().exists(), reason="the rules are not compiled"),
]
PATIENCE = 60


@pytest.fixture
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `python -m build` makes: from the checkout a source distribution, and from that a wheel."""
    place = tmp_path_factory.mktemp("wheels")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    again = {COMPILED: str(folder().parent), "WHEELS": str(place), "HOW": "--no-isolation", "PATH": path}
    stages(FILE.read_text())[0].run({**os.environ, **again})
    return place


@pytest.fixture
def alone(built: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Installed by the steps of the container on a machine with Python alone: neither Node nor a compiler is found."""
    place = tmp_path_factory.mktemp("alone")
    tools = place / "bin"
    tools.mkdir()
    for name in ("sh", "ls", "install"):
        (tools / name).symlink_to(str(shutil.which(name)))
    (tools / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (tools / "python").chmod(0o755)
    there = {name: str(place / name.lower()) for name in ("ROYAUME", "DATA", "XDG_DATA_HOME")}
    there |= {"WHEELS": str(built), "PATH": str(tools), "PORT": str(free_port()), "KEEPER": str(os.getuid())}
    around = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ROYAUME"))}
    environment = {**around, **there, "PIP_NO_CACHE_DIR": "0", "PIP_NO_COMPILE": "0"}
    assert not any(shutil.which(tool, path=environment["PATH"]) for tool in ("node", "cc", "gcc"))
    image = stages(FILE.read_text())[-1]
    image.run(environment, place)
    return {**image.settings, **environment}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def test_royaume_plays_from_its_wheel_where_there_is_neither_node_nor_a_compiler(
    built: Path, alone: dict[str, str]
) -> None:
    the_wheel_holds_pages_documents_and_compiled_rules(built)
    royaume_play_opens_the_start_page(alone)
    the_container_starts_is_healthy_and_ends(alone)


def the_wheel_holds_pages_documents_and_compiled_rules(built: Path) -> None:
    [wheel], [source] = built.glob("*.whl"), built.glob("*.tar.gz")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"royaume/server/client/index.html", "royaume/server/guide/index.html"} <= set(names)
    assert any(name.startswith("royaume/server/guide/fonts/") for name in names)
    assert any(name.startswith("royaume__mypyc.") for name in names)
    with tarfile.open(source) as packed:
        inside = packed.getnames()
    assert any(name.endswith("src/royaume/server/client/index.html") for name in inside)
    assert not any(name.endswith(".so") for name in inside)


def royaume_play_opens_the_start_page(alone: dict[str, str]) -> None:
    command = [f"{alone['ROYAUME']}/bin/royaume", "play"]
    nobody = {"BROWSER": "true"}  # a browser that does nothing
    process = subprocess.Popen(command, env={**alone, **nobody}, stdout=subprocess.PIPE, text=True)
    with answering(process) as page:
        assert "<title>" in httpx.get(page, timeout=PATIENCE).text
        made = httpx.post(f"{page}api/tables", json={"game": "majesty"}, timeout=PATIENCE)
        assert made.status_code == 201
    assert process.returncode == 0


def the_container_starts_is_healthy_and_ends(alone: dict[str, str]) -> None:
    image = stages(FILE.read_text())[-1]
    metrics = free_port()
    command = f"{image.command} --metrics {metrics}"
    process = subprocess.Popen(["sh", "-c", command], env=alone, stdout=subprocess.PIPE, text=True)
    with answering(process):
        subprocess.run(["sh", "-ec", image.health], env=alone, check=True, timeout=PATIENCE)
        assert 'rules="compiled"' in httpx.get(f"http://127.0.0.1:{metrics}/metrics", timeout=PATIENCE).text
    assert process.returncode == 0
    assert (Path(alone["DATA"]) / "royaume.sqlite3").exists()


@contextmanager
def answering(process: subprocess.Popen[str]) -> Iterator[str]:
    """The page that the server says it has; afterwards it is asked to end."""
    assert process.stdout is not None
    with process.stdout:
        try:
            line = process.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http://"))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
