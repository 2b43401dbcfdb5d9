"""Which encoder belongs to which game."""

from __future__ import annotations

from collections.abc import Callable

from zweikampf.engine import registry
from zweikampf.envs.encoders.dwarves import DwarvesEncoder
from zweikampf.envs.encoders.encoder import Encoder
from zweikampf.envs.encoders.throne import ThroneEncoder
from zweikampf.envs.encoders.tower import TowerEncoder

ENCODERS: dict[str, Callable[[], Encoder]] = {
    "dwarves": DwarvesEncoder,
    "throne": ThroneEncoder,
    "tower": TowerEncoder,
}


def encoder_of(game: str) -> Encoder:
    """A new encoder; ``UnknownGame`` if there is no such game."""
    return ENCODERS[registry.find(game).id]()
