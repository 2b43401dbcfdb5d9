"""The app without a network, and what happens when a newer one is there.

The network is cut by stopping the server: Playwright's own switch does not cut sockets.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.checks import is_translated
from tests.browser.conftest import STATIC, Open, Start
from tests.browser.play import choose, play_by_clicks, resign, settled, sit_down
from tests.server import calling
from tests.server.client import Person, close_all
from tests.server.running import Seeded

OFFLINE = "[data-offline]"
READY = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((ready) => (navigator.serviceWorker.oncontrollerchange = ready));
}"""
# A page that does not notice that the server is back until it may; what it asks for is listed.
BLIND = """(() => {
  const real = window.fetch.bind(window);
  Object.assign(window, { mayLook: false, hasLooked: false, asked: [] });
  window.fetch = async (address, ...more) => {
    const path = String(address);
    window.asked.push(path);
    if (path === "/health" && !window.mayLook) throw new TypeError("still blind");
    const answer = await real(address, ...more);
    if (path === "/health") window.hasLooked = true;
    return answer;
  };
})()"""
FILES = "async () => (await caches.keys()).filter((each) => each.startsWith('zweikampf-files-'))"

# Asks for a newer client, and waits until it is there.
UPDATED = """async () => {
  const found = await navigator.serviceWorker.ready;
  const fresh = new Promise((ready) => {
    found.onupdatefound = () => ready(found.installing);
  });
  await found.update();
  const worker = await fresh;
  while (worker.state !== "installed")
    await new Promise((ready) => (worker.onstatechange = ready));
}"""


def installed(open_page: Open, server: Seeded, **wishes: Any) -> Page:
    """A page whose service worker is at work."""
    page = open_page(at=server, is_installed=True, expect_trouble=True, **wishes)
    page.evaluate(READY)
    page.reload()
    return page


def wait_until(page: Page, question: str) -> None:
    """Until an async function says yes. Playwright does not wait for what it answers: it takes the
    promise for a yes."""
    page.evaluate(f"""() => {{
      window.isAnswered = false;
      const look = async () => {{
        while (!(await ({question})()));
        window.isAnswered = true;
      }};
      void look();
    }}""")
    page.wait_for_function("() => window.isAnswered")


def wait_for_files(page: Page, name: str) -> None:
    """Until there are those of this version and no others."""
    wait_until(page, f"async () => String(await ({FILES})()) === 'zweikampf-files-{name}'")


def wait_until_kept(page: Page, table: str) -> None:
    """With all that a replay needs."""
    mark = f"/api/tables/{table}/replay?kept"
    wait_until(page, f"async () => (await caches.match({json.dumps(mark)})) !== undefined")


def play_to_the_end(page: Page, game: str) -> None:
    """Resigned: short, and over."""
    sit_down(page, game)
    play_by_clicks(page, random.Random(game), most=2)
    resign(page)
    wait_until_kept(page, table_of(page))


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("#")[0]


@pytest.mark.parametrize(
    ("locale", "games"), [("en-GB", ["dwarves", "tower"]), ("de-DE", ["throne"])]
)
def test_rules_lessons_and_finished_games_are_read_without_a_network(
    locale: str, games: list[str], open_page: Open, start: Start
) -> None:
    server = start()
    page = installed(open_page, server, locale=locale)
    tables = []
    for game in games:
        play_to_the_end(page, game)
        tables.append(page.url)
        page.goto(server.url)
        page.wait_for_selector(f"[data-play={game}]")
    server.stop()

    page.goto(server.url + "/")
    expect(page.locator(OFFLINE)).to_be_visible()
    is_translated(page)
    assert serious(page) == []
    for game in games:
        expect(page.locator(f"[data-play={game}]")).to_be_disabled()
        page.locator(f"[data-explain={game}]").click()
        expect(page.locator("[data-short]")).to_be_visible()
        assert page.locator("[data-rule]").count() > 20
        page.locator("[data-lesson] summary").click()
        assert page.locator("[data-lesson] li:visible").count() >= 10
        is_translated(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    for table in tables:
        page.goto(server.url + "/")
        page.locator(f'a[href="{table.removeprefix(server.url)}"]').click()
        expect(page.locator(OFFLINE)).to_be_visible()
        page.locator("[data-action=replay]").click()
        assert settled(page).version > 0
        page.keyboard.press("Home")
        board = page.locator(".board")
        expect(board).to_be_visible()
        page.reload()  # the address of a position opens it, too
        settled(page)
        is_translated(page)

    server.start()
    page.wait_for_selector("[role=tab][id=tab-review]")  # by itself: a review needs the server
    page.goto(server.url)
    for game in games:
        expect(page.locator(f"[data-play={game}]")).to_be_enabled()


def test_games_from_elsewhere_and_of_the_week_are_read_without_a_network(
    open_page: Open, start: Start
) -> None:
    """One that ended on another device of the same guest, or before the worker was there. And one
    whose draws are told to nobody before the week is over."""
    server = start()
    anna = Person(server, "Anna")
    opponent = {"kind": "computer", "level": 1}
    elsewhere = anna.create("throne", opponent=opponent, seat=0)["table"]["id"]
    with anna.sit(elsewhere) as seat:
        for _ in range(2):
            assert seat.wait_to_act()
            seat.act()
        seat.wait_to_act()
        seat.ask("resign")
        seat.hear_facts(status="over")
    close_all()
    page = installed(open_page, server)
    page.context.add_cookies([{"name": "zweikampf", "value": anna.cookie, "url": server.url}])
    page.goto(server.url)
    wait_until_kept(page, elsewhere)
    page.locator("[data-week=throne]").click()
    page.locator("[data-action=play-deal]").click()
    settled(page)
    resign(page)
    page.locator("dialog[open] [data-seal=weekly]").wait_for()
    weekly = page.url
    wait_until_kept(page, table_of(page))
    page.goto(server.url)
    page.wait_for_selector("[data-play=throne]")
    server.stop()

    page.goto(weekly)
    expect(page.locator(OFFLINE)).to_be_visible()
    page.locator("[data-action=replay]").click()
    assert settled(page).version > 0

    page.goto(server.url)
    page.locator(f'a[href="/t/{elsewhere}"]').click()
    page.locator("[data-action=replay]").click()
    assert settled(page).version > 0
    page.get_by_label("Both hands").check()
    settled(page)
    expect(page.locator(".opposite [role=img][aria-label*=hidden]")).to_have_count(0)


def test_lobby_and_game_continue_when_the_server_is_back(open_page: Open, start: Start) -> None:
    server = start()
    page = installed(open_page, server)
    sit_down(page, "throne")
    other = open_page(at=server, context=page.context, expect_trouble=True)
    other.wait_for_selector("[data-play=throne]")
    server.stop()
    other.reload()
    expect(other.locator(OFFLINE)).to_be_visible()
    page.reload()  # in the middle of a game
    expect(page.get_by_role("status").filter(has_text="reconnecting")).to_be_visible()
    server.start()
    expect(other.locator(OFFLINE)).to_have_count(0)
    expect(other.locator("[data-play=throne]")).to_be_enabled()
    assert choose(page, random.Random(5)) is not None


def test_a_game_that_is_back_is_not_opened_a_second_time(open_page: Open, start: Start) -> None:
    """Its own line may be back before the page notices that the server is: a move that is made in
    between must not get lost."""
    server = start()
    page = installed(open_page, server)
    sit_down(page, "throne")
    server.stop()
    page.add_init_script(BLIND)
    page.reload()
    expect(page.get_by_role("status").filter(has_text="reconnecting")).to_be_visible()
    server.start()
    settled(page, is_turn=True)
    page.evaluate("window.asked = []; window.mayLook = true; dispatchEvent(new Event('online'))")
    page.wait_for_function("() => window.hasLooked")
    assert choose(page, random.Random(5)) is not None
    assert {path for path in page.evaluate("window.asked") if "/tables/" in path} == set()


def release(folder: Path, name: str) -> None:
    """Another version of the client: one more style sheet, with its name in the address."""
    for old in folder.glob("assets/version-*.css"):
        old.unlink()
    sheet = f"/assets/version-{name}.css"
    (folder / sheet.removeprefix("/")).write_text(f":root {{ --version: {name}; }}")
    built = (STATIC / "index.html").read_text("utf-8")
    page = built.replace("</head>", f'<link rel="stylesheet" href="{sheet}"></head>')
    (folder / "index.html").write_text(page, "utf-8")
    worker = (STATIC / "sw.js").read_text("utf-8")
    written = json.dumps(built, ensure_ascii=False)
    assert written in worker
    worker = worker.replace(written, json.dumps(page, ensure_ascii=False))
    worker = worker.replace('["/assets/', f'["{sheet}", "/assets/')
    worker, count = re.subn(r'"[0-9a-f]{16}"', f'"{name}"', worker)
    assert count == 1
    (folder / "sw.js").write_text(worker, "utf-8")


def version(page: Page) -> str:
    found: str = page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--version')"
    )
    return found


def test_an_update_disturbs_no_game_and_nobody_stays_with_the_old_client(
    open_page: Open, start: Start, tmp_path: Path
) -> None:
    folder = tmp_path / "client"
    shutil.copytree(STATIC, folder)
    release(folder, "one")
    server = start(WEB=folder)
    page = installed(open_page, server)
    assert version(page) == "one"
    sit_down(page, "throne")
    page.evaluate("() => { window.untouched = true; }")

    release(folder, "two")
    page.evaluate(UPDATED)
    # The game continues, and finds the files of its own version although the server has others.
    assert choose(page, random.Random(6)) is not None
    assert page.evaluate("window.untouched") is True
    assert version(page) == "one"
    assert calling.get(f"{server.url}/assets/version-one.css").status_code == 404
    assert page.evaluate("async () => (await fetch('/assets/version-one.css')).ok")
    assert page.evaluate(FILES) == ["zweikampf-files-one", "zweikampf-files-two"]

    page.locator("a.home").click()  # a safe moment
    page.wait_for_selector("[data-play=throne]")
    assert version(page) == "two"
    assert page.evaluate("window.untouched") is None
    # The only page is a new one: nothing of the old client is left.
    wait_for_files(page, "two")
    server.stop()
    page.reload()
    expect(page.locator(OFFLINE)).to_be_visible()
    assert version(page) == "two"


def test_an_old_client_is_kept_as_long_as_another_page_plays_with_it(
    open_page: Open, start: Start, tmp_path: Path
) -> None:
    folder = tmp_path / "client"
    shutil.copytree(STATIC, folder)
    release(folder, "one")
    server = start(WEB=folder)
    page = installed(open_page, server)
    sit_down(page, "throne")
    release(folder, "two")
    page.evaluate(UPDATED)
    other = open_page(at=server, context=page.context, expect_trouble=True)
    other.wait_for_selector("[data-play=throne]")
    assert version(other) == "two"
    assert choose(page, random.Random(6)) is not None
    assert page.evaluate(FILES) == ["zweikampf-files-one", "zweikampf-files-two"]
    page.close()
    other.reload()
    wait_for_files(other, "two")


def test_the_app_can_be_installed(server: Seeded, open_page: Open) -> None:
    """All that the manifest names is there, with the right types and sizes."""
    manifest = calling.get(f"{server.url}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert told["start_url"] == told["scope"] == "/"
    assert told["display"] == "standalone"
    page = open_page()
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest.webmanifest"
    for icon in told["icons"]:
        answer = calling.get(server.url + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            size = int.from_bytes(answer.content[16:20], "big")
            assert icon["sizes"] == f"{size}x{size}"
            assert len(answer.content) < 40_000
    assert {icon.get("purpose", "any") for icon in told["icons"]} == {"any", "maskable"}
    worker = calling.get(f"{server.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in worker.headers["content-type"]
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
