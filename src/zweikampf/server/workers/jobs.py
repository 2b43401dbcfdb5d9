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
from time import perf_counter
from types import FrameType
from typing import Any, NoReturn

from zweikampf.engine.game import Event
from zweikampf.engine.options import Options
from zweikampf.engine.reason import Reason
from zweikampf.engine.record import Record
from zweikampf.engine.replay import Decision
from zweikampf.players import table_talk
from zweikampf.players.advice import adviser, reasons
from zweikampf.players.insight.effort import effort_for
from zweikampf.players.insight.entries import Entry, Plan, plan_of, worked
from zweikampf.players.insight.explaining import explain
from zweikampf.players.insight.known import Known, known_at
from zweikampf.players.insight.ledger import Ledger
from zweikampf.players.levels import level
from zweikampf.players.opponents import opponent
from zweikampf.players.player import NO_BUDGET, Budget, Move
from zweikampf.players.review import Judged, judge

LENGTH = struct.Struct(">I")
HINT_BUDGET = Budget(milliseconds=400)
HINT_MOVES = 5
PIECE = 0.3  # seconds of a ledger at a time: other jobs come in between

Hint = list[tuple[Move, list[Reason]]]  # moves, each with why


@dataclass(frozen=True)
class Piece:
    """Some entries of a ledger in a row."""

    plan: Plan
    entries: tuple[Entry, ...]


Summary = dict[str, Any]  # a ledger in JSON, without its entries
Thought = str | Hint | Judged | Piece | Summary | Known


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
class LedgerJob:
    """The next entries of the ledger of a finished game, as many as a piece has time for. When the
    pieces end does not change what is in them."""

    record: Record
    share: float  # of the usual effort
    plan: Plan | None = None
    after: Entry | None = None

    def think(self) -> Piece:
        end = perf_counter() + PIECE
        plan = self.plan or plan_of(self.record, effort_for(self.record, self.share))
        entries = []
        for entry in worked(self.record, plan, self.after):
            entries.append(entry)
            if perf_counter() >= end:
                break
        return Piece(plan, tuple(entries))


@dataclass(frozen=True)
class SummaryJob:
    """A whole ledger summed up, and why the costliest decisions of both seats were costly."""

    record: Record
    ledger: Ledger

    def think(self) -> Summary:
        costly = [entry for seat in (0, 1) for entry in self.ledger.costliest(seat)]
        explained = [each.json() for each in explain(self.record, costly)]
        return {**self.ledger.summary(), "explained": explained}


@dataclass(frozen=True)
class KnownJob:
    """What a seat could know after that many actions of a finished game."""

    record: Record
    ply: int
    seat: int

    def think(self) -> Known:
        return known_at(self.record, self.ply, self.seat)


@dataclass(frozen=True)
class WakeUp:
    """For a process that has just been started: it answers as soon as it is ready."""

    def think(self) -> str:
        return "awake"


AnyJob = MoveJob | BotJob | HintJob | ReviewJob | LedgerJob | SummaryJob | KnownJob | WakeUp


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
