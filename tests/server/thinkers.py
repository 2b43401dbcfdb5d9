"""Workers that answer when and how a test wants it, and jobs that go wrong in a real process."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from zweikampf.engine.errors import Refused, UnknownGame
from zweikampf.engine.reason import because
from zweikampf.server.workers.jobs import Answer, AnyJob
from zweikampf.server.workers.process import ThinkingFailed, Worker


async def settle() -> None:
    """Let all tasks of this event loop do what they can do now."""
    for _ in range(20):
        await asyncio.sleep(0)


class HeldWorker(Worker):
    """Answers when a test says so. It keeps what it was asked for, and how often it was ended."""

    is_running = True

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Any] = []
        self.ended = 0
        self._answer: asyncio.Future[Answer] | None = None

    async def ask(self, job: AnyJob) -> Answer:
        self.asked.append(job)
        self._answer = asyncio.get_running_loop().create_future()
        return await self._answer

    def finish(self, thought: Any, seconds: float = 0.0) -> None:
        assert self._answer is not None
        self._answer.set_result(Answer(thought, seconds))

    def fail(self, error: Exception) -> None:
        assert self._answer is not None
        self._answer.set_exception(error)

    def stop(self) -> None:
        if self._answer is not None and not self._answer.done():
            self.ended += 1
            self._answer.set_exception(ThinkingFailed("ended"))


class QuickWorker(Worker):
    """Answers at once, as its script says; a script may raise."""

    def __init__(self, script: Callable[[Any], Answer]) -> None:
        super().__init__()
        self.script = script
        self.asked = 0

    async def ask(self, job: AnyJob) -> Answer:
        self.asked += 1
        return self.script(job)


def first_legal(job: Any) -> Answer:
    """A script for moves that take no time."""
    return Answer(job.legal[0], 0.0)


class Odd(Exception):
    """It can be pickled, and read again nowhere."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} {two}")


class Holding(Exception):
    """It cannot be pickled."""

    def __init__(self) -> None:
        self.held = lambda: None


@dataclass(frozen=True)
class OddJob:
    """What a player may do instead of thinking."""

    how: str

    def think(self) -> Any:
        match self.how:
            case "refused":
                raise Refused(because("not-your-turn"), "D3", "throne phase=1")
            case "unknown game":
                raise UnknownGame("chess", ["throne"])
            case "odd error":
                raise Odd(1, 2)
            case "error that cannot be pickled":
                raise Holding
            case "answer that cannot be pickled":
                return lambda: None
            case "exit":
                sys.exit(3)
            case "death":
                os.kill(os.getpid(), 9)
            case "talk":
                sys.stdout.write("thinking aloud\n")
                sys.stdout.flush()
                os.write(1, b"and louder")
                os.write(2, b"and in anger")
                return "said"
            case "hang":
                while True:
                    sys.stdin.read()
        return self.how
