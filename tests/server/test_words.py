"""Random words: no card is dealt before all have seen the commitment and given a word."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.client import WORD, Json, Person, Seat
from tests.server.conftest import Start, StartInside
from tests.server.databases import execute, rows
from tests.server.inside import Inside
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.replay import verify
from zweikampf.engine.sources import Draw, Source

OTHER = "fedcba9876543210" * 4
OPPONENTS: dict[str, Json] = {
    "computer": {"kind": "computer", "level": 1},
    "friend": {"kind": "friend"},
    "screen": {"kind": "screen", "other_name": "Ben"},
}


def cards_in(frame: Json) -> bool:
    """Whether a frame holds anything of a game."""
    return bool(frame.get("view") or frame.get("steps") or frame.get("legal"))


def record_of(person: Person, table: str) -> records.Record:
    answer = person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return records.loads(answer.text)


def begun(seat: Seat) -> Json:
    """The frame that carries the deal."""
    while seat.last.get("view") is None:
        seat.hear()
    return seat.last


def friends(server: Any, **asked: Any) -> tuple[str, Person, Person]:
    """A table with two people at it, neither of them connected."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create("throne", **asked)
    ben.join(created)
    return created["table"]["id"], anna, ben


# The order


def test_no_card_before_both_have_seen_the_commitment_and_given_a_word(
    inside: StartInside,
) -> None:
    """Whichever player comes first, and whichever gives a word first."""
    server = inside()
    for first, second in ((0, 1), (1, 0)):
        table, *people = friends(server, seat=0)
        one = people[first].sit(table, word=None)
        shown = one.hear()
        assert len(shown["commitment"]) == 64
        assert shown["words"] == [None, None]
        assert shown["facts"]["words_missing"] == [0, 1]
        assert one.ask("word", word=WORD)["type"] == "done"
        two = people[second].sit(table, word=None)
        later = two.hear()
        assert later["commitment"] == shown["commitment"]
        assert later["words"] == [None, None], "the other word is not told before"
        assert later["facts"]["words_missing"] == [second]
        assert later["facts"]["status"] == "waiting"
        assert not cards_in(later)
        one.ask("ping")
        assert one.last.get("view") is None
        assert two.ask("word", word=OTHER)["type"] == "done"
        told = [begun(seat) for seat in (one, two)]
        for seat in (one, two):
            # Every card comes after the commitment, and after both words.
            first_card = next(at for at, frame in enumerate(seat.frames) if cards_in(frame))
            assert first_card > 0
            assert seat.frames[0]["commitment"] == shown["commitment"]
        words = [WORD, OTHER] if first == 0 else [OTHER, WORD]
        assert [frame["words"] for frame in told] == [words, words]
        assert one.facts["words_missing"] == []


def test_joining_deals_no_card(inside: StartInside) -> None:
    """The creator is there and has given a word; the player who joins has yet to see the
    commitment."""
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create("throne", seat=0)
    maker = anna.sit(created["table"]["id"])
    maker.hear_until("done")
    joined = ben.join(created)
    assert (joined["status"], joined["ply"]) == ("waiting", 0)
    assert maker.hear_facts(words_missing=[1])["status"] == "waiting"


@pytest.mark.parametrize("opponent", ["computer", "screen"])
def test_the_computer_gives_its_word_with_the_commitment(
    inside: StartInside, opponent: str
) -> None:
    server = inside()
    anna = Person(server, "Anna")
    created = anna.create("throne", opponent=OPPONENTS[opponent], seat=1)["table"]
    seat = anna.sit(created["id"], 1, word=None)
    first = seat.hear()
    assert first["commitment"] == created["commitment"]
    is_computer = opponent == "computer"
    assert [word is not None for word in first["words"]] == [is_computer, False]
    assert first["facts"]["words_missing"] == ([1] if is_computer else [0, 1])
    seat.ask("word", word=WORD)
    if not is_computer:
        other = anna.sit(created["id"], 0, word=OTHER)
        begun(other)
    told = begun(seat)
    assert told["words"] == [first["words"][0] if is_computer else OTHER, WORD]


def test_a_word_that_never_comes_is_named_and_the_game_does_not_begin(
    inside: StartInside,
) -> None:
    server = inside()
    table, anna, ben = friends(server, seat=0, clock={"base": 10})
    one, two = anna.sit(table), ben.sit(table, word=None)
    watching = Person(server).sit(table)
    for seat in (one, two, watching):
        seat.hear_facts(words_missing=[1])
    server.advance(24 * 3600)
    for seat in (one, two, watching):
        seat.ask("ping")
        assert seat.facts["status"] == "waiting"
        assert seat.facts["words_missing"] == [1]
        assert seat.facts["clocks"]["left"] == [10_000, 10_000]
        assert not any(cards_in(frame) for frame in seat.frames)
    assert anna.http.get(f"/api/tables/{table}").json()["status"] == "waiting"
    listed = anna.http.get("/api/tables").json()["tables"][0]
    assert (listed["status"], listed["turn"]) == ("waiting", None)
    refused = one.ask("resign")
    assert refused["reason"]["code"] == "not-begun"


def test_nobody_sees_a_game_that_begins_unseen(inside: StartInside) -> None:
    """Anna gives her word and leaves; the cards are dealt when Ben comes and gives his."""
    server = inside()
    table, anna, ben = friends(server, seat=0)
    with anna.sit(table) as gone:
        gone.hear_until("done")
    told = begun(ben.sit(table))
    assert told["words"] == [WORD, WORD]
    back = anna.sit(table, since=0).hear()
    assert (back["type"], back["commitment"]) == ("full", told["commitment"])


# What a word may be


@pytest.mark.parametrize(
    "word",
    ["", WORD[:-1], WORD + "0", WORD.upper(), "g" * 64, "é" * 64, " " + WORD[1:], None, 5, [WORD]],
)
def test_a_malformed_word_is_refused(inside: StartInside, word: Any) -> None:
    server = inside()
    anna = Person(server)
    seat = anna.sit(anna.create(seat=0)["table"]["id"], word=None)
    seat.hear()
    seat.send("word", word=word)
    refused = seat.hear_until("refused")
    assert refused["reason"]["code"] == "bad-frame"
    assert seat.facts["words_missing"] == [0]
    seat.socket.send('{"type": "word", "id": "a", "word": "' + WORD + '\\n"}')
    assert seat.hear_until("refused")["reason"]["code"] == "bad-frame"
    assert seat.ask("word", word=WORD)["type"] == "done"


def test_a_word_is_given_once(inside: StartInside) -> None:
    """The same word again is done, another one is refused; before and after the deal."""
    server = inside()
    table, anna, ben = friends(server, seat="random")
    one = anna.sit(table, word=None)
    for _ in range(2):
        assert one.ask("word", word=WORD)["type"] == "done"
    assert one.ask("word", word=OTHER)["reason"]["code"] == "word-given"
    two = ben.sit(table, word=None)
    assert two.ask("word", word=OTHER)["type"] == "done"
    begun(one)
    begun(two)
    for seat, own in ((one, WORD), (two, OTHER)):
        version = seat.version
        assert seat.ask("word", word=own)["version"] == version
        assert seat.ask("word", word="0" * 64)["reason"]["code"] == "word-given"
    assert sorted(one.last["words"]) == sorted((WORD, OTHER))


def test_a_spectator_has_no_word(inside: StartInside) -> None:
    server = inside()
    table = Person(server).create()["table"]["id"]
    watching = Person(server).sit(table)
    assert watching.ask("word", word=WORD)["reason"]["code"] == "only-watching"


def test_lessons_and_continued_games_ask_for_no_words(inside: StartInside) -> None:
    server = inside()
    anna = Person(server, "Anna")
    lesson = anna.create("throne", opponent={"kind": "lesson"})["table"]["id"]
    seat = anna.sit(lesson)
    assert begun(seat)["commitment"] == ""
    assert (seat.last["words"], seat.last["seat_draw"]) == (None, "none")
    assert seat.ask("word", word=WORD)["reason"]["code"] == "no-words-here"

    table = anna.create("throne", opponent=OPPONENTS["computer"], seat=0)["table"]["id"]
    played = anna.sit(table)
    assert played.wait_to_act()
    played.ask("resign")
    body = {"ply": 20, "seat": 0, "level": 1}
    answer = anna.http.post(f"/api/tables/{table}/continue", json=body).json()["table"]
    on = anna.sit(answer["id"])
    assert begun(on)["words"] is None
    assert on.ask("word", word=WORD)["reason"]["code"] == "no-words-here"
    on.ask("resign")
    assert record_of(anna, answer["id"]).words == ("", "")
    refused = anna.http.get(f"/api/tables/{answer['id']}/draws")
    assert (refused.status_code, refused.json()["reason"]["code"]) == (409, "nothing-sealed")


# Restarts


def test_words_survive_a_kill(start: Start) -> None:
    server = start()
    table, anna, ben = friends(server, seat="random")
    one = anna.sit(table, word=None)
    commitment = one.hear()["commitment"]
    one.ask("word", word=WORD)
    server.kill()
    server.start()
    two = ben.sit(table, word=None)
    shown = two.hear()
    assert shown["commitment"] == commitment
    assert shown["facts"]["words_missing"] == [1]
    server.kill()
    server.start()
    again = anna.sit(table, word=None)
    assert again.ask("word", word=OTHER)["reason"]["code"] == "word-given"
    two = ben.sit(table, word=OTHER)
    told = begun(two)
    assert told["words"] == [WORD, OTHER]
    seat = begun(again)["seat"]
    server.kill()
    server.start()
    back = anna.sit(table)
    assert back.hear()["seat"] == seat
    assert back.last["view"] == again.last["view"]
    back.ask("resign")
    assert verify(record_of(anna, table), commitment=commitment, word=WORD).sealed


def test_both_words_are_stored_but_the_deal_is_not(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that dies between the second word and the deal deals when a player comes."""
    server = inside()
    table, anna, ben = friends(server, seat="random")
    writer = server.lobby.writer
    append = writer.append
    one = anna.sit(table)
    one.hear_until("done")

    async def without_deal(wanted: Any) -> None:
        if wanted.entries[0].kind == "begin":
            raise OSError("the process dies here")
        await append(wanted)

    monkeypatch.setattr(writer, "append", without_deal)
    two = ben.sit(table)
    assert two.hear_until("bye")["again"]
    monkeypatch.setattr(writer, "append", append)
    back = begun(ben.sit(table, word=None))
    assert back["words"] == [WORD, WORD]
    assert begun(anna.sit(table))["view"] is not None


# Tables from before


def make_old(server: Inside, table: str) -> None:
    """As if the table had been made before there were words."""
    execute(
        server.settings.database,
        f"UPDATE tables SET scheme = 1, draws_seats = false WHERE id = '{table}'",
    )
    execute(server.settings.database, f"DELETE FROM entries WHERE table_id = '{table}'")
    server.do(lambda: server.lobby.rooms.forget(server.lobby.rooms._rooms[table]))


@pytest.mark.parametrize("opponent", ["computer", "friend"])
def test_a_table_from_before_begins_and_ends_as_it_did(inside: StartInside, opponent: str) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create("throne", opponent=OPPONENTS[opponent], seat=0)
    table = created["table"]["id"]
    make_old(server, table)
    if opponent == "friend":
        ben.join(created)
    seat = anna.sit(table, word=None)
    told = begun(seat)
    assert (told["words"], told["seat_draw"]) == (None, "none")
    assert told["facts"]["words_missing"] == []
    assert seat.ask("word", word=WORD)["reason"]["code"] == "no-words-here"
    server.do(lambda: server.lobby.rooms.forget(server.lobby.rooms._rooms[table]))
    again = anna.sit(table, word=None)
    assert again.hear()["view"] == told["view"], "read back from the store"
    again.ask("resign")
    text = anna.http.get(f"/api/tables/{table}/record").text
    assert text.startswith("zweikampf-record 1\n")
    verdict = verify(records.loads(text), commitment=told["commitment"])
    assert verdict.committed
    assert not verdict.sealed
    draws = anna.http.get(f"/api/tables/{table}/draws").json()
    assert draws["words"] is None
    if opponent == "computer":
        again.ask("offer", what="rematch", version=again.version)
        following = again.facts["next"]
        assert begun(anna.sit(following))["words"] is not None


# The draws


@pytest.mark.parametrize("game", registry.names())
def test_the_draws_of_a_finished_game_can_be_checked(inside: StartInside, game: str) -> None:
    server = inside()
    anna = Person(server, "Anna")
    created = anna.create(game, opponent=OPPONENTS["computer"], seat="random")["table"]
    path = f"/api/tables/{created['id']}/draws"
    seat = anna.sit(created["id"])
    rng = random.Random(1)
    for _ in range(6):
        assert seat.wait_to_act()
        refused = anna.http.get(path)
        assert (refused.status_code, refused.json()["reason"]["code"]) == (409, "not-over-yet")
        version = seat.version
        assert seat.act(rng.choice(seat.last["legal"]))["type"] == "done"
        while seat.version == version:
            seat.hear()
    seat.ask("resign")
    told = anna.http.get(path).json()
    kept = record_of(anna, created["id"])
    assert told["commitment"] == created["commitment"] == kept.commit
    assert (told["secret"], tuple(told["words"])) == (kept.secret, kept.words)
    assert told["seat_draw"] == kept.seats
    assert (told["dealing"], told["deal"]) == ("piles", None)
    dealer = PileDealer(told["table"], bytes.fromhex(told["secret"]), kept.words)
    piles = {pile["name"]: tuple(map(tuple, pile["cards"])) for pile in told["piles"]}
    assert len(told["draws"]) > 8
    for draw in told["draws"]:
        assert draw["choices"] == sorted(draw["choices"])
        choices = [(token, weight) for token, weight in draw["choices"]]
        source = draw["source"]
        cards = piles[source["pile"]] if source["pile"] else ()
        asked = Draw(Source(source["name"], cards, source["pile"] or ""), source["at"])
        assert dealer.deal_from(asked, choices) == draw["token"]
        assert kept.actions[draw["ply"]] == draw["token"]
    swapped = rows(server.settings.database, "SELECT swapped FROM tables")[0][0]
    assert bool(swapped) == (kept.seats == "swapped")
