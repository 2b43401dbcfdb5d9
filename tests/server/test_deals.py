"""The same cards again: from the other side, by a friend, by everybody in a week."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.client import Json, Person, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.databases import rows
from tests.server.inside import Inside
from tests.server.test_review import played, record_of
from tests.server.thinkers import QuickWorker, first_legal
from zweikampf.engine import registry, replay
from zweikampf.engine.comparing import have_same_cards
from zweikampf.server.live import lobby
from zweikampf.server.table.deal import end_of, seat_in, week_at
from zweikampf.server.workers import jobs
from zweikampf.server.workers.jobs import Answer, LedgerJob, SummaryJob
from zweikampf.server.workers.worker import answer

pytestmark = pytest.mark.usefixtures("quick_computers")
WEEK_SECONDS = 7 * 24 * 3600


def deal_of(person: Person, table: str) -> Json:
    found = person.http.post(f"/api/tables/{table}/deal")
    assert found.status_code == 200, found.text
    told: Json = found.json()
    return told


def week(person: Person, game: str = "throne") -> Json:
    found = person.http.get(f"/api/games/{game}/week")
    assert found.status_code == 200, found.text
    told: Json = found.json()
    return told


def look(person: Person, deal: Json) -> Json:
    told: Json = person.http.get(f"/api/deals/{deal['id']}").json()
    return told


def begin(person: Person, deal: Json, **asked: Any) -> str:
    made = person.http.post(f"/api/deals/{deal['id']}/play", json={"name": person.name, **asked})
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]["id"]
    return table


def finish(person: Person, table: str, choices: int = 4) -> None:
    with person.sit(table, word=None) as seat:
        for _ in range(choices):
            assert seat.wait_to_act()
            seat.act()
        seat.wait_to_act()
        seat.ask("resign")


def code_of(found: Any) -> tuple[int, str]:
    return found.status_code, found.json()["reason"]["code"]


# Again


@pytest.mark.parametrize("game", registry.names())
def test_a_friend_and_the_other_side_meet_the_same_cards(inside: StartInside, game: str) -> None:
    server = inside()
    anna, first = played(server, game=game)
    deal = deal_of(anna, first)
    assert deal_of(anna, first) == deal
    assert (deal["seat"], deal["name"], deal["standing"], deal["week"]) == (
        *(0, "Anna", "finished"),
        None,
    )
    ben = Person(server, "Ben")
    second, other = begin(ben, deal), begin(anna, deal, side="other")
    finish(ben, second)
    finish(anna, other)
    records = [record_of(anna, table) for table in (first, second, other)]
    assert replay.verify(records[0]).sealed
    for record in records[1:]:
        assert have_same_cards(records[0], record)
        assert replay.verify(record).deal == first
        assert replay.verify(record).committed
    assert [record.players[0] for record in records] == ["Anna", "Ben", "computer 1"]
    # The computers of this test and the friend repeat what was played: nothing parts but the end.
    assert records[1].actions == records[0].actions[: len(records[1].actions)]
    told = look(ben, deal)
    assert {each["table"] for each in told["games"]} == {first, second, other}
    assert [each["yours"] for each in told["games"]].count(True) == 1
    asked = {"table": [first, second, other]}
    path = f"/api/deals/{deal['id']}/compare"
    compared = ben.http.get(path, params=asked).json()
    assert [each["table"] for each in compared["games"]] == [first, second, other]
    assert compared["games"][0]["parts"] is None
    assert compared["common"] <= min(len(each["moves"]) for each in compared["games"])
    draws = ben.http.get(f"/api/tables/{second}/draws").json()
    assert (draws["deal"], draws["dealing"]) == (first, "piles")
    assert (draws["table"], draws["commitment"]) == (second, deal["commitment"])


def test_what_a_friend_is_shown_before_the_end(inside: StartInside) -> None:
    """Walk all calls: neither the deal nor the table of the friend leads to the first one."""
    server = inside()
    anna, first = played(server)
    deal = deal_of(anna, first)
    secret = anna.http.get(f"/api/tables/{first}").json()["secret"]
    ben = Person(server, "Ben")
    told = ben.http.get(f"/api/deals/{deal['id']}").text
    assert first not in told
    assert secret not in told
    assert look(ben, deal)["games"] is None
    mine = begin(ben, deal)
    seat = ben.sit(mine, word=None)
    assert seat.wait_to_act()
    heard = str(seat.last)
    assert first not in heard
    assert secret not in heard
    assert seat.last["commitment"] == deal["commitment"]
    assert seat.last["deal"]["id"] == deal["id"]
    assert seat.facts["words_missing"] == []
    assert seat.ask("word", word="0" * 64)["reason"]["code"] == "no-words-here"
    for text in (
        ben.http.get(f"/api/tables/{mine}").text,
        ben.http.get("/api/tables").text,
        ben.http.get(f"/api/deals/{deal['id']}").text,
    ):
        assert first not in text
        assert secret not in text
    assert ben.http.get(f"/api/tables/{first}").json()["secret"] is None
    for path in reading(first):
        assert code_of(ben.http.get(path)) == (403, "deal-not-finished"), path
    assert code_of(going_on(ben, first)) == (403, "deal-not-finished")
    bye = ben.sit(first, "watch").hear()
    assert (bye["type"], bye["reason"]["code"]) == ("bye", "deal-not-finished")
    asked = {"table": [first, first]}
    compared = ben.http.get(f"/api/deals/{deal['id']}/compare", params=asked)
    assert code_of(compared) == (403, "deal-not-finished")
    seat.ask("resign")
    for path in reading(first)[:4]:
        assert ben.http.get(path).status_code == 200, path


def reading(table: str) -> list[str]:
    """All calls that show cards of a finished table."""
    path = f"/api/tables/{table}"
    return [
        f"{path}/record",
        f"{path}/draws",
        f"{path}/replay",
        f"{path}/replay?seat=0",
        f"{path}/review?seat=0",
        f"{path}/ledger",
        f"{path}/known?seat=0&ply=30",
    ]


def going_on(person: Person, table: str) -> Any:
    body = {"ply": 3, "seat": 0, "level": 1}
    return person.http.post(f"/api/tables/{table}/continue", json=body)


def test_every_call_about_a_table_that_shows_cards_is_guarded(inside: StartInside) -> None:
    """A new call under a table has to be looked at: does it show cards?"""
    server = inside()
    paths = Person(server).http.get("/api/openapi.json").json()["paths"]
    under = {path.rpartition("/")[2] for path in paths if path.startswith("/api/tables/{table}/")}
    guarded = {path.split("?")[0].rpartition("/")[2] for path in reading("0" * 16)}
    assert under == {*guarded, "continue", "join", "cancel", "deal"}


def test_a_game_that_continues_another_is_guarded_with_it(inside: StartInside) -> None:
    """Its first plies are those of the deal. Anyone else watches it as any table."""
    server = inside()
    anna, first = played(server)
    made = going_on(anna, first)
    assert made.status_code == 201
    further: str = made.json()["table"]["id"]
    deal = deal_of(anna, first)
    ben = Person(server, "Ben")
    assert ben.sit(further, "watch").hear()["type"] == "full"
    begin(ben, deal)
    bye = ben.sit(further, "watch").hear()
    assert (bye["type"], bye["reason"]["code"]) == ("bye", "deal-not-finished")
    for path in reading(further):
        assert code_of(ben.http.get(path)) == (403, "deal-not-finished"), path
    with anna.sit(further, word=None) as seat:
        assert seat.wait_to_act()
        seat.ask("resign")
    again = going_on(anna, further)
    assert again.status_code == 201
    bye = ben.sit(again.json()["table"]["id"], "watch").hear()
    assert bye["reason"]["code"] == "deal-not-finished"


def test_who_may_have_cards_again(inside: StartInside) -> None:
    server = inside()
    anna, first = played(server)
    stranger = Person(server)
    assert code_of(stranger.http.post(f"/api/tables/{first}/deal")) == (403, "only-watching")
    running = anna.create(opponent={"kind": "computer", "level": 1}, seat=0)["table"]
    assert running["again"] is False
    assert code_of(anna.http.post(f"/api/tables/{running['id']}/deal")) == (409, "not-over-yet")
    assert anna.http.get(f"/api/tables/{first}").json()["again"] is True
    assert stranger.http.get(f"/api/tables/{first}").json()["again"] is False
    one, _two = two_at_a_table(server)
    one.ask("resign")
    assert one.facts["can"]["again"] is False
    path = f"/api/tables/{one.table}/deal"
    assert code_of(one.person.http.post(path)) == (409, "no-same-deal")
    nothing = f"/api/deals/{'0' * 32}"
    assert code_of(anna.http.get(nothing)) == (404, "no-such-deal")
    assert code_of(anna.http.post(f"{nothing}/play", json={})) == (404, "no-such-deal")


def test_a_deal_by_rules_that_are_gone(inside: StartInside) -> None:
    server = inside()
    anna, first = played(server)
    deal = deal_of(anna, first)
    with server.lobby.writer.store.writing() as connection:
        connection.exec_driver_sql("UPDATE deals SET rules = 77")
    assert look(anna, deal)["rules_known"] is False
    refused = anna.http.post(f"/api/deals/{deal['id']}/play", json={})
    assert code_of(refused) == (409, "old-rules")


def test_a_rematch_has_new_cards(inside: StartInside) -> None:
    server = inside()
    anna, first = played(server)
    deal = deal_of(anna, first)
    again = begin(anna, deal, side="other")
    finish(anna, again, 0)
    stored = server.lobby.writer.store.load(again)
    assert stored is not None
    following = stored.setup.rematch(0, random.Random(1))
    assert following.deal is None
    assert following.needs_words
    assert following.commitment != deal["commitment"]


def test_the_computer_answers_the_same_moves_in_the_same_way(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    def script(job: Any) -> Any:
        if hasattr(job, "seed"):
            seeds.append(job.seed)
        return first_legal(job)

    monkeypatch.setattr(lobby, "Worker", lambda: QuickWorker(script))
    server = inside()
    anna, first = played(server)
    before, seeds[:] = list(seeds), []
    deal = deal_of(anna, first)
    finish(anna, begin(anna, deal), 6)
    assert seeds == before
    assert len(set(seeds)) == len(seeds)


# The week


def test_weeks_begin_and_end_in_utc() -> None:
    end = end_of("2026-W47")
    assert (week_at(end - 1), week_at(end)) == ("2026-W47", "2026-W48")
    assert week_at(end_of("2026-W53")) == "2027-W01"
    assert seat_in("2026-W47") != seat_in("2026-W48")


@pytest.mark.parametrize("game", registry.names())
def test_the_week_is_the_same_for_all_and_played_once(inside: StartInside, game: str) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    deal = week(anna, game)
    assert week(ben, game) == deal
    assert (deal["standing"], deal["games"], deal["over"]) == ("new", None, False)
    table = begin(anna, deal, side="other")  # the same side for all
    again = anna.http.post(f"/api/deals/{deal['id']}/play", json={})
    assert code_of(again) == (409, "deal-played")
    assert look(anna, deal)["table"] == table
    finish(anna, table)
    told = look(anna, deal)
    assert [(each["name"], each["points"]) for each in told["games"]] == [("Anna", 0.0)]
    assert told["games"][0]["seat"] == deal["seat"]
    # Closed until the week is over, for her too.
    record = record_of(anna, table)
    assert (record.secret, record.deal) == ("", f"{game}-{deal['week']}")
    assert not replay.verify(record).committed
    path = f"/api/tables/{table}"
    assert code_of(anna.http.get(f"{path}/draws")) == (409, "week-not-over")
    secret = rows(server.settings.database, "SELECT secret FROM deals")[0][0]
    for text in (
        anna.http.get(path).text,
        anna.http.get(f"{path}/replay").text,
        anna.http.get(f"/api/deals/{deal['id']}").text,
        anna.http.get("/api/tables").text,
    ):
        assert secret not in text
    # Ben sees nothing of it before he has played.
    assert look(ben, deal)["games"] is None
    for each in reading(table):
        assert code_of(ben.http.get(each)) == (403, "deal-not-finished"), each
    bye = ben.sit(table, "watch").hear()
    assert (bye["type"], bye["reason"]["code"]) == ("bye", "deal-not-finished")
    finish(ben, begin(ben, deal), 2)
    assert len(look(ben, deal)["games"]) == 2
    assert ben.http.get(f"{path}/replay").status_code == 200


def test_when_the_week_is_over(inside: StartInside) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    deal = week(anna)
    table = begin(anna, deal)
    finish(anna, table)
    server.advance(WEEK_SECONDS)
    told = look(ben, deal)
    assert (told["over"], len(told["games"]), told["standing"]) == (True, 1, "new")
    refused = ben.http.post(f"/api/deals/{deal['id']}/play", json={})
    assert code_of(refused) == (409, "week-over")
    verdict = replay.verify(record_of(ben, table))
    assert (verdict.committed, verdict.sealed) == (True, False)
    draws = ben.http.get(f"/api/tables/{table}/draws").json()
    assert (draws["words"], draws["deal"]) == (None, f"throne-{deal['week']}")
    assert week(ben)["week"] != deal["week"]
    past = ben.http.get("/api/games/throne/week", params={"week": deal["week"]}).json()
    assert past["id"] == deal["id"]
    never = ben.http.get("/api/games/throne/week", params={"week": "2020-W01"})
    assert code_of(never) == (404, "no-such-deal")


def test_no_call_shows_a_weekly_game_to_those_who_have_yet_to_finish(inside: StartInside) -> None:
    """Walk the schema: all calls about a table or a deal, by a stranger and by one who plays."""
    server = inside()
    anna, ben, stranger = Person(server, "Anna"), Person(server, "Ben"), Person(server)
    deal = week(anna)
    table = begin(anna, deal)
    finish(anna, table)
    begin(ben, deal)
    secret = rows(server.settings.database, "SELECT secret FROM deals")[0][0]
    asked = {"seat": "0", "ply": "3", "table": [table, table]}
    bodies = {"continue": {"ply": 3, "seat": 0, "level": 1}, "join": {"key": "0" * 22}}
    refused: set[str] = set()
    paths = anna.http.get("/api/openapi.json").json()["paths"]
    for path in paths:
        if "{table}" not in path and "{deal}" not in path:
            continue
        for method in paths[path]:
            if (method, path) == ("post", "/api/deals/{deal}/play"):
                continue  # this is how they get their own table
            for person in (stranger, ben):
                at = path.format(table=table, deal=deal["id"])
                body = bodies.get(path.rpartition("/")[2])
                found = person.http.request(method.upper(), at, params=asked, json=body)
                assert secret not in found.text
                if found.status_code == 200:
                    assert not {"view", "plies", "moves", "draws"} & set(found.json()), path
                    assert not found.json().get("games"), path
                else:
                    assert found.status_code in (403, 409), (path, found.text)
                    refused.add(f"{method} {path.rpartition('/')[2]}")
    assert refused == {
        *(f"get {each}" for each in ("record", "draws", "replay", "review", "ledger", "known")),
        *(f"post {each}" for each in ("continue", "join", "cancel", "deal")),
        "get compare",
    }


def test_a_weekly_game_is_continued_when_the_week_is_over(inside: StartInside) -> None:
    """The new table would show its cards to everyone, and no deal would say so."""
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    deal = week(anna)
    tables = [begin(person, deal) for person in (anna, ben)]
    finish(anna, tables[0])
    finish(ben, tables[1])
    for table in tables:
        assert code_of(going_on(anna, table)) == (409, "continue-after-week")
    assert rows(server.settings.database, "SELECT count(*) FROM tables")[0][0] == 2
    server.advance(WEEK_SECONDS)
    for table in tables:
        assert going_on(anna, table).status_code == 201


def test_a_weekly_game_that_is_finished_too_late_does_not_count(inside: StartInside) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    deal = week(anna)
    tables = [begin(person, deal) for person in (anna, ben)]
    finish(anna, tables[0])
    server.advance(WEEK_SECONDS)
    # As long as he plays, he is shown no other game.
    told = look(ben, deal)
    assert (told["over"], told["standing"], told["games"]) == (True, "playing", None)
    finish(ben, tables[1])
    told = look(ben, deal)
    assert (told["standing"], told["finished"]) == ("finished", 1)
    assert [each["table"] for each in told["games"]] == [tables[0]]
    record = record_of(anna, tables[1])
    assert replay.verify(record).committed


def test_a_weekly_game_is_worked_out_without_luck_when_its_player_looks(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asks for its ledger, and nobody keeps asking."""

    def script(job: Any) -> Answer:
        return answer(job) if isinstance(job, LedgerJob | SummaryJob) else first_legal(job)

    monkeypatch.setattr(lobby, "Worker", lambda: QuickWorker(script))
    monkeypatch.setattr(jobs, "PIECE", 0.0)
    server = inside(REVIEW_EFFORT=0.02, REVIEW_SECONDS=0)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    deal = week(anna)
    table = begin(anna, deal)
    finish(anna, table, 2)
    look(ben, deal)
    assert not server.lobby.insights.is_known(table), "it is not the game of this reader"
    assert look(anna, deal)["games"][0]["adjusted"] is None
    stored = "SELECT adjusted FROM tables"
    server.until(lambda: rows(server.settings.database, stored)[0][0] is not None)
    adjusted = look(anna, deal)["games"][0]["adjusted"]
    ledger = anna.http.get(f"/api/tables/{table}/ledger").json()
    assert adjusted == pytest.approx(ledger["summary"]["seats"][deal["seat"]]["adjusted"], abs=1e-6)
    assert adjusted < 0
    finish(ben, begin(ben, deal), 0)
    told = [(each["name"], each["adjusted"]) for each in look(ben, deal)["games"]]
    assert told == [("Anna", adjusted), ("Ben", None)]  # his is worked out from now on


def test_how_the_cards_will_be_dealt_is_said_with_the_commitment(inside: StartInside) -> None:
    """Before there are words: else the better of two deals could be chosen."""
    server = inside()
    anna = Person(server, "Anna")
    computer = {"kind": "computer", "level": 1}
    for opponent, dealing in ((computer, "piles"), ({"kind": "friend"}, "ply")):
        table = anna.create(opponent=opponent)["table"]["id"]
        told = anna.sit(table, word=None).hear()
        assert (told["type"], told["view"], told["dealing"]) == ("full", None, dealing)
        assert told["commitment"]


def test_there_are_no_hints_in_a_weekly_game(inside: StartInside) -> None:
    server = inside()
    anna = Person(server, "Anna")
    with anna.sit(begin(anna, week(anna)), word=None) as seat:
        assert seat.wait_to_act()
        assert seat.facts["can"]["hint"] is False
        assert seat.ask("hint", version=seat.version)["reason"]["code"] == "no-hints-here"


def test_a_deal_outlives_a_restart_and_goes_with_its_tables(inside: StartInside) -> None:
    server: Inside = inside()
    anna, first = played(server)
    deal = deal_of(anna, first)
    again = begin(anna, deal)
    stored = server.lobby.writer.store.load(again)
    assert stored is not None
    assert stored.setup.deal is not None
    assert stored.setup.deal.words == record_of(anna, first).words
    assert server.lobby.writer.store.deals.remove_unused(2**60) == 0
    with server.lobby.writer.store.writing() as connection:
        connection.exec_driver_sql("UPDATE tables SET deal = NULL")
    assert server.lobby.writer.store.deals.remove_unused(2**60) == 1
    assert server.lobby.writer.store.deals.find(deal["id"]) is None
