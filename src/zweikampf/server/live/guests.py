"""Guests: people who hold a cookie."""

from __future__ import annotations

from dataclasses import dataclass

from zweikampf.server.randomness import Randomness, hashed, url_text
from zweikampf.server.storage.writer import Writer
from zweikampf.server.table.names import clean_name
from zweikampf.server.table.setup import Seating
from zweikampf.server.timing import Clock


@dataclass(frozen=True)
class Guest:
    id: int
    name: str

    @property
    def seating(self) -> Seating:
        return Seating("human", self.id, None, self.name)


class Guests:
    def __init__(self, writer: Writer, clock: Clock, randomness: Randomness) -> None:
        self._writer = writer
        self._stored = writer.store.guests
        self._clock = clock
        self._randomness = randomness

    async def find(self, cookie: str | None) -> Guest | None:
        if not cookie:
            return None
        now = self._clock.now()
        found = await self._writer.call(self._stored.find, hashed(cookie), now)
        return None if found is None else Guest(*found)

    async def welcome(self, guest: Guest | None, name: str) -> tuple[Guest, str | None]:
        """The guest under the name just given; a new guest gets a cookie."""
        name = clean_name(name)
        if guest is None:
            cookie = url_text(self._randomness, 32)
            now = self._clock.now()
            new = await self._writer.call(self._stored.add, hashed(cookie), name, now)
            return Guest(new, name), cookie
        if name and name != guest.name:
            await self._writer.call(self._stored.rename, guest.id, name)
        return Guest(guest.id, name or guest.name), None

    async def forget(self, guest: Guest) -> None:
        await self._writer.call(self._stored.forget, guest.id)
