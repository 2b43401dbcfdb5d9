"""Puzzles over the network: the same for everyone, and nothing that their seat cannot see."""

from __future__ import annotations

from tests.server.client import Person
from tests.server.conftest import StartInside
from zweikampf.players.puzzles.files import shipped


def test_puzzles_are_sent_as_their_seat_sees_them(inside: StartInside) -> None:
    anna = Person(inside())
    catalog = {each["id"]: each["puzzles"] for each in anna.http.get("/api/games").json()["games"]}
    for game, count in catalog.items():
        answer = anna.http.get(f"/api/games/{game}/puzzles")
        assert answer.status_code == 200
        told = answer.json()["puzzles"]
        puzzles = shipped(game).puzzles
        assert len(told) == len(puzzles) == count
        for each, puzzle in zip(told, puzzles, strict=True):
            assert (each["number"], each["right"]) == (puzzle.number, list(puzzle.right))
            assert each["view"]["seat"] == puzzle.seat
            assert puzzle.position not in answer.text
        assert answer.headers["cache-control"] == "public, no-cache"
        again = anna.http.get(
            f"/api/games/{game}/puzzles", headers={"If-None-Match": answer.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


def test_a_game_that_is_not_there_has_no_puzzles(inside: StartInside) -> None:
    answer = Person(inside()).http.get("/api/games/nothing/puzzles")
    assert (answer.status_code, answer.json()["reason"]["code"]) == (400, "unknown-game")
