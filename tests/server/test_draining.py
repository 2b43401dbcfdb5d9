"""SIGTERM: nothing new begins, running games get time, and everyone is notified."""

from __future__ import annotations

import signal
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server import calling
from tests.server.client import Person, Seat, two_at_a_table
from tests.server.conftest import Start, StartInside
from tests.server.inside import Inside, ManualClock
from tests.server.test_rooms import StalledStore
from zweikampf.server.live.presence import RETURN_SECONDS

COMPUTER: dict[str, Any] = {"opponent": {"kind": "computer", "level": 1}, "seat": 0}


def drain(server: Inside) -> None:
    server.send_signal(signal.SIGTERM)
    server.until(lambda: server.lobby.draining.has_begun)


def goodbye(seat: Seat) -> dict[str, Any]:
    bye = seat.hear_until("bye")
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert (bye["reason"]["code"], bye["again"]) == ("server-stops", True)
    return bye


def test_running_games_go_on_and_everybody_is_told(inside: StartInside) -> None:
    server = inside(DRAIN_SECONDS=300)
    one, two = two_at_a_table(server)
    table = one.frames[0]["table"]
    watching = Person(server).sit(table)
    assert watching.hear()["facts"]["restart"] is None
    drain(server)
    for seat in (one, two, watching):
        assert seat.hear_facts(restart=300_000)
    acting = one if one.last["legal"] else two
    assert acting.act()["type"] == "done"
    assert isinstance(server.clock, ManualClock)
    server.clock.advance(100)
    two.socket.close()
    again = two.person.sit(table)
    assert again.hear()["facts"]["restart"] == 200_000, "who comes back is let in, and told"


def test_nothing_new_begins(inside: StartInside) -> None:
    server = inside(DRAIN_SECONDS=300, METRICS_PORT=0)
    one, _ = two_at_a_table(server)
    anna, ben = Person(server), Person(server)
    waiting = anna.create(seat=0)
    over = anna.create(**COMPUTER)["table"]["id"]
    with anna.sit(over) as seat:
        seat.wait_to_act()
        seat.ask("resign")
        assert seat.hear_facts(status="over")["can"]["rematch"]
    drain(server)
    join = {"key": waiting["invite"]["key"]}
    for path, body in (
        ("/api/tables", {"game": "throne", **COMPUTER}),
        (f"/api/tables/{waiting['table']['id']}/join", join),
        (f"/api/tables/{over}/continue", {"ply": 1, "seat": 0, "level": 1}),
    ):
        answer = ben.http.post(path, json=body)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (503, "server-drains")
        assert int(answer.headers["retry-after"]) > 0
        assert "set-cookie" not in answer.headers
    with anna.sit(over) as seat:
        assert not seat.hear()["facts"]["can"]["rematch"]
        refused = seat.ask("offer", what="rematch", version=seat.version)
        assert refused["reason"]["code"] == "server-drains"
    # What is there can still be looked at.
    assert anna.http.get(f"/api/tables/{over}/record").status_code == 200
    assert one.ask("ping")["type"] == "pong"
    for url in (server.url, server.monitor_url):
        health = calling.get(url + "/health")
        assert (health.status_code, health.json()["status"]) == (503, "stopping")
    assert "zweikampf_draining 1.0" in calling.get(server.monitor_url + "/metrics").text


def test_it_ends_with_the_last_game(inside: StartInside) -> None:
    server = inside(DRAIN_SECONDS=300)
    one, two = two_at_a_table(server)
    drain(server)
    one.hear_facts(restart=300_000)
    one.ask("resign")
    goodbye(one)
    goodbye(two)
    server.wait_for_end()


def test_it_ends_when_nobody_plays_any_more(inside: StartInside) -> None:
    server = inside(DRAIN_SECONDS=300)
    one, two = two_at_a_table(server)
    watching = Person(server).sit(one.frames[0]["table"])
    drain(server)
    one.socket.close()
    two.socket.close()
    server.until(lambda: not has_links(server, 2))
    server.advance(RETURN_SECONDS)
    goodbye(watching)
    server.wait_for_end()


def has_links(server: Inside, number: int) -> bool:
    rooms = [server.lobby.rooms.find(table) for table in server.lobby.rooms.tables()]
    return sum(len(room.readers) for room in rooms if room) >= number


def test_a_page_that_is_loaded_again_does_not_end_it(inside: StartInside) -> None:
    server = inside(DRAIN_SECONDS=300)
    one, two = two_at_a_table(server)
    drain(server)
    for seat in (one, two):
        seat.socket.close()
    server.until(lambda: not has_links(server, 1))
    server.advance(RETURN_SECONDS - 1)
    assert not server.do(lambda: server.lobby.draining.is_over)
    again = one.person.sit(one.table)
    assert again.hear()["facts"]["restart"] == (300 - RETURN_SECONDS + 1) * 1000
    server.advance(1)
    assert again.ask("ping")["type"] == "pong"


def test_who_ends_the_last_game_hears_of_it(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server does not stop between storing the end and sending it."""
    server = inside(DRAIN_SECONDS=300)
    one, two = two_at_a_table(server)
    drain(server)
    stalled = StalledStore(server, monkeypatch)
    resigned = one.send("resign")
    assert stalled.is_writing.wait(PATIENCE)
    assert not server.do(lambda: server.lobby.draining.is_over)
    stalled.let_go(fails=False)
    one.hear_until("done", id=resigned)
    assert one.facts["status"] == "over"
    goodbye(one)
    goodbye(two)
    server.wait_for_end()


def test_it_ends_when_the_time_is_over(inside: StartInside) -> None:
    server = inside(DRAIN_SECONDS=300)
    one, two = two_at_a_table(server)
    drain(server)
    assert isinstance(server.clock, ManualClock)
    server.clock.advance(299)
    assert one.ask("ping")["type"] == "pong"
    server.clock.advance(1)
    goodbye(one)
    goodbye(two)
    server.wait_for_end()


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_stops_at_once(inside: StartInside, second: int) -> None:
    server = inside(DRAIN_SECONDS=300)
    one, _ = two_at_a_table(server)
    drain(server)
    one.hear_facts(restart=300_000)
    server.send_signal(second)
    goodbye(one)
    server.wait_for_end()


def test_without_games_there_is_nothing_to_wait_for(inside: StartInside) -> None:
    server = inside(DRAIN_SECONDS=300)
    Person(server).create()
    server.send_signal(signal.SIGTERM)
    server.wait_for_end()


def test_a_real_process_drains_and_ends_well(start: Start) -> None:
    server = start(DRAIN_SECONDS=300)
    one, two = two_at_a_table(server)
    assert server.process is not None
    server.process.terminate()
    while one.facts["restart"] is None:
        one.hear()
    assert 0 < one.facts["restart"] <= 300_000
    one.ask("resign")
    goodbye(one)
    goodbye(two)
    assert server.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_real_process_stops_at_once_when_it_should(start: Start, number: int) -> None:
    server = start(DRAIN_SECONDS=300 if number == signal.SIGINT else 0)
    one, _ = two_at_a_table(server)
    assert server.process is not None
    server.process.send_signal(number)
    goodbye(one)
    server.process.wait(PATIENCE)
