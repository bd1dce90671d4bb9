"""The client as an app: what it is called, and which files it consists of."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from royaume.server import static
from royaume.server.handlers import HANDLERS
from royaume.server.shell import manifest, worker

WEB = Path(__file__).parents[2] / "web" / "public"


@pytest.fixture
def http() -> Iterator[TestClient[Litestar]]:
    handlers = [manifest, worker, static.index, static.catalogue, static.client_file]
    with TestClient(Litestar(handlers, exception_handlers=HANDLERS, logging_config=None)) as http:
        yield http


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "icon.svg", "assets/a-1.js", "worker.js"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(static, "CLIENT", tmp_path)
    return tmp_path


def listed(http: TestClient[Litestar]) -> dict[str, Any]:
    answer = http.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    first, _, script = answer.text.partition("\n")
    assert script == "worker.js"
    found: dict[str, Any] = json.loads(first.removeprefix("self.shell = ").removesuffix(";"))
    return found


def test_the_worker_is_another_one_as_soon_as_any_file_is(http: TestClient[Litestar], client: Path) -> None:
    before = listed(http)
    assert {"/", "/assets/a-1.js", "/locale/fr/web.ftl"} <= set(before["files"])
    assert not {"/worker.js", "/index.html"} & set(before["files"])
    assert listed(http) == before
    (client / "assets" / "a-1.js").write_text("another")
    assert listed(http)["version"] != before["version"]


def test_every_file_of_the_list_is_what_the_server_sends(http: TestClient[Litestar], client: Path) -> None:
    for path, digest in listed(http)["files"].items():
        assert sha256(http.get(path).content).hexdigest() == digest, path


def test_without_a_client_there_is_no_worker(
    http: TestClient[Litestar], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "CLIENT", tmp_path)
    assert http.get("/worker.js").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "language", "word"),
    [("fr-FR,fr;q=0.9,en;q=0.8", "fr", "navigateur"), ("de, en;q=0.5", "en", "browser"), ("", "en", "browser")],
)
def test_the_app_is_described_in_the_language_of_whoever_installs_it(
    http: TestClient[Litestar], accepted: str, language: str, word: str
) -> None:
    found = http.get("/app.webmanifest", headers={"accept-language": accepted})
    assert found.headers["content-type"].startswith("application/manifest+json")
    described = found.json()
    assert described["lang"] == language
    assert word in described["description"]


def test_icons_are_as_large_as_the_manifest_says(http: TestClient[Litestar]) -> None:
    for icon in http.get("/app.webmanifest").json()["icons"]:
        if icon["type"] == "image/png":
            drawn = (WEB / icon["src"].lstrip("/")).read_bytes()
            assert "{}x{}".format(*struct.unpack(">II", drawn[16:24])) == icon["sizes"]
