"""What ledgers say about players of each level, and how long they take.

    python -m bench.insight tower --games 4

lets each level play itself and works out the ledgers. ``cost`` is what a decision gives away, in
hundredths of a win. ``luck`` and ``remainder`` are root mean squares over the games. ``narrower``
says how much shorter the interval of the mean
result becomes if luck is taken off.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from time import process_time

from bench.review import played
from zweikampf.players.insight.ledger import Ledger, ledger_of
from zweikampf.players.strategy import LEVELS

HEADING = "level  decisions   cost   luck  error  remainder  seconds: mean  most"


def spread(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))


def size(values: Sequence[float]) -> float:
    return sqrt(sum(value * value for value in values) / len(values))


def line(level: int, ledgers: Sequence[Ledger], seconds: Sequence[float]) -> str:
    made = sum(len(each.decisions(seat)) for each in ledgers for seat in (0, 1))
    cost = float(sum(each.cost(0) + each.cost(1) for each in ledgers)) / made
    luck = size([float(each.luck(0)) for each in ledgers])
    error = size([each.luck_error() for each in ledgers])
    left = size([float(each.remainder(0)) for each in ledgers])
    figures = f"{100 * cost:6.2f} {100 * luck:6.1f} {100 * error:6.1f} {100 * left:10.1f}"
    times = f"{sum(seconds) / len(seconds):14.1f} {max(seconds):5.1f}"
    return f"{level:>5} {made:>10} {figures} {times}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4, help="per level")
    parser.add_argument("--levels", type=int, nargs="*", default=list(LEVELS))
    given = parser.parse_args()
    print(HEADING)
    everything: list[Ledger] = []
    for level in given.levels:
        ledgers, seconds = [], []
        for seed in range(given.games):
            record = played(given.game, level, seed)
            began = process_time()
            ledgers.append(ledger_of(record))
            seconds.append(process_time() - began)
        everything += ledgers
        print(line(level, ledgers, seconds), flush=True)
    plain = spread([float(each.result) for each in everything])
    adjusted = spread([float(each.adjusted(0)) for each in everything])
    print(f"{len(everything)} games: narrower by {plain / adjusted:.2f}")


if __name__ == "__main__":
    main()
