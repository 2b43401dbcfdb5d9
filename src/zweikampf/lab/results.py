"""Results of an arena in a file, one line of JSON per pair, so that a match can be resumed.

The first line names the match; a resumed run must name the same one. The number of games is not
part of it: a match can be made longer. The line may occur again, so files of one match can be
joined by writing one after the other.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from zweikampf.engine.errors import ResultsError
from zweikampf.engine.reason import because
from zweikampf.lab.match import FORMAT, Match, Result

_MAGIC = "zweikampf-arena"


class ResultsFile:
    """An open file of results; ``done`` is what was in it."""

    def __init__(self, path: Path, match: Match) -> None:
        self.done: list[Result] = []
        self._path = path
        content = path.read_bytes() if path.exists() else b""
        # A run that was stopped may have left a half-written line at the end.
        whole = content[: content.rfind(b"\n") + 1]
        if content:
            self._check(1, self._read(1, (whole or content).splitlines()[0]), match)
            for at, line in enumerate(whole.splitlines()[1:], start=2):
                self._take(at, self._read(at, line), match)
        if whole != content:
            os.truncate(path, len(whole))  # the whole lines are not touched
        self._file: IO[str] = path.open("a", encoding="utf-8")
        if not whole:
            self._write(match.json())

    def __repr__(self) -> str:
        return f"<ResultsFile {self._path}, {len(self.done)} pairs when it was opened>"

    def add(self, result: Result) -> None:
        """Written at once: after a crash this pair need not be played again."""
        self._write(result.json())

    def _write(self, value: dict[str, Any]) -> None:
        self._file.write(json.dumps(value, separators=(",", ":")) + "\n")
        self._file.flush()

    def _take(self, at: int, found: dict[str, Any], match: Match) -> None:
        if _MAGIC in found:
            self._check(at, found, match)
            return
        try:
            result = Result.parse(found)
        except (KeyError, TypeError, ValueError, IndexError):
            raise self._unreadable(at) from None
        if match.adjusted and any(game.luck is None for game in result.games):
            raise self._unreadable(at)  # luck that was not judged is not zero
        self.done.append(result)

    def _check(self, at: int, found: dict[str, Any], match: Match) -> None:
        if _MAGIC not in found:
            raise self._unreadable(at)
        if found[_MAGIC] != FORMAT:
            raise ResultsError(because("old-results", path=str(self._path)))
        wanted = match.json()
        for name in {**wanted, **found}:
            if found.get(name) != wanted.get(name):
                raise ResultsError(because("other-results", path=str(self._path), what=name))

    def _read(self, at: int, line: bytes) -> dict[str, Any]:
        try:
            value = json.loads(line.decode("utf-8"))
        except ValueError:
            raise self._unreadable(at) from None
        if not isinstance(value, dict):
            raise self._unreadable(at)
        return value

    def _unreadable(self, at: int) -> ResultsError:
        return ResultsError(because("not-results", path=str(self._path), line=at))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
