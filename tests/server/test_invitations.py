"""An invitation that is taken back: the table goes away, and everyone is told."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.client import Person, two_at_a_table
from tests.server.conftest import StartInside
from zweikampf.server.errors import Denied


def cancel(person: Person, table: str) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/cancel")


def code_of(answer: httpx.Response) -> Any:
    return answer.json()["reason"]["code"]


def test_an_open_invitation_is_taken_back(inside: StartInside) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create("throne", clock={"base": 60})
    table = created["table"]["id"]
    readers = anna.sit(table), ben.sit(table)
    anna_seat = readers[0]
    anna_seat.hear_until("done")  # her random word is stored
    assert cancel(anna, table).status_code == 204
    for reader in readers:
        bye = reader.hear_until("bye")
        assert (bye["reason"]["code"], bye["again"]) == ("invitation-cancelled", False)
    assert server.lobby.rooms.find(table) is None
    path = f"/api/tables/{table}"
    asked = {"key": created["invite"]["key"], "name": "Ben"}
    for answer in (ben.http.get(path), ben.http.post(f"{path}/join", json=asked)):
        assert (answer.status_code, code_of(answer)) == (404, "no-such-table")
    assert anna.http.get("/api/tables").json()["tables"] == []
    again = cancel(anna, table)
    assert (again.status_code, code_of(again)) == (404, "no-such-table")


def test_one_that_is_not_open_in_memory_too(inside: StartInside) -> None:
    server = inside()
    anna = Person(server, "Anna")
    table = anna.create("throne")["table"]["id"]
    server.stop()
    server = inside(seed=2)
    anna.move_to(server)
    assert cancel(anna, table).status_code == 204
    assert code_of(anna.http.get(f"/api/tables/{table}")) == "no-such-table"


def test_nobody_else_can_take_it_back(inside: StartInside) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create("throne")
    table = created["table"]["id"]
    for stranger in (ben, Person(server)):
        refused = cancel(stranger, table)
        assert (refused.status_code, code_of(refused)) == (403, "only-watching")
    assert ben.join(created)["yours"]


def test_a_game_that_has_a_second_player_stays(inside: StartInside) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create("throne")
    ben.join(created)
    for person in (anna, ben):
        refused = cancel(person, created["table"]["id"])
        assert (refused.status_code, code_of(refused)) == (409, "nothing-to-cancel")
    running = two_at_a_table(server, options={"leader": "0"})[0]
    assert code_of(cancel(running.person, running.table)) == "nothing-to-cancel"
    assert running.act()["type"] == "done"


def test_who_waits_for_the_seat_at_that_moment_is_told(inside: StartInside) -> None:
    """A join that comes after the withdrawal, but before the table is gone."""
    server = inside()
    anna = Person(server, "Anna")
    table = anna.create("throne")["table"]["id"]
    room = server.lobby.rooms.find(table)
    assert room is not None
    guest = 99
    host = room.table.setup.seats[0].guest or room.table.setup.seats[1].guest

    async def both() -> list[object]:
        async with room.lock:
            waiting = [
                asyncio.ensure_future(room.cancel(host)),
                asyncio.ensure_future(room.join(guest, "Ben")),
            ]
            await asyncio.sleep(0)
        return await asyncio.gather(*waiting, return_exceptions=True)

    cancelled, joined = server.do(both)
    assert cancelled is None
    assert isinstance(joined, Denied)
    assert joined.code == "invitation-cancelled"
