"""The document shows the game that the tests install, and nothing else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
TALLY = Path(__file__).parent / "tally"


def _shown(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def test_the_page_shows_the_code_of_the_game() -> None:
    assert _shown("python") == (TALLY / "zweikampf_tally" / "__init__.py").read_text("utf-8")
    assert _shown("toml") == (TALLY / "pyproject.toml").read_text("utf-8")


def test_the_game_has_sixty_lines() -> None:
    assert sum(1 for line in _shown("python").splitlines() if line) <= 60


def test_the_page_tells_of_every_entry_point() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    points = set(declared["project"]["entry-points"])
    points -= {"zweikampf.drawing"}  # how the terminal draws, for all games
    assert {"zweikampf.games", "zweikampf.lab"} <= points
    assert {name for name in points if name not in PAGE} == set()
