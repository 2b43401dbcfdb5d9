"""A person at the application: keys, clicks, and what is on the screen."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tests.patience import PATIENCE
from zweikampf.engine import registry
from zweikampf.engine.texts import Language
from zweikampf.terminal import words
from zweikampf.terminal.app import Zweikampf
from zweikampf.terminal.app.game_screen import GameScreen
from zweikampf.terminal.saving import SavedGame
from zweikampf.terminal.session import Session
from zweikampf.terminal.starting import Start

SMALL, LARGE = (80, 24), (120, 40)
EFFORT = 30  # iterations of hints and reviews: what they find does not matter here


def start_of(game: str, language: Language = "en", seed: int | None = 3, **chosen: Any) -> Start:
    found = registry.find(game)
    start = Start(
        found,
        words.texts_of(game, language),
        lambda preset: found.options.parse({}, preset=preset),
        opponent="random",
        seat=0,
        seed=seed,
    )
    return replace(start, **chosen)


@pytest.fixture
def known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sealed games deal the same cards whenever a test runs."""
    chance = random.Random(7)
    monkeypatch.setattr(secrets, "token_bytes", chance.randbytes)
    monkeypatch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)


class Person:
    """Drives an application, and waits until it has nothing more to do."""

    def __init__(self, app: Zweikampf, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def game(self) -> GameScreen:
        """The screen of the game, whatever is above it."""
        return next(each for each in self.app.screen_stack if isinstance(each, GameScreen))

    @property
    def session(self) -> Session:
        return self.game.session

    @property
    def is_asked(self) -> bool:
        return isinstance(self.app.screen, GameScreen) and bool(self.game.moves.option_count)

    async def settle(self) -> None:
        await self.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def click(self, *where: Any, **how: Any) -> None:
        assert await self.pilot.click(*where, **how), where
        await self.settle()

    def lines(self) -> list[str]:
        """The screen as a person reads it."""
        width, height = self.app.size
        screen = self.app.screen
        strips = screen._compositor.render_strips()
        assert len(strips) == height
        found = ["".join(segment.text for segment in strip) for strip in strips]
        assert {len(line) for line in found} == {width} or any("…" in each for each in found)
        return found

    def text(self) -> str:
        return "\n".join(self.lines())

    def status(self) -> str:
        return str(self.game.query_one("#status", Static).content)


async def nothing_to_do(app: Zweikampf) -> None:
    """Until only the clock, a key or a computer at work could change something.

    Textual's own pilot sleeps until the process seems to need little processor time, which takes
    long, and says nothing on a busy machine.
    """
    loop: Any = asyncio.get_running_loop()
    calm = 0
    while calm < _CALM:
        await asyncio.sleep(0)
        calm = 0 if loop._ready else calm + 1
        if calm == 1:  # what comes with the next frame
            app._check_resize()
            app.screen._on_timer_update()


_CALM = 3  # turns of the event loop: the second asks for what other threads have sent

Play = Callable[[Person], Awaitable[None]]


def played(app: Zweikampf, play: Play, size: tuple[int, int] = SMALL) -> None:
    """Open the application, play, and close it."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            await person.settle()
            await play(person)

    async def idle(*_: float) -> None:
        await nothing_to_do(app)

    with patch("textual.app.wait_for_idle", idle), patch("textual.pilot.wait_for_idle", idle):
        asyncio.run(run())


def new_game(start: Start, path: Path) -> Zweikampf:
    return Zweikampf(start, SavedGame(start.new().session, path), effort=EFFORT)
