"""Throne for learners."""

from __future__ import annotations

from typing import Any

from zweikampf.envs.environment import Environment, Secrets
from zweikampf.envs.throne.encoder import ThroneEncoder
from zweikampf.games.throne import actions


def _places(state: Any, seat: int) -> tuple[int, ...]:
    """In phase 2 the hands are made of followers: only the face-down ones were dealt in secret."""
    return (state.hand[seat] if state.phase == 1 else 0), state.hidden[seat]


ENVIRONMENT = Environment(
    encoder=ThroneEncoder,
    secrets=Secrets(_places, actions.ACTION_OF),
    longest_game=105,
    chance_actions=53,
)
