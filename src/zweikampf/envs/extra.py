"""Libraries that only learners need; who lacks them is told what to install."""

from __future__ import annotations

import importlib
from typing import Any

EXTRA = "zweikampf[envs]"


def need(module: str) -> Any:
    """A module of an extra."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise missing(error) from error


def missing(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, with the way out."""
    return ModuleNotFoundError(f"{error.msg}; pip install '{EXTRA}' brings it", name=error.name)
