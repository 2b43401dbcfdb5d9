"""Games whose rules the server no longer has: what is kept of them can be looked at."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Open, Start
from tests.browser.guests import PHONE
from tests.browser.play import GAMES, wait_for_turn
from tests.server.client import Person, close_all
from tests.server.databases import execute
from tests.server.running import Seeded


def at_a_table(page: Page, at: Seeded) -> None:
    body = {"game": "throne", "opponent": {"kind": "computer", "level": 1}, "seat": 0}
    created = page.request.post(
        f"{at.url}/api/tables", data=body, headers={"Origin": at.url}
    ).json()
    page.goto(f"{at.url}/t/{created['table']['id']}")
    assert wait_for_turn(page)


def with_other_rules(server: Seeded, tmp_path: Path) -> None:
    """The server comes back at the same address and no longer knows the rules of its tables."""
    server.stop()
    execute(f"sqlite:///{tmp_path / 'tables.db'}", "UPDATE tables SET rules = 77")
    server.start()


def resigned(anna: Person, game: str) -> str:
    """A table at which Anna has given up, in the archive."""
    opponent = {"kind": "computer", "level": 1}
    table: str = anna.create(game, opponent=opponent, seat=0)["table"]["id"]
    with anna.sit(table) as seat:
        assert seat.wait_to_act()
        seat.ask("resign")
        seat.hear_facts(status="over")
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 200
    return table


def test_finished_games_can_be_looked_at(open_page: Open, start: Start, tmp_path: Path) -> None:
    server = start()
    anna = Person(server, "Anna")
    tables = [resigned(anna, game) for game in GAMES]
    close_all()
    with_other_rules(server, tmp_path)
    page = open_page("/health", at=server)
    page.context.add_cookies([{"name": "zweikampf", "value": anna.cookie, "url": server.url}])
    for table in tables:
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
    page = open_page("/health", at=server, size=PHONE, expect_trouble=True)
    at_a_table(page, server)
    with_other_rules(server, tmp_path)
    expect(page.get_by_text("Nobody has lost")).to_be_visible()
    expect(page.get_by_text("No replay of this game was kept")).to_be_visible()
    expect(page.locator("[data-action=replay]")).to_have_count(0)
    page.goto(server.url)
    expect(page.get_by_text("ended without a result")).to_be_visible()
