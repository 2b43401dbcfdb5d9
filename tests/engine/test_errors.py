"""Errors travel between processes whole: a player may think in one of its own."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

import zweikampf.server.errors
from zweikampf.engine.errors import Refused, UnknownGame, ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.server.errors import Denied, Lost

assert zweikampf.server.errors


def kinds(kind: type[ZweikampfError] = ZweikampfError) -> Iterator[type[ZweikampfError]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("zweikampf."):
            yield each
            yield from kinds(each)


def made(kind: type[ZweikampfError]) -> ZweikampfError:
    match kind.__name__:
        case "Refused":
            return Refused(because("must-follow", card="D3"), "D3", "throne phase=1")
        case "UnknownGame":
            return UnknownGame("chess", ["throne", "tower"])
        case "Denied":
            return Denied(409, "stale", version=3)
        case "Lost":
            return Lost()
        case _:
            return kind(because("some-code", value=3))


@pytest.mark.parametrize("kind", sorted(set(kinds()), key=str))
def test_an_error_comes_home_as_it_was(kind: type[ZweikampfError]) -> None:
    error = made(kind)
    home = pickle.loads(pickle.dumps(error))
    assert type(home) is kind
    assert str(home) == str(error)
    assert vars(home) == vars(error)
