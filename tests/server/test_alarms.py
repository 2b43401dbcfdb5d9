"""The alarm of a table rings when something is due, not over and over while a computer thinks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Person, begin_clocks, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from tests.server.thinkers import HeldWorker, settle
from zweikampf.server.live import lobby as lobbies
from zweikampf.server.live.automatic import Automatic


@pytest.fixture
def rings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What rings, while computers think without end."""
    heard: list[str] = []
    ring = Automatic.ring

    async def noted(automatic: Automatic) -> None:
        heard.append(automatic._table.setup.id)
        await ring(automatic)

    monkeypatch.setattr(Automatic, "ring", noted)
    monkeypatch.setattr(lobbies, "Worker", HeldWorker)
    return heard


def count(server: Inside, rings: list[str]) -> int:
    """How often it rings while the event loop goes round many times and no time passes."""
    server.do(settle)
    rings.clear()
    server.do(settle)
    return len(rings)


def test_a_stand_in_for_somebody_who_is_gone(inside: StartInside, rings: list[str]) -> None:
    server = inside(GONE_SECONDS=30)
    one, two = two_at_a_table(server, options={"leader": "0"})
    room = server.lobby.rooms.find(one.table)
    assert room is not None
    one.socket.close()
    server.until(lambda: 0 in room.presence.away_since)
    server.advance(60)
    two.ask("claim", how="computer")
    assert (room.table.actor, room.table.computer_at(0)) == (0, 3)
    assert count(server, rings) == 0
    server.advance(60)
    assert count(server, rings) == 0


def test_a_computer_whose_clock_is_empty(inside: StartInside, rings: list[str]) -> None:
    server = inside()
    anna = Person(server, "Anna")
    asked: dict[str, Any] = {
        "opponent": {"kind": "computer", "level": 6},
        "options": {"leader": "1"},
        "clock": {"base": 10, "increment": 0},
    }
    seat = anna.sit(anna.create("throne", seat=0, **asked)["table"]["id"])
    seat.hear_facts(status="running")
    begin_clocks(server, seat.table)
    server.advance(60)
    assert count(server, rings) == 0
