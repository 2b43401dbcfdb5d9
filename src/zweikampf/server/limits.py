"""How often somebody may do something: a bucket that fills at a steady rate."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

_MOST_KEYS = 50_000


class Bucket:
    """``amount`` times in ``seconds``, all at once or spread."""

    def __init__(self, amount: int, seconds: float, now: float) -> None:
        self._amount = amount
        self._rate = amount / seconds
        self._left = float(amount)
        self._since = now

    def take(self, now: float) -> bool:
        self._left = min(self._amount, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket a key; whoever has not come for longest is forgotten first."""

    def __init__(self, amount: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._amount = amount
        self._seconds = seconds
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        now = self._clock()
        bucket = self._buckets.setdefault(key, Bucket(self._amount, self._seconds, now))
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take(now)
