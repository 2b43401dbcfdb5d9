"""Habits that make English read like translated German. A word that is meant is listed here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
KINDS = ("*.md", "*.py", "*.pxd", "*.ts", "*.svelte", "*.ftl", "*.txt", "Makefile")
# Not English, not ours, or this list itself.
LEFT_OUT = re.compile(
    r"(^|/)(node_modules|static|build|\.venv|\.git)/|de\.ftl$|\.de\.md$|english\.py$"
)
HABITS = {
    "the own": r"(?<![a-z])the[ _]own(?![a-z])",
    "anew": r"(?<![a-z])anew(?![a-z])",
    "mend": r"\bmend(s|ed)?\b",
    "whoever": r"\bwhoever\b",  # in sentences: the names of tests seed their servers and stay
    "distributive a": r"\b(seconds?|ms|games|steps|moves|lines?|tests?|bytes|frames|calls) an? "
    r"(game|move|second(?! time)|minute|hour|day|seat|rule|table|player|turn|trick)\b",
}
FILES = sorted(
    path
    for kind in KINDS
    for path in ROOT.rglob(kind)
    if not LEFT_OUT.search(str(path.relative_to(ROOT)))
)


def test_the_walk_sees_the_texts() -> None:
    names = {str(path.relative_to(ROOT)) for path in FILES}
    assert {"README.md", "Makefile", "src/zweikampf/cli/play.py", "web/texts/en.ftl"} <= names


@pytest.mark.parametrize("habit", HABITS)
def test_nobody_writes(habit: str) -> None:
    found = re.compile(HABITS[habit], re.IGNORECASE)
    lines = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in FILES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if found.search(line)
    ]
    assert lines == []
