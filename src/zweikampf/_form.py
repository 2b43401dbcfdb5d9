"""Compiled or not: the two forms in which the rules run.

The package build compiles the rules where it finds a C compiler. Without one the same modules run
as plain Python, many times slower. ``ZWEIKAMPF_PURE=1`` asks for the plain form although the
compiled one is there: for a debugger, for coverage, for comparing the two.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PURE_SWITCH = "ZWEIKAMPF_PURE"


class _SourceOnly:
    """Finds the modules of this package by their source, past compiled files beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("zweikampf."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """Called once, when the package is imported."""
    if os.environ.get(PURE_SWITCH, "0") not in ("", "0") and not any(
        isinstance(each, _SourceOnly) for each in sys.meta_path
    ):
        sys.meta_path.insert(0, _SourceOnly())


def is_compiled() -> bool:
    """Whether the engine that is running was compiled."""
    from zweikampf.engine import state

    return not str(state.__file__).endswith(".py")
