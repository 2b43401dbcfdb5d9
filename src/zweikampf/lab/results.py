"""Results of an arena in a file, a line of JSON a pair, so that a match can go on where it stopped.

The first line names the match; whoever resumes must mean the same one. The number of games is not
part of it: a match can be made longer.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from zweikampf.engine.errors import ResultsError
from zweikampf.engine.reason import because
from zweikampf.lab.arena import Match, Result


class ResultsFile:
    """An open file of results; ``done`` is what was in it."""

    def __init__(self, path: Path, match: Match) -> None:
        self.done: list[Result] = []
        self._path = path
        text = path.read_text("utf-8", errors="replace") if path.exists() else ""
        # A run that was stopped may have left a half-written line at the end.
        whole = text[: text.rfind("\n") + 1]
        if text:
            self._check((whole or text).splitlines()[0], match)
            lines = enumerate(whole.splitlines()[1:], start=2)
            self.done = [self._result(at, line) for at, line in lines]
        if whole != text:
            path.write_text(whole, encoding="utf-8")
        self._file: IO[str] = path.open("a", encoding="utf-8")
        if not whole:
            self._write(match.json())

    def add(self, result: Result) -> None:
        """Written at once: whatever happens next, this pair need not be played again."""
        self._write(result.json())

    def _write(self, value: dict[str, Any]) -> None:
        self._file.write(json.dumps(value, separators=(",", ":")) + "\n")
        self._file.flush()

    def _check(self, line: str, match: Match) -> None:
        found, meant = self._read(1, line), match.json()
        if "zweikampf-arena" not in found:
            raise self._unreadable(1)
        for name, value in meant.items():
            if found.get(name) != value:
                raise ResultsError(because("other-results", path=str(self._path), what=name))

    def _result(self, at: int, line: str) -> Result:
        try:
            return Result.parse(self._read(at, line))
        except (KeyError, TypeError, ValueError, IndexError):
            raise self._unreadable(at) from None

    def _read(self, at: int, line: str) -> dict[str, Any]:
        try:
            value = json.loads(line)
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
