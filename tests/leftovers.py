"""Which processes a test session has started and not ended.

Linux only: elsewhere nothing is found. The session adopts the orphans of its children, so that a
server's worker or a browser's helper is seen even after its own parent is gone.
"""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

_ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER of prctl(2)
# Python's own, ended by the interpreter when it exits itself.
_TRACKER = "multiprocessing.resource_tracker"
_FORK_SERVER = "multiprocessing.forkserver"


def adopt_orphans() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_ADOPT_ORPHANS, 1, 0, 0, 0)


def children() -> dict[int, str]:
    """The command lines of our living child processes by their numbers. Those that are forks of
    our fork server (see ``tests.programs``) are ours, too, and have its command line."""
    if sys.platform != "linux":
        return {}
    ours = _children_of(os.getpid())
    forks = [number for number, command in ours.items() if _FORK_SERVER in command]
    for number in forks:
        del ours[number]
        ours |= _children_of(number)
    return {number: command for number, command in ours.items() if _TRACKER not in command}


def _children_of(parent: int) -> dict[int, str]:
    found = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            # "pid (name) state parent ...": the name may hold anything, so look after its last ).
            state, above = (entry / "stat").read_text("utf-8").rpartition(")")[2].split()[:2]
            command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except (FileNotFoundError, ProcessLookupError):
            continue  # it ended while we looked
        if int(above) == parent and state != "Z":
            found[int(entry.name)] = command
    return found
