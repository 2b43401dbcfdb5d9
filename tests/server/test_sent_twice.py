"""Every frame that changes a table may be sent again: carried out once, confirmed twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from tests.server.client import WORD, Person, Seat, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from zweikampf.server.edge.wire.client_frames import ClientFrame

Json = dict[str, Any]
Case = Callable[[Inside], tuple[Seat, Json]]


def by_turn(seats: tuple[Seat, Seat]) -> tuple[Seat, Seat]:
    one, two = seats
    return (one, two) if one.last["legal"] else (two, one)


def act(server: Inside) -> tuple[Seat, Json]:
    acting, _ = by_turn(two_at_a_table(server))
    return acting, {"type": "act", "token": acting.last["legal"][0], "version": acting.version}


def alone(server: Inside) -> Seat:
    """A player at one screen, on seat 0, to act."""
    person = Person(server, "Anna")
    asked = {"opponent": {"kind": "screen"}, "options": {"leader": "0"}}
    seat = person.sit(person.create("throne", **asked)["table"]["id"], 0)
    assert seat.wait_to_act()
    return seat


def undo(server: Inside) -> tuple[Seat, Json]:
    seat = alone(server)
    version = seat.act()["version"]
    return seat, {"type": "undo", "version": version}


def resign(server: Inside) -> tuple[Seat, Json]:
    one, _ = two_at_a_table(server)
    return one, {"type": "resign"}


def offer_draw(server: Inside) -> tuple[Seat, Json]:
    one, _ = two_at_a_table(server)
    return one, {"type": "offer", "what": "draw", "version": one.version}


def accept_draw_by_offering(server: Inside) -> tuple[Seat, Json]:
    one, two = two_at_a_table(server)
    one.ask("offer", what="draw", version=one.version)
    return two, {"type": "offer", "what": "draw", "version": two.version}


def offer_takeback(server: Inside) -> tuple[Seat, Json]:
    acting, _ = by_turn(two_at_a_table(server))
    version = acting.act()["version"]
    return acting, {"type": "offer", "what": "takeback", "version": version}


def accept_takeback(server: Inside) -> tuple[Seat, Json]:
    acting, other = by_turn(two_at_a_table(server))
    version = acting.act()["version"]
    acting.ask("offer", what="takeback", version=version)
    return other, {"type": "answer", "what": "takeback", "accept": True, "version": version}


def decline(server: Inside) -> tuple[Seat, Json]:
    one, two = two_at_a_table(server)
    one.ask("offer", what="draw", version=one.version)
    return two, {"type": "answer", "what": "draw", "accept": False, "version": two.version}


def accept_draw(server: Inside) -> tuple[Seat, Json]:
    one, two = two_at_a_table(server)
    one.ask("offer", what="draw", version=one.version)
    return two, {"type": "answer", "what": "draw", "accept": True, "version": two.version}


def offer_rematch(server: Inside) -> tuple[Seat, Json]:
    one, _ = two_at_a_table(server)
    one.ask("resign")
    return one, {"type": "offer", "what": "rematch", "version": one.version}


def accept_rematch(server: Inside) -> tuple[Seat, Json]:
    one, two = two_at_a_table(server)
    one.ask("resign")
    one.ask("offer", what="rematch", version=one.version)
    return two, {"type": "answer", "what": "rematch", "accept": True, "version": two.version}


def left_alone(server: Inside) -> tuple[Seat, Seat]:
    """The seat that is to act has been away for long; the other player, and the one who left."""
    acting, other = by_turn(two_at_a_table(server))
    acting.socket.close()
    while other.facts["players"][acting.frames[0]["seat"]]["present"]:
        server.advance(1)
        other.ask("ping")
    server.advance(31)
    return other, acting


def claim_win(server: Inside) -> tuple[Seat, Json]:
    return left_alone(server)[0], {"type": "claim", "how": "win"}


def claim_computer(server: Inside) -> tuple[Seat, Json]:
    return left_alone(server)[0], {"type": "claim", "how": "computer"}


def resume(server: Inside) -> tuple[Seat, Json]:
    other, away = left_alone(server)
    other.ask("claim", how="computer")
    back = away.person.sit(away.frames[0]["table"])
    back.hear()
    return back, {"type": "resume"}


def read(server: Inside) -> tuple[Seat, Json]:
    person = Person(server, "Anna")
    table = person.create("throne", opponent={"kind": "lesson"})["table"]["id"]
    seat = person.sit(table)
    while (seat.facts.get("lesson") or {}).get("asks") != "read":
        server.advance(1)
        seat.ask("ping")
    return seat, {"type": "read", "number": seat.facts["lesson"]["number"]}


def word(server: Inside) -> tuple[Seat, Json]:
    person = Person(server, "Anna")
    seat = person.sit(person.create("throne", seat=0)["table"]["id"], word=None)
    seat.hear()
    return seat, {"type": "word", "word": WORD}


def say(server: Inside) -> tuple[Seat, Json]:
    one, _ = two_at_a_table(server)
    return one, {"type": "say", "what": "hello"}


CASES: list[Case] = [
    word,
    act,
    undo,
    resign,
    offer_draw,
    accept_draw_by_offering,
    offer_takeback,
    accept_takeback,
    decline,
    accept_draw,
    offer_rematch,
    accept_rematch,
    claim_win,
    claim_computer,
    resume,
    read,
    say,
]
# They change nothing.
CHANGE_NOTHING = {"ping", "hint", "look"}


def entries(server: Inside, seat: Seat) -> int:
    store = server.lobby.writer.store
    table = seat.frames[0]["table"]
    return len(server.do(lambda: server.lobby.writer.call(store.load, table)).entries)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_sent_twice_done_once(inside: StartInside, case: Case) -> None:
    server = inside(PACE_MS=1000)
    seat, frame = case(server)
    seat.send_frame({**frame, "id": "same"})
    first = seat.hear_until("done", id="same")
    stored = entries(server, seat)
    with seat.person.sit(seat.frames[0]["table"], seat.frames[0]["seat"]) as again:
        again.hear()
        again.send_frame({**frame, "id": "same"})
        second = again.hear_until("done", id="same")
    assert second["version"] == first["version"]
    assert entries(server, seat) == stored


def test_every_kind_of_frame_is_sent_twice(inside: StartInside) -> None:
    server = inside(PACE_MS=1000)
    kinds = {get_args(each.model_fields["type"].annotation)[0] for each in _frames()}
    assert {case(server)[1]["type"] for case in CASES} == kinds - CHANGE_NOTHING


def _frames() -> tuple[Any, ...]:
    union, *_ = get_args(ClientFrame)
    return get_args(union)
