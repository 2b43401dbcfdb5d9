"""How many hints say why? The shares of docs/hints.md.

    python -m bench.reasons tower --games 20

lets two players of a level, and in every other game two players who move at random, play each
other. At every third choice it asks for a hint and looks for reasons with its best move. The same
seeds give the same shares.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bench.review import begin
from zweikampf.engine import actors, registry
from zweikampf.engine.rng import Rng
from zweikampf.players.advice import adviser, facts
from zweikampf.players.levels import level
from zweikampf.players.player import Budget

LEVEL = 2
APART = 3
ITERATIONS = 300
MOST = 10  # lines of what was found most often


@dataclass
class Count:
    hints: int = 0
    silent: Counter[str] = field(default_factory=Counter)  # best moves without a reason
    said: Counter[str] = field(default_factory=Counter)  # the reasons of a hint, by their codes

    @property
    def share(self) -> float:
        return self.silent.total() / self.hints


def count(game: str, games: int, iterations: int = ITERATIONS) -> Count:
    found = Count()
    for seed in range(games):
        asked = adviser(game, seed)
        for view, legal in _choices(game, seed):
            best = asked.think(view, legal, Budget(iterations=iterations))[0].token
            found.hints += 1
            if told := facts(game, view, best, legal):
                found.said[" ".join(reason.code for reason in told)] += 1
            else:
                found.silent[best] += 1
    return found


def _choices(game: str, seed: int) -> Iterator[tuple[Any, list[str]]]:
    """Every third choice between moves, of either seat."""
    duel, rng = begin(game, seed), Rng(seed)
    players = [level(game, LEVEL, 2 * seed + seat) for seat in (0, 1)]
    asked = 0
    while (seat := duel.state.actor) != actors.OVER:
        view, legal = duel.view(seat), duel.legal(seat)
        asked += len(legal) > 1
        if len(legal) > 1 and asked % APART == 0:
            yield view, legal
        is_random = seed % 2 == 1
        token = legal[rng.below(len(legal))] if is_random else players[seat].choose(view, legal)
        duel.submit(seat, token)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    asked = parser.parse_args()
    found = count(asked.game, asked.games, asked.iterations)
    print(f"{asked.game}: {found.silent.total()} of {found.hints} hints without a reason")
    for what, times in [*found.silent.most_common(MOST), *found.said.most_common(MOST)]:
        print(f"{times:6} {what}")


if __name__ == "__main__":
    main()
