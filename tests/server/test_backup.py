"""``zweikampf backup`` and ``zweikampf restore``: while the server runs, whole or not at all."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests import programs
from tests.server.client import Person
from tests.server.conftest import Start
from tests.server.databases import execute, rows
from tests.server.running import Seeded
from zweikampf.engine.errors import ZweikampfError
from zweikampf.server.storage import backup as copies
from zweikampf.server.storage.store import Store


def zweikampf(*arguments: object, language: str = "C") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LC_ALL": language}
    return programs.run("zweikampf", [str(each) for each in arguments], env=env)


def refused(*arguments: object) -> str:
    result = zweikampf(*arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return result.stderr


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def tables(file: Path) -> list[Any]:
    return sorted(rows(url(file), "SELECT id FROM tables"))


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_backup_of_a_running_server_brings_its_games_back(start: Start, tmp_path: Path) -> None:
    server = start()
    anna = Person(server, "Anna")
    table = anna.create("throne", opponent={"kind": "computer", "level": 1}, seat=0)["table"]["id"]
    seat = anna.sit(table)
    assert seat.wait_to_act()
    before = seat.last["view"]
    file = tmp_path / "copy.db"
    database = url(tmp_path / "tables.db")
    done = zweikampf("backup", file, "--database", database)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Backed up: {file}\n", "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert seat.act()["type"] == "done", "the server has not noticed"
    late = anna.create()["table"]["id"]

    assert "Another server is already using" in refused("restore", file, "--database", database)
    server.stop()
    done = zweikampf("restore", file, "--database", database, language="de_DE.UTF-8")
    assert done.returncode == 0
    [first, second] = done.stdout.splitlines()
    assert first == f"Zurückgeholt: {file}"
    aside = Path(second.split()[-1])
    assert (late,) in tables(aside), "what was replaced is still there"
    assert stat.S_IMODE((tmp_path / "tables.db").stat().st_mode) == 0o600
    server.start()
    again = anna.sit(table)
    assert again.wait_to_act()
    assert again.last["view"] == before
    assert anna.http.get(f"/api/tables/{late}").status_code == 404


def test_nothing_is_overwritten_unless_asked(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "copy.db"
    Store(url(database)).close()
    file.write_text("precious")
    assert "already there" in refused("backup", file, "--database", url(database))
    assert file.read_text() == "precious"
    assert zweikampf("backup", file, "--database", url(database), "--force").returncode == 0
    assert tables(file) == []
    before = database.read_bytes()
    (tmp_path / "link.db").symlink_to(database)
    for same in (database, tmp_path / "link.db"):
        assert "already there" in refused("backup", same, "--database", url(database), "--force")
    assert database.read_bytes() == before


def test_a_backup_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    Store(url(database)).close()
    said = refused("backup", tmp_path / "nowhere" / "copy.db", "--database", url(database))
    assert "cannot be written: there is no such file or folder" in said
    said = refused("backup", tmp_path / "copy.db", "--database", url(tmp_path / "none.db"))
    assert "There is no database" in said
    assert names(tmp_path) == {"tables.db"}


def test_an_interrupted_backup_keeps_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "copy.db"
    Store(url(database)).close()
    file.write_text("the old one")

    def fail(source: Path, target: Path) -> None:
        target.write_bytes(b"half")
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(copies, "_copy", fail)
    with pytest.raises(copies.NotCopied, match="not-copied"):
        copies.backup(url(database), file, overwrite=True)
    assert file.read_text() == "the old one"
    assert names(tmp_path) == {"tables.db", "copy.db"}


@pytest.mark.parametrize("harm", ["text", "half", "other", "rows", "empty", "missing", "folder"])
def test_what_is_no_sound_backup_is_refused(tmp_path: Path, harm: str) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "copy.db"
    store = Store(url(database))
    for number in range(200):
        store.guests.add(f"{number:064}", "Anna" * 10, 1)
    store.close()
    copies.backup(url(database), file)
    before = database.read_bytes()
    match harm:
        case "text":
            file.write_text("hello" * 1000)
        case "half":
            file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
        case "other":
            file.unlink()
            sqlite3.connect(file).execute("CREATE TABLE x (y)").connection.close()
        case "rows":
            execute(
                url(file), "INSERT INTO seats VALUES ('none', 0, 'human', 77, NULL, 'Ben', NULL)"
            )
        case "empty":
            file.write_bytes(b"")
        case "missing":
            file.unlink()
        case "folder":
            file.unlink()
            file.mkdir()
    with pytest.raises(copies.NotCopied, match=r"no-such-backup|bad-backup"):
        copies.restore(url(database), file, datetime(2026, 11, 16, tzinfo=UTC))
    assert database.read_bytes() == before
    assert not [name for name in names(tmp_path) if "replaced" in name or "part" in name]


def test_a_backup_of_a_later_version_is_refused_and_an_older_one_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "copy.db"
    Store(url(database)).close()
    copies.backup(url(database), file)
    execute(url(file), "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refused("restore", file, "--database", url(database))
    monkeypatch.setattr("zweikampf.server.storage.migrations.TARGET", "0001")
    old = tmp_path / "old.db"
    Store(url(old)).close()
    monkeypatch.undo()
    assert zweikampf("restore", old, "--database", url(database)).returncode == 0
    with Seeded(database) as server:
        Person(server, "Anna").create()


def test_a_log_that_was_left_behind_goes_with_the_old_database(tmp_path: Path) -> None:
    """After kill -9 the last games are in SQLite's log; a new database must not be given it."""
    database, file = tmp_path / "tables.db", tmp_path / "copy.db"
    with Seeded(database) as server:
        copies.backup(url(database), file)
        late = Person(server, "Anna").create()["table"]["id"]
        server.kill()
        assert (tmp_path / "tables.db-wal").stat().st_size > 0
    assert zweikampf("restore", file, "--database", url(database)).returncode == 0
    assert tables(database) == []
    [aside] = [path for path in tmp_path.iterdir() if path.name[-1].isdigit()]
    assert tables(aside) == [(late,)]


def test_a_database_can_be_restored_where_there_is_none(tmp_path: Path) -> None:
    database, file = tmp_path / "new" / "tables.db", tmp_path / "copy.db"
    Store(url(file)).close()
    done = zweikampf("restore", file, "--database", url(database))
    assert (done.returncode, done.stdout) == (0, f"Restored: {file}\n")
    assert tables(database) == []
    assert stat.S_IMODE(database.parent.stat().st_mode) == 0o700


def test_other_databases_have_their_own_tools(tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    for command in ("backup", "restore"):
        assert "pg_dump" in refused(command, file, "--database", "postgresql://a@b/c")
    for address, code in (("sqlite://", "database-in-memory"), ("nonsense", "not-a-database")):
        with pytest.raises(ZweikampfError, match=code):
            copies.backup(address, file)
    assert names(tmp_path) == set()
