"""Rooms: one per table, nothing read from them before it is stored, no reader flooded, no reader
kept that never reads."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.client import Person, Seat, begin_clocks, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from zweikampf.engine.reason import because
from zweikampf.server.errors import Denied, Lost
from zweikampf.server.live.reader import Reader
from zweikampf.server.live.room import Room
from zweikampf.server.table.kept import Append


class StalledStore:
    """The store of a server hangs in the middle of a write until it is released."""

    def __init__(self, server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_writing = threading.Event()
        self._go_on = threading.Event()
        self.fails = False
        store = server.lobby.writer.store
        append = store.append

        def stall(batch: list[Append]) -> None:
            self.is_writing.set()
            assert self._go_on.wait(PATIENCE)
            if self.fails:
                raise OSError("the disk is full")
            append(batch)

        monkeypatch.setattr(store, "append", stall)

    def let_go(self, *, fails: bool) -> None:
        self.fails = fails
        self._go_on.set()


@pytest.mark.parametrize("fails", [True, False])
@pytest.mark.parametrize("path", ["", "/record", "/replay"])
def test_a_call_reads_nothing_that_is_not_stored(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch, path: str, fails: bool
) -> None:
    """The end of a game shows its secret: not while the end is still being written."""
    server = inside()
    one, _ = two_at_a_table(server)
    table = one.frames[0]["table"]
    stalled = StalledStore(server, monkeypatch)
    one.send("resign")
    assert stalled.is_writing.wait(PATIENCE)

    async def read() -> httpx.Response:
        transport = httpx.ASGITransport(server.app)
        async with httpx.AsyncClient(
            transport=transport, base_url=server.url, timeout=PATIENCE
        ) as client:
            reading = asyncio.create_task(client.get(f"/api/tables/{table}{path}"))
            for _ in range(200):
                await asyncio.sleep(0)
            assert not reading.done(), "it waits for the store"
            stalled.let_go(fails=fails)
            return await reading

    answer = server.do(read)
    stored = server.do(lambda: server.lobby.writer.call(server.lobby.writer.store.load, table))
    secret = stored.setup.secret
    assert (secret in answer.text) == (not fails)
    if not fails:
        assert answer.status_code == 200


def test_who_has_joined_has_joined(inside: StartInside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room is put away just after the new player was stored."""
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create(seat=0)
    table = created["table"]["id"]
    lobby = server.lobby
    store = lobby.writer.store
    append = store.append

    def put_away(batch: list[Append]) -> None:
        append(batch)
        room = lobby.rooms.find(table)
        if batch[0].entries[0].kind == "join" and room is not None:
            server.loop.call_soon_threadsafe(lobby.rooms.forget, room)

    monkeypatch.setattr(store, "append", put_away)
    assert [player["name"] for player in ben.join(created)["players"]] == ["Anna", "Ben"]
    assert ben.cookie
    seats = [anna.sit(table), ben.sit(table)]
    for seat in seats:
        seat.hear_facts(status="running")


def test_who_joins_while_the_room_is_replaced_has_a_seat(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room breaks and is opened again, before and after the new player is stored."""
    server = inside()
    lobby = server.lobby
    join = lobby.join

    async def break_off(table: str) -> None:
        old = lobby.rooms.find(table)
        assert old is not None
        old.break_off(because("not-stored"))
        await lobby.rooms.open(table)

    async def replaced(table: str, guest: Any, key: str) -> None:
        await break_off(table)
        await join(table, guest, key)

    monkeypatch.setattr(lobby, "join", replaced)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create(seat=0)
    assert ben.join(created)["yours"] == [1]
    seats = [person.sit(created["table"]["id"]) for person in (anna, ben)]
    for seat in seats:
        seat.hear_facts(status="running")


def test_one_of_two_who_join_at_once_gets_the_seat(inside: StartInside) -> None:
    server = inside()
    lobby = server.lobby
    created = Person(server, "Anna").create(seat=0)
    table, key = created["table"]["id"], created["invite"]["key"]

    async def at_once() -> tuple[list[Any], list[Any]]:
        guests = [(await lobby.guests.welcome(None, name))[0] for name in ("Ben", "Carl")]
        joining = (lobby.join(table, guest, key) for guest in guests)
        return guests, await asyncio.gather(*joining, return_exceptions=True)

    guests, results = server.do(at_once)
    room = lobby.rooms.find(table)
    assert room is not None
    (seated,) = [guest for guest, result in zip(guests, results, strict=True) if result is None]
    (denied,) = [result for result in results if result is not None]
    assert isinstance(denied, Denied)
    assert denied.code == "no-free-seat"
    assert room.table.setup.seats[1].guest == seated.id


def test_a_table_in_one_room_only(inside: StartInside) -> None:
    """A room that was put away just before a client entered it admits no one."""
    server = inside()
    one, _ = two_at_a_table(server)
    table = one.frames[0]["table"]

    async def enter_too_late() -> Room:
        old = await server.lobby.rooms.open(table)
        server.lobby.rooms.forget(old)
        with pytest.raises(Lost):
            await old.enter(Reader(None, 10), None)
        with pytest.raises(Lost):
            async with old.reading():
                pass
        new = await server.lobby.rooms.open(table)
        assert new is not old
        with pytest.raises(AssertionError):
            server.lobby.rooms.add(new.table)
        return new

    server.do(enter_too_late)


def test_a_room_is_not_put_away_under_somebody_who_is_coming(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sweeper runs at every point at which a socket waits while it is being admitted."""
    server = inside(IDLE_SECONDS=1)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create(seat=0)
    ben.join(created)
    table = created["table"]["id"]
    lobby = server.lobby
    guest = lobby.guests.find

    async def slow(cookie: str | None) -> Any:
        found = await guest(cookie)
        lobby.rooms._put_away(1000.0)  # for the first time it sees an idle room ...
        lobby.rooms._put_away(2000.0)  # ... and now it has been idle for long
        return found

    monkeypatch.setattr(lobby.guests, "find", slow)
    seats = [anna.sit(table), ben.sit(table)]
    for seat in seats:
        seat.hear_facts(status="running")
        while seat.last.get("view") is None:
            seat.hear()
    acting = next(seat for seat in seats if seat.last["legal"])
    version = acting.act()["version"]
    for seat in seats:
        while seat.version < version:
            seat.hear()


def test_a_room_that_breaks_is_read_again_from_the_store(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something goes wrong between storing and sending: readers come back to what is stored."""
    server = inside()
    one, two = two_at_a_table(server)
    acting = one if one.last["legal"] else two
    table = one.frames[0]["table"]
    version = acting.version

    def fail(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    room = server.do(lambda: server.lobby.rooms.open(table))
    monkeypatch.setattr(room, "_tell_news", fail)
    acting.send("act", token=acting.last["legal"][0], version=version)
    for seat in (one, two):
        bye = seat.hear_until("bye")
        assert (bye["again"], bye["reason"]["code"]) == (True, "internal-error")
        assert bye["version"] == version or bye["version"] > version
    with one.person.sit(table, since=version) as back:
        assert back.hear()["version"] > version


def test_comings_and_goings_are_told_once_a_second(inside: StartInside) -> None:
    server = inside()
    one, _ = two_at_a_table(server)
    server.advance(2)
    one.ask("ping")
    table, before = one.frames[0]["table"], len(one.frames)
    stranger = Person(server)
    for _ in range(50):
        with stranger.sit(table) as spectator:
            spectator.hear()
    staying = stranger.sit(table)
    staying.hear()
    one.ask("ping")
    assert len(one.frames) - before <= 2, "a pong, and the first who came"
    server.advance(1)
    assert one.hear_facts(watchers=1)
    one.ask("ping")
    assert len(one.frames) - before <= 4


def test_a_reader_that_never_reads_is_dropped(inside: StartInside) -> None:
    server = inside(QUEUE=4)
    listener = server._server.servers[0].sockets[0]
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # its sockets inherit that
    one, two = two_at_a_table(server, "tower")
    table = one.frames[0]["table"]
    room = server.do(lambda: server.lobby.rooms.open(table))

    with never_reading(server, f"/api/tables/{table}/socket"):
        while watchers(server, room) == 0:
            one.ask("ping")
        play_until(one, two, lambda: any(reader.is_closing for reader in list(room.readers)))
        server.advance(4.9)
        assert watchers(server, room) == 1, "it may still take its last frames"
        server.advance(0.2)
        while watchers(server, room) == 1:
            one.ask("ping")


@contextmanager
def never_reading(server: Inside, path: str) -> Iterator[None]:
    """A spectator that has asked for a socket and reads nothing, not even the answer."""
    _, port = server.url.rsplit(":", 1)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", int(port)))
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        )
        connection.sendall("\r\n".join((*lines, "", "")).encode())
        yield


def watchers(server: Inside, room: Room) -> int:
    return int(server.do(lambda: room.presence.watchers))


def play_until(one: Seat, two: Seat, is_enough: Callable[[], bool]) -> None:
    """Act until something has happened; everyone else reads what comes."""
    for _ in range(400):
        if is_enough():
            return
        acting = one if one.last["legal"] else two
        version = acting.act()["version"]
        for seat in (one, two):
            while seat.version < version:
                seat.hear()
    raise AssertionError("nothing has happened")


def test_a_flag_that_falls_while_nobody_is_there_counts(inside: StartInside) -> None:
    server = inside()
    anna = Person(server)
    asked = {"opponent": {"kind": "computer", "level": 1}, "options": {"leader": "0"}}
    table = anna.create("throne", seat=0, clock={"base": 10}, **asked)["table"]["id"]
    with anna.sit(table) as seat:
        assert seat.wait_to_act()
        begin_clocks(server, table)
    room = server.do(lambda: server.lobby.rooms.open(table))
    while server.do(lambda: len(room.readers)):
        Person(server).http.get(f"/api/tables/{table}")
    server.advance(60)
    with anna.sit(table) as back:
        back.hear()
        server.advance(1)
        end = back.hear_facts(status="over")["end"]
    assert (end["how"], end["winner"]) == ("time", 1)


def test_a_call_takes_no_news_from_the_players(inside: StartInside) -> None:
    """A client asks for the table just when the clock runs out."""
    server = inside()
    one, two = two_at_a_table(server, clock={"base": 10})
    late, other = (one, two) if one.last["legal"] else (two, one)
    table = late.frames[0]["table"]
    begin_clocks(server, table)
    server.do(lambda: setattr(server.clock, "_passed", server.clock.monotonic() + 10))
    assert late.person.http.get(f"/api/tables/{table}").status_code == 200
    server.advance(0.01)
    while not other.facts["can"]["claim"]:
        other.hear()
