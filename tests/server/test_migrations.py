"""Migrations are all or nothing, and a database of the future is left alone."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from alembic import op
from sqlalchemy import inspect

from tests.patience import PATIENCE
from tests.server.databases import execute, rows
from tests.server.running import refused
from zweikampf.server.storage.database import HEAD, connect
from zweikampf.server.storage.migrations import UnknownSchema, revision_of
from zweikampf.server.storage.store import Store

CUT = """
import os, sys
from alembic import op
made, create = [], op.create_table

def create_some(*args, **values):
    if len(made) == 2:
        os._exit(9)
    made.append(create(*args, **values))

op.create_table = create_some
from zweikampf.server.storage.store import Store
Store(sys.argv[1])
"""


def tables(url: str) -> set[str]:
    engine = connect(url)
    found = set(inspect(engine).get_table_names())
    engine.dispose()
    return found


def test_a_process_that_dies_while_migrating_leaves_nothing_behind(database: str) -> None:
    died = subprocess.run([sys.executable, "-c", CUT, database], check=False, timeout=PATIENCE)
    assert died.returncode == 9
    assert tables(database) == set()
    Store(database).close()
    assert {"guests", "tables", "seats", "entries"} <= tables(database)


def test_a_later_migration_that_fails_leaves_the_old_schema(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = op.add_column
    added: list[str] = []

    def add_some(table: str, column: Any) -> None:
        if added:
            raise RuntimeError("interrupted")
        added.append(table)
        add(table, column)

    old = connect(database)
    monkeypatch.setattr("zweikampf.server.storage.migrations.TARGET", "0001")
    Store(database).close()
    monkeypatch.setattr("zweikampf.server.storage.migrations.TARGET", HEAD)
    assert revision_of(old) == "0001"
    monkeypatch.setattr(op, "add_column", add_some)
    with pytest.raises(RuntimeError, match="interrupted"):
        Store(database)
    assert added
    assert revision_of(old) == "0001"
    assert "origin" not in {column["name"] for column in inspect(old).get_columns("tables")}
    monkeypatch.setattr(op, "add_column", add)
    Store(database).close()
    assert revision_of(old) == HEAD
    old.dispose()


def test_a_database_of_a_later_version_is_not_touched(database: str) -> None:
    Store(database).close()
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(UnknownSchema, match="9999"):
        Store(database)
    ended = refused(DATABASE=database)
    assert ended.returncode == 2
    assert ended.stderr.startswith("This database was made by a newer version of Zweikampf")
    assert ended.stderr.count("\n") == 1
    assert rows(database, "SELECT version_num FROM alembic_version") == [("9999",)]
