"""A real browser, nginx with TLS, and a server behind it: cookies and sockets as in public."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.guests import new_context
from tests.browser.play import play_by_clicks, sit_down, wait_for_turn
from tests.server.proxies import NAME, free_port, nginx
from tests.server.running import Seeded


def test_a_browser_plays_over_https(chromium: Browser, tmp_path: Path) -> None:
    with free_port() as free:
        port = free.getsockname()[1]
    with nginx(tmp_path / "nginx", f"127.0.0.1:{port}") as proxy:
        settings = {"PUBLIC_URL": proxy.public, "TRUSTED_PROXIES": "127.0.0.1", "PORT": port}
        with Seeded(tmp_path / "tables.db", **settings):
            context = new_context(chromium, ignore_https_errors=True)
            page = context.new_page()
            page.goto(proxy.public)
            sit_down(page, "throne")
            (cookie,) = context.cookies()
            assert (cookie["name"], cookie["domain"]) == ("__Host-zweikampf", NAME)
            assert cookie["secure"]
            assert cookie["httpOnly"]
            assert play_by_clicks(page, random.Random(1), most=2) == 2
            page.reload()
            assert wait_for_turn(page)
            context.close()
