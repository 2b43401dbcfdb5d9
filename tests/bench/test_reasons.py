"""Nearly every hint says why: the shares of docs/hints.md, with fewer games."""

from __future__ import annotations

import pytest

from bench.reasons import count
from zweikampf.engine import registry


@pytest.mark.parametrize("game", registry.names())
def test_nearly_every_hint_says_why(game: str) -> None:
    found = count(game, games=2, iterations=20)
    assert found.hints > 15
    assert found.share < 0.05, found.silent
