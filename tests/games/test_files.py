"""Every game has the same files, listed in the order of reading, and rules of the same form."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import zweikampf
from tests.test_architecture import listed

GAMES = sorted(
    path.parent for path in (Path(zweikampf.__file__).parent / "games").glob("*/__init__.py")
)
# The list of docs/architecture.md, which is in the order of reading.
FILES = listed("games/<id>")
# What every state of the engine has, last on the page: no rule stands behind it.
HEADING = "# The rest of the contract"
CONTRACT = (
    "fast_apply", "fast_legal", "fast_pick", "fast_playout", "fast_shows", "why_not",
    "fast_payoff", "outcome", "copy", "position", "__signature__",
)  # fmt: skip

each_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)


@each_game
def test_the_same_files_in_every_game(folder: Path) -> None:
    assert set(FILES) <= {path.stem for path in folder.glob("*.py")}


@each_game
def test_the_readme_lists_every_module_in_the_order_of_reading(folder: Path) -> None:
    names = re.findall(r"`(\w+)(?:\.py)?`", _first_column(folder / "README.md"))
    assert sorted(names) == sorted(
        path.stem for path in folder.glob("*.py") if path.stem != "__init__"
    )
    assert [name for name in names if name in FILES] == FILES


@each_game
def test_rules_begin_with_a_rule_on_the_first_page(folder: Path) -> None:
    first = _members(folder)[0]
    functions = [each for each in _tree(folder).body if isinstance(each, ast.FunctionDef)]
    numbered = [each.lineno for each in (first, *functions) if _numbers(each)]
    assert min(numbered) < 50
    assert _numbers(first), "the class begins with a rule, not with its machinery"


@each_game
def test_rules_end_with_the_rest_of_the_contract(folder: Path) -> None:
    lines = (folder / "rules.py").read_text("utf-8").splitlines()
    headings = [(at, line.strip()) for at, line in enumerate(lines, 1) if line.startswith("    # ")]
    at, last = headings[-1]
    assert last == HEADING
    named = [(_name(each), each.lineno) for each in _members(folder)]
    assert tuple(name for name, line in named if line > at and name in CONTRACT) == CONTRACT
    assert not [name for name, line in named if line < at and name in CONTRACT]


@each_game
def test_the_journal_and_the_last_step_have_the_same_name(folder: Path) -> None:
    steps = re.findall(r"^    (\w+) = \d+", (folder / "steps.pxd").read_text("utf-8"), re.MULTILINE)
    assert steps[-1] == "DONE"
    writers = set()
    for path in folder.glob("*.py"):
        for each in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(each, ast.FunctionDef) and ".fast_write(" in ast.unparse(each):
                writers.add(each.name)
    assert writers == {"note"}


def _tree(folder: Path) -> ast.Module:
    return ast.parse((folder / "rules.py").read_text("utf-8"))


def _members(folder: Path) -> list[ast.FunctionDef | ast.Assign]:
    """The methods of the class of rules, and what it is assigned, in the order of the page."""
    (rules,) = (each for each in _tree(folder).body if isinstance(each, ast.ClassDef))
    return [each for each in rules.body if isinstance(each, ast.FunctionDef | ast.Assign)]


def _name(member: ast.FunctionDef | ast.Assign) -> str:
    if isinstance(member, ast.FunctionDef):
        return member.name
    return ast.unparse(member.targets[0])


def _numbers(member: ast.FunctionDef | ast.Assign) -> list[str]:
    """The rules that a docstring names."""
    told = ast.get_docstring(member) if isinstance(member, ast.FunctionDef) else None
    return re.findall(r"[A-Z]\d+\.\d+", told or "")


def _first_column(page: Path) -> str:
    """The first cell of each row below the heading about files."""
    section = page.read_text("utf-8").split("## The files, in the order of reading\n")[1]
    section = section.split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return "\n".join(row.split("|")[1] for row in rows)
