"""A second look at the best plans of Tower: what follows the next hidden card.

The planner judges a plan by a look at the position after the next card. Here the best plans are
followed further: for every card that may come, the seat plans again; where that ends its turn, the
other seat plans its own, and what that promises counts.
"""

from __future__ import annotations

from zweikampf.engine import actors
from zweikampf.games.tower import actions, steps
from zweikampf.games.tower.rules import Tower
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.planner import Planner

PLANS = 3  # that get a second look
CLOSE = 0.06  # ... if they are worth so little less than the best
POSITIONS = 40  # that the plans after the next card may look at
CARDS = 12  # that may come, evenly spread; the same for all plans, so that luck cancels out


class Foresight:
    """Plans as ``Planner``, then once more for the best of its plans."""

    def __init__(
        self,
        evaluation: Evaluation,
        iterations: int,
        plans: int = PLANS,
        positions: int = POSITIONS,
        cards: int = CARDS,
    ) -> None:
        self._evaluation = evaluation
        self._iterations = iterations
        self._plans = plans
        self._positions = positions
        self._cards = cards

    def best(self, root: Tower, iterations: int | None = None) -> int:
        """The action to choose. In table mode, where every action has an answer, there is no second
        look yet."""
        planner = Planner(root, evaluation=self._evaluation)
        planner.run(iterations or self._iterations)
        worths = planner.worths()
        ranked = sorted(worths, key=lambda action: -worths[action])
        close = [each for each in ranked if worths[each] > worths[ranked[0]] - CLOSE]
        if len(close) == 1 or root.table_mode:
            return ranked[0]
        deeper = {
            action: self._followed(root, planner.way(action), root.actor)
            for action in close[: self._plans]
        }
        return max(deeper, key=lambda action: deeper[action])

    def _followed(self, root: Tower, way: list[int], seat: int) -> float:
        """What a plan is worth, by all cards that may come at its end."""
        state = root.copy()
        for action in way:
            state.apply(action)
        if state.actor == seat and state.step == steps.FREE:
            legal = state.legal()
            state.apply(actions.DRAW if actions.DRAW in legal else actions.PASS)
        if state.actor != actors.CHANCE:
            return self._after_card(state, seat)
        cards = state.legal()
        cards = cards[:: max(1, len(cards) // self._cards)]
        total = 0.0
        for card in cards:
            after = state.copy()
            after.apply(card)
            total += self._after_card(after, seat)
        return total / len(cards)

    def _after_card(self, state: Tower, seat: int) -> float:
        """The seat plans again; if its turn ends at once, the other seat plans."""
        if state.actor == seat and state.step == steps.DRAWN:
            action, worth = self._plan(state)
            state.apply(action)
            if state.actor == seat and state.step != steps.BLOCK:
                return worth
        if state.step == steps.BLOCK and state.actor == seat:
            state.apply(actions.NOBLOCK)
        if state.actor in (seat, 1 - seat):
            worth = self._plan(state)[1]
            return worth if state.actor == seat else -worth
        return self._evaluation.outlook(state, seat)

    def _plan(self, state: Tower) -> tuple[int, float]:
        planner = Planner(state, evaluation=self._evaluation)
        planner.run(self._positions)
        worths = planner.worths()
        best = max(worths, key=lambda action: worths[action])
        return best, worths[best]
