"""REST calls: tables, seats, cookies, headers, and an answer with a code for everything wrong."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server import calling
from tests.server.client import Person
from tests.server.running import Seeded
from zweikampf.engine import registry


def code(answer: httpx.Response) -> str:
    body = answer.json()
    assert set(body) == {"reason"}, "no error says more than its reason"
    return str(body["reason"]["code"])


def test_games_tell_their_options_and_levels(server: Seeded) -> None:
    told = server.get("/api/games")
    assert told["levels"] == [1, 2, 3, 4, 5, 6]
    games = {game["id"]: game for game in told["games"]}
    assert set(games) == {"dwarves", "throne", "tower"}
    victory = {"name": "victory", "choices": ["most", "three"], "needs": {}}
    assert games["throne"]["options"][0] == victory
    deck = {"name": "deck", "choices": ["standard"], "needs": {}}
    assert games["dwarves"]["options"][0] == deck
    assert [games[name]["can_draw"] for name in sorted(games)] == [False, True, True]


def test_games_tell_their_presets_and_which_options_do_nothing(server: Seeded) -> None:
    games = {game["id"]: game for game in server.get("/api/games")["games"]}
    assert games["throne"]["presets"] == games["dwarves"]["presets"] == []
    tower = registry.find("tower")
    assert games["tower"]["presets"] == [
        {"name": name, "options": tower.options.parse({}, preset=name).texts()}
        for name in ("referee", "printed")
    ]
    needs = {option["name"]: option["needs"] for option in games["tower"]["options"]}
    table = {"mode": "table"}
    assert needs == {"mode": {}, "colour": {}, "drawing": {}, "reward": table, "falsecall": table}


def test_a_table_is_made_with_the_options_of_a_preset(server: Seeded) -> None:
    games = {game["id"]: game for game in server.get("/api/games")["games"]}
    anna = Person(server)
    for preset in games["tower"]["presets"]:
        asked = {"game": "tower", "opponent": {"kind": "friend"}, "options": preset["options"]}
        assert anna.http.post("/api/tables", json=asked).status_code == 201
    idle = {"game": "tower", "opponent": {"kind": "friend"}, "options": {"reward": "claim"}}
    answer = anna.http.post("/api/tables", json=idle)
    assert (answer.status_code, code(answer)) == (400, "option-has-no-effect")


def test_a_deck_tells_what_its_cards_say(server: Seeded) -> None:
    told = server.get("/api/decks/standard")
    sheets = {sheet["kind"]: sheet for sheet in told["cards"]}
    assert sum(sheet["copies"] for sheet in sheets.values()) == 35
    assert sheets["A1"]["names"]["good"]["de"] == "Bavragor"
    assert [sheets["A1"][key] for key in ("size", "face", "health", "faces")] == [1, 1, 2, [1]]
    for name, status in (("nowhere", 400), ("..%2Fstandard", 404), ("UPPER", 422)):
        assert calling.get(f"{server.url}/api/decks/{name}").status_code == status


def test_a_cookie_proves_the_seat_and_a_script_cannot_read_it(server: Seeded) -> None:
    anna = Person(server)
    answer = anna.http.post("/api/tables", json={"game": "throne", "opponent": {"kind": "friend"}})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert anna.cookie not in answer.text
    again = anna.http.post("/api/tables", json={"game": "throne", "opponent": {"kind": "friend"}})
    assert "set-cookie" not in again.headers
    ids = [table["id"] for table in anna.http.get("/api/tables").json()["tables"]]
    assert set(ids) == {answer.json()["table"]["id"], again.json()["table"]["id"]}
    assert Person(server).http.get("/api/tables").json() == {"tables": []}
    assert anna.http.get("/api/guest").json() == {"known": True, "name": ""}


def test_an_invitation_works_once_and_not_for_its_maker(server: Seeded) -> None:
    anna, ben, carl = Person(server, "Anna"), Person(server, "Ben"), Person(server, "Carl")
    created = anna.create(seat=1)
    table, key = created["table"]["id"], created["invite"]["key"]
    assert created["invite"]["path"] == f"/t/{table}#join={key}"
    path = f"/api/tables/{table}/join"
    own = anna.http.post(path, json={"key": key})
    assert (own.status_code, code(own)) == (409, "already-seated")
    wrong = ben.http.post(path, json={"key": "guess"})
    assert (wrong.status_code, code(wrong)) == (403, "bad-join-key")
    told = ben.join(created)
    assert told["yours"] == [0]
    late = carl.http.post(path, json={"key": key})
    assert (late.status_code, code(late)) == (409, "no-free-seat")
    assert carl.http.get(f"/api/tables/{table}").json()["yours"] == []
    assert [player["name"] for player in told["players"]] == ["Ben", "Anna"]


def test_names_are_made_harmless(server: Seeded) -> None:
    anna = Person(server, " A\u202en\x00na\u0301\u0302\u0303\u0304 <b>\n" + "x" * 50)
    name = anna.create()["table"]["players"]
    shown = next(player["name"] for player in name if player["kind"] == "human")
    assert shown.startswith("Anná\u0302\u0303 <b> xxx")
    assert len(shown) <= 24


@pytest.mark.parametrize(
    ("body", "status", "expected"),
    [
        ({"game": "chess"}, 400, "unknown-game"),
        ({"options": {"victory": "five"}}, 400, "bad-option-value"),
        ({"options": {"colour": "red"}}, 400, "unknown-option"),
        ({"game": "dwarves", "options": {"deck": "/etc/passwd.toml"}}, 400, "deck-by-name-only"),
        ({"game": "dwarves", "options": {"deck": "../../x"}}, 400, "unknown-deck"),
        ({"options": {"victory": "m\nst"}}, 400, "bad-option-form"),
        ({"opponent": {"kind": "computer", "level": 7}}, 422, "bad-request"),
        ({"opponent": {"kind": "ghost"}}, 422, "bad-request"),
        ({"clock": {"base": 0}}, 422, "bad-request"),
        ({"seat": 2}, 422, "bad-request"),
        ({"surprise": 1}, 422, "bad-request"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_code(
    server: Seeded, body: dict[str, Any], status: int, expected: str
) -> None:
    anna = Person(server)
    whole = {"game": "throne", "opponent": {"kind": "friend"}, **body}
    answer = anna.http.post("/api/tables", json=whole)
    assert (answer.status_code, code(answer)) == (status, expected)
    assert not anna.cookie


def test_unknown_places_have_an_answer_too(server: Seeded) -> None:
    http = Person(server).http
    for path, status in (
        ("/api/tables/0123456789abcdef", 404),
        ("/api/tables/nonsense", 422),
        ("/api/nonsense", 404),
        ("/api/tables/0123456789abcdef/record", 404),
    ):
        answer = http.get(path)
        assert answer.status_code == status, path
        assert code(answer) in {"no-such-table", "bad-request", "not-found"}
    assert http.delete("/api/tables").status_code == 405


def test_other_sites_and_large_bodies_are_refused(server: Seeded) -> None:
    body = {"game": "throne", "opponent": {"kind": "friend"}}
    for origin in ("https://evil.example", "http://[", "null"):
        foreign = calling.post(server.url + "/api/tables", json=body, headers={"Origin": origin})
        assert (foreign.status_code, code(foreign)) == (403, "foreign-origin")
    large = calling.post(server.url + "/api/tables", content=b" " * 20_000)
    assert (large.status_code, code(large)) == (413, "too-large")
    pieces = (b" " * 1000 for _ in range(20))
    chunked = calling.post(server.url + "/api/tables", content=pieces)
    assert (chunked.status_code, code(chunked)) == (413, "too-large")
