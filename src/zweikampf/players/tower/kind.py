"""Kinds of choices in Tower, by where the right move leads."""

from __future__ import annotations

from zweikampf.games.tower.view import TowerView

_TARGETS = {"t": "tower", "o": "load", "z": "put-away"}


def kind(view: TowerView, best: str) -> str:
    if view.step == "drawn":
        return "drawn"
    _, sign, target = best.partition(">")
    if not sign:
        return "draw" if best in ("draw", "pass") else "other"
    return _TARGETS.get(target, "store")
