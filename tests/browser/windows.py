"""Windows from a small phone to a large screen, and what must hold in each of them.

A page is opened once and then led through all windows and both languages; every look is one call.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from playwright.sync_api import Page

from tests.browser import axe

Window = tuple[int, int]
Boxes = list[list[float]]  # left, top, width and height of each

WINDOWS: tuple[Window, ...] = (
    (320, 568),
    (360, 740),
    (390, 844),
    (568, 320),
    (740, 360),
    (820, 1180),
    (932, 430),
    (1024, 600),
    (1024, 768),
    (1180, 820),
    (1280, 800),
    (1366, 650),
    (1920, 1080),
    (2560, 1440),
)
LANGUAGES = ("de", "en")
# What is said in German is longer (``test_languages`` measures it). Where a desk has plenty of room
# English has more of it than German; it is looked at in the smallest of these windows alone.
ROOMY = tuple(window for window in WINDOWS if window[0] > 1024 and window[1] > 700)

# Boxes of letters are higher than the letters: lines that touch overlap by this much.
_TOUCHING = 3  # pixels
_SMALLEST = 9  # pixels of a letter that people are supposed to read

# Boards measure their own room: it is known in one frame, and what follows from it is there in the
# next.
LAID_OUT = """
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
"""
# What is wrong in this window, in words. A modal dialog, or the part that is looked at, is all that
# counts. What is outside the box of something that scrolls, such as the log, can be brought into
# sight. Cards of a hand or a store lie on each other on purpose, so the letters on a card are not
# compared here (see ``printed``); a control needs a point of its own all the same.
_LOOK = (
    """async ([touching, smallest, names, mayScroll, within, whole, first]) => {
"""
    + LAID_OUT
    + """
  const wrong = [];
  const root = [...document.querySelectorAll(within || "dialog[open]")].at(-1) ?? document.body;
  const page = document.documentElement;
  if (!mayScroll && page.scrollHeight > innerHeight + 1) wrong.push("the page scrolls down");
  if (page.scrollWidth > innerWidth + 1) wrong.push("the page scrolls sideways");

  const say = (element) =>
    (element.getAttribute?.("aria-label") || element.textContent.trim() || element.className
      || element.tagName).toString().slice(0, 40);
  const clipped = new Map();
  const isClipped = (element) => {
    if (!element) return false;
    let known = clipped.get(element);
    if (known === undefined) {
      known = isClipped(element.parentElement) || getComputedStyle(element).clipPath !== "none";
      clipped.set(element, known);
    }
    return known;
  };
  const isThere = (element) => !element.closest("[inert]") && !isClipped(element)
    && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // The boxes that limit an element, from its own outwards: found once for each of them, as all
  // elements and texts below share the answer.
  const limits = new Map();
  const limitsOf = (element) => {
    if (!element || element === page) return [];
    let known = limits.get(element);
    if (known === undefined) {
      known = limitsOf(element.parentElement);
      const { overflowX, overflowY } = getComputedStyle(element);
      if (overflowX !== "visible" || overflowY !== "visible") {
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        known = [{ box: element.getBoundingClientRect(), scrolls }, ...known];
      }
      limits.set(element, known);
    }
    return known;
  };
  // What the parents with a limited box leave of a box; null if nothing is left of it.
  const cut = (box, element) => {
    let { left, top, right, bottom } = box;
    let [scrolls, sideways] = [false, false];
    for (const { box: limit, scrolls: isScroller } of limitsOf(element)) {
      const lost = left < limit.left - 1 || top < limit.top - 1
        || right > limit.right + 1 || bottom > limit.bottom + 1;
      if (isScroller && lost) scrolls = true;
      if (isScroller && (left < limit.left - 2 || right > limit.right + 2)) sideways = true;
      [left, right] = [Math.max(left, limit.left), Math.min(right, limit.right)];
      [top, bottom] = [Math.max(top, limit.top), Math.min(bottom, limit.bottom)];
    }
    const rest = { left, top, right, bottom, scrolls, sideways };
    return right - left < 1 || bottom - top < 1 ? null : rest;
  };
  const isOutside = (box) => box.left < -1 || box.top < -1
    || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  const shown = whole ? [...document.querySelectorAll(whole)].filter(isThere) : [];
  if (whole && shown.length === 0) wrong.push(`not there: ${whole}`);
  for (const each of shown) {
    const box = each.closest(".said") ?? each;
    if (box.scrollHeight > box.clientHeight + 1)
      wrong.push(`not whole: ${box.scrollHeight} pixels in ${box.clientHeight}: ${say(each)}`);
  }
  for (const each of first ? document.querySelectorAll(first) : []) {
    const box = each.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (isOutside(box) || !each.contains(hit)) wrong.push(`not in sight: ${say(each)}`);
  }
  if (first && !document.querySelector(first)) wrong.push(`not there: ${first}`);
  const isInScroller = (element) => element !== null && element !== page
    && (/auto|scroll/.test(getComputedStyle(element).overflowY)
      || isInScroller(element.parentElement));
  const scrollsWithThePage = mayScroll && root === document.body;

  // Every control owns a point, and is inside the window.
  const controls = "button, a[href], input, select, summary, [role=button], [role=slider]";
  const parts = [0.5, 0.1, 0.3, 0.7, 0.9];
  for (const each of root.querySelectorAll(controls)) {
    if (!isThere(each)) continue;
    const full = each.getBoundingClientRect();
    if (full.width < 1 || full.height < 1) continue;
    const box = cut(full, each);
    if (box === null || box.scrolls) continue;
    if (scrollsWithThePage) {
      if (full.left < -1 || full.right > innerWidth + 1) wrong.push(`outside: ${say(each)}`);
      each.scrollIntoView({ block: "center" });
      limits.clear();
    } else if (isOutside(full)) {
      wrong.push(`outside: ${say(each)}`);
      continue;
    }
    const now = each.getBoundingClientRect();
    const corner = [Math.min(16, now.width / 2), Math.min(34, now.height / 2)];
    const grid = parts.flatMap((x) => parts.map((y) => [x * now.width, y * now.height]));
    const owned = [corner, ...grid].some(([x, y]) => {
      const hit = document.elementFromPoint(now.left + x, now.top + y);
      return hit && (each.contains(hit) || hit.closest("label")?.contains(each));
    });
    if (!owned) wrong.push(`covered: ${say(each)}`);
  }
  if (scrollsWithThePage) {
    scrollTo(0, 0);
    limits.clear();
  }

  // Cards, piles and controls of the board stay on the cloth.
  const cloth = root.querySelector(".cloth")?.getBoundingClientRect();
  for (const each of root.querySelectorAll(".board [role=img], .board button")) {
    if (!cloth || !isThere(each)) continue;
    const full = each.getBoundingClientRect();
    if (full.width < 1) continue;
    const box = cut(full, each);
    if (box?.scrolls) continue;
    if (box === null || full.left < cloth.left - 2 || full.right > cloth.right + 2
      || full.top < cloth.top - 2 || full.bottom > cloth.bottom + 2)
      wrong.push(`off the cloth: ${say(each)}`);
  }

  // What shows the opponent's latest moves lies on no card of the board.
  for (const trail of root.querySelectorAll(".trail")) {
    const a = trail.getBoundingClientRect();
    for (const card of root.querySelectorAll(".board .card")) {
      const b = card.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (!trail.contains(card) && isThere(trail) && isThere(card) && across > 1 && down > 1)
        wrong.push("the trail is on a card");
    }
  }

  // Texts: none on another one, none under something else, none cut off, none too small.
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (!text || element.closest("svg.card, script, style, option")) continue;
    if (!isThere(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const scale = element.closest("svg")?.getScreenCTM()?.a ?? 1;
    if (parseFloat(style.fontSize) * scale < smallest) wrong.push(`too small: ${text}`);
    for (const rect of range.getClientRects()) {
      const box = cut(rect, element);
      if (box === null) {
        if (rect.width > 1 && !isInScroller(element)) wrong.push(`hidden: ${text}`);
        continue;
      }
      const isName = names.some((name) => text.includes(name));
      if (!box.scrolls && isOutside(isName ? box : rect) && !scrollsWithThePage)
        wrong.push(`text outside: ${text}`);
      // What scrolls scrolls down.
      if ((!box.scrolls || box.sideways) && !isName && box.right < rect.right - 2)
        wrong.push(`cut off: ${text}`);
      texts.push({ text, element, box });
    }
  }
  for (const [at, one] of texts.entries()) {
    const [a, b] = [one.box, one.element];
    for (const other of texts.slice(at + 1)) {
      if (other.element === b) continue;
      const across = Math.min(a.right, other.box.right) - Math.max(a.left, other.box.left);
      const down = Math.min(a.bottom, other.box.bottom) - Math.max(a.top, other.box.top);
      if (across > touching && down > touching)
        wrong.push(`on each other: ${one.text} / ${other.text}`);
    }
    const [x, y] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
    if (a.scrolls || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && !hit.contains(b) && !b.contains(hit)) wrong.push(`text covered: ${one.text}`);
  }
  return [...new Set(wrong)];
}"""
)
# A card is a drawing that is scaled as a whole: what is right in one window is right in all. A
# letter takes up less than the height of its line.
_PRINTED = """() => {
  const wrong = new Set();
  let seen = 0;
  for (const card of document.querySelectorAll("svg.card")) {
    const frame = card.getBoundingClientRect();
    if (!card.checkVisibility() || frame.width < 1) continue;
    const unit = frame.width / 100;
    const printed = [...card.querySelectorAll("text")].flatMap((each) => {
      const text = each.textContent.trim();
      const { left, right, top, bottom, height } = each.getBoundingClientRect();
      const [high, low] = [top + 0.25 * height, bottom - 0.22 * height];
      return text && right > left ? [{ text, left, right, top: high, bottom: low }] : [];
    });
    seen += printed.length;
    for (const [at, a] of printed.entries()) {
      if (a.left < frame.left || a.right > frame.right
        || a.top < frame.top || a.bottom > frame.bottom) wrong.add(`off the card: ${a.text}`);
      for (const b of printed.slice(at + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > unit && down > unit) wrong.add(`on each other: ${a.text} / ${b.text}`);
      }
    }
  }
  return [seen, [...wrong]];
}"""
_SPOKEN = "said => document.documentElement.lang === said"
_POLLING = 15  # milliseconds; a page that nobody looks at may draw no frames
_SPEAK = """language => document.querySelector(`.languages [lang=${language}]`).click()"""


def speak(page: Page, language: str) -> None:
    """The page is in this language now."""
    page.evaluate(_SPEAK, language)
    page.wait_for_function(_SPOKEN, arg=language, polling=_POLLING)


def walk(
    page: Page,
    windows: Sequence[Window] = WINDOWS,
    languages: Sequence[str] = LANGUAGES,
    *,
    may_scroll: bool = False,
    names: Sequence[str] = (),
    within: str = "",
    whole: str = "",
    first: str = "",
    unmoved: Mapping[Window, Boxes] | None = None,
    accessible: bool = False,
) -> list[str]:
    """What is wrong with a page, or a part ``within`` it, in any of these windows. Only the
    ``names`` of players, which may be of any length, may be shortened. What is to be seen as a
    ``whole`` is there, and need not be scrolled; what is to be pressed ``first`` is in sight. In
    the first language boxes that are to be ``unmoved`` are compared, and ``accessible`` asks axe,
    on a desk and on a phone."""
    if accessible:
        assert set(axe.WINDOWS) <= set(windows)
    found: list[str] = []
    asked = [_TOUCHING, _SMALLEST, list(names), may_scroll, within, whole, first]
    for language in languages:
        speak(page, language)
        is_first = language == languages[0]
        for window in windows:
            if window in ROOMY and not is_first:
                continue
            resize(page, window)
            wrong = page.evaluate(_LOOK, asked)
            if is_first and unmoved and window in unmoved and _boxes(page) != unmoved[window]:
                wrong.append("something has moved")
            if is_first and accessible and window in axe.WINDOWS:
                wrong += axe.serious(page)
            found += [f"{window[0]}x{window[1]} {language}: {each}" for each in wrong]
    return found


def resize(page: Page, window: Window) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})


# Where the board and the buttons are.
_BOXES = (
    "async () => {"
    + LAID_OUT
    + """
  return [...document.querySelectorAll(".board, .action")].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left, top, width, height];
  });
}"""
)


def _boxes(page: Page) -> Boxes:
    found: Boxes = page.evaluate(_BOXES)
    return found


def boxes(page: Page, windows: Sequence[Window]) -> dict[Window, Boxes]:
    """Where board and buttons are, in the language in which a walk begins."""
    speak(page, LANGUAGES[0])
    found = {}
    for window in windows:
        resize(page, window)
        found[window] = _boxes(page)
    return found


def printed(page: Page) -> list[str]:
    """What is wrong with the letters and numbers on the cards of a page."""
    seen, wrong = page.evaluate(_PRINTED)
    assert seen > 0
    found: list[str] = wrong
    return found


# The height of the middle one of some cards, and how much of the cloth lies between the outermost
# things on it.
_SIZES = (
    """async (wanted) => {
"""
    + LAID_OUT
    + """
  const board = document.querySelector(".board");
  const box = board.getBoundingClientRect();
  const things = [...board.querySelectorAll("[role=img], button, .card, li")]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
    .filter((each) => each.width > 0);
  const heights = [...board.querySelectorAll(wanted)]
    .map((each) => each.getBoundingClientRect().height)
    .sort((a, b) => a - b);
  return {
    card: heights[Math.floor(heights.length / 2)],
    across: (Math.max(...things.map((each) => each.right))
      - Math.min(...things.map((each) => each.left))) / box.width,
    down: (Math.max(...things.map((each) => each.bottom))
      - Math.min(...things.map((each) => each.top))) / box.height,
  };
}"""
)


class Sizes(TypedDict):
    card: float  # pixels from its upper to its lower edge
    across: float  # parts of the cloth
    down: float


def sizes(page: Page, window: Window, cards: str) -> Sizes:
    """How large cards are in a window, and how much of the cloth is used."""
    resize(page, window)
    found: Sizes = page.evaluate(_SIZES, cards)
    return found
