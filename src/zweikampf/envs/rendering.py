"""How an environment may be asked to show itself."""

from __future__ import annotations

RENDER_MODES = ("ansi", "human")


def check_render_mode(mode: str | None) -> None:
    """There are no pictures: a mode that no environment has is refused, not ignored."""
    if mode is not None and mode not in RENDER_MODES:
        known = " or ".join(repr(each) for each in RENDER_MODES)
        raise ValueError(f"render_mode {mode!r} is not known: choose {known}, or None")
