"""Requests that are too large, too slow, or never become requests."""

from __future__ import annotations

import array
import fcntl
import json
import random
import socket
import termios
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server import calling
from tests.server.bare import HEAD, POST, Bare
from tests.server.conftest import Start, StartInside
from tests.server.inside import Inside, ManualClock
from zweikampf.server.edge.net.protocol import LINGER_SECONDS, CallProtocol

MOST = 4096
TABLE = json.dumps({"game": "throne", "opponent": {"kind": "friend"}}).encode()


def memory(pid: int) -> int:
    """The most memory that a process has had, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) // 1024


def test_20_mb_of_headers_are_refused_early_and_cost_no_memory(start: Start) -> None:
    server = start()
    assert server.process is not None
    calling.get(server.url + "/api/games")
    before = memory(server.process.pid)
    with Bare(server) as raw, pytest.raises(ConnectionError):
        fill(raw, 20_000_000)
    assert memory(server.process.pid) - before < 8
    assert calling.get(server.url + "/health").status_code == 200


def fill(raw: Bare, size: int) -> None:
    raw.send(HEAD)
    for _ in range(size // 8010):
        raw.send(b"X-Fill: " + b"a" * 8000 + b"\r\n")


LARGE = {
    "one long header": HEAD + b"X-Fill: " + b"a" * MOST,
    "one long header, complete": HEAD + b"X-Fill: " + b"a" * MOST + b"\r\n\r\n",
    "many headers": HEAD + b"".join(b"X-%d: %d\r\n" % (n, n) for n in range(500)),
    "many headers, complete": HEAD + b"".join(b"X-%d: 1\r\n" % n for n in range(500)) + b"\r\n",
    "a long name": HEAD + b"X" * MOST,
    "a long address": b"GET /" + b"a" * MOST,
    "a long address, complete": b"GET /" + b"a" * MOST + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "headers after the body": POST
    + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nX-Fill: "
    + b"a" * MOST,
    "notes to the pieces of a body": POST + b"Transfer-Encoding: chunked\r\n\r\n1;" + b"a" * MOST,
    "a socket": HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\nX: " + b"a" * MOST,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with Inside(tmp_path_factory.mktemp("strict") / "tables.db", HEADER_BYTES=MOST) as server:
        yield server


@pytest.mark.parametrize("kind", LARGE)
def test_a_head_that_is_too_large_is_refused_whatever_is_large(strict: Inside, kind: str) -> None:
    with Bare(strict) as raw:
        assert raw.send(LARGE[kind]).refusal() == (431, "headers-too-large")


@pytest.mark.parametrize("kind", LARGE)
def test_and_however_it_is_cut(strict: Inside, kind: str) -> None:
    rng = random.Random(kind)
    with Bare(strict) as raw:
        data = LARGE[kind]
        while data:
            size = rng.randint(1, 1000)
            piece, data = data[:size], data[size:]
            raw.send(piece)
        assert raw.refusal() == (431, "headers-too-large")


@pytest.mark.parametrize("ends", ["the client hangs up", "it does not"])
def test_what_comes_after_a_refusal_is_dropped_for_a_while(inside: StartInside, ends: str) -> None:
    """A client that is still sending would lose the answer if its connection were reset."""
    server = inside(HEADER_BYTES=MOST)
    with Bare(server) as raw:
        assert raw.send(LARGE["a long name"]).refusal() == (431, "headers-too-large")
        for _ in range(3):
            raw.send(b"a" * MOST)
            received(server, raw)
        passing(server).advance(LINGER_SECONDS - 0.1)
        assert len(server.edge.connections) == 1
        if ends == "it does not":
            passing(server).advance(0.1)
            server.until(lambda: len(server.edge.connections) == 0)
    server.until(lambda: len(server.edge.connections) == 0)
    assert b'zweikampf_refused_total{code="headers-too-large"} 1.0' in server.lobby.metrics.text()


def test_what_fits_is_served_and_the_next_request_is_counted_by_itself(strict: Inside) -> None:
    whole = HEAD + b"X-Fill: " + b"a" * (MOST - 200) + b"\r\n\r\n"
    body = POST + b"Content-Length: %d\r\n\r\n" % (len(TABLE) + 8000) + TABLE + b" " * 8000
    with Bare(strict) as raw:
        for _ in range(3):
            assert raw.send(whole).answer()[0] == 200
            assert raw.send(body).answer()[0] == 201
        raw.send(whole * 3)  # one after the other without waiting
        assert [raw.answer()[0] for _ in range(3)] == [200] * 3
        assert raw.send(HEAD + b"X: " + b"a" * MOST).refusal()[0] == 431


def test_nonsense_is_refused_with_a_code(strict: Inside) -> None:
    for nonsense in (b"\x16\x03\x01\x02\x00\x01", b"HELLO\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"):
        with Bare(strict) as raw:
            assert raw.send(nonsense).refusal() == (400, "bad-call")


# What is slow

HALF = {
    "half a line": b"GET /api/ga",
    "half a head": HEAD + b"X-Fill: a",
    "a head without its last line": HEAD,
    "half a body": POST + b"Content-Length: 100\r\n\r\n" + TABLE,
    "half a body in pieces": POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    "a socket that is not asked for to the end": HEAD + b"Upgrade: websocket\r\nConnection: Up",
    "empty lines": b"\r\n\r\n",
}


def passing(server: Inside) -> ManualClock:
    assert isinstance(server.clock, ManualClock)
    return server.clock


@pytest.mark.parametrize("kind", HALF)
@pytest.mark.parametrize("is_first", [True, False], ids=["first", "later"])
def test_half_a_request_is_waited_for_so_long_and_no_longer(
    inside: StartInside, kind: str, is_first: bool
) -> None:
    server = inside(REQUEST_SECONDS=10)
    with Bare(server) as raw:
        if not is_first:
            assert raw.send(HEAD + b"\r\n").answer()[0] == 200
        raw.send(HALF[kind])
        received(server, raw)
        passing(server).advance(9.9)
        assert len(server.edge.connections) == 1
        passing(server).advance(0.2)
        assert raw.refusal() == (408, "too-slow")
    server.until(lambda: len(server.edge.connections) == 0)
    assert not server.calls


def received(server: Inside, raw: Bare) -> None:
    """Wait until the server has read everything that was sent."""
    theirs = connection(server).transport.get_extra_info("socket")
    server.until(lambda: left(raw.line, termios.TIOCOUTQ) == left(theirs, termios.FIONREAD) == 0)


def left(line: socket.socket, where: int) -> int:
    number = array.array("i", [0])
    fcntl.ioctl(line, where, number)
    return number[0]


def connection(server: Inside) -> CallProtocol:
    server.until(lambda: len(server.edge.connections) == 1)
    (line,) = server.edge.connections._calling
    assert isinstance(line, CallProtocol)
    return line


def test_bytes_that_come_one_by_one_do_not_prolong_it(inside: StartInside) -> None:
    server = inside(REQUEST_SECONDS=10)
    with Bare(server) as raw:
        for sign in HEAD[:9]:
            raw.send(bytes([sign]))
            received(server, raw)
            passing(server).advance(1)
        passing(server).advance(2)
        assert raw.refusal() == (408, "too-slow")
    server.until(lambda: len(server.edge.connections) == 0)
    with Bare(server) as raw:
        raw.send(POST + b"Content-Length: 100\r\n\r\n")
        for _ in range(9):
            raw.send(b" ")
            received(server, raw)
            passing(server).advance(1)
        passing(server).advance(2)
        assert raw.refusal() == (408, "too-slow")


def test_who_never_says_anything_is_dropped(inside: StartInside) -> None:
    server = inside(REQUEST_SECONDS=10)
    with Bare(server) as raw:
        connection(server)
        passing(server).advance(11)
        assert raw.is_closed()


def test_a_slow_call_of_ours_is_not_held_against_the_client(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(REQUEST_SECONDS=10)
    may_go_on = threading.Event()
    monkeypatch.setattr(server.lobby.writer.store, "ping", lambda: may_go_on.wait(PATIENCE))
    with Bare(server) as raw:
        raw.send(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + HEAD)
        server.until(lambda: bool(server.calls))
        passing(server).advance(60)
        may_go_on.set()
        assert raw.answer()[0] == 200
        assert raw.send(b"\r\n").answer()[0] == 200


def stuck(server: Inside, raw: Bare, is_enough: Callable[[CallProtocol], bool]) -> CallProtocol:
    """Call and never read, until the answers are stuck on the way."""
    line = connection(server)
    while not server.do(lambda: is_enough(line)):
        raw.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        received(server, raw)
        server.until(lambda: not server.calls or line.flow.write_paused)
    return line


def test_who_does_not_take_the_answers_is_dropped(inside: StartInside) -> None:
    server = inside(REQUEST_SECONDS=10)
    with Bare(server) as raw:
        stuck(server, raw, lambda line: line.flow.write_paused)
        passing(server).advance(11)
        server.until(lambda: len(server.edge.connections) == 0)
        server.until(lambda: not server.calls)


def test_a_last_answer_that_is_not_taken_is_not_waited_for(inside: StartInside) -> None:
    server = inside()
    with Bare(server) as raw:
        line = stuck(server, raw, lambda line: line.transport.get_write_buffer_size() > 0)
        server.do(line.timeout_keep_alive_handler)
        assert server.do(line.transport.get_write_buffer_size) > 0
        server.do(line.resume_writing)  # as when some of it has been taken
        passing(server).advance(LINGER_SECONDS + 0.1)
        server.until(lambda: len(server.edge.connections) == 0)


def test_requests_are_not_piled_up(inside: StartInside) -> None:
    """Thousands of tiny requests in one piece once became as many calls that wait."""
    server = inside()
    with Bare(server) as raw:
        raw.send((HEAD + b"\r\n") * 100)
        assert raw.is_closed()
    server.until(lambda: not server.calls)
    assert b'zweikampf_refused_total{code="too-fast"} 1.0' in server.lobby.metrics.text()


def test_a_socket_that_is_not_opened_is_not_counted(inside: StartInside) -> None:
    server = inside()
    with Bare(server) as raw:
        raw.send(HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        assert b" 400 " in raw._until(b"\r\n\r\n") + b" "
    server.until(lambda: len(server.edge.connections) == 0)
