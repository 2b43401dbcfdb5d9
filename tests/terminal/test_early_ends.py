"""How a game ended that the rules had not ended: each end has its own sentence."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from zweikampf.engine.record import Record
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.terminal import words
from zweikampf.terminal.replaying import tell_record

ENDS = {
    "resigned 0": ("Seat 1 resigned", "Platz 1 hat aufgegeben"),
    "time 1": ("Seat 2 ran out of time", "Platz 2"),
    "gone 0": ("Seat 1 left", "Platz 1"),
    "agreed": ("Both agreed on a draw", "Unentschieden"),
    "rules-changed": ("The rules have changed", "Die Regeln haben sich geändert"),
}


def told(end: str, language: Language) -> str:
    console = Console(file=io.StringIO(), width=200)
    record = Record("throne", 1, {"leader": "0", "victory": "most"}, (), end=end)
    tell_record(record, words.texts_of("throne", language), console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()[-1]


@pytest.mark.parametrize("end", ENDS)
def test_every_end_is_told_in_both_languages(end: str) -> None:
    english, german = ENDS[end]
    assert english in told(end, "en")
    assert german in told(end, "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_ends_sound_alike(language: Language) -> None:
    assert len({told(end, language) for end in ENDS}) == len(ENDS)
