"""A game that is over: nothing of it is still asked, and its result can be read as a whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.play import GAMES, OVER, settled, sit_down

_PARTS = """dialog => [...dialog.querySelectorAll("th, td, p, h2, .button")].filter((each) => {
  const [box, limit] = [each.getBoundingClientRect(), dialog.getBoundingClientRect()];
  return box.width > 0 && (box.left < limit.left || box.right > limit.right);
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("game", GAMES)
def test_after_a_hint_and_the_end(game: str, open_page: Open) -> None:
    """The hint goes with the game, nobody is to play, no score is marked as the better one, and on
    a phone nothing of the result is cut off."""
    page = open_page(size=(390, 844), locale="de-DE")
    sit_down(page, game)
    settled(page, is_turn=True)
    page.locator("[data-action=hint]").click()
    expect(page.locator(".hint")).to_be_visible()
    expect(page.locator(".plate.active")).to_have_count(1)
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)
    expect(page.locator("#result-title")).to_be_focused()  # a key that comes late leads nowhere
    expect(page.locator(".hint, [data-hint], .hinted")).to_have_count(0)
    expect(page.locator(".plate.active")).to_have_count(0)
    expect(page.locator("dialog[open] .won")).to_have_count(0)
    dialog = page.locator("dialog[open]")
    assert dialog.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert dialog.evaluate(_PARTS) == []
