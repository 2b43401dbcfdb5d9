"""A real server with real sockets in a thread of the test process. Its clock stands still until a
test moves it, and its secrets follow from a seed."""

from __future__ import annotations

import asyncio
import heapq
import random
import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Self

from tests.patience import PATIENCE
from tests.server.databases import address
from tests.server.running import QUICK
from zweikampf.server.edge.app import create_app
from zweikampf.server.edge.net.edge import Edge
from zweikampf.server.edge.run import Server, configured
from zweikampf.server.live.lobby import Lobby
from zweikampf.server.settings import Settings
from zweikampf.server.storage.store import Store
from zweikampf.server.timing import Clock

BEGAN = 1_800_000_000.0  # seconds since 1970


class _Alarm:
    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback = callback
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class ManualClock(Clock):
    """Time passes only by ``advance``, which calls back whatever is due on the way, in order."""

    def __init__(self) -> None:
        self._passed = 0.0
        self._alarms: list[tuple[float, int, _Alarm]] = []
        self._numbers = count()
        self.loop: asyncio.AbstractEventLoop | None = None

    def monotonic(self) -> float:
        return self._passed

    def now(self) -> int:
        return round((BEGAN + self._passed) * 1000)

    def agree(self, now: int) -> None:
        pass

    def later(self, seconds: float, callback: Callable[[], object]) -> _Alarm:
        alarm = _Alarm(callback)
        heapq.heappush(self._alarms, (self._after(seconds), next(self._numbers), alarm))
        if seconds <= 0:
            asyncio.get_running_loop().call_soon(self._call_due, self._passed)
        return alarm

    def advance(self, seconds: float) -> None:
        """From the thread of the test: let this much time pass, and wait until it has."""
        assert self.loop is not None
        passing = asyncio.run_coroutine_threadsafe(self.elapse(seconds), self.loop)
        passing.result(PATIENCE)

    async def elapse(self, seconds: float) -> None:
        """The same inside the event loop."""
        end = self._after(seconds)
        while self._alarms and self._alarms[0][0] <= end:
            self._call_due(max(self._passed, self._alarms[0][0]))
            for _ in range(20):  # what was called may set the next alarm
                await asyncio.sleep(0)
        self._passed = end

    def skip(self, seconds: float) -> None:
        """Let this much time pass at once, as if the machine had slept: whatever is due is called
        back afterwards."""
        self._passed = self._after(seconds)
        self.advance(0)

    def _after(self, seconds: float) -> float:
        """Whole microseconds: 29.999 and 0.002 seconds are 30.001."""
        return round(self._passed + seconds, 6)

    def _call_due(self, moment: float) -> None:
        self._passed = max(self._passed, moment)
        while self._alarms and self._alarms[0][0] <= self._passed:
            _, _, alarm = heapq.heappop(self._alarms)
            if not alarm.is_cancelled:
                alarm.callback()


class _Quiet(Server):
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.is_ready = threading.Event()

    def say_ready(self) -> None:
        self.is_ready.set()


class Inside:
    """Like ``Running``, but within reach: ``lobby`` is the server's own."""

    def __init__(
        self,
        database: Path | str,
        *,
        clock: Clock | None = None,
        seed: int = 1,
        **settings: Any,
    ) -> None:
        self.clock = clock if clock is not None else ManualClock()
        url = address(database)
        chosen = {**QUICK, "HOST": "127.0.0.1", "PORT": 0, "DATABASE": url, **settings}
        self.settings = Settings(**{name.lower(): value for name, value in chosen.items()})
        self.app = create_app(
            self.settings,
            Store(url, owned=True, shared=True),
            clock=self.clock,
            randomness=random.Random(seed),
        )
        self._server = _Quiet(configured(self.app, self.settings), self.app)
        self._thread = threading.Thread(
            target=self._run, daemon=True
        )  # of a test that has failed, too
        self.url = ""
        self.monitor_url = ""

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            if isinstance(self.clock, ManualClock):
                self.clock.loop = self.loop
            await self._server.serve()
            # A process that ends closes its connections; a thread has to do it itself.
            for transport in list(vars(self.loop)["_transports"].values()):
                transport.abort()
            await asyncio.sleep(0)

        asyncio.run(serve())

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1)

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    @property
    def edge(self) -> Edge:
        edge: Edge = self.app.state.edge
        return edge

    def do(self, work: Callable[[], Any]) -> Any:
        """Something in the event loop of the server."""

        async def working() -> Any:
            done = work()
            return await done if asyncio.iscoroutine(done) else done

        return asyncio.run_coroutine_threadsafe(working(), self.loop).result(PATIENCE)

    @property
    def calls(self) -> set[Any]:
        """The calls and sockets that are being served."""
        return set(self._server.server_state.tasks)

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something that the event loop of the server is about to do."""

        async def wait() -> None:
            async with asyncio.timeout(PATIENCE):
                while not is_so():
                    await asyncio.sleep(0.001)

        self.do(wait)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        assert isinstance(self.clock, ManualClock)
        self.clock.advance(seconds)

    def start(self) -> None:
        self._thread.start()
        assert self._server.is_ready.wait(PATIENCE)
        self.url = self._server.address.rstrip("/")
        self.monitor_url = (self._server.monitor_address or "").rstrip("/")

    def stop(self) -> None:
        self._server.should_exit = True
        self.join()

    def join(self) -> None:
        """Wait until it has ended."""
        self.wait_for_end()

    def send_signal(self, number: int) -> None:
        self.do(lambda: self._server.handle_exit(number, None))

    def wait_for_end(self) -> None:
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def exit_code(self) -> int:
        return self._server.exit_code

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
