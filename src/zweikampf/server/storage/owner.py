"""Who may write to a database.

SQLite has one process: a lock on a file next to the database says so, and the system releases it
when the process ends, however that happens. PostgreSQL has any number of servers, which agree with
each other over what is stored (``leases``). They share an advisory lock, so that no server begins
while ``tidy`` or a server of an earlier version has the database for itself. Everything is
written over the connection that holds the lock, so a process that has lost it cannot write either.
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
# A machine that vanishes without closing loses its lock after seconds, not after two hours; what
# it has left open in the database must not make others wait either.
_MANNERS = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "3000",
    "lock_timeout": "3000",
}


class Taken(Exception):
    """Another process owns the database."""


class Owner(Protocol):
    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that may write."""

    def close(self) -> None: ...


def own(engine: Engine, *, shared: bool) -> Owner | None:
    """Become the owner; ``None`` for a database in memory, which no one else can reach. ``shared``:
    together with other servers, where the database can be shared at all."""
    if engine.dialect.name == "postgresql":
        return PostgresOwner(engine, shared=shared)
    file = sqlite_file(engine.url)
    return None if file is None else FileOwner(file, engine)


class FileOwner:
    def __init__(self, file: Path, engine: Engine) -> None:
        self._engine = engine
        self._lock = lock_file(file)

    def writing(self) -> AbstractContextManager[Connection]:
        return self._engine.begin()

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


def _is_closed(connection: Connection) -> bool:
    """Whether the database has ended the connection; not every reason to do so is taken for one."""
    return bool(getattr(connection.connection.driver_connection, "closed", False))


class PostgresOwner:
    """A connection that holds the lock; one that is lost is replaced at the next transaction, which
    fails with ``Taken`` if someone else has the database for itself by then."""

    def __init__(self, engine: Engine, *, shared: bool) -> None:
        self._engine = engine
        self._lock = func.pg_try_advisory_lock_shared if shared else func.pg_try_advisory_lock
        self._unlock = func.pg_advisory_unlock_shared if shared else func.pg_advisory_unlock
        self._connection: Connection | None = self._take()

    def _take(self) -> Connection:
        connection = self._engine.connect()
        connection.detach()  # it never goes back to the pool
        try:
            with connection.begin():
                held = connection.scalar(select(self._lock(_NUMBER)))
                for name, value in _MANNERS.items():
                    connection.execute(select(func.set_config(name, value, False)))
            if not held:
                raise Taken
        except BaseException:
            connection.close()
            raise
        return connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        if self._connection is None:
            self._connection = self._take()
        connection = self._connection
        try:
            with connection.begin():
                yield connection
        finally:
            if connection.invalidated or _is_closed(connection):
                # It would reconnect automatically, without the lock.
                self._connection = None
                with suppress(DBAPIError):
                    connection.close()

    def close(self) -> None:
        if self._connection is None:
            return
        # The database would release the lock too, but only when it notices that we have gone.
        with suppress(DBAPIError), self._connection.begin():
            self._connection.execute(select(self._unlock(_NUMBER)))
        self._connection.close()
