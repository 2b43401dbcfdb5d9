"""A database holds the secrets of running games: no other user of the machine may read it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.server.client import Person
from tests.server.running import Seeded
from zweikampf.server.storage.files import sqlite_file
from zweikampf.server.storage.store import Store


@pytest.fixture
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


@pytest.mark.usefixtures("usual_umask")
def test_what_a_server_writes_is_closed_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "zweikampf"
    with Seeded(folder / "tables.db") as server:
        Person(server, "Anna").create()
        names = ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock")
        assert modes(folder) == dict.fromkeys(names, 0o600)
        assert mode(folder) == 0o700


@pytest.mark.usefixtures("usual_umask")
def test_an_older_database_is_closed_too_and_its_folder_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    tmp_path.chmod(0o755)
    Store(f"sqlite:///{file}").close()
    file.chmod(0o644)
    before = file.read_bytes()
    store = Store(f"sqlite:///{file}", owned=True)
    store.ping()
    assert set(modes(tmp_path).values()) == {0o600}
    assert mode(tmp_path) == 0o755
    store.close()
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite:////var/lib/tables.db", "/var/lib/tables.db"),
        ("sqlite:///here.db", "here.db"),
        ("sqlite:///file:/var/lib/tables.db?uri=true", "/var/lib/tables.db"),
        ("sqlite:///file:/var/a%20b.db?mode=rwc&uri=true", "/var/a b.db"),
        ("sqlite:///file:shared?mode=memory&cache=shared&uri=true", None),
        ("sqlite:///file::memory:?uri=true", None),
        ("sqlite:///:memory:", None),
        ("sqlite://", None),
        ("postgresql+psycopg://a@b/c", None),
    ],
)
def test_the_file_of_an_address(url: str, file: str | None) -> None:
    assert sqlite_file(make_url(url)) == (None if file is None else Path(file))
