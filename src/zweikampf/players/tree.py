"""The tree of a search: what one seat has learnt about how a game can continue.

Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Every
iteration deals a world that the seat cannot tell from the true one, walks down the tree, adds one
node, plays on from there and remembers the result on the way back.

A node stands for all positions that look alike to the searching seat, so an edge is an action that
the seat sees. What it does not see, such as a card dealt to its opponent, happens in the world and
leaves no trace in the tree: worlds that differ in it stay at the same node, and no plan can depend
on it. Because of that a child may be impossible in some worlds; ``available`` counts the worlds
in which it could have been chosen, and the bound that balances exploring and exploiting uses this
count in place of the visits of the parent.

The types that make this page fast are in ``tree.pxd``.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from typing import Any

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import need, number_of, seat_of
from zweikampf.engine.rng import Rng
from zweikampf.engine.signatures import arguments
from zweikampf.engine.state import State
from zweikampf.players.policy import Policy

ANY = -1  # every action at the root is looked at
NOTHING = 0  # no child, no sibling: the root is no node's child
NO_PARENT = -1  # the root has none
MOST_ACTIONS = 1 << 20  # of a game
MOST_NODES = 1 << 27  # some gigabytes
WIDTH = 0.5  # actions tried for each root of the visits of a node


class Tree:
    """Grows from a state that the seat considers possible; whether it is the true one no longer
    matters after the first iteration, which deals again what the seat cannot know."""

    __signature__ = arguments(
        "root: State, seat: int, num_actions: int, seed: int, exploration: float, "
        "policy: Policy | None = None, only: int | None = None"
    )

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
        """``only``: the one action at the root that is to be looked at; the seat is to act then."""
        need(root, State, "root")
        plays = seat_of(seat)
        policy = Policy() if policy is None else policy
        need(policy, Policy, "policy")
        policy.check(root)
        count = number_of(num_actions, 1, MOST_ACTIONS, "num_actions")
        looked_at = ANY if only is None else root.check(only)
        if only is not None and (root.actor != plays or looked_at >= count):
            raise ValueError("only an action of the seat to act can be looked at")
        rng, width = Rng(seed), float(exploration)
        self.only = looked_at
        self.root = root.copy()  # no one else may change it
        self.world = root.copy()
        self.seat = plays
        self.exploration = width
        self.policy = policy
        self.rng = rng
        self.scratch = Actions()
        self.child_by = array("i", bytes(4 * count))  # scratch: child of a node by action
        self.count = count
        self.stray = ANY
        self.size = 1
        self.capacity = 0
        self.action = self.parent = self.first = self.next = array("i")
        self.visits = self.available = array("i")
        self.total = array("d")
        self.promise = 1.0
        self.clairvoyant = False  # True for measuring only: the root is the true world
        self.width = WIDTH
        self._reserve(1)
        self.parent[0] = NO_PARENT

    def run(self, iterations: int) -> None:
        """Learn from this many more worlds."""
        left = number_of(iterations, 0, MOST_NODES - self.size, "iterations")
        self._reserve(self.size + left)
        with cython.nogil:
            for _ in range(left):
                self._iterate()
        self.world.raise_failure()
        self.scratch.check()
        if self.stray != ANY:
            raise IndexError(f"action {self.stray} is legal, but only {self.count} are announced")

    def moves(self) -> Iterator[tuple[int, int, float]]:
        """The actions at the root with their visits and the sum of their results."""
        child = self.first[0]
        while child != NOTHING:
            yield self.action[child], self.visits[child], self.total[child]
            child = self.next[child]

    def __repr__(self) -> str:
        return f"<Tree of {self.size} nodes for seat {self.seat}>"

    # One iteration

    def _iterate(self) -> None:
        self.world.fast_assign(self.root)
        if not self.clairvoyant:
            self.world.fast_resample(self.seat, self.rng)
        # In this order: C may evaluate two arguments of one call in any.
        node = self._descend()
        self._learn(node, self._result())

    def _descend(self) -> int:
        """Walk down until a node is new or the game is over; the node reached."""
        node = 0
        size = self.size
        while self.size == size and self.world.actor != actors.OVER:
            if self.world.actor != self.seat and not self.world.fast_shows(self.seat):
                self.world.fast_apply(self.world.fast_pick(self.rng, self.scratch))
                continue
            if self.world.actor == actors.CHANCE:
                action = self.policy.fast_chance(self.world, self.rng, self.scratch)
                if self.policy.fast_merges(self.world):
                    self.world.fast_apply(action)
                    continue
                child = self._along(node, action)
            elif node == 0 and self.only != ANY:
                child = self._along(node, self.only)
            else:
                child = self._choose(node)
            if child == NOTHING:
                break  # something went wrong in a game of plain Python
            node = child
            self.world.fast_apply(self.action[node])
        return node

    def _along(self, node: int, action: int) -> int:
        """The child of an action that the search did not choose: chance did, or the caller."""
        if self._is_stray(action):
            return NOTHING
        child = self.first[node]
        while child != NOTHING and self.action[child] != action:
            child = self.next[child]
        return child if child != NOTHING else self._grow(node, action)

    def _choose(self, node: int) -> int:
        """The child that the acting seat would explore next: a new one, or the best so far."""
        self.world.fast_legal(self.scratch)
        for at in range(self.scratch.size):
            if self._is_stray(self.scratch.items[at]):
                return NOTHING
        self.policy.fast_narrow(self.world, self.scratch)
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

    def _is_stray(self, action: int) -> bool:
        """Whether a game lists an action that it did not announce; the scratch has no cell for it,
        and the search ends."""
        if 0 <= action < self.count:
            return False
        self.stray = action
        return True

    def _width(self, node: int) -> float:
        """How many actions are tried at least, the most promising ones first; unpromising ones get
        their turn once the others are well known."""
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
        self.policy.fast_rate(self.world, self.scratch)
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
            if self.rng.fast_below(equals) == 0:
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
            return self.world.fast_payoff(self.seat)
        return self.policy.fast_estimate(self.world, self.seat, self.rng, self.scratch)

    def _learn(self, node: int, result: float) -> None:
        """Results count from the searching seat's side, whichever seat acts."""
        while node != NO_PARENT:
            self.visits[node] += 1
            self.total[node] += result
            node = self.parent[node]

    # Memory

    def _reserve(self, nodes: int) -> None:
        """Room for this many nodes, so that growing needs no allocation."""
        if nodes <= self.capacity:
            return
        room = max(nodes, 2 * self.capacity)
        self.action = _longer(self.action, "i", room)
        self.parent = _longer(self.parent, "i", room)
        self.first = _longer(self.first, "i", room)
        self.next = _longer(self.next, "i", room)
        self.visits = _longer(self.visits, "i", room)
        self.available = _longer(self.available, "i", room)
        self.total = _longer(self.total, "d", room)
        self.capacity = room  # last: without memory the tree stays as it was


def _longer(old: Any, code: str, size: int) -> Any:
    """The same numbers with zeros after them."""
    new = array(code, bytes(array(code).itemsize * size))
    if len(old):
        memoryview(new)[: len(old)] = memoryview(old)
    return new
