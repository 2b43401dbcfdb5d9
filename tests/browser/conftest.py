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

from tests.patience import PATIENCE
from tests.server.proxies import NAME
from tests.server.running import Seeded

WIDE = (1280, 800)
PHONE = (360, 740)
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
]
STATIC = Path(__file__).parents[2] / "src" / "zweikampf" / "server" / "static"
# The random words of the players are part of what deals the cards: these repeat. Ids stay random.
_WORDS = """(() => {
  const random = crypto.getRandomValues.bind(crypto);
  let words = 0;
  crypto.getRandomValues = (array) =>
    array.length === 32 ? array.fill(16 * %d + words++) : random(array);
})()"""
_AT_ONCE = """try {
  const kept = JSON.parse(localStorage.getItem("zweikampf-kept") ?? "{}");
  localStorage.setItem("zweikampf-kept", JSON.stringify({ ...kept, showsAtOnce: true }));
} catch { /* an empty page */ }"""

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
        yield running


Start = Callable[..., Seeded]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Servers with their own settings. They stop after the pages of the test are closed."""
    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(Seeded(tmp_path / "tables.db", **settings))


def new_context(
    chromium: Browser,
    number: int = 0,
    *,
    size: tuple[int, int] = WIDE,
    locale: str = "en-GB",
    scheme: str = "light",
    is_moving: bool = False,
    is_installed: bool = False,
    **wishes: Any,
) -> BrowserContext:
    """A guest with random words that follow from the number, for whom nothing is animated unless
    ``is_moving``, and who has no service worker unless ``is_installed``."""
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=locale,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="no-preference" if is_moving else "reduce",
        service_workers="allow" if is_installed else "block",
        **wishes,
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(_WORDS % number)
    if not is_moving:
        context.add_init_script(_AT_ONCE)
    return context


@pytest.fixture
def open_page(
    chromium: Browser, server: Seeded, start: Start, request: pytest.FixtureRequest
) -> Iterator[Open]:
    """Pages, each with its own guest. An unexpected console message is a failure. What is dealt
    follows from the name of the test. The servers that ``start`` has started outlive the pages."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    server.seed(request.node.nodeid)
    seeded = {server}

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
        if context is None:
            context = new_context(chromium, len(contexts), **wishes)
            contexts.append(context)
        page = context.new_page()
        if not expect_trouble:
            page.on("console", lambda message: _complain(message, complaints))
            page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(at.url + path if path.startswith("/") else path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not complaints


def _complain(message: ConsoleMessage, complaints: list[str]) -> None:
    if message.type == "error":
        complaints.append(message.text)
