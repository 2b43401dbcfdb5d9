"""The choices of a seat in a finished game, judged one at a time (``Hindsight``)."""

from __future__ import annotations

from dataclasses import dataclass, field

from zweikampf.engine.record import Record
from zweikampf.engine.replay import Decision, decisions
from zweikampf.players.review import Judged, iterations_for
from zweikampf.server.live.hindsight import Hindsight, Work
from zweikampf.server.log import note
from zweikampf.server.settings import Settings
from zweikampf.server.timing import Clock
from zweikampf.server.workers.jobs import ReviewJob
from zweikampf.server.workers.process import NoProcess, ThinkingFailed
from zweikampf.server.workers.round_robin import Payer
from zweikampf.server.workers.turns import Turns
from zweikampf.server.workers.worker_pool import WorkerPool

MOST_KEPT = 200  # reviews in memory


@dataclass(kw_only=True)
class Review(Work):
    """The choices of one seat in one game, as far as they have been looked at."""

    game: str
    seat: int
    total: int
    choices: list[Decision]
    iterations: int  # for each of them
    found: list[tuple[int, Judged]] = field(default_factory=list)  # with their plies
    at: int = 0  # choices so far

    @property
    def is_done(self) -> bool:
        return self.at == self.total

    def job(self) -> ReviewJob:
        choice = self.choices[self.at]
        return ReviewJob(self.game, choice, choice.ply, self.iterations)


class Reviews(Hindsight[tuple[str, int], Review]):
    """By table and seat."""

    def __init__(
        self, thinking: WorkerPool, turns: Turns, settings: Settings, clock: Clock
    ) -> None:
        super().__init__(clock, settings.review_seconds, MOST_KEPT)
        self._workers = thinking
        self._turns = turns
        self._effort = settings.review_effort

    async def begin(self, table: str, record: Record, seat: int, asker: Payer) -> None:
        """From now on the review is known."""
        every: list[Decision] = []
        # A long game takes a while to replay; the tables need not wait for it.
        await self._turns.go_through(asker, map(every.append, decisions(record)))
        choices = [choice for choice in every if choice.seat == seat]
        fresh = Review(
            table=table,
            game=record.game,
            seat=seat,
            total=len(choices),
            choices=choices,
            iterations=iterations_for(record.game, len(every), self._effort),
        )
        self._kept.setdefault((table, seat), fresh)

    def look(self, table: str, seat: int, asker: Payer) -> Review:
        return self._look((table, seat), asker)

    async def _piece(self, work: Review) -> None:
        ply = work.choices[work.at].ply
        try:
            judged = await self._workers.review(work.asker, work.job())
            work.found.append((ply, judged))
        except NoProcess:
            raise
        except ThinkingFailed as error:
            # A choice that cannot be judged is left out; the others still can.
            note("review-failed", table=work.table, ply=ply, why=str(error))
        work.at += 1

    def _finish(self, work: Review) -> None:
        work.choices.clear()
