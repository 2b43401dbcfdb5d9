"""Who says how good a world is where the tree of a search ends.

By default the game itself does (``State.estimate``). A judge of its own can know more, such as the
solved end of a game; it may take the GIL for it.
"""

from __future__ import annotations

from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State


class Judge:
    """Asks the game."""

    def judge(self, world: State, seat: int, rng: Rng, scratch: Actions) -> float:
        """From -1 to 1: how good the world is for a seat; it may be played on for that."""
        return world.estimate(seat, rng, scratch)
