"""Whose turn it is: the jobs that computers think about, in their order.

Of those who wait for the same kind of job, addresses take turns, and then guests (``RoundRobin``):
a guest at forty tables takes turns with a guest at one, and so do forty guests of one address.
Moves go before hints and hints before reviews; but a kind that has been passed over a few times
goes next, so nothing waits forever.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from zweikampf.server.workers.round_robin import Payer, RoundRobin, change


class JobKind(StrEnum):
    """In order of priority."""

    MOVE = "move"
    HINT = "hint"
    REVIEW = "review"


_PASSED_OVER = {JobKind.HINT: 2, JobKind.REVIEW: 4}  # this often in a row, then it is due
_MOST_REVIEWS = 1  # thought about at the same time: they take long, and tables do not wait for them


class Queued(Protocol):
    @property
    def payer(self) -> Payer: ...
    @property
    def kind(self) -> JobKind: ...


T = TypeVar("T", bound=Queued)


class FairQueue(Generic[T]):
    """``take`` hands out the next job, ``done`` says that it is over."""

    def __init__(self, of_guest: int, of_address: int) -> None:
        self._of_guest = of_guest  # running jobs of one guest ...
        self._of_address = of_address  # ... and of all guests of an address
        self._lines: dict[JobKind, RoundRobin[T]] = {kind: RoundRobin() for kind in JobKind}
        self._under_way: Counter[str] = Counter()  # by guest and by address
        self._held: Counter[tuple[str, JobKind]] = Counter()  # the same, waiting or running
        self._reviews = 0  # running
        self._passed: Counter[JobKind] = Counter()

    def put(self, job: T) -> None:
        self._lines[job.kind].put(job)
        self._hold(job, 1)

    def drop(self, job: T) -> None:
        """No one waits for it any more, and it has not been taken."""
        self._lines[job.kind].drop(job)
        self._hold(job, -1)

    def take(self, *, is_spare: bool = False) -> T | None:
        """The next job, if there is one whose guest and address do not have too many running.

        ``is_spare``: for the process that is kept for addresses that have nothing running.
        """
        kinds = [kind for kind in JobKind if not (is_spare and kind is JobKind.REVIEW)]
        able = [job for kind in kinds if (job := self._first(kind, is_spare)) is not None]
        if not able:
            return None
        due = [job for job in able if self._is_due(job.kind)]
        chosen = (due or able)[0]
        for job in able[able.index(chosen) + 1 :]:
            self._passed[job.kind] += 1
        self._passed[chosen.kind] = 0
        self._lines[chosen.kind].take(chosen)
        self._begin(chosen, 1)
        return chosen

    def done(self, job: T) -> None:
        self._lines[job.kind].done(job)
        self._begin(job, -1)
        self._hold(job, -1)

    def clear(self) -> list[T]:
        """All waiting jobs; the queue is empty afterwards."""
        waiting = [job for line in self._lines.values() for job in line]
        for job in waiting:
            self.drop(job)
        return waiting

    def length(self, kind: JobKind) -> int:
        """How many of a kind wait."""
        return len(self._lines[kind])

    def has_enough(self, payer: Payer, kind: JobKind) -> bool:
        """Whether a guest or an address has as many jobs of a kind, waiting or running, as may
        run."""
        guest, address = _keys(payer)
        return (
            self._held[guest, kind] >= self._of_guest
            or self._held[address, kind] >= self._of_address
        )

    def _first(self, kind: JobKind, is_spare: bool) -> T | None:
        """The next job of a kind."""
        if kind is JobKind.REVIEW and self._reviews >= _MOST_REVIEWS:
            return None
        return self._lines[kind].first(self._is_idle if is_spare else self._has_room)

    def _has_room(self, payer: Payer) -> bool:
        guest, address = _keys(payer)
        return (
            self._under_way[guest] < self._of_guest and self._under_way[address] < self._of_address
        )

    def _is_idle(self, payer: Payer) -> bool:
        return not any(self._under_way[key] for key in _keys(payer))

    def _is_due(self, kind: JobKind) -> bool:
        return kind in _PASSED_OVER and self._passed[kind] >= _PASSED_OVER[kind]

    def _begin(self, job: T, by: int) -> None:
        for key in _keys(job.payer):
            change(self._under_way, key, by)
        self._reviews += by * (job.kind is JobKind.REVIEW)

    def _hold(self, job: T, by: int) -> None:
        for key in _keys(job.payer):
            change(self._held, (key, job.kind), by)


def _keys(payer: Payer) -> tuple[str, str]:
    """What is counted: the guest, wherever they are, and the address."""
    return payer.guest, f"address {payer.address}"
