"""Records at the command line: from a file or from standard input, true or false."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.terminal.test_cli import one_line, run
from zweikampf.engine import record as records
from zweikampf.engine.record import Record

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests/records/tower-1.txt"
DECK = ROOT / "src/zweikampf/games/dwarves/decks/dwarves-standard.toml"


def kept() -> Record:
    return records.loads(KEPT.read_text("utf-8"))


def lie() -> Record:
    """The record with another winner."""
    outcome = kept().outcome
    assert outcome is not None
    assert outcome.winner is not None
    return replace(kept(), outcome=replace(outcome, winner=1 - outcome.winner))


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["verify", "--json"]])
def test_a_record_is_read_from_standard_input(command: list[str]) -> None:
    by_name = run(*command, str(KEPT))
    piped = run(*command, "-", typed=KEPT.read_text("utf-8"))
    assert (piped.returncode, piped.stderr) == (0, "")
    assert piped.stdout == by_name.stdout != ""


def test_a_deck_is_read_from_standard_input() -> None:
    good = run("deck", "check", "-", typed=DECK.read_text("utf-8"))
    assert (good.returncode, good.stdout) == (0, "- is fine: 35 cards, 23 victory points.\n")
    bad = run("deck", "check", "-", typed="format = 1\n")
    assert bad.returncode == 1
    assert "card A1 is missing" in bad.stdout


def test_verify_answers_in_json() -> None:
    answer = json.loads(run("verify", "--json", str(KEPT)).stdout)
    outcome = kept().outcome
    assert outcome is not None
    assert answer["holds"] is True
    assert answer["plies"] == len(kept().actions)
    assert answer["outcome"] == outcome.json()
    assert {"committed", "sealed", "commitment", "words", "seats", "end"} <= set(answer)


def test_verify_says_in_json_what_is_false() -> None:
    result = run("verify", "--json", "-", typed=records.dumps(lie()))
    assert (result.returncode, result.stderr) == (1, "")
    answer = json.loads(result.stdout)
    assert (answer["holds"], answer["error"]) == (False, "wrong-result")
    assert answer["message"].startswith("The result in the record")
    german = run("verify", "--json", "--lang", "de", "-", typed=records.dumps(lie()))
    assert json.loads(german.stdout)["message"].startswith("Das Ergebnis")


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("old", "new", "code", "says"),
    [
        ("game: tower", "game: throne", 1, "not options of throne"),
        ("mode=", "mood=", 1, "not options of tower"),
        ("game: tower 1", "game: tower 99", 2, "is not known here"),
        ("game: tower", "game: chess", 2, "no game called “chess”"),
        ("zweikampf-record", "another-record", 2, "not a Zweikampf record"),
        ("game:", "gmae:", 2, "Line 2"),
    ],
)
def test_what_is_false_and_what_cannot_be_read(
    command: str, old: str, new: str, code: int, says: str
) -> None:
    """1: the record is not true. 2: it cannot be read here, so nothing is known about it."""
    text = KEPT.read_text("utf-8")
    assert old in text
    result = run(command, "-", typed=text.replace(old, new, 1))
    assert (result.returncode, says in one_line(result)) == (code, True), result.stderr


@pytest.mark.parametrize(
    "record",
    [
        lambda: lie(),
        lambda: replace(kept(), outcome=None),
        lambda: replace(lie(), actions=kept().actions[:50]),
    ],
    ids=["another winner", "no result", "a result too early"],
)
def test_replay_warns_of_a_false_result(record: object) -> None:
    assert callable(record)
    result = run("replay", "-", typed=records.dumps(record()))
    assert result.returncode == 1
    assert result.stderr == "The result in the record is not what its actions lead to.\n"
    assert result.stdout.count("\n") >= 50  # it is told all the same


def test_replay_of_a_true_record_says_nothing_more() -> None:
    for record in (kept(), replace(kept(), outcome=None, actions=kept().actions[:50])):
        result = run("replay", "-", typed=records.dumps(record))
        assert (result.returncode, result.stderr) == (0, "")
