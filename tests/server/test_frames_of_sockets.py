"""Bytes of a socket: however they are cut, the same messages come out of them."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.patience import PATIENCE
from tests.server.client import Person
from tests.server.conftest import StartInside
from tests.server.inside import Inside


@pytest.fixture
def server(inside: StartInside) -> Inside:
    return inside()


class Line:
    """A client that decides which bytes leave together."""

    def __init__(self, server: Inside) -> None:
        anna = Person(server, "Anna")
        table = anna.create()["table"]["id"]
        self._protocol = ClientProtocol(parse_uri(f"{server.ws}/api/tables/{table}/socket"))
        uri = self._protocol.uri
        self._socket = socket.create_connection((uri.host, uri.port), PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = self._protocol.connect()
        request.headers["Cookie"] = f"zweikampf={anna.cookie}"
        self._protocol.send_request(request)
        self.send(b"".join(self._protocol.data_to_send()))
        self._frames = self._read()
        self._numbers = count()
        self.hear("full")

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def _read(self) -> Iterator[Frame]:
        while data := self._socket.recv(65_536):
            self._protocol.receive_data(data)
            yield from (each for each in self._protocol.events_received() if type(each) is Frame)

    def hear(self, kind: str) -> dict[str, Any]:
        for frame in self._frames:
            told: dict[str, Any] = json.loads(bytes(frame.data))
            if told["type"] == kind:
                return told
        raise AssertionError("the socket was closed")

    def ping(self) -> tuple[str, bytes]:
        """The id and the text of a message that is answered."""
        name = f"p{next(self._numbers)}"
        return name, json.dumps({"type": "ping", "id": name}).encode()

    def is_answered(self, *names: str) -> bool:
        return [self.hear("pong")["id"] for _ in names] == list(names)

    def closed_with(self) -> int:
        frame = next(each for each in self._frames if each.opcode is Opcode.CLOSE)
        code: int = struct.unpack("!H", frame.data[:2])[0]
        return code

    def close(self) -> None:
        self._socket.close()


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def test_frames_may_be_cut_anywhere(server: Inside) -> None:
    """A cut after each byte of the first of two messages; then the socket continues as usual."""
    measured = Line(server)
    size = len(frame(measured.ping()[1]))
    measured.close()
    for at in (*range(1, 9), size - 1, size, size + 1, size + 2, size + 7):
        line = Line(server)
        (one, first), (two, second), (three, third) = line.ping(), line.ping(), line.ping()
        data = frame(first) + frame(second)
        line.send(data[:at])
        assert at < size or line.is_answered(one), "what is complete is not kept waiting"
        line.send(data[at:])
        assert line.is_answered(*([two] if at >= size else [one, two]))
        line.send(frame(third))
        assert line.is_answered(three)
        line.close()


def test_messages_in_pieces_and_long_ones_are_messages(server: Inside) -> None:
    line = Line(server)
    (one, first), (two, second), (three, third) = line.ping(), line.ping(), line.ping()
    pieces = frame(first[:5], fin=False) + frame(b"", Opcode.PING)
    line.send(pieces)
    line.send(frame(first[5:], Opcode.CONT))
    line.send(frame(b" " * 300 + second))
    line.send(frame(third, Opcode.BINARY))
    names = []
    for each in line._frames:
        if each.opcode is Opcode.TEXT and json.loads(bytes(each.data))["type"] == "pong":
            names.append(json.loads(bytes(each.data))["id"])
        if len(names) == 3:
            break
    assert names == [one, two, three]
    line.close()


def test_a_message_between_the_pieces_of_another_ends_the_socket(server: Inside) -> None:
    line = Line(server)
    (_, first), (_, second) = line.ping(), line.ping()
    line.send(frame(first[:5], fin=False))
    line.send(frame(second))
    assert line.closed_with() == 1002
    line.close()


def test_text_that_is_none_ends_the_socket(server: Inside) -> None:
    line = Line(server)
    line.send(frame(b'{"type": "ping", "id": "\xff"}'))
    assert line.closed_with() == 1007
    line.close()


def test_messages_of_one_piece_of_data_are_answered_in_their_order(server: Inside) -> None:
    line = Line(server)
    pings = [line.ping() for _ in range(40)]
    line.send(b"".join(frame(text) for _, text in pings))
    assert line.is_answered(*(name for name, _ in pings))
    line.close()
