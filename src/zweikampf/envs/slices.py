"""The layout of an observation: which cells mean what, by name.

An observation is one row of small whole numbers (``int8``): counts of cards, flags, one-hot
choices. Everything is seen from the observing seat: ``my_hand``, ``their_score``. A layout is a
mapping from names to slices, so ``observation[layout["my_hand"]]`` is the player's own hand.
``print(layout)`` is a table of all parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from zweikampf.envs.errors import UnknownPart

MOST = 127  # what a cell can hold; larger numbers stay at it


@dataclass(frozen=True)
class Part:
    """A named stretch of cells. Labels name each cell: a card, a phase, a place; the meaning says
    what the number in a cell is."""

    name: str
    labels: tuple[str, ...]
    meaning: str


class Layout(Mapping[str, slice]):
    """Names to slices, in the order of the cells."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = {part.name: part for part in parts}
        self._slices: dict[str, slice] = {}
        self.size = 0
        for part in parts:
            self._slices[part.name] = slice(self.size, self.size + len(part.labels))
            self.size += len(part.labels)

    def __getitem__(self, name: str) -> slice:
        return self._slices[self._known(name)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._slices)

    def __len__(self) -> int:
        return len(self._slices)

    def __repr__(self) -> str:
        return f"<Layout of {self.size} cells: {', '.join(self)}>"

    def __str__(self) -> str:
        """A line for each part: its cells, its name and what its numbers say."""
        return "\n".join(
            f"{part.start:>5}-{part.stop - 1:<5} {name}: {self.meaning(name)}"
            for name, part in self.items()
        )

    def start(self, name: str) -> int:
        """The first cell of a part."""
        return int(self[name].start)

    def labels(self, name: str) -> tuple[str, ...]:
        """What each cell of a part stands for."""
        return self._parts[self._known(name)].labels

    def meaning(self, name: str) -> str:
        """What the numbers in a part say."""
        return self._parts[self._known(name)].meaning

    def _known(self, name: str) -> str:
        """``UnknownPart`` for a name that no part has."""
        if not isinstance(name, str) or name not in self._parts:
            raise UnknownPart(name, list(self))
        return name


def cells(name: str, labels: Sequence[str], meaning: str) -> Part:
    """A cell for each label."""
    return Part(name, tuple(labels), meaning)


def number(name: str, meaning: str) -> Part:
    """A single cell."""
    return Part(name, (name,), meaning)


def both(parts: Sequence[Part]) -> list[Part]:
    """Parts that each seat has: first the player's own, then the opponent's."""
    return [
        Part(f"{whose}_{part.name}", part.labels, part.meaning)
        for whose in ("my", "their")
        for part in parts
    ]
