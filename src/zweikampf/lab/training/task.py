"""What training knows about one game: how its data are made, and what a network sees of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from zweikampf.lab.training.fitting import Examples, Recipe


@dataclass(frozen=True)
class Task:
    """``make`` is a function of a seed, a number and a size, so that units of data can be made
    anywhere and in any order. The first target of ``encode`` is the one that players use."""

    name: str  # of the file of weights
    make: Callable[[int, int, int], np.ndarray]
    encode: Callable[[np.ndarray], Examples]
    targets: tuple[str, ...]
    unit: int = 500  # positions
    units: int = 600
    recipe: Recipe = field(default_factory=Recipe)
