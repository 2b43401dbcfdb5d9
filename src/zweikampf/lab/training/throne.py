"""Solved starts of Throne's phase 2 to learn from: both hands, the undead scored, who leads.

Half of the positions come from games of searching players: a game is branched after some of its
tricks and recruited to the end of phase 1 as a search does it, because those are the positions that
a search will ask about. The others are dealt at random, so that what good players avoid is known
too. The solver labels each of them with the worth of best play (``players.throne.solver``).
"""

from __future__ import annotations

import numpy as np

from zweikampf.engine import actors, bits
from zweikampf.engine.rng import Rng
from zweikampf.games.throne import steps
from zweikampf.games.throne.game import GAME
from zweikampf.games.throne.rules import Throne
from zweikampf.lab.training.fitting import Examples, Recipe
from zweikampf.lab.training.task import Task
from zweikampf.players.search import EXPLORATION
from zweikampf.players.throne.inputs import INPUTS, Inputs
from zweikampf.players.throne.policy import ThronePolicy
from zweikampf.players.throne.solution import FACTION
from zweikampf.players.throne.solver import Question, Solver
from zweikampf.players.tree import Tree

ITERATIONS = 150  # of the searching players
CARELESS = 10  # of a hundred moves are random, so that games differ
BRANCHES = (13, 11, 9, 6, 3)  # cards left in the hands when a game is branched
RANDOM_PERCENT = 30  # of the positions
ROW = np.dtype(
    [
        ("hand0", "<u8"), ("hand1", "<u8"), ("score0", "<u8"), ("score1", "<u8"),
        ("leader", "i1"), ("kind", "i1"), ("result", "i1"), ("worth", "<i2"),
    ]
)  # fmt: skip
RANDOM, BRANCHED, PLAYED = range(3)
MARGIN_EVERY = 4  # positions have one whose margin is known too
UNKNOWN = -32768  # a worth that was not asked for


def make(seed: int, number: int, size: int) -> np.ndarray:
    """The rows of one unit of data: a function of its arguments."""
    rng = Rng(seed << 32 | number)
    solver = Solver()
    rows = np.zeros(size, ROW)
    found: list[tuple[Throne, int]] = []
    for at in range(size):
        if not found:
            found = _starts(rng)
        state, kind = found.pop()
        solver.forget()
        rows[at] = (*state.hand, *state.score, state.leader, kind, *_labels(solver, state, at))
    return rows


def _labels(solver: Solver, state: Throne, at: int) -> tuple[int, int]:
    """Who wins, from seat 0's side; and the worth, which takes as long again, for some of them."""
    question = Question(solver, state)
    if at % MARGIN_EVERY == 0:
        worth = question.worth()
        return (worth > 0) - (worth < 0), worth
    winner = question.winner()
    return (0 if winner is None else 1 - 2 * winner), UNKNOWN


def _starts(rng: Rng) -> list[tuple[Throne, int]]:
    """Some starts of phase 2: all branches of one game, or one dealt at random."""
    if rng.below(1000) < _SHARE:
        return [(_at_random(rng), RANDOM)]
    return _searched(rng)


# A game has several positions, so that random ones must be drawn more often.
_PER_GAME = len(BRANCHES) + 1
_SHARE = 1000 * RANDOM_PERCENT * _PER_GAME // (100 + RANDOM_PERCENT * (_PER_GAME - 1))


def _at_random(rng: Rng) -> Throne:
    state = Throne()
    while state.phase == 1:
        state.apply(state.pick(rng))
    return state


def _searched(rng: Rng) -> list[tuple[Throne, int]]:
    state, policy = Throne(), ThronePolicy()
    found = []
    waiting = list(BRANCHES)
    while state.phase == 1:
        if state.actor == actors.CHANCE:
            state.apply(state.pick(rng))
            continue
        left = bits.count(state.hand[0])
        if waiting and state.step == steps.LEAD and left <= waiting[0]:
            waiting.pop(0)
            found.append((policy.recruited(state, rng), BRANCHED))
        state.apply(_move(state, policy, rng))
    return [*found, (state, PLAYED)]


def _move(state: Throne, policy: ThronePolicy, rng: Rng) -> int:
    if rng.below(100) < CARELESS:
        return state.pick(rng)
    seed = rng.below(1 << 32)
    tree = Tree(state, state.actor, GAME.num_actions, seed, EXPLORATION, policy, None)
    tree.run(ITERATIONS)
    return max(tree.moves(), key=lambda move: (move[1], move[2]))[0]


def encode(rows: np.ndarray) -> Examples:
    """Whether the leader wins, and by how many factions: minus five to five, as 0 to 1."""
    inputs = np.zeros((len(rows), INPUTS), np.uint8)
    seen = Inputs()
    for at, row in enumerate(rows):
        pairs = [(int(row["hand0"]), int(row["score0"])), (int(row["hand1"]), int(row["score1"]))]
        (own, own_pile), (other, other_pile) = pairs[:: -1 if row["leader"] else 1]
        inputs[at, seen.numbers(own, other, own_pile, other_pile)] = 1
    side = 1 - 2 * rows["leader"].astype(np.float32)
    factions = rows["worth"].astype(np.float32) / FACTION
    targets = np.stack([(1 + side * rows["result"]) / 2, 0.5 + side * factions / 10], 1)
    known = np.stack([np.ones(len(rows)), rows["worth"] != UNKNOWN], 1)
    return Examples(inputs, np.clip(targets, 0, 1).astype(np.float32), known.astype(np.float32))


TASK = Task(
    "hands", make, encode, ("leader wins", "by how many factions"), units=160,
    recipe=Recipe(epochs=30, rate=3e-3, decay=2.0),
)  # fmt: skip
