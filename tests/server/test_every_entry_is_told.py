"""Whatever a client does with its socket: what is stored has been sent to every reader."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.calling import PATIENT
from tests.server.client import WORD, Person, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from tests.server.raw import CUTS, Cut, Rude
from zweikampf.server.table.reopening import fold
from zweikampf.server.table.table import Table

Json = dict[str, Any]
BURSTS = 600


def stored(server: Inside, table: str) -> Table:
    """The table as a reader of the store finds it."""
    kept = server.do(lambda: server.lobby.writer.call(server.lobby.writer.store.load, table))
    return fold(kept, 0)


def socket_of(server: Inside, table: str, seat: int | None) -> str:
    return f"{server.ws}/api/tables/{table}/socket?seat={'watch' if seat is None else seat}"


def test_a_burst_that_ends_with_a_close_is_told(inside: StartInside) -> None:
    """The answer to the ping cannot be sent any more when the action is carried out."""
    server = inside()
    one, two = two_at_a_table(server)
    acting, other = (one, two) if one.last["legal"] else (two, one)
    full = acting.frames[0]
    rude = Rude(socket_of(server, full["table"], full["seat"]), acting.person.cookie)
    act = {"type": "act", "id": "a", "token": acting.last["legal"][0], "version": acting.version}

    async def attack() -> None:
        await rude.connect()
        frames = [{"type": "ping", "id": "p"}, act]
        await rude.burst(rude.bytes_of(frames, closing=True), "close")

    asyncio.run(attack())
    other.hear_until("update")
    assert stored(server, full["table"]).version == other.version == act["version"] + 1


@dataclass
class Reader:
    """Well-behaved, but trusting: it starts over when its socket is closed, and only then."""

    server: Inside
    table: str
    seat: int | None
    cookie: str
    last: Json = field(default_factory=dict)
    facts: Json = field(default_factory=dict)
    socket: ClientConnection | None = None
    asked: dict[str, asyncio.Future[Json]] = field(default_factory=dict)
    begun: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        while True:
            headers = {"Cookie": f"zweikampf={self.cookie}"} if self.cookie else {}
            address = socket_of(self.server, self.table, self.seat)
            async with connect(address, additional_headers=headers, **PATIENT) as self.socket:
                try:
                    async for text in self.socket:
                        frame = json.loads(text)
                        if self.seat in frame.get("facts", {}).get("words_missing", ()):
                            word = {"type": "word", "id": "word", "word": WORD}
                            await self.socket.send(json.dumps(word))
                        self._hear(frame)
                except ConnectionClosed:
                    continue

    def _hear(self, frame: Json) -> None:
        if frame["type"] == "update":
            assert frame["since"] == self.last["version"], "told in order, without a gap"
        if frame["type"] in ("full", "update"):
            self.last = frame
            if frame["view"] is not None:
                self.begun.set()
        self.facts = frame.get("facts", self.facts)
        if frame.get("id") in self.asked:
            self.asked.pop(frame["id"]).set_result(frame)

    async def ping(self) -> Json:
        assert self.socket is not None
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.asked["ping"] = answer
        await self.socket.send(json.dumps({"type": "ping", "id": "ping"}))
        return await answer


@dataclass
class Watched:
    """A table with three readers."""

    id: str
    seats: list[Reader]
    spectator: Reader
    listening: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def readers(self) -> list[Reader]:
        return [*self.seats, self.spectator]

    @property
    def window(self) -> int | None:
        """The milliseconds that are left for a reaction, if one is asked for."""
        window = self.seats[0].facts["window"]
        return None if window is None else int(window["left"])

    async def settle(self) -> None:
        """Every reader has heard everything that has happened so far."""
        for reader in self.readers:
            pong = await reader.ping()
            assert reader.last["version"] == pong["version"]


async def watched(server: Inside, game: str) -> Watched:
    def sit() -> list[Person]:
        people = Person(server, "Anna"), Person(server, "Ben")
        people[1].join(people[0].create(game, seat=0))
        return list(people)

    people = await asyncio.to_thread(sit)
    table = (await asyncio.to_thread(people[0].http.get, "/api/tables")).json()["tables"][0]["id"]
    seats = [Reader(server, table, seat, who.cookie) for seat, who in enumerate(people)]
    made = Watched(table, seats, Reader(server, table, None, ""))
    made.listening = [asyncio.create_task(reader.listen()) for reader in made.readers]
    for reader in made.readers:
        await reader.begun.wait()
    return made


def act_of(rng: random.Random, reader: Reader, name: str) -> Json:
    token, version = rng.choice(reader.last["legal"]), reader.last["version"]
    return {"type": "act", "id": name, "token": token, "version": version}


def frames_of(rng: random.Random, reader: Reader, number: int) -> list[Json]:
    """Some requests of a seat, as it sees the table."""
    version = reader.last["version"]
    frames: list[Json] = []
    for at in range(rng.randint(1, 4)):
        name = f"{number}-{at}"
        wishes: list[Json] = [
            {"type": "ping", "id": name},
            {"type": "offer", "id": name, "what": "takeback", "version": version},
            {"type": "answer", "id": name, "what": "takeback", "accept": False, "version": version},
        ]
        if reader.last["legal"]:
            wishes += [act_of(rng, reader, name)] * 4
        frames.append(rng.choice(wishes))
    return frames


async def burst(server: Inside, table: Watched, rng: random.Random, number: int) -> None:
    """A client connects, sends some frames in one write, and is cut off anywhere in them. Every
    fourth one acts and then closes in order: that must count."""
    before = table.seats[0].last["version"]
    cut: Cut = CUTS[number % len(CUTS)]
    to_act = next(reader for reader in table.seats if reader.last["legal"])
    reader = to_act if cut == "close" else rng.choice([to_act, to_act, *table.seats])
    rude = Rude(socket_of(server, table.id, reader.seat), reader.cookie)
    served = len(server.calls)
    await rude.connect()
    if cut == "close":
        frames = [{"type": "ping", "id": "p"}, act_of(rng, reader, str(number))]
        content = rude.bytes_of(frames, closing=True)
    else:
        content = rude.bytes_of(frames_of(rng, reader, number), closing=False)
        if rng.random() < 0.5:
            content = content[: rng.randrange(len(content) + 1)]
    await rude.burst(content, cut)
    await asyncio.to_thread(server.until, lambda: len(server.calls) <= served)
    await table.settle()
    if table.window is not None and (cut == "close" or rng.random() < 0.5):
        await asyncio.to_thread(server.advance, table.window / 1000)
        await table.settle()
    assert cut != "close" or table.seats[0].last["version"] > before


async def leave_in_agreement(server: Inside, table: Watched) -> int:
    """All readers know what is stored; how many actions that is."""
    await table.settle()
    truth = await asyncio.to_thread(stored, server, table.id)
    assert truth.duel is not None
    for reader in table.readers:
        assert reader.last["version"] == truth.version
        view = json.dumps(truth.duel.view(reader.seat).json())
        assert reader.last["view"] == json.loads(view)
    for task in table.listening:
        task.cancel()
    # They close their sockets; the end of the event loop would interrupt that.
    await asyncio.wait(table.listening)
    return truth.version


def test_hundreds_of_bursts_with_cuts_everywhere(inside: StartInside) -> None:
    rng = random.Random(12)
    games = itertools.cycle(["throne", "dwarves", "tower"])
    server = inside()

    async def play() -> int:
        tables = [await watched(server, next(games)) for _ in range(5)]
        actions = 0
        for number in range(BURSTS):
            at = rng.randrange(len(tables))
            await burst(server, tables[at], rng, number)
            if tables[at].seats[0].facts["status"] == "over":
                actions += await leave_in_agreement(server, tables[at])
                tables[at] = await watched(server, next(games))
        for table in tables:
            actions += await leave_in_agreement(server, table)
        return actions

    assert asyncio.run(play()) >= BURSTS / len(CUTS)
