"""Everything that the edge of the server knows and counts."""

from __future__ import annotations

from zweikampf.server.edge.net.address import is_within
from zweikampf.server.edge.net.connections import Connections
from zweikampf.server.edge.net.descriptors import fitting
from zweikampf.server.edge.net.keepalive import Keepalive
from zweikampf.server.edge.net.names import Names
from zweikampf.server.edge.net.sockets import Sockets
from zweikampf.server.limits import Buckets, charge
from zweikampf.server.log import warn
from zweikampf.server.metrics import Metrics
from zweikampf.server.refusing import Way, note_refusal
from zweikampf.server.settings import Settings
from zweikampf.server.timing import Clock


class Edge:
    def __init__(self, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        self.settings = settings
        self.clock = clock
        self.metrics = metrics
        self.names = Names(settings.public_url, settings.hosts)
        most = fitting(settings.connections, settings.thinkers)
        self.sockets = Sockets(settings, most, metrics)
        self.connections = Connections(most, settings.connections_address, self.sockets.let_go)
        self.keepalive = Keepalive()
        metrics.connections.set_function(lambda: len(self.connections))
        self._has_warned = False
        now = clock.monotonic
        self._guests = Buckets(settings.calls, settings.calls_seconds, now)
        self._addresses = Buckets(settings.calls_address, settings.calls_seconds, now)
        self._requests = Buckets(settings.requests, settings.requests_seconds, now)
        self._arrivals = Buckets(settings.arrivals, settings.arrivals_seconds, now)

    def is_proxy(self, host: str) -> bool:
        return is_within(host, self.settings.trusted_proxies)

    def notice_proxy(self, host: str) -> None:
        """A caller says for whom it calls. If it is a proxy that is not configured, all its clients
        are charged as one, which the owner will want to know."""
        if not self._has_warned and not self.is_proxy(host):
            self._has_warned = True
            warn("proxy-not-trusted")

    def note_refusal(self, code: str, way: Way = "call") -> None:
        note_refusal(self.metrics, code, way)

    def charge_request(self, address: str) -> None:
        """Any call to the interface."""
        charge((self._requests, address))

    def charge_arrival(self, address: str) -> None:
        """A socket that is opened."""
        charge((self._arrivals, address))

    def charge_call(self, guest: int | None, address: str) -> None:
        """A call that causes work or stores something. Guest and address are charged, because new
        guests cost nothing and an address may be shared by many."""
        if guest is None:
            charge((self._addresses, address))
        else:
            charge((self._guests, str(guest)), (self._addresses, address))
