"""Thinking ahead in Tower: every way to continue up to the next hidden card or the end of the turn.

Tower has no secrets, so a plan needs no imagined worlds. Between two hidden cards a turn is a web
of positions that the active seat reaches by shifting, loading and building; the planner walks
through it from the best position to the next best, each only once, until its budget is spent. A
position is worth what a draw from there is worth: the mean, over all cards that may come, of the
best place for each, judged without search (``evaluation``). So plans of different length
are compared at the same moment, and no plan gains by putting off the draw. The types that make this
page fast are in ``planner.pxd``.
"""

from __future__ import annotations

from array import array

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import need, number_of, seat_of
from zweikampf.games.tower import actions, legal, steps, tables, verbs, zones
from zweikampf.games.tower.rules import Tower
from zweikampf.players.tower.evaluation import Evaluation

NONE = -1
MOST_POSITIONS = 4096  # of one turn; more than any budget asks for
ROOM = 4 * MOST_POSITIONS  # for their hashes: a power of two
MOST_BUDGET = (1 << 31) - 1
UNKNOWN = -9.0  # a worth below all others
STEP_PENALTY = 0.001  # prefers the shorter of two equal plans
FACTOR, WORD = 0x9E3779B97F4A7C15, 0xFFFFFFFFFFFFFFFF


class Planner:
    """Looks for the best way to continue from a position in which a seat acts.

    ``only``: the one action at the root that is to be looked at. ``evaluation``: who judges.
    """

    def __init__(self, root: Tower, only: int = NONE, evaluation: Evaluation | None = None) -> None:
        need(root, Tower, "root")
        if evaluation is None:
            evaluation = Evaluation()
        need(evaluation, Evaluation, "evaluation")
        seat_of(root.actor)
        self.only = NONE if only == NONE else root.check(only)
        self.root = root.copy()  # no one else may change it
        self.seat = root.actor
        self.evaluation = evaluation
        self.world = root.copy()
        self.after_move, self.after_draw = root.copy(), root.copy()
        self.after_card, self.after_place = root.copy(), root.copy()
        self.moves, self.lots, self.places = Actions(), Actions(), Actions()
        self.evaluated = 0
        self.size = 1
        # Positions of this turn: how each is reached, and how promising it is to continue from
        # there.
        ints = bytes(4 * MOST_POSITIONS)
        self.action, self.parent = array("i", ints), array("i", ints)
        self.first = array("i", ints)  # the action at the root that leads here
        self.depth = array("i", ints)
        self.priority = array("d", bytes(8 * MOST_POSITIONS))
        self.path = array("i", ints)
        self.met = array("Q", bytes(8 * ROOM))
        self.slot = array("i", ints)  # where the hash of each position is kept
        self.cards = 0
        # The worth of actions at the root: at the next draw, and where a depot card is turned up.
        self.at_draw = array("d", [UNKNOWN]) * actions.ACTIONS
        self.at_turn_up = array("d", [UNKNOWN]) * actions.ACTIONS
        self.ends = array("i", bytes(4 * actions.ACTIONS))  # continuations that were judged
        # Where the best continuation of an action at the root ends: a position of this turn and
        # what is done there, or none for a draw or a pass. One for each of the two worths.
        self.end_node = array("i", [NONE]) * (2 * actions.ACTIONS)
        self.end_action = array("i", [NONE]) * (2 * actions.ACTIONS)
        # How much more a draw is worth than the position before it, judged without search.
        self.gain = 0.0
        self.gains = 0

    def run(self, budget: int) -> None:
        """Judge this many positions, or all of this turn if there are fewer."""
        most = number_of(budget, 0, MOST_BUDGET, "budget")
        with cython.nogil:
            self.fast_run(most)
        for used in (self.moves, self.lots, self.places):
            used.check()

    def fast_run(self, most: int) -> None:
        node = 0
        while node != NONE and self.evaluated < most:
            self._walk_to(node)
            self._go_on(node)
            node = self._most_promising()

    # For many plans in a row, without allocation (see ``foresight``)

    def fast_begin(self, root: Tower, cards: int) -> None:
        """Forget everything and look at another position, in which a seat acts. ``cards``: how many
        of those that may come a draw is judged by, evenly spread; 0 for all."""
        for node in range(1, self.size):
            self.met[self.slot[node]] = 0
        for action in range(actions.ACTIONS):
            self.at_draw[action] = UNKNOWN
            self.at_turn_up[action] = UNKNOWN
            self.ends[action] = 0
        self.root.fast_assign(root)
        self.seat = root.actor
        self.only = NONE
        self.cards = cards
        self.evaluated = 0
        self.size = 1
        self.gain = 0.0
        self.gains = 0

    def fast_best(self) -> int:
        """The action at the root that is worth most, or none."""
        best = NONE
        for action in range(actions.ACTIONS):
            if self.fast_worth(action) > UNKNOWN / 2 and (
                best == NONE or self.fast_worth(action) > self.fast_worth(best)
            ):
                best = action
        return best

    def fast_worth(self, action: int) -> float:
        """What an action at the root is worth; below all others if it has not been judged."""
        return max(self.at_draw[action], self.at_turn_up[action] + self.mean_gain())

    def fast_walk(self, state: Tower, action: int) -> None:
        """Play the best continuation of an action at the root, as ``way`` gives it, then draw or
        pass if it ends with that."""
        at = action
        if self.fast_worth(at) <= UNKNOWN / 2:  # it was not judged: no way is known
            self.fast_step(state, action)
            return
        if self.at_turn_up[at] + self.mean_gain() > self.at_draw[at]:
            at += actions.ACTIONS
        node = self.end_node[at]
        depth = self.depth[node]
        for up in range(depth):
            self.path[depth - 1 - up] = self.action[node]
            node = self.parent[node]
        for down in range(depth):
            self.fast_step(state, self.path[down])
        if self.end_action[at] != NONE:
            self.fast_step(state, self.end_action[at])
        elif legal.can_draw(state):
            self.fast_step(state, actions.DRAW)
        else:
            self.fast_step(state, actions.PASS)

    def worths(self, gain: float | None = None) -> dict[int, float]:
        """What the actions at the root are worth, from -1 to 1. An action that only leads to
        positions which others reach as well has none. ``gain``: as another planner found it."""
        if gain is None:
            gain = self.mean_gain()
        found = {}
        for action in range(len(self.at_draw)):
            worth = max(self.at_draw[action], self.at_turn_up[action] + gain)
            if worth > UNKNOWN / 2:
                found[action] = worth
        return found

    def mean_gain(self) -> float:
        return self.gain / self.gains if self.gains else 0.0

    def ways(self, action: int) -> int:
        """How many continuations of an action at the root were judged."""
        return self.ends[number_of(action, 0, actions.ACTIONS - 1, "action")]

    def way(self, action: int) -> list[int]:
        """The best continuation of an action at the root, up to a draw or a pass, which is not
        among them, or to something else that ends the turn or shows a hidden card."""
        at = number_of(action, 0, actions.ACTIONS - 1, "action")
        if self.at_turn_up[at] + self.mean_gain() > self.at_draw[at]:
            at += actions.ACTIONS
        node = self.end_node[at]
        last = self.end_action[at]
        found = [] if last == NONE else [last]
        while node > 0:
            found.append(self.action[node])
            node = self.parent[node]
        return found[::-1]

    # The web of positions

    def _most_promising(self) -> int:
        """The best position that has not been expanded, or none."""
        best = NONE
        for node in range(1, self.size):
            if self.priority[node] > UNKNOWN and (
                best == NONE or self.priority[node] > self.priority[best]
            ):
                best = node
        return best

    def _walk_to(self, node: int) -> None:
        """Play from the root to a position."""
        self.priority[node] = UNKNOWN
        self.world.fast_assign(self.root)
        depth = self.depth[node]
        for at in range(depth):
            self.path[depth - 1 - at] = self.action[node]
            node = self.parent[node]
        for at in range(depth):
            self.fast_step(self.world, self.path[at])

    def _go_on(self, node: int) -> None:
        """Try all that can be done here."""
        self.world.fast_legal(self.moves)
        for at in range(self.moves.size):
            action = self.moves.items[at]
            if node == 0 and self.only != NONE:
                if self.only != action:
                    continue
            elif self._misses(self.world, action):
                continue
            first = action if node == 0 else self.first[node]
            self.after_move.fast_assign(self.world)
            self.fast_step(self.after_move, action)
            if self.after_move.step == steps.FREE and self.after_move.actor == self.seat:
                self._meet(node, action, first)
            elif self.after_move.actor == actors.CHANCE and self.after_move.step != steps.SHOW:
                self._note(self.at_turn_up, first, self._turn_up(), node, action)
            else:
                self._note(self.at_draw, first, self._end(), node, action)

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
        look = self.evaluation.fast_outlook(self.after_move, self.seat)
        if legal.duties(self.after_move):
            # A tower card comes first, by the rules or to escape the call: nothing is known yet.
            self.priority[new] = 2.0 + look
            return
        if not legal.can_draw(self.after_move) and not legal.can_pass(self.after_move):
            # The depot card has to be laid before a draw (W7.10): what it is worth shows then.
            self.priority[new] = look + self.mean_gain()
            return
        worth = self._draw()
        self.gain += worth - look
        self.gains += 1
        self.priority[new] = worth
        self._note(self.at_draw, first, worth, new, NONE)

    def _misses(self, state: Tower, action: int) -> bool:
        """Would it leave a tower card or a reward lying in table mode? The first pays only against
        a player who does not notice, the second never, so neither is a plan (W9.3, W6.7); one look
        at the position does not see why."""
        if not state.table_mode or (state.step != steps.FREE and state.step != steps.DRAWN):
            return False
        if state.pending:
            return tables.VERB[action] != verbs.TAKE
        return tables.VERB[action] != verbs.TOWER and legal.duties(state) != 0

    def _note(self, worths: array[float], first: int, worth: float, node: int, action: int) -> None:
        worth -= STEP_PENALTY * self.depth[node]
        self.ends[first] += 1
        if worth > worths[first]:
            worths[first] = worth
            at = first if self.after_move.step != steps.TURN_UP else actions.ACTIONS + first
            self.end_node[at] = node
            self.end_action[at] = action

    # What it comes to

    def fast_step(self, state: Tower, action: int) -> None:
        """One action, and the right answer to it in table mode (W9)."""
        state.fast_apply(action)
        if state.step == steps.ANSWER:
            state.fast_apply(actions.TURM if state.violation else actions.OK)

    def _end(self) -> float:
        """The worth of a draw, or of what ends the turn or the game; after an answer (W9) the other
        seat continues."""
        self.after_draw.fast_assign(self.after_move)
        if self.after_draw.seat != self.seat:
            return self._look(self.after_draw)
        if self.after_draw.step == steps.SHOW:
            return self._shown()
        if self.after_draw.step == steps.DRAWN:
            return self._best_place(self.after_draw)
        return self._look(self.after_draw)

    def _draw(self) -> float:
        """The worth of a draw now, or of a pass if nothing is left to draw."""
        self.after_draw.fast_assign(self.after_move)
        if legal.can_draw(self.after_draw):
            self.fast_step(self.after_draw, actions.DRAW)
        elif legal.can_pass(self.after_draw):
            self.fast_step(self.after_draw, actions.PASS)
        if self.after_draw.step == steps.SHOW:
            return self._shown()
        if self.after_draw.step == steps.DRAWN:
            return self._best_place(self.after_draw)
        return self._look(self.after_draw)

    def _shown(self) -> float:
        """The mean over all cards that may come."""
        self.after_draw.fast_legal(self.lots)
        total = 0.0
        looks = self._looks(self.lots.size)
        for number in range(looks):
            at = number * self.lots.size // looks
            self.after_card.fast_assign(self.after_draw)
            self.fast_step(self.after_card, self.lots.items[at])
            total += self._best_place(self.after_card)
        return total / looks

    def _looks(self, cards: int) -> int:
        """How many of the cards that may come are looked at."""
        return cards if self.cards == 0 else min(cards, self.cards)

    def _best_place(self, state: Tower) -> float:
        """What the drawn card is worth where it does most good; nothing is left of it if the draw
        was called (W9.4)."""
        if state.step != steps.DRAWN or state.seat != self.seat:
            return self._look(state)
        best = UNKNOWN
        state.fast_legal(self.places)
        for at in range(self.places.size):
            if self._misses(state, self.places.items[at]):
                continue
            self.after_place.fast_assign(state)
            self.fast_step(self.after_place, self.places.items[at])
            best = max(best, self._look(self.after_place))
        return best

    def _turn_up(self) -> float:
        """The mean over all cards that may lie in the depot."""
        self.after_move.fast_legal(self.lots)
        total = 0.0
        looks = self._looks(self.lots.size)
        for number in range(looks):
            at = number * self.lots.size // looks
            self.after_draw.fast_assign(self.after_move)
            self.fast_step(self.after_draw, self.lots.items[at])
            total += self._look(self.after_draw)
        return total / looks

    def _look(self, state: Tower) -> float:
        """Without search; a question about a block counts as answered with no."""
        self.evaluated += 1
        if state.step == steps.BLOCK:
            state.fast_apply(actions.NOBLOCK)
        return self.evaluation.fast_outlook(state, self.seat)

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
            self.slot[self.size] = cython.cast(cython.int, at)
        return False

    def _key(self) -> int:
        """A hash: two positions hardly ever share one."""
        key = tables.ONE
        for at in range(zones.LAYOUT_WORDS):
            key = _mixed(key, self.after_move.lying[at])
        key = _mixed(key, self.after_move.wanted)
        counts = tables.ONE * self.after_move.gold[self.seat]
        counts = counts << 7 | self.after_move.own_cards(0)
        counts = counts << 7 | self.after_move.own_cards(1)
        counts = counts << 5 | self.after_move.depot_count(self.seat)
        counts = counts << 7 | (self.after_move.top[zones.INTERIM] + 1)
        counts = counts << 7 | (self.after_move.top[zones.INTERIM + 1] + 1)
        counts = counts << 3 | self.after_move.pending
        key = _mixed(key, counts)
        return key if key else tables.ONE


def _mixed(key: int, word: int) -> int:
    key = ((key ^ word) * FACTOR) & WORD
    return key ^ key >> 29
