"""A cluster under fire: server processes, their lines to the database, and tables that are played
at all of them at once."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import httpx

from bench.faults.history import violations
from bench.faults.line import Line
from bench.faults.player import Player
from tests.server.databases import new_database
from tests.server.postgres import Postgres
from tests.server.running import Running
from zweikampf.server.storage.store import Store

GAMES = ("throne", "throne", "tower", "dwarves")
LEVEL = 1
CALL_SECONDS = 3.0
AGAIN_SECONDS = 0.1
MOST_STARTS = 10
# How many faults of a hundred are of each kind.
KINDS = {"cut-one": 40, "cut-all": 20, "delay": 20, "pause": 13, "kill": 6, "database": 1}
_TROUBLE = (httpx.HTTPError, OSError, KeyError)

Start = Callable[[str, dict[str, Any]], Running]


def start_server(database: str, settings: dict[str, Any]) -> Running:
    return Running(database, **settings)


class Node:
    """One server process, with its own line to the database."""

    def __init__(self, line: Line, server: Running) -> None:
        self.line = line
        self.server = server
        self.is_paused = False
        self.is_harmed = False  # one fault at a time, or a pause would end with another one's wake

    def pause(self) -> None:
        assert self.server.process is not None
        self.server.process.send_signal(signal.SIGSTOP)
        self.is_paused = True

    def wake(self) -> None:
        assert self.server.process is not None
        self.server.process.send_signal(signal.SIGCONT)
        self.is_paused = False


class World:
    """``games`` counts those that are over; ``wrong`` says what was not as it should be."""

    def __init__(
        self,
        postgres: Postgres,
        seed: int,
        *,
        resigns: float = 0.03,
        kinds: Mapping[str, int] = KINDS,
    ) -> None:
        self.postgres = postgres
        self._kinds = kinds
        self.rng = random.Random(seed)
        self.nodes: list[Node] = []
        self.games = 0
        self.actions = 0
        self.entries = 0
        self.connections = 0
        self.wrong: list[str] = []
        self.faults: Counter[str] = Counter()
        self.gaps: list[float] = []  # seconds without news at a table that is being played
        self._resigns = resigns
        self._last_news: dict[str, float] = {}
        self._cookies: list[str] = []
        self._is_ending = False
        self._url = ""
        self._pack: list[str] = []

    async def start(self, processes: int, start: Start = start_server, **settings: Any) -> None:
        self._url = await asyncio.to_thread(new_database, self.postgres.url)
        name = self._url.split("?")[0].rsplit("/", 1)[-1]
        for _ in range(processes):
            line = await Line(self.postgres.socket).start()
            server = start(line.url(name), settings)
            await asyncio.to_thread(server.start)
            self.nodes.append(Node(line, server))
        self.store = Store(self._url)

    async def close(self) -> None:
        for node in self.nodes:
            await asyncio.to_thread(node.server.stop)
            await node.line.close()
        self.store.close()

    def address(self, rng: random.Random) -> str:
        return rng.choice(self.nodes).server.ws

    # Tables

    async def play(self, tables: int, faults: int, *, pace: float) -> None:
        """That many tables at a time, until there were that many faults, one every ``pace``
        seconds while a process is left that none of them is harming."""
        self._cookies = [await self._welcome(f"p{at}") for at in range(3 * tables)]
        slots = [asyncio.create_task(self._keep_playing(at)) for at in range(tables)]
        try:
            await self._harm_all(faults, pace)
        finally:
            self._is_ending = True
            await asyncio.gather(*slots)

    async def _welcome(self, name: str) -> str:
        async with httpx.AsyncClient(timeout=60) as http:
            asked = {"game": "throne", "opponent": {"kind": "friend"}, "name": name}
            made = await http.post(self.nodes[0].server.url + "/api/tables", json=asked)
            return made.raise_for_status().cookies["zweikampf"]

    async def _keep_playing(self, slot: int) -> None:
        cookies, number = self._cookies[3 * slot : 3 * slot + 3], 0
        while not self._is_ending or number == 0:
            rng = random.Random(f"{self.rng.random()} {slot} {number}")
            number += 1
            table, seats = await self._new_table(rng, cookies, alone=slot % 6 == 5)
            await self._play_table(rng, table, [*seats, (None, cookies[2])])

    async def _new_table(
        self, rng: random.Random, cookies: list[str], *, alone: bool
    ) -> tuple[str, list[tuple[int | None, str]]]:
        """As people would, who try again if a call fails."""
        game = rng.choice(GAMES)
        kind = {"kind": "computer", "level": LEVEL} if alone else {"kind": "friend"}
        asked = {"game": game, "opponent": kind, "seat": 0, "pace": "fast"}
        made = await self._call(rng, "/api/tables", asked, cookies[0])
        table: str = made["table"]["id"]
        if alone:
            return table, [(0, cookies[0])]
        key = {"key": made["invite"]["key"]}
        await self._call(rng, f"/api/tables/{table}/join", key, cookies[1])
        return table, [(0, cookies[0]), (1, cookies[1])]

    async def _call(
        self, rng: random.Random, path: str, asked: dict[str, Any], cookie: str
    ) -> dict[str, Any]:
        while True:
            url = self.address(rng).replace("ws", "http", 1)
            try:
                async with httpx.AsyncClient(timeout=CALL_SECONDS) as http:
                    headers = {"Cookie": f"zweikampf={cookie}"}
                    answer = await http.post(url + path, json=asked, headers=headers)
                told: dict[str, Any] = answer.json()
                if answer.is_success:
                    return told
                if told["reason"]["code"] in ("already-seated", "no-free-seat"):
                    return {}  # it was carried out, only the answer was lost
            except (*_TROUBLE, ValueError):
                pass
            await asyncio.sleep(AGAIN_SECONDS)

    async def _play_table(
        self, rng: random.Random, table: str, readers: list[tuple[int | None, str]]
    ) -> None:
        latest = 0

        def news(version: int) -> None:
            nonlocal latest
            if version > latest:
                now = time.perf_counter()
                if latest:
                    self.gaps.append(now - self._last_news[table])
                latest, self._last_news[table] = version, now

        players = [
            Player(
                table,
                seat,
                cookie,
                random.Random(f"{rng.random()} {seat}"),
                self.address,
                news,
                resigns=self._resigns,
            )
            for seat, cookie in readers
        ]
        await asyncio.gather(*(each.play() for each in players))
        self._last_news.pop(table, None)
        await self._check(table, players)

    async def _check(self, table: str, players: list[Player]) -> None:
        while True:
            try:
                kept = await asyncio.to_thread(self.store.load, table)
                break
            except Exception:  # the database is being restarted
                await asyncio.sleep(AGAIN_SECONDS)
        assert kept is not None
        found = await asyncio.to_thread(violations, kept, [each.told for each in players])
        for each in found:
            self.wrong.append(f"{kept.setup.game} {table}: {each}")
            print(self.wrong[-1], flush=True)
        self.games += 1
        self.entries += len(kept.entries)
        self.actions += sum(len(each.told.done) for each in players)
        self.connections += sum(each.connections for each in players)

    # Faults

    def _deal(self) -> str:
        """From a shuffled pack, so that every hundred faults have the same number of each kind."""
        if not self._pack:
            self._pack = [kind for kind, times in self._kinds.items() for _ in range(times)]
            self.rng.shuffle(self._pack)
        return self._pack.pop()

    async def _harm_all(self, faults: int, pace: float) -> None:
        """Faults of different processes overlap, but one process is left alone, or nobody could be
        served. A process cannot start without the database, so that one is stopped alone."""
        running: set[asyncio.Task[None]] = set()
        async with asyncio.TaskGroup() as group:
            for _ in range(faults):
                kind = self._deal()
                most = 0 if kind == "database" else max(0, len(self.nodes) - 2)
                while len(running) > most:
                    _, running = await asyncio.wait(running, return_when="FIRST_COMPLETED")
                free = [node for node in self.nodes if not node.is_harmed]
                running.add(group.create_task(self._harm(kind, self.rng.choice(free))))
                if kind == "database":
                    await asyncio.wait(running)
                await asyncio.sleep(pace)

    async def _harm(self, kind: str, node: Node) -> None:
        node.is_harmed = True
        try:
            await self._do_harm(kind, node)
        finally:
            node.is_harmed = False
        self.faults[kind] += 1

    async def _do_harm(self, kind: str, node: Node) -> None:
        match kind:
            case "cut-one":
                node.line.cut(self.rng.randrange(1000))
            case "cut-all":
                node.line.cut()
            case "delay":
                node.line.hold()
                await asyncio.sleep(self.rng.choice((0.05, 0.2, 0.5, 1.0)))
                node.line.let_go()
            case "pause":
                node.pause()
                await asyncio.sleep(self.rng.choice((0.05, 0.2, 0.5, 3.5)))
                node.wake()
            case "kill":
                await asyncio.to_thread(node.server.kill)
                await asyncio.sleep(self.rng.choice((0.0, 0.5, 3.5)))
                await self._start_again(node)
            case "database":
                await asyncio.to_thread(self.postgres.stop)
                await asyncio.sleep(self.rng.choice((0.0, 0.5)))
                await asyncio.to_thread(self.postgres.start)

    async def _start_again(self, node: Node) -> None:
        """As a supervisor does: on a busy machine the database may not answer in time."""
        for _ in range(MOST_STARTS):
            try:
                await asyncio.to_thread(node.server.start)
                return
            except AssertionError:
                await asyncio.sleep(AGAIN_SECONDS)
        raise RuntimeError("a process does not start any more")
