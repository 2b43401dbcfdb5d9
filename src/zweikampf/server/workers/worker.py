"""A worker process for computer players: jobs come in, answers go out.

``python -m zweikampf.server.workers.worker`` reads jobs from standard input and writes answers to
standard output. Only ``process`` starts it; nothing from outside gets here but tokens of the legal
list. It holds no game: a job brings the view of one seat.

What a player writes, and what its errors say, may name cards; none of it reaches the server's log.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections.abc import Iterator
from time import perf_counter
from typing import Any, BinaryIO

from zweikampf.engine.errors import ZweikampfError
from zweikampf.players.guarding import own_part
from zweikampf.server.workers.jobs import LENGTH, Answer, AnyJob, Failed, Thought, pack

NICENESS = 5  # thinking waits for serving
_MOST_PLACES = 5  # that a failure names


def _read(stream: BinaryIO) -> Any:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pickle.loads(stream.read(*LENGTH.unpack(head)))


def answer(job: AnyJob) -> Answer:
    began = perf_counter()
    thought: Thought | Failed
    try:
        thought = job.think()
    except Exception as error:
        thought = Failed(why(error))
    return Answer(thought, perf_counter() - began)


def why(error: BaseException) -> str:
    """What failed and where, for the log: kinds of errors, codes, files and lines. Messages, values
    and source code stay here; the transcript of a bot has more."""
    if isinstance(error, ZweikampfError):
        status = error.reason.values.get("status")
        said = f"{error.code} (status {status})" if isinstance(status, int) else error.code
        return said if error.__cause__ is None else f"{said}: {why(error.__cause__)}"
    places = list(_places(error))[-_MOST_PLACES:]
    return " ".join([type(error).__name__, *(["at", ", ".join(places)] if places else [])])


def _places(error: BaseException) -> Iterator[str]:
    """File and line of each call in the player's code, the outermost first."""
    for frame, line in traceback.walk_tb(own_part(error) or error.__traceback__):
        yield f"{frame.f_code.co_filename}:{line}"
    if isinstance(error, SyntaxError) and error.filename:
        yield f"{error.filename}:{error.lineno}"


def packed(told: Answer) -> bytes:
    try:
        return pack(told)
    except Exception as error:
        return pack(Answer(Failed(type(error).__name__), told.seconds))


def _own_output() -> BinaryIO:
    """Standard output for answers alone. What a player prints is dropped, standard error included:
    that one is the server's log."""
    own = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    return own


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    output = _own_output()
    while (job := _read(sys.stdin.buffer)) is not None:
        output.write(packed(answer(job)))
        output.flush()


if __name__ == "__main__":
    main()
