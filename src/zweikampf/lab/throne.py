"""What the lab knows about Throne: a turn is a trick."""

from __future__ import annotations

from collections.abc import Mapping

from zweikampf.engine.texts import Texts
from zweikampf.games.throne.wording import name
from zweikampf.lab.parts import Part


def card(code: str, options: Mapping[str, str], texts: Texts) -> str:
    return name(code, texts)


PART = Part(turns=("trick-won",), card=card)
