"""Seats are 1 and 2 wherever a person reads; 0 and 1 are codes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.engine.test_versions import RECORDS
from tests.terminal.test_cli import run
from zweikampf.engine import record
from zweikampf.engine.texts import LANGUAGES, Language

_SEAT = re.compile(r"\b(?:seat|Platz) (\d)\b", re.IGNORECASE)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


@both_languages
@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_replay_tells_of_seats_1_and_2(path: Path, language: Language) -> None:
    told = run("replay", str(path), "--lang", language)
    assert told.returncode == 0, told.stderr
    assert set(_SEAT.findall(told.stdout)) == {"1", "2"}


@both_languages
def test_the_help_counts_seats_from_1(language: Language) -> None:
    told = run("play", "--help", "--lang", language)
    words = " ".join(told.stdout.replace("│", " ").split())
    assert {"de": "Platz, 1 oder 2", "en": "seat, 1 or 2"}[language] in words


@pytest.mark.parametrize("seat", ["1", "2"])
def test_a_chosen_seat_is_the_seat_of_the_record(seat: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    result = run("play", "throne", "--seat", seat, "--record", str(file), typed="quit\n")
    assert result.returncode == 0, result.stderr
    players = record.loads(file.read_text("utf-8")).players
    assert players.index("human") == int(seat) - 1
