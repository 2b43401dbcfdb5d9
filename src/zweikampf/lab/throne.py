"""What the lab knows about Throne: a turn is a trick; hands are judged by a network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from zweikampf.engine.texts import Texts
from zweikampf.games.throne.wording import name
from zweikampf.lab.parts import Part

if TYPE_CHECKING:
    from zweikampf.lab.training.task import Task


def card(code: str, options: Mapping[str, str], texts: Texts) -> str:
    return name(code, texts)


def _training() -> Task:
    from zweikampf.lab.training.throne import TASK

    return TASK


PART = Part(turns=("trick-won",), card=card, training=_training)
