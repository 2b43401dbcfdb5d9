"""Who is still there? A client that has said nothing for a while is asked, and dropped if it stays
silent.

Whatever comes from a client is a sign of life, so players who play are not asked. Asking every
client at a fixed pace, each with timers of its own, cost an idle server three times as much, and
one with slow tables a few hundredths of a move (docs/benchmarks.md).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from zweikampf.server import log

SILENCE = 20.0  # seconds without a sign of life before a client is asked
PATIENCE = 20.0  # seconds that it has to answer


class Line(Protocol):
    def ask(self) -> None:
        """Ask for a sign of life."""

    def give_up(self) -> None:
        """There is no one at the other end."""


class Keepalive:
    """``look`` is to be called now and then, by something that happens anyway."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._heard: OrderedDict[Line, float] = OrderedDict()  # when, the longest silence first
        self._asked: OrderedDict[Line, float] = OrderedDict()  # the same for questions

    def watch(self, line: Line) -> None:
        self._heard[line] = self._now()

    def hear(self, line: Line) -> None:
        """Something has come from it."""
        if line in self._heard:
            self._heard[line] = self._now()
            self._heard.move_to_end(line)
        elif self._asked.pop(line, None) is not None:
            self._heard[line] = self._now()

    def forget(self, line: Line) -> None:
        self._heard.pop(line, None)
        self._asked.pop(line, None)

    def look(self) -> None:
        now = self._now()
        for line in _before(self._asked, now - PATIENCE):
            self.forget(line)
            _try(line.give_up)
        for line in _before(self._heard, now - SILENCE):
            del self._heard[line]
            self._asked[line] = now
            _try(line.ask)


def _try(action: Callable[[], None]) -> None:
    """One client that cannot be asked must not keep the others from it, or stop the server."""
    try:
        action()
    except Exception as error:
        log.trouble("keepalive", error)


def _before(lines: OrderedDict[Line, float], moment: float) -> list[Line]:
    found = []
    for line, at in lines.items():
        if at > moment:
            break
        found.append(line)
    return found
