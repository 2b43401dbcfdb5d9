"""A real browser, nginx with TLS, and a server behind it: cookies and sockets as in public."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.play import LEGAL, play_by_clicks, sit_down
from tests.server.proxies import NAME, free_port, nginx
from tests.server.running import Running


def test_a_browser_plays_over_https(chromium: Browser, tmp_path: Path) -> None:
    with free_port() as free:
        port = free.getsockname()[1]
    with nginx(tmp_path / "nginx", f"127.0.0.1:{port}") as proxy:
        settings = {"PUBLIC_URL": proxy.public, "TRUSTED_PROXIES": "127.0.0.1", "PORT": port}
        with Running(tmp_path / "tables.db", **settings):
            context = chromium.new_context(ignore_https_errors=True, reduced_motion="reduce")
            context.set_default_timeout(15_000)
            page = context.new_page()
            page.goto(proxy.public)
            sit_down(page, "throne")
            (cookie,) = context.cookies()
            assert (cookie["name"], cookie["domain"]) == ("__Host-zweikampf", NAME)
            assert cookie["secure"]
            assert cookie["httpOnly"]
            assert play_by_clicks(page, random.Random(1), most=2) == 2
            page.reload()
            expect(page.locator(LEGAL).first).to_be_visible()
            context.close()
