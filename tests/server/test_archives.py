"""Finished games are shown from what is stored, whatever has become of their rules."""

from __future__ import annotations

import gzip
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.client import Json, Person, close_all
from tests.server.conftest import StartInside
from tests.server.databases import execute, rows
from tests.server.inside import Inside
from tests.server.test_recording import played, setup
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.replay import replay
from zweikampf.server.edge import history
from zweikampf.server.storage import archives
from zweikampf.server.storage.archives import RECORD, Part, packed, replay_for
from zweikampf.server.storage.store import Store
from zweikampf.server.table.kept import Append, Kept
from zweikampf.server.table.recording import recorded

COMPUTER = {"opponent": {"kind": "computer", "level": 1}, "seat": 0}


def given_up(server: Inside, game: str = "throne", choices: int = 3) -> tuple[Person, str]:
    """A game of Anna on seat 0 against the computer that is over."""
    anna = Person(server, "Anna")
    table: str = anna.create(game, **COMPUTER)["table"]["id"]
    with anna.sit(table) as seat:
        for _ in range(choices):
            assert seat.wait_to_act()
            seat.act()
        assert seat.wait_to_act()
        seat.ask("resign")
        seat.hear_facts(status="over")
    return anna, table


def all_pages(person: Person, table: str, seat: int | None) -> list[Json]:
    plies: list[Json] = []
    asked: dict[str, Any] = {} if seat is None else {"seat": seat}
    while True:
        answer = person.http.get(
            f"/api/tables/{table}/replay", params={**asked, "from": len(plies)}
        )
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        assert told["seat"] == seat
        plies += told["plies"]
        if not told["plies"] or len(plies) == told["total"]:
            assert len(plies) == told["total"]
            return plies


def settle(server: Inside, table: str) -> None:
    """Wait until a game that has just ended is archived."""
    server.do(lambda: server.lobby.archiver.find(table, RECORD, 0, lambda: None))


# The store


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database, owned=True)
    yield opened
    opened.close()


def test_a_part_is_kept_once_and_found_again(store: Store) -> None:
    made = setup("throne", "computer")
    guest = store.guests.add("a", "Anna", 1)
    store.create(made_for(made, guest))
    before = store.archives.look(made.id, RECORD, 0)
    assert before is not None
    assert (before.is_over, before.is_archived, before.pages) == (False, False, 0)
    _, entries = played(made, 3)
    store.append([Append(made.id, entries, "agreed")])
    store.archives.add(made.id, [packed(RECORD, 0, "one"), packed("0", 0, "é"), packed("0", 1, "")])
    store.archives.add(made.id, [Part(RECORD, 0, b"two")])
    found = store.archives.look(made.id, RECORD, 0)
    assert found is not None
    assert found.content is not None
    assert gzip.decompress(found.content) == b"one"
    page = store.archives.look(made.id, "0", 7)
    assert page is not None
    assert (page.game, page.is_over, page.is_archived, page.pages, page.content) == (
        *("throne", True, True, 2),
        None,
    )
    assert store.archives.look("0" * 16, RECORD, 0) is None


def made_for(made: Any, guest: int) -> Any:
    one, two = (replace(seating, guest=guest if seating.guest else None) for seating in made.seats)
    return replace(made, seats=(one, two))


# What is written


@pytest.mark.parametrize("game", registry.names())
def test_every_reader_has_the_views_and_events_of_that_reader(game: str) -> None:
    made = setup(game, "friend")
    table, entries = played(made)
    record = recorded(Kept(made, entries, table.ended))
    told = history.tell(record, lambda: None).plies
    assert set(told) == {0, 1, None}
    for ply in replay(record):
        for reader, plies in told.items():
            each = plies[ply.number]
            assert each.view == table.game.view(ply.state, reader).json()
            assert each.events == [table.game.seen(event, reader).json() for event in ply.events]
            assert each.token == ply.token


def test_pages_are_cut_anywhere(inside: StartInside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "REPLAY_PLIES", 20)
    anna, table = given_up(inside(), "dwarves", 15)
    whole = all_pages(anna, table, 0)
    assert len(whole) > 2 * 20
    for since in (0, 1, 15, 19, 20, 21, len(whole) - 1, len(whole), 10_000):
        told = anna.http.get(f"/api/tables/{table}/replay?seat=0&from={since}").json()
        assert told["plies"] == whole[since : since + 20]
        assert told["total"] == len(whole)
        assert told["table"]["id"] == table


# Other rules


def forget_rules(server: Inside, version: int = 77) -> None:
    """From now on the rules of the existing tables are unknown."""
    execute(server.settings.database, f"UPDATE tables SET rules = {version}")


def restart(server: Inside, inside: StartInside, *people: Person) -> Inside:
    close_all()
    server.stop()
    again = inside(seed=2)
    for person in people:
        person.move_to(again)
    return again


@pytest.mark.parametrize("game", registry.names())
def test_a_finished_game_outlives_its_rules(inside: StartInside, game: str) -> None:
    server = inside()
    anna, table = given_up(server, game)
    settle(server, table)
    path = f"/api/tables/{table}"
    told = anna.http.get(path).json()
    record = anna.http.get(f"{path}/record").text
    draws = anna.http.get(f"{path}/draws").json()
    pages = [all_pages(anna, table, seat) for seat in (0, 1, None)]
    forget_rules(server)
    server = restart(server, inside, anna)

    again = anna.http.get(path).json()
    assert again.pop("rules_known") is False
    assert told.pop("rules_known") is True
    assert (told.pop("again"), again.pop("again")) == (True, False)
    for each in (told, again):
        each.pop("rules")
        each.pop("players")  # Anna was there a moment ago
    assert again == told
    assert anna.http.get(f"{path}/record").text == record
    assert anna.http.get(f"{path}/draws").json() == draws
    assert [all_pages(anna, table, seat) for seat in (0, 1, None)] == pages
    [listed] = anna.http.get("/api/tables").json()["tables"]
    assert (listed["status"], listed["rules_known"]) == ("over", False)
    for answer in (
        anna.http.get(f"{path}/review", params={"seat": 0}),
        anna.http.get(f"{path}/ledger"),
        anna.http.get(f"{path}/known", params={"seat": 0, "ply": 3}),
        anna.http.post(f"{path}/continue", json={"ply": 40, "seat": 0, "level": 1}),
    ):
        assert answer.status_code == 409
        assert answer.json()["reason"] == {
            "code": "old-rules",
            "values": {"game": game, "version": 77},
        }
    bye = anna.sit(table).hear()
    assert (bye["type"], bye["reason"]["code"], bye["again"]) == ("bye", "old-rules", False)


def test_without_an_archive_the_record_is_still_told(inside: StartInside) -> None:
    server = inside()
    anna, table = given_up(server)
    record = anna.http.get(f"/api/tables/{table}/record").text
    settle(server, table)
    forget_rules(server)
    execute(server.settings.database, "DELETE FROM archives")
    server = restart(server, inside, anna)
    later = anna.http.get(f"/api/tables/{table}/record").text
    assert later == record.replace(f"throne {registry.find('throne').version}", "throne 77"), (
        "the version is the one in the store"
    )
    for seat in (0, 1, None):
        params = {} if seat is None else {"seat": seat}
        answer = anna.http.get(f"/api/tables/{table}/replay", params=params)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (409, "replay-not-kept")
    answer = anna.http.get(f"/api/tables/{table}/draws")
    assert (answer.status_code, answer.json()["reason"]["code"]) == (409, "replay-not-kept")


@pytest.mark.parametrize("game", registry.names())
def test_a_running_game_of_other_rules_ends_and_nobody_loses(
    inside: StartInside, game: str
) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create(game, seat=0, clock={"base": 600})
    ben.join(created)
    table = created["table"]["id"]
    seats = anna.sit(table), ben.sit(table)
    for seat in seats:
        seat.hear_facts(status="running")
    while not any(seat.last.get("legal") for seat in seats):
        seats[0].hear()
        seats[1].hear()
    next(seat for seat in seats if seat.last.get("legal")).act()
    query = "SELECT text FROM entries WHERE kind IN ('begin', 'act') ORDER BY number"
    tokens = [token for row in rows(server.settings.database, query) for token in row[0].split()]
    forget_rules(server)
    server = restart(server, inside, anna, ben)

    bye = ben.sit(table).hear()
    assert (bye["type"], bye["reason"]["code"], bye["again"]) == ("bye", "old-rules", False)
    for person in (anna, ben, Person(server)):
        told = person.http.get(f"/api/tables/{table}").json()
        assert told["status"] == "over"
        assert told["end"] == {
            "how": "rules-changed",
            "winner": None,
            "reason": None,
            "score": None,
        }
        assert told["secret"], "nothing is kept secret of a game that is over"
    record = records.loads(anna.http.get(f"/api/tables/{table}/record").text)
    assert (record.end, record.version, record.outcome) == ("rules-changed", 77, None)
    assert [token for token in record.actions if token in tokens] == list(record.actions)
    assert anna.http.get("/api/tables").json()["tables"][0]["end"]["how"] == "rules-changed"
    assert anna.http.get(f"/api/tables/{table}/replay").status_code == 409


def test_an_older_version_that_is_still_known_is_played_on(inside: StartInside) -> None:
    [older] = registry.find("dwarves").older_versions[-1:]
    server = inside()
    anna = Person(server, "Anna")
    table = anna.create("dwarves", **COMPUTER)["table"]["id"]
    execute(server.settings.database, f"UPDATE tables SET rules = {older}")
    server = restart(server, inside, anna)
    with anna.sit(table) as seat:
        assert seat.wait_to_act()
        assert seat.act()["type"] == "done"
        assert seat.wait_to_act()
        seat.ask("resign")
    told = anna.http.get(f"/api/tables/{table}").json()
    assert (told["rules"], told["rules_known"]) == (older, True)
    assert all_pages(anna, table, 0)


def test_a_table_that_has_not_begun_takes_the_rules_of_today(inside: StartInside) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create("tower", seat=0)
    table = created["table"]["id"]
    execute(server.settings.database, "UPDATE tables SET rules = 77, digest = 'other'")
    server = restart(server, inside, anna, ben)
    told = ben.join(created)
    assert (told["rules"], told["rules_known"]) == (registry.find("tower").version, True)
    with anna.sit(table) as one, ben.sit(table) as two:
        one.hear_facts(status="running")
        two.hear_facts(status="running")
        one.ask("resign")
    assert anna.http.get(f"/api/tables/{table}/replay").status_code == 200
    close_all()


def test_options_that_are_no_longer_known_end_a_table_too(inside: StartInside) -> None:
    server = inside()
    anna = Person(server, "Anna")
    table = anna.create("tower")["table"]["id"]
    execute(server.settings.database, """UPDATE tables SET rules = 77, options = '{"a": "b"}'""")
    server = restart(server, inside, anna)
    told = anna.http.get(f"/api/tables/{table}").json()
    assert (told["status"], told["end"]["how"]) == ("over", "rules-changed")
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 200


# Another deck


DECK = (
    Path(__file__).parent.parent.parent / "src/zweikampf/games/dwarves/decks/dwarves-standard.toml"
)


def test_a_deck_file_that_has_changed_is_the_same_as_other_rules(
    inside: StartInside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from zweikampf.games.dwarves import decks

    monkeypatch.setenv(decks.FOLDER, str(tmp_path))
    monkeypatch.setattr(decks, "_SHELF", {})
    own = DECK.read_text("utf-8").replace('name = "standard"', 'name = "mine"')
    (tmp_path / "dwarves-mine.toml").write_text(own)
    server = inside()
    anna = Person(server, "Anna")
    asked: Any = {**COMPUTER, "options": {"deck": "mine"}}
    running, over = (anna.create("dwarves", **asked)["table"]["id"] for _ in range(2))
    for table in (running, over):
        with anna.sit(table) as seat:
            assert seat.wait_to_act()
            if table == over:
                seat.ask("resign")
    settle(server, over)
    digest = rows(server.settings.database, "SELECT DISTINCT digest FROM tables")
    assert digest == [(decks.find("mine").digest,)]
    pages = all_pages(anna, over, 0)

    changed = own.replace("health = 2", "health = 3", 1)
    assert changed != own
    (tmp_path / "dwarves-mine.toml").write_text(changed)
    monkeypatch.setattr(decks, "_SHELF", {})
    server = restart(server, inside, anna)
    told = anna.http.get(f"/api/tables/{running}").json()
    assert (told["end"]["how"], told["rules_known"]) == ("rules-changed", False)
    record = records.loads(anna.http.get(f"/api/tables/{running}/record").text)
    assert record.digest == digest[0][0], "of the deck that it was played with"
    assert all_pages(anna, over, 0) == pages


# What it costs


def test_only_the_first_question_costs_and_it_is_charged(inside: StartInside) -> None:
    server = inside()
    games = [given_up(server)[1] for _ in range(2)]
    for table in games:
        settle(server, table)
    execute(server.settings.database, "DELETE FROM archives")
    close_all()
    server.stop()
    server = inside(calls_address=1, calls_seconds=10**6)
    stranger = Person(server)
    for _ in range(3):
        for what in ("record", "replay", "replay?seat=1"):
            assert stranger.http.get(f"/api/tables/{games[0]}/{what}").status_code == 200
    late = stranger.http.get(f"/api/tables/{games[1]}/replay")
    assert (late.status_code, late.json()["reason"]["code"]) == (429, "too-fast")
    assert stranger.http.get(f"/api/tables/{games[1]}").status_code == 200


def test_a_review_reads_its_game_once(inside: StartInside, monkeypatch: pytest.MonkeyPatch) -> None:
    server = inside()
    anna, table = given_up(server)
    settle(server, table)
    store, loaded = server.lobby.writer.store, []
    real = store.load

    def counted(wanted: str) -> Kept | None:
        loaded.append(wanted)
        return real(wanted)

    monkeypatch.setattr(store, "load", counted)
    for _ in range(5):
        for seat in (0, 1):
            answer = anna.http.get(f"/api/tables/{table}/review", params={"seat": seat})
            assert answer.status_code == 200
    assert loaded == [table, table], "once for each seat, however often it is asked for"


def test_a_game_that_has_just_ended_is_archived_once_whoever_asks(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []
    real = history.tell

    def counted(record: records.Record, pause: Callable[[], None]) -> history.Retold:
        built.append(threading.current_thread().name)
        return real(record, pause)

    monkeypatch.setattr(history, "tell", counted)
    server = inside()
    anna, table = given_up(server)
    for seat in (0, 1, None):
        all_pages(anna, table, seat)
    assert len(built) == 1
    assert built[0].startswith("archive"), "not in the thread of the tables"
    parts = rows(server.settings.database, "SELECT part, page FROM archives ORDER BY part")
    assert parts == [("0", 0), ("1", 0), ("draws", 0), ("record", 0), ("watch", 0)]
    assert replay_for(None) == "watch"


def test_other_tables_go_on_while_a_game_is_archived(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    real = history.tell

    def slow(record: records.Record, pause: Callable[[], None]) -> history.Retold:
        begun.set()
        assert go_on.wait(PATIENCE)
        return real(record, pause)

    monkeypatch.setattr(history, "tell", slow)
    server = inside()
    try:
        anna, table = given_up(server)
        assert begun.wait(PATIENCE)
        other = anna.create("throne", **COMPUTER)["table"]["id"]
        with anna.sit(other) as seat:
            for _ in range(3):
                assert seat.wait_to_act()
                assert seat.act()["type"] == "done"
        with anna.sit(table) as seat:
            assert seat.hear()["type"] == "full"
            seat.ask("offer", what="rematch", version=seat.version)
            while seat.facts["next"] is None:
                seat.hear()
    finally:
        go_on.set()
    assert len(all_pages(anna, table, 0)) > 0


def test_a_game_that_is_not_over_tells_nothing(inside: StartInside) -> None:
    server = inside()
    anna = Person(server, "Anna")
    table = anna.create("throne", **COMPUTER)["table"]["id"]
    with anna.sit(table) as seat:
        assert seat.wait_to_act()
        parts = ("record", "draws", "replay", "replay?seat=0", "review?seat=0")
        for what in (*parts, "ledger", "known?seat=0&ply=3"):
            answer = anna.http.get(f"/api/tables/{table}/{what}")
            assert (answer.status_code, answer.json()["reason"]["code"]) == (409, "not-over-yet")
            assert answer.headers["cache-control"] == "no-store"
    assert json.loads(anna.http.get("/api/tables/" + "0" * 16 + "/record").text)["reason"] == {
        "code": "no-such-table",
        "values": {},
    }
