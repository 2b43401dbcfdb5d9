"""Puzzles over the network: the same for everyone, and nothing that their seat cannot see."""

from __future__ import annotations

import asyncio
from functools import cache

import pytest

from tests.server.client import Person
from tests.server.conftest import StartInside
from zweikampf.engine.reason import because
from zweikampf.players.puzzles.files import PuzzleError, count_of, shipped
from zweikampf.server.edge import games


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


def test_a_file_that_cannot_be_read_hides_no_game(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    counted: list[str] = []

    def broken(game: str) -> int:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()  # reading takes long: others must not wait for it
        counted.append(game)
        if game == "throne":
            raise PuzzleError(because("not-puzzles", path="puzzles.jsonl", line=2))
        return count_of(game)

    monkeypatch.setattr(games, "count_of", broken)
    monkeypatch.setattr(games, "_puzzle_count", cache(games._puzzle_count.__wrapped__))
    anna = Person(inside())
    for _ in range(2):
        answer = anna.http.get("/api/games")
        assert answer.status_code == 200, answer.text
        found = {each["id"]: each["puzzles"] for each in answer.json()["games"]}
        assert found == {**{name: count_of(name) for name in found}, "throne": 0}
    assert sorted(counted) == sorted(found), "each once"
    assert [each.message for each in caplog.records].count("puzzles-unreadable") == 1


def test_a_game_that_is_not_there_has_no_puzzles(inside: StartInside) -> None:
    answer = Person(inside()).http.get("/api/games/nothing/puzzles")
    assert (answer.status_code, answer.json()["reason"]["code"]) == (400, "unknown-game")
