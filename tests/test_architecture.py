"""The tables of modules in docs/architecture.md list every module there is, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zweikampf

SOURCE = Path(zweikampf.__file__).parent
PAGE = Path(__file__).parent.parent / "docs" / "architecture.md"
_TABLE = re.compile(r"^\| module of `([^`]+)` \|.*\n\|[-| ]+\|\n((?:\|.*\n)+)", re.MULTILINE)


def tables() -> dict[str, list[str]]:
    """The names in the first column of each table, by the folder in its heading."""
    return {
        folder: [name for row in rows.splitlines() for name in _names(row)]
        for folder, rows in _TABLE.findall(PAGE.read_text("utf-8"))
    }


def listed(folder: str) -> list[str]:
    """The modules of a folder in the order of its table."""
    return tables()[folder]


def _names(row: str) -> list[str]:
    return re.findall(r"`([a-z0-9_/]+)`", row.split("|")[1])


def modules(folder: Path) -> set[str]:
    """What stands in a folder: its modules, and the folders of modules below it."""
    files = {path.stem for path in folder.glob("*.py")} - {"__init__", "__main__"}
    return files | {f"{path.parent.name}/" for path in folder.glob("*/__init__.py")}


GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))


def of_games(names: set[str]) -> set[str]:
    """Names without the folders and files that belong to a single game."""
    return {
        name
        for name in names
        if name.rstrip("/") not in GAMES and not any(name == f"{each}_v1" for each in GAMES)
    }


def listed_for(layer: str, game: str) -> list[str]:
    """The modules that a layer has for a game: those of all games, and those of this one."""
    rows = dict(_TABLE.findall(PAGE.read_text("utf-8")))[f"{layer}/<id>"].splitlines()
    return [
        name
        for row in rows
        for name in _names(row)
        if {"all", game.capitalize()} & set(row.split("|")[2].strip().split(", "))
    ]


# The folders that a game has outside ``games``; those are in tests/games/test_files.py.
OF_GAMES = sorted(
    (path.parent.parent.relative_to(SOURCE).as_posix(), path.parent.name)
    for path in SOURCE.rglob("__init__.py")
    if path.parent.name in GAMES and "games" not in path.relative_to(SOURCE).parts
)

FOLDERS = sorted(
    {
        str(path.parent.relative_to(SOURCE))
        for path in SOURCE.rglob("__init__.py")
        if "games" not in path.relative_to(SOURCE).parts
        and path.parent != SOURCE
        and of_games({path.parent.name})
        and "migrations" not in path.parts  # laid out by Alembic
    }
)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_module_is_in_its_table(folder: str) -> None:
    assert set(listed(folder)) == of_games(modules(SOURCE / folder))


@pytest.mark.parametrize(("layer", "game"), OF_GAMES)
def test_every_module_of_a_game_is_in_the_table_of_its_layer(layer: str, game: str) -> None:
    told = listed_for(layer, game)
    assert len(told) == len(set(told))
    assert set(told) == modules(SOURCE / layer / game)


def test_every_place_of_a_game_is_named() -> None:
    """What carries a game's name, in a table of its own: folders and single modules."""
    page = PAGE.read_text("utf-8").partition("## A game in the other layers\n")[2]
    rows = page.partition("\n\n| module of")[0].splitlines()
    cells = [row.split("|")[1] for row in rows if row.startswith("| `")]
    told = {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}
    found = {f"{layer}/<id>/" for layer, _ in OF_GAMES}
    for game in GAMES:
        for path in SOURCE.rglob(f"{game}*.py"):
            found.add(path.relative_to(SOURCE).as_posix().replace(game, "<id>"))
    assert told - {"web/src/games/<id>/"} == found


def test_every_folder_of_the_web_client_is_in_its_table() -> None:
    web = PAGE.parent.parent / "web"
    table = (web / "README.md").read_text("utf-8").partition("## Add a board")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    told = {name for row in rows for name in re.findall(r"`src/([a-z]+)", row)}
    assert told == {path.name for path in (web / "src").iterdir() if path.is_dir()}


def test_every_file_of_the_web_client_is_where_its_table_says() -> None:
    web = PAGE.parent.parent / "web"
    table = (web / "README.md").read_text("utf-8").partition("## Add a board")[0]
    named = 0
    for row in [line for line in table.splitlines() if line.startswith("| `")]:
        _, folders, content, _ = row.split("|")
        homes = [web / name for name in re.findall(r"`([^`]+)`", folders)]
        for name in re.findall(r"`([\w./]+\.(?:ts|mjs|svelte))`", content):
            named += 1
            places = [web, web / "src"] if "/" in name else homes
            assert any((place / name).exists() for place in places), name
    assert named > 20
