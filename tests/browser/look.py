"""``python -m tests.browser.look throne [folder]``: pictures of a board at both sizes.

They are for people who work on a board, and lie outside the repository unless told otherwise.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.guests import PHONE, WIDE, new_context
from tests.browser.play import play_by_clicks, settled, sit_down
from tests.server.running import Seeded

_MOMENTS = (0, 3, 6, 6, 10)  # choices between two pictures


def look(browser: Browser, server: Seeded, game: str, folder: Path) -> None:
    looks = (("wide", WIDE, "light", "en-GB"), ("phone", PHONE, "dark", "de-DE"))
    for name, size, scheme, locale in looks:
        context = new_context(browser, size=size, scheme=scheme, locale=locale, is_moving=True)
        page = context.new_page()
        page.goto(server.url)
        sit_down(page, game)
        for at, choices in enumerate(_MOMENTS):
            play_by_clicks(page, random.Random(at), most=choices)
            settled(page)  # cards lie where they belong
            path = folder / f"{game}-{name}-{at}.jpg"
            page.screenshot(path=path, type="jpeg", quality=84)
            sys.stdout.write(f"{path}\n")
        context.close()


def main(game: str, folder: str = "") -> None:
    target = Path(folder or Path(tempfile.gettempdir()) / "zweikampf-look")
    target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as database,
        Seeded(Path(database) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        look(browser, server, game, target)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
