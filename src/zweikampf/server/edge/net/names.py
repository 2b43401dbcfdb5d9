"""The names that the server goes by, and the pages that may talk to it."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

ANY = "*"
# Names that no one can register, so no stranger has a page under one of them.
_HOME = (".localhost", ".local", ".lan", ".internal", ".home.arpa")


class Names:
    """``public`` is the address that people open, such as ``https://cards.example.org``.

    A stranger's name that is pointed at our address must not get in (DNS rebinding), so only known
    names are answered. IP addresses, names without a dot and names of home networks are always
    known, because no stranger has a page under them.
    """

    def __init__(self, public: str | None, hosts: Iterable[str]) -> None:
        self._public = public
        self._hosts = {host.lower() for host in hosts}
        if public is not None:
            self._hosts.add(urlsplit(public).hostname or "")

    def is_own_host(self, headers: Headers) -> bool:
        host = _without_port(headers.get("host", ""))
        return ANY in self._hosts or host in self._hosts or _is_home(host)

    def is_own_origin(self, headers: Headers) -> bool:
        """Whether a browser's page may talk to us: only one of ours.

        Browsers always say where a page came from. A client without an origin is not a browser, and
        carries no cookie that another site could misuse.
        """
        origin = headers.get("origin")
        if origin is None:
            return True
        if self._public is not None:
            return origin == self._public
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # such as "http://["
            return False

    def is_secure(self, scope: Scope) -> bool:
        """Whether the browser sees https."""
        if self._public is not None:
            return self._public.startswith("https:")
        return scope["scheme"] in ("https", "wss")


def _without_port(host: str) -> str:
    name, colon, port = host.lower().rpartition(":")
    if not colon or not port.isdecimal():
        name = host.lower()
    return name.removeprefix("[").removesuffix("]")


def _is_home(host: str) -> bool:
    if not host:
        return False
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." not in host or host.endswith(_HOME)
    return True
