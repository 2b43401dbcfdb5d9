"""How busy a study keeps the processors: its games per second against the arena's inner loop.

``python -m bench.lab`` prints the table. All rows play the same players with the same number of
processes. The inner loop plays pairs and keeps nothing of them. A study counts turns, cards and
choices of each game besides, and writes it down. Starting processes or a cluster is not counted:
the clock begins when the first unit has come back, and stops with the last one.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

from zweikampf.engine import registry
from zweikampf.lab import cluster, pool
from zweikampf.lab.match import Match, Pair
from zweikampf.lab.playing import play_pair
from zweikampf.lab.study import running
from zweikampf.lab.study.store import Folder
from zweikampf.lab.study.study import Judge, Study, Variant

ROUNDS = 3  # the best of them counts: other programs can only make a run slower
PAIRS = 32  # of a piece of work in the inner loop: as many games as a unit of a study


@dataclass
class Meter:
    """Games per second between the first and the last piece of work."""

    began: float = 0.0
    games: int = 0
    ended: float = 0.0

    def tell(self, games: int) -> bool:
        now = perf_counter()
        if not self.began:
            self.began = now
        else:
            self.games += games
        self.ended = now
        return False

    @property
    def speed(self) -> float:
        return self.games / (self.ended - self.began)


def _pairs(match: Match, number: int) -> int:
    for pair in range(number * PAIRS, (number + 1) * PAIRS):
        play_pair(match, Pair(0, 1, pair))
    return 2 * PAIRS


def inner_loop(study: Study, workers: int) -> float:
    meter = Meter()
    match = study.matches[0]
    pool.Processes(workers)(partial(_pairs, match), range(study.total // (2 * PAIRS)), meter.tell)
    return meter.speed


def played(study: Study, on: pool.Run, workers: int) -> float:
    meter = Meter()
    with tempfile.TemporaryDirectory() as folder:
        kept = Folder.create(Path(folder) / "results", study)
        running.run(kept, on, in_flight=workers, tell=meter.tell)
    return meter.speed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=6_400)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--only", choices=registry.names(), nargs="*", default=registry.names())
    given = parser.parse_args()
    workers = os.cpu_count() or 1
    print(f"{given.player}, {given.games:,} games, {workers} processes")
    print("| game | inner loop | study | of the loop | on Ray | of the study |")
    print("|---|--:|--:|--:|--:|--:|")
    for game in given.only:
        options = registry.find(game).options.parse({}).texts()
        study = Study(
            game=game,
            games=given.games,
            title=game,
            seed=1,
            players=(given.player, given.player),
            variants=(Variant("one", options),),
            judge=Judge(by="none"),
        )
        best = dict.fromkeys(("loop", "study", "ray"), 0.0)
        for _ in range(ROUNDS):
            best["loop"] = max(best["loop"], inner_loop(study, workers))
            best["study"] = max(best["study"], played(study, pool.Processes(workers), workers))
        with cluster.connected(cluster.LOCAL) as ray:
            for _ in range(ROUNDS):
                best["ray"] = max(best["ray"], played(study, ray, workers))
        print(
            f"| {game} | {best['loop']:,.0f} | {best['study']:,.0f} "
            f"| {best['study'] / best['loop']:.0%} | {best['ray']:,.0f} "
            f"| {best['ray'] / best['study']:.0%} |"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
