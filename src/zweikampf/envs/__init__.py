"""Learning environments: PettingZoo, OpenSpiel, and thousands of games at once in NumPy arrays.

They need an extra: ``pip install zweikampf[envs]``. docs/learning.md shows how to use them.
"""

from zweikampf.envs.environment import encoder_of
from zweikampf.envs.slices import Layout


def layout(game: str) -> Layout:
    """Which cells of an observation mean what: names to slices."""
    found = encoder_of(game).layout
    assert isinstance(found, Layout)
    return found
