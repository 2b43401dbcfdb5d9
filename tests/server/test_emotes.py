"""What people say to each other: told to everyone at the table, limited, and forgotten."""

from __future__ import annotations

from typing import Any, get_args

from tests.server.client import Person, Seat, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from zweikampf.server.live.emotes import MOST, SECONDS, Emote


def said(seat: Seat) -> list[Any]:
    """All that has been said to this reader so far, as seat and phrase."""
    seat.ask("ping")
    return [(each["seat"], each["what"]) for each in seat.frames if each["type"] == "emote"]


def stored(server: Inside, table: str) -> list[Any]:
    store = server.lobby.writer.store
    return list(server.do(lambda: server.lobby.writer.call(store.load, table)).entries)


def test_everyone_at_the_table_hears_it_and_nothing_is_stored(inside: StartInside) -> None:
    server = inside()
    anna, ben = two_at_a_table(server)
    stranger = Person(server).sit(anna.table)
    before = stored(server, anna.table)
    assert anna.ask("say", what="hello")["type"] == "done"
    assert ben.ask("say", what="good-luck")["type"] == "done"
    for reader in (anna, ben, stranger):
        assert said(reader) == [(0, "hello"), (1, "good-luck")]
    assert stored(server, anna.table) == before
    late = ben.person.sit(anna.table)
    assert said(late) == [], "it was said, and is forgotten"


def test_a_record_and_a_replay_know_nothing_of_it(inside: StartInside) -> None:
    server = inside()
    anna, ben = two_at_a_table(server)
    for what in get_args(Emote)[:MOST]:
        anna.ask("say", what=what)
    anna.ask("resign")
    ben.hear_facts(status="over")
    for part in ("record", "replay", "draws", ""):
        told = ben.person.http.get(f"/api/tables/{anna.table}/{part}".rstrip("/"))
        assert told.status_code == 200
        assert not any(what in told.text for what in ("good-luck", "well-played", "thanks"))


def test_people_thank_each_other_after_the_game(inside: StartInside) -> None:
    anna, ben = two_at_a_table(inside())
    anna.ask("resign")
    ben.hear_facts(status="over")
    assert ben.facts["can"]["emote"]
    assert ben.ask("say", what="good-game")["type"] == "done"
    assert said(anna) == [(1, "good-game")]


def test_a_few_per_minute_are_enough(inside: StartInside) -> None:
    server = inside()
    anna, ben = two_at_a_table(server)
    for _ in range(MOST):
        assert anna.ask("say", what="hello")["type"] == "done"
    second_tab = anna.person.sit(anna.table)
    for tab in (anna, second_tab):
        assert tab.ask("say", what="hello")["reason"]["code"] == "too-many-emotes"
    assert len(said(ben)) == MOST
    assert ben.ask("say", what="one-moment")["type"] == "done", "each player has their own limit"
    server.advance(SECONDS / MOST)
    assert anna.ask("say", what="hello")["type"] == "done"
    assert anna.ask("say", what="hello")["reason"]["code"] == "too-many-emotes"


def test_one_that_is_sent_again_is_said_once(inside: StartInside) -> None:
    anna, ben = two_at_a_table(inside())
    frame = {"type": "say", "id": "same", "what": "thanks"}
    for _ in range(MOST + 1):
        anna.send_frame(frame)
        assert anna.hear_until("done")["id"] == "same"
    assert said(ben) == [(0, "thanks")]


def test_only_players_speak_only_these_phrases_and_only_to_people(inside: StartInside) -> None:
    server = inside()
    anna, ben = two_at_a_table(server)
    stranger = Person(server).sit(anna.table)
    assert stranger.ask("say", what="hello")["reason"]["code"] == "only-watching"
    anna.send("say", what="you fool")
    refused = anna.hear_until("refused")
    assert refused["reason"]["code"] == "bad-frame"
    assert "fool" not in str(refused)
    alone = Person(server)
    table = alone.create("throne", opponent={"kind": "computer", "level": 1}, seat=0)["table"]["id"]
    seat = alone.sit(table)
    seat.hear_facts(status="running")
    assert not seat.facts["can"]["emote"]
    assert seat.ask("say", what="hello")["reason"]["code"] == "nobody-to-ask"
    host = Person(server)
    waiting = host.sit(host.create("throne")["table"]["id"])
    assert waiting.ask("say", what="hello")["reason"]["code"] == "not-begun"
    assert said(ben) == []


def test_an_emote_during_a_reaction_changes_nothing_about_it(inside: StartInside) -> None:
    """Its time runs on, and what was answered counts."""
    server = inside()
    seats = two_at_a_table(server, "dwarves", options={"first": "0"})
    while seats[0].facts["window"] is None:
        acting = next(seat for seat in seats if seat.last["legal"])
        version = acting.act()["version"]
        for seat in seats:
            while seat.version < version:
                seat.hear()
    asked = seats[seats[0].facts["window"]["seat"]]
    version, length = asked.version, seats[0].facts["window"]["length"]
    server.advance(length / 2000)
    for seat in seats:
        assert seat.ask("say", what="one-moment")["type"] == "done"
        assert seat.version == version
    server.advance(length / 2000)
    for seat in seats:
        assert seat.hear_until("update")["version"] > version
