"""The store on SQLite and on PostgreSQL: the same tests."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import exc
from sqlalchemy.exc import IntegrityError

from tests.patience import PATIENCE
from tests.server.client import Person
from tests.server.running import Seeded
from zweikampf.server.errors import Lost, Overtaken
from zweikampf.server.metrics import Metrics
from zweikampf.server.storage.database import HEAD, METADATA
from zweikampf.server.storage.leases import Fenced
from zweikampf.server.storage.owner import Taken
from zweikampf.server.storage.store import Store
from zweikampf.server.storage.writer import FEW, Writer
from zweikampf.server.table.clocks import ClockSettings
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Append
from zweikampf.server.table.reopening import fold
from zweikampf.server.table.setup import Seating, Setup, new_id, new_secret

RANDOM = random.Random(5)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def setup(store: Store, guest: int, mode: str = "friend") -> Setup:
    made = Setup(
        id=new_id(RANDOM),
        game="throne",
        rules=1,
        options={"leader": "0", "victory": "most"},
        mode=mode,  # type: ignore[arg-type]
        seats=(Seating("human", guest, None, "Anna"), Seating("open")),
        clock=ClockSettings(base=300, increment=5),
        pace="fast",
        reaction=4,
        secret=new_secret(RANDOM),
        created=1_794_000_000_000,
    )
    store.create(made, f"{made.id:0>64}")
    return made


def rematch(made: Setup, following: Setup) -> Append:
    return Append(made.id, [Entry(0, "rematch", 1, 0, following.id)], "", following)


def anna(store: Store) -> int:
    return store.guests.add(new_secret(RANDOM), "Anna", 1)


def test_guests_are_found_by_their_hash(store: Store) -> None:
    token = new_secret(RANDOM)
    guest = store.guests.add(token, "Anna", 1)
    assert store.guests.find(token, 1) == (guest, "Anna")
    store.guests.rename(guest, "Änna 🂡")
    assert store.guests.find(token, 1) == (guest, "Änna 🂡")
    assert store.guests.find(new_secret(RANDOM), 1) is None


def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    made = setup(store, anna(store))
    entries = [
        Entry(0, "begin", 1, None, "lead0 K3", None, None, (300_000, 300_000), 27, "0"),
        Entry(1, "act", 2, 0, "K3 X5", 0, "frame-1", (299_000, 300_000), 28, "1"),
    ]
    store.append([Append(made.id, entries)])
    kept = store.load(made.id)
    assert kept is not None
    assert kept.setup == made
    assert kept.entries == entries
    assert store.load(new_id(RANDOM)) is None


def test_a_number_and_a_frame_are_taken_once(store: Store) -> None:
    made = setup(store, anna(store))
    store.append([Append(made.id, [Entry(0, "begin", 1)])])
    for twice in (Entry(0, "act", 2, 0, "K3"), Entry(0, "begin", 1)):
        with pytest.raises(IntegrityError):
            store.append([Append(made.id, [twice])])
    store.append([Append(made.id, [Entry(1, "act", 2, 0, "K3", 0, "same")])])
    with pytest.raises(IntegrityError):
        store.append([Append(made.id, [Entry(2, "act", 3, 1, "K4", 0, "same")])])
    others_own = Entry(2, "act", 3, 0, "K4", 1, "same")
    store.append([Append(made.id, [others_own])])
    kept = store.load(made.id)
    assert kept is not None
    assert [entry.number for entry in kept.entries] == [0, 1, 2]


def test_a_join_key_opens_one_seat_once(store: Store) -> None:
    made = setup(store, anna(store))
    ben, carl = anna(store), anna(store)
    assert not store.is_invitation(made.id, "wrong")
    assert store.is_invitation(made.id, f"{made.id:0>64}")
    join = Entry(0, "join", 1, 1, f"{ben} Ben B.")
    store.append([Append(made.id, [join])])
    assert not store.is_invitation(made.id, f"{made.id:0>64}"), "the key is used"
    with pytest.raises(IntegrityError):
        store.append([Append(made.id, [replace(join, text=f"{carl} Carl")])])
    kept = store.load(made.id)
    assert kept is not None
    assert kept.setup.seats[1] == Seating("human", ben, None, "Ben B.")
    assert fold(kept, 1).setup == kept.setup


def test_a_rematch_is_made_once(store: Store) -> None:
    made = setup(store, anna(store))
    following = made.rematch(2, RANDOM)
    store.append([rematch(made, following)])
    late = made.rematch(3, RANDOM)
    with pytest.raises(IntegrityError):
        store.append([rematch(made, late)])
    assert store.load(late.id) is None
    kept = store.load(made.id)
    assert kept is not None
    assert kept.setup.next == following.id


def test_the_tables_of_a_guest_with_where_they_stand(store: Store) -> None:
    """What comes after a game does not change when it was played."""
    guest = anna(store)
    one, two = setup(store, guest), setup(store, guest)
    setup(store, anna(store))
    last = Entry(0, "end", 7, None, "agreed")
    asked, declined = Entry(1, "offer", 8, 0, "rematch"), Entry(2, "decline", 9, 1, "rematch")
    store.append([Append(one.id, [last, asked, declined], "agreed")])
    listed = {summary.setup.id: summary for summary in store.tables_of(guest)}
    assert set(listed) == {one.id, two.id}
    assert (listed[one.id].ended, listed[one.id].last) == ("agreed", last)
    assert (listed[two.id].ended, listed[two.id].last) == ("", None)
    assert store.tables_of(anna(store)) == []


def test_many_writers_at_once_and_a_bad_one_fails_alone(store: Store) -> None:
    guest = anna(store)
    tables = [setup(store, guest).id for _ in range(20)]
    store.append([Append(tables[3], [Entry(0, "begin", 1)])])

    async def write() -> list[object]:
        writer = Writer(store, Metrics())
        appends = [writer.append(Append(table, [Entry(0, "begin", 1)])) for table in tables]
        return await asyncio.gather(*appends, return_exceptions=True)

    results = asyncio.run(write())
    assert [at for at, result in enumerate(results) if result is not None] == [3]
    assert isinstance(results[3], Overtaken)
    assert all(len(kept.entries) == 1 for table in tables if (kept := store.load(table)))


def failing(error: Exception, *, at: int) -> tuple[list[object], list[list[int]]]:
    """Ten tables are stored together, and one of them fails: the answer to each of them, and
    what was tried."""
    tried: list[list[int]] = []

    class Failing:
        lines = None
        at_once = None

        def append(self, batch: list[Append]) -> None:
            tried.append([int(each.table) for each in batch])
            if at in tried[-1]:
                raise error

    async def write() -> list[object]:
        writer = Writer(cast(Any, Failing()), Metrics())
        appends = [writer.append(Append(str(table), [])) for table in range(10)]
        return await asyncio.gather(*appends, return_exceptions=True)

    return asyncio.run(write()), tried


@pytest.mark.parametrize(
    "error",
    [
        exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database is locked")),
        exc.OperationalError("INSERT", {}, sqlite3.OperationalError("disk is full")),
        exc.InterfaceError("INSERT", {}, Exception("closed")),
        exc.InternalError("INSERT", {}, Exception("shutting down")),
        exc.TimeoutError("no connection"),
        exc.PendingRollbackError("invalid transaction"),
        Taken(),
        OSError(5, "Input/output error"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_database_that_is_busy_or_gone_is_tried_once_for_all(error: Exception) -> None:
    """Each try may take the five seconds that SQLite waits for a lock."""
    results, tried = failing(error, at=3)
    assert tried == [list(range(10))]
    assert all(isinstance(result, Lost) for result in results)


@pytest.mark.parametrize(
    "error",
    [
        exc.IntegrityError("INSERT", {}, Exception("unique")),
        exc.DataError("INSERT", {}, Exception("out of range")),
        exc.StatementError("cannot be written", "INSERT", {}, UnicodeError("surrogate")),
        Fenced(["table"]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_is_wrong_with_one_entry_fails_alone(error: Exception) -> None:
    results, tried = failing(error, at=3)
    assert tried == [list(range(10)), *([each] for each in range(10))]
    failed = Overtaken if isinstance(error, exc.IntegrityError | Fenced) else Lost
    assert [at for at, result in enumerate(results) if isinstance(result, failed)] == [3]


def test_a_database_that_goes_away_between_single_tries_is_not_tried_any_further() -> None:
    tried: list[list[str]] = []
    bad = exc.IntegrityError("INSERT", {}, Exception("unique"))
    locked = exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database is locked"))

    class Failing:
        lines = None
        at_once = None

        def append(self, batch: list[Append]) -> None:
            tried.append([each.table for each in batch])
            if len(batch) > 1:
                raise bad
            if batch[0].table == "4":
                raise locked

    async def write() -> list[object]:
        writer = Writer(cast(Any, Failing()), Metrics())
        appends = [writer.append(Append(str(table), [])) for table in range(10)]
        return await asyncio.gather(*appends, return_exceptions=True)

    results = asyncio.run(write())
    assert [at for at, result in enumerate(results) if result is None] == [0, 1, 2, 3]
    assert len(tried) == 6


class Ways:
    """A store that notes over which way each table was stored."""

    lines = None

    def __init__(self, *, takes: bool = True, error: Exception | None = None) -> None:
        self.seen: list[tuple[str, str]] = []
        self.at_once = AtOnce(self, takes, error)

    def append(self, batch: list[Append]) -> None:
        self.seen += [("thread", each.table) for each in batch]

    def wait(self, until: threading.Event) -> None:
        assert until.wait(PATIENCE)


class AtOnce:
    def __init__(self, store: Ways, takes: bool, error: Exception | None) -> None:
        self._store, self._takes, self._error = store, takes, error

    def append(self, batch: list[Append]) -> bool:
        if self._error is not None:
            raise self._error
        if self._takes:
            self._store.seen += [("at once", each.table) for each in batch]
        return self._takes


def one_by_one(store: Ways, tables: int) -> list[str]:
    """The ways of that many changes, each after the one before is stored."""

    async def write() -> None:
        writer = Writer(cast(Any, store), Metrics())
        for table in range(tables):
            await writer.append(Append(str(table), []))

    asyncio.run(write())
    assert [table for _, table in store.seen] == [str(table) for table in range(tables)]
    return [way for way, _ in store.seen]


def test_few_changes_on_a_fast_disk_need_no_thread() -> None:
    assert one_by_one(Ways(), 3) == ["at once"] * 3


def test_what_needs_more_than_entries_or_has_to_wait_is_left_to_the_thread() -> None:
    locked = exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database is locked"))
    assert one_by_one(Ways(takes=False), 2) == ["thread"] * 2
    assert one_by_one(Ways(error=locked), 2) == ["thread"] * 2


def test_a_slow_disk_is_left_to_the_thread_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zweikampf.server.storage.writer.perf_counter", count().__next__)
    ways = one_by_one(Ways(), 103)
    assert ways == ["at once", *["thread"] * 100, "at once", "thread"]


def test_many_changes_and_those_behind_a_call_are_left_to_the_thread() -> None:
    store, may_go_on = Ways(), threading.Event()

    async def write() -> None:
        writer = Writer(cast(Any, store), Metrics())
        await asyncio.gather(*(writer.append(Append("many", [])) for _ in range(FEW + 1)))
        call = asyncio.ensure_future(writer.call(store.wait, may_go_on))
        await asyncio.sleep(0)
        behind = asyncio.ensure_future(writer.append(Append("behind", [])))
        for _ in range(10):
            await asyncio.sleep(0)
        assert ("at once", "behind") not in store.seen
        may_go_on.set()
        await asyncio.gather(call, behind)
        await writer.append(Append("after", []))

    asyncio.run(write())
    assert store.seen == [("thread", "many")] * (FEW + 1) + [
        ("thread", "behind"),
        ("at once", "after"),
    ]


def test_the_loop_does_not_wait_for_a_lock(tmp_path: Path) -> None:
    """Another connection is writing: what the loop was given comes back at once."""
    store = Store(f"sqlite:///{tmp_path}/store.db")
    table = setup(store, anna(store)).id
    assert store.at_once is not None
    with store.writing() as other:
        other.exec_driver_sql("DELETE FROM archives")
        with pytest.raises(exc.OperationalError, match="locked"):
            store.at_once.append([Append(table, [Entry(0, "word", 1)])])
    assert store.at_once.append([Append(table, [Entry(0, "word", 1)])])
    store.close()


def test_the_migrations_build_the_tables_that_the_code_uses(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, METADATA) == []


def test_an_opened_database_is_up_to_date(store: Store) -> None:
    again = Store(store.engine.url.render_as_string(hide_password=False))
    again.ping()
    again.close()


def test_a_whole_server_on_postgresql_goes_on_after_a_kill(empty_postgres: str) -> None:
    with Seeded(empty_postgres) as server:
        anna = Person(server, "Anna")
        asked = {"opponent": {"kind": "computer", "level": 1}}
        table = anna.create("throne", **asked)["table"]["id"]
        seat = anna.sit(table)
        for _ in range(4):
            assert seat.wait_to_act()
            version = seat.act()["version"]
            while seat.version < version:
                seat.hear()
        assert seat.wait_to_act()
        server.kill()
        server.start()
        again = anna.sit(table)
        assert again.hear()["view"] == seat.last["view"]
        assert again.act()["type"] == "done"
