"""Where an SQLite database lies, and who may read it: only the account that runs the server,
because it holds the secrets of running games."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from urllib.request import url2pathname

from sqlalchemy.engine import URL

FILE_MODE = 0o600
FOLDER_MODE = 0o700
COMPANIONS = ("-wal", "-shm", "-journal")  # what SQLite keeps next to its file
_IN_MEMORY = ("", ":memory:", "file::memory:")


def sqlite_file(url: URL) -> Path | None:
    """The file of a database; ``None`` if it has none of its own: PostgreSQL, or in memory."""
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or name in _IN_MEMORY:
        return None
    if not name.startswith("file:"):
        return Path(name)
    address = urlsplit(name)
    asked = {**parse_qs(address.query), **url.query}
    if "memory" in asked.get("mode", ""):
        return None
    return Path(url2pathname(address.path))


def make_private(file: Path) -> None:
    """Make the file and its folder if they are missing, and close the file to others."""
    make_folder(file)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))
    for each in (file, *(beside(file, ending) for ending in COMPANIONS)):
        # SQLite gives new companions the mode of the file itself. A file of another account is left
        # to that account.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            each.chmod(FILE_MODE)


def make_folder(file: Path) -> None:
    """The folder of a file; an existing one is left as it is."""
    if not file.parent.exists():
        file.parent.mkdir(FOLDER_MODE, parents=True)


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)
