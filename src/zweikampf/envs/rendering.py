"""How an environment may be asked to show itself."""

from __future__ import annotations

from zweikampf.engine.checks import one_of

RENDER_MODES = ("ansi", "human")


def check_render_mode(mode: str | None) -> None:
    """There are no pictures: a mode that no environment has is refused, not ignored."""
    if mode is not None:
        one_of(mode, RENDER_MODES, "render_mode")
