"""Where in a game a step is, in the words of the game: "Phase 2, trick 3, card 1"."""

from __future__ import annotations

from collections.abc import Sequence

from zweikampf.engine import actors
from zweikampf.engine.game import Event
from zweikampf.engine.texts import Texts
from zweikampf.terminal.board import Board


class Places:
    """The positions of a game, counted as the browser counts them (``placeOf`` in ``walk.ts``)."""

    def __init__(
        self, plies: Sequence[tuple[int, Sequence[Event]]], board: Board, texts: Texts
    ) -> None:
        """``plies``: who acted, and what happened."""
        self._acted = [actor != actors.CHANCE for actor, _ in plies]
        self._texts = texts
        # Where a trick or a turn begins, and what the event that opens it counts.
        self._openers = [
            (at, _counts(event))
            for at, (_, events) in enumerate(plies, start=1)
            for event in events
            if event.name == board.opens and texts.has("log-place")
        ]

    def of(self, position: int) -> str:
        """Of the position after this number of plies; nothing before the first trick or turn, and
        in a game that has none."""
        number = sum(at <= position for at, _ in self._openers)
        if not number:
            return ""
        at, counts = self._openers[number - 1]
        action = sum(self._acted[at:position])
        return self._texts("log-place", **{**counts, "action": action, "number": number})


def _counts(event: Event) -> dict[str, int]:
    return {
        name: value
        for name, value in event.json().items()
        if name != "seat" and isinstance(value, int) and not isinstance(value, bool)
    }
