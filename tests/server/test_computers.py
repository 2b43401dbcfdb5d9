"""Computers at their tables: they move whatever happens to their players, and wait their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

import pytest

from tests.server.client import Person, Seat, catch_up, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from tests.server.thinkers import HeldWorker, QuickWorker, first_legal
from zweikampf.engine import registry
from zweikampf.players.player import Move
from zweikampf.server.live import lobby
from zweikampf.server.workers.jobs import Answer
from zweikampf.server.workers.process import ThinkingFailed, Worker
from zweikampf.server.workers.round_robin import Payer, payer
from zweikampf.server.workers.worker_pool import PATIENCE

GAMES = registry.names()
SECOND = {"throne": {"leader": "1"}, "dwarves": {"first": "1"}}  # seat 1 begins


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> HeldWorker:
    worker = HeldWorker()
    only(worker, monkeypatch)
    return worker


def only(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """The only process of a server. There is no spare one: it never gets ready."""
    workers = iter([worker, HeldWorker()])
    monkeypatch.setattr(lobby, "Worker", lambda: next(workers))


def against_computer(
    server: Inside,
    game: str = "throne",
    name: str = "Anna",
    address: str = "127.0.0.1",
    **asked: Any,
) -> Seat:
    """A game in which the computer begins, if the game lets us choose."""
    computer = {"kind": "computer", "level": 6}
    options = SECOND.get(game, {})
    person = Person(server, name, address)
    created = person.create(game, opponent=computer, seat=0, options=options, **asked)
    seat = person.sit(created["table"]["id"])
    while seat.last.get("view") is None:
        seat.hear()
    return seat


def wait_for_job(seat: Seat, worker: HeldWorker, number: int) -> Any:
    """The job with this number, counted from 1."""
    until(seat, lambda: len(worker.asked) >= number)
    return worker.asked[number - 1]


def until(seat: Seat, holds: Callable[[], bool], plays: bool = False) -> None:
    """Wait for something at the server; ``plays``: the seat acts whenever it can."""
    server = seat.person.server
    assert isinstance(server, Inside)
    room = server.lobby.rooms._rooms[seat.table]
    while not holds():
        if plays and seat.last["legal"]:
            seat.act()
            continue
        server.until(lambda: holds() or (plays and room.version > seat.version))
        catch_up(seat, seat.version if holds() else room.version)


def play_some(seat: Seat, turns: int) -> None:
    for _ in range(turns):
        if not seat.wait_to_act():
            return
        seat.act()


def failing(error: Exception | None) -> Callable[[Any], Answer]:
    def script(job: Any) -> Answer:
        if error is None:
            return Answer("no such token", 0.0)
        raise error

    return script


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "error",
    [ThinkingFailed("gone"), TypeError("cannot be read"), OSError(24, "too many"), None],
    ids=["failed", "unread", "not started", "nonsense"],
)
def test_a_player_that_fails_does_not_stop_its_table(
    game: str, error: Exception | None, inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = QuickWorker(failing(error))
    only(worker, monkeypatch)
    server = inside()
    with against_computer(server, game) as seat:
        while worker.asked < 3:
            play_some(seat, 1)
        worker.script = first_legal
        asked = worker.asked
        while worker.asked < asked + 3:
            play_some(seat, 1)
        assert _over(server, "done") > 0
        assert (_over(server, "failed") > 0) == (error is not None)


def test_a_computer_moves_when_no_process_can_be_started_and_thinks_when_it_can(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = asyncio.create_subprocess_exec

    async def no_descriptors(*_: Any, **__: Any) -> NoReturn:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_descriptors)
    server = inside()
    with against_computer(server) as seat:
        play_some(seat, 3)
        assert _over(server, "failed") >= 2
        assert _over(server, "done") == 0
        monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        failed = _over(server, "failed")
        play_some(seat, 3)
        assert seat.wait_to_act()
        assert _over(server, "done") >= 1
        assert _over(server, "failed") <= failed + 1, "at most the one that was under way"


def _over(server: Inside, result: str) -> float:
    labels = {"kind": "move", "result": result}
    return server.lobby.metrics.registry.get_sample_value("zweikampf_thoughts_total", labels) or 0.0


@pytest.mark.parametrize("game", ["throne", "dwarves"])
def test_a_player_that_hangs_does_not_stop_its_table(
    game: str, inside: StartInside, held: HeldWorker
) -> None:
    server = inside(THINKING_SECONDS=5)
    with against_computer(server, game) as seat:
        job = wait_for_job(seat, held, 1)
        before = seat.version
        server.advance(4.9)
        assert seat.ask("ping")["version"] == before
        server.advance(0.2)
        while seat.version == before:
            seat.hear()
        assert held.ended == 1
        assert seat.last["steps"][0]["actor"] == 1
        until(seat, lambda: len(held.asked) == 2, plays=True)
        assert held.asked[1].view != job.view, "it thinks about its next move"


def test_trouble_at_the_table_itself_does_not_leave_the_computer_dead(
    inside: StartInside, held: HeldWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside()
    with against_computer(server) as seat:
        wait_for_job(seat, held, 1)
        table = next(iter(server.lobby.rooms._rooms.values())).table
        hides = table.hides_from
        failed: list[int] = []

        def broken(of: int) -> NoReturn:
            failed.append(of)
            raise RuntimeError("not expected")

        monkeypatch.setattr(table, "hides_from", broken)
        server.do(lambda: held.finish(held.asked[0].legal[0]))
        until(seat, lambda: bool(failed), plays=True)
        monkeypatch.setattr(table, "hides_from", hides)
        again = seat.person.sit(table.setup.id)
        again.hear()
        wait_for_job(again, held, 2)


def test_a_guest_at_many_tables_does_not_hold_up_another_one(
    inside: StartInside, held: HeldWorker
) -> None:
    server = inside()
    anna = Person(server, "Anna")
    computer = {"kind": "computer", "level": 6}
    tables = [
        anna.create("throne", opponent=computer, seat=0, options={"leader": "1"})["table"]["id"]
        for _ in range(6)
    ]
    seats = [anna.sit(table) for table in tables]
    for seat in seats:
        while seat.last.get("view") is None:
            seat.hear()
    wait_for_job(seats[0], held, 1)
    with against_computer(server, "dwarves", "Ben") as ben:
        ben.ask("ping")
        for number, game in enumerate(["dwarves", "throne"], 2):
            server.do(lambda: held.finish(held.asked[-1].legal[0]))
            assert wait_for_job(ben, held, number).game == game


def test_forty_guests_of_one_address_do_not_hold_up_the_guest_of_another(
    inside: StartInside, held: HeldWorker
) -> None:
    """Each of them has a table at which the computer begins; Ben comes last."""
    server = inside()
    crowd = [against_computer(server, address="127.0.0.2") for _ in range(40)]
    wait_for_job(crowd[0], held, 1)
    with against_computer(server, "dwarves", "Ben", "127.0.0.3") as ben:
        ben.ask("ping")
        for number, game in enumerate(["dwarves", "throne"], 2):
            server.do(lambda: held.finish(held.asked[-1].legal[0]))
            assert wait_for_job(ben, held, number).game == game


def test_acting_and_taking_back_in_a_loop_keeps_one_process_busy(
    inside: StartInside, held: HeldWorker
) -> None:
    server = inside()
    person = Person(server, "Anna")
    created = person.create(
        "throne",
        opponent={"kind": "computer", "level": 6},
        seat=0,
        options={"leader": "0"},
    )
    with person.sit(created["table"]["id"]) as seat:
        assert seat.wait_to_act()
        for _ in range(30):
            version = seat.act()["version"]
            assert seat.ask("undo", version=version)["type"] == "done"
            while not seat.last["legal"]:
                seat.hear()
        seat.act()
        wait_for_job(seat, held, 1)
        assert (len(held.asked), held.ended) == (1, 0)
        server.advance(PATIENCE + 0.1)
        wait_for_job(seat, held, 2)
        assert held.ended == 1, "one for all that time"
        before = seat.version
        server.do(lambda: held.finish(held.asked[1].legal[0]))
        while seat.version == before:
            seat.hear()


def leave_to_computer(server: Inside, one: Seat, two: Seat) -> None:
    """One player leaves, and the other lets a computer continue."""
    room = server.lobby.rooms._rooms[one.table]
    two.socket.close()
    until(one, lambda: len(room.readers) == 1)
    server.advance(31)
    while not one.facts["can"]["claim"]:
        one.hear()
    assert one.ask("claim", how="computer")["type"] == "done"


def test_an_offer_does_not_begin_the_thinking_again(inside: StartInside, held: HeldWorker) -> None:
    """A computer stands in for Ben, who comes back and offers a draw while it thinks."""
    server = inside()
    one, two = two_at_a_table(server, options={"leader": "1"})
    leave_to_computer(server, one, two)
    job = wait_for_job(one, held, 1)
    assert job.level == 3
    back = two.person.sit(two.table)
    back.hear_facts(status="running")
    assert back.ask("offer", what="draw", version=one.version)["type"] == "done"
    before = one.version
    server.do(lambda: held.finish(job.legal[-1]))
    while one.version == before:
        one.hear()
    assert len(held.asked) == 1
    assert held.ended == 0


def test_for_whom_a_computer_thinks(
    inside: StartInside, held: HeldWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the human opposite; a stand-in for the player who is still there. Both are charged, the
    guest and the address; for an absent player, the address of the last visit."""
    server = inside()
    payers = noted_payers(server, monkeypatch)
    with against_computer(server, address="127.0.0.2") as alone:
        wait_for_job(alone, held, 1)
    one, two = two_at_a_table(server, options={"leader": "1"})
    rooms = list(server.lobby.rooms._rooms.values())
    owners = [seating.guest for room in rooms for seating in room.table.setup.seats]
    leave_to_computer(server, one, two)
    until(one, lambda: len(payers) == 2)
    anna_alone, _, anna, ben = owners
    assert len({anna_alone, anna, ben}) == 3
    assert payers == [payer("127.0.0.2", anna_alone), payer("127.0.0.1", anna)]


def noted_payers(server: Inside, monkeypatch: pytest.MonkeyPatch) -> list[Payer]:
    """Who is charged for moves."""
    payers: list[Payer] = []
    choose = server.lobby.workers.choose

    async def noted(payer: Payer, job: Any) -> Any:
        payers.append(payer)
        return await choose(payer, job)

    monkeypatch.setattr(server.lobby.workers, "choose", noted)
    return payers


@pytest.mark.parametrize("is_put_away", [False, True])
def test_who_pays_at_a_table_whose_player_is_gone(
    is_put_away: bool, inside: StartInside, held: HeldWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guest at the last address; if the server no longer knows it, the address of the
    spectator for whom the table was opened."""
    server = inside()
    payers = noted_payers(server, monkeypatch)
    seat = against_computer(server, address="127.0.0.2")
    wait_for_job(seat, held, 1)
    room = server.lobby.rooms._rooms[seat.table]
    guest = room.table.seating(0).guest
    watching = Person(server, address="127.0.0.3").sit(seat.table)
    watching.hear()
    seat.socket.close()
    until(watching, lambda: len(room.readers) == 1)
    if is_put_away:
        watching.socket.close()
        server.do(lambda: server.lobby.rooms.forget(room))
        server.do(lambda: held.finish("too late"))
        watching = Person(server, address="127.0.0.3").sit(seat.table)
    else:
        server.do(lambda: room.computer.stop())
        server.do(lambda: room.computer.start())
    until(watching, lambda: len(payers) == 2)
    assert payers[1] == payer("127.0.0.3" if is_put_away else "127.0.0.2", guest)


def test_after_seats_were_swapped_addresses_are_where_their_players_are(
    inside: StartInside,
) -> None:
    for seed in range(1, 20):
        server = inside(seed=seed)
        anna = Person(server, "Anna", "127.0.0.2")
        ben = Person(server, "Ben", "127.0.0.3")
        created = anna.create(seat="random")
        ben.join(created)
        seats = [each.sit(created["table"]["id"]) for each in (anna, ben)]
        for seat in seats:
            seat.hear_facts(status="running")
        room = server.lobby.rooms._rooms[created["table"]["id"]]
        addresses = [room.presence.address_of(seat) for seat in (0, 1)]
        if room.table.setup.swapped:
            assert addresses == ["127.0.0.3", "127.0.0.2"]
            return
        assert addresses == ["127.0.0.2", "127.0.0.3"]
        server.stop()
    pytest.fail("no seats were swapped")


# Hints


def asking(server: Inside, address: str = "127.0.0.1") -> Seat:
    person = Person(server, "Anna", address)
    created = person.create("throne", opponent={"kind": "screen"}, options={"leader": "0"})
    seat = person.sit(created["table"]["id"], 0)
    assert seat.wait_to_act()
    return seat


def test_a_seat_has_one_hint_at_a_time_however_many_sockets_it_has(
    inside: StartInside, held: HeldWorker
) -> None:
    server = inside()
    seat = asking(server)
    others = [seat.person.sit(seat.table, 0) for _ in range(4)]
    for other in others:
        assert other.wait_to_act()
    hint = seat.send("hint", version=seat.version)
    wait_for_job(seat, held, 1)
    for other in (*others, seat):
        assert other.ask("hint", version=other.version)["reason"]["code"] == "too-fast"
    server.do(lambda: held.finish([(Move(held.asked[0].legal[0], 10, 0.5), [])]))
    assert seat.hear_until("hint")["id"] == hint
    again = others[0].send("hint", version=seat.version)
    wait_for_job(others[0], held, 2)
    server.do(lambda: held.finish([]))
    assert others[0].hear_until("hint")["id"] == again


def test_a_guest_has_few_hints_at_a_time_however_many_tables(
    inside: StartInside, held: HeldWorker
) -> None:
    server = inside(GUEST_JOBS=2)
    first = asking(server)
    seats = [first]
    for _ in range(2):
        created = first.person.create(
            "throne", opponent={"kind": "screen"}, options={"leader": "0"}
        )
        seats.append(first.person.sit(created["table"]["id"], 0))
        assert seats[-1].wait_to_act()
    for seat in seats[:2]:
        seat.send("hint", version=seat.version)
        seat.ask("ping")
    assert seats[2].ask("hint", version=seats[2].version)["reason"]["code"] == "too-fast"


def test_an_address_has_few_hints_at_a_time_however_many_guests(
    inside: StartInside, held: HeldWorker
) -> None:
    server = inside(GUEST_JOBS=1, ADDRESS_JOBS=2)
    seats = [asking(server) for _ in range(3)]
    for seat in seats[:2]:
        seat.send("hint", version=seat.version)
        seat.ask("ping")
    assert seats[2].ask("hint", version=seats[2].version)["reason"]["code"] == "too-fast"
    elsewhere = asking(server, "127.0.0.2")
    elsewhere.send("hint", version=elsewhere.version)
    elsewhere.ask("ping")
    server.do(lambda: held.finish([]))
    wait_for_job(seats[0], held, 2)
    server.do(lambda: held.finish([]))
    assert elsewhere.hear_until("hint")["moves"] == [], "before the second one at that address"


def test_a_hint_that_fails_is_answered(inside: StartInside, held: HeldWorker) -> None:
    server = inside(THINKING_SECONDS=5)
    seat = asking(server)
    for number in (1, 2):
        hint = seat.send("hint", version=seat.version)
        wait_for_job(seat, held, number)
        if number == 1:
            server.do(lambda: held.fail(TypeError("cannot be read")))
        else:
            server.advance(6)
        refused = seat.hear_until("refused")
        assert (refused["id"], refused["reason"]["code"]) == (hint, "hint-failed")


def test_a_hint_for_a_table_that_moves_on_has_no_moves(
    inside: StartInside, held: HeldWorker
) -> None:
    server = inside()
    seat = asking(server)
    version = seat.version
    hint = seat.send("hint", version=version)
    wait_for_job(seat, held, 1)
    seat.send("act", token=seat.last["legal"][0], version=version)
    answer = seat.hear_until("hint")
    assert (answer["id"], answer["moves"], answer["version"]) == (hint, [], version)


# Pace


def has_asked(worker: HeldWorker, number: int) -> bool:
    return len(worker.asked) == number


def test_the_computer_keeps_its_pace_whether_it_has_thought_or_not(
    inside: StartInside, held: HeldWorker
) -> None:
    """Throne, phase 1: an action takes as many beats as the longest one so far."""
    server = inside(PACE_MS=100)
    with against_computer(server) as seat:
        for number, seconds in enumerate([0.0, 0.25, 0.0, 0.05], 1):
            until(seat, partial(has_asked, held, number), plays=True)
            job, before = held.asked[-1], seat.version
            server.do(partial(held.finish, job.legal[0], seconds))
            beats = 1 if number == 1 else 3
            server.advance(0.1 * beats - 0.01)
            assert seat.ask("ping")["version"] == before, "too early"
            server.advance(0.02)
            while seat.version == before:
                seat.hear()


def test_one_table_that_thinks_does_not_delay_another(
    inside: StartInside, held: HeldWorker
) -> None:
    server = inside()
    with against_computer(server) as slow:
        wait_for_job(slow, held, 1)
        quick = asking(server)
        for _ in range(20):
            quick.ask("ping")
        assert quick.act()["type"] == "done"
        assert len(held.asked) == 1
