"""A process that thinks for computer players: jobs come in, tokens go out.

``python -m zweikampf.server.thinker`` reads pickled jobs from standard input, each with its length
before it, and writes answers the same way. Only ``thinking`` starts it; nothing from outside gets
here but tokens of the legal list. It holds no game: a job brings the view of one seat.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from dataclasses import dataclass
from typing import Any, BinaryIO

import zweikampf.games  # registers the games
from zweikampf.engine import registry
from zweikampf.players.levels import level
from zweikampf.players.player import Budget
from zweikampf.players.search import SearchPlayer

assert zweikampf.games

LENGTH = struct.Struct(">I")
HINT_BUDGET = Budget(milliseconds=400)
HINT_MOVES = 5
NICENESS = 5  # thinking waits for serving


@dataclass(frozen=True)
class Job:
    """One decision from one view; without a level it is a hint."""

    game: str
    view: Any
    legal: tuple[str, ...]
    seed: int
    level: int | None


Hint = list[tuple[str, float, int]]  # token, win chance, visits


def think(job: Job) -> str | Hint:
    if job.level is not None:
        return level(job.game, job.level, job.seed).choose(job.view, job.legal)
    player = SearchPlayer(registry.find(job.game), job.seed)
    moves = player.think(job.view, job.legal, HINT_BUDGET)[:HINT_MOVES]
    return [(move.token, move.win_chance, move.visits) for move in moves]


def pack(value: object) -> bytes:
    content = pickle.dumps(value)
    return LENGTH.pack(len(content)) + content


def _read(stream: BinaryIO) -> Any:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pickle.loads(stream.read(*LENGTH.unpack(head)))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    while (job := _read(sys.stdin.buffer)) is not None:
        answer: object
        try:
            answer = think(job)
        except Exception as error:
            answer = error
        sys.stdout.buffer.write(pack(answer))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
