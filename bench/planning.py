"""Two planners of Tower against each other, without a table between them.

Both decks are shuffled beforehand and each deal is played twice with seats swapped, so that luck
cancels out better than with chance that depends on the ply. Processor time per move is reported for
each, so that equal times can be given to both.

    python -m bench.planning 1000:3:40:12 1000 --games 1000

A player is the number of positions that it looks at per move. ``1000:3:40:12`` gives the best three
plans a second look, with 40 positions for each plan that follows one of 12 cards
(players/tower/foresight).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from time import process_time

import numpy as np

from bench.paired import given_to, seed_of, tell, tell_progress
from zweikampf.engine import actors
from zweikampf.games.tower import cards, steps, zones
from zweikampf.games.tower.actions import CARD
from zweikampf.games.tower.rules import Tower
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.foresight import Foresight
from zweikampf.players.tower.planner import Planner

Chooser = Callable[[Tower], int]


class Decks:
    """The order in which the cards of both seats will come, and who begins after a tie."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self._depots, self._stocks = [], []
        for seat in (0, 1):
            order = [cards.KINDS * seat + int(kind) for kind in rng.permutation(cards.KINDS)]
            self._depots.append(order[: zones.DEPOT_CARDS])
            self._stocks.append(order[zones.DEPOT_CARDS :])
        self._starter = int(rng.integers(2))

    def deal(self, state: Tower) -> int:
        legal = state.legal()
        if state.step == steps.START:
            return legal[self._starter]
        seat = state.seat
        from_depot = state.step == steps.TURN_UP
        if state.step == steps.DEAL:
            seat = 0 if state.size[3] == 0 else 1
            from_depot = state.size[zones.DEPOT + seat] == 0
        return CARD[(self._depots if from_depot else self._stocks)[seat].pop()]


def player(name: str) -> Chooser:
    positions, *further = map(int, name.split(":"))
    evaluation = Evaluation()
    if further:
        return Foresight(evaluation, positions, *further).best

    def choose(state: Tower) -> int:
        planner = Planner(state, evaluation=evaluation)
        planner.run(positions)
        worths = planner.worths()
        return max(worths, key=lambda action: worths[action])

    return choose


def played(players: Sequence[Chooser], seed: int, seconds: list[float], moves: list[int]) -> float:
    """What the first player gets for a game; time and moves are counted by seat."""
    state, decks = Tower(), Decks(seed)
    while state.actor != actors.OVER:
        if state.actor == actors.CHANCE:
            state.apply(decks.deal(state))
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        seat = state.actor
        began = process_time()
        action = players[seat](state)
        seconds[seat] += process_time() - began
        moves[seat] += 1
        state.apply(action)
    return (1 + state.payoff(0)) / 2


def main(arguments: Sequence[str] | None = None) -> int:
    given = given_to(__doc__, arguments)
    seconds, moves, pairs = [0.0, 0.0], [0, 0], []
    one, two = (player(name) for name in given.players)
    for deal in range(given.games // 2):
        seed = seed_of(given.seed, deal)
        points = played((one, two), seed, seconds, moves)
        seconds.reverse()
        moves.reverse()
        points += 1 - played((two, one), seed, seconds, moves)
        seconds.reverse()
        moves.reverse()
        pairs.append(points / 2)
        tell_progress(pairs)
    tell(given.players, pairs, seconds, moves)
    return 0


if __name__ == "__main__":
    sys.exit(main())
