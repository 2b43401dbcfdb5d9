"""One running game: a list of actions, and everything that follows from it.

The state, the events and the views are a fold over the actions; to take something back is to fold
fewer of them. What a seat is sent comes from ``frame`` and from nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zweikampf.engine import actors, notation
from zweikampf.engine.dealer import Dealer
from zweikampf.engine.errors import Refused
from zweikampf.engine.game import AnyGame, Event
from zweikampf.engine.journal import Journal
from zweikampf.engine.notation import shorten
from zweikampf.engine.options import Options
from zweikampf.engine.reason import because
from zweikampf.engine.state import State
from zweikampf.engine.submit import submit

SEATS = (0, 1)
_STRIDE = 64  # plies from one kept state to the next


class Duel:
    """A game in progress. Chance is answered by the dealer as soon as it is asked."""

    def __init__(
        self, game: AnyGame, options: Options, dealer: Dealer, opening: Sequence[str] = ()
    ) -> None:
        """``opening``: tokens of another game, chance included, that this one goes on from."""
        self.game = game
        self.options = options
        self.dealer = dealer
        self.version = 0  # rises with every change, undo included
        self._state: State = game.new(options)
        self._state.journal = Journal()
        self._kept: list[State] = [self._state.copy()]  # the state after every _STRIDE plies
        self._actions: list[int] = []
        self._actors: list[int] = []
        self._events: list[list[Event]] = []
        for token in opening:
            self._step(self._state.actor, token, self.version)
        self._settle()

    @property
    def state(self) -> State:
        """The truth, secrets included; for the rules, not for players."""
        return self._state

    @property
    def ply(self) -> int:
        """How many actions there have been."""
        return len(self._actions)

    @property
    def actions(self) -> tuple[int, ...]:
        return tuple(self._actions)

    @property
    def acted_by(self) -> tuple[int, ...]:
        """Who did the actions."""
        return tuple(self._actors)

    @property
    def tokens(self) -> list[str]:
        return self.tokens_since(0)

    def tokens_since(self, ply: int) -> list[str]:
        return [self.game.format_action(action) for action in self._actions[ply:]]

    def state_at(self, ply: int) -> State:
        """A copy of the state after so many actions, secrets included; without a journal."""
        at = ply // _STRIDE
        state = self._kept[at].copy()
        for action in self._actions[at * _STRIDE : ply]:
            state.apply(action)
        return state

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, unfiltered; ``seen_events`` is for readers."""
        return [event for events in self._events for event in events]

    # Ways in

    def submit(self, seat: int, token: str, version: int | None = None) -> None:
        """An action from outside, and the answer of chance to it; ``Refused`` changes nothing.

        Only a seat may act: chance belongs to the dealer. What happened is told by ``frame``.
        """
        if seat not in SEATS:
            raise Refused(because("no-such-seat"), shorten(str(token)), self._state.position())
        self._step(seat, token, self.version if version is None else version)
        self._settle()

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat, if nothing was revealed since."""
        if self._state.actor == actors.OVER:
            # The secret is out: whoever went on now would know every card to come.
            raise Refused(because("game-over"), "undo", self._state.position())
        if not self.can_undo(seat):
            raise Refused(because("nothing-to-undo"), "undo", self._state.position())
        self.rewind(len(self._actions) - 1)

    def rewind(self, ply: int) -> None:
        """Take back the action of a ply and all that followed; whether that is fair is for the
        caller to say. The version rises, so that nothing sent before can be mistaken."""
        if not 0 <= ply < len(self._actions):
            raise ValueError(f"no ply {ply}")
        # From the nearest kept state: a game of many undos would else be folded as many times.
        self._state = self.state_at(ply)
        self._state.journal = Journal()
        del self._kept[ply // _STRIDE + 1 :]
        for kept in (self._actions, self._actors, self._events):
            del kept[ply:]
        self.version += 1

    def can_undo(self, seat: int) -> bool:
        """Chance and the other seat reveal something; one's own last action does not."""
        is_running = self._state.actor != actors.OVER
        return seat in SEATS and is_running and self._actors[-1:] == [seat]

    # Ways out

    def view(self, seat: int | None) -> Any:
        """What a seat, or with ``None`` a spectator, knows."""
        if seat is not None and seat not in SEATS:
            raise ValueError(f"no seat {seat!r}")
        return self.game.view(self._state, seat)

    def legal(self, seat: int) -> list[str]:
        """The legal tokens, for the seat that is to act; nobody else may know them."""
        if seat not in SEATS or self._state.actor != seat:
            return []
        return sorted(self.game.format_action(action) for action in self._state.legal())

    def seen_events(
        self, seat: int | None, since: int = 0, until: int | None = None
    ) -> list[Event]:
        """The events of some plies as a seat or a spectator saw them."""
        if seat is not None and seat not in SEATS:
            raise ValueError(f"no seat {seat!r}")
        return [
            self.game.seen(event, seat) for events in self._events[since:until] for event in events
        ]

    def steps(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The plies from one on: who acted, and the events as a reader saw them."""
        return [
            {
                "ply": ply,
                "actor": actors.name_of(self._actors[ply]),
                "events": [event.json() for event in self.seen_events(seat, ply, ply + 1)],
            }
            for ply in range(since, len(self._actions))
        ]

    def frame(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """All that leaves for a seat or a spectator, ready for JSON."""
        view = self.view(seat)
        return {
            "version": self.version,
            "ply": len(self._actions),
            "actor": actors.name_of(self._state.actor),
            "view": view.json(),
            "rules": self.game.rules_now(view),
            "legal": [] if seat is None else self.legal(seat),
            "steps": self.steps(seat, since),
        }

    # The fold

    def _keep(self, actor: int, action: int) -> None:
        assert self._state.journal is not None
        self._actors.append(actor)
        self._actions.append(action)
        self._events.append(self.game.events(self._state.journal.take()))
        if len(self._actions) % _STRIDE == 0:
            self._kept.append(self._state.copy())

    def _step(self, actor: int, token: str, version: int) -> None:
        action = submit(self.game, self._state, actor, token, version=version, current=self.version)
        self.version += 1
        self._keep(actor, action)

    def _settle(self) -> None:
        while self._state.actor == actors.CHANCE:
            choices = notation.choices(self.game, self._state)
            token = self.dealer.deal(len(self._actions), choices)
            self._step(actors.CHANCE, token, self.version)
