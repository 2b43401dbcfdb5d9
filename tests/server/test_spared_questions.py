"""A question with one answer costs nobody a click, except between humans, where it would tell."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Person, Seat, two_at_a_table
from tests.server.running import Running

ONLY = ["pass"]


def own_turns(seats: list[Seat]) -> Iterator[Seat]:
    """Whoever is to act, until the game is over; everybody is up to date then."""
    while True:
        newest = max(seats, key=lambda seat: seat.version)
        for seat in seats:
            while seat.version < newest.version:
                seat.hear()
        acting = next((seat for seat in seats if seat.last.get("legal")), None)
        if any(seat.facts.get("status") == "over" for seat in seats):
            return
        if acting is None:
            seats[0].hear()
        else:
            yield acting


def spared(seat: Seat) -> dict[int, bool]:
    """By ply: whether it came by itself, of all that this reader was told."""
    told = [frame for frame in seat.frames if frame["type"] in ("full", "update")]
    return {step["ply"]: step["by_itself"] for frame in told for step in frame["steps"]}


def seats_at(server: Running, kind: str, address: str = "") -> list[Seat]:
    person = Person(server, "Anna")
    opponent = {"kind": kind, **({"level": 1} if kind == "computer" else {})}
    asked = {"opponent": opponent, "options": {"first": "1"}, "seat": 0, "pace": "fast"}
    table = person.create("dwarves", **asked)["table"]["id"]
    return [
        person.sit(table, f"{seat}{address}") for seat in ((0, 1) if kind == "screen" else (0,))
    ]


@pytest.mark.parametrize("kind", ["computer", "screen"])
def test_nobody_is_asked_who_can_only_pass(server: Running, kind: str) -> None:
    seats = seats_at(server, kind)
    for turn, seat in enumerate(own_turns(seats)):
        assert seat.last["legal"] != ONLY
        seat.act(seat.last["legal"][-1])
        if turn > 150:
            break
    by_itself = spared(seats[0])
    assert any(by_itself.values()), "and the log tells of it"
    seats[0].ask("resign")
    record = seats[0].person.http.get(f"/api/tables/{seats[0].frames[0]['table']}/record").text
    assert " pass" in record


@pytest.mark.parametrize("kind", ["computer", "screen"])
def test_who_wants_to_be_asked_is_asked(server: Running, kind: str) -> None:
    seats = seats_at(server, kind, "&ask=always")
    questions = 0
    for seat in own_turns(seats):
        questions += seat.last["legal"] == ONLY
        if questions == 3:
            break
        seat.act(seat.last["legal"][-1])
    assert questions == 3
    assert not any(spared(seats[0]).values())


def test_between_humans_a_question_takes_its_time_and_silence_is_not_told(server: Running) -> None:
    seats = list(two_at_a_table(server, "dwarves", options={"first": "0"}))
    windows = 0
    for seat in own_turns(seats):
        if seat.last["legal"] == ONLY:
            windows += 1
            assert seat.facts["window"] is not None
            version = seat.version
            while seat.version == version:
                seat.hear()  # until the time is over
        else:
            seat.act(seat.last["legal"][-1])
        if windows == 5:
            break
    assert windows == 5
    assert not any(spared(seats[0]).values())
    assert not any(spared(seats[1]).values())


def test_undo_goes_back_to_what_was_chosen(server: Running) -> None:
    """At one screen: a question that was answered by itself would be answered again."""
    seats = seats_at(server, "screen")
    for seat in own_turns(seats):
        number = seat.frames[0]["seat"]
        last_own = max((ply for ply, by_itself in spared(seat).items() if by_itself), default=None)
        own = [step for frame in seat.frames for step in frame.get("steps", ())]
        acted = [step["ply"] for step in own if step["actor"] == number]
        if last_own is not None and acted and max(acted) == last_own:
            chosen = [ply for ply in acted if not spared(seat)[ply]]
            if chosen:
                assert seat.ask("undo", version=seat.version)["type"] == "done"
                full = seat.last if seat.last["type"] == "full" else seat.hear_until("full")
                assert full["ply"] == max(chosen)
                assert len(full["legal"]) > 1 or full["legal"] != ONLY
                return
        seat.act(seat.last["legal"][-1])
    raise AssertionError("no such question came")
