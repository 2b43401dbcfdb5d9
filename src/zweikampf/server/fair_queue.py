"""Whose turn it is: the jobs of guests, in the order in which computers think about them.

Of the guests who wait for the same kind of job, the one who got one longest ago comes next: a guest
at forty tables takes turns with a guest at one. Moves go before hints and hints before reviews; but
a kind that has been passed over a few times goes next, so nothing waits for ever.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from enum import StrEnum
from itertools import count
from typing import Generic, Protocol, TypeVar


class Kind(StrEnum):
    """What goes first comes first."""

    MOVE = "move"
    HINT = "hint"
    REVIEW = "review"


_PASSED_OVER = {Kind.HINT: 2, Kind.REVIEW: 4}  # so often in a row, then it is due
_MOST_REVIEWS = 1  # thought about at the same time: they take long, and tables do not wait for them
_MOST_REMEMBERED = 10_000  # times that a guest got a kind of job


def guest_key(guest: int | None) -> str:
    return f"guest {guest}"


class Queued(Protocol):
    @property
    def guest(self) -> str: ...
    @property
    def kind(self) -> Kind: ...


T = TypeVar("T", bound=Queued)


class FairQueue(Generic[T]):
    """``take`` hands out the next job, ``done`` says that it is over."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once  # jobs of one guest that are under way
        self._waiting: dict[Kind, dict[str, deque[T]]] = {kind: {} for kind in Kind}
        self._under_way: Counter[tuple[str, Kind]] = Counter()
        self._passed: Counter[Kind] = Counter()
        self._served: OrderedDict[tuple[str, Kind], int] = OrderedDict()
        self._numbers = count()

    def put(self, job: T) -> None:
        self._waiting[job.kind].setdefault(job.guest, deque()).append(job)

    def drop(self, job: T) -> None:
        """Nobody waits for it any more, and it has not been taken."""
        line = self._waiting[job.kind][job.guest]
        line.remove(job)
        if not line:
            del self._waiting[job.kind][job.guest]

    def take(self) -> T | None:
        """The next job, if there is one whose guest has not too many under way."""
        able = [job for kind in Kind if (job := self._first(kind)) is not None]
        if not able:
            return None
        due = [job for job in able if self._is_due(job.kind)]
        chosen = (due or able)[0]
        for job in able[able.index(chosen) + 1 :]:
            self._passed[job.kind] += 1
        self._passed[chosen.kind] = 0
        self.drop(chosen)
        self._under_way[chosen.guest, chosen.kind] += 1
        self._remember(chosen.guest, chosen.kind)
        return chosen

    def done(self, job: T) -> None:
        self._under_way[job.guest, job.kind] -= 1
        self._under_way += Counter()  # only what is left

    def clear(self) -> list[T]:
        """All that wait, and they do no longer."""
        lines = [line for lines in self._waiting.values() for line in lines.values()]
        self._waiting = {kind: {} for kind in Kind}
        return [job for line in lines for job in line]

    def length(self, kind: Kind) -> int:
        """How many of a kind wait."""
        return sum(len(line) for line in self._waiting[kind].values())

    def jobs_of(self, guest: str, kind: Kind) -> int:
        """How many of a kind a guest has, waiting or under way."""
        waiting = self._waiting[kind].get(guest, ())
        return len(waiting) + self._under_way[guest, kind]

    def _first(self, kind: Kind) -> T | None:
        """The job of a kind that goes before all others of that kind."""
        reviews = sum(self._under_way[key] for key in self._under_way if key[1] is Kind.REVIEW)
        if kind is Kind.REVIEW and reviews >= _MOST_REVIEWS:
            return None
        able = [guest for guest in self._waiting[kind] if self._has_room(guest)]
        if not able:
            return None
        guest = min(able, key=lambda each: self._served.get((each, kind), -1))
        return self._waiting[kind][guest][0]

    def _has_room(self, guest: str) -> bool:
        return sum(self._under_way[guest, kind] for kind in Kind) < self._at_once

    def _is_due(self, kind: Kind) -> bool:
        return kind in _PASSED_OVER and self._passed[kind] >= _PASSED_OVER[kind]

    def _remember(self, guest: str, kind: Kind) -> None:
        self._served[guest, kind] = next(self._numbers)
        self._served.move_to_end((guest, kind))
        if len(self._served) > _MOST_REMEMBERED:
            self._served.popitem(last=False)
