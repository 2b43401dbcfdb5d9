"""Every numbered rule of the rule book has a test in this folder that is named after it."""

import ast
import re
from pathlib import Path

from tests.games.tower.vectors import VECTORS

HERE = Path(__file__).parent
BOOK = HERE.parents[2] / "docs" / "rules" / "tower.en.md"

_RULE = re.compile(r"^\*\*W(\d+)\.(\d+)\*\*", re.MULTILINE)
_TEST = re.compile(r"test_w(\d+)_(\d+)_\w+")

Rule = tuple[int, int]


def rules() -> set[Rule]:
    """The rules that the book defines, such as (7, 10)."""
    text = BOOK.read_text(encoding="utf-8")
    return {(int(part), int(number)) for part, number in _RULE.findall(text)}


def named() -> dict[Rule, list[str]]:
    """The rules that tests are named after, with the names."""
    found: dict[Rule, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match = _TEST.fullmatch(node.name) if isinstance(node, ast.FunctionDef) else None
            if match:
                found.setdefault((int(match[1]), int(match[2])), []).append(match[0])
    return found


def test_the_rule_book_has_all_its_parts() -> None:
    counts = [sum(at == part for at, _ in rules()) for part in range(1, 16)]
    assert counts == [3, 3, 3, 4, 6, 7, 11, 5, 6, 4, 3, 6, 4, 2, 9]


def test_every_rule_has_a_test() -> None:
    assert sorted(rules() - set(named())) == []


def test_every_number_in_a_name_is_a_rule() -> None:
    assert sorted(set(named()) - rules()) == []


def test_no_name_is_used_twice() -> None:
    names = [name for found in named().values() for name in found]
    assert len(names) == len(set(names))


def test_every_such_test_asserts_something() -> None:
    """With a statement of its own, or with ``expect``, which asserts."""
    for path in sorted(HERE.glob("test_w*_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and _TEST.fullmatch(node.name):
                found = [each for each in ast.walk(node) if _asserts(each)]
                assert found, node.name


def _asserts(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id == "expect"
    return isinstance(node, ast.Assert)


def test_the_rules_that_vectors_name_exist() -> None:
    for vector in VECTORS:
        for rule in vector.rules:
            part, _, number = rule[1:].partition(".")
            known = {at for at, _ in rules()} if not number else rules()
            assert (int(part), int(number)) in known if number else int(part) in known
