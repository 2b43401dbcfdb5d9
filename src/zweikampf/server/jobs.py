"""What a process that thinks is given, and what it answers: both travel pickled, with the length of
the bytes before them."""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass
from typing import Any

from zweikampf.engine.replay import Decision
from zweikampf.players.advice import adviser
from zweikampf.players.levels import level
from zweikampf.players.player import Budget
from zweikampf.players.review import Judged, judge

LENGTH = struct.Struct(">I")
HINT_BUDGET = Budget(milliseconds=400)
HINT_MOVES = 5

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


@dataclass(frozen=True)
class WakeUp:
    """For a process that has just been started: it answers as soon as it is ready."""

    def think(self) -> str:
        return "awake"


AnyJob = Job | ReviewJob | WakeUp


@dataclass(frozen=True)
class Failed:
    """A player raised. Its error stays here: not every error can be read in another process."""

    why: str


@dataclass(frozen=True)
class Answer:
    thought: Thought | Failed
    seconds: float


def pack(value: object) -> bytes:
    content = pickle.dumps(value)
    return LENGTH.pack(len(content)) + content
