"""Copies of an SQLite database: backup while the server runs, and restore.

PostgreSQL has its own tools for this.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.server.storage.files import COMPANIONS, FILE_MODE, beside, make_folder, sqlite_file
from zweikampf.server.storage.migrations import is_known
from zweikampf.server.storage.opening import address_of
from zweikampf.server.storage.owner import Taken, lock_file

_FINE = [("ok",)]


class NotCopied(ZweikampfError):
    """There is no backup, or nothing was restored; the reason says why."""


def backup(url: str, target: Path, *, overwrite: bool = False) -> None:
    """A copy of the database as it is at this moment, whole or not at all."""
    database = _file_of(url)
    if not database.exists():
        raise NotCopied(because("no-such-database", path=str(database)))
    if target.exists() and (not overwrite or target.samefile(database)):
        raise NotCopied(because("backup-exists", path=str(target)))
    with _trouble(target), _unfinished(target) as copy:
        _copy(database, copy)
        copy.replace(target)
        _flush(target.parent)


def restore(url: str, source: Path, now: datetime) -> Path | None:
    """Put a copy in the place of the database; what was there is kept next to it, see the
    answer."""
    database = _file_of(url).resolve()
    _check(source)
    with _trouble(database):
        make_folder(database)
    with _trouble(database), _owned(database), _unfinished(database) as copy:
        _copy(source, copy)
        _check(copy)
        aside = _keep_aside(database, now)
        # A log that belongs to another file would be mistaken for this one's.
        for ending in COMPANIONS:
            beside(database, ending).unlink(missing_ok=True)
        copy.replace(database)
        _flush(database.parent)
    return aside


def _file_of(url: str) -> Path:
    parsed = address_of(url)
    file = sqlite_file(parsed)
    if file is None:
        is_sqlite = parsed.get_backend_name() == "sqlite"
        raise NotCopied(because("database-in-memory" if is_sqlite else "use-pg-dump"))
    return file


def _copy(source: Path, target: Path) -> None:
    """What is committed, from one moment, without the remains of what was deleted."""
    with contextlib.closing(_open(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    with target.open("rb") as file:
        os.fsync(file.fileno())


def _check(file: Path) -> None:
    """Only a whole database of ours may take the place of one."""
    if not file.is_file():
        raise NotCopied(because("no-such-backup", path=str(file)))
    try:
        with contextlib.closing(_open(file)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchall() == _FINE
            sound = sound and not connection.execute("PRAGMA foreign_key_check").fetchall()
            schema = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        sound, schema = False, None
    if not sound or schema is None:
        raise NotCopied(because("bad-backup", path=str(file)))
    if not is_known(schema[0]):
        raise NotCopied(because("database-too-new", schema=str(schema[0])))


def _open(file: Path) -> sqlite3.Connection:
    """An existing file; without this form of the name a missing one would be made."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=30)


def _keep_aside(database: Path, now: datetime) -> Path | None:
    """A second name for the database and its log, so that one of the two exists at every moment."""
    if not database.exists():
        return None
    aside = beside(database, f".replaced-{now:%Y%m%d-%H%M%S}")
    for ending in ("", *COMPANIONS):
        file = beside(database, ending)
        if file.exists():
            _link(file, beside(aside, ending))
    return aside


def _link(file: Path, name: Path) -> None:
    try:
        os.link(file, name)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        shutil.copy2(file, name)


@contextmanager
def _owned(database: Path) -> Iterator[None]:
    try:
        lock = lock_file(database)
    except Taken:
        raise NotCopied(because("database-taken")) from None
    try:
        yield
    finally:
        os.close(lock)


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """A file next to the target, closed to others; it is gone afterwards unless it was renamed."""
    copy = beside(target, f".{secrets.token_hex(4)}.part")
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))
    try:
        yield copy
    finally:
        copy.unlink(missing_ok=True)


@contextmanager
def _trouble(target: Path) -> Iterator[None]:
    """Disks that are full, folders that are missing: one sentence."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise NotCopied(because("not-copied", path=str(target), why=why)) from error


def _flush(folder: Path) -> None:
    """The new name is on the disk too."""
    with contextlib.suppress(OSError):  # not every system can do this with folders
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
