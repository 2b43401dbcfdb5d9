"""A process that thinks for computer players: jobs come in, tokens go out.

``python -m zweikampf.server.thinker`` reads pickled jobs from standard input, each with its length
before it, and writes answers the same way, with the seconds that they took. Only ``thinking``
starts it; nothing from outside gets here but tokens of the legal list. It holds no game: a job
brings the view of one seat.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from dataclasses import dataclass
from time import perf_counter
from typing import Any, BinaryIO

import zweikampf.games  # registers the games
from zweikampf.engine.replay import Decision
from zweikampf.players.advice import adviser
from zweikampf.players.levels import level
from zweikampf.players.player import Budget
from zweikampf.players.review import Judged, judge

assert zweikampf.games

LENGTH = struct.Struct(">I")
HINT_BUDGET = Budget(milliseconds=400)
HINT_MOVES = 5
NICENESS = 5  # thinking waits for serving


Hint = list[tuple[str, float, int]]  # token, win chance, visits
Thought = str | Hint | Judged


@dataclass(frozen=True)
class Job:
    """One decision from one view; without a level it is a hint."""

    game: str
    view: Any
    legal: tuple[str, ...]
    seed: int
    level: int | None

    def think(self) -> str | Hint:
        if self.level is not None:
            return level(self.game, self.level, self.seed).choose(self.view, self.legal)
        moves = adviser(self.game, self.seed).think(self.view, self.legal, HINT_BUDGET)
        return [(move.token, move.win_chance, move.visits) for move in moves[:HINT_MOVES]]


@dataclass(frozen=True)
class ReviewJob:
    """One choice of a finished game, as its player saw it."""

    game: str
    choice: Decision
    seed: int
    iterations: int

    def think(self) -> Judged:
        view, legal, played = self.choice.view, self.choice.legal, self.choice.played
        return judge(self.game, view, legal, played, self.seed, self.iterations)


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
        began = perf_counter()
        try:
            answer = job.think()
        except Exception as error:
            answer = error
        sys.stdout.buffer.write(pack((answer, perf_counter() - began)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
