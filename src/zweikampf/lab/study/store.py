"""The folder of a study: what is finished is there for good.

    study.json          what is played
    units/0000/17.…     finished units, until all are there
    games.parquet       all games, in the order of their units
    times.parquet       how long they took
    decisions.parquet   all decisions, if they are wanted

A unit appears in the folder by a rename, as a whole or not at all. A reserve of disk space is kept
so that units which are finished when the disk becomes full can still be written.
"""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from zweikampf.engine.errors import ParseError
from zweikampf.engine.reason import because
from zweikampf.lab.study import schema, units
from zweikampf.lab.study.study import FORMAT, Study

FULL = (errno.ENOSPC, errno.EDQUOT)
RESERVE = 1 << 20  # bytes, at least
_UNIT = re.compile(r"([0-9]+)\.games\.parquet")
_PER_FOLDER = 1_000  # units
_PARTIAL = ".partial"


class FolderError(ParseError):
    """A folder that does not hold the results of this study, or of any."""


class Folder:
    """The results of one study."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path = path
        self.study = study
        self.is_full = False  # the disk; what was finished by then is kept
        self._reserved = 0
        self._units = path / "units"

    @classmethod
    def create(cls, path: Path, study: Study) -> Folder:
        """A new folder, or the one that the same study was played in before."""
        file = path / "study.json"
        if file.exists():
            _check_same(path, study)
        else:
            if path.exists() and any(path.iterdir()):
                raise FolderError(because("study-folder-taken", path=str(path)))
            path.mkdir(parents=True, exist_ok=True)
            text = json.dumps(study.json(), indent=1, ensure_ascii=False) + "\n"
            _write(file, text.encode())
        return cls(path, study)

    @classmethod
    def open(cls, path: Path) -> Folder:
        """A folder with results; ``FolderError`` if it is none."""
        study = Study.parse(_read(path))
        study.install()
        return cls(path, study)

    # Units

    @property
    def is_complete(self) -> bool:
        return all(self.file(kind).exists() for kind in schema.kinds(self.study))

    def file(self, kind: str) -> Path:
        return self.path / f"{kind}.parquet"

    def done(self) -> set[int]:
        """The numbers of the units that need not be played again."""
        if self.is_complete:
            return set(range(self.study.units))
        found = (_UNIT.fullmatch(path.name) for path in self._units.glob("*/*.parquet"))
        return {int(each[1]) for each in found if each}

    def played(self) -> int:
        """How many games are there."""
        return sum(units.size(self.study, number) for number in self.done())

    def keep(self, number: int, contents: Mapping[str, bytes], in_flight: int) -> None:
        """Write a finished unit. If the disk is full, the reserve is given up for it."""
        for kind in schema.kinds(self.study):
            path = self._unit(number, kind)
            try:
                _write(path, contents[kind])
            except OSError as error:
                if error.errno not in FULL:
                    raise
                self.is_full = True
                self.release()
                _write(path, contents[kind])
        if not self.is_full:
            size = sum(map(len, contents.values()))
            self.reserve(RESERVE + 2 * in_flight * size)

    def reserve(self, size: int) -> None:
        """Hold at least that much disk space for units that are being played."""
        if size <= self._reserved:
            return
        try:
            _fill(self._reserve, size)
            self._reserved = size
        except OSError as error:
            if error.errno not in FULL:
                raise
            self.is_full = True

    def release(self) -> None:
        self._reserve.unlink(missing_ok=True)
        self._reserved = 0

    # Results

    def finish(self) -> None:
        """All units in one file per kind; then the units themselves are no longer needed."""
        if not self.is_complete:
            for kind in schema.kinds(self.study):
                self._join(kind)
        shutil.rmtree(self._units, ignore_errors=True)

    def read(self, kind: str, columns: list[str] | None = None) -> pa.Table:
        """All rows that there are so far."""
        found = list(self.tables(kind, columns))
        return pa.concat_tables(found) if found else self._schema(kind).empty_table()

    def tables(self, kind: str, columns: list[str] | None = None) -> Iterator[pa.Table]:
        """The same, piece by piece."""
        if self.is_complete:
            with pq.ParquetFile(self.file(kind)) as file:
                for at in range(file.num_row_groups):
                    yield file.read_row_group(at, columns=columns)
            return
        for number in sorted(self.done()):
            yield pq.read_table(self._unit(number, kind), columns=columns, partitioning=None)

    def _join(self, kind: str) -> None:
        path = self.file(kind)
        if path.exists():
            return
        partial = path.with_name(path.name + _PARTIAL)
        try:
            with schema.writer(partial, self._schema(kind)) as out:
                for table in schema.grouped(self._unit_tables(kind)):
                    out.write_table(table)
            partial.replace(path)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise

    def _unit_tables(self, kind: str) -> Iterator[pa.Table]:
        for number in range(self.study.units):
            yield pq.read_table(self._unit(number, kind), partitioning=None)

    def _schema(self, kind: str) -> pa.Schema:
        return schema.SCHEMAS[kind](self.study)

    def _unit(self, number: int, kind: str) -> Path:
        return self._units / f"{number // _PER_FOLDER:04}" / f"{number}.{kind}.parquet"

    @property
    def _reserve(self) -> Path:
        return self.path / "reserve"


def _check_same(path: Path, study: Study) -> None:
    found, wanted = _read(path), json.loads(json.dumps(study.json()))
    for name, value in wanted.items():
        if found.get(name) != value:
            raise FolderError(because("study-other", path=str(path), what=name))


def _read(path: Path) -> dict[str, object]:
    try:
        found = json.loads((path / "study.json").read_text("utf-8"))
        if isinstance(found, dict) and found.get("zweikampf-study") == FORMAT:
            Study.parse(found)
            return found
    except (FileNotFoundError, NotADirectoryError, ValueError, KeyError, TypeError):
        pass
    raise FolderError(because("not-a-study-folder", path=str(path)))


def _write(path: Path, content: bytes) -> None:
    """A file that is there as a whole or not at all, also after a loss of power."""
    partial = path.with_name(path.name + _PARTIAL)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with partial.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise


def _fill(path: Path, size: int) -> None:
    noise = os.urandom(RESERVE)  # a disk that compresses would make nothing of zeros
    try:
        with path.open("wb") as file:
            while (left := size - file.tell()) > 0:
                file.write(noise[:left])
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        path.unlink(missing_ok=True)
        raise
