"""``zweikampf solve`` as a person or a program meets it."""

from __future__ import annotations

import json

import pytest

from tests.terminal.test_cli import one_line, run

EXAMPLE = "throne victory=most phase=2 lead=0 led=- hands=G1,G5/K3,X0 score=U5/U7,U8"
IN_A_TRICK = "throne victory=three phase=2 lead=1 led=G8 hands=G1,X0,K3/K4,G9 score=-/U7"
PHASE_ONE = "throne victory=most phase=deal lead=- led=- hands=-/- score=-/-"
LOST = (
    "throne victory=most phase=2 lead=0 led=- hands=D3,G1,X7/D6,K8,U6 score=G3,G4,K6/G7,K3,U3,U8,X2"
)


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
    typed = f"{EXAMPLE}\nchess e4\nthrone what\n{PHASE_ONE}\n\x00\ud83d\n{EXAMPLE}\n"
    result = run("solve", "-", typed=typed.encode("utf-8", "replace").decode())
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    codes = [answer.get("error") for answer in answers]
    assert codes == [
        None, "unknown-game", "unknown-position-field", "not-open-yet", "unknown-game", None,
    ]  # fmt: skip
    assert all(answer["message"] for answer in answers if "error" in answer)


def test_empty_lines_are_skipped() -> None:
    result = run("solve", "-", typed=f"\n{EXAMPLE}\n\n   \n{EXAMPLE}\n\n")
    assert result.returncode == 0
    assert result.stdout.count('"winner"') == result.stdout.count("\n") == 2


def test_each_move_has_its_value_on_request() -> None:
    plain = json.loads(run("solve", EXAMPLE).stdout)
    answer = json.loads(run("solve", "--moves", EXAMPLE).stdout)
    moves = answer.pop("moves")
    assert set(moves) == {"G1", "G5"}
    first = next(iter(moves.values()))
    assert first == {name: plain[name] for name in ("winner", "margin", "by")}
    for name in ("winner", "best", "margin", "by", "line"):
        assert answer[name] == plain[name]


def test_the_margin_can_be_asked_for() -> None:
    """A position that is lost whatever is played, but not by as much."""
    moves = json.loads(run("solve", "--moves", LOST).stdout)["moves"]
    margins = {move: value["margin"] for move, value in moves.items()}
    assert {value["winner"] for value in moves.values()} == {1}
    assert len(set(margins.values())) > 1
    assert set(json.loads(run("solve", LOST).stdout)["best"]) == set(moves)
    kept = [move for move in moves if margins[move] == max(margins.values())]
    assert json.loads(run("solve", "--margin", LOST).stdout)["best"] == sorted(kept)


def test_a_bad_line_speaks_german_too() -> None:
    result = run("solve", "-", "--lang", "de", typed=PHASE_ONE)
    assert "Phase 2" in json.loads(result.stdout)["message"]
    assert json.loads(result.stdout)["message"].startswith("In dieser Stellung")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "There is no position."),
        ("chess e4", "no game called “chess”"),
        ("throne phase=2", "the field victory is missing. Possible: most, three."),
        ("throne victory=most phase=3", "phase cannot be “3”. Possible: deal, 1, 2."),
        (EXAMPLE.replace("hands", "hand"), "there is no field “hand”"),
        (EXAMPLE + " lead=1", "the field lead appears twice"),
        (EXAMPLE.replace("/K3,X0", ""), "hands needs two parts"),
        (EXAMPLE.replace("X0", "X99"), "hands: “X99” is not a card."),
        (EXAMPLE.replace("X0", "G5"), "hands: G5 is already somewhere else"),
        (EXAMPLE.replace("U5/", "~U5/"), "score: no card here can be face down"),
        (PHASE_ONE, "hidden cards"),
        (
            EXAMPLE.replace("G1,G5", "G1"),
            "hands: both seats need the same number of cards. Here seat 1 has 1 and seat 2 has 2.",
        ),
        (IN_A_TRICK.replace("G1,X0,K3", "G1,X0"), "after a led card the leader has one card less"),
    ],
)
def test_a_bad_position_gets_one_clear_line(text: str, says: str) -> None:
    assert says in one_line(run("solve", text))
