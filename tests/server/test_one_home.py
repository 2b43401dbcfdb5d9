"""What is written in one place only: who changes a table, and what a seat or a guest may do."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.server.test_part_imports import SERVER, SERVER_MODULES

OUTSIDE = [path for path in SERVER_MODULES if path.parent != SERVER / "table"]
PERMISSIONS = SERVER / "table" / "permissions.py"
NAMES = {"table", "_table"}  # of what holds a table
SETTERS = {"setattr", "delattr"}

# Codes of permissions that are named elsewhere too, where no permission is decided.
ALSO = {
    # The store was asked, and another process was faster.
    "live/room.py": {"nothing-to-cancel"},
    # A game from a file is no table: there is nobody to ask whether it is over.
    "live/rooms.py": {"game-over"},
    # Where an undo leads to and why it leads nowhere is one answer.
    "table/table.py": {"nothing-to-undo"},
}


def named(path: Path) -> str:
    return str(path.relative_to(SERVER))


def reached(node: ast.expr) -> Iterator[str]:
    """The names on the way to what is assigned: ``room``, ``table`` for ``room.table.undos``."""
    if isinstance(node, ast.Tuple | ast.List):
        for each in node.elts:
            yield from reached(each)
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Starred):
        node = node.value
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name):
            yield node.id


def changed_by(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                yield from targets
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                yield target
            case ast.Call(func=ast.Name(id=name), args=[changed, *_]) if name in SETTERS:
                yield ast.Attribute(changed, "")


def assignments(text: str) -> list[str]:
    """What a module assigns to a table or to what belongs to one."""
    found = changed_by(ast.parse(text))
    return [ast.unparse(each) for each in found if NAMES & set(reached(each))]


def codes(path: Path) -> set[str]:
    """What a module refuses."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in ("Denied", "forbidden"):
            texts = [each for arg in node.args for each in ast.walk(arg)]
            found |= {str(each.value) for each in texts if isinstance(each, ast.Constant)}
    return found


def test_a_table_is_changed_by_its_own_methods() -> None:
    found = {named(path): assignments(path.read_text("utf-8")) for path in OUTSIDE}
    assert {name: what for name, what in found.items() if what} == {}


def test_assignments_to_a_table_are_found() -> None:
    for text in (
        "room.table.setup = 1",
        "self._table.undos += 1",
        "table.clocks.base, other = 1, 2",
        "del room.table.words[0]",
        "setattr(room.table, 'undos', 1)",
    ):
        assert assignments(text), text
    assert assignments("self._table = table; table = room.table; tables[table.id] = 1") == []


def test_permissions_are_written_in_one_place() -> None:
    others = [path for path in SERVER_MODULES if path != PERMISSIONS]
    found = {named(path): codes(path) & codes(PERMISSIONS) for path in others}
    assert {name: what for name, what in found.items() if what} == ALSO


def test_permissions_name_their_codes() -> None:
    assert {"computer-plays", "game-over", "not-begun", "week-over"} <= codes(PERMISSIONS)
