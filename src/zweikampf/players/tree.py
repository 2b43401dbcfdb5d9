"""The tree of a search: what one seat has learnt about the ways a game can go on.

Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Every
iteration deals a world that the seat cannot tell from the true one, walks down the tree, adds one
node, plays on from there and remembers the result on the way back.

A node stands for all positions that look alike to the searching seat, so an edge is an action that
the seat sees. What it does not see, such as a card dealt to its opponent, happens in the world and
leaves no trace in the tree: worlds that differ in it stay at the same node, and no plan can depend
on it. Because of that a child may be impossible in some worlds; ``available`` counts the worlds
in which it could have been chosen, and the bound that balances trying and trusting uses this count
in place of the visits of the parent.

The types that make this page fast stand in ``tree.pxd``.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from typing import Any

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.policy import Policy

ANY = -1  # every action at the root is looked at
NOTHING = 0  # no child, no sibling: the root is nobody's child
ABOVE = -1  # the parent of the root
WIDTH = 0.5  # actions tried for each root of the visits of a node


class Tree:
    """Grows from a state that the seat considers possible; whether it is the true one is lost
    with the first iteration, which deals anew what the seat cannot know."""

    def __init__(
        self,
        root: State,
        seat: int,
        num_actions: int,
        seed: int,
        exploration: float,
        policy: Policy | None = None,
        only: int | None = None,
    ) -> None:
        """``only``: the one action at the root that is to be looked at."""
        self.only = ANY if only is None else only
        self.root = root
        self.world = root.copy()
        self.seat = seat
        self.exploration = exploration
        self.policy = policy or Policy()
        self.rng = Rng(seed)
        self.scratch = Actions()
        self.child_by = array("i", bytes(4 * num_actions))  # scratch: child of a node by action
        self.size = 1
        self.capacity = 0
        self.action = self.parent = self.first = self.next = array("i")
        self.visits = self.available = array("i")
        self.total = array("d")
        self.promise = 1.0
        self.width = WIDTH
        self._reserve(1)
        self.parent[0] = ABOVE

    def run(self, iterations: int) -> None:
        """Learn from so many more worlds."""
        self._reserve(self.size + iterations)
        with cython.nogil:
            for _ in range(iterations):
                self._iterate()
        self.world.raise_failure()
        self.scratch.check()

    def moves(self) -> Iterator[tuple[int, int, float]]:
        """The actions at the root with their visits and the sum of their results."""
        child = self.first[0]
        while child != NOTHING:
            yield self.action[child], self.visits[child], self.total[child]
            child = self.next[child]

    # One iteration

    def _iterate(self) -> None:
        self.world.assign(self.root)
        self.world.redeal(self.seat, self.rng)
        # In this order: C may evaluate two arguments of one call in any.
        node = self._descend()
        self._learn(node, self._result())

    def _descend(self) -> int:
        """Walk down until a node is new or the game is over; the node reached."""
        node = 0
        size = self.size
        while self.size == size and self.world.actor != actors.OVER:
            if self.world.actor != self.seat and not self.world.shows(self.seat):
                self.world.act(self.world.pick(self.rng, self.scratch))
                continue
            if self.world.actor == actors.CHANCE:
                child = self._along(node, self.world.pick(self.rng, self.scratch))
            elif node == 0 and self.only != ANY:
                child = self._along(node, self.only)
            else:
                child = self._choose(node)
            if child == NOTHING:
                break  # something went wrong in a game of plain Python
            node = child
            self.world.act(self.action[node])
        return node

    def _along(self, node: int, action: int) -> int:
        """The child of an action that nobody chose here: chance did, or whoever asks."""
        child = self.first[node]
        while child != NOTHING and self.action[child] != action:
            child = self.next[child]
        return child if child != NOTHING else self._grow(node, action)

    def _choose(self, node: int) -> int:
        """The child that whoever acts would like to look at: a new one, or the best so far."""
        self.world.fill(self.scratch)
        self._note_children(node, True)
        sign = 1.0 if self.world.actor == self.seat else -1.0
        best = NOTHING
        best_score = 0.0
        untried = 0
        for at in range(self.scratch.size):
            child = self.child_by[self.scratch.items[at]]
            if child == NOTHING:
                untried += 1
                continue
            self.available[child] += 1
            score = self._score(child, sign)
            if best == NOTHING or score > best_score:
                best = child
                best_score = score
        if untried > 0:
            action = self._most_promising(untried)
            if (
                best == NOTHING
                or self.scratch.size - untried < self._width(node)
                or self._urgency(node, sign) > best_score
            ):
                best = self._grow(node, action)
                self.available[best] = 1
        self._note_children(node, False)
        return best

    def _width(self, node: int) -> float:
        """So many actions are tried at least, the most promising ones first: what looks silly gets
        its chance too once the others are well known."""
        return self.width * math.sqrt(self.visits[node])

    def _urgency(self, node: int, sign: float) -> float:
        """What an action without a child is worth: as good as its node, and as uncertain as one
        look would leave it, the less so the less it promises."""
        visits = self.visits[node]
        if visits == 0:
            return self.exploration
        trust = sign * self.total[node] / visits
        return trust + self.exploration * self.promise * math.sqrt(math.log(visits + 1))

    def _score(self, child: int, sign: float) -> float:
        """Upper confidence bound of a child that has been visited."""
        visits = self.visits[child]
        trust = sign * self.total[child] / visits
        return trust + self.exploration * math.sqrt(math.log(self.available[child]) / visits)

    def _most_promising(self, untried: int) -> int:
        """Of the actions without a child the one with the highest rating, by chance among equals;
        ``promise`` is then its rating in parts of the highest of all."""
        self.policy.rate(self.world, self.scratch)
        chosen = 0
        most = 0
        equals = 0
        highest = 1
        for at in range(self.scratch.size):
            action = self.scratch.items[at]
            weight = self.scratch.weights[at]
            if weight > highest:
                highest = weight
            if self.child_by[action] != NOTHING or (equals and weight < most):
                continue
            equals = equals + 1 if equals and weight == most else 1
            most = weight
            if self.rng.below(equals) == 0:
                chosen = action
        self.promise = most / highest
        return chosen

    def _note_children(self, node: int, there: bool) -> None:
        """Make the children of a node findable by their action, and clear up afterwards."""
        child = self.first[node]
        while child != NOTHING:
            self.child_by[self.action[child]] = child if there else NOTHING
            child = self.next[child]

    def _grow(self, node: int, action: int) -> int:
        """A new child."""
        child = self.size
        self.size += 1
        self.action[child] = action
        self.parent[child] = node
        self.next[child] = self.first[node]
        self.first[node] = child
        return child

    def _result(self) -> float:
        if self.world.actor == actors.OVER:
            return self.world.payoff(self.seat)
        return self.policy.estimate(self.world, self.seat, self.rng, self.scratch)

    def _learn(self, node: int, result: float) -> None:
        """Results count from the searching seat's side, whoever acts."""
        while node != ABOVE:
            self.visits[node] += 1
            self.total[node] += result
            node = self.parent[node]

    # Memory

    def _reserve(self, nodes: int) -> None:
        """Room for so many nodes, so that growing needs no allocation."""
        if nodes <= self.capacity:
            return
        self.capacity = max(nodes, 2 * self.capacity)
        self.action = _longer(self.action, "i", self.capacity)
        self.parent = _longer(self.parent, "i", self.capacity)
        self.first = _longer(self.first, "i", self.capacity)
        self.next = _longer(self.next, "i", self.capacity)
        self.visits = _longer(self.visits, "i", self.capacity)
        self.available = _longer(self.available, "i", self.capacity)
        self.total = _longer(self.total, "d", self.capacity)


def _longer(old: Any, code: str, size: int) -> Any:
    """The same numbers with zeros behind them."""
    new = array(code, bytes(array(code).itemsize * size))
    if len(old):
        memoryview(new)[: len(old)] = memoryview(old)
    return new
