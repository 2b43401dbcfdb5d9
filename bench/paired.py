"""Two players of one game by name, in pairs of games with seats swapped: the call, the report."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from zweikampf.lab.scores import interval

_EVERY = 25  # deals after which the score is printed


def given_to(what: str | None, arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command was called with; ``what`` it does is said by its help."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("players", nargs=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args(arguments)


def seed_of(seed: int, deal: int) -> int:
    """Of a deal; both games of a pair have the same."""
    return seed * 1_000_003 + deal


def tell_progress(pairs: Sequence[float]) -> None:
    """``pairs``: what the first player got of each, from 0 to 1."""
    if len(pairs) % _EVERY == 0:
        print(f"{2 * len(pairs)} games: {sum(pairs) / len(pairs):.1%}", flush=True)


def tell(
    names: Sequence[str], pairs: Sequence[float], seconds: Sequence[float], moves: Sequence[int]
) -> None:
    """Seconds and moves are those of each player."""
    low, high = interval(pairs)
    print(f"{names[0]} won {sum(pairs) / len(pairs):.1%} ({low:.1%} to {high:.1%}) of")
    print(f"{2 * len(pairs)} games against {names[1]}; ms of processor time per move:")
    times = (1000 * each / count for each, count in zip(seconds, moves, strict=True))
    print(", ".join(f"{each:.2f}" for each in times))
