"""A game of another distribution at the server: against the computer, and described in words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugins.installing import path_of, run
from tests.server import calling
from tests.server.client import Person, close_all
from tests.server.running import Seeded

GAME = "tally"


@pytest.fixture(scope="module")
def server(tally: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    running = Seeded(tmp_path_factory.mktemp("server") / "tables.db")
    running.environment["PYTHONPATH"] = path_of(tally)
    with running:
        yield running


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    close_all()


def test_it_is_offered_beside_ours(server: Seeded) -> None:
    games = {game["id"]: game for game in server.get("/api/games")["games"]}
    assert set(games) == {"dwarves", "tally", "throne", "tower"}
    assert games[GAME] == {
        "id": GAME, "version": 1, "options": [], "presets": [], "lesson": 0, "can_draw": True,
        "reacts": False, "puzzles": 0,
    }  # fmt: skip


@pytest.mark.parametrize(("language", "title"), [("de", "Kerbholz"), ("en", "Tally")])
def test_its_texts_come_from_the_server(server: Seeded, language: str, title: str) -> None:
    answer = calling.get(f"{server.url}/api/games/{GAME}/texts/{language}")
    assert f"title = {title}\n" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    again = {"If-None-Match": answer.headers["etag"]}
    path = f"{server.url}/api/games/{GAME}/texts/{language}"
    assert calling.get(path, headers=again).status_code == 304
    page = calling.get(f"{server.url}/api/games/{GAME}/rules/{language}")
    assert (page.status_code, page.text) == (200, ""), "it brings no rule page"
    assert calling.get(f"{server.url}/api/games/{GAME}/texts/fr").status_code == 422
    assert calling.get(f"{server.url}/api/games/nobody/texts/de").status_code == 400


def test_a_person_plays_the_computer_to_the_end(
    server: Seeded, tally: Path, tmp_path: Path
) -> None:
    server.seed("tally")
    anna, rng = Person(server, "Anna"), random.Random(5)
    created = anna.create(GAME, opponent={"kind": "computer", "level": 2}, seat=0)
    table = created["table"]["id"]
    with anna.sit(table) as seat:
        hints = 0
        while seat.wait_to_act():
            legal = seat.last["legal"]
            if not hints:
                hints = len(seat.ask("hint", version=seat.version)["moves"])
                assert hints == len(legal)
            seat.act(rng.choice(legal))
        assert seat.facts["status"] == "over"
        assert seat.facts["end"]["reason"] == "notches"
        assert max(seat.facts["end"]["score"]) >= 5
    kept = tmp_path / "record.txt"
    kept.write_text(anna.http.get(f"/api/tables/{table}/record").text, "utf-8")
    checked = run(tally, "-m", "zweikampf", "verify", str(kept), "--sealed")
    assert checked.returncode == 0, checked.stderr
    replay = server.get(f"/api/tables/{table}/replay?seat=0")
    assert {event["event"] for step in replay["plies"] for event in step["events"]} >= {
        "acted", "dealt", "dealt-unseen",
    }  # fmt: skip
