"""Connections to PostgreSQL on which no answer comes, because the network has swallowed it: they
are hung up, so that what waits there gets an error instead of waiting forever."""

from __future__ import annotations

import contextlib
import os
import socket
from typing import Any
from weakref import WeakSet

from sqlalchemy import Engine, event


def hang_up(connection: Any) -> None:
    """End a connection of psycopg that another thread or task is waiting on."""
    with contextlib.suppress(Exception):  # it may be closed already
        line = socket.socket(fileno=os.dup(connection.fileno()))
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.close()


class Lines:
    """All connections of an engine."""

    def __init__(self, engine: Engine) -> None:
        self._open: WeakSet[Any] = WeakSet()
        event.listen(engine, "connect", lambda connection, _: self._open.add(connection))

    def hang_up(self) -> None:
        for connection in list(self._open):
            hang_up(connection)
