"""Kinds of choices in Throne: to lead or to follow, in either phase."""

from __future__ import annotations

from zweikampf.games.throne.view import ThroneView


def kind(view: ThroneView, best: str) -> str:
    return f"{view.step}-{view.phase}" if view.step in ("lead", "follow") else "other"
