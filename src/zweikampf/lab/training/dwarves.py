"""Turns of Dwarves to learn from: games of searching players, judged from their end backwards.

A position is the beginning of a turn, because that is where a search asks. Its target is between
two estimates of who wins: the result of the game, which is right on average but mostly luck, and
what some looks ahead from the next turn say, which is steady but only as good as the judgement at
hand: that of the weights in the package, or without them the linear one. Each turn takes ``TRUST``
of what came later and the rest from the next look (the lambda returns of Sutton 1988). Some moves
are random, so that games differ; what came after such a move says nothing about the turns before
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import decks, steps
from zweikampf.games.dwarves.game import GAME
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.lab.training.fitting import Examples, Recipe
from zweikampf.lab.training.task import Task
from zweikampf.players.dwarves.inputs import INPUTS, Inputs
from zweikampf.players.dwarves.judgement import judging
from zweikampf.players.dwarves.policy import DwarvesPolicy
from zweikampf.players.search import EXPLORATION
from zweikampf.players.tree import Tree

ITERATIONS = 120  # of the searching players
LOOKS = 60  # ahead from the beginning of each turn
TRUST = 0.8
CARELESS = (0, 4, 12)  # of a hundred moves are random, in every third game each
GAMES_BITS = 12  # games of a unit are numbered below two to the power of this
ROW = np.dtype(
    [
        ("hand", "<u8", 2), ("display", "<u8", 2), ("discard", "<u8", 2), ("jokers", "i1", 2),
        ("active", "i1"), ("game", "<u4"), ("turn", "i2"), ("won", "i1"), ("careless", "i1"),
        ("chance", "<f4"), ("target", "<f4"),
    ]
)  # fmt: skip


@dataclass
class Turn:
    """The beginning of a turn; chances are those of seat 0."""

    state: Dwarves
    chance: float
    careless: bool = False


def make(seed: int, number: int, size: int) -> np.ndarray:
    """The rows of one unit of data: a function of its arguments."""
    rng, policy = Rng(seed << 32 | number), judging()
    rows = np.zeros(size, ROW)
    at = game = 0
    while at < size:
        turns, won = played(rng, policy, CARELESS[game % len(CARELESS)])
        for turn, (each, target) in enumerate(zip(turns, targets(turns, won), strict=True)):
            if at == size:
                break
            rows[at] = _row(each, number << GAMES_BITS | game, turn, won, target)
            at += 1
        game += 1
    return rows


def _row(turn: Turn, game: int, number: int, won: int, target: float) -> tuple[object, ...]:
    state = turn.state
    places = (list(state.hand), list(state.display), list(state.discard), list(state.jokers))
    return (*places, state.active, game, number, won, turn.careless, turn.chance, target)


def played(rng: Rng, policy: DwarvesPolicy, careless: int) -> tuple[list[Turn], int]:
    """The turns of one game, and whether seat 0 has won."""
    state = Dwarves(decks.find("standard"))
    turns: list[Turn] = []
    while state.actor != actors.OVER:
        begins = state.step in (steps.SUPPLY, steps.DRAW)
        if begins and (not turns or turns[-1].state.active != state.active):
            turns.append(Turn(state.copy(), _chance(state, policy, rng)))
        if state.actor == actors.CHANCE:
            state.apply(state.pick(rng))
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
        elif rng.below(100) < careless:
            turns[-1].careless = True
            state.apply(state.pick(rng))
        else:
            state.apply(_move(state, policy, rng))
    return turns, int(state.payoff(0) > 0)


def _chance(state: Dwarves, policy: DwarvesPolicy, rng: Rng) -> float:
    """What some looks at the true cards say about seat 0; what comes is unknown."""
    seat = state.active
    tree = _tree(state, seat, policy, rng)
    tree.clairvoyant = True
    tree.run(LOOKS)
    moves = list(tree.moves())
    mean = sum(total for _, _, total in moves) / sum(visits for _, visits, _ in moves)
    return (1 + (-mean if seat else mean)) / 2


def _move(state: Dwarves, policy: DwarvesPolicy, rng: Rng) -> int:
    tree = _tree(state, state.actor, policy, rng)
    tree.run(ITERATIONS)
    return max(tree.moves(), key=lambda move: (move[1], move[2]))[0]


def _tree(state: Dwarves, seat: int, policy: DwarvesPolicy, rng: Rng) -> Tree:
    return Tree(state, seat, GAME.num_actions, rng.below(1 << 32), EXPLORATION, policy, None)


def targets(turns: Sequence[Turn], won: int) -> list[float]:
    """What each turn should have been judged as, from the last one backwards."""
    found: list[float] = []
    later = chance = float(won)
    for turn in reversed(turns):
        target = (1 - TRUST) * chance + TRUST * later
        if turn.careless:
            target = turn.chance
        found.append(target)
        later, chance = target, turn.chance
    return found[::-1]


def encode(rows: np.ndarray) -> Examples:
    """The chance of the seat to move. Results are no second target: a network learns the games
    that it has seen by heart, which helps with no other."""
    inputs = np.zeros((len(rows), INPUTS), np.uint8)
    seen = Inputs()
    for at, state in enumerate(states(rows)):
        inputs[at, seen.numbers(state)] = 1
    found = np.where(rows["active"] == 1, 1 - rows["target"], rows["target"])
    return Examples(inputs, found[:, None].astype(np.float32), np.ones((len(rows), 1), np.float32))


def states(rows: np.ndarray) -> list[Dwarves]:
    """The positions, as far as a judgement looks at them."""
    deck = decks.find("standard")
    found = []
    for row in rows:
        hand, display, discard = (row[each].tolist() for each in ("hand", "display", "discard"))
        state = Dwarves(deck, 0)
        pile = [deck.cards & ~(hand[at] | display[at] | discard[at]) for at in (0, 1)]
        state.set_unchecked(
            hand=hand, display=display, discard=discard, pile=pile,
            jokers=row["jokers"].tolist(), active=int(row["active"]), step=steps.DRAW, to_draw=1,
        )  # fmt: skip
        found.append(state)
    return found


TASK = Task(
    "turns", make, encode, ("chance to win",), unit=2_000, units=90,
    recipe=Recipe(hidden=(32, 16), epochs=9, batch=256, decay=0.3),
)  # fmt: skip
