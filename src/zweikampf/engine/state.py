"""A position of a game, and the only thing that changes it.

Every state has two sets of methods. The fast ones (``act``, ``fill``, ``pick``, ``assign``,
``redeal``, ``payoff``, ``shows``) run without the GIL and without allocating; a compiled game
writes them, and search and playouts use nothing else. The public ones (``apply``, ``legal``,
``copy``, ...) are what Python code calls; they lead to the fast ones. All of them trust their
caller: actions from outside go through ``submit``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.journal import Journal
from zweikampf.engine.rng import Rng

if TYPE_CHECKING:
    from zweikampf.engine.outcome import Outcome
    from zweikampf.engine.reason import Reason


class State:
    """The contract of a position; see docs/add-a-game.md for a walk through it."""

    actor: int
    journal: Journal | None
    failure: BaseException | None  # what went wrong in a game of plain Python; see ``plain``

    def __init__(self) -> None:
        self.actor = actors.CHANCE
        self.journal = None
        self.failure = None

    # Fast methods: a compiled game overrides these.

    def act(self, action: int) -> None:
        """Change the state by one legal action."""

    def fill(self, actions: Actions) -> None:
        """Write the legal actions; at chance with their weights."""

    def assign(self, other: State) -> None:
        """Become equal to another state of the same game; the journal stays as it is."""

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what this seat cannot know, each possible world equally likely."""

    def payoff(self, seat: int) -> int:
        """1 for a won, 0 for a drawn, -1 for a lost game; 0 before the end."""
        return 0

    def pick(self, rng: Rng, scratch: Actions) -> int:
        """A random legal action: by weight at chance, uniform at a seat."""
        self.fill(scratch)
        if scratch.size == 0 or self.actor == actors.OVER:
            return 0
        if self.actor != actors.CHANCE:
            return scratch.items[rng.below(scratch.size)]
        return scratch.pick(rng)

    def playout(self, rng: Rng, scratch: Actions) -> int:
        """Play at random to the end; the number of actions."""
        played = 0
        while self.actor != actors.OVER:
            self.act(self.pick(rng, scratch))
            played += 1
        return played

    def shows(self, seat: int) -> bool:
        """Will this seat see which action comes next? If in doubt, no: search then takes all
        outcomes for one. Seats act openly by default, chance does not."""
        return self.actor != actors.CHANCE

    # Public methods.

    def apply(self, action: int) -> None:
        """Change the state by one legal action; trusts its caller."""
        self.act(action)

    def legal(self) -> list[int]:
        """All legal actions, ascending; empty when the game is over."""
        return sorted(action for action, _ in self.weighted())

    def weights(self) -> list[int]:
        """At chance: the weight of each legal action, in the order of ``legal``."""
        return [weight for _, weight in sorted(self.weighted())]

    def weighted(self) -> list[tuple[int, int]]:
        """Legal actions with their weights (1 at a seat)."""
        actions = Actions()
        self.fill(actions)
        return actions.pairs()

    def pick_one(self, rng: Rng) -> int:
        """A random legal action, as ``pick`` gives it."""
        scratch = Actions()
        action = self.pick(rng, scratch)
        self.raise_failure()
        scratch.check()
        return action

    def play_on(self, rng: Rng) -> int:
        """Play at random to the end; the number of actions."""
        played = self.playout(rng, Actions())
        self.raise_failure()
        return played

    def value_for(self, seat: int) -> int:
        """1 for a won, 0 for a drawn, -1 for a lost game; 0 before the end."""
        value = self.payoff(seat)
        self.raise_failure()
        return value

    def assign_from(self, other: State) -> None:
        """Become equal to another state of the same game."""
        self.assign(other)
        self.raise_failure()

    def raise_failure(self) -> None:
        """Raise what a game in plain Python could not raise through a fast method."""
        if self.failure is not None:
            raise self.failure

    def resample(self, seat: int, rng: Rng) -> None:
        """Deal anew what this seat cannot know, exactly consistent with what it does know."""
        self.redeal(seat, rng)

    def is_shown(self, seat: int) -> bool:
        """Will this seat see which action comes next?"""
        shown = self.shows(seat)
        self.raise_failure()
        return shown

    def copy(self) -> State:
        """An equal state that shares nothing; without the journal."""
        raise NotImplementedError

    def why_not(self, action: int) -> Reason | None:
        """The rule that forbids this action now, or ``None`` if it is legal."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """How the game ended; only when it is over."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole position as one line, secrets included; ``Game.parse_position`` reads it."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.position() == other.position()

    def __repr__(self) -> str:
        return f"<{self.position()}>"
