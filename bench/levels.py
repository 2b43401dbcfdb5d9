"""Does each level beat the one below? The tables of docs/levels.md.

    python -m bench.levels throne --games 400

plays that many games of every two neighbours in paired deals, keeps the results in a folder (a
stopped run continues from there) and prints a table. The number of games is fixed beforehand:
stopping as soon as the figures look good would bias the result.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import thread_time

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.lab.arena import Match, play
from zweikampf.lab.report import Meeting
from zweikampf.players.opponents import opponent
from zweikampf.players.strategy import LEVELS

TIMED_GAMES = 4


def meeting(game: str, upper: int, games: int, workers: int, folder: Path) -> Meeting:
    """A level against the one below, from its side."""
    match = Match(game, (f"level{upper}", f"level{upper - 1}"), seed=upper)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game}-{upper}.jsonl"
    return play(match, games, workers=workers, file=file).meetings[0]


def move_times(game: str, level: int) -> list[float]:
    """Milliseconds of a level's own moves in some games against itself, on the processor."""
    found = registry.find(game)
    times = []
    for seed in range(TIMED_GAMES):
        duel = Duel(found, found.options(), SeededDealer(seed))
        players = [opponent(f"level{level}", game, seed + seat) for seat in (0, 1)]
        while duel.state.actor != actors.OVER:
            seat = duel.state.actor
            view, legal = duel.view(seat), duel.legal(seat)
            began = thread_time()
            token = players[seat].choose(view, legal)
            if len(legal) > 1:
                times.append((thread_time() - began) * 1000)
            duel.submit(seat, token)
    return sorted(times)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("build/levels"))
    given = parser.parse_args(arguments)
    print("| Level | against the one below | 95 % interval | games | ms per move: mean | longest |")
    print("|--:|--:|--:|--:|--:|--:|")
    for level in LEVELS:
        score = "| | | "
        if level > 1:
            found = meeting(given.game, level, given.games, given.workers, given.results).score
            score = f"| {found.rate:.1%} | {found.low:.1%} to {found.high:.1%} | {found.games} "
        times = move_times(given.game, level)
        print(f"| {level} {score}| {sum(times) / len(times):.1f} | {times[-1]:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
