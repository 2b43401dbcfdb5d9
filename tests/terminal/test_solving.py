"""``zweikampf solve`` as a person or a program meets it."""

from __future__ import annotations

import json

import pytest

from tests.terminal.test_cli import one_line, run

EXAMPLE = "throne victory=most phase=2 lead=0 led=- hands=G1,G5/K3,X0 score=U5/U7,U8"
IN_A_TRICK = "throne victory=three phase=2 lead=1 led=G8 hands=G1,X0,K3/K4,G9 score=-/U7"
PHASE_ONE = "throne victory=most phase=deal lead=- led=- hands=-/- score=-/-"
TOWER = "tower"


def test_one_position_is_one_object() -> None:
    result = run("solve", EXAMPLE)
    assert result.returncode == 0
    assert result.stdout.count("\n") == 1
    answer = json.loads(result.stdout)
    assert list(answer) == ["winner", "best", "margin", "by", "line", "nodes", "ms"]
    assert answer["winner"] == 1
    assert answer["best"] == ["G1", "G5"]
    assert len(answer["line"]) == 4
    assert answer["nodes"] > 0
    assert answer["ms"] > 0


def test_many_positions_are_a_line_each() -> None:
    result = run("solve", "-", typed=f"{EXAMPLE}\n{IN_A_TRICK}\n{EXAMPLE}")
    assert result.returncode == 0
    first, second, third = (json.loads(line) for line in result.stdout.splitlines())
    assert set(second["best"]) <= {"G1", "X0"}
    for each in (first, third):
        del each["ms"]
    assert first == third


def test_a_bad_line_is_answered_on_its_line() -> None:
    typed = f"{EXAMPLE}\n\nchess e4\nthrone what\n{PHASE_ONE}\n\x00\ud83d\n{EXAMPLE}\n"
    result = run("solve", "-", typed=typed.encode("utf-8", "replace").decode())
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    codes = [answer.get("error") for answer in answers]
    assert codes == [
        None, "bad-position", "unknown-game", "bad-position", "not-open-yet", "unknown-game", None,
    ]  # fmt: skip
    assert all(answer["message"] for answer in answers if "error" in answer)


def test_a_bad_line_speaks_german_too() -> None:
    result = run("solve", "-", "--lang", "de", typed=PHASE_ONE)
    assert "Phase 2" in json.loads(result.stdout)["message"]
    assert json.loads(result.stdout)["message"].startswith("In dieser Stellung")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "cannot be read"),
        ("chess e4", "no game called “chess”"),
        ("throne phase=2", "cannot be read"),
        (PHASE_ONE, "hidden cards"),
        (EXAMPLE.replace("G1,G5", "G1"), "cannot be read"),
    ],
)
def test_a_bad_position_gets_one_clear_line(text: str, says: str) -> None:
    assert says in one_line(run("solve", text))
