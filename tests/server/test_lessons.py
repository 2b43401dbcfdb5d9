"""A lesson at a real table: it waits, answers calmly, jumps, survives restarts, and continues."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.server.client import Person, Seat
from tests.server.conftest import Start
from tests.server.running import Seeded
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.replay import verify
from zweikampf.server.errors import Denied
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.reopening import fold
from zweikampf.server.table.setup import Seating, Setup
from zweikampf.server.table.table import Table

LESSON = {"kind": "lesson"}


def learn(server: Seeded, game: str) -> tuple[Person, str, Seat]:
    anna = Person(server, "Anna")
    table = anna.create(game, opponent=LESSON)["table"]["id"]
    return anna, table, anna.sit(table)


def wait_for_step(seat: Seat) -> dict[str, Any] | None:
    """The step that waits for the learner; nothing when the lesson is over."""
    while "lesson" not in seat.facts or (seat.facts["lesson"] or {}).get("asks") == "watch":
        seat.hear()
    step: dict[str, Any] | None = seat.facts["lesson"]
    return step


def do(seat: Seat, step: dict[str, Any]) -> None:
    answer = seat.act(step["wanted"][0]) if step["wanted"] else read(seat, step["number"])
    assert answer["type"] == "done"
    while (seat.facts["lesson"] or {}).get("number") == step["number"]:
        seat.hear()


def read(seat: Seat, number: int) -> dict[str, Any]:
    return seat.ask("read", number=number)


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_lesson(game: str, server: Seeded) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    anna, table, seat = learn(server, game)
    told = anna.http.get(f"/api/tables/{table}").json()
    assert (told["mode"], told["yours"], told["commitment"]) == ("lesson", [lesson.seat], "")
    for number, step in enumerate(lesson.steps, 1):
        waits = wait_for_step(seat)
        assert waits is not None
        asks = "act" if step.expects else "end" if number == len(lesson.steps) else "read"
        assert waits == {
            "number": number,
            "total": len(lesson.steps),
            "asks": asks,
            "text": step.text,
            "points": list(step.points),
            "wanted": list(step.expects),
        }
        assert seat.last["ply"] == lesson.plies[number - 1]
        assert not any(seat.facts["can"].values())
        do(seat, waits)
    assert seat.facts["lesson"] is None
    # The game continues against the computer, to its end if the learner likes.
    assert seat.wait_to_act()
    assert seat.facts["can"]["resign"]
    assert seat.act()["type"] == "done"
    assert seat.ask("resign")["type"] == "done"
    seat.hear_facts(status="over")
    kept = records.loads(anna.http.get(f"/api/tables/{table}/record").text)
    assert kept.actions[: len(lesson.script)] == lesson.script
    assert not verify(kept).committed, "the cards of a lesson were never sealed"
    assert seat.ask("offer", what="rematch", version=seat.version)["type"] == "done"
    again = anna.http.get(f"/api/tables/{seat.facts['next']}").json()
    assert again["mode"] == "computer"
    assert again["commitment"]


def test_what_a_step_does_not_want_changes_nothing(server: Seeded) -> None:
    _, table, seat = learn(server, "throne")
    welcome = wait_for_step(seat)
    assert welcome is not None
    early = read(seat, 2)
    assert early["reason"]["code"] == "nothing-to-read"
    do(seat, welcome)
    step = wait_for_step(seat)
    assert step is not None
    version = seat.version
    against_the_rules = seat.act("K2")
    assert against_the_rules["reason"]["code"] == "must-follow-faction"
    legal_but_unwanted = seat.act("D1")
    assert legal_but_unwanted["reason"] == {"code": "lesson-follow-hint", "values": {}}
    assert read(seat, step["number"])["reason"]["code"] == "nothing-to-read"
    assert seat.ask("undo", version=version)["reason"]["code"] == "nothing-to-undo"
    assert seat.ask("hint", version=version)["reason"]["code"] == "no-hints-here"
    assert seat.version == version
    # What the step wants is for the learner; a spectator receives nothing of it.
    watcher = Person(server).sit(table)
    assert watcher.hear()["facts"]["lesson"] is None


def test_a_lesson_survives_a_restart_in_the_middle(start: Start) -> None:
    server = start()
    anna, table, seat = learn(server, "throne")
    for _ in range(9):  # over the first jump
        step = wait_for_step(seat)
        assert step is not None
        do(seat, step)
    server.kill()
    server.start()
    seat = anna.sit(table)
    step = wait_for_step(seat)
    assert step is not None
    assert step["text"] == "lesson-second-phase"
    do(seat, step)
    step = wait_for_step(seat)
    assert step is not None
    assert step["text"] == "lesson-dwarf"
    assert seat.act("D4")["type"] == "done"


def test_a_lesson_that_was_rewritten_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored table whose script is no longer there is refused, not broken."""
    lesson = lesson_of("throne")
    assert lesson is not None
    setup = Setup(
        id="0" * 16,
        game="throne",
        rules=registry.find("throne").version,
        options=registry.find("throne").options.parse(lesson.options).texts(),
        mode="lesson",
        seats=(Seating("human", 1), Seating("computer", None, 1)),
        clock=None,
        pace="fast",
        reaction=4,
        secret="00" * 32,
        created=0,
    )
    begun = Table(setup, 0).take(Entry(0, "begin", 0))
    assert fold(Kept(setup, [begun]), 0).ply == lesson.plies[0]
    welcome = lesson.steps[0]
    other = replace(welcome, before=(*welcome.before[1::-1], *welcome.before[2:]))
    rewritten = replace(lesson, steps=(other, *lesson.steps[1:]))
    monkeypatch.setattr("zweikampf.server.table.table.lesson_of", lambda *_: rewritten)
    with pytest.raises(Denied) as refused:
        fold(Kept(setup, [begun]), 0)
    assert refused.value.reason.code == "lesson-changed"


def test_a_jump_is_told_as_a_whole(server: Seeded) -> None:
    _, _, seat = learn(server, "throne")
    for _ in range(8):
        step = wait_for_step(seat)
        assert step is not None
        do(seat, step)
    assert wait_for_step(seat)
    assert seat.last["type"] == "full"
    assert seat.last["view"]["led"] == "K8"
