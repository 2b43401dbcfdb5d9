"""The entries of moves, as fast as SQLite takes them.

Nearly all that is stored are entries that change nothing but their own table of the database. Such
a batch is one statement outside a transaction, which is a transaction of its own: begun, written
and on the disk before it returns, without Python's lock in between. A transaction of three
statements or more asks for that lock after each of them, and waits while the tables are busy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import lru_cache

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.exc import OperationalError

from zweikampf.server.storage.database import ENTRIES
from zweikampf.server.storage.files import sqlite_file
from zweikampf.server.storage.rows import row_of
from zweikampf.server.table.kept import Append

_MOST_ROWS = 500  # of one statement; SQLite allows 32,766 values
_ALONE = frozenset(
    ("word", "act", "read", "jump", "rewind", "offer", "decline", "stand-in", "resume")
)


class QuickAppends:
    """Over a connection that is kept; used by one thread at a time, as the store is."""

    def __init__(self, connection: PoolProxiedConnection) -> None:
        self._connection = connection

    def append(self, batch: Sequence[Append]) -> bool:
        """Store a batch; false, and nothing is stored, if it needs more than entries, or if
        one of them cannot be stored."""
        if any(each.ended or each.following is not None for each in batch):
            return False
        rows = [row_of(each.table, entry) for each in batch for entry in each.entries]
        if len(rows) > _MOST_ROWS or any(row["kind"] not in _ALONE for row in rows):
            return False
        values = [value for row in rows for value in row.values()]
        statement = _insert(tuple(rows[0]), len(rows))
        with closing(self._connection.cursor()) as cursor:
            try:
                cursor.execute(statement, values)
            except sqlite3.OperationalError as error:
                raise OperationalError(statement, None, error, hide_parameters=True) from error
            except (sqlite3.Error, ValueError, TypeError):
                return False  # one of them is to blame, and the long way says which
        return True

    def close(self) -> None:
        self._connection.close()


def quick_appends(engine: Engine, *, waits: bool = True) -> QuickAppends | None:
    """``None`` where there is no file of SQLite to write to. ``waits``: for a lock that another
    connection holds; else such a batch fails at once."""
    if engine.dialect.name != "sqlite" or sqlite_file(engine.url) is None:
        return None
    connection = engine.raw_connection()
    if not waits:
        connection.detach()  # not for others, who would wait
        with closing(connection.cursor()) as cursor:
            cursor.execute("PRAGMA busy_timeout=0")
    return QuickAppends(connection)


@lru_cache(_MOST_ROWS)
def _insert(names: tuple[str, ...], rows: int) -> str:
    row = f"({', '.join('?' * len(names))})"
    quoted = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO {ENTRIES.name} ({quoted}) VALUES {', '.join([row] * rows)}"
