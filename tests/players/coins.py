"""A game for the tests of search: play it safe, or guess a coin that is flipped face down.

Seat 0 says ``safe`` (a draw) or ``risky``; then a coin is flipped, and seat 0 guesses it. The coin
is hidden from seat 0, or open, as the test likes. A player who could see it would always take the
risk.
"""

from __future__ import annotations

from zweikampf.engine import actors
from zweikampf.engine.plain import PlainState
from zweikampf.engine.reason import Reason, because
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State

SAFE, RISKY, HEADS, TAILS = range(4)
NUM_ACTIONS = 4


class Coin(PlainState):
    def __init__(self, is_open: bool) -> None:
        super().__init__()
        self.is_open = is_open
        self.coin = -1
        self.result = 0
        self.actor = 0

    def weighted(self) -> list[tuple[int, int]]:
        if self.actor == actors.OVER:
            return []
        is_first = self.actor == 0 and self.coin < 0
        return [(SAFE, 1), (RISKY, 1)] if is_first else [(HEADS, 1), (TAILS, 1)]

    def apply_unchecked(self, action: int) -> None:
        if action == SAFE:
            self.actor = actors.OVER
        elif action == RISKY:
            self.actor = actors.CHANCE
        elif self.coin < 0:
            self.coin = action
            self.actor = 0
        else:
            self.result = 1 if action == self.coin else -1
            self.actor = actors.OVER

    def why_not(self, action: int) -> Reason | None:
        return None if action in self.legal() else because("not-now", token=str(action))

    def shows(self, seat: int) -> bool:
        return self.is_open or self.actor != actors.CHANCE

    def payoff(self, seat: int) -> int:
        return self.result if seat == 0 else -self.result

    def copy(self) -> Coin:
        twin = Coin(self.is_open)
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        assert isinstance(other, Coin)
        self.actor, self.coin, self.result = other.actor, other.coin, other.result

    def resample(self, seat: int, rng: Rng) -> None:
        if self.coin >= 0 and not self.is_open:
            self.coin = HEADS + rng.below(2)
