"""Puzzles on the real board: right or wrong, and why; what was found is kept in the browser."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.checks import fits, is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import GAMES, settled
from zweikampf.players.puzzles.files import shipped

KEPT = "zweikampf-practice"
NEW_YEAR = datetime(2026, 1, 1, 12, tzinfo=UTC)  # no puzzle of these tests is that of this day


def verdict(page: Page) -> str:
    return page.locator("[data-verdict]").inner_text()


def test_a_wrong_card_is_told_why_and_the_right_one_is_kept(
    open_page: Open, tmp_path: Path
) -> None:
    puzzle = shipped("throne").puzzles[0]
    wrong = next(token for token in puzzle.legal if token not in puzzle.right)
    page = open_page("/", size=WIDE, locale="en-GB")
    page.clock.set_fixed_time(NEW_YEAR)
    page.locator("[data-to=puzzles]").click()
    settled(page)
    page.locator("[data-choose=game]").select_option("throne")
    page.locator("[data-grade='0']").wait_for()
    expect(page.locator("[data-grade='0']")).to_contain_text(f"of {len(shipped('throne').puzzles)}")
    page.evaluate("location.hash = '#game=throne&number=1'")
    expect(page.locator(".heading")).to_contain_text("Puzzle 1 ")
    settled(page)
    fits(page)
    assert serious(page) == []

    page.locator(f"[data-token='{wrong}'][data-legal]").first.click()
    page.locator(f"[data-verdict='{wrong}']").wait_for()
    assert "Not the best move" in verdict(page)
    assert "Worked out to the end: after it you" in verdict(page)
    page.locator(f"[data-token='{puzzle.best}'][data-legal]").first.click()
    page.locator("[data-verdict=right]").wait_for()
    assert "Then with best play:" in verdict(page)
    assert page.locator(".hinted[data-token]").first.get_attribute("data-token") == puzzle.best
    is_translated(page)
    assert serious(page) == []

    page.goto(f"{page.url.split('/puzzles')[0]}/progress")
    told = page.locator("[data-puzzles=throne]")
    expect(told).to_contain_text(f"1 of {len(shipped('throne').puzzles)} found")
    expect(told).to_contain_text("0 at the first try")
    with page.expect_download() as saved:
        page.locator("[data-action=save]").click()
    file = tmp_path / "progress.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["tried"]["throne"]["1"]["found"] is True
    page.evaluate(f"localStorage.removeItem('{KEPT}')")
    page.reload()
    page.get_by_text("Nothing yet.").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    expect(told).to_contain_text("1 of ")
    assert serious(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_puzzles_that_fit_on_a_phone(game: str, open_page: Open) -> None:
    page = open_page("/progress", size=PHONE, locale="de-DE", scheme="dark")
    page.clock.set_fixed_time(NEW_YEAR)
    page.goto(page.url.replace("/progress", f"/puzzles#game={game}&number=2"))
    settled(page)
    expect(page.locator(".heading")).to_contain_text("Rätsel 2 ")
    fits(page)
    page.locator("[data-action=show]").click()
    page.locator("[data-verdict=shown]").wait_for()
    assert "Am besten:" in verdict(page)
    is_translated(page)
    fits(page)


HIDDEN = """place => {
  const told = place.querySelector(".right").getBoundingClientRect();
  return told.bottom - place.getBoundingClientRect().bottom;
}"""


def test_the_solution_is_seen_below_a_wrong_answer(open_page: Open) -> None:
    """Regression: on a phone its reasons were out of sight."""
    page = open_page("/puzzles#game=tower&number=5", size=PHONE, locale="en-GB")
    settled(page)
    page.locator("[data-token=draw][data-legal]").click()
    page.locator("[data-verdict=draw]").wait_for()
    page.locator("[data-action=show]").click()
    page.locator("[data-verdict=shown]").wait_for()
    expect(page.locator(".verdict .wrong")).to_have_count(1)
    assert page.locator("[data-verdict]").evaluate(HIDDEN) <= 1


LEAVING = """async () => {
  document.querySelector("[data-action=next]").click();
  const leaving = () => document.querySelector(".hand [inert] button");
  for (let frame = 0; frame < 30 && !leaving(); frame++) await new Promise(requestAnimationFrame);
  leaving().click();
}"""


def test_a_card_that_is_leaving_is_not_chosen(open_page: Open) -> None:
    """Regression: it was, and what was read for it had gone (``derived_inert`` in the log)."""
    page = open_page("/puzzles#game=throne&number=3", size=WIDE, is_moving=True)
    page.locator(".hand button").first.wait_for()
    page.evaluate(LEAVING)
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "")
    expect(page.locator(".hand [inert]")).to_have_count(0)
