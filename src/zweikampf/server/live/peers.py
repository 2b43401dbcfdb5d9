"""The other processes of the same database: what is said to them, and what they say.

An entry is in the store before anyone hears of it, and a process that hears of one reads it there.
What is not stored (who is present, an answer that waits, a friendly phrase) travels in the message
itself, and may be lost with a line; a process that comes later asks for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from zweikampf.server.errors import Lost
from zweikampf.server.metrics import Metrics
from zweikampf.server.randomness import Randomness
from zweikampf.server.storage.bus import Bus
from zweikampf.server.storage.leases import Lease, Message
from zweikampf.server.storage.writer import Writer
from zweikampf.server.tasks import Tasks
from zweikampf.server.timing import Clock

_FENCE_BITS = 62
_WATCH_SECONDS = 0.5


class Hearer(Protocol):
    """Who is told what other processes say."""

    def hear(self, message: dict[str, Any]) -> None: ...

    def look_after(self, alive: frozenset[str]) -> None:
        """Every moment, with the processes that are alive."""

    def read_again(self) -> None:
        """Messages may have been lost."""


class Peers:
    """Without a shared database there are none, and every lease is ours."""

    def __init__(
        self, writer: Writer, clock: Clock, metrics: Metrics, randomness: Randomness
    ) -> None:
        self._writer = writer
        self._clock = clock
        self._metrics = metrics
        self._randomness = randomness
        self.me = writer.store.process
        self._bus: Bus | None = None
        self._watching: asyncio.Task[None] | None = None
        self._hearers: list[Hearer] = []
        self._saying: list[Message] = []
        self._giving_up: dict[str, bool] = {}  # leases, and whether another process continues
        self._tasks = Tasks()
        self._is_writing = False
        self.guest_left: Callable[[int], object] = lambda guest: None
        metrics.processes.set_function(lambda: len(self.alive))

    @property
    def alive(self) -> frozenset[str]:
        return frozenset({self.me}) if self._bus is None else self._bus.alive

    @property
    def are_there(self) -> bool:
        return self._bus is not None and not self._bus.is_alone

    async def start(self, *hearers: Hearer) -> None:
        self._hearers += hearers
        if not self.me:
            return
        self._bus = Bus(
            self._writer.store,
            hear=self._hear,
            look=self._look,
            back=self._back,
            agree=self._clock.agree,
        )
        self._watching = asyncio.create_task(self._watch())
        await self._bus.start()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_WATCH_SECONDS)
            self._writer.hang_up_if_silent()

    async def close(self) -> None:
        """The others are told, and continue at once."""
        await self._tasks.finish()
        if self._bus is None:
            return
        await self._bus.close()
        if self._watching is not None:
            self._watching.cancel()
        with suppress(Lost):  # then the others will notice
            await self._writer.call(self._writer.store.leases.leave)

    # Hearing

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["kind"]
        self._metrics.messages.labels("heard", kind).inc()
        if kind == "left":
            self._look()
        elif kind == "guest":
            self.guest_left(message["guest"])
        elif message["from"] != self.me or kind == "lease":
            for hearer in self._hearers:
                hearer.hear(message)

    def _look(self) -> None:
        for hearer in self._hearers:
            hearer.look_after(self.alive)

    def _back(self) -> None:
        for hearer in self._hearers:
            hearer.read_again()

    # Saying

    def say(self, kind: str, **values: Any) -> None:
        """To all other processes, soon; to no one if there is none."""
        if self.are_there:
            self._metrics.messages.labels("said", kind).inc()
            self._saying.append({"kind": kind, **values})
            self._write_soon()

    def _write_soon(self) -> None:
        if not self._is_writing:
            self._is_writing = True
            self._tasks.start(self._write())

    async def _write(self) -> None:
        leases = self._writer.store.leases
        try:
            while self._saying or self._giving_up:
                said, self._saying = self._saying, []
                given, self._giving_up = self._giving_up, {}
                if said:
                    await self._writer.call(leases.say, said)
                if passed := [name for name, goes_on in given.items() if goes_on]:
                    await self._writer.call(leases.release, passed)
                if ended := [name for name, goes_on in given.items() if not goes_on]:
                    await self._writer.call(leases.end, ended)
        finally:
            self._is_writing = False

    # Leases

    async def claim(self, name: str) -> Lease:
        """The lease as it is now: ours, unless a living process has it."""
        now = self._clock.now()
        if not self.me:
            return Lease("", 0, now)
        self._giving_up.pop(name, None)
        fence = self._randomness.getrandbits(_FENCE_BITS)
        lease = await self._writer.call(self._writer.store.leases.claim, name, fence, now)
        if lease.fence == fence:
            self._metrics.lease_changes.labels("claimed").inc()
        return lease

    def give_up(self, name: str, *, goes_on: bool) -> None:
        """Ours no more; ``goes_on``: another process is to continue."""
        if self.me:
            self._metrics.lease_changes.labels("released").inc()
            self._giving_up[name] = goes_on
            self._write_soon()
