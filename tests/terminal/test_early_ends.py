"""How a game ended that the rules had not ended: each end has its own sentence."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

import zweikampf as zk
from tests.players.insight.games import OURS, given_up
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


def lines_of(record: Record, language: Language) -> list[str]:
    console = Console(file=io.StringIO(), width=200)
    tell_record(record, words.texts_of(record.game, language), console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def told(end: str, language: Language) -> str:
    record = Record("throne", 1, {"leader": "0", "victory": "most"}, (), end=end)
    return lines_of(record, language)[-1]


@pytest.mark.parametrize("end", ENDS)
def test_every_end_is_told_in_both_languages(end: str) -> None:
    english, german = ENDS[end]
    assert english in told(end, "en")
    assert german in told(end, "de")


def test_an_early_end_and_a_result_name_the_players() -> None:
    end = Record("throne", 1, {"leader": "0", "victory": "most"}, (), end="resigned 0")
    assert "Anna resigned." in lines_of(replace(end, players=("Anna", "computer 2")), "en")[-1]
    duel = zk.new("dwarves", seed=5)
    while duel.turn is not None:
        duel.play(duel.legal()[-1])
    assert duel.outcome is not None
    record = replace(duel.record(), players=("human", "level2"))
    said: dict[Language, tuple[str, str, str]] = {
        "en": ("You against", "level 2", "You win"),
        "de": ("Du gegen", "Stufe 2", "Du gewinnst"),
    }
    for language, (you, level, won) in said.items():
        lines = lines_of(record, language)
        assert you in lines[0]
        assert level in lines[0]
        winner = won if duel.outcome.winner == 0 else level
        assert winner in lines[-1].partition(".")[0]


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_without_a_name_is_spoken_to(game: str, language: Language) -> None:
    """Regression: "Mensch nimmt G7", as if that were a name."""
    for seat, players in enumerate((("human", "level2"), ("level2", "human"))):
        record = replace(given_up(game, end=f"resigned {seat}"), players=players)
        text = "\n".join(lines_of(record, language))
        you, resigned, human = {
            "en": ("You ", "You resigned.", "Human"),
            "de": ("Du ", "Du hast aufgegeben.", "Mensch"),
        }[language]
        assert f": {you}" in text.splitlines()[0]
        assert text.count(you) > 3
        assert text.splitlines()[-1] == resigned
        assert human not in text
        assert words.texts_of(game, language)("any-seat", number=seat + 1) not in text


def test_a_replay_tells_a_throw_in_one_line() -> None:
    duel = zk.new("dwarves", seed=5)
    while duel.turn is not None:
        duel.play(duel.legal()[-1])
    lines = lines_of(duel.record(), "en")
    dice = [line for line in lines if "The dice show" in line]
    assert len(dice) > 5
    # The number of the first action, chance, and the token of each die.
    number, mark, *tokens = dice[0].partition("The dice")[0].split()
    assert mark == "·"
    assert len(tokens) == dice[0].count(",") + 1 > 1
    assert duel.tokens[int(number) : int(number) + len(tokens)] == tokens


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_ends_sound_alike(language: Language) -> None:
    assert len({told(end, language) for end in ENDS}) == len(ENDS)
