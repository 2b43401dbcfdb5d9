"""Ports that are opened before anything else starts: one that is taken is one sentence."""

from __future__ import annotations

import errno
import os
import socket

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import Reason, because

Address = tuple[str | int | bytes, ...]  # host and port first; more for IPv6
_BACKLOG = 2048


class NotListening(ZweikampfError):
    """The port cannot be opened; the reason says why."""


def listen(host: str, port: int) -> list[socket.socket]:
    """A listening socket for each address of the host; with port 0 any free port, the same for all.

    They listen at once: on Linux two processes may bind the same port as long as neither listens.
    """
    opened: list[socket.socket] = []
    failed: OSError | None = None
    try:
        for family, address in _addresses(host, port):
            try:
                opened.append(_opened(family, address, opened))
            except OSError as error:
                # A name may stand for addresses that this machine lacks, such as ::1.
                if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                    raise
                failed = error
        if not opened:
            raise failed or OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    except OSError as error:
        for each in opened:
            each.close()
        raise NotListening(why_not(host, port, error)) from error
    return opened


def why_not(host: str, port: int, error: OSError) -> Reason:
    """Why a port cannot be opened, as the person who starts a server would say it."""
    shown = str(port)
    if error.errno == errno.EADDRINUSE:
        return because("port-taken", host=host, port=shown)
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return because("address-not-here", host=host)
    if error.errno in (errno.EACCES, errno.EPERM):
        return because("port-not-allowed", port=shown)
    return because("port-not-opened", host=host, port=shown, why=str(error.strerror or error))


def _addresses(host: str, port: int) -> list[tuple[int, Address]]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys((int(family), tuple(where)) for family, _, _, _, where in found))


def _opened(family: int, address: Address, before: list[socket.socket]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if before and not address[1]:
            address = (address[0], before[0].getsockname()[1], *address[2:])
        made.bind(address)
        made.listen(_BACKLOG)
    except OSError:
        made.close()
        raise
    return made
