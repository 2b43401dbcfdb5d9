"""A command loads what it needs: asking for the version or for help must not load the games."""

from __future__ import annotations

import subprocess
import sys

import pytest

# Packages that take long to load, and what would bring them in.
HEAVY = ("rich", "fluent", "babel", "pydantic", "sqlalchemy", "zweikampf.games.", "zweikampf.lab")
CODE = """
import sys
from zweikampf.cli.main import main
try:
    main(sys.argv[1:])
except SystemExit as end:
    assert not end.code, end.code
print("\\n" + " ".join(sys.modules))
"""


def loaded(*arguments: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", CODE, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1].split()


@pytest.mark.parametrize("arguments", [["--version"], ["version"], ["--help"], ["deck", "-h"], []])
def test_version_and_help_come_without_games(arguments: list[str]) -> None:
    modules = loaded(*arguments)
    # The package of a game holds the text of the command that it brings.
    late = [name for name in modules if name.startswith(HEAVY) and name.count(".") != 2]
    assert not late
    if "--version" in arguments:
        assert "importlib.metadata" not in modules


def test_a_game_comes_alone() -> None:
    games = {name.split(".")[2] for name in loaded("trace", "tower") if "zweikampf.games." in name}
    assert games == {"tower"}
