"""Classes of others by name: ``module:Class``, or ``path/file.py:Class`` from the current folder;
and where in them an error comes from."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

from zweikampf.engine.errors import PlayerError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because

_SUFFIX = ".py"


def class_of(name: str) -> Any:
    """What the name stands for; ``PlayerError`` if there is no such file, else whatever the foreign
    code raises while it is loaded."""
    where, _, attribute = name.rpartition(":")
    module = _file(where) if where.endswith(_SUFFIX) else importlib.import_module(where)
    return getattr(module, attribute)


def look_for(name: str, known: Sequence[str]) -> None:
    """``PlayerError`` if there is no such file or module; one of ``known`` may have been meant.
    Nothing is loaded: of a package only its folder is looked for, and whether it has the class is
    found out later."""
    where, _, attribute = name.rpartition(":")
    is_there = True
    if where.endswith(_SUFFIX):
        _path(where)
    else:
        is_there = _is_module(where.partition(".")[0])
    if not is_there or not attribute.isidentifier():
        raise PlayerError(because("unknown-player", player=shorten(name), known=", ".join(known)))


def _is_module(module: str) -> bool:
    """Whether there is one, installed or in the current folder."""
    if not module.isidentifier():
        return False
    here = PathFinder.find_spec(module, [str(Path.cwd())])
    return here is not None or importlib.util.find_spec(module) is not None


def _path(where: str) -> Path:
    path = Path(where)
    if not path.is_file():
        raise PlayerError(because("no-player-file", path=shorten(where, longest=160)))
    return path.resolve()


def _file(where: str) -> ModuleType:
    """A file as a module, loaded once. As for a script, its folder is searched for what it
    imports."""
    path = _path(where)
    name = f"{path.stem}@{path}"  # no import has such a name
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]  # half of a module is none
        raise
    return module
