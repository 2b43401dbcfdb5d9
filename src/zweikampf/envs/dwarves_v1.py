"""Dwarves for PettingZoo: ``env(...)`` with its guards, ``raw_env(...)`` without."""

from typing import Any

from zweikampf.envs.aec import DuelEnv, wrapped


def raw_env(render_mode: str | None = None, **options: object) -> DuelEnv:
    """The bare environment; the options of the game as keywords."""
    return DuelEnv("dwarves", render_mode, **options)


def env(render_mode: str | None = None, **options: object) -> Any:
    """The environment with PettingZoo's usual guards."""
    return wrapped(raw_env(render_mode, **options))
