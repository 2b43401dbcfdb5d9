"""The draw of seats follows from the same seal as the cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from tests.server.client import WORD, Person
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from tests.server.test_words import OPPONENTS, begun, friends, record_of
from zweikampf.engine.dealer import CommittedDealer
from zweikampf.engine.replay import verify
from zweikampf.server.live.reader import Reader

# The draw of the seats


def drawn_tables(server: Inside, opponent: str) -> Iterator[tuple[str, list[Person], bool]]:
    """Tables whose seats are drawn, before the draw, until both results have been seen."""
    seen: set[bool] = set()
    while len(seen) < 2:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        created = anna.create("throne", opponent=OPPONENTS[opponent], seat="random")
        table = created["table"]["id"]
        people = [anna]
        if opponent == "friend":
            ben.join(created)
            people.append(ben)
        writer = server.lobby.writer
        kept = server.do(partial(writer.call, writer.store.load, table))
        assert kept.setup.draws_seats
        given = {entry.seat: entry.text for entry in kept.entries if entry.kind == "word"}
        other = given.get(1, WORD if opponent == "friend" else WORD[::-1])
        secret = bytes.fromhex(kept.setup.secret)
        swapped = CommittedDealer(table, secret, (WORD, other)).swaps_seats()
        seen.add(swapped)
        yield table, people, swapped


def test_the_seats_of_two_people_are_drawn_from_the_seal(inside: StartInside) -> None:
    server = inside()
    for table, people, swapped in drawn_tables(server, "friend"):
        anna, ben = people
        assert anna.http.get(f"/api/tables/{table}").json()["seat_draw"] == "pending"
        one = anna.sit(table)
        first = one.hear()
        assert (first["seat"], first["seat_draw"]) == (0, "pending")
        watching = Person(server).sit(table)
        assert watching.hear()["seat"] is None
        two = ben.sit(table)
        assert two.hear()["seat"] == 1
        told = [begun(seat) for seat in (one, two, watching)]
        assert [frame["type"] for frame in told] == ["full"] * 3
        result = "swapped" if swapped else "kept"
        assert {frame["seat_draw"] for frame in told} == {result}
        seats = [1, 0] if swapped else [0, 1]
        assert [frame["seat"] for frame in told] == [*seats, None]
        names = ["Ben", "Anna"] if swapped else ["Anna", "Ben"]
        for frame in told:
            assert [player["name"] for player in frame["facts"]["players"]] == names
            assert all(player["present"] for player in frame["facts"]["players"])

        # The player of that seat may act, and no one else.
        acting, other = (one, two) if one.last["legal"] else (two, one)
        assert acting.last["actor"] == acting.last["seat"]
        refused = other.ask("act", token=acting.last["legal"][0], version=acting.version)
        assert refused["reason"]["code"] == "not-your-turn"
        assert acting.act()["type"] == "done"

        # A returning player sits where the draw put them; the list knows it without the game.
        for person, seat in zip(people, seats, strict=True):
            back = person.sit(table).hear()
            assert (back["seat"], back["seat_draw"]) == (seat, result)
            gap = person.sit(table, since=acting.version).hear()
            assert gap["type"] == "update"
            assert person.http.get("/api/tables").json()["tables"][0]["yours"] == [seat]
            bye = person.sit(table, 1 - seat).hear()
            assert bye["reason"]["code"] == "not-your-seat"
        one.ask("resign")
        kept = record_of(anna, table)
        assert kept.seats == result
        assert kept.players == tuple(names)
        assert kept.end == f"resigned {seats[0]}"
        assert verify(kept, commitment=first["commitment"], word=WORD).sealed


def test_the_seats_against_the_computer_are_drawn(inside: StartInside) -> None:
    server = inside()
    for table, (anna,), swapped in drawn_tables(server, "computer"):
        seat = anna.sit(table)
        first = seat.hear()
        assert [player["kind"] for player in first["facts"]["players"]] == ["human", "computer"]
        told = begun(seat)
        assert told["seat"] == int(swapped)
        kinds = [player["kind"] for player in told["facts"]["players"]]
        assert kinds[int(swapped)] == "human"
        assert told["words"] == [WORD, first["words"][1]], "words stay by place"
        assert seat.wait_to_act()
        assert seat.act()["type"] == "done"
        seat.ask("resign")
        assert verify(record_of(anna, table)).sealed


def test_at_one_screen_the_draw_moves_the_names(inside: StartInside) -> None:
    server = inside()
    for table, (anna,), swapped in drawn_tables(server, "screen"):
        one = anna.sit(table, 0)  # the client gives both words
        told = begun(one)
        two = anna.sit(table, 1)
        assert (told["seat"], two.hear()["seat"]) == (0, 1)
        names = [player["name"] for player in told["facts"]["players"]]
        assert names == (["Ben", "Anna"] if swapped else ["Anna", "Ben"])
        assert two.ask("word", word=WORD)["type"] == "done", "sent again, wherever it sits"
        one.ask("resign")
        assert verify(record_of(anna, table)).sealed


def test_a_chosen_seat_is_not_drawn_and_a_rematch_swaps_without_a_draw(
    inside: StartInside,
) -> None:
    server = inside()
    for chosen in (0, 1):
        table, anna, ben = friends(server, seat=chosen)
        commitments, words = set(), set()
        for seat in (chosen, 1 - chosen):
            one, two = anna.sit(table, word=f"{seat}" * 64), ben.sit(table)
            told = begun(one)
            assert (told["seat"], told["seat_draw"]) == (seat, "none")
            assert told["words"][seat] == f"{seat}" * 64
            commitments.add(told["commitment"])
            words.add(told["words"][seat])
            one.ask("resign")
            assert record_of(anna, table).seats == ""
            assert verify(record_of(anna, table)).sealed
            for asking in (one, two):
                asking.ask("offer", what="rematch", version=one.version)
            table = one.hear_facts(status="over")["next"] or two.hear_facts(status="over")["next"]
        assert len(commitments) == len(words) == 2


def test_a_rematch_after_a_draw_swaps_what_was_drawn(inside: StartInside) -> None:
    server = inside()
    for table, (anna,), swapped in drawn_tables(server, "computer"):
        with anna.sit(table) as seat:
            begun(seat)
            seat.ask("resign")
            seat.ask("offer", what="rematch", version=seat.version)
            following = seat.facts["next"]
        again = anna.sit(following)
        told = begun(again)
        assert (told["seat"], told["seat_draw"]) == (1 - int(swapped), "none")
        again.ask("resign")
        assert verify(record_of(anna, following)).sealed


def test_whoever_comes_while_the_seats_are_drawn_gets_the_right_one(inside: StartInside) -> None:
    """A socket is admitted to a place, the seats are swapped, and then it enters the room."""
    server = inside()
    for table, (anna, ben), swapped in drawn_tables(server, "friend"):
        one = anna.sit(table)
        one.hear()
        room = server.lobby.rooms._rooms[table]
        late = Reader(room.table.setup.place_of(1), 10)
        begun(ben.sit(table))
        server.do(partial(room.enter, late, None))
        frame = late.queue.get_nowait()
        assert isinstance(frame, bytes)
        full = json.loads(frame)
        assert (full["seat"], late.seat) == ((0, 0) if swapped else (1, 1))
        server.do(partial(room.leave, late))
