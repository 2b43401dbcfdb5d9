"""What games provide for each layer, found by entry points.

A game is an entry point of the group ``zweikampf.games``; what a layer knows about it (a strategy,
an encoder, a board) is an entry point of the layer's group with the game's id as its name. Our own
games are found in the same way as those of other distributions.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from zweikampf.engine.reason import Reason, because

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_failures: dict[str, dict[str, Failure]] = {}  # by layer and name


@dataclass(frozen=True)
class Failure:
    """An entry point that cannot be loaded."""

    entry: str  # module and object
    why: str

    @property
    def reason(self) -> Reason:
        return because("plugin-left-out", entry=self.entry, why=self.why)


class PluginWarning(RuntimeWarning):
    """Something that a distribution brings cannot be loaded."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(f"{failure.entry} is left out ({failure.why})")
        self.failure = failure


@cache
def _entries(layer: str) -> dict[str, EntryPoint]:
    """What is announced for a layer, not loaded yet."""
    # It reads the lists of all installed distributions and is slow to import: only when needed.
    from importlib.metadata import entry_points

    return {each.name: each for each in entry_points(group=f"zweikampf.{layer}")}


def names(layer: str) -> list[str]:
    """The names of what is announced for a layer, whether or not it can be loaded."""
    return sorted(_entries(layer))


@cache
def find(layer: str, name: str) -> Any | None:
    """What is announced by this name. ``None`` if there is nothing, or if it cannot be loaded, with
    a warning: one broken game must not make the others unavailable."""
    entry = _entries(layer).get(name)
    if entry is None:
        return None
    try:
        return entry.load()
    except Exception as error:
        failure = Failure(entry.value, f"{type(error).__name__}: {error}")
        _failures.setdefault(layer, {})[name] = failure
        warnings.warn(PluginWarning(failure), stacklevel=2)
        return None


@cache
def found(layer: str) -> dict[str, Any]:
    """What all games provide for a layer, by the id of the game; what cannot be loaded is left
    out."""
    every = {name: find(layer, name) for name in _entries(layer)}
    return {name: each for name, each in every.items() if each is not None}


def failed(layer: str, name: str) -> Failure | None:
    """Why something of this name was left out, if it was."""
    find(layer, name)
    return _failures.get(layer, {}).get(name)


def failures() -> list[Failure]:
    """All that was left out so far."""
    return [failure for layer in _failures.values() for failure in layer.values()]
