"""A distribution that cannot be loaded costs its own game and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.installing import path_of, run
from tests.server.running import Running


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Where a game is registered whose module does not exist."""
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    entries = "[zweikampf.games]\nbroken = no_such_module:GAME\n"
    (info / "entry_points.txt").write_text(entries)
    return tmp_path


def test_the_others_play_on_and_one_sentence_says_what_is_missing(broken: Path) -> None:
    result = run(broken, "-m", "zweikampf", "play", "--help")  # lists all games
    assert result.returncode == 0
    assert result.stderr.count("\n") == 1
    assert "no_such_module:GAME cannot be loaded and is left out" in result.stderr
    result = run(broken, "-m", "zweikampf", "options", "throne")  # asks for no other game
    assert result.returncode == 0
    assert result.stderr == ""


def test_the_broken_game_says_why_it_cannot_be_played(broken: Path) -> None:
    result = run(broken, "-m", "zweikampf", "play", "broken")
    assert result.returncode == 2
    assert "“broken” is installed, but it cannot be loaded" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_build_that_is_not_whole_says_so(tmp_path: Path) -> None:
    """One of our own modules that cannot be imported gives no traceback either."""
    code = (
        "import sys; sys.modules['zweikampf.engine.duel'] = None\n"
        "sys.argv[1:] = ['play', 'throne']\n"
        "from zweikampf.__main__ import main; main()"
    )
    result = run(tmp_path, "-c", code)
    assert result.returncode == 2
    assert result.stderr.startswith("Zweikampf is not installed completely")
    assert result.stderr.count("\n") == 1


def test_a_server_says_what_is_missing_and_starts(broken: Path, tmp_path: Path) -> None:
    running = Running(tmp_path / "tables.db")
    running.environment["PYTHONPATH"] = path_of(broken)
    with running:
        assert "broken" not in {game["id"] for game in running.get("/api/games")["games"]}
