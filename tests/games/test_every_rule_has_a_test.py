"""Every numbered rule of a rule page has a test in the game's folder that is named after it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.tower.vectors import VECTORS

HERE = Path(__file__).parent
BOOKS = HERE.parents[1] / "src" / "zweikampf" / "games"

Rule = tuple[int, int]

# The letter of a game's rules, and how many rules each part of its page has.
GAMES = {
    "dwarves": ("Z", [6, 3, 17, 4, 4, 4, 5, 10, 5, 5, 6, 8, 3, 5, 9, 5, 14]),
    "throne": ("T", [5, 5, 7, 12, 8, 7, 10, 5, 7, 11, 10]),
    "tower": ("W", [3, 3, 3, 4, 6, 7, 11, 5, 6, 4, 3, 6, 4, 2, 9]),
}
each_game = pytest.mark.parametrize("game", GAMES)


def rules(game: str) -> set[Rule]:
    """The rules that the page defines, such as (8, 3)."""
    text = (BOOKS / game / "rules.en.md").read_text(encoding="utf-8")
    found = re.findall(rf"\*\*{GAMES[game][0]}(\d+)\.(\d+)\*\*", text)
    return {(int(part), int(number)) for part, number in found}


def named(game: str) -> Iterator[tuple[Rule, ast.FunctionDef]]:
    """The tests that are named after a rule."""
    name = re.compile(rf"test_{GAMES[game][0].lower()}(\d+)_(\d+)_\w+")
    for path in sorted((HERE / game).glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match = name.fullmatch(node.name) if isinstance(node, ast.FunctionDef) else None
            if isinstance(node, ast.FunctionDef) and match:
                yield (int(match[1]), int(match[2])), node


def test_the_walk_knows_all_games() -> None:
    assert sorted(GAMES) == sorted(path.parent.name for path in BOOKS.glob("*/rules.en.md"))


@each_game
def test_the_page_has_all_its_parts(game: str) -> None:
    sizes = GAMES[game][1]
    found = [sum(at == part for at, _ in rules(game)) for part in range(1, len(sizes) + 1)]
    assert found == sizes
    assert len(rules(game)) == sum(sizes)


@each_game
def test_every_rule_has_a_test(game: str) -> None:
    assert sorted(rules(game) - {rule for rule, _ in named(game)}) == []


@each_game
def test_every_number_in_a_name_is_a_rule(game: str) -> None:
    assert sorted({rule for rule, _ in named(game)} - rules(game)) == []


@each_game
def test_no_name_is_used_twice(game: str) -> None:
    names = [test.name for _, test in named(game)]
    assert len(names) == len(set(names))


@each_game
def test_every_such_test_asserts_something(game: str) -> None:
    silent = [test.name for _, test in named(game) if not any(map(asserts, ast.walk(test)))]
    assert silent == []


def asserts(node: ast.AST) -> bool:
    """An assertion, ``pytest.raises``, or a call of ``expect``, which asserts."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id == "expect"
    return isinstance(node, (ast.Assert, ast.With))


def test_the_rules_that_vectors_name_exist() -> None:
    known = {f"W{part}" for part, _ in rules("tower")}
    known |= {f"W{part}.{number}" for part, number in rules("tower")}
    assert {rule for vector in VECTORS for rule in vector.rules} <= known
