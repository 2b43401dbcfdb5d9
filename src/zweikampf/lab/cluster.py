"""Work done on a Ray cluster, or on a small one that is started for it here.

Work is a pure function of its item, so Ray may do it again elsewhere when a machine is lost, and
whatever was half done there is forgotten.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from typing import Any, TypeVar

from zweikampf import _form
from zweikampf.engine import extras
from zweikampf.engine.errors import PlayerError, ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.lab.pool import AHEAD, GRACE, Prepare

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"  # instead of an address: a cluster on this machine, for as long as it is needed
PATIENCE = 5.0  # seconds for a cluster to answer at its address
RETRIES = 5  # of work whose process or machine was lost
_DISTRIBUTIONS = ("zweikampf", "pyarrow")  # that must be the same on all machines


class ClusterError(ZweikampfError):
    """There is no cluster, or not one that can do our work."""


class Cluster:
    """A connection to Ray; ``with connected(address) as run`` is how it is used."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    @property
    def processors(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def __call__(
        self,
        work: Callable[[T], R],
        items: Sequence[T],
        tell: Callable[[R], bool],
        *,
        prepare: Prepare | None = None,
        name: Callable[[T], str] = str,
    ) -> None:
        """As ``pool.Processes`` does it."""
        ray = self._ray
        remote = ray.remote(max_retries=RETRIES)(_job(work, prepare, _here()))
        waiting: dict[Any, T] = {}
        rest = iter(items)

        def submit(count: int) -> None:
            for item in islice(rest, count):
                waiting[remote.remote(item)] = item

        try:
            submit((1 + AHEAD) * self.processors)
            while waiting:
                (done, *_), _ = ray.wait(list(waiting))
                result = self._result(done, name(waiting[done]))
                del waiting[done]
                submit(1)
                if tell(result):
                    return
        finally:
            self._abandon(waiting, tell)

    def _result(self, done: Any, name: str) -> Any:
        """What came back; an error of ours as if it had been raised here."""
        exceptions = self._ray.exceptions
        try:
            return self._ray.get(done)
        except exceptions.RayTaskError as error:
            cause = error.cause
            raise (cause if isinstance(cause, BaseException) else error) from None
        except exceptions.RayError as error:
            if isinstance(error, (exceptions.WorkerCrashedError, exceptions.NodeDiedError)):
                raise PlayerError(because("worker-lost", pairs=name)) from None
            raise ClusterError(because("cluster-failed", why=_line(error))) from None

    def _abandon(self, waiting: dict[Any, T], tell: Callable[[Any], bool]) -> None:
        """What is finished soon is still told; the rest ends with the connection.

        Nothing is cancelled: if the answer of cancelled work arrives all the same, Ray ends this
        process (``CompletePendingTask``), and with it every word about what was kept.
        """
        if not waiting:
            return
        found, _ = self._ray.wait(list(waiting), num_returns=len(waiting), timeout=GRACE)
        for each in found:
            try:
                result = self._ray.get(each)
            except Exception:  # it failed after the first failure
                continue
            tell(result)


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """A cluster by its address, ``host:port`` or ``auto``, or ``local``."""
    ray = extras.load("ray", "ray")
    # Reports of what is used are sent elsewhere unless one says no.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    settings: dict[str, Any] = {
        "logging_level": logging.ERROR,
        "log_to_driver": False,
    }
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, include_dashboard=False, **settings)
        else:
            _knock(address)
            ray.init(address=address, **settings)
    except Exception as error:  # Ray raises plain ones if a machine is too slow to start it
        ray.shutdown()
        raise ClusterError(because("no-cluster", address=address, why=_line(error))) from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself waits for minutes, and complains meanwhile, where no one answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _job(
    work: Callable[[T], R], prepare: Prepare | None, versions: dict[str, str]
) -> Callable[[T], R]:
    """What is sent to the cluster, once for all items; a process keeps it."""
    has_begun: list[bool] = []

    def do(item: T) -> R:
        if not has_begun:
            _check_same(versions)
            if prepare is not None:
                prepare()
            has_begun.append(True)
        return work(item)

    return do


def _check_same(versions: dict[str, str]) -> None:
    here = _here()
    for name, wanted in versions.items():
        if here[name] != wanted:
            reason = because("cluster-differs", what=name, found=here[name], wanted=wanted)
            raise ClusterError(reason)


def _here() -> dict[str, str]:
    """What the results may depend on besides the work."""
    found = {"python": ".".join(map(str, sys.version_info[:2]))}
    for name in _DISTRIBUTIONS:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "-"
    found["form"] = "compiled" if _form.is_compiled() else "plain"
    return found


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())[:300] or type(error).__name__
