"""Small studies for tests."""

from __future__ import annotations

from pathlib import Path

from zweikampf.lab.study.reading import read
from zweikampf.lab.study.study import Study

SMALL = """
game = "throne"
players = ["greedy", "random"]
games = 12
seed = 3
unit = 4

[judge]
iterations = 10
games = 4

[vary]
victory = ["most", "three"]
"""

UNJUDGED = SMALL.replace("iterations = 10", 'by = "none"')


def written(folder: Path, text: str = SMALL) -> Path:
    file = folder / "study.toml"
    file.write_text(text, "utf-8")
    return file


def study(folder: Path, text: str = SMALL) -> Study:
    return read(written(folder, text))
