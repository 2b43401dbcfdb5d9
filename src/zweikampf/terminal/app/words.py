"""Small things that several screens say."""

from __future__ import annotations

from zweikampf.engine.texts import Texts


def percent(chance: float, texts: Texts) -> str:
    return texts("app-percent", number=round(100 * chance))
