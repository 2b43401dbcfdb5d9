"""A table is a fold over its entries, as a game is a fold over its actions.

| kind | seat | text |
|---|---|---|
| ``join`` | the open place | the number of a guest and their name, as people give it |
| ``word`` | whose place | the random word that a player gives before the game begins |
| ``begin`` | | the deal: tokens of chance; first ``kept`` or ``swapped`` if the seats are drawn |
| ``act`` | who acted | the token, then the tokens of chance that answered |
| ``read`` | the learner | the step of the lesson that comes next |
| ``jump`` | | tokens of all actors that a lesson plays at once |
| ``rewind`` | who took back | the ply that the game went back to |
| ``offer``, ``decline`` | who did | ``draw``, ``takeback`` or ``rematch`` |
| ``stand-in`` | for whom | the level of the computer that plays on |
| ``resume`` | who is back | |
| ``rematch`` | who agreed last | the id of the next game's table |
| ``end`` | | ``resigned 0``, ``time 1``, ``gone 1``, ``agreed``, ``called-off``, ``rules-changed``|
| ``record`` | | a whole game that was played elsewhere: the text of its record |

A table that is over is stored with its end, as a record says it: such a text, or
``rules 1 factions 2:3``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

BY_RULES = "rules "  # before the outcome, in the end of a table
RULES_CHANGED = "rules-changed"
CALLED_OFF = "called-off"  # a player did not begin
REMATCH: Final = "rematch"  # a kind of entry, and what one of the offers is about
BEFORE_BEGINNING = ("join", "word")  # kinds of entries

Kind = Literal[
    "join",
    "word",
    "begin",
    "act",
    "read",
    "jump",
    "rewind",
    "offer",
    "decline",
    "stand-in",
    "resume",
    "end",
    "rematch",
    "record",
]


@dataclass(frozen=True)
class Entry:
    """One change of a table. ``number`` counts from 0; the store takes each number once."""

    number: int
    kind: Kind
    at: int  # milliseconds since 1970
    seat: int | None = None
    text: str = ""
    asker: int | None = None  # the seat that asked for it, if a frame did ...
    frame: str | None = None  # ... and the client's own id of that frame
    left: tuple[int, int] | None = None  # the clocks afterwards
    ply: int = 0  # of the game afterwards
    turn: str = ""  # who is to act afterwards

    @property
    def is_after_game(self) -> bool:
        """It is about a rematch, and the game itself has ended before."""
        return bool(about_rematch(self.kind, self.text))

    @property
    def guest(self) -> tuple[int, str]:
        """Number and name of a guest who joins."""
        number, _, name = self.text.partition(" ")
        return int(number), name


def about_rematch(kind: Any, text: Any) -> Any:
    """Whether an entry with this kind and text is about a rematch: a truth of values, or of columns
    of the database."""
    return (kind == REMATCH) | (text == REMATCH)
