"""Kinds of choices in Dwarves, by what the right move is."""

from __future__ import annotations

from zweikampf.games.dwarves.view import DwarvesView

_VERBS = {"hit": "attack", "gain": "other", "end": "end"}
_PHASES = {"supply": "draw", "dice": "dice", "shield": "react", "react": "react"}


def kind(view: DwarvesView, best: str) -> str:
    verb = best.partition(":")[0]
    if verb == "play":
        return "event" if best.startswith("play:E") else "card"
    return _VERBS.get(verb) or _PHASES.get(view.phase, "other")
