"""What the reference shows explains itself: modules, classes, functions, methods and attributes."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests import wild_plan

ROOT = Path(__file__).parent.parent
PAGES = sorted(ROOT.glob("docs/reference/*.md"))
MODULES = [
    name
    for page in PAGES
    for name in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.MULTILINE)
]


def test_there_is_a_reference() -> None:
    assert len(MODULES) > 30
    assert {"zweikampf.engine.duel", "zweikampf.envs.vector"} <= set(MODULES)


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    for name, each in vars(module).items():
        is_ours = getattr(each, "__module__", None) == module.__name__
        if (
            is_ours
            and not name.startswith("_")
            and (inspect.isclass(each) or inspect.isroutine(each))
        ):
            yield name, each


def explained(each: Any) -> bool:
    """Not by its base, and not by what a dataclass makes up."""
    said = each.__doc__ or ""
    return bool(said) and not said.startswith(f"{getattr(each, '__name__', '')}(")


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_has_words(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    silent = [each for each, value in public(module) if not explained(value)]
    for kind_name, kind in public(module):
        for each, value in vars(kind).items() if inspect.isclass(kind) else ():
            is_method = inspect.isroutine(value) or isinstance(value, (property, classmethod))
            if is_method and not each.startswith("_") and not inspect.getdoc(getattr(kind, each)):
                silent.append(f"{kind_name}.{each}")
    assert silent == []


@pytest.mark.parametrize("name", MODULES)
def test_every_object_says_what_it_is(name: str) -> None:
    for each, kind in public(importlib.import_module(name)):
        if inspect.isclass(kind) and not getattr(kind, "_is_protocol", False):
            assert kind.__repr__ is not object.__repr__, each


def test_attributes_of_compiled_classes_are_explained() -> None:
    """By their own words, or by those of their class."""
    shown = [kind for kind in wild_plan.compiled_classes() if kind.__module__ in MODULES]
    assert {"State", "VectorEnv"} <= {kind.__name__ for kind in shown}
    for kind in shown:
        for name, each in vars(kind).items():
            if not name.startswith("_") and inspect.isdatadescriptor(each):
                assert each.__doc__ or f"``{name}``" in str(kind.__doc__), f"{kind}.{name}"
