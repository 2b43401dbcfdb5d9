"""Letters of twice the size: everything is still there, and can be read and reached."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.play import GAMES, OVER, play_by_clicks, settled, sit_down
from tests.browser.windows import walk

# A browser that is told to show letters of twice the size does this.
_TWICE = "document.documentElement.style.fontSize = '200%'"
DESKS = [(1280, 800), (1366, 650), (1920, 1080)]
PHONES = [(390, 844), (360, 740)]


def enlarge(page: Page) -> None:
    page.evaluate(_TWICE)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"


@pytest.mark.parametrize("game", GAMES)
def test_boards_and_results(game: str, open_page: Open) -> None:
    page = open_page()
    sit_down(page, game)
    play_by_clicks(page, random.Random(4), most=4)
    settled(page, is_turn=True)
    enlarge(page)
    assert walk(page, DESKS) == []
    assert lost(walk(page, PHONES)) == []
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)
    assert walk(page, [*DESKS, *PHONES]) == []


def test_lobby_and_dialogs(open_page: Open) -> None:
    page = open_page()
    page.wait_for_selector("[data-play=tower]")
    enlarge(page)
    assert walk(page, [*DESKS, *PHONES], may_scroll=True) == []
    for opener in ("[data-more=tower]", "[data-explain=throne]", "[data-action=settings]"):
        page.locator(opener).click()
        page.wait_for_selector("dialog[open]")
        assert walk(page, [*DESKS, *PHONES], may_scroll=True) == []
        page.keyboard.press("Escape")


def lost(wrong: list[str]) -> list[str]:
    """On a phone letters of this size leave little room on the cloth: what matters is that every
    control can be reached."""
    return [each for each in wrong if "outside:" in each or "covered:" in each]
