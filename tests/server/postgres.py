"""A private PostgreSQL server for the tests; it refuses to run as root, so it runs as another
user."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

_PLACES = "/usr/lib/postgresql/*/bin"


def _program(name: str) -> str | None:
    folders = sorted(Path("/").glob(_PLACES.lstrip("/")), reverse=True)
    path = os.pathsep.join([*(str(folder) for folder in folders), os.environ.get("PATH", "")])
    return shutil.which(name, path=path)


def _somebody() -> str | None:
    """The user to run it as: another one only if we are root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    return None


class Postgres:
    """A fresh server over a socket in its own folder."""

    def __init__(self, folder: Path) -> None:
        initdb, control = _program("initdb"), _program("pg_ctl")
        if initdb is None or control is None:
            assert not os.environ.get("CI"), "CI needs PostgreSQL: apt-get install postgresql"
            pytest.skip("PostgreSQL is not installed, and could not be; see the Makefile")
        self.folder = folder
        self._control = control
        self._user = _somebody()
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._data = str(folder / "data")
        self._run(
            initdb, "-D", self._data, "-A", "trust", "-U", "zweikampf", "-E", "UTF8", "--no-sync"
        )

    @property
    def url(self) -> str:
        return f"postgresql://zweikampf@/postgres?host={self.folder}"

    @property
    def socket(self) -> str:
        return str(self.folder / ".s.PGSQL.5432")

    def _run(self, *command: str) -> None:
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, user=self._user, cwd=self.folder
        )

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
        log = str(self.folder / "log")
        self._run(self._control, "-D", self._data, "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """At once: what is under way is lost, as after a power cut."""
        self._run(self._control, "-D", self._data, "-m", "immediate", "stop")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    # Not below pytest's own folder: other users cannot read that one.
    with tempfile.TemporaryDirectory(prefix="zk-pg-") as name:
        server = Postgres(Path(name))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def postgres_url(_: Path) -> Iterator[str]:
    """The address of a fresh database."""
    with running_postgres() as server:
        yield server.url
