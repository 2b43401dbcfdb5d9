"""How much of a game is left to win: players who know more than they may, against ours.

    python -m bench.ceiling throne --games 1000 --iterations 2000

plays paired deals (the same chance, seats swapped; the number of games is fixed beforehand) between
the search of this game and

* ``clairvoyant``: the same search, handed the true world. It sees what is hidden now; chance to
  come stays unknown. No way of guessing hidden cards can bring more.
* ``greedy`` and ``random``: no search at all.

In a game with a solver both sides play perfectly as soon as it can answer, so that these two
are players with a perfect memory and a perfect end, and the difference is what search brings before
it. ``same seat`` counts deals whose two games went to the same seat: those that chance decided, no
matter who played. Tower's only secret is the order of the cards to come, which no state holds: its
clairvoyant knows no more than its search.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import PositionError
from zweikampf.engine.rng import Rng
from zweikampf.lab.scores import interval
from zweikampf.players.opponents import opponent
from zweikampf.players.player import Budget
from zweikampf.players.search import EXPLORATION, SearchPlayer
from zweikampf.players.strategy import Solver, strategy_of
from zweikampf.players.tree import Tree

Chooser = Callable[[Duel, int], str]
PLAYERS = ("clairvoyant", "greedy", "random")


@dataclass(frozen=True)
class Meeting:
    """From the side of the first player; processor time per move of both."""

    games: int
    rate: float
    low: float
    high: float
    ms: tuple[float, float]
    same_seat: float

    def __str__(self) -> str:
        return (
            f"{self.rate:.1%} ({self.low:.1%} to {self.high:.1%}) of {self.games} games; "
            f"{self.ms[0]:.1f} and {self.ms[1]:.1f} ms per move; same seat {self.same_seat:.1%}"
        )


def player(name: str, game: str, seed: int, iterations: int) -> Chooser:
    found = registry.find(game)
    if name == "clairvoyant":
        return _clairvoyant(game, seed, iterations)
    if name == "search":
        own = SearchPlayer(found, seed, Budget(iterations=iterations))
        return lambda duel, seat: own.choose(duel.view(seat), duel.legal(seat))
    other = opponent(name, game, seed)
    return lambda duel, seat: other.choose(duel.view(seat), duel.legal(seat))


def _clairvoyant(game: str, seed: int, iterations: int) -> Chooser:
    rng, policy = Rng(seed), strategy_of(game).policy()

    def choose(duel: Duel, seat: int) -> str:
        size, number = duel.game.num_actions, rng.below(1 << 32)
        tree = Tree(duel.state, seat, size, number, EXPLORATION, policy)
        tree.clairvoyant = True
        tree.run(iterations)
        best = max(tree.moves(), key=lambda move: (move[1], move[2]))[0]
        return duel.game.format_action(best)

    return choose


class Timed:
    """A player by name, with the processor time that its moves took."""

    def __init__(self, name: str, game: str, iterations: int) -> None:
        self._asked = name, game, iterations
        self.seconds, self.moves = 0.0, 0

    def begin(self, seed: int) -> Chooser:
        name, game, iterations = self._asked
        choose = player(name, game, seed, iterations)

        def timed(duel: Duel, seat: int) -> str:
            legal = duel.legal(seat)
            if len(legal) == 1:
                return legal[0]
            began = process_time()
            token = choose(duel, seat)
            self.seconds += process_time() - began
            self.moves += 1
            return token

        return timed


def winner(game: str, sides: Sequence[Timed], seed: int, solver: Solver | None) -> int | None:
    """The seat that wins; the end is solved where that is possible."""
    found = registry.find(game)
    duel = Duel(found, found.options(), SeededDealer(seed))
    players = [side.begin(2 * seed + seat) for seat, side in enumerate(sides)]
    while duel.state.actor != actors.OVER:
        if solver is not None:
            try:
                solver.forget()
                answer = solver.solve(duel.state).json()["winner"]
            except PositionError:
                pass
            else:
                return None if answer is None else int(answer)
        seat = duel.state.actor
        duel.submit(seat, players[seat](duel, seat))
    outcome = duel.state.outcome()
    assert outcome is not None
    return outcome.winner


def meet(game: str, names: Sequence[str], games: int, iterations: int, seed: int = 0) -> Meeting:
    sides = [Timed(name, game, iterations) for name in names]
    make = strategy_of(game).solver
    solver = None if make is None else make()
    pairs, same = [], 0
    for deal in range(games // 2):
        number = seed * 1_000_003 + deal
        seats = [winner(game, order, number, solver) for order in (sides, sides[::-1])]
        points = [0.5 if seat is None else float(seat == at) for at, seat in enumerate(seats)]
        pairs.append(sum(points) / 2)
        same += seats[0] is not None and seats[0] == seats[1]
    low, high = interval(pairs)
    ms = [1000 * side.seconds / max(1, side.moves) for side in sides]
    rate = sum(pairs) / len(pairs)
    return Meeting(2 * len(pairs), rate, low, high, (ms[0], ms[1]), same / len(pairs))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--players", nargs="+", default=PLAYERS, help="names of opponents too")
    parser.add_argument("--against", default="search", help="an opponent, by name")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=2000, help="of search and clairvoyant")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    for name in given.players:
        found = meet(given.game, (name, given.against), given.games, given.iterations, given.seed)
        print(f"{name} against {given.against}: {found}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
