"""How fast many games are stepped at once into NumPy arrays, on one thread.

``make bench`` prints this table below the others; ``python -m bench.vector`` prints it alone. A
step is one action of a seat. Its time includes the check that the action is legal, the action, all
chance actions that follow, a new deal when the game is over, the observation and the mask of the
seat that acts next, rewards and ends. The random actions are chosen outside of the clock in the
first column, inside of it in the second. Times are those of the thread on the processor, so that
other programs do not count.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import thread_time

from zweikampf.engine import registry
from zweikampf.envs.vector import VectorEnv

GAMES = 2048
REPEATS = 5  # the best of them counts: other programs can only make a run slower


@dataclass(frozen=True)
class Row:
    game: str
    games: int  # side by side
    cells: int  # of an observation
    actions: int  # of a mask
    steps_per_second: float
    with_choice_per_second: float


def measure(name: str, games: int = GAMES, seconds: float = 1.0) -> Row:
    env = VectorEnv(name, games, seed=1)
    env.step(env.sample())
    runs = [_run(env, seconds) for _ in range(REPEATS)]
    cells, actions = env.layout.size, env.num_actions
    return Row(
        name, games, cells, actions, max(run[0] for run in runs), max(run[1] for run in runs)
    )


def _run(env: VectorEnv, seconds: float) -> tuple[float, float]:
    """Steps per second, without and with the choice of actions."""
    steps, stepping = 0, 0.0
    began = thread_time()
    while thread_time() - began < seconds:
        chosen = env.sample()
        before = thread_time()
        env.step(chosen)
        stepping += thread_time() - before
        steps += env.count
    return steps / stepping, steps / (thread_time() - began)


def lines(rows: Sequence[Row]) -> list[str]:
    """A table in Markdown."""
    table = [
        f"| vector environment, {rows[0].games:,} games at once | cells | actions | steps/s "
        "| with the choice of random actions |",
        "|---|--:|--:|--:|--:|",
    ]
    for row in rows:
        speeds = f"{row.steps_per_second:,.0f} | {row.with_choice_per_second:,.0f}"
        table.append(f"| {row.game} | {row.cells:,} | {row.actions:,} | {speeds} |")
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many side by side")
    parser.add_argument("--seconds", type=float, default=1.0, help="time of each repeat")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    rows = [measure(name, given.games, given.seconds) for name in registry.names()]
    if given.json:
        print(json.dumps([vars(row) for row in rows]))
    else:
        print(*lines(rows), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
