"""The client as an app: it opens without its server, takes a new version as a whole, opens what waits or is shared."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.driver import CLIENT, LAPTOP, LOOK_EVERY_MS, RECORDED, WAIT_MS, Server, new_window
from server.people import TWO_PERSONS, Api

PROGRAM = (str(Path(__file__).parent / "other_client.py"),)
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const found = await Promise.all(all.map((cache) => cache.keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
}"""
ASKED_FOR = "performance.getEntriesByType('resource').map(({ name }) => name)"
TRIED = """async () => {
    const known = await navigator.serviceWorker.getRegistration();
    const { installing } = await known.update();
    return new Promise((done) => installing.addEventListener('statechange', () => done(installing.state)));
}"""
SHARE = """async (text) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'record' });
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'game.rgn', { type: 'text/plain' }));
    input.files = carried.files;
    form.append(input);
    document.body.append(form);
    form.submit();
}"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the client that may become another version."""
    return shutil.copytree(CLIENT.parent, tmp_path_factory.mktemp("app") / "client")


@pytest.fixture(scope="module")
def its_server(browser: Browser, client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("ROYAUME_TEST_CLIENT", str(client))
        server = Server(tmp_path_factory.mktemp("app") / "data", PROGRAM)
        yield server
        server.stop()


@pytest.fixture(scope="module")
def app(browser: Browser, its_server: Server) -> Iterator[Page]:
    """A page that has everything it needs."""
    window = new_window(browser, "en", LAPTOP, app=True)
    page = window.new_page()
    page.set_default_timeout(WAIT_MS)
    page.goto(its_server.url)
    page.wait_for_function(CONTROLLED, polling=LOOK_EVERY_MS)
    yield page
    window.close()


def test_it_opens_without_the_server_and_goes_on_by_itself(app: Page, its_server: Server):
    its_server.stop()
    app.goto(its_server.url + "#/tables")
    app.reload()
    note = app.locator(".notes")
    expect(note).to_contain_text("The server cannot be reached.")
    expect(note).to_contain_text("royaume play")
    assert app.evaluate("fetch('/api/games').then(() => 'answered', () => 'nobody')") == "nobody"
    its_server.process = its_server.started()
    expect(note).not_to_contain_text("The server")
    app.goto(its_server.url + "#/")
    app.locator(".bay:has(a[href='#/new/majesty']) button.btn").click()
    app.wait_for_selector("main.table .display")
    kept = app.evaluate(KEPT)
    assert {"/", "/locale/fr/majesty.ftl"} <= set(kept)
    assert not [path for path in kept if path.startswith(("/api", "/live", "/health"))]
    assert all(url.startswith(its_server.url) for url in app.evaluate(ASKED_FOR))


def test_a_new_version_comes_as_a_whole_when_it_is_asked_for(app: Page, its_server: Server, client: Path):
    app.goto(its_server.url + "#/new/majesty")
    app.wait_for_selector("form")
    page = client / "index.html"
    page.write_text(page.read_text("utf-8").replace("<title>", "<meta name='version' content='next'><title>"), "utf-8")
    later = "meta[name=version]"
    app.reload()
    app.wait_for_selector("form")
    assert app.locator(later).count() == 0
    app.get_by_role("button", name="Load it").click()
    app.wait_for_selector(later, state="attached")
    app.wait_for_selector("form")
    expect(app.locator(".notes .note")).to_have_count(0)


def test_a_version_that_cannot_be_had_whole_changes_nothing(app: Page, its_server: Server, client: Path):
    app.goto(its_server.url + "#/new/majesty")
    worker = client / "worker.js"
    whole = worker.read_text("utf-8")
    # what the server lists is not what it then sends
    worker.write_text("self.shell.version = 'torn'; self.shell.files['/'] = '0';" + whole, "utf-8")
    assert app.evaluate(TRIED) == "redundant"
    worker.write_text(whole, "utf-8")
    assert not [name for name in app.evaluate("caches.keys()") if "torn" in name]
    app.reload()
    app.wait_for_selector("form")


def test_it_opens_at_the_table_that_waits(app: Page, its_server: Server):
    with Api(its_server.url) as api:
        waiting = api.make(TWO_PERSONS)  # no bot is waited for before somebody here is asked
    app.goto(f"{its_server.url}#/table/{waiting.id}/{waiting.token}")
    app.wait_for_selector("main.table")
    app.goto(its_server.url + "#/waiting")
    app.wait_for_url(f"**/#/table/{waiting.id}")
    app.wait_for_selector("main.table")


def test_a_shared_record_opens_as_its_replay_and_what_is_none_is_refused_in_words(app: Page, its_server: Server):
    app.goto(its_server.url + "#/")
    app.wait_for_selector(".bay")
    app.evaluate(SHARE, (RECORDED / "majesty-2-sides-a-random.rgn").read_text("utf-8"))
    app.wait_for_selector("main.replay")
    app.evaluate(SHARE, "a letter to my aunt")
    expect(app.get_by_role("heading", name="This page cannot be shown")).to_be_visible()


def test_a_system_finds_all_that_it_wants_of_an_app(app: Page):
    session = app.context.new_cdp_session(app)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    hindrances = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {hindrance["errorId"] for hindrance in hindrances} <= {"in-incognito"}
    session.detach()
