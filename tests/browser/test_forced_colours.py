"""Where the system chooses the colours, lines show what colours and glows show elsewhere."""

from __future__ import annotations

import random
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import GAMES, LEGAL, play_by_clicks, settled, sit_down
from tests.browser.windows import resize

_SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# The widest line around an element or anything in it; colours that are the background's are none.
_LINE = """element => Math.max(0, ...[element, ...element.querySelectorAll("*")].map((each) => {
  const style = getComputedStyle(each);
  const hidden = (colour) => colour === "transparent" || /^rgba.*, 0\\)$/.test(colour);
  const outline = style.outlineStyle === "none" || hidden(style.outlineColor)
    ? 0 : parseFloat(style.outlineWidth);
  const border = style.borderTopStyle === "none" || hidden(style.borderTopColor)
    ? 0 : parseFloat(style.borderTopWidth);
  return Math.max(outline, border);
}))"""
_OUTLINE = """element => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
}"""


def line(of: Locator) -> float:
    width: float = of.evaluate(_LINE)
    return width


def dress(page: Page, scheme: Literal["light", "dark"]) -> None:
    """Light on a desk, dark on a phone."""
    page.emulate_media(color_scheme=scheme)
    resize(page, WIDE if scheme == "light" else PHONE)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert page.evaluate(f"matchMedia('(prefers-color-scheme: {scheme})').matches")
    settled(page)


@pytest.mark.parametrize("game", GAMES)
def test_cards_marks_focus_and_hints_are_seen(game: str, open_page: Open) -> None:
    page = open_page(forced_colors="active")
    sit_down(page, game)
    most = 4 if game == "tower" else 2  # what is advised then lies on the board
    play_by_clicks(page, random.Random(8), most=most)
    settled(page, is_turn=True)
    for scheme in _SCHEMES:
        dress(page, scheme)
        are_seen(page, game)
    page.locator("[data-action=hint]").click()
    expect(page.locator(".hint")).to_be_visible()
    for scheme in _SCHEMES:
        dress(page, scheme)
        hinted = page.locator(".board [data-hint], .board .hinted")
        expect(hinted.first).to_be_visible()
        assert line(hinted.first) >= 2


def are_seen(page: Page, game: str) -> None:
    for card in page.locator(".board svg.card").all():
        assert line(card) >= 1
    # Whose turn it is: its sign has the colour of the letters, and its plate a line.
    plate = page.locator(".plate.active")
    assert line(plate) >= 2
    letters = plate.evaluate("each => getComputedStyle(each).color")
    expect(plate.locator(".turn")).to_have_css("fill", letters)
    winners = page.locator(".last .won")
    expect(winners).to_have_count(1 if game == "throne" else 0)  # the others have no tricks
    for winner in winners.all():
        assert line(winner) >= 3
    legal = page.locator(LEGAL)
    lines = {each.evaluate(_OUTLINE) for each in legal.all()}
    assert all(each.startswith("solid 3px") for each in lines)
    for other in page.locator(".board button:not([data-legal]):not(.button)").all():
        assert other.evaluate(_OUTLINE) not in lines  # a mark is a difference
    legal.first.focus()
    page.keyboard.press("ArrowRight")  # so that the focus is one of the keyboard's
    focused = page.locator(":focus-visible")
    expect(focused).to_have_count(1)
    assert focused.evaluate(_OUTLINE).startswith("double 6px")
    focused.evaluate("each => each.blur()")
