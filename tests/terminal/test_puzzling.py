"""``zweikampf puzzle``: a board, a move, and why it is right or wrong."""

from __future__ import annotations

from datetime import datetime
from types import SimpleNamespace

import pytest
from click.testing import CliRunner, Result

from zweikampf.cli import puzzle as cli
from zweikampf.cli.main import app
from zweikampf.players.puzzles.files import Content, PuzzleError, of_day, shipped

OURS = ("dwarves", "throne", "tower")


def puzzle(game: str, *arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["puzzle", game, *arguments], input=typed)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize(("language", "said"), [("de", "Richtig"), ("en", "Right")])
def test_a_right_answer_is_told_why(game: str, language: str, said: str) -> None:
    asked = shipped(game).puzzles[2]
    typed = f"{asked.best.lower()}\n"
    done = puzzle(game, "--number", "3", "--lang", language, typed=typed)
    assert done.exit_code == 0, done.output
    assert f"{said}: {asked.best}" in done.output
    assert "1 of 1" in done.output or "1 von 1" in done.output
    assert "{" not in done.output


@pytest.mark.parametrize("game", OURS)
def test_a_wrong_answer_is_told_why_and_can_be_tried_again(game: str) -> None:
    asked = shipped(game).puzzles[2]
    wrong = next(token for token in asked.legal if token not in asked.right)
    typed = f"nonsense\n{wrong}\nsolution\n"
    done = puzzle(game, "--number", "3", "--lang", "en", typed=typed)
    said = " ".join(done.output.split())  # whatever the width of the lines
    assert "not a legal move" in said
    assert f"Not the best move: {wrong}" in said
    assert f"Best: {asked.best}" in said
    assert "0 of 1" in said
    assert ("Worked out to the end" if asked.proven else "instead of") in said


def test_grades_come_one_after_the_other_until_the_person_leaves() -> None:
    first, second = [each for each in shipped("throne").puzzles if each.grade == 1][:2]
    typed = f"{first.best}\n\nquit\n"
    done = puzzle("throne", "--grade", "1", "--lang", "en", typed=typed)
    assert done.exit_code == 0, done.output
    assert f"Puzzle {second.number}, grade 1" in done.output
    assert "1 of 1 found" in done.output, "the one that was left does not count"


def test_a_solved_puzzle_counts_if_the_person_leaves_after_it() -> None:
    first = next(each for each in shipped("throne").puzzles if each.grade == 1)
    done = puzzle("throne", "--grade", "1", "--lang", "en", typed=f"{first.best}\n")
    assert done.exit_code == 0, done.output
    assert "1 of 1 found" in done.output


def test_the_puzzle_of_the_day_needs_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    noon = datetime(2026, 11, 18, 12)  # noqa: DTZ001 (of the person's clock, wherever it is)
    monkeypatch.setattr(cli, "datetime", SimpleNamespace(now=lambda: noon))
    asked = of_day(shipped("tower").puzzles, noon.date())
    done = puzzle("tower", "--lang", "de", typed="lösung\n")
    assert done.exit_code == 0, done.output
    assert f"Rätsel {asked.number}, " in done.output
    assert f"Am besten: {asked.best}" in done.output


@pytest.mark.parametrize(
    ("wish", "code"),
    [(("--number", "3"), "no-such-puzzle"), (("--grade", "5"), "no-puzzles-of-grade")],
)
def test_what_is_not_there_is_refused(
    wish: tuple[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = [each for each in shipped("throne").puzzles if each.grade < 5][:2]
    monkeypatch.setattr(cli, "shipped", lambda game: Content({"game": game}, tuple(few)))
    done = puzzle("throne", *wish, "--lang", "en")
    assert isinstance(done.exception, PuzzleError)
    assert done.exception.code == code
