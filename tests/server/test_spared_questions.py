"""A question with one answer costs no click, except between humans, where it would reveal
something."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Json, Person, Seat, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside

BEAT = 0.8
OPTIONS: dict[str, dict[str, str]] = {"dwarves": {"first": "1"}, "throne": {}, "tower": {}}
GAMES = [*OPTIONS]
KINDS = ["computer", "screen"]
LONGEST = 250


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path / "tables.db", PACE_MS=0, REACTION_SCALE=0) as server:
        yield server


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path / "tables.db", PACE_MS=int(BEAT * 1000)) as server:
        yield server


def seats_at(server: Inside, game: str, kind: str, address: str = "", **asked: Any) -> list[Seat]:
    person = Person(server, "Anna")
    opponent = {"kind": kind, **({"level": 1} if kind == "computer" else {})}
    how = {"opponent": opponent, "options": OPTIONS[game], "seat": 0, **asked}
    table = person.create(game, **how)["table"]["id"]
    numbers = (0, 1) if kind == "screen" else (0,)
    return [person.sit(table, f"{number}{address}") for number in numbers]


def own_turns(seats: list[Seat]) -> Iterator[Seat]:
    """Answer for the seat that is asked, until the game is over; everyone is up to date then."""
    while True:
        newest = max(seats, key=lambda seat: seat.version)
        for seat in seats:
            while seat.version < newest.version:
                seat.hear()
        if any(seat.facts.get("status") == "over" for seat in seats):
            return
        asked = next((seat for seat in seats if seat.last.get("legal")), None)
        if asked is None:
            seats[0].hear()
        else:
            yield asked


def choose(seat: Seat, turn: int) -> str:
    """Now this, now that: a game that comes to many kinds of questions."""
    legal = seat.last["legal"]
    return str(legal[turn * 7 % len(legal)])


def steps_of(seat: Seat) -> dict[int, Json]:
    """By ply, what this reader received, without what was taken back."""
    steps: dict[int, Json] = {}
    for frame in seat.frames:
        if frame["type"] == "full":
            steps = {ply: step for ply, step in steps.items() if ply < frame["ply"]}
        steps |= {step["ply"]: step for step in frame.get("steps", ())}
    return steps


def spared(seat: Seat) -> list[int]:
    """The plies that were played automatically."""
    return [ply for ply, step in steps_of(seat).items() if step["by_itself"]]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_who_has_one_answer(quick: Inside, game: str, kind: str) -> None:
    seats = seats_at(quick, game, kind)
    for turn, seat in enumerate(own_turns(seats)):
        if turn == LONGEST:
            break
        if len(seat.last["legal"]) == 1 and kind == "screen":
            assert game != "tower", "it comes without a look where nothing is hidden"
            look(seat)
            seat.hear_until("update")
            continue
        # It waits in one case: see test_a_question_waits_as_long_as_...
        assert len(seat.last["legal"]) > 1 or seat.facts["can"]["undo"]
        seat.act(choose(seat, turn))
    assert spared(seats[0]), "and the log tells of it"
    seat = seats[0]
    if seat.facts["status"] != "over":
        assert not seat.facts["spared"], "nothing before the end"
        seat.ask("resign")
        seat.hear_facts(status="over")
    assert seat.facts["spared"] == sorted(ply for each in seats for ply in spared(each))


@pytest.mark.parametrize("game", ["dwarves", "throne"])
def test_at_one_screen_the_other_player_cannot_tell(slow: Inside, game: str) -> None:
    """T10.10: a player with hidden cards takes the screen first, and then the card is played
    automatically. The other player sees an action like any other."""
    seats = seats_at(slow, game, "screen")
    seat = until_alone(slow, seats)
    other = next(each for each in seats if each is not seat)
    version = seat.version
    slow.advance(10 * BEAT)
    assert seat.ask("ping")["version"] == version
    assert not seat.facts["by_itself"]
    assert seat.ask("look", version=version - 1)["type"] == "done", "late, and without effect"
    assert not seat.facts["by_itself"]
    look(seat)
    assert not other.facts["by_itself"]
    slow.advance(BEAT)
    own, told = seat.hear_until("update"), other.hear_until("update")
    assert own["steps"][0]["by_itself"]
    assert not told["steps"][0]["by_itself"]
    assert {**told["steps"][0], "by_itself": True}.keys() == own["steps"][0].keys()


def look(seat: Seat) -> None:
    """Take the screen; questions with one answer are answered automatically now."""
    assert seat.ask("look", version=seat.version)["type"] == "done"
    assert seat.facts["by_itself"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_who_wants_to_be_asked_is_asked(quick: Inside, game: str, kind: str) -> None:
    seats = seats_at(quick, game, kind, "&ask=always")
    questions = 0
    for turn, seat in enumerate(own_turns(seats)):
        assert not seat.facts["by_itself"]
        questions += len(seat.last["legal"]) == 1
        if questions == 3:
            break
        seat.act(choose(seat, turn))
    assert questions == 3
    # At one screen the game may begin before the second socket has said so.
    began = max(seat.frames[0]["ply"] for seat in seats)
    assert [ply for ply in spared(seats[0]) if ply >= began] == []


@pytest.mark.parametrize("game", GAMES)
def test_between_humans_everybody_answers_and_nothing_is_told(quick: Inside, game: str) -> None:
    """A question for a reaction takes its time; all others wait for an answer."""
    options = {"first": "0"} if game == "dwarves" else {}
    seats = list(two_at_a_table(quick, game, options=options))
    alone = 0
    for turn, seat in enumerate(own_turns(seats)):
        if len(seat.last["legal"]) == 1:
            alone += 1
            if game == "dwarves" and seat.last["legal"] == ["pass"]:
                assert seat.facts["window"] is not None
                version = seat.version
                while seat.version == version:
                    seat.hear()  # until the time is over
                continue
        if alone == 5:
            break
        seat.act(choose(seat, turn))
    assert alone >= 3
    assert not spared(seats[0])
    assert not spared(seats[1])


def wait_for_readers(server: Inside, table: str, count: int) -> None:
    room = server.do(lambda: server.lobby.rooms.open(table))
    server.until(lambda: len(room.readers) == count)


def until_spared(server: Inside, seats: list[Seat], *, after: int = 0) -> Seat:
    """The same, and it is about to be answered automatically."""
    seat = until_alone(server, seats, after=after)
    if not seat.facts["by_itself"]:
        look(seat)
    return seat


def until_alone(server: Inside, seats: list[Seat], *, after: int = 0) -> Seat:
    """Play until a seat has one answer, after some choices."""
    for seat in seats:
        while not seat.last.get("view"):
            seat.hear()
    for turn in range(LONGEST):
        newest = max(seats, key=lambda seat: seat.version)
        for seat in seats:
            while seat.version < newest.version:
                seat.hear()
        for seat in seats:
            if seat.facts["by_itself"] or len(seat.last["legal"]) == 1:
                if turn >= after:
                    return seat
                if not seat.facts["by_itself"]:
                    look(seat)
                server.advance(BEAT)
                seat.hear_until("update")
                break
            if seat.last["legal"]:
                seat.act(choose(seat, turn))
                break
    raise AssertionError("no such question came")


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_comes_after_a_beat_and_alone(slow: Inside, game: str) -> None:
    """Nothing is skipped: what led to it is sent before, and each answer separately."""
    seats = seats_at(slow, game, "screen")
    seat = until_spared(slow, seats)
    version, ply = seat.version, seat.last["ply"]
    assert seat.last["legal"] == [] or game != "tower"  # there the other one may be looking
    assert not seat.facts["can"]["hint"]
    slow.advance(BEAT * 0.9)
    assert seat.ask("ping")["version"] == version
    slow.advance(BEAT * 0.1)
    update = seat.hear_until("update")
    assert update["since"] == version
    first, *rest = update["steps"]
    assert first["ply"] == ply
    assert first["by_itself"]
    assert all(step["actor"] == "chance" or is_pass(step) for step in rest)


def is_pass(step: Json) -> bool:
    """What happens at once: the reaction of a seat that has none."""
    return [event["event"] for event in step["events"]] == ["passed"]


def test_who_comes_to_be_asked_is_asked_at_all_sockets(slow: Inside) -> None:
    seats = seats_at(slow, "tower", "screen")
    seat = until_spared(slow, seats)
    number = next(frame["seat"] for frame in seat.frames if frame["type"] == "full")
    curious = seat.person.sit(seat.table, f"{number}&ask=always")
    assert len(curious.hear_until("full")["legal"]) == 1
    full = seat.hear_until("full")
    assert len(full["legal"]) == 1
    assert not full["facts"]["by_itself"]
    slow.advance(10 * BEAT)
    assert seat.ask("ping")["version"] == full["version"]
    curious.socket.close()
    wait_for_readers(slow, seat.table, len(seats))
    slow.advance(BEAT)
    assert seat.hear_until("update")["steps"][0]["by_itself"]


def test_nobody_is_answered_for_while_away(slow: Inside) -> None:
    seats = seats_at(slow, "tower", "screen")
    seat = until_spared(slow, seats)
    version = seat.version
    for each in seats:
        each.socket.close()
    wait_for_readers(slow, seat.table, 0)
    slow.advance(10 * BEAT)
    number = next(frame["seat"] for frame in seat.frames if frame["type"] == "full")
    back = seat.person.sit(seat.table, number)
    assert back.hear_until("full")["version"] == version
    assert back.facts["by_itself"]
    slow.advance(BEAT)
    assert back.hear_until("update")["since"] == version


def test_a_clock_stands_still_for_an_answer_that_comes_by_itself(slow: Inside) -> None:
    clock = {"base": 600, "increment": 0}
    seat = until_spared(slow, seats_at(slow, "tower", "screen", clock=clock))
    assert seat.facts["clocks"]["running"] is None
    left = seat.facts["clocks"]["left"]
    slow.advance(BEAT)
    assert seat.hear_until("update")["facts"]["clocks"]["left"] == left


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_what_was_chosen(slow: Inside, game: str) -> None:
    """At one screen: a question that was answered automatically would be answered again. The same
    if a player who wants to be asked answered it, and then no longer wants to be asked."""
    seats = seats_at(slow, game, "screen")
    seat = until_spared(slow, seats, after=6)
    number = next(frame["seat"] for frame in seat.frames if frame["type"] == "full")
    curious = seat.person.sit(seat.table, f"{number}&ask=always")
    full = curious.hear_until("full")
    curious.act(full["legal"][0])
    forced = full["ply"]
    curious.socket.close()
    wait_for_readers(slow, seat.table, len(seats))
    while seat.last["ply"] <= forced:
        seat.hear()
    by_itself = {*spared(seat), forced}
    chosen = [
        ply
        for ply, step in steps_of(seat).items()
        if step["actor"] == number and ply not in by_itself
    ]
    assert seat.ask("undo", version=seat.version)["type"] == "done"
    if seat.last["type"] != "full" or seat.last["ply"] != max(chosen):
        seat.hear_until("full", ply=max(chosen))
    assert len(seat.last["legal"]) > 1
    slow.advance(10 * BEAT)
    assert seat.ask("ping")["version"] == seat.last["version"], "and it stays there"


def test_a_question_waits_as_long_as_its_answer_would_end_a_free_undo(quick: Inside) -> None:
    """Against the computer, in Tower: the only thing left is to draw a card, and with it the last
    move could not be taken back any more. So there is a choice: to continue or to go back."""
    seats = seats_at(quick, "tower", "computer")
    (seat,) = seats
    for turn, _ in enumerate(own_turns(seats)):
        if len(seat.last["legal"]) == 1:
            break
        seat.act(choose(seat, turn))
    assert seat.facts["can"]["undo"]
    before = seat.last["ply"]
    assert seat.ask("undo", version=seat.version)["type"] == "done"
    while seat.last["ply"] >= before:
        seat.hear()
    assert len(seat.last["legal"]) > 1
    # Again, and this time continuing: the card is drawn, and nothing can be taken back.
    for turn, _ in enumerate(own_turns(seats)):
        if len(seat.last["legal"]) == 1:
            break
        seat.act(choose(seat, turn))
    seat.act()
    assert not seat.facts["can"]["undo"]


def test_beside_a_stand_in_nobody_is_asked_either(inside: StartInside) -> None:
    """The friend is gone and a computer continues: there is no one left to hide anything from."""
    server = inside(REACTION_SCALE=1.0, GONE_SECONDS=30, PACE_MS=0, FRAMES=10_000)
    one, two = two_at_a_table(server, "dwarves", options={"first": "0"})
    room = server.lobby.rooms.find(one.table)
    assert room is not None
    one.socket.close()
    server.until(lambda: 0 in room.presence.away_since)
    server.advance(60)
    assert two.ask("claim", how="computer")["type"] == "done"
    begun = len(two.frames)
    while not spared(two):
        if two.last["legal"]:
            two.act()
        two.hear()
    assert all(frame["facts"]["window"] is None for frame in two.frames[begun:] if "facts" in frame)
