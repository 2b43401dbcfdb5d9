"""``python -m bench.load``: a thousand live tables, and how long a move takes to the other seat.

A real server with its database on the disk; this process plays both seats of every table, over two
sockets each. After a random pause (about ``--pause`` seconds, as people take) the seat to act sends
a move; the time counts until the other seat holds the frame with it, so it includes the network
stack and the reading of the frame here. ``--beside`` plays at another version at the same
time: on a busy machine nothing else can be compared. The client shares the machine with
the server, so it reads no more of a frame than it needs and says what it costs itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

_OPENING = 50  # tables created at the same time
PEERS = ("boardgame.io", "colyseus")


WORD = "0123456789abcdef" * 4  # the random word of every player


class _Facts(msgspec.Struct):
    status: str = ""
    words_missing: tuple[int, ...] = ()


class _Frame(msgspec.Struct):
    """What is read of a frame; the rest is skipped."""

    type: str
    version: int = -1
    seat: int | None = None
    legal: list[str] = []
    view: msgspec.Raw = msgspec.Raw(b"null")
    facts: _Facts = msgspec.field(default_factory=_Facts)


_FRAME = msgspec.json.Decoder(_Frame)


class Seat:
    """One socket: remembers the position and when it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.legal: list[str] = []
        self.over = False
        self.news = asyncio.Event()
        self.at = 0.0

    async def listen(self) -> None:
        while True:
            text = await self.socket.recv(decode=False)
            at = time.perf_counter()
            frame = _FRAME.decode(text)
            if frame.type == "full" and frame.seat in frame.facts.words_missing:
                await self.socket.send(json.dumps({"type": "word", "id": "word", "word": WORD}))
            if frame.type in ("full", "update") and bytes(frame.view) != b"null":
                self.version, self.legal, self.at = frame.version, frame.legal, at
                self.over = frame.facts.status == "over"
                self.news.set()

    async def wait_for(self, version: int) -> None:
        while self.version < version:
            self.news.clear()
            await self.news.wait()


class PlayingPair:
    """Two clients at one table."""

    def __init__(self, number: int, url: str, game: str) -> None:
        self.rng = random.Random(number)
        self.url = url
        self.game = game
        self.seats: list[Seat] = []
        self.listeners: list[asyncio.Task[None]] = []

    async def open(self, http: _Bare) -> None:
        asked = {"game": self.game, "opponent": {"kind": "friend"}, "seat": 0}
        anna = await http.post("/api/tables", json=asked)
        created = anna.json()
        path = f"/api/tables/{created['table']['id']}"
        ben = await http.post(path + "/join", json={"key": created["invite"]["key"]})
        for answer in (anna, ben):
            cookie = answer.headers["set-cookie"].split(";")[0]
            socket = await connect(
                self.url.replace("http", "ws", 1) + path + "/socket",
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
                open_timeout=60,
            )
            seat = Seat(socket)
            self.seats.append(seat)
            self.listeners.append(asyncio.create_task(seat.listen()))
        for seat in self.seats:
            await seat.wait_for(1)

    async def play(self, pause: float, until: float, most: int, times: list[float]) -> None:
        await asyncio.sleep(self.rng.random() * pause)
        while time.perf_counter() < until and not any(seat.over for seat in self.seats):
            if len(times) >= most:
                return
            acting = 0 if self.seats[0].legal else 1
            seat, other = self.seats[acting], self.seats[1 - acting]
            before = seat.version
            token = self.rng.choice(seat.legal)
            move = {"type": "act", "id": f"v{before}", "token": token, "version": before}
            began = time.perf_counter()
            await seat.socket.send(json.dumps(move))
            await other.wait_for(before + 1)
            times.append(other.at - began)
            await seat.wait_for(other.version)
            await asyncio.sleep(pause * (0.5 + self.rng.random()))


def _cpu_seconds(process: int) -> float:
    """The processor time that a process has used so far, where the system reports it."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    numbers = stat.read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """A real server with its database on the disk; ``source`` is the folder with its code, if that
    is another version."""

    def __init__(self, folder: Path, source: str | None = None) -> None:
        settings = {
            "ZWEIKAMPF_DATABASE": f"sqlite:///{folder}/tables.db",
            "ZWEIKAMPF_PORT": "0",
            "ZWEIKAMPF_CALLS": "10000000",
            "ZWEIKAMPF_CALLS_ADDRESS": "10000000",
            "ZWEIKAMPF_REQUESTS": "10000000",
            "ZWEIKAMPF_ARRIVALS": "10000000",
            "ZWEIKAMPF_SOCKETS_ADDRESS": "10000000",
            "ZWEIKAMPF_SOCKETS_GUEST": "10000000",
            "ZWEIKAMPF_CONNECTIONS": "10000",
            "ZWEIKAMPF_CONNECTIONS_ADDRESS": "10000",
            "ZWEIKAMPF_LOG": "warning",
        }
        path = {} if source is None else {"PYTHONPATH": source}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "zweikampf.server"],
            env={**os.environ, **settings, **path},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().split()[-1].rstrip("/")
        self.tables: list[PlayingPair] = []
        self.times: list[float] = []

    async def open(self, options: argparse.Namespace) -> None:
        self.tables = [PlayingPair(at, self.url, options.game) for at in range(options.tables)]
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            for at in range(0, len(self.tables), _OPENING):
                # A fresh cookie for each player: the client must not keep them.
                http.cookies.clear()
                some = self.tables[at : at + _OPENING]
                await asyncio.gather(*(table.open(_Bare(http)) for table in some))

    async def play(self, options: argparse.Namespace) -> dict[str, Any]:
        times = self.times
        computed = _cpu_seconds(self._process.pid)
        own = time.process_time()
        began = time.perf_counter()
        until = began + options.seconds
        await asyncio.gather(
            *(table.play(options.pause, until, options.moves, times) for table in self.tables)
        )
        passed = time.perf_counter() - began
        computed = _cpu_seconds(self._process.pid) - computed
        own = time.process_time() - own  # with ``--beside`` for both servers
        times.sort()
        return {
            "tables": options.tables,
            "moves": len(times),
            "moves_per_second": round(len(times) / passed, 1),
            **{f"p{part}_ms": round(_part(times, part), 2) for part in (50, 95, 99)},
            "max_ms": round(times[-1] * 1000, 2),
            "server_cpu_ms_per_move": round(computed * 1000 / len(times), 3),
            "client_cpu_ms_per_move": round(own * 1000 / len(times), 3),
        }

    def leave(self) -> None:
        for table in self.tables:
            for listener in table.listeners:
                listener.cancel()
            for seat in table.seats:
                seat.socket.transport.abort()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


async def measure(servers: list[Server], options: argparse.Namespace) -> list[dict[str, Any]]:
    """All of them at the same time, so that what else the machine does hits them alike."""
    for server in servers:
        await server.open(options)
    figures = await asyncio.gather(*(server.play(options) for server in servers))
    for server in servers:
        server.leave()
    return figures


def _part(times: list[float], part: int) -> float:
    return times[min(len(times) - 1, len(times) * part // 100)] * 1000


class _Bare:
    """The HTTP client without its memory for cookies."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def post(self, path: str, json: dict[str, Any]) -> httpx.Response:
        request = self._http.build_request("POST", path, json=json)
        request.headers.pop("cookie", None)
        return await self._http.send(request)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=5)
    parser.add_argument("--moves", type=int, default=sys.maxsize, help="stop after that many")
    parser.add_argument("--game", default="throne")
    parser.add_argument("--beside", help="folder with the source of a version to compare with")
    parser.add_argument("--peer", action="store_true", help="the servers of others afterwards")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 65_536)), hard))
    versions = [None] if options.beside is None else [options.beside, None]
    servers: list[Server] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for at, source in enumerate(versions):
                (Path(folder) / str(at)).mkdir()
                servers.append(Server(Path(folder) / str(at), source))
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                figures = runner.run(measure(servers, options))
        finally:
            for server in servers:
                server.stop()
    for source, found in zip(versions, figures, strict=True):
        print(json.dumps({"server": source or "zweikampf", **found}), flush=True)
    for peer in PEERS if options.peer else ():
        print(json.dumps({"server": peer, **_peer(peer, options)}), flush=True)


def _peer(name: str, options: argparse.Namespace) -> dict[str, Any]:
    """Another server with a trivial game, in the same way on the same machine."""
    folder = Path(__file__).with_name(name.replace(".", ""))
    quiet = ["npm", "install", "--silent", "--no-package-lock", "--no-audit", "--no-fund"]
    subprocess.run(quiet, cwd=folder, check=True)
    server = subprocess.Popen(["node", "server.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        port = next(line.split()[1] for line in server.stdout if line.startswith("port "))
        numbers = [port, *(str(each) for each in (options.tables, options.seconds, options.pause))]
        load = subprocess.Popen(
            ["node", "load.cjs", *numbers], cwd=folder, stdout=subprocess.PIPE, text=True
        )
        assert load.stdout is not None
        assert load.stdout.readline() == "ready\n"
        computed = _cpu_seconds(server.pid)
        figures: dict[str, Any] = json.loads(load.stdout.readline())
        computed = _cpu_seconds(server.pid) - computed
    finally:
        server.terminate()
        server.wait()
    return {**figures, "server_cpu_ms_per_move": round(computed * 1000 / figures["moves"], 3)}


if __name__ == "__main__":
    main()
