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


@contextmanager
def postgres_url(_: Path) -> Iterator[str]:
    """The address of a fresh database, over a socket in its own folder."""
    initdb, control = _program("initdb"), _program("pg_ctl")
    if initdb is None or control is None:
        assert not os.environ.get("CI"), "CI needs PostgreSQL: apt-get install postgresql"
        pytest.skip("PostgreSQL is not installed, and could not be; see the Makefile")
    user = _somebody()
    # Not below pytest's own folder: other users cannot read that one.
    with tempfile.TemporaryDirectory(prefix="zk-pg-") as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)
        data = str(folder / "data")

        def run(*command: str) -> None:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)

        run(initdb, "-D", data, "-A", "trust", "-U", "zweikampf", "-E", "UTF8", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        run(control, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://zweikampf@/postgres?host={folder}"
        finally:
            run(control, "-D", data, "-m", "immediate", "stop")
