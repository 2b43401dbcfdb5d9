"""A client that survives anything the line does to it, as docs/wire.md tells clients to.

It acknowledges nothing by guess: an action counts as done when ``done`` came for it. After a cut
it comes back with its last version and sends the same frame again.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.calling import PATIENT

Json = dict[str, Any]
WORD = "fedcba9876543210" * 4
_LOST = (WebSocketException, InvalidHandshake, OSError, EOFError, TimeoutError)


class Steadfast:
    """What it plays follows from its name, the version and the legal tokens; so its game does not
    depend on what the line does."""

    def __init__(self, address: str, cookie: str, seat: int, name: str) -> None:
        self.address = address
        self.cookie = cookie
        self.seat = seat
        self.name = name
        self.version: int | None = None
        self.legal: list[str] = []
        self.is_over = False
        self.asks_for_word = False
        self.pending: Json | None = None
        self.done: list[str] = []  # tokens that were confirmed, in this order
        self.when_done: Callable[[], object] = lambda: None
        self.connections = 0
        self._acts = 0
        self.replies = 0

    async def play(self) -> None:
        while not self.is_over:
            try:
                await self._play_on()
            except _LOST:
                await asyncio.sleep(0.01)

    async def _play_on(self) -> None:
        since = "" if self.version is None else f"&since={self.version}"
        async with connect(
            f"{self.address}?seat={self.seat}{since}",
            additional_headers={"Cookie": f"zweikampf={self.cookie}"},
            **PATIENT,
        ) as socket:
            self.connections += 1
            resend = self.pending
            async for text in socket:
                frame = json.loads(text)
                if not self._hear(frame):
                    self.version = None  # a gap: come back for everything
                    return
                if self.is_over:
                    return
                if self.asks_for_word:  # sent again after every cut: the same word does no harm
                    await socket.send(json.dumps({"type": "word", "id": "word", "word": WORD}))
                if resend is not None and self.pending is resend:
                    await socket.send(json.dumps(resend))
                    resend = None
                elif self.pending is None and self.legal:
                    self.pending = {
                        "type": "act",
                        "id": f"act-{self._next_number()}",
                        "token": self._choose(),
                        "version": self.version,
                    }
                    await socket.send(json.dumps(self.pending))

    def _next_number(self) -> int:
        self._acts += 1
        return self._acts

    def _choose(self) -> str:
        return random.Random(f"{self.name} {self.version}").choice(self.legal)

    def _hear(self, frame: Json) -> bool:
        kind = frame["type"]
        if kind == "full" and (self.version is None or frame["version"] >= self.version):
            self._take(frame)
        elif kind == "update":
            if frame["since"] == self.version:
                self._take(frame)
            elif self.version is None or frame["version"] > self.version:
                return False
        elif kind == "done" and self.pending and frame["id"] == self.pending["id"]:
            self.done.append(self.pending["token"])
            self.when_done()
            self.pending = None
        elif kind == "refused" and self.pending and frame["id"] == self.pending["id"]:
            assert frame["reason"]["code"] in ("stale-version", "game-over", "not-stored"), frame
            self.pending = None
        if "facts" in frame:
            self.asks_for_word = self.seat in frame["facts"]["words_missing"]
        # An action that ended the game is still to be confirmed.
        over = "facts" in frame and frame["facts"]["status"] == "over"
        self.replies += over
        self.is_over = (over or self.replies > 0) and self.pending is None
        return True

    def _take(self, frame: Json) -> None:
        self.version = frame["version"]
        self.legal = frame["legal"]
