"""Does what a review calls a loss come true?

    python -m bench.losses tower --games 40

lets two players of a level play each other and judges some choices of each game as a review does.
Where it finds a loss, two good players continue twice with the best move and twice with the one
that was played, on the same cards. The mean difference of the results should be the mean loss; the
slope says how much of a loss comes true, and 1 is perfect.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

from bench.review import GOING_ON, begin, finish, played
from zweikampf.engine import registry
from zweikampf.engine.replay import decisions
from zweikampf.players.review import iterations_for, judge

CHOICES = 25  # per seat and game
LEAST = 0.01  # of the win chance: smaller losses would take too many games to be seen
TIMES = 2  # that good players continue with either move


def losses(game: str, number: int, games: int) -> Iterator[tuple[float, float]]:
    """Each loss as it is judged, and as it came true."""
    rng = random.Random(1)
    for seed in range(games):
        record = played(game, number, seed)
        for seat in (0, 1):
            choices = list(decisions(record, seat))
            iterations = iterations_for(game, len(list(decisions(record))))
            for each in rng.sample(choices, min(CHOICES, len(choices))):
                judged = judge(game, each.view, each.legal, each.played, each.ply, iterations)
                if judged.loss < LEAST:
                    continue
                before = record.actions[: each.ply]
                gaps = []
                for deal in [rng.randrange(1 << 40) for _ in range(TIMES)]:
                    best, chosen = (
                        finish(begin(game, deal, (*before, token)), GOING_ON, seed)
                        for token in (judged.best[0].token, each.played)
                    )
                    gaps.append(best - chosen if seat == 0 else chosen - best)
                yield judged.loss, fmean(gaps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", type=int, default=4)
    given = parser.parse_args()
    found = list(losses(given.game, given.level, given.games))
    told, true = zip(*found, strict=True)
    squares = sum(loss * loss for loss in told)
    slope = sum(loss * gap for loss, gap in found) / squares
    error = sqrt(sum((loss * (gap - slope * loss)) ** 2 for loss, gap in found)) / squares
    print(f"{given.game}, level {given.level}: {len(found)} losses of {100 * LEAST:.0f} or more")
    about = 100 * stdev(true) / sqrt(len(true))
    print(f"mean in points: judged {100 * fmean(told):.1f}", end=", ")
    print(f"came true {100 * fmean(true):.1f} ± {about:.1f}; slope {slope:.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
