"""Who may import whom in the server, and what only the edge and the storage know."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.test_layers import SOURCE, imports

# What each part may import of the others. The modules outside the parts are shared.
PARTS = {
    "table": set[str](),
    "workers": set[str](),
    "storage": {"table"},
    "live": {"table", "storage", "workers"},
    "edge": {"table", "storage", "workers", "live"},
}
SERVER = SOURCE / "server"
SERVER_MODULES = sorted(SERVER.rglob("*.py"))
# The modules that read the environment.
READS_SETTINGS = {"settings.py", "__main__.py"}


def packages(path: Path) -> set[str]:
    """The packages from elsewhere that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module).split(".")[0])
    return found


@pytest.mark.parametrize("path", SERVER_MODULES, ids=lambda path: str(path.relative_to(SERVER)))
def test_parts_of_the_server_import_inwards(path: Path) -> None:
    folders = path.relative_to(SERVER).parts
    if folders == ("__main__.py",):
        return  # it starts the server
    part = folders[0] if len(folders) > 1 else ""
    targets = {name.split(".")[2] for name in imports(path) if name.startswith("zweikampf.server.")}
    assert (targets & set(PARTS)) - {part} <= PARTS.get(part, set())
    used = packages(path)
    if part != "edge" and path.name not in READS_SETTINGS:
        assert not used & {"fastapi", "starlette", "uvicorn", "websockets", "pydantic"}
    if part not in ("storage", ""):
        assert not used & {"sqlalchemy", "alembic", "sqlite3"}
    if part == "table":
        assert not used & {"asyncio", "time", "threading"}


def test_every_part_of_the_server_has_its_rule() -> None:
    assert {path.parent.name for path in SERVER.glob("*/__init__.py")} == set(PARTS)


def test_no_modules_of_the_server_import_each_other() -> None:
    """Not even for their types: a part that knows its whole cannot be read alone."""
    names = {
        ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): path
        for path in SERVER_MODULES
    }
    graph = {
        name: {each for found in imports(path) for each in (found, found.rpartition(".")[0])}
        & set(names) - {name}
        for name, path in names.items()
    }
    TopologicalSorter(graph).prepare()  # raises if there is a cycle
