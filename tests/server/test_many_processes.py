"""Several processes with one PostgreSQL: everyone at a table is told the same, wherever they are;
what happens automatically is done once; and what was confirmed is stored once."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import zweikampf as zk
from tests.patience import PATIENCE
from tests.server import calling
from tests.server.client import Person, Seat, catch_up, close_all
from tests.server.databases import execute, rows
from tests.server.inside import Inside
from tests.server.running import refused
from tests.server.test_deals import begin, deal_of
from tests.server.test_review import played, record_of
from zweikampf.engine.comparing import have_same_cards
from zweikampf.server.live.room import Room

Pair = tuple[Inside, Inside]


@pytest.fixture
def pair(empty_postgres: str) -> Iterator[Pair]:
    """Two servers, each with its own clock, that know each other."""
    one, two = (Inside(empty_postgres, seed=seed) for seed in (1, 2))
    one.start()
    two.start()
    for server in (one, two):
        server.until(partial(_knows_others, server))
    yield one, two
    close_all()
    for server in (one, two):
        server.stop()


def _knows_others(server: Inside) -> bool:
    return server.lobby.peers.are_there


def _holds(room: Room) -> bool:
    question = room.questions.current
    return question is not None and question.held is not None


def between(pair: Pair, game: str = "throne", **asked: Any) -> tuple[Seat, Seat]:
    """Anna at one process and Ben at the other, the cards dealt."""
    anna, ben = Person(pair[0], "Anna"), Person(pair[1], "Ben")
    created = anna.create(game, **{"seat": 0, **asked})
    ben.join(created)
    table = created["table"]["id"]
    seats = anna.sit(table), ben.sit(table)
    for seat in seats:
        seat.hear_facts(status="running")
        while seat.last.get("view") is None:
            seat.hear()
    return seats


def entries(url: str, table: str) -> list[tuple[Any, ...]]:
    return rows(
        url,
        "SELECT number, kind, asker, frame FROM entries "
        f"WHERE table_id = '{table}' ORDER BY number",
    )


def holders(pair: Pair, table: str) -> list[bool]:
    found = []
    for server in pair:
        room = server.lobby.rooms.find(table)
        found.append(room is not None and room.neighbours.is_holder)
    return found


def to_move(seats: tuple[Seat, Seat]) -> tuple[Seat, Seat]:
    latest = max(seat.version for seat in seats)
    for seat in seats:
        catch_up(seat, latest)
    return seats if seats[0].last["legal"] else (seats[1], seats[0])


def until_told(pair: Pair, table: str, is_so: Callable[[Room], bool]) -> None:
    """Both processes know, and have told their readers: they do so once a second."""
    for server in pair:
        room = server.lobby.rooms.find(table)
        assert room is not None
        server.until(partial(is_so, room))
        server.advance(1)


def deaf(monkeypatch: pytest.MonkeyPatch, server: Inside) -> None:
    """This process hears nothing from others."""
    monkeypatch.setattr(server.lobby.peers, "_hearers", [])


def test_players_and_spectators_at_different_processes_are_told_the_same(pair: Pair) -> None:
    seats = between(pair)
    table = seats[0].table
    watching = [Person(server).sit(table, "watch") for server in pair]
    until_told(pair, table, lambda room: room.presence.watchers == 2)
    for seat in (*seats, *watching):
        seat.hear_facts(watchers=2)
        assert [player["present"] for player in seat.facts["players"]] == [True, True]
    for _ in range(6):
        seat, other = to_move(seats)
        done = seat.act()
        assert done["type"] == "done"
        for each in (seat, other, *watching):
            catch_up(each, done["version"])
    assert watching[0].last["view"] == watching[1].last["view"]
    seats[0].send("say", what="hello")
    assert seats[1].hear_until("emote")["what"] == "hello"
    seats[1].socket.close()
    until_told(pair, table, lambda room: not room.presence.is_there(1))
    while seats[0].facts["players"][1]["present"]:
        seats[0].hear()
    assert sum(holders(pair, table)) == 1


def test_a_process_that_has_not_heard_of_a_move_reads_it_before_it_answers(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = between(pair)
    seat, other = to_move(seats)
    behind = pair[seats.index(other)]
    deaf(monkeypatch, behind)
    assert seat.act()["type"] == "done"
    stale = other.version
    refusal = other.ask("resign")
    assert refusal["type"] == "done", "it is still possible"
    assert other.version > stale, "and the move was told first"
    kinds = [kind for _, kind, _, _ in entries(behind.settings.database, seat.table)]
    assert kinds[-2:] == ["act", "end"]


def test_a_move_for_an_older_version_is_refused_by_a_process_that_is_behind(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = between(pair)
    seat, other = to_move(seats)
    again = Person(pair[seats.index(other)])
    again.http.cookies.update(seat.person.http.cookies)
    second = again.sit(seat.table, int(seats.index(seat)))
    catch_up(second, seat.version)
    deaf(monkeypatch, pair[seats.index(other)])
    token = seat.last["legal"][0]
    assert seat.act(token)["type"] == "done"
    refusal = second.act(token)
    assert (refusal["type"], refusal["reason"]["code"]) == ("refused", "stale-version")
    assert second.version == seat.version


def test_one_frame_at_two_processes_is_carried_out_once(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = between(pair)
    seat, other = to_move(seats)
    at = seats.index(other)
    again = Person(pair[at])
    again.http.cookies.update(seat.person.http.cookies)
    second = again.sit(seat.table, 1 - at)
    catch_up(second, seat.version)
    deaf(monkeypatch, pair[at])
    act = {"type": "act", "id": "one", "token": seat.last["legal"][0], "version": seat.version}
    for each in (seat, second):
        each.send_frame(act)
        each.hear_until("done", id="one")
    stored = entries(pair[0].settings.database, seat.table)
    assert [frame for *_, frame in stored].count("one") == 1


@pytest.mark.parametrize("watched_first", [0, 1])
def test_an_answer_to_a_question_waits_at_the_holder(pair: Pair, watched_first: int) -> None:
    """Whichever process that is, the answer is carried out when its time is over, and the player is
    told; the other process has told no one before."""
    anna = Person(pair[0], "Anna")
    created = anna.create("dwarves", seat=0, options={"first": "0"}, reaction=4)
    table = created["table"]["id"]
    Person(pair[watched_first]).sit(table, "watch").hear()
    ben = Person(pair[1], "Ben")
    ben.join(created)
    other, asked = anna.sit(table), ben.sit(table)
    while asked.facts.get("window") is None:
        other.wait_to_act()
        catch_up(asked, other.act()["version"])
    assert holders(pair, table) == [watched_first == 0, watched_first == 1]
    version = asked.version
    asked.send_frame({"type": "act", "id": "answer", "token": "pass", "version": version})
    for server in pair:
        room = server.lobby.rooms.find(table)
        assert room is not None
        server.until(partial(_holds, room))
    pair[1 - watched_first].advance(4)
    stored = entries(pair[0].settings.database, table)
    assert stored[-1][-1] != "answer"
    pair[watched_first].advance(4)
    asked.hear_until("done", id="answer")
    for each in (other, asked):
        catch_up(each, version + 1)
    stored = entries(pair[0].settings.database, table)
    assert [frame for *_, frame in stored].count("answer") == 1


@pytest.mark.usefixtures("quick_computers")
def test_another_process_takes_over_and_the_first_one_cannot_write_any_more(pair: Pair) -> None:
    one, two = pair
    anna = Person(one, "Anna")
    asked = {"opponent": {"kind": "computer", "level": 1}, "seat": 0}
    table: str = anna.create("throne", **asked)["table"]["id"]
    first = anna.sit(table)
    assert first.wait_to_act()
    anna.move_to(two)
    second = anna.sit(table)
    assert second.wait_to_act()
    assert holders(pair, table) == [True, False]
    bus = one.lobby.peers._bus
    assert bus is not None
    one.do(bus.close)  # paused: no sign of life, and nothing is heard
    two.until(lambda: holders(pair, table)[1])
    for _ in range(5):
        assert second.wait_to_act()
        catch_up(second, second.act()["version"])
    assert second.wait_to_act()
    before = entries(two.settings.database, table)
    room = one.lobby.rooms.find(table)
    assert room is not None
    assert room.neighbours.is_holder, "it does not know better"

    # As if its time had come when it woke up.
    one.do(lambda: room.perform(room.automatic.change, "end", text="time 0"))
    assert entries(two.settings.database, table) == before
    assert first.hear_until("update")["version"] == second.version, "it has read the table again"
    assert holders(pair, table) == [False, True]


def test_an_invitation_is_taken_back_or_taken_at_two_processes(pair: Pair) -> None:
    one, two = pair
    anna, ben = Person(one, "Anna"), Person(two, "Ben")
    created = anna.create("throne", seat=0)
    table = created["table"]["id"]
    seat = Person(two).sit(table, "watch")
    assert anna.http.post(f"/api/tables/{table}/cancel").status_code == 204
    assert seat.hear_until("bye")["reason"]["code"] == "invitation-cancelled"
    refusal = ben.http.post(f"/api/tables/{table}/join", json={"key": created["invite"]["key"]})
    assert refusal.status_code == 404
    created = anna.create("throne", seat=0)
    ben.join(created)
    late = anna.http.post(f"/api/tables/{created['table']['id']}/cancel")
    assert late.json()["reason"]["code"] == "nothing-to-cancel"


def test_a_session_ends_at_all_processes(pair: Pair) -> None:
    one, two = pair
    anna = Person(one, "Anna")
    table = anna.create("throne", seat=0)["table"]["id"]
    anna.move_to(two)
    seat = anna.sit(table)
    seat.hear()
    anna.move_to(one)
    anna.http.post("/api/guest/forget")
    assert seat.hear_until("bye")["reason"]["code"] == "session-over"


def test_clocks_agree_at_all_processes(pair: Pair) -> None:
    seats = between(pair, clock={"base": 300, "increment": 5, "per": "turn"})
    for _ in range(6):
        for server in pair:
            server.advance(7)
        seat, _ = to_move(seats)
        done = seat.act()
        for each in seats:
            catch_up(each, done["version"])
    assert seats[0].facts["clocks"] == seats[1].facts["clocks"]


def test_a_process_without_readers_leaves_the_table_to_those_who_have_some(pair: Pair) -> None:
    seats = between(pair)
    table = seats[0].table
    held_by = holders(pair, table).index(True)
    leaving, staying = pair[held_by], pair[1 - held_by]
    seats[held_by].socket.close()
    room = leaving.lobby.rooms.find(table)
    assert room is not None
    leaving.until(lambda: not room.readers)
    leaving.advance(30)
    leaving.until(lambda: leaving.lobby.rooms.find(table) is None)
    staying.until(lambda: holders(pair, table)[1 - held_by])


def test_what_was_missed_while_the_line_was_broken_is_read(pair: Pair) -> None:
    seats = between(pair)
    seat, other = to_move(seats)
    behind = pair[seats.index(other)]
    execute(
        behind.settings.database,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE query LIKE '%processes%' AND pid <> pg_backend_pid()",
    )
    catch_up(other, seat.act()["version"])


@pytest.mark.usefixtures("quick_computers")
def test_the_first_table_of_a_deal_is_guarded_at_a_process_that_has_not_heard_of_it(
    pair: Pair,
) -> None:
    """Its room is open there from the time before the deal."""
    one, two = pair
    anna, first = played(one)
    anna.move_to(two)
    deal = deal_of(anna, first)
    ben = Person(two, "Ben")
    begin(ben, deal)
    ben.move_to(one)
    room = one.lobby.rooms.find(first)
    assert room is not None
    assert room.table.setup.deal is None
    told = ben.http.get(f"/api/tables/{first}").json()
    assert (told["status"], told["secret"]) == ("over", None)


@pytest.mark.usefixtures("quick_computers")
def test_a_spectator_at_one_process_who_plays_the_cards_at_another_watches_no_longer(
    pair: Pair,
) -> None:
    one, two = pair
    anna, first = played(one)
    deal = deal_of(anna, first)
    ben = Person(one, "Ben")
    ben.create()
    watching = ben.sit(first, "watch")
    assert watching.hear()["type"] == "full"
    ben.move_to(two)
    begin(ben, deal)
    assert watching.hear_until("bye")["reason"]["code"] == "deal-not-finished"


def test_several_processes_behind_one_port_start_and_stop_together(empty_postgres: str) -> None:
    command = [sys.executable, "-m", "zweikampf", "serve", "--port", "0", "--processes", "2"]
    running = subprocess.Popen(
        [*command, "--database", empty_postgres],
        env={**os.environ, "LC_ALL": "C", "ZWEIKAMPF_METRICS_PORT": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    said = [running.stdout.readline() for _ in range(3)]
    assert calling.get(said[0].split()[-1] + "health").json()["status"] == "ready"
    assert [line.split()[0] for line in said] == ["Zweikampf:", "Metrics:", "Metrics:"]
    assert len({line.split()[-1] for line in said}) == 3
    figures = calling.get(said[2].split()[-1]).text
    assert re.search(r"^zweikampf_processes 2\.0$", figures, re.MULTILINE)
    running.send_signal(signal.SIGTERM)
    _, logged = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0
    assert logged.count('"event": "stopped"') == 2
    assert "Traceback" not in logged
    assert rows(empty_postgres, "SELECT * FROM processes") == []


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    ended = refused(PROCESSES="2", DATABASE=f"sqlite:///{tmp_path / 'tables.db'}")
    assert ended.returncode == 2
    assert ended.stderr.startswith("Several processes need a PostgreSQL database")
    assert ended.stderr.count("\n") == 1


@pytest.mark.usefixtures("quick_computers")
def test_everybody_plays_the_deal_of_the_week_once_wherever_they_are(
    pair: Pair, empty_postgres: str
) -> None:
    """Both processes make the deal and the table of a guest at the same time; the first counts."""
    anna, ben = Person(pair[0], "Anna"), Person(pair[1], "Ben")
    with ThreadPoolExecutor(2) as threads:
        week = list(threads.map(week_of, (anna, ben)))
    assert week[0]["id"] == week[1]["id"]
    assert week[0]["commitment"] == week[1]["commitment"]
    assert rows(empty_postgres, "SELECT count(*) FROM deals") == [(1,)]

    # Anna, with two browsers at two processes.
    assert anna.create(opponent={"kind": "computer", "level": 1})["table"]  # she has a cookie now
    elsewhere = Person(pair[1], "Anna")
    elsewhere.http.cookies.update(anna.http.cookies)
    with ThreadPoolExecutor(2) as threads:
        begun = list(threads.map(lambda each: play_week(each, week[0]), (anna, elsewhere)))
    assert sorted(answer.status_code for answer in begun) == [201, 409]
    refusal = next(answer.json() for answer in begun if answer.status_code == 409)
    assert refusal["reason"]["code"] == "deal-played"
    tables = [play_week(ben, week[0]), *begun]
    mine = [each.json()["table"]["id"] for each in tables if each.status_code == 201]
    assert len(mine) == 2
    weekly = rows(empty_postgres, "SELECT table_id FROM weekly")
    assert {table for (table,) in weekly} == set(mine)

    # The same cards, each finished at the process of its player, and one table of scores.
    for person, table in zip((ben, anna), mine, strict=True):
        with person.sit(table, word=None) as seat:
            for _ in range(4):
                assert seat.wait_to_act()
                seat.act()
            seat.wait_to_act()
            seat.ask("resign")
    one, two = (record_of(person, table) for person, table in zip((ben, anna), mine, strict=True))
    assert have_same_cards(one, two)
    assert one.actions == two.actions
    path = f"/api/deals/{week[0]['id']}"
    told = [person.http.get(path).json() for person in (anna, elsewhere, ben)]
    for each in told:
        assert (each["standing"], each["finished"]) == ("finished", 2)
        assert {game["table"] for game in each["games"]} == set(mine)
    scores = [[untold(game) for game in each["games"]] for each in told]
    assert scores[0] == scores[1] == scores[2]


def week_of(person: Person) -> dict[str, Any]:
    told: dict[str, Any] = person.http.get("/api/games/throne/week").json()
    return told


def play_week(person: Person, deal: dict[str, Any]) -> Any:
    return person.http.post(f"/api/deals/{deal['id']}/play", json={"name": person.name})


def untold(game: dict[str, Any]) -> dict[str, Any]:
    """A game of a deal without what differs by reader, or comes later."""
    return {name: value for name, value in game.items() if name not in ("yours", "adjusted")}


def test_a_record_file_is_kept_once_wherever_it_is_opened(pair: Pair, empty_postgres: str) -> None:
    duel = zk.new("throne", seed=1)
    while duel.turn is not None:
        duel.play(duel.legal()[0])
    body = {"text": str(duel.record())}
    people = [Person(server) for server in pair]
    with ThreadPoolExecutor(2) as threads:
        opened = list(threads.map(lambda each: each.http.post("/api/records", json=body), people))
    assert [answer.status_code for answer in opened] == [201, 201]
    assert opened[0].json()["id"] == opened[1].json()["id"]
    assert rows(empty_postgres, "SELECT count(*) FROM tables") == [(1,)]
