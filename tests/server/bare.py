"""A connection on which a test sends whatever it likes."""

from __future__ import annotations

import json
import socket
from typing import Any, Self
from urllib.parse import urlsplit

from tests.patience import PATIENCE
from tests.server.client import OPEN, AnyServer

HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


class Bare:
    def __init__(self, server: AnyServer, address: str = "127.0.0.1") -> None:
        where = urlsplit(server.url)
        assert where.hostname is not None
        assert where.port is not None
        place = (where.hostname, where.port)
        self.line = socket.create_connection(place, PATIENCE, source_address=(address, 0))
        OPEN.append(self)
        self._read = b""

    def close(self) -> None:
        self.line.close()

    def send(self, data: bytes) -> Self:
        self.line.sendall(data)
        return self

    def is_closed(self) -> bool:
        """Wait for the end of the connection; false if something else comes."""
        try:
            return self._read == b"" and self.line.recv(1) == b""
        except ConnectionResetError:
            return True

    def answer(self) -> tuple[int, dict[str, str], Any]:
        """The next answer: status, headers, and what its body says."""
        head = self._until(b"\r\n\r\n").decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (each.split(": ", 1) for each in lines)}
        length = int(headers["content-length"])
        while len(self._read) < length:
            self._more()
        body, self._read = self._read[:length], self._read[length:]
        return int(first.split()[1]), headers, json.loads(body)

    def refusal(self) -> tuple[int, str]:
        """Status and code of a refusal that closes the connection."""
        status, headers, body = self.answer()
        assert headers["connection"] == "close"
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert self.is_closed()
        return status, body["reason"]["code"]

    def _until(self, end: bytes) -> bytes:
        while end not in self._read:
            self._more()
        head, _, self._read = self._read.partition(end)
        return head

    def _more(self) -> None:
        data = self.line.recv(65536)
        assert data, "the connection was closed before the answer was complete"
        self._read += data

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
