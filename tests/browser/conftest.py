"""A real Chromium in front of a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.guests import Guest, Guests, Listener
from tests.browser.play import GAMES
from tests.patience import PATIENCE
from tests.server.proxies import NAME
from tests.server.running import Seeded

_COMMON = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1, MAP home.test 127.0.0.1",
]
ARGUMENTS = [*_COMMON, "--disable-gpu"]
# No test looks at pixels, and drawing them takes a third of Chromium's time. So pages are styled,
# laid out and painted into lists as always, and a GPU in software draws none of it.
_UNDRAWN = [
    *_COMMON,
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-gpu-rasterization",
    "--ignore-gpu-blocklist",
    "--disable-gl-drawing-for-tests",
    "--in-process-gpu",  # what is not drawn need not travel to another process
    "--disable-smooth-scrolling",  # a key scrolls at once, and no later change of the page stops it
]
STATIC = Path(__file__).parents[2] / "src" / "zweikampf" / "server" / "static"
Open = Callable[..., Page]

expect.set_options(timeout=PATIENCE * 1000)


# Closed when the last browser test of a process is over: Playwright's event loop counts as running
# till then, and other tests want to run their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """What ZWEIKAMPF_CHROMIUM names, or Chromium's form without windows, which takes a fifth less
    processor time, or Chromium; CI must not do without."""
    named = os.environ.get("ZWEIKAMPF_CHROMIUM")
    path = named or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        assert not os.environ.get("CI"), "CI needs a browser: apt-get install chromium"
        pytest.skip("Chromium is missing and could not be installed: browser tests are left out")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=_UNDRAWN)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    """One server for all tests of a process; ``open_page`` seeds it for each of them."""
    assert (STATIC / "index.html").exists(), "make web builds the web client"
    with Seeded(tmp_path_factory.mktemp("browser") / "tables.db") as running:
        for game in GAMES:
            # Dealt when the first guest of a week asks: from the seed of no test, or what the first
            # test of a process is dealt would depend on which one that is.
            running.get(f"/api/games/{game}/week")
        yield running


Start = Callable[..., Seeded]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Servers with their own settings. They stop after the pages of the test are closed."""
    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(Seeded(tmp_path / "tables.db", **settings))


@pytest.fixture(scope="package")
def guests(chromium: Browser, server: Seeded) -> Iterator[Guests]:
    kept = Guests(chromium, server.url)
    yield kept
    kept.close()


@pytest.fixture
def open_page(
    guests: Guests, server: Seeded, start: Start, request: pytest.FixtureRequest
) -> Iterator[Open]:
    """Pages, each with its own guest. An unexpected console message is a failure. What is dealt
    follows from the name of the test. The servers that ``start`` has started outlive the pages."""
    come: list[Guest] = []
    complaints: list[str] = []
    server.seed(request.node.nodeid)
    seeded = {server}

    def hear(message: ConsoleMessage) -> None:
        # What leaves the board must not ask for what is no longer there.
        if message.type == "error" or "derived_inert" in message.text:
            complaints.append(message.text)

    hears: list[Listener] = [
        ("console", hear),
        ("pageerror", lambda error: complaints.append(str(error))),
    ]

    def open_one(
        path: str = "/",
        *,
        at: Seeded = server,
        context: BrowserContext | None = None,
        expect_trouble: bool = False,
        **wishes: Any,
    ) -> Page:
        if at not in seeded:
            at.seed(request.node.nodeid)
            seeded.add(at)
        listeners = [] if expect_trouble else hears
        if context is None:
            come.append(guests.come(len(come), listeners=listeners, **wishes))
            page = come[-1].page
        else:
            page = context.new_page()
            for event, listener in listeners:
                page.on(event, listener)  # type: ignore[call-overload]
        page.goto(at.url + path if path.startswith("/") else path)
        return page

    yield open_one
    with ExitStack() as leaving:
        for guest in come:
            leaving.callback(guests.leave, guest)
    assert not complaints
