"""Games that end just before the server does are archived too."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from tests.patience import PATIENCE
from tests.server.client import close_all
from tests.server.conftest import StartInside
from tests.server.databases import execute, rows
from tests.server.inside import Inside, ManualClock
from tests.server.test_archives import given_up, restart, settle
from zweikampf.engine import record as records
from zweikampf.server.edge import history
from zweikampf.server.live.chores import ARCHIVE_SECONDS
from zweikampf.server.storage.archiver import Archiver


def archived(server: Inside) -> set[str]:
    return {row[0] for row in rows(server.settings.database, "SELECT table_id FROM archives")}


def test_a_server_that_stops_archives_what_has_just_ended(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_stopping = threading.Event()
    tell, close = history.tell, Archiver.close

    def slow(record: records.Record, pause: Callable[[], None]) -> history.Retold:
        assert is_stopping.wait(PATIENCE)
        return tell(record, pause)

    async def noticed(archiver: Archiver) -> None:
        is_stopping.set()
        await close(archiver)

    monkeypatch.setattr(history, "tell", slow)
    monkeypatch.setattr(Archiver, "close", noticed)
    server = inside()
    tables = {given_up(server)[1] for _ in range(3)}
    close_all()
    server.stop()
    assert archived(server) == tables


def test_what_a_killed_server_left_is_archived_after_the_next_start(inside: StartInside) -> None:
    server = inside()
    tables = [given_up(server)[1] for _ in range(3)]
    for table in tables:
        settle(server, table)
    url = server.settings.database
    # One can no longer be read; that does not affect the others.
    execute(
        url,
        "DELETE FROM archives",
        f"UPDATE tables SET secret = '?' WHERE id = '{min(tables)}'",
    )
    server = restart(server, inside)
    clock = server.clock
    assert isinstance(clock, ManualClock)

    async def wait() -> None:
        async with asyncio.timeout(PATIENCE):
            while archived(server) != set(tables) - {min(tables)}:
                await clock.elapse(ARCHIVE_SECONDS)
                await asyncio.sleep(0)

    server.do(wait)
