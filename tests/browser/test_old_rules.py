"""Games whose rules the server no longer has: what is kept of them can be looked at."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Open, Start
from tests.browser.guests import PHONE
from tests.browser.play import GAMES, OVER, wait_for_turn
from tests.server.databases import execute
from tests.server.running import Seeded


def at_a_table(page: Page, at: Seeded, game: str = "throne") -> str:
    body = {"game": game, "opponent": {"kind": "computer", "level": 1}, "seat": 0}
    created = page.request.post(
        f"{at.url}/api/tables", data=body, headers={"Origin": at.url}
    ).json()
    table: str = created["table"]["id"]
    page.goto(f"{at.url}/t/{table}")
    assert wait_for_turn(page)
    return table


def with_other_rules(server: Seeded, tmp_path: Path) -> None:
    """The server comes back at the same address and no longer knows the rules of its tables."""
    server.stop()
    execute(f"sqlite:///{tmp_path / 'tables.db'}", "UPDATE tables SET rules = 77")
    server.start()


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_can_be_looked_at(
    open_page: Open, start: Start, tmp_path: Path, game: str
) -> None:
    server = start()
    page = open_page(at=server)
    table = at_a_table(page, server, game)
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)
    page.request.get(f"{server.url}/api/tables/{table}/record")  # it is archived now
    page.goto("about:blank")
    with_other_rules(server, tmp_path)
    page.goto(f"{server.url}/t/{table}")
    expect(page.get_by_text("older rules")).to_be_visible()
    expect(page.get_by_role("heading", name="You lose.")).to_be_visible()
    assert serious(page) == []
    page.locator("[data-action=replay]").click()
    expect(page.get_by_role("slider").first).to_be_visible()
    expect(page.get_by_role("button", name="Review")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("link", name="Download")).to_be_visible()


def test_a_game_in_the_middle_ends_before_everybodys_eyes(
    open_page: Open, start: Start, tmp_path: Path
) -> None:
    server = start()
    page = open_page(at=server, size=PHONE, expect_trouble=True)
    at_a_table(page, server)
    with_other_rules(server, tmp_path)
    expect(page.get_by_text("Nobody has lost")).to_be_visible()
    expect(page.get_by_text("No replay of this game was kept")).to_be_visible()
    expect(page.locator("[data-action=replay]")).to_have_count(0)
    page.goto(server.url)
    expect(page.get_by_text("ended without a result")).to_be_visible()
