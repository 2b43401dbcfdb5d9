"""A position of a game, and the only thing that changes it.

Every state has two sets of methods: ``fast_apply`` and ``apply``, ``fast_pick`` and ``pick``, and
so on. The fast ones run without the GIL and without allocating; a compiled game writes them, and
search and playouts use nothing else. They trust their caller and are reachable from compiled code
only. The public ones are what Python code calls: they check, raise, and then lead to the fast ones.
A public method that trusts its caller has ``unchecked`` in its name.
"""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import TYPE_CHECKING, Any, NoReturn

import cython

from zweikampf.engine import actors, fields
from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import need, seat_of, whole
from zweikampf.engine.errors import Refused
from zweikampf.engine.journal import Journal
from zweikampf.engine.reason import because, numeral
from zweikampf.engine.rng import Rng

if TYPE_CHECKING:
    from zweikampf.engine.outcome import Outcome
    from zweikampf.engine.reason import Reason


class State:
    """A position of a game; docs/add-a-game.md walks through the contract.

    ``actor`` is whose turn it is: seat 0 or 1, ``actors.CHANCE`` or ``actors.OVER``. ``journal`` is
    where the rules write what happens, if anyone wants to know.

    Two states are equal if their positions are. A state changes, so it cannot be a key of a
    dictionary or a member of a set; ``position()`` can.
    """

    actor: int
    journal: Journal | None
    failure: BaseException | None  # what went wrong in a game of plain Python; see ``plain``

    def __init__(self) -> None:
        self.actor = actors.CHANCE
        self.journal = None
        self.failure = None

    # Fast methods: a compiled game overrides these.

    def fast_apply(self, action: int) -> None:
        """Change the state by one legal action. Without rules there is none, and the game ends."""
        self.actor = actors.OVER

    def fast_legal(self, actions: Actions) -> None:
        """Write the legal actions; at chance with their weights."""

    def fast_assign(self, other: State) -> None:
        """Become equal to another state of the same game; the journal stays as it is."""

    def fast_resample(self, seat: int, rng: Rng) -> None:
        """Deal again what this seat cannot know, each possible world equally likely."""

    def fast_payoff(self, seat: int) -> int:
        """1 for a won, 0 for a drawn, -1 for a lost game; 0 before the end."""
        return 0

    def fast_pick(self, rng: Rng, scratch: Actions) -> int:
        """A random legal action: by weight at chance, uniform at a seat."""
        self.fast_legal(scratch)
        if scratch.size == 0 or self.actor == actors.OVER:
            return 0
        if self.actor != actors.CHANCE:
            return scratch.items[rng.fast_below(scratch.size)]
        return scratch.pick(rng)

    def fast_playout(self, rng: Rng, scratch: Actions) -> int:
        """Play at random to the end; the number of actions."""
        played = 0
        while self.actor != actors.OVER:
            self.fast_apply(self.fast_pick(rng, scratch))
            played += 1
        return played

    def fast_shows(self, seat: int) -> bool:
        """Will this seat see which action comes next? If in doubt, no: search then treats all
        outcomes as one. Seats act openly by default, chance does not."""
        return self.actor != actors.CHANCE

    # Public methods.

    def apply(self, action: int) -> None:
        """Change the state by one action. ``Refused`` says why an action is not legal, and then
        nothing has changed."""
        self.apply_unchecked(self.check(action))

    def apply_unchecked(self, action: int) -> None:
        """Change the state by an action that is known to be legal. It trusts its caller: any other
        action makes nonsense of the state, and may end the process."""
        self.fast_apply(action)

    def check(self, action: int) -> int:
        """The same action if it is legal now, else ``Refused``; ``WrongType`` for what is no
        whole number."""
        number = whole(action, "action")
        reason = self.why_not(number)
        if reason is not None:
            raise Refused(reason, numeral(number), self.position())
        return number

    def legal(self) -> list[int]:
        """All legal actions, ascending; empty when the game is over."""
        return sorted(action for action, _ in self.weighted())

    def weights(self) -> list[int]:
        """At chance: the weight of each legal action, in the order of ``legal``."""
        return [weight for _, weight in sorted(self.weighted())]

    def weighted(self) -> list[tuple[int, int]]:
        """Legal actions with their weights (1 at a seat)."""
        actions = Actions()
        self.fast_legal(actions)
        return actions.pairs()

    def pick(self, rng: Rng) -> int:
        """A random legal action: by weight at chance, uniform at a seat. ``Refused`` if the game is
        over."""
        need(rng, Rng, "rng")
        if self.actor == actors.OVER:
            raise Refused(because("game-over"), "pick", self.position())
        scratch = Actions()
        action = self.fast_pick(rng, scratch)
        self.raise_failure()
        scratch.check()
        return action

    def playout(self, rng: Rng) -> int:
        """Play at random to the end; the number of actions."""
        need(rng, Rng, "rng")
        played = self.fast_playout(rng, Actions())
        self.raise_failure()
        return played

    def payoff(self, seat: int) -> int:
        """1 for a won, 0 for a drawn, -1 for a lost game; 0 before the end."""
        value = self.fast_payoff(seat_of(seat))
        self.raise_failure()
        return value

    def assign(self, other: State) -> None:
        """Become equal to another state of the same game; the journal stays as it is."""
        if not self._is_like(other):
            raise TypeError(f"{type(self).__name__} cannot become {type(other).__name__}")
        self.fast_assign(other)
        self.raise_failure()

    def _is_like(self, other: object) -> bool:
        """Of the same game: one of the two classes is the other or comes from it."""
        if isinstance(other, type(self)):
            return True
        return (
            isinstance(other, State) and type(other) is not State and isinstance(self, type(other))
        )

    def raise_failure(self) -> None:
        """Raise what a game in plain Python could not raise through a fast method. It is told once:
        kept, it would hold its frames and thereby this state for ever (see ``no_gc`` in the .pxd).
        """
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure

    def resample(self, seat: int, rng: Rng) -> None:
        """Deal again what this seat cannot know, exactly consistent with what it does know."""
        need(rng, Rng, "rng")
        self.fast_resample(seat_of(seat), rng)

    def shows(self, seat: int) -> bool:
        """Will this seat see which action comes next?"""
        shown = self.fast_shows(seat_of(seat))
        self.raise_failure()
        return shown

    def copy(self) -> State:
        """An equal state that shares nothing; without the journal."""
        raise NotImplementedError

    def why_not(self, action: int) -> Reason | None:
        """The rule that forbids this action now, or ``None`` if it is legal."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` while it is running."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole position as one line, secrets included; ``Game.parse_position`` reads it."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.position() == other.position()

    def __hash__(self) -> NoReturn:
        raise TypeError("a state changes, so it has no hash; its position() is a text that has one")

    def __setattr__(self, name: str, value: Any) -> None:
        """A compiled game changes its fields by its rules. From Python they are read-only, because
        rules trust their numbers; attributes of a subclass are its own business."""
        field = getattr(type(self), name, None)
        if name != "journal" and isinstance(field, GetSetDescriptorType):
            raise AttributeError(f"{name} is changed by the rules; set_unchecked trusts its caller")
        fields.store(self, name, value)

    def set_unchecked(self, **values: Any) -> None:
        """Set fields by their names. It trusts its caller: fields that fit no position make
        nonsense of the state, and may end the process."""
        for name, value in values.items():
            fields.store(self, name, value)

    def __repr__(self) -> str:
        return f"<{self.position()}>"


if not cython.compiled:
    del State.__setattr__  # here the rules themselves set fields by their names
