"""How busy a study keeps the processors: its games per second against the arena's inner loop.

``python -m bench.lab`` prints the table, in a few minutes. All rows play the same players in the
same number of processes, and the same games: a study that replays its deals would play others. The
inner loop plays pairs and keeps nothing of them. A study counts turns, cards and choices of each
game besides, writes it down, and joins all rows at the end. Starting processes or a cluster is not
counted: the clock begins when each process may have finished its first piece of work.

*Games per second* is by the clock, the best of several rounds, because other programs can only make
a run slower; it says whether processors wait. *Processor time* is that of the work itself and of
the process that hands it out; it says what a study does besides playing, and hardly depends on what
else the machine does. Of Ray it would leave out Ray's own processes, so Ray is compared by the
clock alone.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from zweikampf.engine import registry
from zweikampf.lab import cluster, pool
from zweikampf.lab.match import Match, Pair
from zweikampf.lab.playing import play_pair
from zweikampf.lab.study import running
from zweikampf.lab.study.store import Folder
from zweikampf.lab.study.study import Judge, Study, Variant

ROUNDS = 3
UNIT = 32  # games of a piece of work, in the inner loop and in a study
# Greedy games of about ten seconds on two processors, where a game takes 8, 35 and 57 ms.
GAMES = {"throne": 2_048, "tower": 512, "dwarves": 320}


@dataclass
class Meter:
    """What came back, after the first piece of work of each process."""

    pieces: int  # that are left out
    games: int = 0
    worked: float = 0.0  # seconds of processor time
    began: float = 0.0
    ended: float = 0.0

    def tell(self, games: int, seconds: float) -> None:
        if self.pieces:
            self.pieces -= 1
            self.began, self._handed_out = perf_counter(), process_time()
            return
        self.games += games
        self.worked += seconds

    def stop(self) -> None:
        self.ended = perf_counter()
        self.handing_out = process_time() - self._handed_out

    @property
    def speed(self) -> float:
        return self.games / (self.ended - self.began)

    def cost(self, alone: bool) -> float:
        """Processor time per game; a process that works alone hands out to itself."""
        return (self.handing_out if alone else self.worked + self.handing_out) / self.games


def _timed(work: Callable[[Any], Any], item: Any) -> tuple[Any, float]:
    began = process_time()
    found = work(item)
    return found, process_time() - began


def _metered(on: pool.Run, meter: Meter) -> Any:
    """The same place to work at, with the time that the work takes there."""

    def runs(
        work: Callable[[Any], Any], items: Sequence[Any], tell: Callable[[Any], bool], **more: Any
    ) -> None:
        def told(found: tuple[Any, float]) -> bool:
            result, seconds = found
            stops = tell(result)
            meter.tell(UNIT, seconds)
            return stops

        on(partial(_timed, work), items, told, **more)

    return runs


def _pairs(match: Match, number: int) -> None:
    for pair in range(number * UNIT // 2, (number + 1) * UNIT // 2):
        play_pair(match, Pair(0, 1, pair))


def inner_loop(study: Study, workers: int) -> Meter:
    meter = Meter(workers)
    on = _metered(pool.Processes(workers), meter)
    on(partial(_pairs, study.matches[0]), range(study.units), lambda found: False)
    meter.stop()
    return meter


def played(study: Study, on: pool.Run, workers: int) -> Meter:
    meter = Meter(workers)
    with tempfile.TemporaryDirectory() as folder:
        kept = Folder.create(Path(folder) / "results", study)
        running.run(kept, _metered(on, meter), in_flight=workers)
        meter.stop()
    return meter


def study_of(game: str, games: int, player: str) -> Study:
    return Study(
        game=game,
        games=games,
        title=game,
        seed=1,
        replays=1,
        players=(player, player),
        variants=(Variant("one", registry.find(game).options.parse({}).texts()),),
        judge=Judge(by="none"),
        unit=UNIT,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, help="of each game, instead of the usual number")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-ray", action="store_true")
    parser.add_argument("--only", choices=registry.names(), nargs="*", default=registry.names())
    given = parser.parse_args()
    workers = given.workers
    print(f"{given.player}, {workers} processes, best of {given.rounds} rounds")
    print("| game | loop | study | of the loop | ms per game: loop | study | Ray | of the study |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for game in given.only:
        study = study_of(game, given.games or GAMES.get(game, 256), given.player)
        loops, studies, rays = [], [], []
        with nullcontext() if given.no_ray else cluster.connected(cluster.LOCAL) as ray:
            for _ in range(given.rounds):  # in turn: the machine may be busier later
                loops.append(inner_loop(study, workers))
                studies.append(played(study, pool.Processes(workers), workers))
                if ray is not None:
                    rays.append(played(study, ray, workers))
        loop, own, other = (
            max((each.speed for each in found), default=0.0) for found in (loops, studies, rays)
        )
        costs = [min(each.cost(workers == 1) for each in found) for found in (loops, studies)]
        print(
            f"| {game} | {loop:,.0f} | {own:,.0f} | {own / loop:.0%} "
            f"| {1000 * costs[0]:.2f} | {1000 * costs[1]:.2f} ({costs[0] / costs[1]:.0%}) "
            + (f"| {other:,.0f} | {other / own:.0%} |" if rays else "| – | – |")
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
