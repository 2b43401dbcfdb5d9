"""Moves in words."""

from __future__ import annotations

from zweikampf.engine.texts import Texts
from zweikampf.games.throne.view import ThroneView


def words(view: ThroneView, token: str, texts: Texts) -> str:
    """The card that a move plays, by its name."""
    return name(token, texts)


def name(token: str, texts: Texts) -> str:
    return texts("card-name", faction=token[0], value=token[1])
