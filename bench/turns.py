"""Two searches of Dwarves against each other, without a table between them.

Both decks are shuffled and the dice of each turn rolled beforehand, and each deal is played twice
with seats swapped, so that luck cancels out better than with chance that depends on the ply.
Processor time per move is reported for each, so that equal times can be given to both.

    python -m bench.turns network:10000 classic:10000 --games 1000

A player is a judgement with the iterations per move, then perhaps how widely it explores:
``network:10000:0.5``. ``classic`` is the judgement of ``classic6``, ``thrifty`` the same without
moves that cannot be better than others, ``network`` that of level 6 (players/dwarves).
``network@FILE`` takes its weights from a file.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from bench.paired import Meter, match, parser_for
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards, decks, steps
from zweikampf.games.dwarves.actions import FIRST_ROLL
from zweikampf.games.dwarves.game import GAME
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.players import trained
from zweikampf.players.dwarves.judgement import NetworkPolicy
from zweikampf.players.dwarves.policy import DwarvesPolicy
from zweikampf.players.dwarves.thrift import ThriftyPolicy
from zweikampf.players.search import EXPLORATION
from zweikampf.players.tree import Tree

MOST_ROLLS = 16  # in one turn
Chooser = Callable[[Dwarves, Rng], int]


class Luck:
    """The order in which the cards of both seats will come, the dice of each turn, who begins."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        deck = cards.KIND_OF
        there = [slot for slot in range(cards.SLOTS) if decks.find("standard").cards >> slot & 1]
        self._piles = [[deck[slot] for slot in self._rng.permutation(there)] for _ in (0, 1)]
        self._dice: dict[tuple[int, int], list[int]] = {}
        self._rolls = self._rng.integers(cards.AXE + 1, size=(2, 80, MOST_ROLLS))
        self._starter = int(self._rng.integers(2))

    def deal(self, state: Dwarves, turn: int) -> int:
        legal = state.legal()
        if state.step == steps.FIRST:
            return legal[self._starter]
        if state.step == steps.ROLL:
            key = (state.active, turn)
            if key not in self._dice:
                self._dice[key] = self._rolls[state.active, turn // 2].tolist()
            return int(FIRST_ROLL + self._dice[key].pop())
        seat = state.active
        if state.step == steps.DEAL:
            seat = 0 if state.hand[0].bit_count() < cards.HAND_SIZE else 1
        elif state.step == steps.FLIP:
            seat = state.suffering
        return int(self._piles[seat].pop())


def player(name: str) -> Chooser:
    kind, count, *further = name.split(":")
    exploration = float(further[0]) if further else EXPLORATION
    policy = policy_of(kind)
    iterations = int(count)

    def choose(state: Dwarves, rng: Rng) -> int:
        seed = rng.below(1 << 32)
        tree = Tree(state, state.actor, GAME.num_actions, seed, exploration, policy, None)
        tree.run(iterations)
        return max(tree.moves(), key=lambda move: (move[1], move[2]))[0]

    return choose


def policy_of(name: str) -> DwarvesPolicy:
    kind, _, file = name.partition("@")
    if kind == "network":
        return NetworkPolicy(trained.load(Path(file)) if file else None)
    return {"classic": DwarvesPolicy, "thrifty": ThriftyPolicy}[kind]()


def play(players: Sequence[Chooser], first: int, seed: int, meter: Meter) -> float:
    """What the first player gets for a game in which player ``first`` has seat 0."""
    state, luck, rng = Dwarves(decks.find("standard")), Luck(seed), Rng(seed)
    turn, active = 0, None
    while state.actor != actors.OVER:
        if state.active != active and state.step in (steps.SUPPLY, steps.DRAW):
            turn, active = turn + 1, state.active
        if state.actor == actors.CHANCE:
            state.apply(luck.deal(state, turn))
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        at = state.actor ^ first
        state.apply(meter.ask(at, partial(players[at], state, rng)))
    return (1 + state.payoff(first)) / 2


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser_for(__doc__).parse_args(arguments)
    return match(given, partial(play, [player(name) for name in given.players]))


if __name__ == "__main__":
    sys.exit(main())
