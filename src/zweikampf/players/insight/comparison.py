"""Games with the same cards, compared by what was chosen and by what came of it without luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from zweikampf.engine.comparing import Choice, side_by_side
from zweikampf.engine.record import Record
from zweikampf.players.insight.ledger import Ledger, ledger_of


@dataclass(frozen=True)
class Comparison:
    """``choices`` of each game; the first ``common`` of them are the same in all games, and
    ``parts`` says at which of its choices each game leaves the first one."""

    records: tuple[Record, ...]
    choices: tuple[tuple[Choice, ...], ...]
    common: int
    parts: tuple[int | None, ...]

    @cached_property
    def ledgers(self) -> tuple[Ledger, ...]:
        """Luck and play of each game; that takes seconds per game, once."""
        return tuple(ledger_of(record) for record in self.records)

    def adjusted(self, seat: int = 0) -> tuple[Fraction, ...]:
        """The result of a seat without luck, in each game."""
        return tuple(ledger.adjusted(seat) for ledger in self.ledgers)

    def json(self) -> dict[str, Any]:
        """As plain data, without the ledgers."""
        return {
            "common": self.common,
            "parts": list(self.parts),
            "choices": [
                [{"ply": each.ply, "seat": each.seat, "token": each.token} for each in game]
                for game in self.choices
            ],
        }


def compared(records: Sequence[Record]) -> Comparison:
    """Two or more games of one deal; ``RecordError`` if they are not."""
    sides = side_by_side(records)
    return Comparison(tuple(records), sides.choices, sides.common, sides.parts)
