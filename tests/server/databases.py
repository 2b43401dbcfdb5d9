"""What another program does to a database."""

from __future__ import annotations

import functools
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

from zweikampf.server.settings import database_url
from zweikampf.server.storage.files import FILE_MODE
from zweikampf.server.storage.store import Store

_numbers = count()


def execute(url: str, *statements: str) -> None:
    engine = create_engine(database_url(url), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    engine = create_engine(database_url(url))
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(query))]
    engine.dispose()
    return found


def new_database(postgres: str) -> str:
    """The address of an empty database in a running PostgreSQL."""
    name = f"test{next(_numbers)}"
    execute(postgres, f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


def address(database: Path | str) -> str:
    """Of the database in this file. A new file in an existing folder is as a first start leaves it:
    making the schema takes longer than the rest of a start. In a new folder the file is the
    server's own work."""
    if isinstance(database, str):
        return database
    if database.parent.exists() and not database.exists():
        database.touch(FILE_MODE)
        database.write_bytes(_after_a_start())
    return f"sqlite:///{database}"


@functools.cache
def _after_a_start() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()
