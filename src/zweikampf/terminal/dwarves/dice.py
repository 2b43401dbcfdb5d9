"""Dice that are rolled one after the other are one throw, and one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from zweikampf.engine.game import Event
from zweikampf.games.dwarves.events import DieRolled


@dataclass(frozen=True)
class DiceRolled(Event):
    """The faces of a throw, as in ``25J``. It is made for readers: the rules know single dice."""

    name: ClassVar = "dice-rolled"
    dice: str


def throws(events: Sequence[Event]) -> list[Event]:
    """The same events, with a throw in place of its dice."""
    told: list[Event] = []
    for event in events:
        if not isinstance(event, DieRolled):
            told.append(event)
        elif told and isinstance(told[-1], DiceRolled):
            told[-1] = DiceRolled(told[-1].dice + event.die)
        else:
            told.append(DiceRolled(event.die))
    return told
