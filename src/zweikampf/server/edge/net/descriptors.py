"""How many connections fit into the descriptors that the system grants this process."""

from __future__ import annotations

import os
import sys

from zweikampf.server.log import warn

_FEWEST = 8
_KEPT = 32  # for files, the database, and connections that are only refused
_PER_THINKER = 6


def raise_limit(connections: int, thinkers: int) -> None:
    """Ask for as many descriptors as are needed; most systems grant more on request."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + _open_now() + _kept(thinkers)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def fitting(connections: int, thinkers: int) -> int:
    """As many connections as were asked for, or as fit."""
    if sys.platform == "win32":
        return connections
    import resource

    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limit == resource.RLIM_INFINITY:
        return connections
    fit = max(_FEWEST, limit - _open_now() - _kept(thinkers))
    if fit < connections:
        warn("few-descriptors", descriptors=limit, connections=fit, wanted=connections)
    return min(fit, connections)


def _kept(thinkers: int) -> int:
    return _KEPT + _PER_THINKER * (thinkers + 1)  # one is spare


def _open_now() -> int:
    return len(os.listdir("/dev/fd"))  # noqa: PTH208
