"""How large cards and their names are, in small and in large windows."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Page

from tests.browser.windows import LAID_OUT, Window, printed, sizes


def names_can_be_read(page: Page, window: Window) -> bool:
    """On the cards of a hand, in a narrow window too."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    size: float = page.evaluate(_NAMES)
    assert printed(page) == []
    return size >= _LETTERS


_LETTERS = 8.5  # pixels
# How large the middle one of the names on the cards of a hand is.
_NAMES = (
    "async () => {"
    + LAID_OUT
    + """
  const names = [...document.querySelectorAll(".hand svg.card .name")]
    .map((each) => parseFloat(each.getAttribute("font-size")) * each.getScreenCTM().a)
    .sort((a, b) => a - b);
  return names[Math.floor(names.length / 2)];
}"""
)
# The cards that most is done with.
CARDS = {
    "throne": ".own .card",
    "tower": ".middle .card:not(.stub)",
    "dwarves": ".display .card, .below .card",
}
# Each of them has more room on the cloth than the one before.
_LARGER = (
    ((390, 844), (820, 1180)),
    ((1024, 768), (1180, 820), (1920, 1080), (2560, 1440)),
)


def grows(page: Page, cards: str) -> None:
    """On tablets and large screens cards are larger, and they lie from edge to edge."""
    for windows in _LARGER:
        found = [sizes(page, window, cards) for window in windows]
        heights = [each["card"] for each in found]
        assert all(more > 1.02 * less for less, more in pairwise(heights)), (windows, heights)
        used = [(each["across"], each["down"]) for each in found]
        assert all(across > 0.9 and down > 0.9 for across, down in used), (windows, used)
