"""The real server over real sockets: two people play every game to the end, a third one watches."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests import programs
from tests.server.client import Person, Seat
from tests.server.conftest import StartInside
from tests.server.running import Seeded
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.replay import replay, verify
from zweikampf.server.edge.wire.server_frames import SERVER_FRAME

GAMES = registry.names()
Advance = Callable[[float], None]


def play(seats: tuple[Seat, Seat], rng: random.Random, advance: Advance | None = None) -> None:
    """Random legal actions until it is over. A reaction takes its time: then ``advance`` lets it
    pass."""
    while _both_know(seats)["status"] != "over":
        seat = next((seat for seat in seats if seat.last["legal"]), None)
        if seat is None:  # a question with one answer is answered automatically
            seats[0].hear()
            continue
        legal, window = seat.last["legal"], seat.last["facts"]["window"]
        asked = seat.send("act", token=rng.choice(legal), version=seat.version)
        if window is not None:
            assert advance is not None
            seat.ask("ping")  # by now the answer is there, and waits
            advance(window["left"] / 1000)
        assert seat.hear_until("done", id=asked)["version"] == seat.version


def _both_know(seats: tuple[Seat, Seat]) -> dict[str, Any]:
    """Wait until both have received the same, and what the facts are then."""
    for seat in seats:
        while not seat.last.get("view"):
            seat.hear()
    while seats[0].version != seats[1].version:
        min(seats, key=lambda seat: seat.version).hear()
    return seats[0].facts


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_to_the_end_and_a_third_one_watches(
    inside: StartInside, game: str, tmp_path: Path
) -> None:
    server = inside()
    anna, ben, carl = Person(server, "Anna"), Person(server, "Ben"), Person(server)
    created = anna.create(game, seat=0)
    table, commitment = created["table"]["id"], created["table"]["commitment"]
    with anna.sit(table) as one, carl.sit(table) as watching:
        first = one.hear()
        assert first["view"] is None, "the commitment is shown before the first card"
        assert first["commitment"] == commitment
        ben.join(created)
        with ben.sit(table) as two:
            for seat in (one, two):
                seat.hear_facts(status="running")
                while seat.last["view"] is None:
                    seat.hear()
            play((one, two), random.Random(game), server.advance)
        watching.hear_facts(status="over")
    text = anna.http.get(f"/api/tables/{table}/record").text
    kept = records.loads(text)
    assert (kept.players, kept.commit) == (("Anna", "Ben"), commitment)
    verdict = verify(kept)
    assert verdict.committed
    assert verdict.outcome is not None
    end = watching.facts["end"]
    assert (end["how"], end["winner"]) == ("rules", verdict.outcome.winner)
    _frames_say_what_a_reader_may_know(kept, {0: one, 1: two, None: watching})
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert programs.run("zweikampf", ["verify", str(file)], env=os.environ).returncode == 0


def _frames_say_what_a_reader_may_know(
    kept: records.Record, readers: dict[int | None, Seat]
) -> None:
    """Views and events on the wire are those of the rules for the reader, ply by ply."""
    game = registry.find(kept.game)
    views: dict[tuple[int | None, int], Any] = {}
    events: dict[tuple[int | None, int], Any] = {}
    for ply in replay(kept):
        for seat in readers:
            views[seat, ply.number + 1] = _plain(game.view(ply.state, seat).json())
            seen = [_plain(game.seen(event, seat).json()) for event in ply.events]
            events[seat, ply.number] = seen
    for seat, reader in readers.items():
        told = 0
        for frame in reader.frames:
            SERVER_FRAME.validate_python(frame)
            if frame["type"] not in ("full", "update") or frame["view"] is None:
                continue
            assert frame["view"] == views[seat, frame["ply"]]
            assert bool(frame["legal"]) == (frame["actor"] == seat)
            for step in frame["steps"]:
                assert step["events"] == events[seat, step["ply"]]
                assert step["ply"] == told
                told += 1
        assert told == len(kept.actions), "every ply is told, once"


def _plain(value: Any) -> Any:
    """As JSON returns it: lists for tuples."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value


@pytest.mark.parametrize(("game", "level"), [("dwarves", 3), ("throne", 5), ("tower", 2)])
def test_a_person_plays_the_computer_to_the_end(server: Seeded, game: str, level: int) -> None:
    anna = Person(server, "Anna")
    created = anna.create(game, opponent={"kind": "computer", "level": level})
    table = created["table"]["id"]
    rng = random.Random(level)
    with anna.sit(table) as seat:
        while seat.wait_to_act():
            answer = seat.act(rng.choice(seat.last["legal"]))
            assert answer["type"] == "done"
            while seat.version < answer["version"]:
                seat.hear()
    assert verify(records.loads(anna.http.get(f"/api/tables/{table}/record").text)).committed


def test_both_seats_at_one_screen(server: Seeded) -> None:
    anna = Person(server, "Anna")
    created = anna.create("throne", opponent={"kind": "screen", "other_name": "Ben"}, seat=1)
    assert created["table"]["yours"] == [0, 1]
    assert [player["name"] for player in created["table"]["players"]] == ["Ben", "Anna"]
    table = created["table"]["id"]
    with anna.sit(table, 0) as one, anna.sit(table, 1) as two:
        play((one, two), random.Random(1))
    end = one.facts["end"]
    assert end["how"] == "rules"
    listed = anna.http.get("/api/tables").json()["tables"]
    assert [(each["id"], each["status"], each["end"]) for each in listed] == [(table, "over", end)]


def test_a_finished_game_can_be_replayed_from_any_seat(server: Seeded) -> None:
    anna = Person(server, "Anna")
    created = anna.create("throne", opponent={"kind": "screen"})
    table = created["table"]["id"]
    early = anna.http.get(f"/api/tables/{table}/replay")
    assert (early.status_code, early.json()["reason"]["code"]) == (409, "not-over-yet")
    with anna.sit(table, 0) as one, anna.sit(table, 1) as two:
        play((one, two), random.Random(2))
    whole = anna.http.get(f"/api/tables/{table}/replay", params={"seat": 1}).json()
    assert whole["total"] == len(whole["plies"]) == one.last["ply"]
    assert whole["plies"][-1]["view"] == two.last["view"]
    part = anna.http.get(f"/api/tables/{table}/replay", params={"seat": 1, "from": 100}).json()
    assert part["plies"] == whole["plies"][100:]
