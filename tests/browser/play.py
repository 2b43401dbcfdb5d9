"""People at the browser: they choose what is lit, with the mouse or with keys alone.

A board carries ``data-settled`` with its version while nothing is under way on it. A choice that is
sent takes the mark away before the click is over. So a test that waits for the mark before and
after a click never meets a board that is about to change.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = sorted(path.parent.name for path in BOARDS.glob("*/index.ts"))

LEGAL = "[data-legal]:not([inert] *)"  # elements that are leaving do not count
OVER = "dialog[open] [data-result]"
# Tower takes hundreds of choices. People in a hurry draw and put away, most of the time.
HURRY = '[data-token="d>z"][data-legal], [data-token=noblock][data-legal], button[data-token=draw]'
_HURRIED = 0.85
_LONGEST_GAME = 2_000  # choices; a game that takes more does not end
_POLLING = 15  # milliseconds; by frames it takes longer on a busy machine
_LONGEST_WALK = 90  # keys from anywhere on the page to a card that may be played


class Board(NamedTuple):
    """What a choice changes: the version, or what is lit while a choice is half made."""

    version: int
    lit: str
    is_over: bool


_LOOK = """([after, isTurn, legal, over]) => {
  const mark = document.querySelector("[data-settled]");
  if (mark === null || Number(mark.dataset.settled) <= after) return null;
  const lit = [...document.querySelectorAll(legal)];
  const isOver = document.querySelector(over) !== null;
  if (isTurn && lit.length === 0 && !isOver) return null;
  const names = lit.map((each) => each.dataset.token ?? each.textContent);
  const chosen = document.querySelectorAll("[aria-pressed=true]").length;
  const said = document.querySelector(".board")?.textContent;
  return [Number(mark.dataset.settled), `${names} ${chosen} ${said}`, isOver];
}"""


def settled(page: Page, *, after: int = -1, is_turn: bool = False) -> Board:
    """Wait until nothing is under way on the board and it shows a version after the given one;
    with ``is_turn`` until the reader can choose, too, or the game is over."""
    asked = [after, is_turn, LEGAL, OVER]
    found = page.evaluate(_LOOK, asked)
    if found is None:
        found = page.wait_for_function(_LOOK, arg=asked, polling=_POLLING).json_value()
    return Board(*found)


def sit_down(page: Page, game: str) -> None:
    """One click from the lobby to the table; then the reader waits for their turn."""
    page.locator(f"[data-play={game}]").click()
    wait_for_turn(page)


def ask_always(page: Page) -> None:
    """From here on no card comes by itself, so that cards can be counted: an only answer would
    follow as soon as the computer has played, before or after a test has looked."""
    page.evaluate("localStorage.setItem('zweikampf-settings', JSON.stringify({ ask: true }))")
    page.reload()


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def wait_for_turn(page: Page) -> bool:
    """Whether it is the reader's turn; ``False`` when the game is over."""
    return not settled(page, is_turn=True).is_over


# A point of an element that belongs to it alone: cards of a hand overlap, and the mouse raises one.
# The corner with the value comes first.
_AIM = """element => {
  const box = element.getBoundingClientRect();
  const parts = [0.5, 0.1, 0.3, 0.7, 0.9];
  const corner = [Math.min(16, box.width / 2), Math.min(34, box.height / 2)];
  const grid = parts.flatMap((x) => parts.map((y) => [x * box.width, y * box.height]));
  const points = [corner, ...grid].map(([x, y]) => [box.left + x, box.top + y]);
  return points.find(([x, y]) => element.contains(document.elementFromPoint(x, y))) ?? null;
}"""
_AIM_AT_ONE = f"""([wishes, part]) => {{
  const all = wishes.map((wish) => [...document.querySelectorAll(wish)]).find((all) => all.length);
  return ({_AIM})(all[Math.floor(part * all.length)]);
}}"""


def click(target: Locator) -> None:
    """On a settled board: what cannot be hit now cannot be hit at all. It may say that it is
    disabled, which would keep Playwright itself from clicking."""
    target.page.mouse.click(*point_of(target))


def point_of(target: Locator) -> tuple[float, float]:
    """A point that belongs to this element and to nothing that lies on it."""
    x, y = _hit(target.evaluate(_AIM))
    return x, y


def _hit(point: list[float] | None) -> list[float]:
    assert point is not None, "something lies on top of it"
    return point


def click_on_one(page: Page, wishes: Sequence[str], part: float) -> None:
    """Click on one of the elements that match the first wish with any match."""
    page.mouse.click(*_hit(page.evaluate(_AIM_AT_ONE, [list(wishes), part])))


def choose(page: Page, rng: random.Random) -> Board | None:
    """Wait for the reader's turn, click on something that is lit, and see it happen; ``None`` if
    the game is over."""
    before = settled(page, is_turn=True)
    if before.is_over:
        return None
    wishes = [HURRY, LEGAL] if rng.random() < _HURRIED else [LEGAL]
    click_on_one(page, wishes, rng.random())
    return changed(page, before)


def changed(page: Page, before: Board) -> Board:
    """The board after a choice."""
    after = settled(page)
    assert after != before, "a choice changed nothing"
    return after


def play_by_clicks(page: Page, rng: random.Random, *, most: int = _LONGEST_GAME) -> int:
    """Play to the end or for this many choices; how many were made."""
    for made in range(most):
        if choose(page, rng) is None:
            return made
    return most


def play_by_keys(page: Page, *, most: int = _LONGEST_GAME) -> int:
    for made in range(most):
        before = settled(page, is_turn=True)
        if before.is_over:
            return made
        press(page, LEGAL, before)
    return most


def press(page: Page, wanted: str, before: Board) -> Board:
    """Walk to something and press Enter there."""
    walk(page, wanted)
    page.keyboard.press("Enter")
    return changed(page, before)


_STAND = """wanted => {
  const here = document.activeElement;
  const stuck = here === window.here;
  window.here = here;
  if (here.matches(wanted)) return (window.arrow = false, null);
  const isNear = here.closest("ul, [role=group]")?.querySelector(wanted) != null;
  return isNear && !(stuck && window.arrow) ? (window.arrow = true, "ArrowRight")
    : (window.arrow = false, "Tab");
}"""


def walk(page: Page, wanted: str) -> None:
    """Arrows where the group holds what is wanted, else (or where arrows lead nowhere) Tab to the
    next one, as a person without a mouse would."""
    for _ in range(_LONGEST_WALK):
        key = page.evaluate(_STAND, wanted)
        if key is None:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} cannot be reached by keys")


def resign(page: Page) -> None:
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)
