"""The interface as a whole: its description, its limits, its files, its errors."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from kill import Served

from royaume import texts
from royaume.server import static
from royaume.server.version import our_version
from server.people import TWO_PERSONS, Api, error_of

SERVER = Path(static.__file__).parent
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
LONGEST_S = 280


def test_health(api: Api) -> None:
    assert api.get("/health").json() == {"status": "ok", "version": our_version()}


def test_the_games_say_what_can_be_asked_for(api: Api) -> None:
    majesty = next(game for game in api.get("/api/games").json() if game["id"] == "majesty")
    assert majesty["players"] == {"min": 2, "max": 4}
    assert "greedy" in majesty["bots"]
    buildings = {
        "key": "buildings",
        "values": ["A", "B", "mixed"],
        "pattern": "[AB]{8}",
        "expansion": "",
        "solo": False,
        "variant": False,
    }
    assert majesty["options"][0] == buildings


def test_the_games_say_how_many_play_against_an_opponent_of_the_rules(api: Api) -> None:
    architects = next(game for game in api.get("/api/games").json() if game["id"] == "architects")
    assert architects["players"] == {"min": 2, "max": 5}
    assert (architects["players"], architects["more_players"]) == ({"min": 2, "max": 5}, {"artisans": 6})
    assert architects["solo_players"] == {"min": 1, "max": 2}
    assert architects["solos"][:2] == ["constantine", "helena"]
    assert architects["solos_of"] == {"wonders": architects["solos"][2:]}
    assert {o["key"] for o in architects["options"] if o["expansion"] == "wonders"} == {"court_gold"}


def test_cards_carry_the_facts_that_boards_draw(api: Api) -> None:
    cards = {card["id"]: card for card in api.get("/api/games/architects/cards").json()}
    assert cards["smithy"]["cost"] == {"clay": 4, "wood": 2}
    assert cards["labourer"]["skills"] == ["carpentry", "tiling", "masonry"]
    assert cards["merchant_gold"]["kind"] == "trade"


def test_cards_come_with_words_in_both_languages(api: Api) -> None:
    cards = api.get("/api/games/majesty/cards").json()
    assert {card["deck"] for card in cards} == {"characters", "buildings"}
    assert all(card["name"][language] and card["text"][language] for card in cards for language in ("en", "fr"))
    assert api.get("/api/games/chess/cards").status_code == 404


def test_the_catalogues_are_served(api: Api) -> None:
    for language in texts.LANGUAGES:
        for file in (texts.LOCALE / language).glob("*.ftl"):
            assert api.get(f"/locale/{language}/{file.name}").content == file.read_bytes()
    for path in ("/locale/en/..%2f..%2fapi.py", "/locale/xx/majesty.ftl", "/locale/en/none.ftl", "/locale/en/%00.ftl"):
        assert api.get(path).status_code == 404


def test_the_description_is_there_for_people_and_programs(api: Api) -> None:
    page = api.get("/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "/api/tables/{table}/choices" in page.text
    assert "<script" not in page.text
    described = api.get("/docs/openapi.json").json()
    assert set(described["paths"]) >= {"/api/tables", "/api/tables/{table}", "/api/records", "/health"}
    assert "from" in described["components"]["schemas"]["TableAsked"]["properties"]


def test_everything_carries_the_headers_that_keep_browsers_safe(api: Api) -> None:
    for path in ("/", "/health", "/api/tables/none", "/nothing", "/docs"):
        headers = api.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


def test_the_client_or_how_to_build_it(api: Api) -> None:
    answer = api.get("/")
    assert answer.status_code == 200
    if (static.CLIENT / "index.html").is_file():
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    else:
        assert "npm run build" in answer.text
        assert answer.text.count("\n") == 1


def test_files_of_the_client_are_served_and_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from litestar import Litestar
    from litestar.testing import TestClient

    from royaume.server.handlers import HANDLERS

    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>R</title>")
    (client / "assets" / "a-123.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "CLIENT", client)
    with TestClient(
        Litestar([static.index, static.client_file], exception_handlers=HANDLERS, logging_config=None)
    ) as http:
        assert http.get("/").text == "<title>R</title>"
        script = http.get("/assets/a-123.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets", "/assets/..%2f..%2fsecret.txt", "/none"):
            assert http.get(path).status_code == 404


def test_an_address_that_leads_nowhere_is_a_page_for_people_and_an_error_for_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from litestar import Litestar
    from litestar.testing import TestClient

    from royaume.server.handlers import HANDLERS

    (tmp_path / "index.html").write_text("<title>R</title>")
    monkeypatch.setattr(static, "CLIENT", tmp_path)
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    with TestClient(
        Litestar([static.index, static.client_file], exception_handlers=HANDLERS, logging_config=None)
    ) as http:
        page = http.get("/nonsense/at/all", headers=browser)
        assert (page.status_code, page.text) == (404, "<title>R</title>")
        for path, headers in (("/nonsense", {}), ("/api/nonsense", browser)):
            answer = http.get(path, headers=headers)
            assert (answer.status_code, error_of(answer)) == (404, "not-found")


def test_requests_that_are_too_large_are_refused(api: Api) -> None:
    answer = api.post("/api/tables", {"game": "majesty", "solo": "x" * 100_000})
    assert (answer.status_code, error_of(answer)) == (413, "too-large")
    answer = api.post("/api/records", {"text": "x" * 3_000_000})
    assert (answer.status_code, error_of(answer)) == (413, "too-large")
    game = api.make(TWO_PERSONS)
    assert game.post("chat", text="x" * 501).status_code == 400
    assert game.post("chat", text="x" * 500).status_code == 200


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'"\xff"', b'{"version": "1"}', b'{"version": -1, "choice": ""}', b"\x00", b"[" * 9000]
    + [b'{"version": 0, "choice": "\\ud800"}', b'{"version": 1e400, "choice": ""}', b'{"version": 0, "choices": "x"}']
    + [b'{"version": 0, "choice": "x", "more": 1}', b'{"version": 99999999999999999999, "choice": "x"}'],
)
def test_what_is_not_understood_is_said(api: Api, body: bytes) -> None:
    game = api.make(TWO_PERSONS)
    headers = {"Authorization": f"Bearer {game.token}", "Content-Type": "application/json"}
    answer = api.http.post(f"{game.path}/choices", content=body, headers=headers)
    assert (answer.status_code, error_of(answer)) == (400, "bad-request")
    assert answer.json()["error"]["args"]["reason"]


def test_unknown_addresses_and_methods_are_said(api: Api) -> None:
    assert error_of(api.get("/api/nothing")) == "not-found"
    assert error_of(api.get("/api/tables/none")) == "no-table"
    answer = api.http.delete("/api/tables/none")
    assert (answer.status_code, error_of(answer)) == (405, "method")
    assert api.get("/api/tables/none", since=-1).status_code == 400
    assert api.get("/api/tables/none", since="x").status_code == 400


def test_every_error_of_the_server_has_a_text_in_both_languages() -> None:
    import re

    source = "\n".join(path.read_text() for path in SERVER.rglob("*.py"))
    keys = set(re.findall(r'Refused\(\d+, "([a-z-]+)"', source)) | set(re.findall(r'BadInput\("([a-z-]+)"', source))
    keys |= set(re.findall(r'"(undo-[a-z-]+)"', source)) | {"token-needed", "not-found", "method", "too-large"}
    assert len(keys) > 20
    for language in texts.LANGUAGES:
        assert [key for key in sorted(keys) if not texts.has(language, f"error-{key}")] == []


@pytest.mark.parametrize("over", [False, True])
def test_no_request_breaks_the_server(api: Api, server: Served, tmp_path: Path, over: bool) -> None:
    """Requests made up from the description; by chance once more to a table that is over, about that table alone."""
    game = api.make(TWO_PERSONS)
    game.play_on(choices=1000 if over else 3)
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{game.id}"\n')
    command = [
        sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/docs/openapi.json",
        "--header", f"Authorization: Bearer {game.token}", "--checks", CHECKS, "--max-examples", "6", "--seed", "1",
        "--generation-database", "none", "--no-color",
        *(["--include-path-regex", r"^/api/tables/\{table\}", "--phases", "examples,fuzzing,stateful"] if over else []),
    ]  # fmt: skip
    ended = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST_S, cwd=tmp_path)
    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr[-1000:]
