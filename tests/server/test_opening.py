"""Opening a stored table is work: done in pieces, in turn, and charged to the client that asks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, Seat
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.table import Table
from zweikampf.server.workers.round_robin import Payer
from zweikampf.server.workers.turns import STEPS

PLIES = 60


def played(server: Inside, address: str = "127.0.0.1") -> tuple[Person, str]:
    """A game of Tower in the middle, put away."""
    person = Person(server, address=address)
    created = person.create("tower", opponent={"kind": "screen"}, seat=0)
    table = str(created["table"]["id"])
    seats = [person.sit(table, number) for number in (0, 1)]
    while max(seat.version for seat in seats) < PLIES:
        for seat in seats:
            seat.ask("ping")
            if seat.last.get("legal"):
                seat.act()
    for seat in seats:
        seat.socket.close()
    put_away(server, table)
    return person, table


def put_away(server: Inside, table: str) -> None:
    room = server.lobby.rooms._rooms[table]
    server.until(lambda: not room.is_busy)
    server.do(lambda: server.lobby.rooms.forget(room))


def test_many_long_tables_of_one_address_do_not_hold_up_another_one(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside()
    tables = [played(server)[1] for _ in range(6)]
    *crowd, lone = tables
    taken: list[str] = []
    take = Table.take

    def noted(self: Table, entry: Entry, **how: Any) -> Entry:
        taken.append(self.setup.id)
        return take(self, entry, **how)

    monkeypatch.setattr(Table, "take", noted)
    pieces: list[int] = []  # how many entries were taken, each time that the loop came round

    async def open_all() -> None:
        lobby = server.lobby
        opening = [
            asyncio.create_task(lobby.rooms.open(table, Payer("X", f"X{number}")))
            for number, table in enumerate(crowd)
        ]
        while not taken:
            await asyncio.sleep(0)
        own = asyncio.create_task(lobby.rooms.open(lone, Payer("Y", "B")))
        while not own.done():
            before = len(taken)
            await asyncio.sleep(0)
            pieces.append(len(taken) - before)
        own.result()
        await asyncio.gather(*opening)

    server.do(open_all)
    total = taken.count(lone)
    assert total > 3 * STEPS
    meanwhile = taken[taken.index(lone) : len(taken) - taken[::-1].index(lone)]
    assert len(meanwhile) - total <= total // STEPS * STEPS, "a piece each, in turn"
    assert max(pieces) <= STEPS


def answer_of(person: Person, table: str, way: str) -> str:
    """The answer to a request for a table."""
    if way == "call":
        answer = person.http.get(f"/api/tables/{table}")
        return "" if answer.status_code == 200 else str(answer.json()["reason"]["code"])
    with person.sit(table) as seat:
        frame = seat.hear()
        if frame["type"] != "bye":
            return ""
        assert frame["again"]
        with pytest.raises(ConnectionClosed):
            seat.hear()
        return str(frame["reason"]["code"])


@pytest.mark.parametrize("way", ["call", "socket"])
@pytest.mark.parametrize("limits", [{"CALLS": 3}, {"CALLS_ADDRESS": 4}], ids=["guest", "address"])
def test_opening_is_charged_to_guest_and_address(
    limits: dict[str, int], way: str, inside: StartInside
) -> None:
    """The first of the two tables is made by a client that is not a guest yet."""
    server = inside(**limits)
    anna = Person(server)
    created = [anna.create("throne", opponent={"kind": "screen"}) for _ in range(2)]
    one, two = (str(each["table"]["id"]) for each in created)
    assert [answer_of(anna, one, way) for _ in range(9)] == [""] * 9, "it is open"
    for _ in range(2):
        put_away(server, one)
        assert answer_of(anna, one, way) == ""
    put_away(server, one)
    assert answer_of(anna, one, way) == "too-fast"
    assert answer_of(anna, two, way) == "", "it is open"
    ben = Person(server, address="127.0.0.2")
    assert answer_of(ben, one, way) == ""
    server.advance(600)
    put_away(server, one)
    assert answer_of(anna, one, way) == ""


def test_a_seat_is_not_charged_twice_for_joining_a_table_that_was_put_away(
    inside: StartInside,
) -> None:
    server = inside(CALLS_ADDRESS=1)
    created = Person(server, address="127.0.0.2").create()
    put_away(server, created["table"]["id"])
    ben = Person(server, "Ben")
    assert ben.join(created)["id"] == created["table"]["id"]
    seat: Seat = ben.sit(created["table"]["id"])
    assert seat.hear()["type"] == "full"
