"""How smoothly do cards travel on a slow processor?

    python -m bench.frames --choices 25

plays each game in Chromium, with animations, on a processor that is throttled to a quarter of its
speed, and counts the frames that the page gets to draw while something moves. A second line says
what the same machine does without throttling.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, new_context
from tests.browser.play import GAMES, choose, settled, sit_down, wait_for_turn
from tests.server.running import Seeded

THROTTLED = 4  # times slower
LATE = 1000 / 50  # milliseconds: a frame after more than that is below 50 per second

# Counts the time between two frames if something that comes to an end was moving all the while.
_COUNT = """() => {
  window.gaps = [];
  let last = null;
  const isMoving = () => document.getAnimations().some((each) => each.playState === "running"
    && each.effect?.getComputedTiming().endTime !== Infinity);
  const count = (now) => {
    const moves = isMoving();
    if (moves && last !== null) window.gaps.push(now - last);
    last = moves ? now : null;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""


@dataclass(frozen=True)
class Smoothness:
    gaps: list[float]  # milliseconds between frames

    @property
    def rate(self) -> float:
        return 1000 * len(self.gaps) / sum(self.gaps)

    @property
    def median(self) -> float:
        return 1000 / sorted(self.gaps)[len(self.gaps) // 2]

    @property
    def late(self) -> float:
        """The part of the frames that came after more than a fiftieth of a second."""
        return sum(gap > LATE + 0.5 for gap in self.gaps) / len(self.gaps)


def measure(browser: Browser, server: Seeded, game: str, slower: int, choices: int) -> Smoothness:
    server.seed(f"frames {game} {slower}")
    context = new_context(browser, is_moving=True)
    page = context.new_page()
    page.goto(server.url)
    sit_down(page, game)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(_COUNT)
    rng = random.Random(game)
    for _ in range(choices):
        if choose(page, rng) is None or not wait_for_turn(page):
            break
    settled(page)
    gaps = page.evaluate("window.gaps")
    context.close()
    return Smoothness(gaps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"all of them: {', '.join(GAMES)}")
    parser.add_argument("--choices", type=int, default=25)
    given = parser.parse_args()
    print("| game | processor | frames counted | frames per second | median | late frames |")
    print("|---|---|--:|--:|--:|--:|")
    with (
        tempfile.TemporaryDirectory() as database,
        Seeded(Path(database) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        for game in given.games or GAMES:
            for slower in (THROTTLED, 1):
                found = measure(browser, server, game, slower, given.choices)
                print(
                    f"| {game} | {f'{slower}x slower' if slower > 1 else 'as it is'} | "
                    f"{len(found.gaps)} | {found.rate:.1f} | {found.median:.0f} | "
                    f"{100 * found.late:.1f} % |"
                )
        browser.close()
    print(f"\nLoad of the machine, last minute: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
