"""Two players of one game by name, in pairs of games with seats swapped: call, match and report."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple, TypeVar

from zweikampf.lab.scores import interval

_EVERY = 25  # deals after which the score is printed
T = TypeVar("T")


class Meter:
    """Seconds of processor time and moves, of each of the two players."""

    def __init__(self) -> None:
        self.seconds = [0.0, 0.0]
        self.moves = [0, 0]

    def ask(self, player: int, choose: Callable[[], T]) -> T:
        began = process_time()
        found = choose()
        self.seconds[player] += process_time() - began
        self.moves[player] += 1
        return found


class Pair(NamedTuple):
    """Two games of one deal: what the first player got on average, and the meter of both."""

    points: float
    seconds: Sequence[float]
    moves: Sequence[int]


# The player at seat 0, the seed of the deal, who to ask through: what the first player gets.
Game = Callable[[int, int, Meter], float]


def parser_for(what: str | None) -> argparse.ArgumentParser:
    """``what`` the command does is said by its help."""
    parser = argparse.ArgumentParser(
        description=what, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("players", nargs=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--results", type=Path, help="keeps each pair; a stopped run continues")
    return parser


def match(given: argparse.Namespace, play: Game) -> int:
    pairs = kept(given.results, _name(given))[: given.games // 2]
    for deal in range(len(pairs), given.games // 2):
        pairs.append(play_pair(play, given.seed * 1_000_003 + deal))
        if given.results is not None:
            with given.results.open("a", encoding="utf-8") as file:
                if deal == 0:
                    file.write(_name(given) + "\n")
                file.write(json.dumps(pairs[-1]) + "\n")
        if len(pairs) % _EVERY == 0:
            print(f"{2 * len(pairs)} games: {_mean(pairs):.1%}", flush=True)
    _tell(given.players, pairs)
    return 0


def play_pair(play: Game, seed: int) -> Pair:
    meter = Meter()
    points = sum(play(first, seed, meter) for first in (0, 1)) / 2
    return Pair(points, meter.seconds, meter.moves)


def _name(given: argparse.Namespace) -> str:
    """Of a match: everything that it was asked for but how much of it, and where it is kept."""
    asked = {key: value for key, value in vars(given).items() if key not in ("games", "results")}
    return json.dumps(asked)


def kept(file: Path | None, name: str) -> list[Pair]:
    """The pairs of a match that was stopped; of no other one."""
    if file is None or not file.exists():
        return []
    first, *lines = file.read_text("utf-8").splitlines()
    if first != name:
        raise SystemExit(f"{file} holds another match: {first}")
    return [Pair(*json.loads(line)) for line in lines]


def _mean(pairs: Sequence[Pair]) -> float:
    return sum(pair.points for pair in pairs) / len(pairs)


def _tell(names: Sequence[str], pairs: Sequence[Pair]) -> None:
    low, high = interval([pair.points for pair in pairs])
    print(f"{names[0]} won {_mean(pairs):.1%} ({low:.1%} to {high:.1%}) of")
    print(f"{2 * len(pairs)} games against {names[1]}; ms of processor time per move:")
    times = (
        1000 * sum(pair.seconds[at] for pair in pairs) / sum(pair.moves[at] for pair in pairs)
        for at in (0, 1)
    )
    print(", ".join(f"{each:.2f}" for each in times))
