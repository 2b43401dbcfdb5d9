"""Where chance comes from: piles and dice by name, so that a dealer can fix each of them.

A pile is shuffled once and then asked card by card. Two places of a table can be dealt from one
shuffle; each of them has its own part of it. Dice, and whatever else has no cards, are thrown again
and again. docs/same-deal.md shows how a dealer fixes both.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from zweikampf.engine.dealer import Choice

NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")


@dataclass(frozen=True)
class Source:
    """What the next chance event asks. ``cards`` are all cards of its shuffle with their copies,
    sorted by token; without any it is thrown. ``pile`` is the name of the shuffle, if it is not
    that of the source, and ``first`` where the part of this source begins in it."""

    name: str
    cards: tuple[Choice, ...] = ()
    pile: str = ""
    first: int = 0

    @property
    def shuffle(self) -> str:
        """The name of the pile that its cards come from; empty if it is thrown."""
        return (self.pile or self.name) if self.cards else ""


# Of a game that does not say where its chance comes from: the first event, the second, ...
ANY = Source("chance")


class Draw(NamedTuple):
    """A chance event: what it asks, and which of its cards or throws, counted from 0."""

    source: Source
    at: int


@dataclass
class Draws:
    """The chance events of a game so far, by the name of their source and by ply."""

    names: list[str] = field(default_factory=list)  # of a seat's action: nothing

    def next(self, source: Source) -> Draw:
        """The event that comes now, if it asks this source."""
        return Draw(source, source.first + self.names.count(source.name))

    def passed(self, source: Source | None) -> None:
        """One more ply: a chance event, or an action of a seat."""
        self.names.append("" if source is None else source.name)

    def rewind(self, ply: int) -> None:
        """That ply and all that followed have not happened."""
        del self.names[ply:]
