"""Fits the weights by which Tower judges a position without search (players/tower/weights).

The greedy player and the planner play against themselves, with a few random moves so that games
differ, and after every few moves the features of the position are noted
(players/tower/evaluation). A logistic regression of the outcome on the features gives the weights;
games that it has not seen say how often it names the winner.

    python -m bench.tower_weights --games 2000
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import numpy as np

from bench.logistic import Matrix, fitted, hits
from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng
from zweikampf.players.greedy import GreedyPlayer
from zweikampf.players.player import Player
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.player import PlanningPlayer
from zweikampf.players.tower.weights import CONSTANT, WEIGHTS

RIDGE = 30.0
AT_RANDOM = 6  # of a hundred moves
EVERY = 16  # moves between two positions that are noted
PLANNED = 5  # every fifth game is the planner's
POSITIONS = 200  # that the planner judges per move
UNSEEN_PART = 5  # every fifth game is kept for judging the fit


def noted(seed: int) -> tuple[list[list[float]], list[float]]:
    """The features of some positions of a game, each with 1 if the seat at turn won, else 0."""
    game = registry.find("tower")
    duel, rng, evaluation = Duel(game, game.options(), SeededDealer(seed)), Rng(seed), Evaluation()
    planned = seed % PLANNED == 0
    players: list[Player] = [
        PlanningPlayer(game, seed + seat, POSITIONS)
        if planned
        else GreedyPlayer("tower", Rng(seed))
        for seat in (0, 1)
    ]
    rows: list[list[float]] = []
    seats: list[int] = []
    moves = 0
    while duel.state.actor != actors.OVER:
        seat = duel.state.actor
        view, legal = duel.view(seat), duel.legal(seat)
        if moves % EVERY == 0:
            position = game.sample(view, rng)
            rows.append([*evaluation.named_features(position).values(), 1.0])
            seats.append(position.seat)
        if rng.below(100) < AT_RANDOM:
            token = legal[rng.below(len(legal))]
        else:
            token = players[seat].choose(view, legal)
        duel.submit(seat, token)
        moves += 1
    outcome = duel.outcome
    assert outcome is not None
    won = outcome.winner
    return rows, [0.5 if won is None else float(won == seat) for seat in seats]


def gathered(seeds: Sequence[int]) -> tuple[Matrix, Matrix]:
    rows: list[list[float]] = []
    wins: list[float] = []
    for seed in seeds:
        more, results = noted(seed)
        rows += more
        wins += results
    return np.array(rows), np.array(wins)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    given = parser.parse_args(arguments)
    unseen = [seed for seed in range(given.games) if seed // PLANNED % UNSEEN_PART == 0]
    rows, wins = gathered([seed for seed in range(given.games) if seed not in set(unseen)])
    weights = fitted(rows, wins, RIDGE)
    for name, weight in zip([*WEIGHTS, "the constant"], weights, strict=True):
        print(f'    "{name}": {weight:.4f},')
    rows, wins = gathered(unseen)
    so_far = np.array([*WEIGHTS.values(), CONSTANT])
    print(
        f"the winner named in {hits(rows, wins, weights):.1%} of {len(rows)} positions of "
        f"{len(unseen)} other games; {hits(rows, wins, so_far):.1%} by the weights so far"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
