"""axe-core on a page: findings that keep people out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

_SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

WINDOWS = ((390, 844), (1366, 650))  # a phone and a desk
# Only rules that are off look at style sheets, so none is loaded again for them.
# What counts is chosen in the page: all that axe answers is long, and costs time on its way here.
_RUN = """async (within) => {
  const part = within || (document.querySelector("dialog[open]") ? "dialog[open]" : "html");
  const found = await axe.run(part, { resultTypes: ["violations"], preload: false });
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 300)}`));
}"""


@cache
def _source() -> str:
    return _SOURCE.read_text("utf-8")


def serious(page: Page, within: str = "") -> list[str]:
    """Serious and critical findings on a page or a part of it, each with its place. While a dialog
    is open nothing else on the page can be read or reached, and is looked at without it."""
    # Evaluated by the debugger: the page's own policy would rightly refuse a foreign script.
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(_RUN, within)
    return found


def accessible(page: Page) -> None:
    """axe finds nothing serious in what is on the page now, on a desk and on a phone."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert serious(page) == []
