"""Old tables and guests are removed in small steps; what is visited never is."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import asdict, replace

import pytest

from tests.server.client import Person, close_all
from tests.server.conftest import StartInside
from tests.server.databases import rows
from tests.server.inside import Inside, ManualClock
from tests.server.test_backup import refused, zweikampf
from zweikampf.server.live.chores import TIDY_SECONDS
from zweikampf.server.settings import Settings
from zweikampf.server.storage.archives import RECORD, packed
from zweikampf.server.storage.guests import DAY
from zweikampf.server.storage.retention import (
    TABLES_PER_STEP,
    Removed,
    Retention,
    remove_all,
    remove_some,
)
from zweikampf.server.storage.store import Store
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Append
from zweikampf.server.table.setup import Seating, Setup, new_id, new_secret

RANDOM = random.Random(3)
NOW = 1_800_000_000_000
EVERYTHING = Retention(finished=10, abandoned=20, guests=30)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database, owned=True)
    yield opened
    opened.close()


def guest(store: Store, days: float) -> int:
    return store.guests.add(new_secret(RANDOM), "Anna", NOW - int(days * DAY))


def table(store: Store, seat: int | None, days: float, ended: str = "", begun: bool = True) -> str:
    """A table that was created, and perhaps ended, this many days ago."""
    at = NOW - int(days * DAY)
    seats = Seating("human", seat, None, "Anna"), Seating("computer", None, 1)
    made = Setup(
        id=new_id(RANDOM),
        game="throne",
        rules=1,
        options={},
        mode="computer",
        seats=seats,
        clock=None,
        pace="fast",
        reaction=4,
        secret=new_secret(RANDOM),
        created=at,
    )
    store.create(made)
    if begun:
        store.append([Append(made.id, [Entry(0, "begin", at)])])
    if ended:
        store.append([Append(made.id, [Entry(1, "end", at, None, ended)], ended)])
        store.archives.add(made.id, [packed(RECORD, 0, "...")])
    return made.id


def left(store: Store) -> set[str]:
    with store.reading() as connection:
        found = connection.exec_driver_sql("SELECT id FROM tables").fetchall()
    return {row[0] for row in found}


def test_what_is_old_goes_and_what_is_not_stays(store: Store) -> None:
    anna = guest(store, 100)
    kept = {
        table(store, anna, 10.5, "agreed"),
        table(store, anna, 20.5),
        table(store, anna, 20.5, begun=False),
    }
    table(store, anna, 12, "agreed")
    table(store, anna, 22)
    table(store, anna, 22, begun=False)
    unseen, seen = guest(store, 31), guest(store, 29)
    assert remove_all(store, EVERYTHING, NOW) == Removed(finished=1, abandoned=2, guests=1)
    assert left(store) == kept
    with store.reading() as connection:
        query = "SELECT id FROM guests"
        assert {row[0] for row in connection.exec_driver_sql(query)} == {anna, seen} - {unseen}
    for name in ("entries", "seats", "archives"):
        with store.reading() as connection:
            query = f"SELECT DISTINCT table_id FROM {name}"
            assert {row[0] for row in connection.exec_driver_sql(query)} <= kept


def test_by_default_no_game_is_ever_removed(store: Store) -> None:
    retention = Retention.of(Settings())
    anna = guest(store, 10_000)
    old = {table(store, anna, 10_000, "agreed"), table(store, anna, 10_000)}
    guest(store, 401)
    assert remove_all(store, retention, NOW) == Removed(guests=1)
    assert left(store) == old


def test_a_visit_or_a_move_keeps_a_table(store: Store) -> None:
    anna = guest(store, 1)
    visited, moved, gone = (table(store, anna, 50) for _ in range(3))
    store.visit([visited], NOW - 2 * DAY)
    store.append([Append(moved, [Entry(1, "act", NOW - 2 * DAY, 0, "K3")])])
    assert remove_all(store, EVERYTHING, NOW).abandoned == 1
    assert left(store) == {visited, moved}
    assert gone not in left(store)


def test_a_visit_counts_although_it_is_noted_once_a_day(store: Store) -> None:
    anna = guest(store, 1)
    visited = table(store, anna, 1.5)
    for hours in (30, 13, 2):
        store.visit([visited], NOW - hours * DAY // 24)
    assert not remove_all(store, Retention(finished=1, abandoned=1, guests=0), NOW)
    assert left(store) == {visited}


def test_a_guest_with_a_table_stays_and_one_who_comes_is_seen(store: Store) -> None:
    token = new_secret(RANDOM)
    comes = store.guests.add(token, "Ben", NOW - 100 * DAY)
    plays = guest(store, 100)
    table(store, plays, 1)
    assert store.guests.find(token, NOW) == (comes, "Ben")
    assert not remove_all(store, EVERYTHING, NOW)


def test_a_rematch_that_is_removed_can_be_asked_for_again(store: Store) -> None:
    anna = guest(store, 1)
    first = table(store, anna, 1, "agreed")
    kept = store.load(first)
    assert kept is not None
    following = replace(kept.setup, id=new_id(RANDOM), created=NOW - 50 * DAY)
    number = len(kept.entries)
    entry = Entry(number, "rematch", NOW - 50 * DAY, 0, following.id)
    store.append([Append(first, [entry], kept.ended, following)])
    assert remove_all(store, EVERYTHING, NOW).abandoned == 1
    again = store.load(first)
    assert again is not None
    assert again.setup.next is None, "no table that does not exist"
    assert again.entries[number].text == "", "nor does the fold lead to it"


def test_steps_are_small(store: Store) -> None:
    anna = guest(store, 1)
    for _ in range(TABLES_PER_STEP + 1):
        table(store, anna, 50)
    assert remove_some(store, EVERYTHING, NOW).abandoned == TABLES_PER_STEP
    assert remove_some(store, EVERYTHING, NOW).abandoned == 1
    assert not remove_some(store, EVERYTHING, NOW)


def finished(server: Inside) -> tuple[Person, str]:
    anna = Person(server, "Anna")
    made = anna.create("throne", opponent={"kind": "computer", "level": 1}, seat=0)
    with anna.sit(made["table"]["id"]) as seat:
        assert seat.wait_to_act()
        seat.ask("resign")
    return anna, made["table"]["id"]


def ids(person: Person) -> set[str]:
    return {each["id"] for each in person.http.get("/api/tables").json()["tables"]}


def test_a_server_tidies_but_not_where_somebody_is(inside: StartInside) -> None:
    clock = ManualClock()
    server = inside(clock=clock, keep_finished_days=10, keep_abandoned_days=10)
    anna, over = finished(server)
    running, left_alone = (
        anna.create("throne", opponent={"kind": "computer", "level": 1}, seat=0)["table"]["id"]
        for _ in range(2)
    )
    seat = anna.sit(running)
    assert seat.wait_to_act()
    clock.advance(server.settings.idle_seconds + 60)  # then unused tables are out of memory
    clock.skip(9 * 24 * 3600)
    server.do(server.lobby.chores.tidy_some)
    assert ids(anna) == {over, running, left_alone}
    clock.skip(3 * 24 * 3600)
    while server.do(server.lobby.chores.tidy_some):
        pass
    assert ids(anna) == {running}
    assert anna.http.get(f"/api/tables/{over}").status_code == 404
    assert seat.act()["type"] == "done", "the table where somebody sits continues"
    close_all()


def test_the_server_does_so_every_hour(inside: StartInside) -> None:
    clock = ManualClock()
    server = inside(clock=clock, keep_guests_days=1)
    writer = server.lobby.writer
    server.do(lambda: writer.call(writer.store.guests.add, "a", "Anna", 0))
    clock.advance(TIDY_SECONDS)
    for _ in range(2):  # calls go one by one: these come after the visit and after the removal
        server.do(lambda: writer.call(writer.store.ping))
    assert server.do(lambda: writer.call(writer.store.guests.find, "a", 0)) is None


def test_the_command_tidies_a_database_that_no_server_uses(database: str) -> None:
    now = time.time_ns() // 1_000_000
    store = Store(database, owned=True)
    anna = store.guests.add(new_secret(RANDOM), "Anna", now)
    old = [table(store, anna, (NOW - now) / DAY + 40, "agreed") for _ in range(3)]
    flags = ("--database", database, "--finished", "30")
    assert "Another server is already using" in refused("tidy", *flags)
    store.close()
    done = zweikampf("tidy", "--database", database, language="de_DE.UTF-8")
    assert done.stdout.splitlines() == [
        "Entfernt: 0 beendete Tische, 0 verlassene Tische, 0 Gäste.",
        "Tische werden nie entfernt, solange nichts anderes eingestellt ist; "
        "siehe docs/operating.md.",
    ]
    assert len(rows(database, "SELECT id FROM tables")) == len(old)
    done = zweikampf("tidy", *flags)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Removed: 3 finished tables, 0 abandoned tables, 0 guests.\n"
    assert rows(database, "SELECT id FROM tables") == []


def test_what_was_removed_is_counted() -> None:
    assert asdict(Removed(1, 2, 3) + Removed(guests=4, deals=5)) == {
        "finished": 1,
        "abandoned": 2,
        "guests": 7,
        "deals": 5,
    }
    assert not Removed()
