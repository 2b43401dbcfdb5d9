"""Finished games understood: the ledger of luck and play, entry by entry (``Hindsight``), and what
a seat could know at any ply. Both are worked out in the worker processes."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from zweikampf.engine import actors
from zweikampf.engine.record import Record
from zweikampf.players.insight.entries import Entry, Plan, has_result
from zweikampf.players.insight.known import Known, whereabouts_at
from zweikampf.players.insight.ledger import Ledger
from zweikampf.server.errors import Denied, TooFast
from zweikampf.server.live.hindsight import Hindsight, Work
from zweikampf.server.log import note
from zweikampf.server.settings import Settings
from zweikampf.server.timing import Clock
from zweikampf.server.workers.jobs import KnownJob, LedgerJob, Summary, SummaryJob
from zweikampf.server.workers.process import NoProcess, ThinkingFailed
from zweikampf.server.workers.round_robin import Payer
from zweikampf.server.workers.worker_pool import WorkerPool

MOST_KEPT = 50  # games in memory, with about 300 KB of figures for the longest
MOST_KNOWN = 500  # answers in memory to what could be known
_DIGITS = 6


class Figures(NamedTuple):
    """An entry as readers receive it: rounded, and without the moves that it was judged by."""

    ply: int
    actor: actors.ActorName
    value: float
    luck: float
    cost: float
    remainder: float
    exact: bool


@dataclass(kw_only=True)
class Insight(Work):
    """One game; as much of its ledger as is worked out."""

    record: Record
    plan: Plan | None = None
    entries: list[Entry] = field(default_factory=list)  # until they are summed up
    figures: list[Figures] = field(default_factory=list)
    summary: Summary | None = None
    has_failed: bool = False

    @property
    def is_done(self) -> bool:
        return self.summary is not None or self.has_failed

    @property
    def is_worked_out(self) -> bool:
        """All entries are there; they have not been summed up yet."""
        return self.plan is not None and len(self.figures) == self.plan.total


class Insights(Hindsight[str, Insight]):
    """By table."""

    def __init__(self, thinking: WorkerPool, settings: Settings, clock: Clock) -> None:
        super().__init__(clock, settings.review_seconds, MOST_KEPT)
        self._workers = thinking
        self._effort = settings.review_effort
        self._known: OrderedDict[tuple[str, int, int], Known] = OrderedDict()
        self._asking: set[Payer] = set()  # who waits for what could be known
        self.when_summed: Callable[[str, float], None] = lambda table, adjusted: None

    def begin(self, table: str, record: Record) -> None:
        """From now on the game is known."""
        if not has_result(record):
            raise Denied("no-result-yet")
        if not self.is_known(table):  # nor begun for someone else in the meantime
            self._kept[table] = Insight(table=table, record=record)
            self._forget()

    def look(self, table: str, asker: Payer) -> Insight:
        """The ledger, as far as it is ready. One that has failed is told once, and begun again when
        it is asked for again."""
        work = self._look(table, asker)
        if work.has_failed:
            del self._kept[table]
        return work

    def complete(self, table: str, asker: Payer) -> None:
        """The ledger is worked out to its end, even if no one asks for it again."""
        self.look(table, asker).asked = math.inf

    async def _piece(self, work: Insight) -> None:
        try:
            await (self._sum_up(work) if work.is_worked_out else self._continue(work))
        except NoProcess:
            raise
        except ThinkingFailed as error:
            # Each entry begins where the one before it ended: none can be left out.
            note("ledger-failed", table=work.table, ply=len(work.figures), why=str(error))
            work.has_failed = True

    async def _continue(self, work: Insight) -> None:
        after = work.entries[-1] if work.entries else None
        job = LedgerJob(work.record, self._effort, work.plan, after)
        piece = await self._workers.ledger(work.asker, job)
        work.plan = piece.plan
        work.entries += piece.entries
        work.figures += map(_figures, piece.entries)

    async def _sum_up(self, work: Insight) -> None:
        assert work.plan is not None
        game, plan = work.record.game, work.plan
        ledger = Ledger(game, plan.start, plan.result, tuple(work.entries))
        work.summary = await self._workers.summary(work.asker, SummaryJob(work.record, ledger))

    def _finish(self, work: Insight) -> None:
        work.entries.clear()
        if work.summary is not None:
            self.when_summed(work.table, float(work.summary["seats"][0]["adjusted"]))

    async def known(self, table: str, ply: int, seat: int, asker: Payer) -> Known:
        """What a seat could know; of a game that is known. One question per guest at a time."""
        name = table, ply, seat
        self._kept.move_to_end(table)  # it is being looked at
        if (found := self._known.get(name)) is not None:
            self._known.move_to_end(name)
            return found
        record = self._kept[table].record
        whereabouts_at(record, ply)  # refused here, and not in a worker
        if asker in self._asking:
            raise TooFast
        self._asking.add(asker)
        try:
            found = await self._workers.known(asker, KnownJob(record, ply, seat))
        except ThinkingFailed as error:
            note("known-failed", table=table, ply=ply, why=str(error))
            raise Denied("not-worked-out") from error
        finally:
            self._asking.discard(asker)
        self._known[name] = found
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return found


def _figures(entry: Entry) -> Figures:
    parts = (entry.value, entry.luck, entry.cost, entry.remainder)
    value, luck, cost, remainder = (round(float(part), _DIGITS) for part in parts)
    actor = actors.name_of(entry.actor)
    return Figures(entry.ply, actor, value, luck, cost, remainder, entry.exact)
