"""Generic code names no game: what belongs to one is in a folder or a file of its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zweikampf
from zweikampf.engine import registry

ROOT = Path(__file__).parent.parent
SOURCE = Path(zweikampf.__file__).parent
WEB = ROOT / "web" / "src"
GAMES = registry.names()
BUILT = SOURCE / "server" / "static"
KINDS = {".py", ".pxd", ".ftl", ".ts", ".svelte", ".css", ".h", ".mako"}

# The types of the wire are generated, and hold the views and events of all our games.
GENERATED = {WEB / "net" / "wire.ts"}
# A type checker knows an id only where it is written down: here, for the views of our games. The
# example of the package itself is played by name.
TYPED = {SOURCE / "typed.py", SOURCE / "__init__.py"}


def is_of_a_game(path: Path) -> bool:
    """Below a folder ``<id>``, or a file ``<id>.py`` or ``<id>_v1.py``."""
    parts = (*path.parts[:-1], path.stem.removesuffix("_v1"))
    return not set(parts).isdisjoint(GAMES)


def generic_files() -> list[Path]:
    found = [*SOURCE.rglob("*"), *WEB.rglob("*")]
    return [
        path
        for path in sorted(found)
        if path.suffix in KINDS
        and path not in GENERATED | TYPED
        and BUILT not in path.parents
        and not is_of_a_game(path.relative_to(SOURCE if SOURCE in path.parents else WEB))
    ]


def names_of(game: str) -> set[str]:
    """The id, and what is called after the game: files of the browser such as ``ThroneCard``."""
    owned = [path for path in (WEB / "games" / game).rglob("*") if path.is_file()]
    return {game, *(path.stem.split(".")[0] for path in owned if _is_telling(path))}


def _is_telling(path: Path) -> bool:
    """Names that several games have, such as ``Board``, do not point to one of them."""
    others = [each for each in (WEB / "games").glob(f"*/{path.name}") if each != path]
    return re.match("[A-Z][a-z]+[A-Z]", path.stem) is not None and not others


# A word of our own games in English or German, alone or as part of a name such as ThroneView.
IDS = re.compile("|".join(GAMES), re.IGNORECASE)
OF_THE_BROWSER = re.compile(
    r"\b(" + "|".join(sorted({name for game in GAMES for name in names_of(game)})) + r")\b"
)
FILES = generic_files()


def test_the_walk_sees_generic_code_and_no_game() -> None:
    names = {str(path.relative_to(ROOT)) for path in FILES if ROOT in path.parents}
    assert {
        "src/zweikampf/cli/play.py",
        "src/zweikampf/engine/texts/de.ftl",
        "web/src/App.svelte",
    } <= names
    assert not any(re.search(rf"/({'|'.join(GAMES)})(/|\.|_v1)", name) for name in names)


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_generic_code_names_no_game(path: Path) -> None:
    text = path.read_text("utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        assert not IDS.search(line), f"{path}:{number}: {line.strip()}"
        assert not OF_THE_BROWSER.search(line), f"{path}:{number}: {line.strip()}"


def test_the_makefile_names_a_default_and_no_other_game() -> None:
    for line in (ROOT / "Makefile").read_text("utf-8").splitlines():
        # One game is the default where none is named; tests may be named by their folder.
        if not line.startswith("GAME ?= ") and "tests" not in line:
            assert not IDS.search(line), line
