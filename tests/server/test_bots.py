"""Bots that the operator of a server lists: people find them among the opponents and play against
them; one that fails is replaced for that move."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.players.bots import EXAMPLES, bot
from tests.server.client import Person, Seat
from tests.server.conftest import Start, StartInside
from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.texts import LANGUAGES, Texts
from zweikampf.players.opponents import NAMES
from zweikampf.players.player import NO_BUDGET, Budget
from zweikampf.server.live.bots import BadBots, bots_of
from zweikampf.server.settings import Settings
from zweikampf.server.timing import Clock
from zweikampf.server.workers.jobs import BotJob
from zweikampf.server.workers.process import ThinkingFailed, Worker

GAME = "throne"


def listed(folder: Path, player: str, **more: Any) -> Path:
    """A list with one bot, called fox."""
    given = {"de": "Der Fuchs", "en": "The Fox", "player": player, **more}
    path = folder / "bots.toml"
    lines = [f"{name} = {json.dumps(value)}" for name, value in given.items()]
    path.write_text("[fox]\n" + "\n".join(lines) + "\n", encoding="utf-8")
    return path


def against(person: Person, game: str = GAME) -> Seat:
    created = person.create(game, opponent={"kind": "bot", "bot": "fox"}, seat=0)
    return person.sit(created["table"]["id"])


def play_out(seat: Seat) -> None:
    while seat.wait_to_act():
        assert seat.act()["type"] == "done"


def test_a_bot_is_offered_and_plays_a_game(
    inside: StartInside, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = listed(tmp_path, f"cmd:{shlex.quote(str(EXAMPLES / 'bot.sh'))}", games=[GAME])
    server = inside(clock=Clock(), bots=path)
    anna = Person(server, "Anna")
    fox = {"id": "fox", "de": "Der Fuchs", "en": "The Fox"}
    assert anna.http.get("/api/games").json()["bots"] == [{**fox, "games": [GAME]}]
    seat = against(anna)
    play_out(seat)
    opponent = seat.facts["players"][1]
    assert (opponent["kind"], opponent["level"], opponent["bot"]) == ("computer", None, fox)
    assert seat.facts["players"][0]["bot"] is None
    assert seat.facts["end"]["how"] == "rules"
    assert "player1: computer fox" in anna.http.get(f"/api/tables/{seat.table}/record").text
    tables = anna.http.get("/api/tables").json()["tables"]
    assert tables[0]["players"][1]["bot"] == fox
    assert "player-failed" not in capsys.readouterr().err


@pytest.mark.parametrize("asked", [("other", GAME), ("fox", "tower")])
def test_a_bot_that_is_not_offered_is_refused(
    inside: StartInside, tmp_path: Path, asked: tuple[str, str]
) -> None:
    server = inside(bots=listed(tmp_path, "level1", games=[GAME]))
    anna = Person(server, "Anna")
    name, game = asked
    body = {"game": game, "opponent": {"kind": "bot", "bot": name}}
    answer = anna.http.post("/api/tables", json=body)
    assert answer.status_code == 404
    assert answer.json()["reason"]["code"] == "no-such-bot"
    assert not anna.cookie


def test_a_failing_bot_is_replaced_with_one_line_in_the_log(
    inside: StartInside, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    failing = bot(tmp_path, "def turn(message): sys.exit(4)")
    server = inside(clock=Clock(), bots=listed(tmp_path, failing))
    seat = against(Person(server, "Anna"))
    while seat.last.get("ply", 0) == 0 or not any(
        step["actor"] == 1 for frame in seat.frames for step in frame.get("steps", ())
    ):
        if seat.wait_to_act():
            seat.act()
    failures = [each for each in caplog.records if each.getMessage() == "player-failed"]
    acted = {
        step["ply"]
        for frame in seat.frames
        for step in frame.get("steps", ())
        if step["actor"] == 1
    }
    assert failures
    assert len(failures) - len(acted) in (0, 1)  # the bot may already have been asked again
    assert "bot-ended" in str(vars(failures[0]))


def test_a_bot_that_is_no_longer_listed_is_played_by_a_level(start: Start, tmp_path: Path) -> None:
    path = listed(tmp_path, "level1")
    server = start(BOTS=path)
    anna = Person(server, "Anna")
    seat = against(anna)
    seat.hear_facts(status="running")
    seat.socket.close()
    server.stop()
    path.write_text("", encoding="utf-8")
    server.start()
    anna.move_to(server)
    again = anna.sit(seat.table)
    play_out(again)
    assert again.facts["players"][1]["bot"]["en"] == "The Fox"  # as the table remembers it


def test_a_worker_that_is_stopped_ends_its_bot(tmp_path: Path) -> None:
    """The bot holds a pipe open while it lives."""
    held = tmp_path / "held"
    os.mkfifo(held)
    code = f"fd = os.open({str(held)!r}, os.O_WRONLY)\ndef turn(message): hang()"
    asyncio.run(stopped_while_thinking(first_job(bot(tmp_path, code)), held))


def first_job(player: str, budget: Budget = NO_BUDGET) -> BotJob:
    """The first choice of a game."""
    game = registry.find(GAME)
    duel = Duel(game, game.options.parse({}), SeededDealer(1))
    actor = duel.state.actor
    return BotJob(
        GAME,
        duel.options,
        duel.view(actor),
        tuple(duel.seen_events(actor)),
        tuple(duel.legal(actor)),
        1,
        player,
        budget,
    )


async def stopped_while_thinking(job: BotJob, held: Path) -> None:
    worker = Worker()
    asking = asyncio.create_task(worker.ask(job))
    reader = await asyncio.to_thread(os.open, held, os.O_RDONLY)  # waits until the bot is there
    worker.stop()
    with pytest.raises(ThinkingFailed):
        await asking
    assert await asyncio.to_thread(os.read, reader, 1) == b""
    os.close(reader)
    await worker.close()


WRONG = {
    "[...]": "[Fox]\n",
    "de": '[fox]\nen = "F"\nplayer = "level1"\n',
    "en": '[fox]\nde = "F"\nen = " F"\nplayer = "level1"\n',
    "games": '[fox]\nde = "F"\nen = "F"\nplayer = "level1"\ngames = ["chess"]\n',
    "seconds": '[fox]\nde = "F"\nen = "F"\nplayer = "level1"\nseconds = 20\n',
    "player": '[fox]\nde = "F"\nen = "F"\nplayer = "cmd:./no/such/program"\n',
    "colour": '[fox]\nde = "F"\nen = "F"\nplayer = "level1"\ncolour = "red"\n',
}


@pytest.mark.parametrize("field", WRONG)
def test_a_wrong_list_is_told_with_its_field(field: str, tmp_path: Path) -> None:
    path = tmp_path / "bots.toml"
    path.write_text(WRONG[field], encoding="utf-8")
    with pytest.raises(BadBots) as raised:
        bots_of(Settings(bots=path))
    assert raised.value.reason.values["field"] == field
    for language in LANGUAGES:
        assert field in Texts(language, "zweikampf.server").reason(raised.value.reason)


@pytest.mark.parametrize(
    "player",
    [
        "",
        "levle1",
        "level7",
        "search:soon",
        "no_such_module:Mine",
        "no_such_package.bots:Mine",
        "../mine:Mine",
        "/no/such/file.py:Mine",
        "mine.py:",
        "mine:Mine Own",
        "cmd:",
        "cmd@soon:true",
    ],
)
def test_a_player_that_does_not_exist_is_refused_at_the_start(
    player: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would fail at every move of every game."""
    (tmp_path / "mine.py").touch()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadBots) as raised:
        bots_of(Settings(bots=listed(tmp_path, player)))
    assert raised.value.reason.values["field"] == "player"


@pytest.mark.parametrize(
    "player",
    [
        "mine:Mine",
        "mine.py:Mine",
        "package.mine:Mine",
        "tests.lab.guests:First",
        *NAMES,
        "search:9",
    ],
)
def test_a_player_is_looked_for_and_not_loaded(
    player: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in (tmp_path / "mine.py", tmp_path / "package" / "__init__.py"):
        file.parent.mkdir(exist_ok=True)
        file.write_text("raise AssertionError\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    (found,) = bots_of(Settings(bots=listed(tmp_path, player)))
    assert (found.player, found.budget) == (player, NO_BUDGET)


_PATIENT = """
class Mine:
    def __init__(self, game, seed): pass
    def choose(self, view, legal, budget):
        return f"{budget.milliseconds} {budget.iterations}"
"""


@pytest.mark.parametrize(("more", "told"), [({"seconds": 1.5}, "1500 None"), ({}, "None None")])
def test_a_class_is_told_its_seconds_as_a_budget(
    more: dict[str, Any], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))  # the folder of the class is added
    (tmp_path / "mine.py").write_text(_PATIENT, encoding="utf-8")
    (found,) = bots_of(Settings(bots=listed(tmp_path, f"{tmp_path}/mine.py:Mine", **more)))
    assert first_job(found.player, found.budget).think() == told


@pytest.mark.parametrize("content", [b"[fox", b"\xff", None])
def test_a_list_that_cannot_be_read_is_told(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "bots.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadBots) as raised:
        bots_of(Settings(bots=path))
    assert raised.value.code == "bad-bots-file"


def test_time_limits_are_half_of_what_a_computer_may_think(tmp_path: Path) -> None:
    path = listed(tmp_path, f"cmd:{sys.executable}")
    (found,) = bots_of(Settings(bots=path, thinking_seconds=6))
    assert found.player == f"cmd@3000ms:{sys.executable}"
    path = listed(tmp_path, f"cmd:{sys.executable}", seconds=1.5)
    (found,) = bots_of(Settings(bots=path))
    assert found.player == f"cmd@1500ms:{sys.executable}"
