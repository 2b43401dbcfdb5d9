"""Whose job is next: addresses take turns, and so do the guests of an address. A guest costs
nothing, just a cookie; so forty guests of one address together get no more than the only guest of
another one.

Next is an address for which the least is being done, and of those the one that has waited longest.
The waiting begins with the first job, and again when a job of that address is over. So a newcomer
comes after those who are already waiting, each of the others overtakes a waiting one once at most,
and no history needs to be kept. The same holds for the guests of an address.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from itertools import count
from typing import Generic, NamedTuple, Protocol, TypeVar


class Payer(NamedTuple):
    """Whom a job is charged to."""

    address: str  # of a household, see ``edge.net.address``
    guest: str


def payer(address: str, guest: int | None) -> Payer:
    """Those without a cookie are one guest per address. Jobs without a known address, ``""``, share
    the turns of one."""
    return Payer(address, f"guest {guest}" if guest is not None else f"somebody at {address}")


NOBODY = payer("", None)


class Paid(Protocol):
    @property
    def payer(self) -> Payer: ...


T = TypeVar("T", bound=Paid)
K = TypeVar("K")


def change(counts: Counter[K], key: K, by: int) -> None:
    """Keep what is not zero."""
    counts[key] += by
    if not counts[key]:
        del counts[key]


class RoundRobin(Generic[T]):
    """``first`` is the next job; ``take`` begins it, and ``done`` says that it is over."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[Payer, deque[T]]] = {}  # by address
        self._since: dict[str | Payer, int] = {}  # of addresses and guests who wait
        self._under_way: Counter[str | Payer] = Counter()
        self._numbers = count()

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[T]:
        """All that wait, in no order that matters."""
        for guests in self._waiting.values():
            for jobs in guests.values():
                yield from jobs

    def put(self, job: T) -> None:
        guests = self._waiting.setdefault(job.payer.address, {})
        for key, is_new in ((job.payer.address, not guests), (job.payer, job.payer not in guests)):
            if is_new:
                self._since[key] = next(self._numbers)
        guests.setdefault(job.payer, deque()).append(job)

    def drop(self, job: T) -> None:
        """No one waits for it any more, and it has not been taken."""
        address = job.payer.address
        guests = self._waiting[address]
        guests[job.payer].remove(job)
        if not guests[job.payer]:
            del guests[job.payer], self._since[job.payer]
        if not guests:
            del self._waiting[address], self._since[address]

    def first(self, may: Callable[[Payer], bool] = lambda _: True) -> T | None:
        """The next job of a guest for whom something may be done now; it stays in the queue."""
        able = [
            address
            for address, guests in self._waiting.items()
            if any(may(payer) for payer in guests)
        ]
        if not able:
            return None
        guests = self._waiting[min(able, key=self._rank)]
        return guests[min((payer for payer in guests if may(payer)), key=self._rank)][0]

    def _rank(self, key: str | Payer) -> tuple[int, int]:
        return self._under_way[key], self._since[key]

    def take(self, job: T) -> None:
        self.drop(job)
        self._count(job, 1)

    def done(self, job: T) -> None:
        self._count(job, -1)

    def _count(self, job: T, by: int) -> None:
        """An address or guest whose turn begins or ends goes to the end of the line."""
        for key in (job.payer.address, job.payer):
            change(self._under_way, key, by)
            if key in self._since:
                self._since[key] = next(self._numbers)
