"""The computer's thoughts in the application: nobody waits for one that is not wanted any more."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.terminal.app_play import Person, known_secrets, new_game, played, start_of
from zweikampf.engine import record
from zweikampf.engine.replay import verify
from zweikampf.terminal import saving
from zweikampf.terminal.app import Zweikampf
from zweikampf.terminal.saving import SavedGame
from zweikampf.terminal.session import Session

__all__ = ["known_secrets"]
pytestmark = pytest.mark.usefixtures("known_secrets")


class Held:
    """A player that thinks until it may answer."""

    def __init__(self) -> None:
        self.thinks, self.may_answer = threading.Event(), threading.Event()
        self.most_at_once = self._at_once = 0
        self.closed = 0

    def choose(self, view: Any, legal: Sequence[str], budget: object = None) -> str:
        self._at_once += 1
        self.most_at_once = max(self.most_at_once, self._at_once)
        self.thinks.set()
        assert self.may_answer.wait(PATIENCE)
        self._at_once -= 1
        return legal[0]

    def close(self) -> None:
        self.closed += 1


def begun(path: Path) -> tuple[Zweikampf, Held]:
    """A game in which the person is asked to lead."""
    start = start_of("throne")
    options = start.game.options.parse({"leader": "0"})
    app = new_game(replace(start, options=lambda preset: options), path)
    assert isinstance(app.begun, SavedGame)
    player = Held()
    app.begun.session.opponent.player = player
    return app, player


def test_a_move_is_taken_back_while_the_computer_thinks(tmp_path: Path) -> None:
    app, player = begun(tmp_path / "game.txt")

    async def play(person: Person) -> None:
        before = person.session.duel.ply
        await person.pilot.press("enter")
        assert player.thinks.wait(PATIENCE)
        await person.pilot.press("f5")
        assert person.session.duel.ply == before
        player.thinks.clear()
        await person.pilot.press("enter")  # the old thought is still under way
        player.may_answer.set()
        await person.settle()
        assert app.failure is None
        assert player.most_at_once == 1
        assert person.session.duel.ply > before + 1

    played(app, play)


def test_leaving_waits_for_no_thought(tmp_path: Path) -> None:
    app, player = begun(tmp_path / "game.txt")

    async def play(person: Person) -> None:
        await person.pilot.press("enter")
        assert player.thinks.wait(PATIENCE)
        await person.pilot.press("ctrl+q")

    played(app, play)  # it returns although the player never answers
    app.let_go()
    assert player.closed == 1
    player.may_answer.set()


def test_the_player_of_the_game_before_is_let_go(tmp_path: Path) -> None:
    app, player = begun(tmp_path / "game.txt")
    player.may_answer.set()

    async def play(person: Person) -> None:
        await person.press("f8", "enter")  # resign
        assert player.closed == 0
        app.play_again()
        await person.settle()
        assert player.closed == 1

    played(app, play)


def test_the_secret_is_kept_until_the_record_that_shows_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start_of("throne", seed=None).new().session
    path = tmp_path / "game.txt"
    saving.save(session, path)
    to_the_end(session)
    write = saving._write

    def full(where: Path, text: str, mode: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(saving, "_write", full)
    with pytest.raises(OSError, match="full"):
        saving.save(session, path)
    monkeypatch.setattr(saving, "_write", write)
    start = start_of("throne", seed=None)
    again = start.resume(path).session
    to_the_end(again)
    saving.save(again, path)
    assert verify(record.loads(path.read_text("utf-8"))).sealed


def to_the_end(session: Session) -> None:
    while not session.is_over:
        if not session.proceed():
            session.play(session.legal[0]) if session.is_persons_turn else session.answer()


def test_a_saved_game_knows_its_opponent_however_long_the_name(tmp_path: Path) -> None:
    saved_game = start_of("throne").new()
    saved_game.session.opponent_name = (
        "cmd:./a/rather/long/path/to/some/program --and --many --flags"
    )
    saving.save(saved_game.session, tmp_path / "game.txt")
    kept = saving.read(tmp_path / "game.txt")
    assert saving.opponent_of(kept) == saved_game.session.opponent_name
