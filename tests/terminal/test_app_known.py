"""Hidden cards of a finished game, in the application."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.app_play import SMALL, Person, new_game, played, start_of
from zweikampf.engine import registry
from zweikampf.engine.texts import Language
from zweikampf.terminal.app.insight_screen import InsightScreen
from zweikampf.terminal.app.known_screen import KnownScreen
from zweikampf.terminal.insight import known_as_text


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", ["de", "en"])
def test_what_could_be_known_in_a_game_that_is_over(
    game: str, language: Language, tmp_path: Path
) -> None:
    async def play(person: Person) -> None:
        for _ in range(3):
            await person.press("enter")
        await person.press("f8", "enter")
        await person.click("#insight")
        await person.press("k")
        screen = person.app.screen
        assert isinstance(screen, KnownScreen)
        record, say = person.session.record(), person.session.texts

        def is_told(ply: int, seat: int) -> None:
            """The first words of what ``zweikampf insight --known`` says."""
            told = known_as_text(record, ply, seat, say, 100).plain.split()
            shown = " ".join(person.text().replace("│", " ").split())
            assert " ".join(told[:12]) in shown
            assert (screen.ply, screen.seat) == (ply, seat)

        mine = screen._turns()
        is_told(mine[0], person.session.seat)
        await person.press("right")
        is_told(mine[1], person.session.seat)
        await person.press("left", "full_stop")
        is_told(mine[0] + 1, person.session.seat)
        await person.press("comma", "comma", "s")
        is_told(mine[0] - 1, 1 - person.session.seat)
        earlier = [ply for ply in screen._turns() if ply < screen.ply]
        await person.press(*["left"] * (len(earlier) + 1))
        is_told(0, 1 - person.session.seat)
        assert say("app-known-keys") in person.text()
        await person.press("escape")
        assert isinstance(person.app.screen, InsightScreen)

    played(new_game(start_of(game, language), tmp_path / "game.txt"), play, SMALL)
