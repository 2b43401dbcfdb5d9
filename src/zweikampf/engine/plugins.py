"""What games bring along for each layer, found by entry points.

A game is an entry point of the group ``zweikampf.games``; what a layer knows about it (a strategy,
an encoder, a board) is an entry point of the layer's group with the game's id as its name. Our own
games are found in the same way as those of other distributions.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import entry_points
from typing import Any


@cache
def found(layer: str) -> dict[str, Any]:
    """What all games bring for a layer, by the id of the game. What cannot be loaded is left out,
    with a warning: one broken game must not take the others with it."""
    loaded: dict[str, Any] = {}
    for each in entry_points(group=f"zweikampf.{layer}"):
        try:
            loaded[each.name] = each.load()
        except Exception as error:
            trouble = f"{type(error).__name__}: {error}"
            warnings.warn(f"{each.value} is left out ({trouble})", RuntimeWarning, stacklevel=2)
    return loaded
