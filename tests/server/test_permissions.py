"""What a client is told that it can do is what it can do: all wishes, at all stages of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from tests.server.client import Person, Seat, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from zweikampf.server import outbox
from zweikampf.server.asking import Asking
from zweikampf.server.errors import Denied
from zweikampf.server.link import Link
from zweikampf.server.permissions import Wish
from zweikampf.server.wire.asked import CLIENT_FRAME, ClientFrame
from zweikampf.server.wire.told import Can

WISHES: tuple[Wish, ...] = get_args(Wish)


def friends(server: Inside) -> tuple[str, Seat, Seat]:
    one, two = two_at_a_table(server, options={"leader": "0"})
    return one.table, one, two


def waiting(server: Inside) -> str:
    anna = Person(server, "Anna")
    table: str = anna.create(seat=0)["table"]["id"]
    anna.sit(table).hear()
    return table


def begun(server: Inside) -> str:
    return friends(server)[0]


def one_has_acted(server: Inside) -> str:
    table, one, _ = friends(server)
    one.act()
    return table


def draw_offered(server: Inside) -> str:
    table, one, _ = friends(server)
    one.ask("offer", what="draw", version=one.version)
    return table


def draw_declined(server: Inside) -> str:
    table, one, two = friends(server)
    one.ask("offer", what="draw", version=one.version)
    two.ask("answer", what="draw", accept=False, version=two.version)
    return table


def takeback_asked(server: Inside) -> str:
    table, one, _ = friends(server)
    one.act()
    one.ask("offer", what="takeback", version=one.version)
    return table


def one_is_gone(server: Inside) -> str:
    table = friends(server)[0]
    one_gone(server, table)
    return table


def stood_in(server: Inside) -> str:
    table, _, two = friends(server)
    one_gone(server, table)
    two.ask("claim", how="computer")
    return table


def one_gone(server: Inside, table: str) -> None:
    """The player of seat 0 has been away for a long time."""
    room = server.house.open_room(table)
    assert room is not None
    for link in [link for link in room.links if link.seat == 0]:
        server.do(lambda link=link: room.leave(link))  # type: ignore[misc]
    server.advance(60)


def resigned(server: Inside) -> str:
    table, one, _ = friends(server)
    one.ask("resign")
    return table


def rematch_asked(server: Inside) -> str:
    table, one, _ = friends(server)
    one.ask("resign")
    one.ask("offer", what="rematch", version=one.version)
    return table


def rematch_withdrawn(server: Inside) -> str:
    table, one, _ = friends(server)
    one.ask("resign")
    one.ask("offer", what="rematch", version=one.version)
    one.ask("answer", what="rematch", accept=False, version=one.version)
    return table


def rematch_made(server: Inside) -> str:
    table, one, two = friends(server)
    one.ask("resign")
    for seat in (one, two):
        seat.ask("offer", what="rematch", version=seat.version)
    return table


def over_and_draining(server: Inside) -> str:
    table = resigned(server)
    server.do(lambda: server.house.draining.begin(300))
    return table


def against_the_computer(server: Inside) -> str:
    return alone(server).table


def after_an_action_against_the_computer(server: Inside) -> str:
    seat = alone(server)
    seat.act()
    assert seat.wait_to_act()
    return seat.table


def over_against_the_computer(server: Inside) -> str:
    seat = alone(server)
    seat.ask("resign")
    return seat.table


def alone(server: Inside, **opponent: Any) -> Seat:
    anna = Person(server, "Anna")
    kind = opponent or {"kind": "computer", "level": 1}
    asked = {"opponent": kind, "options": {"leader": "0"}, "seat": 0}
    seat = anna.sit(anna.create("throne", **asked)["table"]["id"])
    assert seat.wait_to_act()
    return seat


def at_one_screen(server: Inside) -> str:
    seat = alone(server, kind="screen")
    seat.act()
    return seat.table


def in_a_lesson(server: Inside) -> str:
    anna = Person(server, "Anna")
    table: str = anna.create("throne", opponent={"kind": "lesson"})["table"]["id"]
    seat = anna.sit(table)
    seat.hear_facts(status="running")
    return table


# The stages, and what each seat may do there.
STAGES: dict[Callable[[Inside], str], str] = {
    waiting: "",
    begun: "0:draw 0:resign 1:draw 1:resign",
    one_has_acted: "0:draw 0:resign 0:takeback 1:draw 1:resign",
    draw_offered: "0:resign 1:draw 1:resign",
    draw_declined: "0:resign 1:draw 1:resign",
    takeback_asked: "0:draw 0:resign 1:draw 1:resign",
    one_is_gone: "0:draw 0:resign 1:claim 1:draw 1:resign",
    stood_in: "0:draw 0:resign 0:resume 1:resign",
    resigned: "0:rematch 1:rematch",
    rematch_asked: "1:rematch",
    rematch_withdrawn: "1:rematch",
    rematch_made: "",
    over_and_draining: "",
    against_the_computer: "0:hint 0:resign 1:resign",
    after_an_action_against_the_computer: "0:hint 0:resign 1:resign",
    over_against_the_computer: "0:rematch 1:rematch",
    at_one_screen: "0:resign 0:undo 1:hint 1:resign",
    in_a_lesson: "",
}


def frame_of(wish: Wish, version: int) -> ClientFrame:
    """The request that stands for a wish."""
    frame: dict[str, Any] = {"type": wish, "id": "wish", "version": version}
    if wish in ("takeback", "draw", "rematch"):
        frame |= {"type": "offer", "what": wish}
    elif wish in ("resign", "claim", "resume"):
        del frame["version"]
    if wish == "claim":
        frame["how"] = "win"
    return CLIENT_FRAME.validate_python(frame)


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)
def test_what_is_told_is_what_is_done(
    stage: Callable[[Inside], str], inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(GONE_SECONDS=30)
    table = stage(server)
    room = server.house.open_room(table)
    assert room is not None
    done: list[str] = []

    async def would_change(*_: object, **__: object) -> None:
        done.append("change")

    monkeypatch.setattr(room, "change", would_change)
    monkeypatch.setattr(Asking, "_make_next", would_change)
    monkeypatch.setattr(room.bot, "hint", lambda *_: done.append("hint"))

    async def compare() -> dict[tuple[int, str], tuple[bool, bool]]:
        found: dict[tuple[int, str], tuple[bool, bool]] = {}
        for seat in (0, 1):
            told = outbox.facts_frame(room.table, seat, room.watch.look()).facts.can
            link = Link(room.table.charter.place_of(seat), 10)
            link.seat = seat
            for wish in WISHES:
                done.clear()
                try:
                    await Asking(room, link)._carry_out(frame_of(wish, room.table.version))
                except Denied:
                    assert not done
                found[seat, wish] = getattr(told, wish), bool(done)
        return found

    found = server.do(compare)
    assert {key: told for key, (told, _) in found.items()} == {
        key: granted for key, (_, granted) in found.items()
    }
    granted = sorted(
        f"{seat}:{wish}" for (seat, wish), (_, is_granted) in found.items() if is_granted
    )
    assert granted == STAGES[stage].split()


def test_every_wish_is_a_button_and_granted_somewhere() -> None:
    assert set(WISHES) == set(Can.model_fields)
    granted = {each.partition(":")[2] for stage in STAGES.values() for each in stage.split()}
    assert granted == set(WISHES)
