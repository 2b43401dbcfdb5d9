"""Every game has the same files, and its README lists its modules in the order of reading."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zweikampf

GAMES = sorted(
    path.parent for path in (Path(zweikampf.__file__).parent / "games").glob("*/__init__.py")
)
FILES = (
    "cards", "actions", "steps", "notes", "tables", "state", "legal", "rules", "ending", "reasons",
    "view", "events", "notation", "parsing", "wording", "game",
)  # fmt: skip

each_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)


@each_game
def test_the_same_files_in_every_game(folder: Path) -> None:
    assert set(FILES) <= {path.stem for path in folder.glob("*.py")}


@each_game
def test_the_readme_lists_every_module_in_the_order_of_reading(folder: Path) -> None:
    listed = re.findall(r"`(\w+)(?:\.py)?`", _first_column(folder / "README.md"))
    assert sorted(listed) == sorted(
        path.stem for path in folder.glob("*.py") if path.stem != "__init__"
    )
    assert [name for name in listed if name in FILES] == list(FILES)


def _first_column(page: Path) -> str:
    """The first cell of each row below the heading about files."""
    section = page.read_text("utf-8").split("## The files, in the order of reading\n")[1]
    section = section.split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return "\n".join(row.split("|")[1] for row in rows)
