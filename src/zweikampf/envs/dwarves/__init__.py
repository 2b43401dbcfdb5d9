"""Dwarves for learners."""

from __future__ import annotations

from typing import Any

from zweikampf.envs.dwarves.encoder import DwarvesEncoder
from zweikampf.envs.environment import Environment, Secrets
from zweikampf.games.dwarves import cards


def _places(state: Any, seat: int) -> tuple[int, ...]:
    return (state.hand[seat],)


# No tight bounds are known; random games stay below a fifth of these.
ENVIRONMENT = Environment(
    encoder=DwarvesEncoder,
    secrets=Secrets(_places, cards.KIND_OF),
    longest_game=8_192,
    chance_actions=8_192,
)
