"""What the tests rest on: the same seed deals and plays the same game, whatever
else happens at the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Person
from tests.server.running import Seeded
from zweikampf.engine import registry

_CHOICES = 6


def played(server: Seeded, seed: str, game: str) -> tuple[str, list[str]]:
    """The id of a table against the computer, and the moves of its game."""
    server.seed(seed)
    anna = Person(server, "Anna")
    opponent = {"kind": "computer", "level": 2}
    table: str = anna.create(game, opponent=opponent, seat="random")["table"]["id"]
    with anna.sit(table) as seat:
        for _ in range(_CHOICES):
            assert seat.wait_to_act()
            seat.act(seat.last["legal"][-1])
        assert seat.wait_to_act()
        seat.ask("resign")
    record = anna.http.get(f"/api/tables/{table}/record").text
    return table, [line for line in record.splitlines() if not line.startswith("date")]


@pytest.mark.parametrize("game", registry.names())
def test_the_same_seed_plays_the_same_game(game: str, tmp_path: Path) -> None:
    with Seeded(tmp_path / "one.db") as server:
        first = played(server, "one", game)
        other = played(server, "other", game)
    with Seeded(tmp_path / "two.db") as server:
        assert played(server, "other", game) == other
        assert played(server, "one", game) == first
    assert first != other
