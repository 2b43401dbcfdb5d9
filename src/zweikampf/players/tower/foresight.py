"""A second look at the best plans of Tower: what follows the next hidden card.

The planner judges a plan by a look at the position after the next card. Here the best plans are
followed further, in a number of *deals*: each of them says in which order the hidden cards will
come. In each deal the seat plans again after each card, with less effort, then the other seat does,
and what the last of these plans promises counts. All plans meet the same deals, so that luck
cancels out, and a plan never knows a card before it comes: it is made from the position alone, in
which hidden cards have no order. The types that make this page fast are in ``foresight.pxd``.
"""

from __future__ import annotations

import math
from array import array
from typing import NamedTuple

import cython

from zweikampf.engine import actors, bits
from zweikampf.engine.checks import need, number_of
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import actions, cards, steps, tables
from zweikampf.games.tower.rules import Tower
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.planner import Planner

ERRORS = 2.0  # standard errors that a plan may be behind before it is dropped
TIE = 1e-9  # of two that are worth the same, the one that seemed better at first
ANY = -1  # no action in particular
MOST_POSITIONS = 1_000_000
MOST_DEALS = 256
MOST_TURNS = 20
SPREAD = 0.6180339887498949  # multiples of it spread evenly, however many there are
FACTOR = 0x9E3779B97F4A7C15


class Looks(NamedTuple):
    """How far the second look goes."""

    plans: int = 4  # that get one
    close: float = 0.08  # ... if they are worth so little less than the best
    deals: int = 16
    positions: int = 40  # that each plan after the first card may look at
    cards: int = 16  # that these plans judge a draw by; 0 for all
    turns: int = 1  # that end before the last plan
    draws: int = 9  # hidden cards of a turn, after which it is not followed further
    batch: int = 8  # deals, after which plans that have fallen behind are dropped


USUAL = Looks()
FAR = Looks(deals=32, turns=3)  # past the answer and the next turn, to the answer to that


class Foresight:
    """Plans as ``Planner``, then once more for the best of its plans."""

    def __init__(self, evaluation: Evaluation, iterations: int, looks: Looks = USUAL) -> None:
        need(evaluation, Evaluation, "evaluation")
        need(looks, Looks, "looks")
        first = number_of(iterations, 1, MOST_POSITIONS, "iterations")
        plans = number_of(looks.plans, 1, actions.ACTIONS, "plans")
        deals = number_of(looks.deals, 1, MOST_DEALS, "deals")
        positions = number_of(looks.positions, 1, MOST_POSITIONS, "positions")
        spread = number_of(looks.cards, 0, cards.KINDS, "cards")
        turns = number_of(looks.turns, 1, MOST_TURNS, "turns")
        draws = number_of(looks.draws, 1, cards.KINDS, "draws")
        batch = number_of(looks.batch, 1, MOST_DEALS, "batch")
        self.evaluation = evaluation
        self.iterations = first
        self.close = looks.close
        self.plans, self.deals, self.positions, self.cards = plans, deals, positions, spread
        self.turns, self.draws, self.batch = turns, draws, batch
        self.order = array("i", bytes(4 * 2 * cards.KINDS * self.deals))
        self.rng = Rng(0)
        self.start = Tower()
        self.world = Tower()
        while self.world.actor == actors.CHANCE:  # any position with a choice will do
            self.world.apply_unchecked(self.world.pick(self.rng))
        self.planner = Planner(self.world, evaluation=evaluation)  # of all plans after the first
        self.seat = 0
        self.last = 0  # the number of turns at which the last plan is made
        self.lucky = False  # has a hidden card come?

    def best(self, root: Tower, iterations: int | None = None) -> int:
        """The action to choose."""
        first = self._planned(root, ANY, iterations)
        close = self._close(first.worths())
        if len(close) == 1:
            return close[0]
        deeper = self._second_look(self._begin(root, first, close))
        return close[max(range(len(close)), key=deeper.__getitem__)]

    def judged(self, root: Tower, iterations: int | None = None) -> dict[int, tuple[float, int]]:
        """What actions are worth, from -1 to 1, and how many continuations of each were judged at
        first. The best is worth what the first look says, which no deal makes better or worse; the
        second look says how much less other close ones are. Those that get none are worth what the
        first look says, and rank below the best."""
        first = self._planned(root, ANY, iterations)
        worths = first.worths()
        close = self._close(worths)
        most = worths[close[0]]
        deeper = {close[0]: most}
        if len(close) > 1:
            found = self._second_look(self._begin(root, first, close))
            shift = most - max(found)
            deeper = {action: worth + shift for action, worth in zip(close, found, strict=True)}
        return {
            action: (deeper.get(action, min(worth, most - TIE)), first.ways(action))
            for action, worth in worths.items()
        }

    def weigh(self, root: Tower, action: int, iterations: int | None = None) -> float:
        """What comes of one action alone in all deals. It can be compared with what comes of other
        actions in the same position, since they meet the same deals."""
        first = self._planned(root, action, iterations)
        return self._mean(self._begin(root, first, [action])[0])

    def _planned(self, root: Tower, only: int, iterations: int | None) -> Planner:
        planner = Planner(root, only, self.evaluation)
        planner.run(iterations or self.iterations)
        return planner

    def _close(self, worths: dict[int, float]) -> list[int]:
        """The plans that are to get a second look, the best one first."""
        ranked = sorted(worths, key=worths.__getitem__, reverse=True)
        least = worths[ranked[0]] - self.close
        return [each for each in ranked if worths[each] > least][: self.plans]

    def _begin(self, root: Tower, first: Planner, plans: list[int]) -> list[Tower]:
        """Where these plans lead to, and the deals that all of them meet."""
        self.seat = root.actor
        self.last = root.turns + self.turns
        self._shuffle(root)
        starts = []
        for plan in plans:
            start = root.copy()
            first.fast_walk(start, plan)
            starts.append(start)
        return starts

    def _mean(self, start: Tower) -> float:
        return sum(self._played_out(start, 0, self.deals)) / self.deals

    def _second_look(self, starts: list[Tower]) -> list[float]:
        """What plans are worth that lead to these positions. Those that fall behind are dropped
        before they have met all deals, and rank below those that have."""
        results: list[list[float]] = [[] for _ in starts]
        left = list(range(len(starts)))
        done = 0
        while done < self.deals and len(left) > 1:
            more = min(self.batch, self.deals - done)
            for at in left:
                results[at] += self._played_out(starts[at], done, done + more)
            done += more
            left = _still_good(results, left)
        means = [sum(each) / len(each) - TIE * at for at, each in enumerate(results)]
        least = min(means[at] for at in left)
        return [mean if at in left else min(mean, least - TIE) for at, mean in enumerate(means)]

    def _played_out(self, start: Tower, begin: int, end: int) -> list[float]:
        """What comes of a plan in these deals."""
        found = []
        self.start = start
        for number in range(begin, end):
            with cython.nogil:
                worth = self._play_out(number)
            found.append(worth)
            if not self.lucky:  # the same in all deals
                return found * (end - begin)
        return found

    # Deals

    def _shuffle(self, root: Tower) -> None:
        """The order of hidden cards in each deal; the same position has the same deals."""
        mixed = (root.unseen[0] * 3 + root.unseen[1] + root.turns) * FACTOR
        self.rng.word = mixed & 0xFFFFFFFFFFFFFFFF
        with cython.nogil:
            for deck in range(2 * self.deals):
                self._shuffle_deck(cards.KINDS * deck)

    def _shuffle_deck(self, first: int) -> None:
        for at in range(cards.KINDS):
            other = cython.cast(cython.int, self.rng.fast_below(at + 1))
            self.order[first + at] = self.order[first + other]
            self.order[first + other] = at

    def _next_card(self, number: int) -> int:
        """The card that comes next in a deal, as an action of chance: stocks from the front of
        their order, depots from its back."""
        seat = self.world.seat
        at = cards.KINDS * (2 * number + seat)
        step = 1
        if self.world.step == steps.TURN_UP:
            at += cards.KINDS - 1
            step = -1
        while self.world.unseen[seat] & tables.BIT[self.order[at]] == 0:
            at += step
        return tables.CARD[self.world.face(cards.KINDS * seat + self.order[at])]

    def _first_card(self, number: int) -> int:
        """The first card of all deals together is spread evenly over those that may come."""
        seat = self.world.seat
        unseen = self.world.unseen[seat]
        share = SPREAD * number
        nth = cython.cast(cython.int, (share - cython.cast(cython.int, share)) * bits.count(unseen))
        return tables.CARD[self.world.face(cards.KINDS * seat + bits.nth(unseen, nth))]

    # What comes of a plan

    def _play_out(self, number: int) -> float:
        """The worth to the seat of the last plan that is made in a deal."""
        self.world.fast_assign(self.start)
        self.lucky = False
        drawn = 0
        turn = self.world.turns
        while self.world.actor != actors.OVER:
            if self.world.actor == actors.CHANCE:
                card = self._next_card(number) if self.lucky else self._first_card(number)
                self.lucky = True
                self.planner.fast_step(self.world, card)
                drawn += 1
                continue
            if self.world.step == steps.BLOCK:
                self.world.fast_apply(actions.NOBLOCK)
                continue
            if self.world.turns != turn:
                turn = self.world.turns
                drawn = 0
            actor = self.world.actor
            self.planner.fast_begin(self.world, self.cards)
            self.planner.fast_run(self.positions)
            action = self.planner.fast_best()
            if action < 0:  # nothing could be judged
                break
            worth = self.planner.fast_worth(action)
            if actor != self.seat:
                worth = -worth
            if turn >= self.last:
                return worth
            self.planner.fast_walk(self.world, action)
            if drawn >= self.draws and self.world.turns == turn and self.world.step != steps.BLOCK:
                return worth  # the turn goes on, and the plan knows what that is worth
        return self.evaluation.fast_outlook(self.world, self.seat)


def _still_good(results: list[list[float]], left: list[int]) -> list[int]:
    """The plans that are not behind the best one by more than luck explains, deal by deal."""
    best = max(left, key=lambda at: sum(results[at]))
    return [at for at in left if at == best or not _is_behind(results[at], results[best])]


def _is_behind(these: list[float], those: list[float]) -> bool:
    count = len(these)
    behind = [that - this for this, that in zip(these, those, strict=True)]
    mean = sum(behind) / count
    spread = sum((each - mean) ** 2 for each in behind) / count
    return mean > ERRORS * math.sqrt(spread / count)
