"""The socket of a bot: whatever its users do, one thread alone touches TLS."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.server import Server, ServerConnection, serve

from tests.patience import PATIENCE
from tests.server.calling import PATIENT
from tests.server.proxies import NAME, free_port, write_certificate
from zweikampf.online.line import Line


def _echo(connection: ServerConnection) -> None:
    for text in connection:
        if text == "enough":
            return  # closes the socket in order
        if text == "crash":
            connection.socket.shutdown(socket.SHUT_RDWR)
        else:
            connection.send(text)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    write_certificate(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "certificate.pem", tmp_path / "key.pem")
    with serve(_echo, "127.0.0.1", 0, ssl=context) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        yield running
        running.shutdown()
        thread.join(PATIENCE)


def line_to(server: Server, folder: Path, threads: set[int]) -> Line:
    """A line that notes the threads which use its TLS, whichever way Python offers it."""

    class Piped(ssl.SSLObject):
        def read(self, *values: Any) -> Any:
            threads.add(threading.get_ident())
            return super().read(*values)

        def write(self, data: Any) -> int:
            threads.add(threading.get_ident())
            return super().write(data)

    class Plugged(ssl.SSLSocket):
        def recv(self, *values: Any) -> bytes:
            threads.add(threading.get_ident())
            return super().recv(*values)

        def sendall(self, *values: Any) -> None:
            threads.add(threading.get_ident())
            super().sendall(*values)

    context = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
    context.sslobject_class, context.sslsocket_class = Piped, Plugged
    plain = socket.create_connection(server.socket.getsockname()[:2])
    return Line(f"wss://{NAME}", sock=plain, ssl=context, **PATIENT)


def test_one_thread_alone_touches_tls(server: Server, tmp_path: Path) -> None:
    threads: set[int] = set()
    with line_to(server, tmp_path, threads) as line, ThreadPoolExecutor() as others:
        heard = others.submit(lambda: [line.recv(PATIENCE) for _ in range(20)])
        for number in range(20):
            line.send(str(number))
        assert heard.result(PATIENCE) == [str(number) for number in range(20)]
    assert len(threads) == 1


def test_the_end_of_a_line_is_told_apart_from_its_loss(server: Server, tmp_path: Path) -> None:
    with line_to(server, tmp_path, set()) as line:
        line.send("one")
        line.send("enough")
        assert list(line) == ["one"]
    with line_to(server, tmp_path, set()) as line:
        line.send("crash")
        with pytest.raises(ConnectionClosedError):
            list(line)


def test_a_line_that_cannot_be_opened_leaves_no_thread() -> None:
    with free_port() as free:
        port = free.getsockname()[1]
    before = threading.active_count()
    with pytest.raises(OSError):
        Line(f"ws://127.0.0.1:{port}").open()
    assert threading.active_count() == before
