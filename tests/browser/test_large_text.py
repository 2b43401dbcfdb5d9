"""Letters of twice the size: everything is still there, and can be read and reached."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.play import GAMES, play_by_clicks, resign, settled, sit_down
from tests.browser.test_lessons import BUBBLE, do, goes_on, learn, steps_of, wait_for
from tests.browser.windows import resize, walk

# A browser that is told to show letters of twice the size does this.
_TWICE = "document.documentElement.style.fontSize = '200%'"
_ONCE = "document.documentElement.style.fontSize = ''"
DESKS = [(1280, 800), (1366, 650), (1920, 1080)]
PHONES = [(390, 844), (360, 740)]


def enlarge(page: Page) -> None:
    page.evaluate(_TWICE)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"


@pytest.mark.parametrize("game", GAMES)
def test_boards_results_replays_and_reviews(game: str, open_page: Open) -> None:
    page = open_page()
    sit_down(page, game)
    play_by_clicks(page, random.Random(4), most=4)
    settled(page, is_turn=True)
    sizes = letters(page, ".board")
    enlarge(page)
    grown = letters(page, ".board")
    assert [name for name, size in sizes.items() if grown.get(name, size) < 1.2 * size] == []
    assert walk(page, [*DESKS, *PHONES]) == []
    resign(page)
    assert walk(page, [*DESKS, *PHONES]) == []

    page.evaluate(_ONCE)
    resize(page, (1280, 800))
    page.locator("[data-action=replay]").click()
    page.wait_for_selector("[data-review=done]")
    settled(page)
    sizes = letters(page)
    enlarge(page)
    assert walk(page, [*DESKS, *PHONES]) == []
    resize(page, (1280, 800))
    assert [name for name, size in letters(page).items() if size < 2 * sizes[name]] == []


@pytest.mark.parametrize("game", GAMES)
def test_lessons(game: str, open_page: Open) -> None:
    """Every step can be read and followed; its words grow with the other letters."""
    page = open_page()
    learn(page, game)
    enlarge(page)
    for step in steps_of(game):
        page.set_viewport_size({"width": 1280, "height": 800})
        wait_for(page, step)
        words = page.locator(f"{BUBBLE} .words")
        size = words.evaluate("words => getComputedStyle(words).fontSize")
        assert float(size.removesuffix("px")) >= 28
        assert walk(page, [(360, 740), (1280, 800)], ["de"], within=BUBBLE) == [], step.text
        do(page, game, step)
        goes_on(page, step)


# Everything with words in a part of the page but not in another, by what it is called there; sizes
# in pixels. Letters on cards grow with their cards alone, like printed ones.
_LETTERS = """([within, without]) => {
  const found = {};
  const frame = document.querySelector(within);
  for (const each of frame.querySelectorAll("*")) {
    const isWritten = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!isWritten || each.closest(without) || each.closest("svg, .visually-hidden")) continue;
    const name = `${each.tagName} ${each.className.baseVal ?? each.className}`;
    found[name] = Math.max(found[name] ?? 0, parseFloat(getComputedStyle(each).fontSize));
  }
  return found;
}"""


def letters(page: Page, within: str = "[data-settled]") -> dict[str, float]:
    """Around the board, or on it."""
    without = "aside" if within == ".board" else ".board"
    found: dict[str, float] = page.evaluate(_LETTERS, [within, without])
    assert len(found) > 4
    return found


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
