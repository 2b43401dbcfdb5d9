"""Fits the weights by which Tower judges a position without search (players/tower/weights).

Planners play against themselves by the rules of today, with a few random moves so that games
differ, and the features of positions are noted (players/tower/evaluation). The result of a game
says little about one position, because much luck lies between them; so a position is fitted to a
mean of the results and of what the weights say about the positions that followed it in its game
(temporal differences), a few times over. Games that were kept apart say how good the fit is.

    python -m bench.tower_weights --games 6000 --out build/tower

Games are kept in the folder in units of 250, so that a stopped run continues; the weights are
written there as a file that ``bench.planning`` can read.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from scipy.special import expit

from bench.logistic import Matrix, fitted, hits
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import steps
from zweikampf.games.tower.rules import Tower
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.features import NAMES
from zweikampf.players.tower.planner import Planner
from zweikampf.players.tower.weights import CLASSIC, CONSTANT, WEIGHTS, Judgement

UNIT = 250  # games per file
RIDGE = 30.0
AT_RANDOM = 3  # of a hundred moves
EVERY = 4  # positions of a turn that are left out after one that was noted
POSITIONS = 60  # that the planner judges per move
UNSEEN_PART = 5  # every fifth game is kept for judging the fit
FAITH = 0.95  # in what follows: the part of a position's target that comes from later ones
ROUNDS = 3


def noted(seed: int, judgement: Judgement) -> tuple[list[list[float]], list[int], float]:
    """The features of some positions of a game, the seat at turn in each, and the result for seat
    0: 1 won, 0 lost, one half drawn."""
    state, rng = Tower(), Rng(seed)
    evaluation = Evaluation(judgement)
    rows: list[list[float]] = []
    seats: list[int] = []
    turn, moves = -1, 0
    while state.actor != actors.OVER:
        if state.actor == actors.CHANCE:
            state.apply(state.pick(rng))
            continue
        if state.step == steps.FREE:
            moves = moves + 1 if state.turns == turn else 0
            turn = state.turns
            if moves % EVERY == 0:
                rows.append(list(evaluation.named_features(state).values()))
                seats.append(state.seat)
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
        elif rng.below(100) < AT_RANDOM:
            state.apply(legal[rng.below(len(legal))])
        else:
            planner = Planner(state, evaluation=evaluation)
            planner.run(POSITIONS)
            worths = planner.worths()
            state.apply(max(worths, key=lambda action: worths[action]))
    return rows, seats, (1 + state.payoff(0)) / 2


def gather(games: int, folder: Path, judgement: Judgement) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, UNIT):
        file = folder / f"{first:06}.npz"
        if file.exists():
            continue
        rows: list[list[float]] = []
        seats: list[int] = []
        numbers: list[int] = []
        results: list[float] = []
        for seed in range(first, first + UNIT):
            more, at_turn, result = noted(seed, judgement)
            rows += more
            seats += at_turn
            numbers += [seed] * len(more)
            results += [result] * len(more)
        np.savez_compressed(
            file,
            rows=np.array(rows, np.float32),
            seats=np.array(seats, np.int8),
            games=np.array(numbers),
            results=np.array(results),
        )
        print(f"{first + UNIT} games", flush=True)


class Positions:
    """All noted positions, in the order of their games."""

    def __init__(self, folder: Path) -> None:
        units = [np.load(file) for file in sorted(folder.glob("*.npz"))]
        rows = np.concatenate([unit["rows"] for unit in units]).astype(np.float64)
        self.rows = np.hstack([rows, np.ones((len(rows), 1))])
        self.first_seat = np.concatenate([unit["seats"] for unit in units]) == 0
        self.games = np.concatenate([unit["games"] for unit in units])
        self.results = np.concatenate([unit["results"] for unit in units])
        self.unseen = self.games % UNSEEN_PART == 0

    def own(self, chances: Matrix) -> Matrix:
        """From the side of seat 0 to that of the seat at turn, or back."""
        return np.where(self.first_seat, chances, 1 - chances)

    def targets(self, weights: Matrix | None, faith: float) -> Matrix:
        """What each position is fitted to, from the side of the seat at turn."""
        if weights is None:
            return self.own(self.results)
        said = self.own(expit(self.rows @ weights))
        found = np.empty_like(said)
        after = 0.0
        for at in range(len(said) - 1, -1, -1):
            if at + 1 == len(said) or self.games[at + 1] != self.games[at]:
                after = self.results[at]
            else:
                after = faith * after + (1 - faith) * said[at + 1]
            found[at] = after
        return self.own(found)


def refitted(positions: Positions, faith: float) -> Matrix:
    learned = ~positions.unseen
    weights = None
    for _ in range(ROUNDS):
        targets = positions.targets(weights, faith)
        weights = fitted(positions.rows[learned], targets[learned], RIDGE)
    assert weights is not None
    return weights


def scores(positions: Positions, weights: Matrix) -> str:
    rows = positions.rows[positions.unseen]
    wins = positions.own(positions.results)[positions.unseen]
    said = np.clip(expit(rows @ weights), 1e-6, 1 - 1e-6)
    brier = ((said - wins) ** 2).mean()
    loss = -(wins * np.log(said) + (1 - wins) * np.log(1 - said)).mean()
    return f"{hits(rows, wins, weights):.1%} right, Brier score {brier:.4f}, log loss {loss:.4f}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--out", type=Path, default=Path("build/tower"))
    parser.add_argument("--faith", type=float, default=FAITH)
    given = parser.parse_args(arguments)
    gather(given.games, given.out, CLASSIC)
    positions = Positions(given.out)
    weights = refitted(positions, given.faith)
    named = {name: round(float(weight), 4) for name, weight in zip(NAMES, weights, strict=False)}
    found = {"weights": named, "constant": round(float(weights[-1]), 4)}
    (given.out / "weights.json").write_text(json.dumps(found, indent=4), "utf-8")
    so_far = np.array([*(WEIGHTS[name] for name in NAMES), CONSTANT])
    print(f"{positions.unseen.sum()} of {len(positions.rows)} positions are from unseen games")
    print("refitted:", scores(positions, weights))
    print("so far:  ", scores(positions, so_far))
    return 0


if __name__ == "__main__":
    sys.exit(main())
