"""How often a client may do something: a bucket that fills at a steady rate."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from zweikampf.server.errors import TooFast

_MOST_KEYS = 50_000


class Bucket:
    """``amount`` times in ``seconds``, all at once or spread."""

    def __init__(self, amount: int, seconds: float, now: float) -> None:
        self._amount = amount
        self._rate = amount / seconds
        self._left = float(amount)
        self._since = now

    def wait(self, now: float) -> float:
        """Seconds until something can be taken; 0 if it can be taken now."""
        self._left = min(self._amount, self._left + (now - self._since) * self._rate)
        self._since = now
        return max(0.0, (1 - self._left) / self._rate)

    def take(self, now: float) -> bool:
        if self.wait(now) > 0:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket per key; the least recently used key is forgotten first."""

    def __init__(self, amount: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._amount = amount
        self._seconds = seconds
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        return self._bucket(key).take(self._clock())

    def wait(self, key: str) -> float:
        return self._bucket(key).wait(self._clock())

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is not None:
            self._buckets.move_to_end(key)
            return bucket
        bucket = self._buckets[key] = Bucket(self._amount, self._seconds, self._clock())
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket


def charge(*places: tuple[Buckets, str]) -> None:
    """Take one of each bucket, or nothing and say how long to wait."""
    wait = max(buckets.wait(key) for buckets, key in places)
    if wait > 0:
        raise TooFast(wait)
    for buckets, key in places:
        buckets.take(key)
