"""What must hold on a page at any moment of a game."""

from __future__ import annotations

from playwright.sync_api import Page

# Buttons, cards and piles that are outside the window.
_OUTSIDE = """() => [...document.querySelectorAll('.board [role=img], .board button, main .button')]
  .filter((each) => {
    const box = each.getBoundingClientRect();
    if (box.width === 0) return false;
    return box.left < -1 || box.top < -1
      || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  }).map((each) => each.getAttribute('aria-label') ?? each.textContent.trim())"""
_SCROLLS = """() => document.documentElement.scrollHeight > innerHeight
  || document.documentElement.scrollWidth > innerWidth"""
_SAID = """() => document.body.innerText + [...document.querySelectorAll('[aria-label]')]
  .map((each) => each.getAttribute('aria-label')).join()"""


def fits(page: Page) -> None:
    """Everything is visible without scrolling."""
    assert page.evaluate(_SCROLLS) is False
    assert page.evaluate(_OUTSIDE) == []


def said_on(page: Page) -> str:
    """All that is written on a page, and what it says to screen readers."""
    return str(page.evaluate(_SAID))


def is_translated(page: Page) -> None:
    """No key appears where a sentence should be."""
    said = said_on(page)
    assert "⟦" not in said
    assert "{$" not in said.replace(" ", "")
