"""A process that thinks for computer players: jobs come in, answers go out.

``python -m zweikampf.server.thinker`` reads jobs from standard input and writes answers to standard
output. Only ``worker`` starts it; nothing from outside gets here but tokens of the legal list. It
holds no game: a job brings the view of one seat.
"""

from __future__ import annotations

import os
import pickle
import sys
from time import perf_counter
from typing import Any, BinaryIO

from zweikampf.server.jobs import LENGTH, Answer, AnyJob, Failed, Thought, pack

NICENESS = 5  # thinking waits for serving


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
        thought = Failed(type(error).__name__)
    return Answer(thought, perf_counter() - began)


def packed(told: Answer) -> bytes:
    try:
        return pack(told)
    except Exception as error:
        return pack(Answer(Failed(type(error).__name__), told.seconds))


def _own_output() -> BinaryIO:
    """Standard output for answers alone; whatever a player prints goes to standard error."""
    own = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
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
