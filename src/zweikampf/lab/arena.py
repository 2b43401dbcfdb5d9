"""Players against each other, and what can be said about them afterwards.

    from zweikampf.lab.arena import Match, play

    report = play(Match(game, ("level3", "level5")), games=400, workers=2)

The same match gives the same report, on any number of processes, interrupted or not.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Literal

from zweikampf.engine.errors import PlayerError, ResultsError
from zweikampf.engine.reason import because
from zweikampf.lab import interrupts, pool
from zweikampf.lab.failing import Failing
from zweikampf.lab.match import Match, Pair, Result
from zweikampf.lab.playing import Finished, play_pair
from zweikampf.lab.report import Report, Stopped, report
from zweikampf.lab.results import ResultsFile
from zweikampf.lab.scores import pair_scores
from zweikampf.lab.sprt import Sprt

__all__ = ["Arena", "Match", "Report", "play"]

OnError = Literal["stop", "forfeit"]


def play(
    match: Match,
    games: int,
    *,
    workers: int = 1,
    file: Path | None = None,
    records: Path | None = None,
    sprt: Sprt | None = None,
    on_error: OnError = "stop",
    tell: Callable[[Result], object] | None = None,
    prepare: pool.Prepare | None = None,
) -> Report:
    """Play a match to its end: that many games of every two players, in pairs.

    ``file`` keeps results, and a match continues from it; ``records`` is a folder for the records
    of games; ``sprt`` may end the match earlier. ``tell`` is called with each pair that is
    finished. A player that fails raises ``PlayerFailed`` or, with ``on_error="forfeit"``, loses
    that game. ``prepare`` is what a worker process does before its first game.
    """
    arena = Arena(match, games, workers, file, records, sprt, on_error, prepare=prepare)
    return arena.run(tell)


@dataclass
class Arena:
    """A match in progress, for callers who want to know its report if it is interrupted."""

    match: Match
    games: int
    workers: int = 1
    file: Path | None = None
    records: Path | None = None
    sprt: Sprt | None = None
    on_error: OnError = "stop"
    shard: tuple[int, int] = (1, 1)  # (2, 5): the second of five parts, for five machines
    prepare: pool.Prepare | None = None  # what a worker process does before its first game
    on: pool.Run | None = None  # where games are played, if not in processes here
    failures: list[Failing] = field(default_factory=list)  # that did not stop the match

    def __post_init__(self) -> None:
        if len(self.match.players) < 2:
            raise PlayerError(because("arena-too-few"))
        if self.sprt is not None and len(self.match.players) != 2:
            raise ResultsError(because("sprt-needs-two"))
        part, parts = self.shard
        every = self.match.pairs((self.games + 1) // 2)
        self.pairs = [pair for pair in every if pair.number % parts == part - 1]
        self._results: dict[Pair, Result] = {}
        self._counts = [0] * 5  # of the scores of the pairs that the test has looked at
        self._looked_at = 0
        self.decision = None if self.sprt is None else self.sprt.decide(self._counts)

    def run(self, tell: Callable[[Result], object] | None = None) -> Report:
        """Play what is missing; ``tell`` is also called with the pairs in the file."""
        wanted = set(self.pairs)

        def keep(result: Result) -> bool:
            self._results[result.pair] = result
            self._look()
            if tell is not None:
                tell(result)
            return self._is_decided()

        with ExitStack() as stack:
            file = None
            if self.file is not None:
                file = stack.enter_context(ResultsFile(self.file, self.match))
                for result in file.done:
                    if result.pair in wanted and result.pair not in self._results:
                        keep(result)

            def keep_for_good(finished: Finished) -> bool:
                with interrupts.held():  # the file and the report agree
                    self._save_records(finished)
                    if file is not None:
                        file.add(finished.result)
                    self.failures += finished.failures
                    return keep(finished.result)

            if not self._is_decided():
                run = self.on or pool.Processes(self.workers)
                run(
                    partial(
                        play_pair,
                        self.match,
                        forfeits=self.on_error == "forfeit",
                        with_records=self.records is not None,
                    ),
                    [pair for pair in self.pairs if pair not in self._results],
                    keep_for_good,
                    prepare=self.prepare,
                    name=attrgetter("name"),
                )
        return self.report()

    def report(self, stopped: Stopped | None = None) -> Report:
        """Of the games that have been played so far."""
        results = list(self._results.values())
        if self._is_decided():
            stopped = "sprt"
            # Pairs that other processes have played beyond the decision are not part of it.
            results = [self._results[pair] for pair in self.pairs[: self._looked_at]]
        return report(
            self.match,
            results,
            wanted=2 * len(self.pairs),
            stopped=stopped,
            sprt=self.decision,
        )

    def _look(self) -> None:
        """Let the test look at the next pairs, in their own order, until it is decided."""
        while (
            self.sprt is not None
            and not self._is_decided()
            and self._looked_at < len(self.pairs)
            and (result := self._results.get(self.pairs[self._looked_at])) is not None
        ):
            (score,) = pair_scores(result.pair.one, [result])
            self._counts[round(4 * score)] += 1
            self._looked_at += 1
            self.decision = self.sprt.decide(self._counts)

    def _is_decided(self) -> bool:
        return self.decision is not None and self.decision.accepted is not None

    def _save_records(self, finished: Finished) -> None:
        if self.records is not None:
            self.records.mkdir(parents=True, exist_ok=True)
            for game, text in enumerate(finished.records, start=1):
                name = finished.result.pair.game_name(game)
                (self.records / f"{name}.txt").write_text(text, encoding="utf-8")
