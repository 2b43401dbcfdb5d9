"""Every compiled class with its public methods and their arguments, for ``tests.wild``."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import zweikampf

Plan = dict[str, dict[str, list[str]]]  # the arguments by class and method

MADE_BY_PYTHON = 1 << 9  # the flag of a class that is no extension type


def modules() -> Iterator[ModuleType]:
    """All modules of the layers that have compiled ones."""
    for layer in ("engine", "games", "players", "envs"):
        package = importlib.import_module(f"zweikampf.{layer}")
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield importlib.import_module(found.name)


def compiled_classes() -> list[type]:
    return [
        each
        for module in modules()
        if not str(module.__file__).endswith(".py")
        for each in vars(module).values()
        if isinstance(each, type)
        and each.__module__ == module.__name__
        and not each.__flags__ & MADE_BY_PYTHON
    ]


def name_of(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}".removeprefix("zweikampf.")


def class_of(name: str) -> Any:
    module, _, kind = name.rpartition(".")
    return getattr(importlib.import_module(f"zweikampf.{module}"), kind.removesuffix(" over"))


def plan() -> Plan:
    found: Plan = {}
    for kind in compiled_classes():
        methods = {
            name: arguments(getattr(kind, name))
            for name in dir(kind)
            if not name.startswith("_")
            and "unchecked" not in name
            and callable(getattr(kind, name))
        }
        found[name_of(kind)] = {"__init__": constructor(kind), **methods}
    return found


PLAIN = (inspect.Parameter.POSITIONAL_OR_KEYWORD,)


def arguments(method: Any) -> list[str]:
    """Their names, without ``self``; that they can be asked for is part of the test."""
    return [
        each.name
        for each in inspect.signature(method).parameters.values()
        if each.name != "self" and each.kind in PLAIN
    ]


def constructor(kind: type) -> list[str]:
    """The arguments of a constructor as its source has them: compiled code does not tell."""
    for base in kind.__mro__[:-1]:
        path = Path(str(zweikampf.__file__)).parent.joinpath(*base.__module__.split(".")[1:])
        for node in ast.walk(ast.parse(path.with_suffix(".py").read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name == base.__name__:
                for each in node.body:
                    if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                        return [argument.arg for argument in each.args.args[1:]]
    return []
