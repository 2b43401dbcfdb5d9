"""``python -m tests.browser.look_windows throne fullest de [folder] [740x360 ...]``: pictures of a
position in every window, and what the walk finds wrong there.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.guests import new_context
from tests.browser.play import settled
from tests.browser.positions import Tables, fullest, middle, start
from tests.browser.windows import WINDOWS, walk
from tests.server.running import Seeded

POSITIONS = {"start": start, "middle": middle, "fullest": fullest}


def main(game: str, position: str, language: str, folder: str = "", *sizes: str) -> None:
    target = Path(folder or Path(tempfile.gettempdir()) / "zweikampf-look")
    target.mkdir(parents=True, exist_ok=True)
    windows = [(int(w), int(h)) for w, h in (size.split("x") for size in sizes)] or WINDOWS
    with (
        tempfile.TemporaryDirectory() as kept,
        Seeded(Path(kept) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        tables = Tables(server, Path(kept) / "tables.db")
        table = tables.lay(game, POSITIONS[position](game))
        tables.ready()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        context = new_context(browser)
        tables.seat(tables.anna, context)
        page = context.new_page()
        page.goto(f"{server.url}/t/{table}")
        settled(page)
        for window in windows:
            for wrong in walk(page, [window], [language], names=tables.names):
                sys.stdout.write(f"{wrong}\n")
            name = f"{game}-{position}-{language}-{window[0]}x{window[1]}.png"
            page.screenshot(path=target / name)
        browser.close()
    sys.stdout.write(f"{target}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
