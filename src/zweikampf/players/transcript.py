"""What was said between us and a bot, line by line, for the person who writes the bot.

``ZWEIKAMPF_TRANSCRIPT=DIR`` keeps one file per process of a bot. A line holds the seconds since its
start, the direction and what was said: ``>`` to the bot, ``<`` from it, ``!`` its standard error,
``#`` a note of ours.
"""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from time import monotonic

from zweikampf.engine.errors import PlayerError
from zweikampf.engine.reason import because

VARIABLE = "ZWEIKAMPF_TRANSCRIPT"


class Transcript:
    """A file that is being written; ``PlayerError`` if it cannot be."""

    def __init__(self, folder: Path, program: str) -> None:
        self._began = monotonic()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._path = _new_file(folder, Path(program).stem)
        except OSError as error:
            raise _not_written(folder, error) from None

    def write(self, direction: str, line: str) -> None:
        """At once: a transcript is most wanted when things end badly."""
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{monotonic() - self._began:9.3f} {direction} {line}\n")
        except OSError as error:
            raise _not_written(self._path, error) from None


def transcript_for(program: str) -> Transcript | None:
    """A new transcript, if transcripts are wanted."""
    folder = os.environ.get(VARIABLE)
    return Transcript(Path(folder), program) if folder else None


def _new_file(folder: Path, stem: str) -> Path:
    """A file that no other process has taken either."""
    for number in count(1):
        path = folder / f"{stem}-{os.getpid()}-{number}.txt"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError


def _not_written(path: Path, error: OSError) -> PlayerError:
    why = error.strerror or type(error).__name__
    return PlayerError(because("transcript-not-written", path=str(path), why=why))
