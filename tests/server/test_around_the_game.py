"""Offers, takebacks, undo, clocks, claims, stand-ins, rematches, hints, reactions, restarts."""

from __future__ import annotations

import pytest

from tests.server.client import (
    BEAT,
    AnyServer,
    Person,
    Seat,
    catch_up,
    leave,
    let_the_computer_play,
    two_at_a_table,
)
from tests.server.conftest import StartInside
from tests.server.running import Seeded
from zweikampf.engine import record as records
from zweikampf.engine.replay import verify
from zweikampf.server.table.clocks import FIRST_MOVE
from zweikampf.server.table.offers import MOST_WITHDRAWN

TABLES = 6  # of which some have Anna follow in the last trick of a phase


def by_turn(seats: tuple[Seat, Seat]) -> tuple[Seat, Seat]:
    one, two = seats
    return (one, two) if one.last["legal"] else (two, one)


def record_of(server: AnyServer, table: str) -> records.Record:
    kept = records.loads(Person(server).http.get(f"/api/tables/{table}/record").text)
    assert verify(kept).committed, "the secret is out and fits"
    return kept


def test_to_resign_ends_the_game_and_shows_the_secret(server: Seeded) -> None:
    one, two = two_at_a_table(server)
    assert one.ask("resign")["type"] == "done"
    end = two.hear_facts(status="over")["end"]
    assert (end["how"], end["winner"], end["score"]) == ("resigned", 1, None)
    secrets = [frame["facts"]["secret"] for frame in two.frames if "facts" in frame]
    assert secrets[:-1] == [None] * (len(secrets) - 1)
    kept = record_of(server, one.frames[0]["table"])
    assert (kept.end, kept.outcome, kept.secret) == ("resigned 0", None, secrets[-1])
    assert one.ask("resign")["reason"]["code"] == "game-over"
    listed = Person(server).http.get(f"/api/tables/{one.frames[0]['table']}").json()
    assert listed["end"]["how"] == "resigned"


def test_a_draw_is_offered_declined_and_agreed(server: Seeded) -> None:
    one, two = two_at_a_table(server)
    version = one.version
    assert one.ask("offer", what="draw", version=version)["type"] == "done"
    two.hear_facts(offers={"draw": [0], "rematch": [], "takeback": None, "lost": []})
    assert two.ask("answer", what="draw", accept=False, version=version)["type"] == "done"
    lost = {"what": "draw", "seat": 0, "withdrawn": False}
    one.hear_facts(offers={"draw": [], "rematch": [], "takeback": None, "lost": [lost]})
    again = one.ask("offer", what="draw", version=version)
    assert again["reason"]["code"] == "asked-already"
    assert two.ask("offer", what="draw", version=version)["type"] == "done"
    assert one.ask("answer", what="draw", accept=True, version=version)["type"] == "done"
    assert two.hear_facts(status="over")["end"] == {
        "how": "agreed",
        "winner": None,
        "reason": None,
        "score": None,
    }
    assert record_of(server, one.frames[0]["table"]).end == "agreed"


def test_no_draw_where_a_game_cannot_end_undecided(server: Seeded) -> None:
    one, _ = two_at_a_table(server, "dwarves", options={"first": "0"})
    assert not one.facts["can"]["draw"]
    answer = one.ask("offer", what="draw", version=one.version)
    assert answer["reason"]["code"] == "no-draws-here"


def test_a_takeback_needs_consent_and_brings_the_same_cards(server: Seeded) -> None:
    acting, other = by_turn(two_at_a_table(server))
    seat = acting.frames[0]["seat"]
    assert not acting.facts["can"]["takeback"]
    ply, token = acting.last["ply"], acting.last["legal"][0]
    done = acting.act(token)
    catch_up(other, done["version"])
    assert acting.facts["can"]["takeback"]
    acting.ask("offer", what="takeback", version=acting.version)
    expected = {"draw": [], "rematch": [], "takeback": {"seat": seat, "ply": ply}, "lost": []}
    other.hear_facts(offers=expected)
    version = other.version
    assert other.ask("answer", what="takeback", accept=True, version=version)["type"] == "done"
    full = acting.hear_until("full")
    assert (full["ply"], full["version"]) == (ply, version + 1)
    assert token in full["legal"]
    assert acting.act(token)["type"] == "done"


def test_a_declined_takeback_can_be_asked_again_after_the_next_action(server: Seeded) -> None:
    acting, other = by_turn(two_at_a_table(server))
    catch_up(other, acting.act()["version"])
    acting.ask("offer", what="takeback", version=acting.version)
    other.ask("answer", what="takeback", accept=False, version=other.version)
    refused = acting.ask("offer", what="takeback", version=acting.version)
    assert refused["reason"]["code"] == "asked-already"
    accepted = other.ask("answer", what="takeback", accept=True, version=other.version)
    assert accepted["reason"]["code"] == "nothing-offered"


def test_a_rematch_swaps_the_seats(server: Seeded) -> None:
    one, two = two_at_a_table(server)
    early = one.ask("offer", what="rematch", version=one.version)
    assert early["reason"]["code"] == "not-over-yet"
    one.ask("resign")
    two.hear_facts(status="over")
    one.ask("offer", what="rematch", version=one.version)
    two.ask("offer", what="rematch", version=two.version)
    following = two.facts["next"] or two.hear_until("facts")["facts"]["next"]
    told = Person(server).http.get(f"/api/tables/{following}").json()
    assert [player["name"] for player in told["players"]] == ["Ben", "Anna"]
    assert told["commitment"] != one.frames[0]["commitment"]


def test_a_rematch_that_was_withdrawn_can_be_asked_for_again(server: Seeded) -> None:
    """A few times; a rematch that the other has declined is answered."""
    one, two = two_at_a_table(server)
    one.ask("resign")
    two.hear_facts(status="over")
    for _ in range(MOST_WITHDRAWN + 1):
        assert one.ask("offer", what="rematch", version=one.version)["type"] == "done"
        withdrawn = one.ask("answer", what="rematch", accept=False, version=one.version)
        assert withdrawn["type"] == "done"
    again = one.ask("offer", what="rematch", version=one.version)
    assert again["reason"]["code"] == "rematch-asked"
    two.ask("offer", what="rematch", version=two.version)
    one.ask("answer", what="rematch", accept=False, version=one.version)
    again = two.ask("offer", what="rematch", version=two.version)
    assert again["reason"]["code"] == "rematch-asked"


def test_the_computer_always_wants_a_rematch(server: Seeded) -> None:
    anna = Person(server, "Anna")
    table = anna.create("throne", opponent={"kind": "computer", "level": 1}, seat=0)["table"]["id"]
    with anna.sit(table) as seat:
        seat.hear_facts(status="running")
        seat.ask("resign")
        seat.ask("offer", what="rematch", version=seat.version)
        following = seat.facts["next"]
    assert anna.http.get(f"/api/tables/{following}").json()["yours"] == [1]


@pytest.mark.usefixtures("quick_computers")
def test_undo_against_the_computer_goes_back_to_what_was_revealed(inside: StartInside) -> None:
    """In Tower everything is open: drawn cards are a boundary, the computer's moves are none."""
    server = inside(PACE_MS=BEAT * 1000)
    anna = Person(server, "Anna")
    created = anna.create("tower", opponent={"kind": "computer", "level": 2}, seat=0)
    undone = refused = 0
    with anna.sit(created["table"]["id"]) as seat:
        while min(undone, refused) < 3:
            let_the_computer_play(server, seat)
            before = seat.last
            catch_up(seat, seat.act()["version"])
            chance = any(step["actor"] == "chance" for step in seat.last["steps"])
            allowed = seat.facts["can"]["undo"]
            answer = seat.ask("undo", version=seat.version)
            assert (answer["type"] == "done") == allowed
            if allowed:
                undone += 1
                assert not chance
                while seat.last["type"] != "full" or seat.version < answer["version"]:
                    seat.hear()
                assert seat.last["view"] == before["view"]
                assert seat.last["legal"] == before["legal"]
                assert seat.act(before["legal"][-1])["type"] == "done"
            else:
                refused += 1
                assert answer["reason"]["code"] == "nothing-to-undo"


@pytest.mark.usefixtures("quick_computers")
def test_undo_does_not_reach_over_a_card_from_a_hidden_hand(inside: StartInside) -> None:
    server = inside(PACE_MS=BEAT * 1000)
    anna = Person(server, "Anna")
    created = anna.create(
        "throne", opponent={"kind": "computer", "level": 1}, seat=0, options={"leader": "0"}
    )
    with anna.sit(created["table"]["id"]) as seat:
        assert seat.wait_to_act()
        ply = seat.last["ply"]
        seat.act()
        assert seat.facts["can"]["undo"], "the computer has not answered yet"
        assert seat.ask("undo", version=seat.version)["type"] == "done"
        assert seat.hear_until("full")["ply"] == ply if seat.last["ply"] != ply else True
        seat.act()
        let_the_computer_play(server, seat)
        assert not seat.facts["can"]["undo"], "its card came from a hand that nobody sees"


def test_at_one_screen_everything_can_be_taken_back(server: Seeded) -> None:
    anna = Person(server, "Anna")
    table = anna.create("throne", opponent={"kind": "screen"}, options={"leader": "0"})["table"]
    with anna.sit(table["id"], 0) as one, anna.sit(table["id"], 1) as two:
        assert one.wait_to_act()
        ply = one.last["ply"]
        one.act()
        assert two.wait_to_act()
        two.act()
        catch_up(one, two.version)
        assert one.ask("undo", version=one.version)["type"] == "done"
        assert one.hear_until("full")["ply"] == ply if one.last["ply"] != ply else True
        assert two.hear_until("full")["ply"] == ply


def first_moves(seats: tuple[Seat, Seat]) -> tuple[Seat, Seat]:
    """Both have played a card, so that their clocks have begun; who is to act comes first."""
    for _ in range(2):
        acting, other = by_turn(seats)
        catch_up(other, acting.act()["version"])
        catch_up(acting, other.version)
    return by_turn(seats)


def test_a_clock_begins_with_the_first_move_of_its_player(inside: StartInside) -> None:
    """Neither the guest who sits down nor the first move of the other player starts it: the host
    may still be looking at something else."""
    server = inside(GONE_SECONDS=1000)
    seats = two_at_a_table(server, clock={"base": 10, "increment": 5})
    still = {"base": 10, "increment": 5, "left": [10_000, 10_000], "running": None}
    for _ in range(2):
        acting, other = by_turn(seats)
        assert acting.facts["clocks"] == {**still, "first_move": FIRST_MOVE}
        server.advance(FIRST_MOVE / 1000 - 1)
        assert other.ask("claim", how="win")["reason"]["code"] == "nothing-to-claim"
        catch_up(other, acting.act()["version"])
    catch_up(acting, other.version)
    acting, other = by_turn(seats)
    seat = acting.frames[0]["seat"]
    assert acting.facts["clocks"] == {**still, "running": seat, "first_move": None}
    server.advance(4)
    catch_up(other, acting.act()["version"])
    assert other.facts["clocks"]["left"][seat] == 10_000 - 4_000 + 5_000


def test_clocks_run_and_an_empty_one_can_be_claimed(inside: StartInside) -> None:
    server = inside(GONE_SECONDS=1000)
    settings = {"base": 10, "increment": 5, "first_move": None}
    acting, other = first_moves(two_at_a_table(server, clock={"base": 10, "increment": 5}))
    seat = acting.frames[0]["seat"]
    assert acting.facts["clocks"] == {**settings, "left": [10_000, 10_000], "running": seat}
    server.advance(3)
    catch_up(other, acting.act()["version"])
    left = {seat: 12_000, 1 - seat: 10_000}
    clocks = {**settings, "left": [left[0], left[1]], "running": 1 - seat}
    assert other.facts["clocks"] == clocks
    assert acting.ask("claim", how="win")["reason"]["code"] == "nothing-to-claim"
    server.advance(10.001)
    while not acting.facts["can"]["claim"]:
        acting.hear()
    assert acting.facts["clocks"]["left"][1 - seat] == 0
    assert acting.ask("claim", how="win")["type"] == "done"
    end = other.hear_facts(status="over")["end"]
    assert (end["how"], end["winner"]) == ("time", seat)


@pytest.mark.usefixtures("quick_computers")
def test_time_is_up_against_the_computer_too(inside: StartInside) -> None:
    server = inside()
    anna = Person(server)
    asked = {"opponent": {"kind": "computer", "level": 1}, "options": {"leader": "0"}}
    table = anna.create("throne", seat=0, clock={"base": 10}, **asked)["table"]["id"]
    with anna.sit(table) as seat:
        assert seat.wait_to_act()
        server.advance(60)  # the first move takes no time
        catch_up(seat, seat.act()["version"])
        assert seat.wait_to_act()
        server.advance(9.999)
        assert seat.ask("ping")["type"] == "pong"
        assert seat.facts["status"] == "running"
        server.advance(0.002)
        end = seat.hear_facts(status="over")["end"]
    assert (end["how"], end["winner"]) == ("time", 1)


@pytest.mark.usefixtures("quick_computers")
def test_undo_does_not_reach_back_over_the_hands_of_phase_two(inside: StartInside) -> None:
    """The player who follows in the last recruiting trick sees the opponent's new hand at once
    (T6.1)."""
    server = inside(PACE_MS=BEAT * 1000)
    anna = Person(server)
    followed = 0
    asked = {"opponent": {"kind": "computer", "level": 1}, "seat": 0}
    for _ in range(TABLES):
        table = anna.create("throne", **asked)["table"]["id"]
        # The last card of phase 1 is no choice, and would be played without asking.
        with anna.sit(table, "0&ask=always") as seat:
            let_the_computer_play(server, seat)
            while seat.last["view"]["phase"] == 1:
                follows = seat.last["view"]["led"] is not None
                catch_up(seat, seat.act()["version"])
                if seat.last["view"]["phase"] == 2 and follows:
                    followed += 1
                    assert not seat.facts["can"]["undo"]
                let_the_computer_play(server, seat)
    assert followed


def test_whoever_is_gone_loses_by_claim(inside: StartInside) -> None:
    server = inside(GONE_SECONDS=30)
    acting, other = by_turn(two_at_a_table(server))
    seat = acting.frames[0]["seat"]
    leave(server, acting)
    server.advance(29.999)
    assert other.ask("claim", how="win")["reason"]["code"] == "nothing-to-claim"
    server.advance(0.002)
    while not other.facts["can"]["claim"]:
        other.hear()
    assert not other.facts["players"][seat]["present"]
    assert other.ask("claim", how="win")["type"] == "done"
    end = other.hear_facts(status="over")["end"]
    assert (end["how"], end["winner"]) == ("gone", 1 - seat)


@pytest.mark.usefixtures("quick_computers")
def test_the_computer_takes_over_and_gives_the_seat_back(inside: StartInside) -> None:
    server = inside(GONE_SECONDS=30)
    anna, ben = two_at_a_table(server, options={"leader": "0"})
    leave(server, anna)
    server.advance(30.001)
    while not ben.facts["can"]["claim"]:
        ben.hear()
    assert ben.ask("claim", how="computer")["type"] == "done"
    assert ben.wait_to_act(), "the computer has led for Anna"
    assert ben.facts["players"][0]["stand_in"] == 3
    with anna.person.sit(anna.table) as back:
        back.hear()
        assert back.facts["can"]["resume"]
        assert back.ask("resume")["type"] == "done"
        back.hear_facts(status="running")
        while not back.last["legal"]:
            if ben.last["legal"]:  # the winner of a trick leads the next one
                catch_up(ben, ben.act()["version"])
            catch_up(back, ben.version)
        assert back.act()["type"] == "done"


def test_hints_come_from_the_seats_view_and_not_between_people(server: Seeded) -> None:
    anna = Person(server, "Anna")
    created = anna.create(
        "throne", opponent={"kind": "computer", "level": 1}, seat=0, options={"leader": "0"}
    )
    with anna.sit(created["table"]["id"]) as seat:
        assert seat.wait_to_act()
        assert seat.facts["can"]["hint"]
        hint = seat.ask("hint", version=seat.version)
        assert hint["type"] == "hint"
        assert 1 <= len(hint["moves"]) <= 5
        assert {move["token"] for move in hint["moves"]} <= set(seat.last["legal"])
        assert all(0 <= move["win_chance"] <= 1 for move in hint["moves"])
        assert all(each["code"].startswith("why-") for each in hint["moves"][0]["why"])
        assert hint["moves"][0]["why"]
        assert seat.act(hint["moves"][0]["token"])["type"] == "done"
    acting, _ = by_turn(two_at_a_table(server))
    answer = acting.ask("hint", version=acting.version)
    assert answer["reason"]["code"] == "no-hints-here"


@pytest.mark.parametrize("answers", [True, False])
def test_a_reaction_takes_the_same_time_whatever_is_answered(
    inside: StartInside, answers: bool
) -> None:
    """An answer is kept until the time is over; no answer means silence then."""
    server = inside(REACTION_SCALE=1.0)
    seats = two_at_a_table(server, "dwarves", options={"first": "0"})
    asked = 0
    while asked < 3:
        seat, _ = by_turn(seats)
        version, window = seat.version, seat.facts["window"]
        if window is None:
            version = seat.act()["version"]
        else:
            asked += 1
            assert (window["length"], window["left"]) == (4000, 4000)
            if answers:
                seat.send("act", token="pass", version=version)
            server.advance(3.999)
            for each in seats:
                assert each.ask("ping")["version"] == version, "nobody has heard anything"
            server.advance(0.001)
            version += 1
        for each in seats:
            catch_up(each, version)


def test_a_question_for_a_reaction_begins_again_after_a_restart(inside: StartInside) -> None:
    server = inside(REACTION_SCALE=0.5)
    seats = two_at_a_table(server, "dwarves", options={"first": "0"})
    while seats[0].facts["window"] is None:
        version = by_turn(seats)[0].act()["version"]
        for seat in seats:
            catch_up(seat, version)
    server.advance(1.5)
    server.stop()
    server = inside(REACTION_SCALE=0.5, seed=2)
    anna = seats[0].person
    anna.move_to(server)
    again = anna.sit(seats[0].table)
    window = again.hear()["facts"]["window"]
    assert (window["length"], window["left"]) == (2000, 2000)
    version = again.version
    server.advance(1.999)
    assert again.ask("ping")["version"] == version
    server.advance(0.001)
    assert again.hear_until("update")["version"] > version, "silence has counted"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.usefixtures("quick_computers")
def test_tables_go_on_after_a_restart(inside: StartInside, seat: int) -> None:
    server = inside()
    anna = Person(server, "Anna")
    asked = {"opponent": {"kind": "computer", "level": 2}, "clock": {"base": 100}}
    table = anna.create("throne", seat=seat, **asked)["table"]["id"]
    with anna.sit(table) as before:
        for _ in range(5):
            assert before.wait_to_act()
            server.advance(7)
            catch_up(before, before.act()["version"])
        assert before.wait_to_act()
        server.stop()
        bye = before.hear_until("bye")
        assert bye["again"]
        assert bye["reason"]["code"] == "server-stops"
    server = inside(seed=2)
    server.advance(3600)
    anna.move_to(server)
    with anna.sit(table) as after:
        full = after.hear()
        assert full["view"] == before.last["view"]
        assert full["version"] == before.version
        assert full["legal"] == before.last["legal"]
        assert after.facts["clocks"] == before.facts["clocks"]
        assert after.facts["clocks"]["left"][seat] == 100_000 - 4 * 7_000, "the first move is free"
        while after.wait_to_act():
            catch_up(after, after.act()["version"])
    record_of(server, table)
