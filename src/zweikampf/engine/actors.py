"""Who acts next: a seat, chance, or no one because the game is over.

The numbers are repeated in ``actors.pxd``, where compiled modules find them as C constants.
"""

from typing import Final, Literal

CHANCE: Final = 2
OVER: Final = 3

Seat = Literal[0, 1]
ActorName = Literal[0, 1, "chance", "over"]

_NAMES: tuple[ActorName, ...] = (0, 1, "chance", "over")


def name_of(actor: int) -> ActorName:
    """The outside name of an actor, as records, traces and frames write it."""
    return _NAMES[actor]
