"""Every numbered rule of the rule book has a test in this folder that is named after it."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
BOOK = HERE.parents[2] / "docs" / "rules" / "dwarves.en.md"

_RULE = re.compile(r"\*\*Z(\d+)\.(\d+)\*\*")
_TEST = re.compile(r"test_z(\d+)_(\d+)_\w+")

Rule = tuple[int, int]


def rules() -> set[Rule]:
    """The rules that the book defines, such as (8, 3)."""
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
    sizes = [sum(at == part for at, _ in rules()) for part in range(1, 18)]
    assert sizes == [6, 3, 17, 4, 4, 4, 5, 10, 5, 5, 6, 8, 3, 5, 9, 5, 14]


def test_every_rule_has_a_test() -> None:
    assert sorted(rules() - set(named())) == []


def test_every_number_in_a_name_is_a_rule() -> None:
    assert sorted(set(named()) - rules()) == []


def test_no_name_is_used_twice() -> None:
    names = [name for found in named().values() for name in found]
    assert len(names) == len(set(names))


def test_every_such_test_asserts_something() -> None:
    for path in sorted(HERE.glob("test_z*_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and _TEST.fullmatch(node.name):
                kinds = {type(each) for each in ast.walk(node)}
                assert kinds & {ast.Assert, ast.With}, node.name
