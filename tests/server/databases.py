"""What another program does to a database."""

from __future__ import annotations

from itertools import count
from typing import Any

from sqlalchemy import create_engine, text

from zweikampf.server.settings import database_url

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
