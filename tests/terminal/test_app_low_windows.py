"""In a window that is too small for the board, the board scrolls, and the line of keys says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console
from textual.containers import VerticalScroll

from tests.terminal.app_play import SMALL, Person, known_secrets, new_game, played, start_of
from zweikampf.engine import registry
from zweikampf.engine.texts import Language

__all__ = ["known_secrets"]
pytestmark = pytest.mark.usefixtures("known_secrets")
TINY, LOW = (60, 20), (60, 16)  # no board fits the second
LEAST = 5  # lines of moves that are always to be seen
MOVES = 8


def board_lines(person: Person) -> list[str]:
    """All lines of the board, whether they are to be seen or not."""
    board = person.game.table
    console = Console(width=board.size.width, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(board.render())
    return [line.rstrip() for line in captured.get().rstrip("\n").splitlines()]


def lines_on_screen(person: Person) -> list[str]:
    table = person.game.query_one("#table", VerticalScroll)
    region, board = table.content_region, person.game.table
    shown = person.lines()[region.y : region.bottom]
    return [line[board.region.x : board.region.x + board.size.width].rstrip() for line in shown]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", registry.names())
def test_every_line_of_the_board_can_be_reached(
    game: str, language: Language, tmp_path: Path
) -> None:
    async def play(person: Person) -> None:
        key = f"F6 {person.game.say('app-key-board')}"
        table = person.game.query_one("#table", VerticalScroll)
        for number in range(MOVES):
            if number == MOVES // 2:
                await person.pilot.resize_terminal(*LOW)
                await person.settle()
            wanted = board_lines(person)
            scrolls = table.max_scroll_y > 0
            assert scrolls or number < MOVES // 2
            bottom = person.lines()[-1]
            assert (key in bottom) == scrolls
            assert bottom.rstrip().endswith(f"^Q {person.game.say('app-key-leave')}")
            assert person.game.moves.scrollable_content_region.height >= LEAST
            table.scroll_home(animate=False)
            await person.settle()
            seen = lines_on_screen(person)
            while not table.is_vertical_scroll_end:
                at = int(table.scroll_y)
                await person.press("f6")
                seen += lines_on_screen(person)[-int(table.scroll_y - at) :]
            assert seen == wanted
            if scrolls:
                await person.press("f6")
                assert table.scroll_y == 0, "after the end comes the beginning"
            await person.press("enter")

    played(new_game(start_of(game, language), tmp_path / "game.txt"), play, TINY)


@pytest.mark.parametrize("game", registry.names())
def test_the_key_is_there_only_while_it_is_needed(game: str, tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        table = person.game.query_one("#table", VerticalScroll)
        assert "F6" not in person.lines()[-1]
        await person.pilot.resize_terminal(*LOW)
        await person.settle()
        assert "F6 Table" in person.lines()[-1]
        assert table.max_scroll_y > 0
        await person.pilot.resize_terminal(*SMALL)
        await person.settle()
        assert "F6" not in person.lines()[-1]
        assert "F8 Resign" in person.lines()[-1]
        assert lines_on_screen(person) == board_lines(person)

    played(new_game(start_of(game), tmp_path / "game.txt"), play, SMALL)
