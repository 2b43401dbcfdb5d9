"""Habits that make English read like translated German. A word that is meant is listed here."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
KINDS = re.compile(r"\.(md|py|pxd|ts|svelte|ftl|txt)$|^Makefile$")
# Not English, not ours, or this list itself.
FOLDERS = {"node_modules", "static", "build", "dist", ".venv", ".git"}
FILES_LEFT_OUT = re.compile(r"de\.ftl$|\.de\.md$|english\.py$")
HABITS = {
    "the own": r"(?<![a-z])the[ _]own(?![a-z])",
    "anew": r"(?<![a-z])anew(?![a-z])",
    "mend": r"\bmend(s|ed)?\b",
    "whoever": r"\bwhoever\b",  # in sentences: the names of tests seed their servers and stay
    "distributive a": r"\b(seconds?|ms|games|steps|moves|lines?|tests?|bytes|frames|calls) an? "
    r"(game|move|second(?! time)|minute|hour|day|seat|rule|table|player|turn|trick)\b",
    # "Who acts next." as a title is meant; "Who has the link sees ..." is not.
    "who, for anyone who": r"(?-i:\bWho) (ha(s|ve) (the|a)|do(es)? not|did not|wants?|watches"
    r"|was at|leaves|loses|finishes|began)\b[^?]*$",
    "so many": r"\bso many\b",
    "at one look": r"\b(at|in) one look\b",
    "go on, for continue": r"\bgo(es)? on (with|exactly|as if|as usual|from (here|there)|where)\b",
    "alike, before a noun": r"\balike (events|ones|cards|games)\b|\b(plays?|exactly) alike\b",
    "and what not": r"\band what not$",
    "tell of": r"\bto tell of (each|every)\b|\breads? of the players\b",
    "as the system": r"= as the system$",
    "told in": r"\bis told in (\[|advance)",
    "spoken to": r"\bthat is spoken to\b",
    "counted is": r"(?-i:\bCounted (is|are)\b)",
}


def walk() -> Iterator[Path]:
    for folder, inner, names in os.walk(ROOT):
        inner[:] = sorted(set(inner) - FOLDERS)
        for name in sorted(names):
            if KINDS.search(name) and not FILES_LEFT_OUT.search(name):
                yield Path(folder, name)


FILES = list(walk())


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
