"""A finished game understood: its ledger, streamed as it is worked out, and what could be known."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Json, Person, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from tests.server.test_review import played, record_of, whole_review
from tests.server.thinkers import HeldWorker, QuickWorker, settle
from zweikampf.players.insight.effort import effort_for
from zweikampf.players.insight.explaining import explain
from zweikampf.players.insight.known import known_at
from zweikampf.players.insight.ledger import ledger_of
from zweikampf.server.live import lobby
from zweikampf.server.table.clocks import FIRST_MOVE
from zweikampf.server.table.kept import Kept
from zweikampf.server.workers import jobs
from zweikampf.server.workers.jobs import Answer, KnownJob, LedgerJob, ReviewJob
from zweikampf.server.workers.process import NoProcess, ThinkingFailed
from zweikampf.server.workers.round_robin import Payer, payer
from zweikampf.server.workers.worker import answer

SHARE = 0.02  # of the usual effort


class Quick:
    """Workers inside the test, each entry of a ledger a piece of its own; what they were asked for.
    A job of the kind that ``fails`` raises this error."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Any] = []
        self.fails: dict[type, Exception] = {}
        monkeypatch.setattr(lobby, "Worker", lambda: QuickWorker(self._script))
        monkeypatch.setattr(jobs, "PIECE", 0.0)

    def _script(self, job: Any) -> Answer:
        self.asked.append(job)
        if type(job) in self.fails:
            raise self.fails[type(job)]
        return answer(job)

    def count(self, kind: type) -> int:
        return sum(isinstance(job, kind) for job in self.asked)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Quick:
    return Quick(monkeypatch)


def get(person: Person, table: str, what: str, **asked: int) -> Any:
    return person.http.get(f"/api/tables/{table}/{what}", params=asked)


def ledger(person: Person, table: str, since: int = 0) -> Json:
    found = get(person, table, "ledger", **{"from": since})
    assert found.status_code == 200, found.text
    told: Json = found.json()
    return told


def whole_ledger(person: Person, table: str) -> Json:
    """Ask, wait until it is worked out, and ask again."""
    server = person.server
    assert isinstance(server, Inside)
    ledger(person, table)
    server.until(lambda: server.lobby.insights._kept[table].is_done)
    return ledger(person, table)


def code_of(found: Any) -> tuple[int, str]:
    return found.status_code, found.json()["reason"]["code"]


# The ledger


def test_a_ledger_is_that_of_the_record(inside: StartInside, quick: Quick) -> None:
    anna, table = played(inside(REVIEW_EFFORT=SHARE))
    told = whole_ledger(anna, table)
    record = record_of(anna, table)
    truth = ledger_of(record, effort=effort_for(record, SHARE))
    assert told["done"] == told["total"] == len(truth.entries) == len(told["entries"])
    assert quick.count(LedgerJob) == told["total"], "a piece for each entry, and all the same"
    for each, entry in zip(told["entries"], truth.entries, strict=True):
        for name in ("value", "luck", "cost", "remainder"):
            assert each[name] == pytest.approx(float(getattr(entry, name)), abs=1e-6)
        assert "best" not in each
    explained = [each.json() for seat in (0, 1) for each in explain(record, truth.costliest(seat))]
    assert told["summary"] == {**truth.summary(), "explained": explained}
    for own, other in (told["summary"]["seats"], told["summary"]["seats"][::-1]):
        because = own["start"] + own["luck"] - own["cost"] + other["cost"] + own["remainder"]
        assert own["result"] == pytest.approx(because)


def test_a_review_and_a_ledger_say_the_same_about_a_choice(
    inside: StartInside, quick: Quick
) -> None:
    """Regression: each thought about it with luck of its own, and a game had two costs."""
    anna, table = played(inside(REVIEW_EFFORT=SHARE))
    told = whole_ledger(anna, table)
    reviewed = whole_review(anna, table)["plies"]
    costs = {each["ply"]: each["cost"] for each in told["entries"] if each["actor"] == 0}
    for each in reviewed:
        lost = each["win_chance"] - each["played"]["win_chance"]
        assert costs[each["ply"]] == pytest.approx(lost, abs=1e-6)
    jobs_asked = [job for job in quick.asked if isinstance(job, ReviewJob)]
    assert {job.iterations for job in jobs_asked} == {
        effort_for(record_of(anna, table), SHARE).iterations
    }


def test_entries_are_told_as_they_are_worked_out(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "PIECE", 0.0)
    server = inside(REVIEW_EFFORT=SHARE, REVIEW_SECONDS=10)
    anna, table = played(server, 2)
    held = HeldWorker()
    monkeypatch.setattr(server.lobby.workers, "_free", [held])

    async def work() -> None:
        held.finish(answer(held.asked[-1]).thought)
        await settle()

    nothing: Json = {"total": None, "done": 0, "failed": False, "entries": [], "summary": None}
    assert ledger(anna, table) == nothing
    server.until(lambda: bool(held.asked))
    for done in (1, 2, 3):
        server.do(work)
        told = ledger(anna, table, done - 1)
        assert (told["done"], len(told["entries"]), told["summary"]) == (done, 1, None)
        assert told["total"] > 3
    assert ledger(anna, table, 3)["entries"] == []
    assert [each["ply"] for each in ledger(anna, table)["entries"]] == [0, 1, 2]
    server.advance(11)
    server.do(work)
    assert len(held.asked) == 4, "nobody asks any more: it has stopped"
    assert ledger(anna, table)["done"] == 4
    server.until(lambda: len(held.asked) == 5)

    async def end() -> None:
        held.fail(NoProcess())
        await settle()

    server.do(end)
    assert not ledger(anna, table)["failed"], "it continues when there is a process again"
    server.until(lambda: len(held.asked) == 6)
    server.do(end)


def test_a_ledger_is_kept(
    inside: StartInside, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(REVIEW_EFFORT=SHARE)
    anna, table = played(server, 1)
    store, loaded = server.lobby.writer.store, []
    real = store.load

    def counted(wanted: str) -> Kept | None:
        loaded.append(wanted)
        return real(wanted)

    monkeypatch.setattr(store, "load", counted)
    once = whole_ledger(anna, table)
    worked = len(quick.asked)
    stranger = Person(server)
    assert ledger(stranger, table) == once
    assert ledger(stranger, table, once["total"])["entries"] == []
    assert len(quick.asked) == worked
    assert loaded == [table]
    assert not server.lobby.insights._kept[table].entries, "what was needed for it is dropped"


def test_what_failed_is_said_and_can_be_tried_again(inside: StartInside, quick: Quick) -> None:
    anna, table = played(inside(REVIEW_EFFORT=SHARE), 1)
    quick.fails[LedgerJob] = ThinkingFailed("no")
    told = whole_ledger(anna, table)
    assert (told["failed"], told["summary"]) == (True, None)
    assert quick.count(LedgerJob) == 1
    quick.fails.clear()
    told = whole_ledger(anna, table)
    assert not told["failed"]
    assert told["summary"] is not None


def test_a_ledger_is_worked_out_for_those_who_ask(
    inside: StartInside, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(REVIEW_EFFORT=SHARE)
    _, table = played(server, 1)
    askers: list[Payer] = []
    real = server.lobby.workers.ledger

    async def noted(asker: Payer, job: LedgerJob) -> Any:
        askers.append(asker)
        return await real(asker, job)

    monkeypatch.setattr(server.lobby.workers, "ledger", noted)
    whole_ledger(Person(server, address="127.0.0.2"), table)
    assert set(askers) == {payer("127.0.0.2", None)}


# What could be known


def test_what_a_seat_could_know_is_counted_once(inside: StartInside, quick: Quick) -> None:
    anna, table = played(inside())
    record = record_of(anna, table)
    for ply, seat in ((40, 0), (40, 1), (len(record.actions), 0)):
        for _ in range(2):
            told = get(anna, table, "known", ply=ply, seat=seat).json()
            assert told == known_at(record, ply, seat).json()
            assert told["cards"]
    assert quick.count(KnownJob) == 3
    assert quick.count(LedgerJob) == 0, "nobody asked for that"
    beyond = get(anna, table, "known", ply=len(record.actions) + 1, seat=0)
    assert code_of(beyond) == (400, "no-such-ply")
    assert code_of(get(anna, table, "known", ply=40, seat=2)) == (422, "bad-request")
    assert quick.count(KnownJob) == 3, "refused before it costs anything"


def test_a_game_that_is_asked_about_is_kept(
    inside: StartInside, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside()
    insights = server.lobby.insights
    monkeypatch.setattr(insights, "_most", 2)
    asked, other, last = (played(server, 1) for _ in range(3))
    for anna, table in (asked, other, asked, last):
        assert get(anna, table, "known", ply=30, seat=0).status_code == 200
    known = [insights.is_known(table) for _, table in (asked, other, last)]
    assert known == [True, False, True]


def test_what_cannot_be_worked_out_is_said(inside: StartInside, quick: Quick) -> None:
    anna, table = played(inside(), 1)
    quick.fails[KnownJob] = ThinkingFailed("no")
    assert code_of(get(anna, table, "known", ply=30, seat=0)) == (503, "not-worked-out")
    quick.fails.clear()
    assert get(anna, table, "known", ply=30, seat=0).status_code == 200


def test_one_question_at_a_time(inside: StartInside, monkeypatch: pytest.MonkeyPatch) -> None:
    server = inside()
    anna, table = played(server, 1)
    asker = payer("127.0.0.1", server.lobby.rooms._rooms[table].table.setup.seats[0].guest)
    monkeypatch.setattr(server.lobby.insights, "_asking", {asker})
    assert code_of(get(anna, table, "known", ply=30, seat=0)) == (429, "too-fast")
    stranger = Person(server, address="127.0.0.2")
    assert get(stranger, table, "known", ply=30, seat=0).status_code == 200


# Limits


def test_first_looks_come_at_a_measured_pace(inside: StartInside, quick: Quick) -> None:
    server = inside(CALLS=1, CALLS_SECONDS=3600, REVIEW_EFFORT=SHARE)
    _, other = played(server, 1)
    anna, table = played(server, 1)  # a new guest: her calls begin now
    whole_ledger(anna, table)
    assert get(anna, table, "known", ply=30, seat=0).status_code == 200
    assert code_of(get(anna, other, "ledger")) == (429, "too-fast")
    assert code_of(get(anna, other, "known", ply=30, seat=0)) == (429, "too-fast")


def test_a_game_without_a_result_has_no_ledger(inside: StartInside) -> None:
    server = inside()
    one, _ = two_at_a_table(server, clock={"base": 60}, options={"leader": "0"})
    server.advance(FIRST_MOVE / 1000)
    assert one.hear_facts(status="over")["end"]["how"] == "called-off"
    assert code_of(get(one.person, one.table, "ledger")) == (409, "no-result-yet")
