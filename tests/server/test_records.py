"""A finished game from a file: read like one that was played here, or refused and not kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.server.client import Json, Person
from tests.server.conftest import StartInside
from tests.server.databases import rows
from tests.server.inside import Inside
from tests.server.test_deals import WEEK_SECONDS, begin, code_of, deal_of, finish, look, week
from tests.server.test_insight import SHARE, Quick, whole_ledger
from tests.server.test_review import played, record_of
from zweikampf.engine import registry
from zweikampf.engine.dealer import CommittedDealer, Dealer, SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.record import Record, dumps
from zweikampf.engine.replay import record_of as record_of_duel
from zweikampf.players.insight.known import known_at

pytestmark = pytest.mark.usefixtures("quick_computers")

SEALED = ("0123456789abcdef", bytes(32), ("a" * 64, "b" * 64))
DEALERS: dict[str, Callable[[], Dealer]] = {
    "seeded": lambda: SeededDealer(1),
    "by ply": lambda: CommittedDealer(*SEALED),
    "by piles": lambda: PileDealer(*SEALED),
}


def game_of(name: str, dealer: Dealer, *, end: str = "", most: int = 1_000_000) -> Record:
    """A game of the first legal moves."""
    game = registry.find(name)
    duel = Duel(game, game.options.parse({}), dealer)
    while duel.turn is not None and duel.ply < most:
        duel.play(duel.legal()[0])
    return record_of_duel(duel, players=("Eva", "level4"), end=end)


def send(person: Person, text: str) -> Any:
    return person.http.post("/api/records", json={"text": text})


def opened(person: Person, record: Record) -> Json:
    answer = send(person, dumps(record))
    assert answer.status_code == 201, answer.text
    told: Json = answer.json()
    return told


def get(person: Person, table: str, what: str, **asked: int) -> Any:
    return person.http.get(f"/api/tables/{table}/{what}", params=asked)


def kept_tables(server: Inside) -> int:
    return len(rows(server.settings.database, "SELECT id FROM tables"))


@pytest.mark.parametrize("dealt", DEALERS)
@pytest.mark.parametrize("game", registry.names())
def test_a_game_from_a_file_is_read_like_any_other(
    inside: StartInside, game: str, dealt: str
) -> None:
    server = inside()
    eva, other = Person(server, "Eva"), Person(server, "Ben")
    record = game_of(game, DEALERS[dealt]())
    told = opened(eva, record)
    table = told["id"]
    assert (told["mode"], told["status"], told["game"]) == ("record", "over", game)
    assert (told["yours"], told["again"], told["rules_known"]) == ([], False, True)
    assert told["ply"] == len(record.actions)
    names = [(each["kind"], each["name"], each["level"]) for each in told["players"]]
    assert names == [("human", "Eva", None), ("computer", "", 4)]
    # Anyone who has the address can read it, and the file as it was.
    assert other.http.get(f"/api/tables/{table}").json() == told
    assert record_of(other, table) == record
    plies: list[Json] = []
    while len(plies) < len(record.actions):
        plies += get(other, table, "replay", seat=1, **{"from": len(plies)}).json()["plies"]
    assert [ply["token"] for ply in plies] == list(record.actions)


@pytest.mark.parametrize("game", registry.names())
def test_a_game_from_a_file_is_understood(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    Quick(monkeypatch)
    person = Person(inside(REVIEW_EFFORT=SHARE))
    record = game_of(game, SeededDealer(1), end="resigned 0", most=50)
    table = opened(person, record)["id"]
    known = get(person, table, "known", seat=0, ply=40)
    assert known.json() == known_at(record, 40, 0).json()
    assert get(person, table, "review", seat=0).json()["total"] > 0
    ledger = whole_ledger(person, table)
    assert ledger["done"] == ledger["total"] == len(ledger["entries"])
    assert ledger["summary"] is not None


def test_the_same_file_has_one_address(inside: StartInside) -> None:
    server = inside()
    record = game_of("throne", SeededDealer(1))
    one, two = (opened(Person(server), record) for _ in range(2))
    assert one["id"] == two["id"]
    assert kept_tables(server) == 1
    assert opened(Person(server), game_of("throne", SeededDealer(2)))["id"] != one["id"]


def test_a_game_that_was_played_here_is_its_own_table(inside: StartInside) -> None:
    server = inside()
    anna, table = played(server)
    before = kept_tables(server)
    told = opened(anna, record_of(anna, table))
    assert (told["id"], told["mode"], told["yours"]) == (table, "computer", [0])
    assert kept_tables(server) == before
    # The same table, but another game: the file is not from here.
    changed = replace(record_of(anna, table), end="time 0")
    assert opened(anna, changed)["id"] != table


def test_a_game_that_was_given_up_can_be_opened(inside: StartInside) -> None:
    told = opened(Person(inside()), game_of("tower", SeededDealer(1), end="resigned 1", most=60))
    assert told["end"] == {"how": "resigned", "winner": 0, "reason": None, "score": None}


def test_nobody_sits_at_a_game_from_a_file(inside: StartInside) -> None:
    anna, _ = played(inside())
    told = opened(anna, game_of("throne", PileDealer(*SEALED)))
    with anna.sit(told["id"], "watch") as seat:
        assert seat.hear_until("bye")["reason"]["code"] == "game-over"
    again = anna.http.post(f"/api/tables/{told['id']}/deal")
    assert code_of(again) == (403, "only-watching")
    assert told["id"] not in [each["id"] for each in anna.http.get("/api/tables").json()["tables"]]


def test_a_game_from_a_file_can_be_continued(inside: StartInside) -> None:
    server = inside()
    anna = Person(server, "Anna")
    record = game_of("throne", SeededDealer(1))
    told = opened(anna, record)
    body = {"ply": 60, "seat": 0, "level": 1}
    made = anna.http.post(f"/api/tables/{told['id']}/continue", json=body)
    assert made.status_code == 201, made.text
    table = made.json()["table"]["id"]
    with anna.sit(table, word=None) as seat:
        seat.wait_to_act()
        seat.ask("resign")
    assert record_of(anna, table).actions[:60] == record.actions[:60]


# What is refused


def _texts() -> dict[str, str]:
    """Files that are no finished game, by the code that says so."""
    throne = game_of("throne", PileDealer(*SEALED))
    plain = game_of("throne", SeededDealer(1))
    text = dumps(throne)
    tokens = list(throne.actions)
    tokens[3], tokens[4] = tokens[4], tokens[3]
    assert throne.outcome is not None
    other = replace(throne.outcome, winner=1 - (throne.outcome.winner or 0))
    return {
        "not-a-record": "\x89PNG\r\n\x1a\n\x00\x00",
        "unknown-record-format": text.replace("zweikampf-record 2", "zweikampf-record 9"),
        "record-without-game": "zweikampf-record 2\n\nlead1\n",
        "bad-record-line": text.replace("player0:", "spieler0:"),
        "unknown-game": text.replace("game: throne", "game: chess"),
        "unknown-rules-version": text.replace("game: throne 1", "game: throne 77"),
        "foreign-options": dumps(replace(plain, options={"deck": "/etc/passwd"})),
        "wrong-digest": dumps(replace(plain, digest="0" * 64)),
        "record-not-over": dumps(game_of("throne", SeededDealer(1), most=40)),
        "broken-record": dumps(replace(plain, actions=(*plain.actions[:-1], "K9"))),
        "wrong-result": dumps(replace(throne, outcome=other)),
        "not-as-committed": dumps(replace(throne, actions=tuple(tokens))),
        "wrong-commitment": dumps(replace(throne, secret="1" * 64)),
        "missing-secret": dumps(replace(throne, secret="")),
    }


@pytest.mark.parametrize("code", _texts())
def test_a_bad_file_is_refused_and_not_kept(inside: StartInside, code: str) -> None:
    server = inside()
    answer = send(Person(server), _texts()[code])
    assert answer.json()["reason"]["code"] == code
    assert answer.status_code in (400, 409)
    assert kept_tables(server) == 0


def test_an_empty_file_and_one_that_is_too_large(inside: StartInside) -> None:
    server = inside()
    person = Person(server)
    assert code_of(send(person, "")) == (400, "not-a-record")
    large = dumps(game_of("tower", SeededDealer(1))) + "\n" * server.settings.record_bytes
    assert code_of(send(person, large)) == (413, "too-large")
    assert person.http.post("/api/records", json={}).status_code == 422
    assert kept_tables(server) == 0


def test_files_are_limited_like_new_tables(inside: StartInside) -> None:
    server = inside(CALLS=2, CALLS_ADDRESS=2)
    person = Person(server)
    codes = [send(person, "").json()["reason"]["code"] for _ in range(3)]
    assert codes == ["not-a-record", "not-a-record", "too-fast"]


# Cards that others still play


def test_a_file_of_the_week_shows_its_cards_to_nobody_who_may_not_see_them(
    inside: StartInside,
) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    deal = week(anna)
    table = begin(anna, deal)
    finish(anna, table)
    record = record_of(anna, table)
    assert (record.deal, record.secret) == (f"throne-{deal['week']}", "")
    # As it was saved, and with the name changed.
    renamed = replace(record, players=("Somebody", record.players[1]))
    before = kept_tables(server)
    for each in (record, renamed):
        assert code_of(send(ben, dumps(each))) == (403, "deal-not-finished")
    assert kept_tables(server) == before
    # Anna may open both, and their addresses help Ben no further.
    assert opened(anna, record)["id"] == table
    copy = opened(anna, renamed)["id"]
    for what in ("replay", "record", "ledger"):
        assert code_of(get(ben, copy, what)) == (403, "deal-not-finished")
    body = {"ply": 30, "seat": 0, "level": 1}
    go_on = anna.http.post(f"/api/tables/{copy}/continue", json=body)
    assert code_of(go_on) == (409, "continue-after-week")
    # A file is no game of the week.
    assert (look(anna, deal)["finished"], len(look(anna, deal)["games"])) == (1, 1)
    server.advance(WEEK_SECONDS)
    assert opened(ben, renamed)["id"] == copy
    assert get(ben, copy, "replay").status_code == 200


def test_who_plays_a_friends_deal_sees_no_file_of_it(inside: StartInside) -> None:
    server = inside()
    anna, first = played(server)
    deal = deal_of(anna, first)
    ben = Person(server, "Ben")
    mine = begin(ben, deal)
    record = record_of(anna, first)
    renamed = replace(record, players=("Somebody", record.players[1]))
    for each in (record, renamed):
        assert code_of(send(ben, dumps(each))) == (403, "deal-not-finished")
    finish(ben, mine)
    assert opened(ben, record)["id"] == first
    assert opened(ben, renamed)["mode"] == "record"
