"""How fast phase 2 of Throne is solved: random full positions, one after the other, one thread.

``make bench`` prints this table below the others; ``python -m bench.endgame`` prints it alone. The
positions come from games with the seeds 0, 1, 2, ... played at random through phase 1, so that all
thirteen tricks of phase 2 are ahead. The solver forgets everything before each of them. Times are
those of the thread on the processor, so that other programs do not count.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import thread_time

from zweikampf.engine import registry
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.rules import Throne
from zweikampf.players.throne.solver import Question, Solver

POSITIONS = 1000


@dataclass(frozen=True)
class Row:
    """One question, put to all positions; times in milliseconds."""

    question: str
    positions: int
    median_ms: float
    p99_ms: float
    worst_ms: float
    median_nodes: int
    worst_nodes: int


def positions(count: int) -> list[Throne]:
    """Games played at random up to the first trick of phase 2."""
    game = registry.find("throne")
    found = []
    for seed in range(count):
        state = game.new(game.options())
        assert isinstance(state, Throne)
        rng = Rng(seed)
        while state.phase == 1:
            state.apply(state.pick(rng))
        found.append(state)
    return found


def _who_wins(question: Question) -> None:
    question.winner()


def _worth(question: Question) -> None:
    question.worth()


def _everything(question: Question) -> None:
    question.solution()


QUESTIONS: dict[str, Callable[[Question], None]] = {
    "who wins": _who_wins,
    "who wins, and by how much": _worth,
    "the whole answer of `zweikampf solve`": _everything,
}


def measure(count: int = POSITIONS) -> list[Row]:
    """Each question for each position, with an empty memory."""
    solver = Solver()
    starts = positions(count)
    rows = []
    for name, ask in QUESTIONS.items():
        times, nodes = [], []
        for state in starts:
            solver.search.nodes = 0
            began = thread_time()
            solver.forget()
            ask(Question(solver, state))
            times.append((thread_time() - began) * 1000)
            nodes.append(solver.search.nodes)
        times.sort()
        nodes.sort()
        rows.append(
            Row(
                question=name,
                positions=count,
                median_ms=times[count // 2],
                p99_ms=times[count * 99 // 100],
                worst_ms=times[-1],
                median_nodes=nodes[count // 2],
                worst_nodes=nodes[-1],
            )
        )
    return rows


def memory_mb() -> float:
    """The most memory that this process has used so far."""
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def lines(rows: Sequence[Row]) -> list[str]:
    """A table in Markdown."""
    table = [
        f"| Throne, phase 2 ({rows[0].positions:,} positions) | median | 99 % | worst "
        "| positions searched: median | worst |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        times = f"{row.median_ms:.1f} ms | {row.p99_ms:.0f} ms | {row.worst_ms:.0f} ms"
        nodes = f"{row.median_nodes:,} | {row.worst_nodes:,}"
        table.append(f"| {row.question} | {times} | {nodes} |")
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    rows = measure(given.positions)
    if given.json:
        print(json.dumps({"rows": [vars(row) for row in rows], "memory_mb": memory_mb()}))
    else:
        print(*lines(rows), "", f"Memory of the whole process: {memory_mb():.0f} MB", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
