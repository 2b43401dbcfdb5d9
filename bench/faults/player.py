"""A client that survives everything: it comes back to any process, as docs/wire.md tells clients.

It acknowledges nothing by guess: what it asked for counts as done when ``done`` came for it, and is
sent again under the same id until it is answered.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.faults.history import Told, digest

Json = dict[str, Any]
WORD = "fedcba9876543210" * 4
LOST = (WebSocketException, OSError, EOFError, TimeoutError)
OPEN_SECONDS = 2.0
SILENCE_SECONDS = 1.5  # without an answer; then the line counts as dead
AGAIN_SECONDS = 0.05
_PENDING = ("stale-version", "game-over", "not-stored", "answered-differently", "asked-already")


class Player:
    """``choose`` gives the address of a process; ``news`` is called with every new version."""

    def __init__(
        self,
        table: str,
        seat: int | None,
        cookie: str,
        rng: random.Random,
        choose: Callable[[random.Random], str],
        news: Callable[[int], object],
        *,
        resigns: float,
    ) -> None:
        self.table = table
        self.seat = seat
        self._cookie = cookie
        self._rng = rng
        self._choose = choose
        self._news = news
        self._resigns = resigns
        self.told = Told(seat)
        self.version: int | None = None
        self._legal: list[str] = []
        self._asks_for_word = False
        self._is_over = False
        self._pending: Json | None = None
        self._said = ""
        self._numbers = 0
        self._tried_at = -1
        self.connections = 0

    @property
    def is_done(self) -> bool:
        return self._is_over and self._pending is None

    async def play(self) -> None:
        while not self.is_done:
            try:
                await self._play_on()
            except LOST:
                await asyncio.sleep(AGAIN_SECONDS)

    async def _play_on(self) -> None:
        since = "" if self.version is None else f"&since={self.version}"
        place = "watch" if self.seat is None else self.seat
        path = f"/api/tables/{self.table}/socket?seat={place}{since}"
        async with connect(
            self._choose(self._rng) + path,
            additional_headers={"Cookie": f"zweikampf={self._cookie}"},
            open_timeout=OPEN_SECONDS,
            close_timeout=0.1,
            ping_interval=None,
            compression=None,
        ) as socket:
            self.connections += 1
            self._said = ""
            is_asked = False
            while not self.is_done:
                try:
                    async with asyncio.timeout(SILENCE_SECONDS):
                        frame = json.loads(await socket.recv())
                except TimeoutError:
                    if is_asked:
                        socket.transport.abort()
                        raise
                    is_asked = True
                    await socket.send(json.dumps({"type": "ping", "id": "ping"}))
                    continue
                is_asked = False
                if frame["type"] == "bye" or not self._hear(frame):
                    return
                await self._say(socket)

    async def _say(self, socket: ClientConnection) -> None:
        if self._asks_for_word and self._said != "word":
            self._said = "word"
            await socket.send(json.dumps({"type": "word", "id": "word", "word": WORD}))
        if self._pending is None and self._legal and not self._is_over:
            self._pending = self._wish()
        if self._pending is not None and self._said != self._pending["id"]:
            self._said = self._pending["id"]
            await socket.send(json.dumps(self._pending))

    def _wish(self) -> Json:
        self._numbers += 1
        kind = "act"
        if self._tried_at != self.version:
            self._tried_at = self.version or 0
            if self._rng.random() < self._resigns:
                kind = "resign"
            elif self._rng.random() < 0.05:
                kind = "offer"
        frame: Json = {"type": kind, "id": f"{kind}-{self._numbers}"}
        match kind:
            case "act":
                frame |= {"token": self._rng.choice(self._legal), "version": self.version}
            case "offer":
                frame |= {"what": "draw", "version": self.version}
        return frame

    def _hear(self, frame: Json) -> bool:
        """False if something is missing in between."""
        kind, pending = frame["type"], self._pending
        if kind == "full":
            if self.version is not None and frame["version"] < self.version:
                self.told.went_back += 1
                return False
            self._take(frame)
        elif kind == "update":
            if frame["since"] != self.version:
                if self.version is None or frame["version"] > self.version:
                    self.version = None
                    return False
            else:
                self._take(frame)
        elif kind in ("done", "refused") and pending and frame["id"] == pending["id"]:
            if kind == "done":
                # Offering what the other one has offered is agreeing to it.
                wanted = {"act": (pending.get("token", ""),), "offer": ("draw", "agreed")}
                meant = wanted.get(pending["type"], (f"resigned {self.seat}",))
                self.told.done[pending["id"]] = meant
            else:
                self.told.refused[pending["id"]] = frame["reason"]["code"]
            self._pending = None
            if kind == "refused":
                return False  # look again
        if "facts" in frame:
            facts = frame["facts"]
            self._asks_for_word = self.seat in facts["words_missing"]
            self._is_over = facts["status"] == "over"
            self.told.secret = facts["secret"]
        return True

    def _take(self, frame: Json) -> None:
        self.version = self.told.last = frame["version"]
        self._legal = frame["legal"]
        if frame["view"] is not None:
            self.told.seen.append((frame["version"], digest(frame["view"])))
            self._news(frame["version"])
