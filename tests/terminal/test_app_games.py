"""Whole games in the application, by keys on a small screen and by mouse on a large one."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console
from textual.containers import VerticalScroll

from tests.terminal.app_play import LARGE, SMALL, Person, new_game, played, start_of
from zweikampf.engine import record, registry
from zweikampf.engine.replay import verify
from zweikampf.terminal.app.board_view import BoardView

GAMES = registry.names()
SEEDS = {"dwarves": 58, "throne": 326, "tower": 475}  # games that are not too long
LEAST = 5  # lines of moves that are always to be seen


def check_nothing_is_cut(person: Person) -> None:
    """Every line of the board is on the screen, where it belongs and to its last sign."""
    board = person.game.query_one(BoardView)
    console = Console(width=board.size.width, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(board.render())
    wanted = captured.get().rstrip("\n").splitlines()
    top, left = board.region.y, board.region.x
    right = left + board.size.width
    shown = [line[left:right] for line in person.lines()[top : top + len(wanted)]]
    assert [line.rstrip() for line in shown] == [line.rstrip() for line in wanted]
    assert "…" not in "".join(shown)
    assert person.game.moves.scrollable_content_region.height >= LEAST
    assert person.game.moves.region.bottom < person.app.size.height
    status = person.status()
    assert status.split()[-1] in person.text()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_in_80_by_24(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    async def play(person: Person) -> None:
        asked = 0
        while person.is_asked:
            asked += 1
            if asked % 3 == 1:
                check_nothing_is_cut(person)
            moves = person.game.moves
            token = person.session.legal[asked * 7 % len(person.session.legal)]
            at = person.session.legal.index(token)
            if at < 3:
                await person.pilot.press(*["down"] * at)
            else:
                await person.pilot.press(*token)
            assert moves.token == token
            await person.press("enter")
        assert asked > 10
        assert person.session.duel.state.outcome() is not None
        assert person.session.result().partition(". ")[0] in person.text()
        assert "Noch einmal" in person.text()
        assert person.app.screen.query_one(VerticalScroll).max_scroll_y == 0

    played(new_game(start_of(game, "de", SEEDS[game], opponent="greedy"), file), play, SMALL)
    kept = record.loads(file.read_text("utf-8"))
    assert verify(kept).outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse_in_a_large_window(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    async def play(person: Person) -> None:
        asked = 0
        while person.is_asked:
            asked += 1
            if asked % 10 == 1:
                check_nothing_is_cut(person)
            moves = person.game.moves
            seen = min(moves.option_count, moves.scrollable_content_region.height)
            at = asked * 7 % seen
            before = person.session.duel.version
            await person.click(moves, offset=(3, 1 + at))
            assert person.session.duel.version > before
        assert person.session.duel.state.outcome() is not None
        assert person.session.result() in person.text()
        await person.click("#quit")
        assert not person.app.is_running

    played(new_game(start_of(game, "en", SEEDS[game], opponent="greedy"), file), play, LARGE)
    assert verify(record.loads(file.read_text("utf-8"))).outcome is not None
