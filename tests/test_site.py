"""The documents as pages: every link leads somewhere, and what they name is there."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from building.chosen import ROOT
from building.site import contents as listing
from building.site.contents import DOCS, contents, file_of, written
from building.site.links import Links, broken
from building.site.making import make
from building.site.reading import read

pytestmark = pytest.mark.once
QUOTED = re.compile(r"`((?:src|tests|web|docs|building)/[^`<*{]+)`")
DEFINED = re.compile(r"`([A-Z]\w+)`")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "guide"
    make(folder)
    return folder


def test_every_document_is_a_page_and_every_link_leads_somewhere(site: Path) -> None:
    assert sorted(path.relative_to(site).with_suffix("").as_posix() for path in site.rglob("*.html")) == written()
    assert list(broken(site)) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.html").write_text('<h1 id="here"></h1><a href="#here"></a><a href="two.html#there"></a>')
    (tmp_path / "two.html").write_text('<a href="one.html"></a><img src="three.png"><a href="#here"></a>')
    assert sorted(broken(tmp_path)) == ["one.html: two.html#there", "two.html: #here", "two.html: three.png"]


def test_a_document_that_nobody_lists_is_found_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    there = [*written(), "forgotten"]
    monkeypatch.setattr(listing, "written", lambda: there)
    assert contents()["More"][-1] == "forgotten"
    assert sorted(name for names in contents().values() for name in names) == sorted(there)


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    loaded = re.compile(r"<(?:script|link|img)[^>]*(?:src|href)=\"https?:|url\(\"?https?:|@import", re.IGNORECASE)
    files = [path for path in site.rglob("*") if path.suffix in (".html", ".css", ".js")]
    assert [path.name for path in files if loaded.search(path.read_text("utf-8"))] == []


def test_a_document_that_is_named_as_code_is_a_link_and_headings_have_anchors() -> None:
    text = "# One, two\n\nsee `docs/api.md`, `0013` and `docs/no` \n\n## Two\n\n[far](../api.md#limits)\n\n## Two\n"
    page = read("decisions/x", text, ["api", "decisions/0013-building"])
    assert '<a href="../api.html"><code>docs/api.md</code></a>' in page.html
    assert '<a href="0013-building.html"><code>0013</code></a>' in page.html
    assert '<a href="../api.html#limits">far</a>' in page.html
    assert [part.anchor for part in page.parts] == ["one-two", "two", "two-1"]


@pytest.mark.parametrize("name", ["add-a-game", "formats", "hosting", "notation", "bots", "lessons"])
def test_every_path_that_a_document_names_is_there(name: str) -> None:
    named = QUOTED.findall(file_of(name).read_text("utf-8"))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_name_in_the_steps_to_add_a_game_is_defined() -> None:
    names = set(DEFINED.findall(file_of("add-a-game").read_text("utf-8")))
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "royaume").rglob("*.py"))
    defined = {name for name in names if re.search(rf"^(class {name}\b|{name}\b.*=)", sources, re.MULTILINE)}
    assert {"Frame", "Price", "Refusal", "GAMES", "BOARDS"} <= names
    assert names - defined == set()


def test_the_options_that_hosting_names_are_those_of_the_command() -> None:
    command = (ROOT / "src" / "royaume" / "cli" / "serve.py").read_text("utf-8")
    table = file_of("hosting").read_text("utf-8").split("## systemd")[0]
    options = set(re.findall(r"(--[a-z][a-z-]+)", table))
    assert len(options) > 8
    assert [option for option in options if f'"{option}"' not in command] == []


def test_the_figures_that_hosting_names_are_counted() -> None:
    server = ROOT / "src" / "royaume" / "server"
    counted = "".join((server / name).read_text("utf-8") for name in ("metrics.py", "gathered.py"))
    named = re.findall(r"`(royaume_\w+)(?:\{[\w,]+\})?`", (DOCS / "hosting.md").read_text("utf-8"))
    assert len(named) > 10
    assert [name for name in named if f'"{name}"' not in counted] == []


def test_a_page_has_one_place_of_each_name(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text("utf-8")
        assert len(re.findall(r'\bid="', text)) == len(Links(path).anchors) - 1, path.name


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_understands_the_units_of_hosting(tmp_path: Path) -> None:
    text = file_of("hosting").read_text("utf-8")
    units = re.findall(r"`/etc/systemd/system/([\w.]+)`:\n\n```ini\n(.*?)```", text, re.DOTALL)
    assert [name for name, _ in units] == ["royaume.service", "royaume.socket"]
    for name, unit in units:
        (tmp_path / name).write_text(unit.replace("/opt/royaume/bin/royaume", "/bin/true"))
    asked = ["systemd-analyze", "verify", *[str(tmp_path / name) for name, _ in units]]
    said = subprocess.run(asked, capture_output=True, text=True)
    assert (said.returncode, [line for line in said.stderr.splitlines() if "royaume" in line]) == (0, [])
