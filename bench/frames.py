"""How smoothly do cards travel on a slow processor?

    python -m bench.frames --choices 25

plays each game in Chromium, with animations, while the thread of the page is throttled to a quarter
of its speed, and counts the frames that reach the screen while something moves. Movements run in
the compositor, so they need not wait for the page: the frames that a script of the page could count
are others, and counting them would slow the page down. A second line says what the same machine
does without throttling.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.guests import new_context
from tests.browser.play import GAMES, choose, settled, sit_down, wait_for_turn
from tests.server.running import Seeded

THROTTLED = 4  # times slower
LATE = 1000 / 50  # milliseconds: a frame after more than that is below 50 per second
ENDLESS = 3_000  # milliseconds: what moves for longer than that is a glow that never ends
TRACED = {"includedCategories": ["blink.animations", "viz"], "excludedCategories": ["*"]}

Event = dict[str, Any]


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


def movements(events: Iterable[Event]) -> list[tuple[float, float]]:
    """When something moved, in milliseconds: the times of all animations, joined."""
    begun: dict[object, float] = {}
    times = []
    traced = [each for each in events if each["name"] == "Animation"]
    for each in sorted(traced, key=lambda each: float(each["ts"])):
        which = (each["pid"], str(each.get("id2", each.get("id"))))
        now = each["ts"] / 1000
        data = each.get("args", {}).get("data") or {}
        if each["ph"] == "b" and data.get("state") == "running":
            begun[which] = now
        elif each["ph"] == "e" and which in begun:
            start = begun.pop(which)
            if now - start < ENDLESS:
                times.append((start, now))
    joined: list[tuple[float, float]] = []
    for start, end in sorted(times):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def drawn(events: list[Event]) -> Smoothness:
    """The time between two frames on the screen, wherever something moved all the while."""
    frames = sorted(
        each["ts"] / 1000
        for each in events
        if each["name"] == "Display::DrawAndSwap" and each["ph"] == "X"
    )
    gaps: list[float] = []
    for start, end in movements(events):
        inside = [frame for frame in frames if start <= frame <= end]
        gaps += [later - frame for frame, later in pairwise(inside)]
    return Smoothness(gaps)


class Tracing:
    """What Chromium notes about itself, from here to ``events``."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        self._events: list[Event] = []
        self._is_complete = False
        session.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        session.on("Tracing.tracingComplete", lambda _: setattr(self, "_is_complete", True))
        session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": TRACED})

    def events(self) -> list[Event]:
        self._session.send("Tracing.end")
        while not self._is_complete:
            self._session.send("Runtime.evaluate", {"expression": "0"})  # lets events come in
        return self._events


def measure(browser: Browser, server: Seeded, game: str, slower: int, choices: int) -> Smoothness:
    server.seed(f"frames {game} {slower}")
    context = new_context(browser, is_moving=True)
    page = context.new_page()
    page.goto(server.url)
    sit_down(page, game)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    tracing = Tracing(session)
    rng = random.Random(game)
    for _ in range(choices):
        if choose(page, rng) is None or not wait_for_turn(page):
            break
    settled(page)
    found = drawn(tracing.events())
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"all of them: {', '.join(GAMES)}")
    parser.add_argument("--choices", type=int, default=25)
    given = parser.parse_args()
    print("| game | processor | frames drawn | frames per second | median | late frames |")
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
