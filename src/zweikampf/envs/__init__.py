"""Learning environments: Gymnasium, PettingZoo, OpenSpiel, and thousands of games at once in NumPy
arrays; and the way back from a trained network to a player.

They need an extra: ``pip install zweikampf[envs]``. docs/learning.md shows how to use them.
"""

from zweikampf.engine.game import AnyGame
from zweikampf.envs.environment import encoder_of
from zweikampf.envs.observing import action_number, action_table, mask, observe
from zweikampf.envs.slices import Layout
from zweikampf.envs.vector import Batch, VectorEnv

__all__ = [
    "Batch",
    "Layout",
    "VectorEnv",
    "action_number",
    "action_table",
    "layout",
    "mask",
    "observe",
]


def layout(game: str | AnyGame) -> Layout:
    """Which cells of an observation mean what: names to slices."""
    found = encoder_of(game).layout
    assert isinstance(found, Layout)
    return found
