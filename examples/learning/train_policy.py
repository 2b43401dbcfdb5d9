"""Train a small policy: it learns to choose as one of the built-in players does. It needs NumPy.

    python examples/learning/train_policy.py
    zweikampf arena throne examples/learning/player.py:Policy random

The teacher sits at every row of a vector environment, and what it chooses is written down next to
the observation. The policy is a table of weights: the score of an action is a sum over the cells of
the observation, and the legal action with the highest score is chosen. The weights are fitted to
the teacher's choices (softmax regression with Adam).
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from zweikampf.envs import VectorEnv, action_number
from zweikampf.players.opponents import opponent

Weights = NDArray[np.float32]
FILE = Path(__file__).with_name("policy.npz")
GAMES = 100  # side by side
SLIPS = 0.2  # how often a random action is played instead of the teacher's
EPOCHS, BATCH, RATE = 10, 256, 0.01


@dataclass(frozen=True)
class Lessons:
    """What the teacher saw, what it could do, and what it chose: a row for each decision."""

    observations: NDArray[np.int8]
    masks: NDArray[np.bool_]
    choices: NDArray[np.int64]


def collect(game: str, teacher: str, decisions: int, seed: int) -> Lessons:
    """Let the teacher play against itself. Some actions are random, so that the policy also sees
    what to do after a mistake; what it learns is still the teacher's choice."""
    env = VectorEnv(game, GAMES, seed=seed)
    rng = np.random.default_rng(seed)
    teachers = [opponent(teacher, game, seed + row) for row in range(GAMES)]
    observations, masks, choices = [], [], []
    for _ in range(-(-decisions // GAMES)):
        tokens = [each.choose(env.view(row), env.tokens(row)) for row, each in enumerate(teachers)]
        chosen = np.array([action_number(game, token) for token in tokens])
        # The next step writes into the arrays of the batch: keep copies.
        observations.append(env.batch.observations.copy())
        masks.append(env.batch.masks.copy())
        choices.append(chosen)
        slips = rng.random(GAMES) < SLIPS
        env.step(np.where(slips, env.sample(), chosen))
    return Lessons(np.concatenate(observations), np.concatenate(masks), np.concatenate(choices))


def scores(observations: NDArray[np.int8], masks: NDArray[np.bool_], weights: Weights) -> Weights:
    """The score of each action; what is not legal has none."""
    found: Weights = observations.astype(np.float32) @ weights
    found[~masks] = -np.inf
    return found


def fit(lessons: Lessons, seed: int) -> Weights:
    """Weights that make the teacher's choices likely; the same lessons give the same weights."""
    rng = np.random.default_rng(seed)
    count = len(lessons.choices)
    weights = np.zeros((lessons.observations.shape[1], lessons.masks.shape[1]), np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    update = 0
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(count), max(1, count // BATCH)):
            seen, chosen = lessons.observations[rows], lessons.choices[rows]
            likely = scores(seen, lessons.masks[rows], weights)
            likely = np.exp(likely - likely.max(axis=1, keepdims=True))
            likely /= likely.sum(axis=1, keepdims=True)
            likely[np.arange(len(rows)), chosen] -= 1  # now the slope of the loss
            slope = seen.T.astype(np.float32) @ likely / np.float32(len(rows))
            update += 1
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            step = np.sqrt(square / (1 - 0.99**update)) + 1e-8
            weights -= RATE * mean / (1 - 0.9**update) / step
    return weights


def agreement(lessons: Lessons, weights: Weights) -> float:
    """How often the policy chooses what the teacher chose."""
    chosen = scores(lessons.observations, lessons.masks, weights).argmax(axis=1)
    return float((chosen == lessons.choices).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy for examples/learning/player.py")
    parser.add_argument("--game", default="throne")
    parser.add_argument("--teacher", default="greedy", help="any player that the arena knows")
    parser.add_argument("--decisions", type=int, default=25_000, help="how many to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE, help="where the weights are written")
    given = parser.parse_args()
    lessons = collect(given.game, given.teacher, given.decisions, given.seed)
    weights = fit(lessons, given.seed)
    unseen = collect(given.game, given.teacher, given.decisions // 10, given.seed + 1)
    print(f"{len(lessons.choices)} decisions of {given.teacher} in {given.game}")
    print(f"the policy agrees in {agreement(unseen, weights):.1%} of other decisions")
    np.savez(given.file, game=given.game, weights=weights)


if __name__ == "__main__":
    main()
