"""Every vector of the specification, run line by line."""

from __future__ import annotations

import re

import pytest

from tests.games.tower.play import expect, legal, place, play, start
from tests.games.tower.vectors import VECTORS, Vector
from zweikampf.engine.errors import OptionError
from zweikampf.games.tower.game import TowerOptions
from zweikampf.games.tower.rules import Tower


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_vector(vector: Vector) -> None:
    if ("error", "") in vector.lines:
        with pytest.raises(OptionError):
            TowerOptions.parse(vector.options)
        return
    state = _set_up(vector)
    for word, text in vector.lines:
        _check(state, word, text)


def _set_up(vector: Vector) -> Tower:
    if ("new", "") in vector.lines:
        return start(**vector.options)
    return place(dict(vector.lines).get("state", ""), **vector.options)


def _check(state: Tower, word: str, text: str) -> None:
    match word:
        case "options" | "state" | "new":
            pass  # done before the first line
        case "legal":
            assert legal(state) == text.split()
            assert state.weights() == [1] * len(text.split())
        case "hasnot":
            assert text not in legal(state)
        case "count":
            assert len(legal(state)) == int(text)
        case "play":
            play(state, text)
        case "expect":
            expect(state, text)
        case _:
            raise AssertionError(f"unknown word {word}")


def test_the_vectors_are_all_there() -> None:
    """Numbered without a gap; letters mark further cases of a number."""
    numbers = [int(re.sub(r"\D", "", vector.id)) for vector in VECTORS]
    assert sorted(set(numbers)) == list(range(1, 107))
    assert len({vector.id for vector in VECTORS}) == len(VECTORS) == 126
    assert all(vector.rules or vector.id in ("TV06b", "TV101b") for vector in VECTORS)
