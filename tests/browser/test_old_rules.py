"""Games whose rules the server no longer has: what is kept of them can be looked at."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, Open
from tests.browser.play import LEGAL, OVER
from tests.server.databases import execute
from tests.server.running import Running


def at_a_table(page: Page, at: Running, game: str = "throne") -> str:
    body = {"game": game, "opponent": {"kind": "computer", "level": 1}, "seat": 0}
    created = page.request.post(
        f"{at.url}/api/tables", data=body, headers={"Origin": at.url}
    ).json()
    table: str = created["table"]["id"]
    page.goto(f"{at.url}/t/{table}")
    page.wait_for_selector(LEGAL)
    return table


def with_other_rules(server: Running, database: Path) -> None:
    """The server comes back at the same address and no longer knows the rules of its tables."""
    server.stop()
    execute(f"sqlite:///{database}", "UPDATE tables SET rules = 77")
    server.start()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.mark.parametrize("game", ["throne", "tower", "dwarves"])
def test_a_finished_game_can_be_looked_at(open_page: Open, database: Path, game: str) -> None:
    with Running(database) as server:
        page = open_page(at=server)
        table = at_a_table(page, server, game)
        page.locator("[data-action=resign]").click()
        page.locator("dialog[open] button[value=yes]").click()
        page.wait_for_selector(OVER)
        page.request.get(f"{server.url}/api/tables/{table}/record")  # it is archived now
        page.goto("about:blank")
        with_other_rules(server, database)
        page.goto(f"{server.url}/t/{table}")
        expect(page.get_by_text("older rules")).to_be_visible()
        expect(page.get_by_role("heading", name="You lose.")).to_be_visible()
        assert serious(page) == []
        page.locator("[data-action=replay]").click()
        expect(page.get_by_role("slider").first).to_be_visible()
        expect(page.get_by_role("button", name="Review")).to_have_count(0)
        page.get_by_role("button", name="Result").click()
        expect(page.get_by_role("link", name="Download")).to_be_visible()


def test_a_game_in_the_middle_ends_before_everybodys_eyes(open_page: Open, database: Path) -> None:
    with Running(database) as server:
        page = open_page(at=server, size=PHONE, expect_trouble=True)
        at_a_table(page, server)
        with_other_rules(server, database)
        expect(page.get_by_text("Nobody has lost")).to_be_visible(timeout=30_000)
        expect(page.get_by_text("No replay of this game was kept")).to_be_visible()
        expect(page.locator("[data-action=replay]")).to_have_count(0)
        page.goto(server.url)
        expect(page.get_by_text("ended without a result")).to_be_visible()
