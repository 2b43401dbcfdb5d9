"""``python -m bench.fair_shares``: does a guest at many tables make the computers of others wait?

A real server with its database on the disk. First one guest alone plays against the strongest
level, and the time counts from sending a card to holding the frame with the computer's answer. Then
forty tables of the strongest level are played from another address, as fast as the computer
answers, by one guest or, with ``--guests 40``, by one guest each; and the first one plays again.

Fair means: within twice the calm time, plus the one job that the process may be thinking about when
the card comes. Like is compared with like: the median of the times with the medians of calm times
and of jobs, and what 95 of 100 do not exceed with the same of those. The pace of computers is off,
so that only thinking and waiting count.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection, connect

GAME, STRONGEST = "throne", 6
_WORD = "0123456789abcdef" * 4  # the random word of every player
_SETTINGS = {
    "PORT": "0",
    "METRICS_PORT": "0",
    "THINKERS": "1",
    "PACE_MS": "0",
    "DRAIN_SECONDS": "0",
    "LOG": "warning",
    # The server's other limits would keep the second guest from forty tables at once.
    **dict.fromkeys(
        ("FRAMES", "CALLS", "CALLS_ADDRESS", "REQUESTS", "ARRIVALS", "SOCKETS_GUEST"), "1000000"
    ),
}


class Parts(NamedTuple):
    """Seconds: half of the times, or nearly all of them, are not above these."""

    p50: float
    p95: float

    @classmethod
    def of(cls, times: Sequence[float]) -> Parts:
        ordered = sorted(times)
        return cls(ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100])

    def ms(self) -> dict[str, float]:
        return {"p50_ms": round(self.p50 * 1000, 1), "p95_ms": round(self.p95 * 1000, 1)}


class Found(NamedTuple):
    tables: int
    guests: int  # playing at them
    calm: Parts
    loaded: Parts
    job: Parts  # under load
    crowd: int  # answers at the many tables meanwhile

    @property
    def bounds(self) -> Parts:
        return Parts(*(2 * calm + job for calm, job in zip(self.calm, self.job, strict=True)))

    @property
    def is_fair(self) -> bool:
        return all(time <= bound for time, bound in zip(self.loaded, self.bounds, strict=True))


class Guest:
    """A cookie, and tables against the computer."""

    def __init__(self, url: str, seed: int, address: str, level: int) -> None:
        self.url = url
        self.level = level  # of the computer
        self.address = address  # every 127.x.y.z is one of the loopback's
        self.times: list[float] = []
        self._seed = seed
        self._cookie = ""

    async def play(self, number: int = 0, answers: float = float("inf")) -> None:
        """Games one after the other, until there have been that many answers."""
        rng = random.Random(self._seed + number)
        until = len(self.times) + answers
        while len(self.times) < until:
            async with self._table() as socket:
                await self._game(socket, rng, until)

    async def _game(self, socket: ClientConnection, rng: random.Random, until: float) -> None:
        sent: float | None = None
        async for text in socket:
            at = time.perf_counter()
            frame = json.loads(text)
            if frame["type"] == "full" and frame["seat"] in frame["facts"]["words_missing"]:
                await socket.send(json.dumps({"type": "word", "id": "word", "word": _WORD}))
            if frame["type"] not in ("full", "update") or frame["view"] is None:
                continue
            if sent is not None and any(step["actor"] == 1 for step in frame.get("steps", ())):
                self.times.append(at - sent)
                sent = None
            if frame["facts"]["status"] == "over" or len(self.times) >= until:
                return
            if frame["legal"]:
                version = frame["version"]
                move = {"type": "act", "id": f"v{version}", "version": version}
                sent = time.perf_counter()
                await socket.send(json.dumps({**move, "token": rng.choice(frame["legal"])}))

    @asynccontextmanager
    async def _table(self) -> AsyncIterator[ClientConnection]:
        asked = {"game": GAME, "opponent": {"kind": "computer", "level": self.level}, "seat": 0}
        headers = {"Cookie": self._cookie} if self._cookie else {}
        home = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(
            base_url=self.url, timeout=60, headers=headers, transport=home
        ) as http:
            answer = (await http.post("/api/tables", json=asked)).raise_for_status()
        self._cookie = self._cookie or answer.headers["set-cookie"].split(";")[0]
        table = answer.json()["table"]["id"]
        async with connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"Cookie": self._cookie},
            compression=None,
            ping_interval=None,
            open_timeout=60,
            local_addr=(self.address, 0),
        ) as socket:
            yield socket


async def measure(
    url: str, metrics: str, *, tables: int, guests: int, answers: int, level: int
) -> Found:
    ben = Guest(url, 1, "127.0.0.1", level)
    others = [Guest(url, 1000 * number, "127.0.0.2", level) for number in range(1, guests + 1)]
    for each in (ben, *others):
        await each.play(answers=1)  # the process is running, and everyone has a cookie
    ben.times.clear()
    await ben.play(answers=answers)
    calm = Parts.of(ben.times)
    ben.times.clear()
    crowd = [asyncio.create_task(others[number % guests].play(number)) for number in range(tables)]
    while _answers(others) < 3 * tables:  # all of them are playing
        await asyncio.sleep(0.05)
    before, jobs = _answers(others), await _jobs(metrics)
    await ben.play(answers=answers)
    after = _answers(others)
    job = one_job(jobs, await _jobs(metrics))
    for task in crowd:
        task.cancel()
    ended = await asyncio.gather(*crowd, return_exceptions=True)
    assert all(isinstance(end, asyncio.CancelledError) for end in ended), ended
    return Found(tables, guests, calm, Parts.of(ben.times), job, after - before)


def _answers(guests: Sequence[Guest]) -> int:
    return sum(len(guest.times) for guest in guests)


Buckets = list[tuple[float, float]]  # up to how many seconds, and how many took no longer


async def _jobs(metrics: str) -> Buckets:
    """How long the server's process has thought about moves so far."""
    async with httpx.AsyncClient() as http:
        text = (await http.get(metrics)).raise_for_status().text
    return [
        (float(sample.labels["le"]), sample.value)
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "zweikampf_thinking_seconds_bucket" and sample.labels["kind"] == "move"
    ]


def one_job(before: Buckets, after: Buckets) -> Parts:
    """The jobs between two readings; within a bucket they are assumed to be spread evenly."""
    counts = [(edge, late - early) for (edge, late), (_, early) in zip(after, before, strict=True)]
    total = counts[-1][1]

    def part(share: float) -> float:
        low, below = 0.0, 0.0
        for edge, count in counts:
            if count >= share * total and count > below:
                width = 0.0 if edge == float("inf") else edge - low
                return low + width * (share * total - below) / (count - below)
            low, below = edge, count
        return low

    return Parts(part(0.5), part(0.95))


def report(found: Found) -> dict[str, Any]:
    return {
        "tables": found.tables,
        "guests": found.guests,
        "calm": found.calm.ms(),
        "loaded": found.loaded.ms(),
        "one_job": found.job.ms(),
        "bound": found.bounds.ms(),
        "answers_to_the_crowd": found.crowd,
        "fair": found.is_fair,
    }


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--guests", type=int, default=1, help="at these tables")
    parser.add_argument("--answers", type=int, default=300, help="that are measured, each time")
    parser.add_argument("--level", type=int, default=STRONGEST, help="of the computer")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        settings = {**_SETTINGS, "DATABASE": f"sqlite:///{folder}/tables.db"}
        server = subprocess.Popen(
            [sys.executable, "-m", "zweikampf.server"],
            env={**os.environ, **{f"ZWEIKAMPF_{name}": text for name, text in settings.items()}},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        try:
            url = server.stdout.readline().split()[-1].rstrip("/")
            metrics = server.stdout.readline().split()[-1]
            found = asyncio.run(measure(url, metrics, **vars(options)))
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()
    sys.stdout.write(json.dumps({"level": options.level, **report(found)}) + "\n")
    return 0 if found.is_fair else 1


if __name__ == "__main__":
    sys.exit(main())
