"""Can the win chance of a hint be believed? The tables of docs/hints.md.

    python -m bench.calibration tower --games 400

lets two players of a level play each other, stops each game at one choice of each seat and asks
for a hint. Its best move is played, two good players continue (that is what a win chance means),
and the chance is compared with the result. The same seeds give the same table; another ``--seed``
gives games that no weight was fitted to. With ``--again 8`` each game is continued eight times with
other cards: that also shows how small the error could be at best, since even the true chance says
nothing about luck.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator, Sequence
from statistics import mean, variance

import numpy as np

from bench.logistic import fitted
from bench.review import GOING_ON, Foretold, begin, finish, played
from zweikampf.engine import registry
from zweikampf.engine.replay import decisions
from zweikampf.lab.scores import wilson
from zweikampf.players.advice import adviser

BINS = 10
RIDGE = 1e-6
_HIGHEST_CHANCE = 0.995  # what counts as certain when odds are taken


def foretell(
    game: str, number: int, games: int, first: int, again: int = 1
) -> Iterator[list[Foretold]]:
    """One hint per seat and game, with the results of all continuations. It thinks as thoroughly as
    the adviser does without a clock, so that every machine gives the same one."""
    for seed in range(first, first + games):
        rng = random.Random(seed)
        record = played(game, number, seed)
        for seat in (0, 1):
            choices = list(decisions(record, seat))
            if not choices:
                continue
            each = rng.choice(choices)
            best = adviser(game, seed).think(each.view, each.legal)[0]
            opening = (*record.actions[: each.ply], best.token)
            results = [
                finish(begin(game, rng.randrange(1 << 40), opening), GOING_ON, seed)
                for _ in range(again)
            ]
            yield [
                Foretold(best.win_chance, result if seat == 0 else 1 - result) for result in results
            ]


def table(found: Sequence[Foretold]) -> str:
    """Hints by their win chance, and how the games ended; a draw counts one half."""
    lines = [
        "| hints that say | mean | came true | 95 % interval | hints |",
        "|--|--:|--:|--:|--:|",
    ]
    for at in range(BINS):
        inside = [each for each in found if min(int(each.chance * BINS), BINS - 1) == at]
        if not inside:
            continue
        chance = sum(each.chance for each in inside) / len(inside)
        result = sum(each.result for each in inside) / len(inside)
        low, high = wilson(result, len(inside))
        lines.append(
            f"| {at * 10} to {at * 10 + 10} % | {chance:.0%} | {result:.0%} "
            f"| {low:.0%} to {high:.0%} | {len(inside)} |"
        )
    return "\n".join(lines)


def summary(found: Sequence[Foretold]) -> str:
    """The error, and the line through the odds: slope 1 and constant 0 are perfect."""
    count = len(found)
    error = sum((each.chance - each.result) ** 2 for each in found) / count
    bias = sum(each.chance - each.result for each in found) / count
    rows = np.array([[odds(each.chance), 1.0] for each in found])
    slope, constant = fitted(rows, np.array([each.result for each in found]), RIDGE)
    return (
        f"mean squared error {error:.3f} (a guess of one half: 0.25), bias {bias:+.1%}, "
        f"slope {slope:.2f}, constant {constant:+.2f}"
    )


def limit(found: Sequence[Sequence[Foretold]]) -> float:
    """The error of the true chances: how much the continuations of one choice differ."""
    spreads = [variance([each.result for each in hint]) for hint in found]
    return sum(spreads) / len(spreads)


def odds(chance: float) -> float:
    bounded = max(1 - _HIGHEST_CHANCE, min(_HIGHEST_CHANCE, chance))
    return math.log(bounded / (1 - bounded))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--again", type=int, default=1)
    given = parser.parse_args(arguments)
    hints = list(foretell(given.game, given.level, given.games, given.seed, given.again))
    # One row per hint: what came of it on average, if it was played on more than once.
    found = [Foretold(hint[0].chance, mean(each.result for each in hint)) for hint in hints]
    print(table(found))
    print(summary(found))
    if given.again > 1:
        print(f"the true chances would have {limit(hints):.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
