"""How long a network takes to judge a position: all inputs at once, and two that change.

    python -m bench.network

Times are processor time on one core, the best of several rounds.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Sequence
from itertools import pairwise
from time import process_time

from zweikampf.engine.rng import Rng
from zweikampf.players.network import Network
from zweikampf.players.trained import Trained

SIZES = (124, 64, 16, 1)
SET = 30  # inputs: two hands of 13 cards and a few in the score piles
ROUNDS = 7


def made_up(sizes: Sequence[int]) -> Trained:
    """Weights without a meaning."""
    rng = Rng(1)
    pairs = list(pairwise(sizes))
    weights = [rng.below(129) - 64 for before, after in pairs for _ in range(before * after)]
    biases = [rng.below(129) - 64 for size in sizes[1:] for _ in range(size)]
    shifts = [0, *[10] * (len(sizes) - 2)]
    return Trained(
        array("i", sizes), array("i", shifts), 12, array("i", biases), array("h", weights)
    )


def best(network: Network, numbers: Sequence[int], times: int) -> float:
    """Seconds per evaluation, in the quickest round."""
    rounds = []
    for _ in range(ROUNDS):
        began = process_time()
        network.repeat(numbers, times)
        rounds.append((process_time() - began) / times)
    return min(rounds)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200_000)
    given = parser.parse_args(arguments)
    network = Network(made_up(SIZES))
    numbers = list(range(0, 4 * SET, 4))
    name = "-".join(map(str, SIZES))
    print(f"{name}, {SET} inputs set: {1e9 * best(network, numbers, given.times):.0f} ns")
    print(f"{name}, 2 inputs set: {1e9 * best(network, numbers[:2], given.times):.0f} ns")
    return 0


if __name__ == "__main__":
    sys.exit(main())
