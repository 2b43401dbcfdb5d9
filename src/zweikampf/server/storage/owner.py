"""One process owns a database. Tables live in memory and rely on no one else writing their entries;
two servers with the same tables would each show their readers half of a game.

SQLite: a lock on a file next to the database; the system releases it when the process ends, however
that happens. PostgreSQL: an advisory lock of a connection that is held for life. Everything is
written over that connection, so a server that has lost its lock cannot write either.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import func

from zweikampf.server.storage.files import FILE_MODE, beside, sqlite_file

LOCK = ".lock"
_NUMBER = 0x7A77_6569_6B61_6D70  # of the advisory lock: "zweikamp"
# A machine that vanishes without closing loses its lock after a minute, not after two hours.
_KEEPALIVES = {
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}


class Taken(Exception):
    """Another process owns the database."""


class NotOwned(Exception):
    """The lock was lost with its connection, and nothing may be written."""


class Owner(Protocol):
    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that may write."""

    def is_sure(self) -> bool:
        """Whether the lock is still held."""

    def take_again(self) -> None:
        """After it was lost; ``Taken`` if another process was faster."""

    def close(self) -> None: ...


def own(engine: Engine) -> Owner | None:
    """Become the owner; ``None`` for a database in memory, which is not shared."""
    if engine.dialect.name == "postgresql":
        return PostgresOwner(engine)
    file = sqlite_file(engine.url)
    return None if file is None else FileOwner(file, engine)


class FileOwner:
    def __init__(self, file: Path, engine: Engine) -> None:
        self._engine = engine
        self._lock = lock_file(file)

    def writing(self) -> AbstractContextManager[Connection]:
        return self._engine.begin()

    def is_sure(self) -> bool:
        return True

    def take_again(self) -> None:
        raise AssertionError("the system keeps the lock of a file")

    def close(self) -> None:
        os.close(self._lock)


def lock_file(database: Path) -> int:
    """Lock an SQLite database for this process: the descriptor to close in the end."""
    # By its real name, so that two links to one file have one lock. The lock's own file stays:
    # if it were removed, two processes could hold locks on two files of this name.
    lock = os.open(beside(database.resolve(), LOCK), os.O_RDWR | os.O_CREAT, FILE_MODE)
    try:
        _lock(lock)
    except BlockingIOError:
        os.close(lock)
        raise Taken from None
    except OSError:
        os.close(lock)
        raise
    return lock


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class PostgresOwner:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = self._take()

    def _take(self) -> Connection:
        connection = self._engine.connect()
        connection.detach()  # it never goes back to the pool
        try:
            with connection.begin():
                held = connection.scalar(select(func.pg_try_advisory_lock(_NUMBER)))
                for name, value in _KEEPALIVES.items():
                    connection.execute(select(func.set_config(name, value, False)))
            if not held:
                raise Taken
        except BaseException:
            connection.close()
            raise
        return connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        connection = self._connection
        if connection is None:
            raise NotOwned
        try:
            with connection.begin():
                yield connection
        finally:
            if connection.invalidated:  # it would reconnect automatically, without the lock
                self._connection = None

    def is_sure(self) -> bool:
        try:
            with self.writing() as connection:
                connection.execute(select(1))
        except (DBAPIError, NotOwned):
            return self._connection is not None
        return True

    def take_again(self) -> None:
        assert self._connection is None
        self._connection = self._take()

    def close(self) -> None:
        if self._connection is None:
            return
        # The database would release the lock too, but only when it notices that we have gone.
        with suppress(DBAPIError), self._connection.begin():
            self._connection.execute(select(func.pg_advisory_unlock(_NUMBER)))
        self._connection.close()
