"""Too many sockets and too many connections: there is always room for those who play."""

from __future__ import annotations

import json
import resource
import struct
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import calling
from tests.server.bare import HEAD, Bare
from tests.server.client import AnyServer, Person, Seat
from tests.server.conftest import Start, StartInside
from tests.server.inside import Inside, ManualClock

COMPUTER: dict[str, Any] = {"opponent": {"kind": "computer", "level": 1}, "seat": 0}


def bye(seat: Seat) -> tuple[str, bool]:
    """Why a socket was closed, and whether to come back."""
    frame = seat.hear_until("bye")
    with pytest.raises(ConnectionClosed):
        seat.hear()
    return frame["reason"]["code"], frame["again"]


def is_alive(seat: Seat) -> bool:
    return bool(seat.ask("ping")["type"] == "pong")


def watch(server: AnyServer, table: str, address: str = "127.0.0.1") -> Seat:
    return Person(server, address=address).sit(table)


def player(server: AnyServer, address: str = "127.0.0.1") -> tuple[Person, str]:
    """A person with their own table."""
    person = Person(server, address=address)
    return person, person.create(**COMPUTER)["table"]["id"]


# Sockets


def test_spectators_are_turned_away_where_a_table_is_full(inside: StartInside) -> None:
    server = inside(SOCKETS_TABLE=4)
    anna, table = player(server)
    seat = anna.sit(table)
    watching = [watch(server, table, f"127.0.1.{at}") for at in range(3)]
    assert bye(watch(server, table, "127.0.1.9")) == ("table-full", False)
    other = watch(server, player(server)[1])
    assert is_alive(other), "other tables have room"
    assert all(is_alive(each) for each in [seat, *watching])


def test_a_player_gets_the_place_of_the_oldest_spectator(inside: StartInside) -> None:
    server = inside(SOCKETS_TABLE=4)
    anna, table = player(server)
    watching = [watch(server, table, f"127.0.1.{at}") for at in range(4)]
    assert all(is_alive(each) for each in watching)
    seat = anna.sit(table)
    assert is_alive(seat)
    assert bye(watching[0]) == ("room-for-players", False)
    assert all(is_alive(each) for each in watching[1:])
    assert bye(watch(server, table)) == ("table-full", False)


def test_an_address_has_so_many_sockets_and_its_spectators_go_first(inside: StartInside) -> None:
    server = inside(SOCKETS_ADDRESS=3)
    anna, table = player(server)
    first, second = watch(server, table), watch(server, table)
    assert is_alive(first)
    assert is_alive(second)
    seats = [anna.sit(table) for _ in range(2)]
    assert all(is_alive(each) for each in seats)
    assert bye(first) == ("room-for-players", False)
    assert bye(watch(server, table)) == ("too-many-sockets", False)
    assert is_alive(watch(server, table, "127.0.0.2"))
    assert is_alive(anna.sit(table))
    assert bye(second) == ("room-for-players", False)
    assert bye(anna.sit(table)) == ("too-many-sockets", False), "only players are left"
    assert all(is_alive(each) for each in seats)
    seats[0].socket.close()
    server.until(lambda: server.edge.sockets._count("address 127.0.0.1") == 2)
    assert is_alive(anna.sit(table))


def test_a_guest_has_so_many_sockets_wherever_they_come_from(inside: StartInside) -> None:
    server = inside(SOCKETS_GUEST=2)
    anna, table = player(server)
    seats = [anna.sit(table), anna.sit(table, "watch")]
    assert all(is_alive(each) for each in seats)
    anna.address = "127.0.0.2"
    assert is_alive(anna.sit(table))
    assert bye(seats[1]) == ("room-for-players", False)
    assert bye(anna.sit(table)) == ("too-many-sockets", False)
    assert is_alive(Person(server).sit(table))


def test_sockets_are_not_opened_and_closed_without_end(inside: StartInside) -> None:
    server = inside(ARRIVALS=3, ARRIVALS_SECONDS=60)
    anna, table = player(server)
    for _ in range(3):
        with watch(server, table, "127.0.0.2") as seat:
            assert is_alive(seat)
    assert bye(watch(server, table, "127.0.0.2")) == ("too-fast", True)
    assert is_alive(anna.sit(table))
    assert isinstance(server.clock, ManualClock)
    server.clock.advance(20)
    assert is_alive(watch(server, table, "127.0.0.2"))


def test_an_ended_session_ends_its_sockets(inside: StartInside) -> None:
    server = inside()
    anna, table = player(server)
    seat, other = anna.sit(table), watch(server, table)
    assert is_alive(seat)
    anna.http.post("/api/guest/forget")
    assert bye(seat) == ("session-over", False)
    assert is_alive(other)


# Connections


def test_an_address_has_so_many_connections_and_idle_ones_make_room(inside: StartInside) -> None:
    server = inside(CONNECTIONS_ADDRESS=3)
    _, table = player(server, "127.0.0.2")
    idle = [Bare(server) for _ in range(3)]
    server.until(lambda: server.edge.connections._of_address["127.0.0.1"] == 3)
    with Bare(server) as raw:
        assert raw.send(HEAD + b"\r\n").answer()[0] == 200
        assert idle[0].is_closed()
    server.until(lambda: server.edge.connections._of_address["127.0.0.1"] == 2)
    seats = [watch(server, table) for _ in range(3)]
    assert all(is_alive(each) for each in seats)
    assert all(each.is_closed() for each in idle)
    with Bare(server) as raw:
        assert raw.send(HEAD + b"\r\n").refusal() == (429, "too-many-connections")
    assert bye(watch(server, table)) == ("too-many-connections", False)
    assert Person(server, address="127.0.0.2").http.get("/api/games").status_code == 200


def test_those_who_cannot_be_served_are_not_collected_either(inside: StartInside) -> None:
    server = inside(CONNECTIONS_ADDRESS=2)
    _, table = player(server, "127.0.0.2")
    assert all(is_alive(seat) for seat in [watch(server, table) for _ in range(2)])
    lines = [Bare(server) for _ in range(12)]
    assert all(line.is_closed() for line in lines[:-1])
    assert server.edge.connections._of_address["127.0.0.1"] == 3
    assert lines[-1].send(HEAD + b"\r\n").refusal() == (429, "too-many-connections")


def full(server: Inside) -> list[Seat]:
    """As many spectators as are admitted, each from its own address."""
    _, table = player(server, "127.0.0.2")
    watching: list[Seat] = []
    while len(watching) < server.edge.connections.most:
        seat = watch(server, table, f"127.0.1.{len(watching)}")
        if seat.hear()["type"] == "bye":
            return watching
        watching.append(seat)
    pytest.fail("spectators took every connection")


def test_spectators_leave_room_for_players_and_calls(inside: StartInside) -> None:
    server = inside(CONNECTIONS=20)
    watching = full(server)
    assert len(watching) == 16
    anna, table = player(server)
    anna.http.close()
    seat = anna.sit(table)
    assert is_alive(seat)
    assert bye(watch(server, table, "127.0.2.1")) == ("server-full", True)
    assert calling.get(server.url + "/api/games").status_code == 200
    more = [player(server, f"127.0.3.{at}") for at in range(6)]
    seats = []
    for person, own in more:
        person.http.close()
        seats.append(person.sit(own))
    assert all(is_alive(each) for each in [seat, *seats])
    gone = [each for each in watching if has_bye(each)]
    assert gone == watching[: len(gone)], "those who have been there longest"
    assert len(gone) == 5


def has_bye(seat: Seat) -> bool:
    try:
        return not is_alive(seat)
    except ConnectionClosed:
        return bye(seat) == ("room-for-players", False)


def test_a_server_full_of_players_says_so(inside: StartInside) -> None:
    server = inside(CONNECTIONS=10)
    people = [player(server, f"127.0.3.{at}") for at in range(8)]
    seats = []
    for person, table in people:
        person.http.close()
        seats.append(person.sit(table))
    assert all(is_alive(each) for each in seats)
    with Bare(server, "127.0.4.1") as one, Bare(server, "127.0.4.2") as two:
        late, table = player(server, "127.0.4.3")  # idle connections make room for it
        assert one.is_closed() or two.is_closed()
        late.http.close()
        assert bye(late.sit(table)) == ("server-full", True)
    assert all(is_alive(each) for each in seats)
    assert b'zweikampf_refused_total{code="server-full"} 1.0' in server.lobby.metrics.text()


def few_descriptors() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))


def test_with_few_descriptors_players_still_call_and_play(start: Start) -> None:
    """Once 46 spectators blocked every call of a server with 64 descriptors."""
    server = start(preexec=few_descriptors, THINKERS=1)
    anna = Person(server)
    table = anna.create(**COMPUTER)["table"]["id"]
    crowd: list[Seat] = []
    for at in range(70):
        Bare(server, f"127.0.1.{at}")
        try:
            crowd.append(watch(server, table, f"127.0.2.{at}"))
        except (OSError, EOFError, ConnectionClosed):
            continue  # there was no descriptor to say why
    assert anna.http.get("/api/games").status_code == 200
    seat = anna.sit(table)
    assert seat.wait_to_act()
    assert seat.act()["type"] == "done"
    assert seat.wait_to_act(), "and the computer has a process to think in"
    ben = Person(server, address="127.0.3.1")
    assert ben.create(**COMPUTER)["table"]["id"]


# What a socket can do besides its frames


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    head = struct.pack("!BB", (0x80 if last else 0) | opcode, 0x80 | len(payload))
    return head + b"\0\0\0\0" + payload  # masked with zeros


def opened(server: AnyServer, table: str) -> Bare:
    raw = Bare(server)
    raw.send(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in raw._until(b"\r\n\r\n")
    return raw


def keep_sending(raw: Bare, data: bytes) -> None:
    """Until the server has had enough."""
    try:
        for _ in range(10_000):
            raw.send(data)
    except ConnectionError:
        return
    pytest.fail("it takes everything")


def test_empty_pieces_of_a_message_are_not_collected(inside: StartInside) -> None:
    server = inside()
    _, table = player(server)
    with opened(server, table) as raw:
        raw.send(frame(1, b"{", last=False))
        keep_sending(raw, frame(0, last=False) * 1000)


def test_pings_of_somebody_who_does_not_read_are_not_answered_without_end(
    inside: StartInside,
) -> None:
    server = inside()
    _, table = player(server)
    with opened(server, table) as raw:
        keep_sending(raw, frame(9, b"x" * 125) * 1000)


def test_a_message_in_pieces_is_still_a_message(inside: StartInside) -> None:
    server = inside()
    anna, table = player(server)
    seat = anna.sit(table)
    text = json.dumps({"type": "ping", "id": "pieces"})
    seat.socket.send(iter(text))
    assert seat.hear_until("pong")["id"] == "pieces"
