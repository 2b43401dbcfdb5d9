"""Generic code names no game: what belongs to one is in a folder or a file of its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zweikampf
from zweikampf.engine import registry

ROOT = Path(__file__).parent.parent
SOURCE = Path(zweikampf.__file__).parent
CLIENT = ROOT / "web"
WEB = CLIENT / "src"
PARTS = ("src", "scripts", "plugins", "pictures", "texts", "worker")  # tests play our games by name
GAMES = registry.names()
BUILT = SOURCE / "server" / "static"
KINDS = {
    *(".py", ".pxd", ".ftl", ".ts", ".svelte", ".css", ".h", ".mako"),
    *(".mjs", ".js", ".toml", ".html"),
}
# Where a game has a folder or a file of its name: nowhere else is one left out.
HOMES = {
    *("games/<id>", "players/<id>", "envs/<id>", "terminal/<id>"),
    *("envs/<id>_v1.py", "lab/<id>.py", "lab/training/<id>.py", "server/edge/<id>.py"),
    *("web/src/games/<id>", "web/pictures/games/<id>.svelte"),
    *("web/pictures/games/<id>.py", "web/pictures/games/<id>.ts"),
}

# The types of the wire are generated, and hold the views and events of all our games.
GENERATED = {WEB / "net" / "wire.ts"}
# A type checker knows an id only where it is written down: here, for the views of our games. The
# example of the package itself is played by name.
TYPED = {SOURCE / "typed.py", SOURCE / "__init__.py"}


def place(path: Path) -> str:
    """Where a file is: below the package, or below the repository."""
    return path.relative_to(SOURCE if SOURCE in path.parents else ROOT).as_posix()


def home_of(path: Path) -> str | None:
    """The home of a game that a file is in, or is."""
    where = place(path)
    for game in GAMES:
        for home in HOMES:
            if f"{where}/".startswith(home.replace("<id>", game) + "/"):
                return home
    return None


def all_files() -> list[Path]:
    found = [*SOURCE.rglob("*"), *CLIENT.glob("*")]
    found += [path for part in PARTS for path in (CLIENT / part).rglob("*")]
    return [
        path
        for path in sorted(found)
        if path.suffix in KINDS and path not in GENERATED | TYPED and BUILT not in path.parents
    ]


def generic_files() -> list[Path]:
    return [path for path in all_files() if home_of(path) is None]


def names_of(game: str) -> set[str]:
    """The id, and what is called after the game: files of the browser such as ``ThroneCard``."""
    owned = [path for path in (WEB / "games" / game).rglob("*") if path.is_file()]
    return {game, *(path.stem.split(".")[0] for path in owned if _is_telling(path))}


def _is_telling(path: Path) -> bool:
    """Names that several games have, such as ``Board``, do not point to one of them."""
    others = [each for each in (WEB / "games").glob(f"*/{path.name}") if each != path]
    return re.match("[A-Z][a-z]+[A-Z]", path.stem) is not None and not others


# The id of one of our games, alone or as part of a name such as ThroneView.
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
        "web/index.html",
        "web/pictures/Cloth.svelte",
        "web/plugins/rulepages.ts",
        "web/scripts/pictures.mjs",
        "web/src/App.svelte",
        "web/texts/de.ftl",
        "web/vite.config.ts",
        "web/worker/sw.ts",
    } <= names
    assert not any(re.search(rf"/({'|'.join(GAMES)})(/|\.|_v1)", name) for name in names)


def test_every_home_of_a_game_is_lived_in() -> None:
    assert {home_of(path) for path in all_files()} - {None} == HOMES


# Fields that only the events of one game have: the generic part of the client reads none of them.
FIELDS = re.compile(r"""\[["'](trick|phase|led|upcard|depot|gold|dice)["']\]""")


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_generic_code_names_no_game(path: Path) -> None:
    text = path.read_text("utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        assert not IDS.search(line), f"{path}:{number}: {line.strip()}"
        assert not OF_THE_BROWSER.search(line), f"{path}:{number}: {line.strip()}"
        if WEB in path.parents:
            assert not FIELDS.search(line), f"{path}:{number}: {line.strip()}"


def test_the_makefile_names_a_default_and_no_other_game() -> None:
    for line in (ROOT / "Makefile").read_text("utf-8").splitlines():
        # One game is the default where none is named; tests may be named by their folder.
        if not line.startswith("GAME ?= ") and "tests" not in line:
            assert not IDS.search(line), line
