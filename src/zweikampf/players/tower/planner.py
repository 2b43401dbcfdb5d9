"""Thinking ahead in Tower: every way to go on up to the next hidden card or the end of the turn.

Tower has no secrets, so a plan needs no imagined worlds. Between two hidden cards a turn is a web
of positions that the active seat reaches by shifting, loading and building; the planner walks
through it from the best position to the next best, each only once, until its budget is spent. A
position is worth what a draw from there is worth: the mean, over all cards that may come, of the
best place for each, judged at one look (``evaluation``). So plans of different length
are compared at the same moment, and no plan gains by putting off the draw. The types that make
this page fast stand in ``planner.pxd``.
"""

from __future__ import annotations

from array import array

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.games.tower import acts, legal, zones
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.steps import Kind, Step
from zweikampf.players.tower.evaluation import Evaluation

NONE = -1
MOST_POSITIONS = 4096  # of one turn; more than any budget asks for
ROOM = 4 * MOST_POSITIONS  # for their hashes: a power of two
UNKNOWN = -9.0  # a worth below all others
HASTE = 0.001  # of two plans the shorter one
DRAWN, ANSWER, BLOCK, FREE, SHOW = map(
    int, (Step.DRAWN, Step.ANSWER, Step.BLOCK, Step.FREE, Step.SHOW)
)
TOWER, TAKE = int(Kind.TOWER), int(Kind.TAKE)
KIND = acts.KIND
TURM, OK, LEAVE_IT, DRAW, PASS = acts.TURM, acts.OK, acts.NOBLOCK, acts.DRAW, acts.PASS
INTERIM = zones.INTERIM
ONE, FACTOR, WORD = 1, 0x9E3779B97F4A7C15, 0xFFFFFFFFFFFFFFFF


class Planner:
    """Looks for the best way to go on from a position in which a seat acts.

    ``only``: the one action at the root that is to be looked at.
    """

    def __init__(self, root: Tower, only: int = NONE) -> None:
        self.root = root
        self.only = only
        self.seat = root.actor
        self.evaluation = Evaluation()
        self.world, self.one, self.two, self.three, self.four = (root.copy() for _ in range(5))
        self.moves, self.lots, self.places = Actions(), Actions(), Actions()
        self.judged = 0
        self.size = 1
        # Positions of this turn: how each is reached, and how promising it is to go on from there.
        ints = bytes(4 * MOST_POSITIONS)
        self.action, self.parent = array("i", ints), array("i", ints)
        self.first = array("i", ints)  # the action at the root that leads here
        self.depth = array("i", ints)
        self.promise = array("d", bytes(8 * MOST_POSITIONS))
        self.path = array("i", ints)
        self.met = array("Q", bytes(8 * ROOM))
        # The worth of actions at the root: at the next draw, and where a depot card is turned up.
        self.drawn = array("d", [UNKNOWN]) * acts.ACTIONS
        self.looked = array("d", [UNKNOWN]) * acts.ACTIONS
        self.ends = array("i", bytes(4 * acts.ACTIONS))  # ways to go on that were judged
        # How much more a draw is worth than one look before it says.
        self.gain = 0.0
        self.gains = 0

    def run(self, budget: int) -> None:
        """Judge so many positions, or all of this turn if there are fewer."""
        with cython.nogil:
            node = 0
            while node != NONE and self.judged < budget:
                self._walk_to(node)
                self._go_on(node)
                node = self._most_promising()
        for actions in (self.moves, self.lots, self.places):
            actions.check()

    def worths(self, gain: float | None = None) -> dict[int, float]:
        """What the actions at the root are worth, from -1 to 1. An action that only leads to
        positions which others reach as well has none. ``gain``: as another planner found it."""
        if gain is None:
            gain = self.mean_gain()
        found = {}
        for action in range(len(self.drawn)):
            worth = max(self.drawn[action], self.looked[action] + gain)
            if worth > UNKNOWN / 2:
                found[action] = worth
        return found

    def mean_gain(self) -> float:
        return self.gain / self.gains if self.gains else 0.0

    def ways(self, action: int) -> int:
        """How many ways to go on after an action at the root were judged."""
        return self.ends[action]

    # The web of positions

    def _most_promising(self) -> int:
        """The best position that was not gone on from, or none."""
        best = NONE
        for node in range(1, self.size):
            if self.promise[node] > UNKNOWN and (
                best == NONE or self.promise[node] > self.promise[best]
            ):
                best = node
        return best

    def _walk_to(self, node: int) -> None:
        """Play from the root to a position."""
        self.promise[node] = UNKNOWN
        self.world.assign(self.root)
        steps = self.depth[node]
        for at in range(steps):
            self.path[steps - 1 - at] = self.action[node]
            node = self.parent[node]
        for at in range(steps):
            self._step(self.world, self.path[at])

    def _go_on(self, node: int) -> None:
        """Try all that can be done here."""
        self.world.fill(self.moves)
        for at in range(self.moves.size):
            action = self.moves.items[at]
            if node == 0 and self.only != NONE:
                if self.only != action:
                    continue
            elif self._misses(self.world, action):
                continue
            first = action if node == 0 else self.first[node]
            self.one.assign(self.world)
            self._step(self.one, action)
            if self.one.step == FREE and self.one.actor == self.seat:
                self._meet(node, action, first)
            elif self.one.actor == actors.CHANCE and self.one.step != SHOW:
                self._note(self.looked, first, self._turn_up(), self.depth[node])
            else:
                self._note(self.drawn, first, self._end(), self.depth[node])

    def _meet(self, node: int, action: int, first: int) -> None:
        """A position of this turn: remember it, unless it was reached before."""
        if self._is_known() or self.size == MOST_POSITIONS:
            return
        new = self.size
        self.size += 1
        self.action[new] = action
        self.parent[new] = node
        self.first[new] = first
        self.depth[new] = self.depth[node] + 1
        look = self.evaluation.outlook(self.one, self.seat)
        if legal.duties(self.one):
            # A tower card comes first, by the rules or to escape the call: nothing is known yet.
            self.promise[new] = 2.0 + look
            return
        if not legal.can_draw(self.one) and not legal.can_pass(self.one):
            # The depot card has to be laid before a draw (W7.10): what it is worth shows then.
            self.promise[new] = look + self.mean_gain()
            return
        worth = self._draw()
        self.gain += worth - look
        self.gains += 1
        self.promise[new] = worth
        self._note(self.drawn, first, worth, self.depth[new])

    def _misses(self, state: Tower, action: int) -> bool:
        """Would it leave a tower card or a reward lying in table mode? The one pays only against
        somebody who does not look, the other never, so both are no plans (W9.3, W6.7); one look at
        the position does not see why."""
        if not state.calls or (state.step != FREE and state.step != DRAWN):
            return False
        if state.pending:
            return KIND[action] != TAKE
        return KIND[action] != TOWER and legal.duties(state) != 0

    def _note(self, worths: array[float], first: int, worth: float, steps: int) -> None:
        worth -= HASTE * steps
        self.ends[first] += 1
        if worth > worths[first]:
            worths[first] = worth

    # What it comes to

    def _step(self, state: Tower, action: int) -> None:
        """One action, and the right answer to it in table mode (W9)."""
        state.act(action)
        if state.step == ANSWER:
            state.act(TURM if state.violation else OK)

    def _end(self) -> float:
        """The worth of a draw, or of what ends the turn or the game; after an answer (W9) the
        other seat goes on."""
        self.two.assign(self.one)
        if self.two.seat != self.seat:
            return self._look(self.two)
        if self.two.step == SHOW:
            return self._shown()
        if self.two.step == DRAWN:
            return self._best_place(self.two)
        return self._look(self.two)

    def _draw(self) -> float:
        """The worth of a draw now, or of a pass if nothing is left to draw."""
        self.two.assign(self.one)
        if legal.can_draw(self.two):
            self._step(self.two, DRAW)
        elif legal.can_pass(self.two):
            self._step(self.two, PASS)
        if self.two.step == SHOW:
            return self._shown()
        if self.two.step == DRAWN:
            return self._best_place(self.two)
        return self._look(self.two)

    def _shown(self) -> float:
        """The mean over all cards that may come."""
        self.two.fill(self.lots)
        total = 0.0
        for at in range(self.lots.size):
            self.three.assign(self.two)
            self._step(self.three, self.lots.items[at])
            total += self._best_place(self.three)
        return total / self.lots.size

    def _best_place(self, state: Tower) -> float:
        """What the drawn card is worth where it does most good; nothing is left of it if the draw
        was called (W9.4)."""
        if state.step != DRAWN or state.seat != self.seat:
            return self._look(state)
        best = UNKNOWN
        state.fill(self.places)
        for at in range(self.places.size):
            if self._misses(state, self.places.items[at]):
                continue
            self.four.assign(state)
            self._step(self.four, self.places.items[at])
            best = max(best, self._look(self.four))
        return best

    def _turn_up(self) -> float:
        """The mean over all cards that may lie in the depot."""
        self.one.fill(self.lots)
        total = 0.0
        for at in range(self.lots.size):
            self.two.assign(self.one)
            self._step(self.two, self.lots.items[at])
            total += self._look(self.two)
        return total / self.lots.size

    def _look(self, state: Tower) -> float:
        """At one look; a question about a block is taken for answered with no."""
        self.judged += 1
        if state.step == BLOCK:
            state.act(LEAVE_IT)
        return self.evaluation.outlook(state, self.seat)

    # Positions that were reached before

    def _is_known(self) -> bool:
        """Has this turn come to the same position in another way? If not, remember it."""
        key = self._key()
        at = key & (ROOM - 1)
        while self.met[at] != 0:
            if self.met[at] == key:
                return True
            at = (at + 1) & (ROOM - 1)
        if self.size < MOST_POSITIONS:
            self.met[at] = key
        return False

    def _key(self) -> int:
        """A number that hardly two positions share."""
        key = ONE
        for at in range(5):
            key = _mixed(key, self.one.lying[at])
        key = _mixed(key, self.one.wanted)
        counts = ONE * self.one.gold[self.seat]
        counts = counts << 7 | self.one.own_cards(0)
        counts = counts << 7 | self.one.own_cards(1)
        counts = counts << 5 | self.one.depot_count(self.seat)
        counts = counts << 7 | (self.one.top[INTERIM] + 1)
        counts = counts << 7 | (self.one.top[INTERIM + 1] + 1)
        counts = counts << 3 | self.one.pending
        key = _mixed(key, counts)
        return key if key else ONE


def _mixed(key: int, word: int) -> int:
    key = ((key ^ word) * FACTOR) & WORD
    return key ^ key >> 29
