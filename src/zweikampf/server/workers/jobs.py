"""What a worker process receives, and what it answers: both travel pickled, with the length of the
bytes before them."""

from __future__ import annotations

import pickle
import signal
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any, NoReturn

from zweikampf.engine.game import Event
from zweikampf.engine.options import Options
from zweikampf.engine.reason import Reason
from zweikampf.engine.replay import Decision
from zweikampf.players import table_talk
from zweikampf.players.advice import adviser, reasons
from zweikampf.players.levels import level
from zweikampf.players.opponents import opponent
from zweikampf.players.player import NO_BUDGET, Budget, Move
from zweikampf.players.review import Judged, judge

LENGTH = struct.Struct(">I")
HINT_BUDGET = Budget(milliseconds=400)
HINT_MOVES = 5

Hint = list[tuple[Move, list[Reason]]]  # moves, each with why
Thought = str | Hint | Judged


@dataclass(frozen=True)
class MoveJob:
    """The action of a computer player, from the view of its seat."""

    game: str
    view: Any
    legal: tuple[str, ...]
    seed: int
    level: int

    def think(self) -> str:
        return level(self.game, self.level, self.seed).choose(self.view, self.legal)


@dataclass(frozen=True)
class BotJob:
    """The action of a bot of this server. It is started for this one action, as the next one may be
    thought about in another process; so it is told the whole game as its seat saw it."""

    game: str
    options: Options
    view: Any
    events: tuple[Event, ...]
    legal: tuple[str, ...]
    seed: int
    player: str
    budget: Budget = NO_BUDGET

    def think(self) -> str:
        with _ends_when_told():
            player = opponent(self.player, self.game, self.seed)
            try:
                table_talk.begin(player, self.options, self.view.seat)
                table_talk.saw(player, self.events)
                return player.choose(self.view, self.legal, self.budget)
            finally:
                table_talk.close(player)


@contextmanager
def _ends_when_told() -> Iterator[None]:
    """A worker that is told to end while a bot thinks ends the bot first."""

    def end(number: int, frame: FrameType | None) -> NoReturn:
        sys.exit(number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@dataclass(frozen=True)
class HintJob:
    """The best moves for a human, from the view of their seat."""

    game: str
    view: Any
    legal: tuple[str, ...]
    seed: int

    def think(self) -> Hint:
        moves = adviser(self.game, self.seed).think(self.view, self.legal, HINT_BUDGET)
        return [
            (move, reasons(self.game, self.view, moves, move.token)) for move in moves[:HINT_MOVES]
        ]


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


AnyJob = MoveJob | BotJob | HintJob | ReviewJob | WakeUp


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
