"""Where a call comes from."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from starlette.types import Scope

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_HOUSEHOLD = 64  # bits of an IPv6 address; one household has a whole network of them


def address_of(scope: Scope) -> str:
    """Who is charged for a call: its address, or the network of a household with IPv6.

    Behind a trusted proxy uvicorn has put the address that the proxy names into the scope.
    """
    client = scope.get("client")
    return household(client[0] if client else "")


def household(host: str) -> str:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]  # no address at all: what a trusted proxy says is used unchanged
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, _HOUSEHOLD), strict=False))
    return str(address)


def is_within(host: str, networks: Iterable[Network]) -> bool:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return any(address in network for network in networks)
