"""Phase 2 of Throne, solved: compared with plain minimax, with itself, and with its own moves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.players.throne.endgames import (
    GAME,
    after,
    minimax,
    position,
    read,
    sign,
    small_positions,
    whole_positions,
    worth_of_end,
)
from zweikampf.engine import actors
from zweikampf.engine.errors import PositionError
from zweikampf.games.throne.rules import Throne
from zweikampf.players.throne.solution import FACTION, Solution
from zweikampf.players.throne.solver import Solver

ROOT = Path(__file__).parents[3]
HERE = (str(ROOT), str(ROOT / "src"))  # the tests, and the package next to them


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def solve(solver: Solver, text: str) -> Solution:
    return solver.solve(read(text))


def play_line(state: Throne, line: list[str]) -> int:
    """The worth of the end of a line; every action of it must be legal."""
    twin = state.copy()
    for token in line:
        action = GAME.parse_action(token, twin)
        assert twin.why_not(action) is None
        twin.apply(action)
    assert twin.actor == actors.OVER
    return worth_of_end(twin)


def check_with_minimax(solver: Solver, text: str) -> int:
    """Winner, margin, all best actions and the line are what plain minimax says."""
    state = read(text)
    worth = minimax(state)
    found = solver.solve(state)
    assert found.winner == (None if worth == 0 else int(worth < 0)), text
    assert found.margin == (worth if worth % FACTION else worth // FACTION), text
    keeping = [
        GAME.format_action(action)
        for action in state.legal()
        if sign(minimax(after(state, action))) == sign(worth)
    ]
    assert found.best == sorted(keeping), text
    assert play_line(state, found.line) == worth, text
    return worth


def test_thousands_of_small_endgames_agree_with_minimax(solver: Solver) -> None:
    seen: Counter[str] = Counter()
    for text in small_positions(seed=1, count=2000):
        worth = check_with_minimax(solver, text)
        state = read(text)
        seen["by points"] += worth % FACTION != 0
        seen["draws"] += worth == 0
        seen["finished"] += state.actor == actors.OVER
        seen["in a trick"] += state.led >= 0
        seen["three"] += state.victory_by_three
    assert all(seen[kind] > 100 for kind in ("by points", "draws", "finished", "in a trick"))
    assert 500 < seen["three"] < 1500


def test_goblins_that_are_all_zeros_agree_with_minimax(solver: Solver) -> None:
    """An even split of G0 leaves their faction void (T8.3), whatever was in the piles before."""
    for text in small_positions(seed=2, count=600, zeros=1.0):
        check_with_minimax(solver, text)


def test_longer_endgames_agree_with_minimax(solver: Solver) -> None:
    for text in small_positions(seed=3, count=30, most=6):
        check_with_minimax(solver, text)


def test_a_table_that_is_far_too_small_changes_nothing() -> None:
    tiny = Solver(table_bits=3)
    for text in small_positions(seed=4, count=500):
        check_with_minimax(tiny, text)


@pytest.mark.parametrize("size", [7, 9, 13])
def test_the_seats_can_be_exchanged(solver: Solver, size: int) -> None:
    for text in whole_positions(seed=size, count=12, size=size):
        state = read(text)
        mirrored = GAME.mirror(state)
        assert isinstance(mirrored, Throne)
        one, two = solver.solve(state), solver.solve(mirrored)
        assert one.margin == -two.margin
        assert one.winner == (None if two.winner is None else 1 - two.winner)
        assert one.best == two.best


@pytest.mark.parametrize("size", [8, 13])
def test_best_actions_keep_the_result_and_the_others_do_not(solver: Solver, size: int) -> None:
    for text in whole_positions(seed=20 + size, count=6, size=size):
        state = read(text)
        found = solver.solve(state)
        for action in state.legal():
            keeps = solver.solve(after(state, action)).winner == found.winner
            assert keeps == (GAME.format_action(action) in found.best), text


def test_the_line_is_legal_and_ends_with_the_margin(solver: Solver) -> None:
    for text in whole_positions(seed=40, count=40, size=13):
        state = read(text)
        found = solver.solve(state)
        worth = play_line(state, found.line)
        assert found.margin == (worth if worth % FACTION else worth // FACTION)
        assert found.line[0] in found.best
        assert len(found.line) == 26


def test_every_position_of_a_line_has_the_same_worth(solver: Solver) -> None:
    for text in whole_positions(seed=50, count=3, size=10):
        state = read(text)
        found = solver.solve(state)
        for token in found.line:
            state.apply(GAME.parse_action(token, state))
            assert solver.solve(state).margin == found.margin


def test_what_was_forgotten_does_not_change_the_count(solver: Solver) -> None:
    texts = list(whole_positions(seed=60, count=3, size=9))
    counts = []
    for _ in range(2):
        for text in texts:
            solver.forget()
            counts.append(solve(solver, text).nodes)
    assert counts[:3] == counts[3:]


def test_a_solver_that_runs_out_of_salts_starts_again() -> None:
    """Each position takes a few of the 511 numbers that tell goals apart."""
    busy = Solver(table_bits=8)
    for text in small_positions(seed=5, count=1000, most=3):
        state = read(text)
        worth = minimax(state)
        assert busy.solve(state).margin == (worth if worth % FACTION else worth // FACTION)


EXAMPLE = "throne victory=most phase=2 lead=0 led=- hands=G1,G5/K3,X0 score=U5/U7,U8"


def test_the_example_of_the_notation_page(solver: Solver) -> None:
    found = solve(solver, EXAMPLE)
    assert (found.winner, found.margin) == (1, minimax(read(EXAMPLE)) // FACTION)
    assert found.best == ["G1", "G5"]


def test_a_finished_game_has_its_result_and_nothing_to_do(solver: Solver) -> None:
    found = solve(solver, "throne victory=most phase=2 lead=0 led=- hands=-/- score=U5,K2/G1")
    assert (found.winner, found.margin, found.best, found.line) == (0, 1, [], [])


def test_points_decide_between_equally_many_factions(solver: Solver) -> None:
    """S4 of the rules: 2-2, 18 points against 15 (T9.2); the older rules call it a draw (T9.4)."""
    piles = [
        ["U0", "U1", "U2", "U3", "U4", "U5", "G1", "G2"],
        ["U6", "U7", "U8", "U9", "G9", "D1", "D2", "D3", "X4", "X5"],
    ]
    most = solve(solver, position("most", 0, "-", [[], []], piles))
    assert (most.winner, most.margin) == (0, 3)
    three = solve(solver, position("three", 0, "-", [[], []], piles))
    assert (three.winner, three.margin) == (None, 0)


@pytest.mark.parametrize(
    "text",
    [
        "throne victory=most phase=deal lead=- led=- hands=-/- score=-/-",
        "throne victory=most phase=1 lead=0 led=- up=D6 hands=U5/U8 "
        "followers=-/- score=-/- deck=G0 out=D1",
    ],
)
def test_hidden_cards_are_not_solved(solver: Solver, text: str) -> None:
    with pytest.raises(PositionError) as caught:
        solve(solver, text)
    assert caught.value.code == "not-open-yet"


def test_hands_that_no_game_deals_are_refused(solver: Solver) -> None:
    hands = [[f"{letter}{value}" for value in range(3, 10)] for letter in "DGKU"]
    text = position("most", 0, "-", [hands[0] + hands[1], hands[2] + hands[3]], [[], []])
    with pytest.raises(PositionError) as caught:
        solve(solver, text)
    assert caught.value.code == "position-hands-large"


PLAIN_RUN = """
import json, sys
from tests.players.throne.endgames import read, small_positions
from zweikampf.players.throne.solver import Solver
solver = Solver(table_bits=10)
for text in small_positions(seed=6, count=150):
    solver.forget()
    answer = solver.solve(read(text)).json()
    del answer["ms"]
    print(json.dumps(answer))
"""


def test_compiled_and_plain_form_search_alike() -> None:
    """To the last node: the same tables, the same order, the same arithmetic."""

    def lines(pure: str) -> list[str]:
        result = subprocess.run(
            [sys.executable, "-c", PLAIN_RUN],
            env={**os.environ, "ZWEIKAMPF_PURE": pure, "PYTHONPATH": os.pathsep.join(HERE)},
            cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True,
        )  # fmt: skip
        return result.stdout.splitlines()

    plain = lines("1")
    assert len(plain) == 150
    assert plain == lines("")
    assert json.loads(plain[0]).keys() == {"winner", "best", "margin", "by", "line", "nodes"}
