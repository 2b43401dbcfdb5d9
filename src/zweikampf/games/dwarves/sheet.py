"""What is printed on the cards of one kind, as a deck file says it (Z3.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SIDES = ("good", "evil")  # seat 0 shows the names of the good side, seat 1 those of the evil (Z1.5)
LANGUAGES = ("de", "en")
# The keys that a game depends on; names and flags never change play (Z3.13, Z3.17).
NUMBERS = ("copies", "cost", "health", "points", "effect", "amount", "faces")


@dataclass(frozen=True)
class Sheet:
    """One kind. A field that the kind does not have is 0 or empty: health, points, effect, amount,
    faces."""

    kind: str
    type: str
    copies: int
    cost: str
    health: int
    points: int
    effect: str
    amount: int
    faces: tuple[int, ...]
    names: Mapping[str, Mapping[str, str]]  # by side and language
    flags: Mapping[str, str]

    @property
    def size(self) -> int:
        """How many items the cost takes: 0 if free, 1 for "face n", k for "same k" (Z3.4)."""
        if self.cost == "free":
            return 0
        word, number = self.cost.split()
        return 1 if word == "face" else int(number)

    @property
    def face(self) -> int | None:
        """The value of the cost "face n"."""
        word, _, number = self.cost.partition(" ")
        return int(number) if word == "face" else None

    def name(self, seat: int, language: str) -> str:
        """The label of a card of this kind in the deck of a seat."""
        return self.names[SIDES[seat]][language]

    def numbers(self) -> str:
        """Everything that play depends on, as one line for the digest (Z3.17)."""
        return " ".join(f"{key}={getattr(self, key)}" for key in ("kind", *NUMBERS))


def read_sheet(kind: str, table: Mapping[str, Any]) -> Sheet:
    """The sheet of a table ``[card.KIND]`` that has passed the checks."""
    return Sheet(
        kind=kind,
        type=table["type"],
        copies=table["copies"],
        cost=table["cost"],
        health=table.get("health", 0),
        points=table.get("points", 0),
        effect=table.get("effect", ""),
        amount=table.get("amount", 0),
        faces=tuple(table.get("faces", ())),
        names={side: dict(table[side]) for side in SIDES},
        flags=dict(table["flags"]),
    )
