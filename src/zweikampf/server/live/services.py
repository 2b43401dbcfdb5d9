"""What every room of a server uses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from zweikampf.server.live.bots import Bots
from zweikampf.server.live.peers import Peers
from zweikampf.server.live.telling import Frames
from zweikampf.server.metrics import Metrics
from zweikampf.server.randomness import Randomness
from zweikampf.server.settings import Settings
from zweikampf.server.storage.writer import Writer
from zweikampf.server.timing import Clock
from zweikampf.server.workers.worker_pool import WorkerPool


@dataclass(frozen=True)
class Services:
    settings: Settings
    clock: Clock
    randomness: Randomness
    metrics: Metrics
    writer: Writer
    peers: Peers
    workers: WorkerPool
    frames: Frames
    bots: Bots
    archive: Callable[[str], object]  # a table whose game is over
    restart: Callable[[], int | None]  # milliseconds until the server stops, if it does
