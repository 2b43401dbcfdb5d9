"""SQLite has one process: a second one says so and ends. PostgreSQL has any number of servers, but
none while somebody has it for themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from tests.server.client import Person, close_all
from tests.server.conftest import Start, StartInside
from tests.server.databases import execute
from tests.server.inside import Inside, ManualClock
from tests.server.running import Seeded, refused
from zweikampf.server.live.chores import OWNER_SECONDS
from zweikampf.server.storage.owner import Taken
from zweikampf.server.storage.store import Store
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Append

TERMINATE = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"


def test_a_second_server_says_one_sentence_and_ends(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Seeded(database) as server:
        ended = refused("en_US.UTF-8", DATABASE=database)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr == (
            "Another server is already using this database. "
            "Stop it first, or choose another database with --database.\n"
        )
        german = refused("de_DE.UTF-8", DATABASE=database)
        assert german.returncode == 2
        assert german.stderr.startswith("Ein anderer Server benutzt diese Datenbank schon.")
        assert german.stderr.count("\n") == 1
        anna = Person(server, "Anna")
        anna.create()
        server.kill()
        server.start()  # the lock went with the process
        assert len(anna.http.get("/api/tables").json()["tables"]) == 1


def test_another_name_of_the_file_is_the_same_database(start: Start, tmp_path: Path) -> None:
    start()
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    assert refused(DATABASE=f"sqlite:///{tmp_path / 'link.db'}").returncode == 2
    assert refused(DATABASE=f"sqlite:///file:{tmp_path / 'tables.db'}?uri=true").returncode == 2


def test_a_store_has_one_owner_at_a_time(database: str) -> None:
    first = Store(database, owned=True)
    with pytest.raises(Taken):
        Store(database, owned=True)
    Store(database).close()  # reading is allowed
    first.close()
    Store(database, owned=True).close()


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file::memory:?uri=true"]
)
def test_a_database_in_memory_needs_no_owner(url: str) -> None:
    stores = [Store(url, owned=True) for _ in range(2)]
    for each in stores:
        assert each.owner is None
        each.close()


def test_servers_share_a_postgresql_and_tidy_does_not(empty_postgres: str) -> None:
    servers = [Store(empty_postgres, owned=True, shared=True) for _ in range(2)]
    with pytest.raises(Taken):
        Store(empty_postgres, owned=True)
    for each in servers:
        each.close()
    alone = Store(empty_postgres, owned=True)
    with pytest.raises(Taken):
        Store(empty_postgres, owned=True, shared=True)
    alone.close()


def test_a_store_that_has_lost_its_lock_takes_it_again_or_writes_nothing(
    empty_postgres: str,
) -> None:
    store = Store(empty_postgres, owned=True, shared=True)
    execute(empty_postgres, TERMINATE)
    with pytest.raises(DBAPIError):
        store.guests.add("a", "Anna", 1)
    other = Store(empty_postgres, owned=True)
    with pytest.raises(Taken):
        store.guests.add("a", "Anna", 1)
    other.close()
    assert store.guests.add("a", "Anna", 1) == 1
    assert store.guests.find("a", 1) == (1, "Anna")
    store.close()


def test_a_bad_statement_does_not_cost_the_lock(empty_postgres: str) -> None:
    store = Store(empty_postgres, owned=True)
    with pytest.raises(DBAPIError):
        store.guests.add("a" * 65, "Anna", 1)
    with pytest.raises(Taken):
        Store(empty_postgres, owned=True)
    store.guests.add("b", "Ben", 1)
    store.close()


def playing(server: Inside) -> tuple[Person, str]:
    anna = Person(server, "Anna")
    asked = {"opponent": {"kind": "computer", "level": 1}, "seat": 0}
    table: str = anna.create("throne", **asked)["table"]["id"]
    return anna, table


def test_a_lost_connection_is_not_noticed_at_the_table(empty_postgres: str) -> None:
    with Inside(empty_postgres) as server:
        anna, table = playing(server)
        seat = anna.sit(table)
        assert seat.wait_to_act()
        execute(empty_postgres, TERMINATE)
        assert seat.act()["type"] == "done"
        assert seat.ask("resign")["type"] == "done"
        assert "bye" not in {frame["type"] for frame in seat.frames}
        close_all()


def test_a_server_whose_database_went_to_another_one_ends(
    empty_postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = ManualClock()
    server = Inside(empty_postgres, clock=clock)
    server.start()
    anna, table = playing(server)
    seat = anna.sit(table)
    assert seat.wait_to_act()
    execute(empty_postgres, TERMINATE)
    other = Store(empty_postgres, owned=True)
    clock.advance(OWNER_SECONDS)
    assert seat.hear_until("bye")["reason"]["code"] == "server-stops"
    close_all()
    server.join()
    assert server.exit_code == 2
    assert "database" in capsys.readouterr().err
    other.close()


def test_the_rematch_is_the_table_that_is_stored(inside: StartInside, tmp_path: Path) -> None:
    server = inside()
    anna, table = playing(server)
    seat = anna.sit(table)
    assert seat.wait_to_act()
    seat.ask("resign")
    seat.hear_facts(status="over")
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    kept = store.load(table)
    assert kept is not None
    following = kept.setup.rematch(server.lobby.clock.now(), server.lobby.randomness)
    entry = Entry(len(kept.entries), "rematch", server.lobby.clock.now(), 0, following.id)
    store.append([Append(table, [entry], kept.ended, following)])
    store.close()
    refusal = seat.ask("offer", what="rematch", version=seat.version)
    assert (refusal["type"], refusal["reason"]["code"]) == ("refused", "next-game-waits")
    assert seat.facts["next"] == following.id
    assert anna.http.get(f"/api/tables/{following.id}").status_code == 200
