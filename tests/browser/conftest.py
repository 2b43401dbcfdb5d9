"""A real Chromium in front of a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.server.proxies import NAME
from tests.server.running import Running

WIDE = (1280, 800)
PHONE = (360, 740)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
]
STATIC = Path(__file__).parents[2] / "src" / "zweikampf" / "server" / "static"

Open = Callable[..., Page]


# Closed when the last browser test of a process is over: Playwright's event loop counts as running
# till then, and other tests want to run their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, or whatever ZWEIKAMPF_CHROMIUM names; CI must not do without."""
    path = os.environ.get("ZWEIKAMPF_CHROMIUM") or shutil.which("chromium")
    if path is None:
        assert not os.environ.get("CI"), "CI needs a browser: apt-get install chromium"
        pytest.skip("Chromium is missing and could not be installed: browser tests are left out")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (STATIC / "index.html").exists(), "make web builds the web client"
    with Running(tmp_path_factory.mktemp("browser") / "tables.db") as running:
        yield running


@pytest.fixture
def open_page(chromium: Browser, server: Running) -> Iterator[Open]:
    """Pages of guests of their own. A message of the console that nobody expects is a failure."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_one(
        path: str = "/",
        *,
        size: tuple[int, int] = WIDE,
        locale: str = "en-GB",
        scheme: str = "light",
        at: Running = server,
        context: BrowserContext | None = None,
        expect_trouble: bool = False,
    ) -> Page:
        if context is None:
            context = chromium.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale=locale,
                color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce",
            )
            context.set_default_timeout(15_000)
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
