"""People at the browser: they choose what is lit, with the mouse or with keys alone."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Locator, Page, Position

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = sorted(path.parent.name for path in BOARDS.glob("*/index.ts"))

LEGAL = "[data-legal]:not([inert] *)"  # what is leaving does not count
CORNER: Position = {"x": 16, "y": 34}
OVER = "dialog[open] [data-result]"
# Tower takes hundreds of choices. People in a hurry draw and put away, most of the time.
HURRY = '[data-token="d>z"][data-legal], [data-token=noblock][data-legal], button[data-token=draw]'
_HURRIED = 0.85
_LONGEST_GAME = 2_000  # choices; a game that takes more does not end
_SOON, _LATE = 200, 1_500  # looks at the page, a hundredth of a second apart
_TRIES = 4
_LONGEST_WALK = 90  # keys from anywhere on the page to a card that may be played


def sit_down(page: Page, game: str) -> None:
    """One click from the lobby to the table; then the reader waits for the own turn."""
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(f"{LEGAL}, {OVER}")


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def wait_for_turn(page: Page) -> bool:
    """Whether it is the reader's turn; ``False`` when the game is over."""
    page.wait_for_selector(f"{LEGAL}, {OVER}")
    return not is_over(page)


def choose(page: Page, rng: random.Random) -> None:
    """Click on something that is lit."""
    lit = page.locator(HURRY if rng.random() < _HURRIED else LEGAL)
    if lit.count() == 0:
        lit = page.locator(LEGAL)
    count = lit.count()
    if count:
        _click(lit.nth(rng.randrange(count)))


def _click(target: Locator) -> None:
    # Cards of a hand overlap; the corner with the value is always free. Buttons are lower.
    box = target.bounding_box()
    if box is not None:
        corner: Position = {"x": CORNER["x"], "y": min(CORNER["y"], box["height"] / 2)}
        target.click(position=corner, force=True, timeout=5_000)


def play_by_clicks(page: Page, rng: random.Random, *, most: int = _LONGEST_GAME) -> int:
    """Play to the end or for so many choices; how many were made."""
    for made in range(most):
        if not wait_for_turn(page):
            return made
        before = _state(page)
        # A card may still be on the move, and the click goes past it: a person tries again.
        for _ in range(_TRIES):
            choose(page, rng)
            if _changes(page, before, _SOON):
                break
        else:
            assert _changes(page, before, _LATE), "a choice changed nothing"
    return most


def play_by_keys(page: Page, *, most: int = _LONGEST_GAME) -> int:
    for made in range(most):
        if not wait_for_turn(page):
            return made
        before = _state(page)
        if not walk(page, LEGAL):
            continue  # the board has moved on
        page.keyboard.press("Enter")
        if not _changes(page, before, _SOON):
            # A new question came just then and took the choice back: a person tries again.
            if not walk(page, LEGAL):
                continue
            page.keyboard.press("Enter")
            assert _changes(page, before, _LATE), "a choice changed nothing"
    return most


def walk(page: Page, wanted: str) -> bool:
    """Arrows where the group holds what is wanted, else Tab to the next one, as a person without a
    mouse would; ``False`` when there is nothing wanted any more."""
    for _ in range(_LONGEST_WALK):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return True
        if is_over(page) or page.locator(wanted).count() == 0:
            return False
        is_near = page.evaluate(
            """wanted => {
                 const group = document.activeElement.closest("ul, [role=group]");
                 window.here = document.activeElement;
                 return group?.querySelector(wanted) != null;
               }""",
            wanted,
        )
        page.keyboard.press("ArrowRight" if is_near else "Tab")
        if is_near and page.evaluate("window.here === document.activeElement"):
            page.keyboard.press("Tab")  # a group without arrows, or its end
    raise AssertionError(f"{wanted} cannot be reached by keys")


def _state(page: Page) -> str:
    """What a choice changes: the table, or what is lit while a choice is half made."""
    return str(
        page.evaluate(
            """() => [...document.querySelectorAll('[data-legal]')]
                 .map((each) => each.dataset.token ?? each.textContent).join()
               + document.querySelector('[data-live]')?.textContent
               + document.querySelector('[data-result]')?.textContent"""
        )
    )


def _changes(page: Page, before: str, most: int) -> bool:
    for _ in range(most):
        if _state(page) != before:
            return True
        page.wait_for_timeout(10)
    return False
