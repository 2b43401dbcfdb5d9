"""How a finished game ended."""

from __future__ import annotations

from zweikampf.engine.outcome import Outcome
from zweikampf.engine.state import State


def ended(state: State) -> Outcome:
    """The outcome; a game that is still running fails the test."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome
