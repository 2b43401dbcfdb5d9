"""What the edge of the server knows and counts, in one place."""

from __future__ import annotations

from zweikampf.server.limits import Buckets, charge
from zweikampf.server.metrics import Metrics
from zweikampf.server.net.names import Names
from zweikampf.server.settings import Settings
from zweikampf.server.timing import Clock


class Edge:
    def __init__(self, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.names = Names(settings.public_url, settings.hosts)
        now = clock.monotonic
        self._guests = Buckets(settings.calls, settings.calls_seconds, now)
        self._addresses = Buckets(settings.calls_address, settings.calls_seconds, now)
        self._requests = Buckets(settings.requests, settings.requests_seconds, now)

    def charge_request(self, address: str) -> None:
        """Any call to the interface."""
        charge((self._requests, address))

    def charge_call(self, guest: int | None, address: str) -> None:
        """A call that makes work or stays. Guest and address are charged, because new guests cost
        nothing and an address may be shared by many."""
        if guest is None:
            charge((self._addresses, address))
        else:
            charge((self._guests, str(guest)), (self._addresses, address))
