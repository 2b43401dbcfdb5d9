"""Errors travel between processes whole: a player may think in its own process."""

from __future__ import annotations

import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import zweikampf.engine
import zweikampf.envs
import zweikampf.lab
import zweikampf.players
import zweikampf.server
from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.lab.failing import Failing


def load_all(package: ModuleType) -> None:
    """A class is known when its module has been imported, by this test or by another one."""
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not module.name.endswith(("__main__", "migrations", "env")):
            importlib.import_module(module.name)


for each in (zweikampf.engine, zweikampf.envs, zweikampf.lab, zweikampf.players, zweikampf.server):
    load_all(each)


def kinds(kind: type[ZweikampfError] = ZweikampfError) -> Iterator[type[ZweikampfError]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("zweikampf."):
            yield each
            yield from kinds(each)


SAMPLES: dict[str, object] = {
    "Reason": because("must-follow", card="D3"),
    "tuple[Reason, ...]": (because("one"), because("two", card="D3")),
    "str": "D3",
    "str | None": "throne",
    "object": 7,
    "File": Path("study.toml"),
    "int": 409,
    "float": 1.5,
    "list[str]": ["throne", "tower"],
    "Failing": Failing(
        "0-1-7.2", "random", 0, "why", "trace", "D3", 4, ("D3",), {"hand": []}, "position", "record"
    ),
}


def made(kind: type[ZweikampfError]) -> ZweikampfError:
    """One of a kind, with something for each of its arguments."""
    arguments = inspect.signature(kind).parameters.values()
    given = [SAMPLES[each.annotation] for each in arguments if each.kind is not each.VAR_KEYWORD]
    more = {"version": 3} if any(each.kind is each.VAR_KEYWORD for each in arguments) else {}
    return kind(*given, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", sorted(set(kinds()), key=str))
def test_an_error_comes_home_as_it_was(kind: type[ZweikampfError]) -> None:
    error = made(kind)
    home = pickle.loads(pickle.dumps(error))
    assert type(home) is kind
    assert str(home) == str(error)
    assert vars(home) == vars(error)
