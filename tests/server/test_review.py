"""After the game: a review of one seat's choices, and tables that continue from a position of
it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import AnyServer, Json, Person
from tests.server.conftest import Start, StartInside
from tests.server.inside import Inside
from tests.server.running import Seeded
from tests.server.thinkers import HeldWorker, QuickWorker, settle
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.replay import decisions, verify
from zweikampf.players.levels import level
from zweikampf.players.review import iterations_for, judge
from zweikampf.server.live import lobby
from zweikampf.server.workers.jobs import Answer, ReviewJob
from zweikampf.server.workers.process import NoProcess
from zweikampf.server.workers.round_robin import Payer, payer
from zweikampf.server.workers.worker import answer as jobs_answer


def played(server: AnyServer, choices: int = 6, game: str = "throne") -> tuple[Person, str]:
    """A game of Anna on seat 0 against the computer, given up after some choices."""
    anna = Person(server, "Anna")
    created = anna.create(game, opponent={"kind": "computer", "level": 1}, seat=0)
    table: str = created["table"]["id"]
    with anna.sit(table) as seat:
        for _ in range(choices):
            assert seat.wait_to_act()
            seat.act()
        seat.wait_to_act()
        seat.ask("resign")
    return anna, table


def ask(person: Person, table: str, seat: int = 0) -> Json:
    answer = person.http.get(f"/api/tables/{table}/review", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def whole_review(person: Person, table: str, seat: int = 0) -> Json:
    """Ask, wait until everything has been looked at, and ask again."""
    server = person.server
    assert isinstance(server, Inside)
    ask(person, table, seat)
    server.until(lambda: server.lobby.reviews._kept[table, seat].is_done)
    return ask(person, table, seat)


def record_of(person: Person, table: str) -> records.Record:
    return records.loads(person.http.get(f"/api/tables/{table}/record").text)


def go_on(person: Person, table: str, **asked: Any) -> Json:
    body = {"ply": 40, "seat": 0, "level": 1, **asked}
    answer = person.http.post(f"/api/tables/{table}/continue", json=body)
    assert answer.status_code == 201, answer.text
    told: Json = answer.json()["table"]
    return told


# The review


def test_a_review_tells_every_choice_of_the_seat(inside: StartInside) -> None:
    anna, table = played(inside())
    told = whole_review(anna, table)
    kept = record_of(anna, table)
    choices = list(decisions(kept, 0))
    assert told["seat"] == 0
    assert [each["ply"] for each in told["plies"]] == [choice.ply for choice in choices]
    for each, choice in zip(told["plies"], choices, strict=True):
        assert each["played"]["token"] == choice.played == kept.actions[choice.ply]
        assert {move["token"] for move in each["best"]} <= set(choice.legal)
        assert each["win_chance"] == each["best"][0]["win_chance"] >= each["played"]["win_chance"]
        assert 0 <= each["played"]["win_chance"] <= each["win_chance"] <= 1
    losses = [each["loss"] for each in told["missed"]]
    assert losses == sorted(losses, reverse=True)
    for missed in told["missed"]:
        each = next(each for each in told["plies"] if each["ply"] == missed["ply"])
        assert (missed["played"], missed["better"]) == (each["played"], each["best"][0])
        assert missed["loss"] >= 0.1
        choice = next(choice for choice in choices if choice.ply == missed["ply"])
        assert missed["legal"] == list(choice.legal)
    assert {each["kind"] for each in told["plies"]} <= {"lead-1", "follow-1", "other"}


def test_a_review_is_kept_and_comes_out_the_same_again(inside: StartInside) -> None:
    server = inside()
    anna, table = played(server, 3)
    once = whole_review(anna, table)
    assert ask(anna, table) == once, "the first question after it is answered at once"
    server.stop()
    server = inside(seed=2)
    assert whole_review(Person(server), table) == once, "worked out again, by anybody"


def test_a_review_stops_when_nobody_asks_and_goes_on_later(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(REVIEW_SECONDS=10)
    anna, table = played(server, 6)
    held = HeldWorker()
    monkeypatch.setattr(server.lobby.workers, "_free", [held])

    async def judge_one() -> int:
        """Answer for the choice that is being looked at; how many have been asked for then."""
        held.finish(thought)
        await settle()
        return len(held.asked)

    total = ask(anna, table)["total"]
    server.until(lambda: bool(held.asked))
    thought = jobs_answer(held.asked[0]).thought  # as good as another one here
    server.advance(9)
    assert server.do(judge_one) == 2, "it continues"
    server.advance(2)
    assert server.do(judge_one) == 2, "it has stopped"
    assert ask(anna, table)["done"] == 2 < total
    assert server.do(judge_one) == 4, "asked for again, it continues from there"
    for asked_for in range(5, total + 1):
        assert server.do(judge_one) == asked_for
    server.do(judge_one)
    assert ask(anna, table)["done"] == total


def test_other_tables_go_on_while_a_review_is_made(inside: StartInside) -> None:
    server = inside()
    anna, table = played(server, 4)
    assert ask(anna, table)["done"] == 0
    _, other = played(server, 2)  # there is one thinker: the computer's turns come in between
    assert other != table
    whole_review(anna, table)


def test_a_running_game_has_no_review(server: Seeded) -> None:
    anna = Person(server, "Anna")
    table = anna.create(opponent={"kind": "computer", "level": 1})["table"]["id"]
    answer = anna.http.get(f"/api/tables/{table}/review", params={"seat": 0})
    assert (answer.status_code, answer.json()["reason"]["code"]) == (409, "not-over-yet")
    answer = anna.http.post(f"/api/tables/{table}/continue", json={"ply": 1, "seat": 0, "level": 1})
    assert (answer.status_code, answer.json()["reason"]["code"]) == (409, "not-over-yet")


def test_reviews_are_begun_at_a_measured_pace(inside: StartInside) -> None:
    server = inside(CALLS=1, CALLS_SECONDS=3600)
    anna, table = played(server, 1)  # a new guest: her calls begin now
    ask(anna, table)
    for _ in range(5):
        ask(anna, table)
    late = anna.http.get(f"/api/tables/{table}/review", params={"seat": 1})
    assert (late.status_code, late.json()["reason"]["code"]) == (429, "too-fast")


@pytest.mark.parametrize("game", registry.names())
def test_a_choice_is_judged_from_the_view_and_always_the_same(game: str) -> None:
    """A whole game between two simple players; some of its choices, judged twice."""
    kept = random_record(game)
    choices = list(decisions(kept, 0))
    assert all(len(choice.legal) > 1 for choice in choices)
    assert all(choice.view.seat == 0 for choice in choices)
    for choice in choices[:: max(1, len(choices) // 3)]:
        asked = (game, choice.view, choice.legal, choice.played, 5, 60)
        judged = judge(*asked)
        assert judged == judge(*asked)
        assert judged.best[0].win_chance >= judged.played.win_chance
    assert 100 <= iterations_for(game, len(choices)) <= iterations_for(game, 1)


@pytest.mark.parametrize("effort", [1, 0.25])
def test_an_operator_chooses_how_much_a_review_takes(
    effort: float, inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(REVIEW_EFFORT=effort)
    anna, table = played(server, 6)
    held = HeldWorker()
    monkeypatch.setattr(server.lobby.workers, "_free", [held])
    assert ask(anna, table)["total"] > 0
    total = len(list(decisions(record_of(anna, table))))  # of both seats
    server.until(lambda: bool(held.asked))
    assert held.asked[0].iterations == int(effort * iterations_for("throne", total))

    async def end() -> None:
        held.fail(NoProcess())
        await settle()

    server.do(end)


def test_phase_two_of_throne_is_worked_out() -> None:
    choices = [each for each in decisions(random_record("throne"), 0) if each.view.phase == 2]
    last = choices[-1]
    judged = judge("throne", last.view, last.legal, last.played, 1, 100)
    assert judged.certain
    assert judged.best[0].win_chance in (0, 0.5, 1)
    assert judged.played.win_chance in (0, 0.5, 1)


def random_record(game: str) -> records.Record:
    from zweikampf.engine.dealer import SeededDealer
    from zweikampf.engine.duel import Duel
    from zweikampf.engine.replay import record_of as made_of

    found = registry.find(game)
    duel = Duel(found, found.options.parse({}), SeededDealer(3))
    players = [level(game, 1, 1), level(game, 1, 2)]
    while (actor := duel.state.actor) in (0, 1):
        duel.submit(actor, players[actor].choose(duel.view(actor), duel.legal(actor)))
    return made_of(duel)


# Continuing from a position


def test_a_game_goes_on_from_a_ply(server: Seeded) -> None:
    anna, table = played(server)
    kept = record_of(anna, table)
    ply = list(decisions(kept, 0))[2].ply
    told = go_on(anna, table, ply=ply)
    assert told["origin"] == {"table": table, "ply": ply}
    assert (told["mode"], told["yours"], told["commitment"]) == ("computer", [0], "")
    with anna.sit(told["id"]) as seat:
        assert seat.wait_to_act()
        assert seat.last["ply"] == ply, "a choice of seat 0 stood there"
        assert seat.last["type"] == "full", "nobody is told a known game as news"
        assert seat.facts["can"]["undo"] is False, "what was taken over stays"
        refused = seat.ask("undo", version=seat.version)
        assert refused["reason"]["code"] == "nothing-to-undo"
        for _ in range(3):
            assert seat.wait_to_act()
            seat.act(seat.last["legal"][-1])
        seat.wait_to_act()
        seat.ask("resign")
        seat.hear_facts(status="over")
        assert seat.facts["secret"] is None
        assert seat.facts["can"]["rematch"]
        seat.ask("offer", what="rematch", version=seat.version)
        while seat.facts["next"] is None:
            seat.hear()
        following = anna.http.get(f"/api/tables/{seat.facts['next']}").json()
    later = record_of(anna, told["id"])
    assert later.actions[:ply] == kept.actions[:ply]
    assert len(later.actions) > ply
    assert (later.continued, later.taken_over) == (f"{table} {ply}", ply)
    assert (later.commit, later.secret, later.end) == ("", "", "resigned 0")
    assert not verify(later).committed
    assert next(decisions(later, 0)).ply >= ply, "only its own choices"
    assert following["origin"] is None
    assert following["commitment"], "a rematch is a whole game"


def test_a_continued_table_survives_a_restart_and_can_be_continued_itself(start: Start) -> None:
    server = start()
    anna, table = played(server)
    told = go_on(anna, table, ply=45, seat=1)
    with anna.sit(told["id"]) as seat:
        assert seat.wait_to_act()
        seat.act()
        seat.wait_to_act()
        before = seat.last
    server.kill()
    server.start()
    with anna.sit(told["id"]) as seat:
        seat.wait_to_act()
        assert (seat.last["view"], seat.last["ply"]) == (before["view"], before["ply"])
        seat.ask("resign")
    again = go_on(anna, told["id"], ply=before["ply"])
    assert again["origin"] == {"table": told["id"], "ply": before["ply"]}


@pytest.mark.parametrize("game", registry.names())
def test_every_game_goes_on_from_anywhere(server: Seeded, game: str) -> None:
    anna, table = played(server, 12, game)
    kept = record_of(anna, table)
    total = len(kept.actions)
    for ply in (1, total // 3, 2 * total // 3, total):
        told = go_on(anna, table, ply=ply, seat=ply % 2)
        with anna.sit(told["id"]) as seat:
            assert seat.wait_to_act()
            assert seat.last["ply"] >= ply
            seat.act()
            seat.wait_to_act()
            seat.ask("resign")
        later = record_of(anna, told["id"])
        assert later.actions[:ply] == kept.actions[:ply]
        verify(later)


def test_later_chance_is_new(server: Seeded) -> None:
    anna, table = played(server)
    ply = 20  # in the middle of the deal
    deals = set()
    for _ in range(2):
        told = go_on(anna, table, ply=ply)
        with anna.sit(told["id"]) as seat:
            seat.wait_to_act()
            seat.ask("resign")
            seat.hear_facts(status="over")
        deals.add(record_of(anna, told["id"]).actions[:40])
    deals.add(record_of(anna, table).actions[:40])
    assert len(deals) == 3
    assert len({deal[:ply] for deal in deals}) == 1


@pytest.mark.parametrize("ply", [10_000, 0, -1])
def test_where_nothing_goes_on_it_is_said(server: Seeded, ply: int) -> None:
    anna, table = played(server, 1)
    stranger = Person(server)
    answer = stranger.http.post(
        f"/api/tables/{table}/continue", json={"ply": ply, "seat": 0, "level": 1}
    )
    code = "nothing-to-continue" if ply > 0 else "bad-request"
    assert answer.json()["reason"]["code"] == code
    assert not stranger.cookie
    total = anna.http.get(f"/api/tables/{table}").json()["ply"]
    assert go_on(anna, table, ply=total)["status"] == "waiting", "a game given up can continue"


# Whose turn it is


def test_a_review_waits_when_no_process_can_be_started_and_goes_on_later(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = [True]

    def script(job: Any) -> Answer:
        if isinstance(job, ReviewJob) and failing[0]:
            raise NoProcess("OSError")
        return jobs_answer(job)

    monkeypatch.setattr(lobby, "Worker", lambda: QuickWorker(script))
    server = inside()
    anna, table = played(server, 3)
    for _ in range(5):
        told = ask(anna, table)
        assert told["done"] == 0 < told["total"], "nothing is left out for that"
    failing[0] = False
    told = whole_review(anna, table)
    assert told["done"] == len(told["plies"]) == told["total"]


def test_a_review_is_thought_about_for_whoever_asks(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside()
    anna, table = played(server, 3)
    askers: list[Payer] = []
    review = server.lobby.workers.review

    async def noted(asker: Payer, job: Any) -> Any:
        askers.append(asker)
        return await review(asker, job)

    monkeypatch.setattr(server.lobby.workers, "review", noted)
    whole_review(anna, table, 0)
    (owner,) = {seating.guest for seating in server.lobby.rooms._rooms[table].table.setup.seats} - {
        None
    }
    assert set(askers) == {payer("127.0.0.1", owner)}
    askers.clear()
    whole_review(Person(server, address="127.0.0.2"), table, 1)
    assert set(askers) == {payer("127.0.0.2", None)}
