"""Figures and health: the owner sees everything, the public whether the server is up."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest

from tests.server import calling
from tests.server.client import Person, two_at_a_table
from tests.server.conftest import Start, StartInside
from tests.server.inside import Inside, ManualClock
from tests.server.running import refused
from zweikampf.server.edge.net.health import FRESH_SECONDS


def figures(server: Inside) -> dict[str, float]:
    text = calling.get(server.monitor_url + "/metrics").text
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_the_public_port_tells_no_figures(inside: StartInside) -> None:
    """Polling them once showed a stranger when a reaction had been answered."""
    server = inside(METRICS_PORT=0)
    for path in ("/metrics", "/metrics/", "/api/metrics"):
        answer = calling.get(server.url + path, follow_redirects=True)
        assert "zweikampf_" not in answer.text
    assert calling.get(server.url + "/metrics").status_code == 404
    health = calling.get(server.url + "/health")
    assert (health.status_code, health.json()) == (200, {"status": "ready"})
    assert calling.get(server.monitor_url + "/metrics").status_code == 200


def test_there_is_no_second_port_unless_it_is_wished_for(inside: StartInside) -> None:
    assert inside().monitor_url == ""


def test_a_name_that_was_pointed_at_the_second_port_gets_nothing(inside: StartInside) -> None:
    url = inside(METRICS_PORT=0, HOSTS="cards.example.org").monitor_url
    for path in ("/metrics", "/health"):
        answer = calling.get(url + path, headers={"Host": "evil.example"})
        assert answer.json()["reason"]["code"] == "unknown-host"
        assert calling.get(url + path, headers={"Host": "cards.example.org"}).status_code == 200


def test_the_second_port_serves_nothing_else(inside: StartInside) -> None:
    url = inside(METRICS_PORT=0).monitor_url
    for path in ("/", "/api/games", "/api/tables"):
        assert calling.get(url + path).status_code == 404


def test_figures_say_what_there_is_to_watch(inside: StartInside) -> None:
    server = inside(METRICS_PORT=0)
    one, _ = two_at_a_table(server)
    watching = Person(server).sit(one.frames[0]["table"])
    watching.ask("ping")
    told = figures(server)
    assert told['zweikampf_sockets{kind="player"}'] == 2
    assert told['zweikampf_sockets{kind="spectator"}'] == 1
    assert told["zweikampf_connections"] >= 3
    assert told["zweikampf_tables_open"] == 1
    assert told["zweikampf_draining"] == 0
    assert told['zweikampf_answers_total{status="2xx"}'] >= 2
    assert told['zweikampf_store_seconds_count{call="create"}'] == 1
    assert told['zweikampf_store_seconds_count{call="store"}'] >= 1, "entries"
    assert told["process_open_fds"] > 3
    assert told["process_resident_memory_bytes"] > 1e6
    assert told["zweikampf_frame_seconds_count"] >= 1


def test_every_refusal_is_counted_by_its_code(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(METRICS_PORT=0, FRAMES=7, FRAMES_SECONDS=1000)
    anna = Person(server)
    table = anna.create(opponent={"kind": "computer", "level": 1}, seat=0)["table"]["id"]
    seat = anna.sit(table)
    seat.wait_to_act()
    expected: dict[str, int] = {}

    def refused(code: str) -> None:
        expected[code] = expected.get(code, 0) + 1

    for path, code in (("/api/x", "not-found"), ("/api/tables/0123456789abcdef", "no-such-table")):
        anna.http.get(path)
        refused(code)
    anna.http.post("/api/tables", json={"game": 7})
    refused("bad-request")
    anna.http.delete("/api/tables")
    refused("method-not-allowed")
    anna.http.post("/api/tables", json={}, headers={"Origin": "http://evil.example"})
    refused("foreign-origin")
    anna.http.get("/", headers={"Host": "evil.example"})
    refused("unknown-host")
    for frame, code in (
        ({"kind": "resume"}, "nothing-to-resume"),
        ({"kind": "act", "token": "Z9", "version": seat.version}, "unknown-token"),
        ({"kind": "undo", "version": 10**6}, "stale-version"),
    ):
        seat.ask(**frame)
        refused(code)
    seat.socket.send("nonsense")
    seat.hear_until("refused")
    refused("bad-frame")
    while seat.ask("ping")["type"] == "pong":
        pass
    refused("too-fast")
    Person(server).sit(table, 0).hear_until("bye")
    refused("not-your-seat")
    monkeypatch.setattr(server.lobby.writer.store, "tables_of", None)
    anna.http.get("/api/tables")
    told = figures(server)
    counted = {
        name.partition('"')[2].rstrip('"}'): value
        for name, value in told.items()
        if name.startswith("zweikampf_refused_total")
    }
    assert counted == expected
    assert told['zweikampf_answers_total{status="5xx"}'] == 1


def test_health_tells_the_owner_the_details(inside: StartInside) -> None:
    server = inside(METRICS_PORT=0, CONNECTIONS=300)
    two_at_a_table(server)
    told = calling.get(server.monitor_url + "/health").json()
    assert told["status"] == "ready"
    assert re.fullmatch(r"\d+\.\d+\.\d+", told["version"])
    assert (told["games"], told["most_connections"]) == (1, 300)
    assert told["stops_in_ms"] is None


def test_health_knows_when_the_store_does_not_answer(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(METRICS_PORT=0)
    assert isinstance(server.clock, ManualClock)
    asked = 0

    def fail() -> None:
        nonlocal asked
        asked += 1
        raise OSError("no such disk")

    monkeypatch.setattr(server.lobby.writer.store, "ping", fail)
    for _ in range(5):
        for url in (server.url, server.monitor_url):
            answer = calling.get(url + "/health")
            assert (answer.status_code, answer.json()["status"]) == (503, "failing")
    assert asked == 1, "strangers do not decide how often the store is asked"
    monkeypatch.undo()
    server.clock.advance(FRESH_SECONDS)
    assert calling.get(server.url + "/health").json() == {"status": "ready"}


def test_the_address_of_the_figures_is_printed(start: Start) -> None:
    server = start(METRICS_PORT=0)
    (line,) = server.said
    assert line.startswith("Metrics: http://127.0.0.1:")
    assert "zweikampf_tables_open" in calling.get(line.split()[1]).text


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        ended = refused(DATABASE=database, METRICS_PORT=str(port))
    assert (ended.returncode, ended.stdout) == (2, "")
    sentences = [line for line in ended.stderr.splitlines() if not line.startswith("{")]
    assert len(sentences) == 1
    assert sentences[0].startswith(f"Port {port} is already in use at 127.0.0.1. ")
