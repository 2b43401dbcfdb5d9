"""What has been offered at a table, and by whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

InGame = Literal["draw", "takeback"]
_IN_GAME: tuple[InGame, ...] = ("draw", "takeback")
MOST_WITHDRAWN = 5  # rematches that a seat may ask for again: the store does not grow forever


@dataclass
class Offers:
    """What has been offered, and what may not be offered again yet."""

    draw: set[int] = field(default_factory=set)
    rematch: set[int] = field(default_factory=set)
    takeback: tuple[int, int] | None = None  # who, and the ply that would be undone
    asked: set[tuple[str, int]] = field(default_factory=set)  # since the seat's last action
    # What came to nothing since the seat's last action, and whether the seat has withdrawn it.
    lost: dict[tuple[InGame, int], bool] = field(default_factory=dict)
    withdrawn: list[int] = field(default_factory=list)  # by whom a rematch was

    def by(self, what: str) -> set[int]:
        """Who has offered this."""
        match what:
            case "draw":
                return self.draw
            case "rematch":
                return self.rematch
            case _:
                return {self.takeback[0]} if self.takeback else set()

    def acted(self, seat: int) -> None:
        """A seat that acts has thereby answered what was offered, and may ask again."""
        for what in _IN_GAME:
            if 1 - seat in self.by(what):
                self.lost[what, 1 - seat] = False
            self.asked.discard((what, seat))
            self.lost.pop((what, seat), None)
        self.draw.discard(1 - seat)
        self.takeback = None

    def make(self, what: str, seat: int, takeback: int | None) -> None:
        """``takeback`` is the ply that a seat would take back."""
        match what:
            case "draw":
                self.draw.add(seat)
            case "rematch":
                self.rematch.add(seat)
            case "takeback":
                assert takeback is not None
                self.takeback = seat, takeback
        self.asked.add((what, seat))

    def decline(self, what: str, seat: int | None) -> None:
        match what:
            case "draw":
                self._lose("draw", seat)
                self.draw.clear()
            case "rematch":
                self._decline_rematch(seat)
            case "takeback":
                self._lose("takeback", seat)
                self.takeback = None

    def _lose(self, what: InGame, seat: int | None) -> None:
        self.lost |= {(what, each): each == seat for each in self.by(what)}

    def _decline_rematch(self, seat: int | None) -> None:
        """A player who withdraws it may ask again: no action will come that would permit it."""
        if seat in self.rematch and self.withdrawn.count(seat) < MOST_WITHDRAWN:
            self.withdrawn.append(seat)
            self.asked.discard(("rematch", seat))
        self.rematch.clear()

    def rewound(self) -> None:
        """The game has gone back: what was offered in it no longer counts."""
        self.draw.clear()
        self.takeback = None

    def ended(self) -> None:
        """The same at its end: only a rematch can still be offered."""
        self.rewound()
        self.lost.clear()
