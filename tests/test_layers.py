"""Who may import whom: engine <- games <- players <- {envs <- lab, server, terminal, online}."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import zweikampf

SOURCE = Path(zweikampf.__file__).parent

# A package may import itself and what is listed for it here.
ALLOWED = {
    "engine": {"_form"},
    "games": {"engine"},
    "players": {"engine", "games"},
    "envs": {"engine", "games", "players"},
    "lab": {"engine", "games", "players", "envs", "__version__", "_form"},
    "server": {"engine", "games", "players", "__version__"},
    "terminal": {"engine", "games", "players", "__version__", "_form"},
    "online": {"engine", "games", "players"},
    "cli": {
        "engine",
        "games",
        "players",
        "lab",
        "online",
        "server",
        "terminal",
        "__version__",
        "_form",
    },
}
MODULES = sorted((*SOURCE.rglob("*.py"), *SOURCE.rglob("*.pxd")))


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports or cimports, as dotted names."""
    text = path.read_text("utf-8")
    if path.suffix == ".pxd":
        found = re.findall(r"^\s*from (zweikampf\S*) cimport ([\w, ]+)", text, re.MULTILINE)
        return {f"{module}.{name.strip()}" for module, names in found for name in names.split(",")}
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.startswith("zweikampf.")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_inwards(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if len(parts) == 1:
        return  # the package itself is above all layers
    for name in imports(path):
        target = name.split(".")[1]
        assert target in {parts[0], *ALLOWED[parts[0]]}, f"{parts[0]} imports {name}"
        if parts[0] == "games" and target == "games" and len(parts) > 2:
            assert name.split(".")[2] == parts[1], f"{parts[1]} imports {name}"


def test_the_walk_sees_imports() -> None:
    rules = SOURCE / "games" / "throne" / "rules.py"
    assert "zweikampf.engine.actions.Actions" in imports(rules)
    assert "zweikampf.engine.actions.Actions" in imports(rules.with_suffix(".pxd"))


def test_every_layer_has_its_rule() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= set(ALLOWED)


OUTSIDE = {
    "asyncio", "datetime", "glob", "importlib", "io", "locale", "logging", "os", "pathlib",
    "random", "secrets", "shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time",
}  # fmt: skip
# What a module of a game may need of the world outside, and why.
ALLOWED_OUTSIDE = {
    "dwarves/decks.py": {"os", "pathlib"},  # finds and reads deck files
}
GAMES = sorted((SOURCE / "games").glob("*/**/*.py"))


def outside(path: Path) -> set[str]:
    """The modules that a file imports of those that know a clock, files or randomness."""
    tree = ast.parse(path.read_text("utf-8"))
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    } | {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.split(".")[0] for name in names} & OUTSIDE


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_games_know_no_clock_no_files_and_no_randomness(path: Path) -> None:
    name = path.relative_to(SOURCE / "games").as_posix()
    assert outside(path) <= ALLOWED_OUTSIDE.get(name, set())
    opened = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open"
    ]
    assert not opened


def test_the_exceptions_are_needed() -> None:
    for name, modules in ALLOWED_OUTSIDE.items():
        assert outside(SOURCE / "games" / name) == modules
