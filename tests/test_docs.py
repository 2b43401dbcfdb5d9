"""What the pages show must run, and what they link to must exist.

Every block of Python and every line that begins with ``zweikampf`` is carried out, page by page and
in the order of the page, in a folder of its own. A block with a title is also written to the file
of that name. What cannot be carried out has a comment before its block that says why, such as
``<!-- not run: it needs a second machine -->``, or names something that is an example only.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from tests import programs
from tests.patience import PATIENCE
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.duel import Duel
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.replay import record_of
from zweikampf.players.opponents import opponent

ROOT = Path(__file__).parent.parent
PAGES = sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")))
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
BLOCK = re.compile(
    r"(?:^ *<!-- not run: (?P<why>.+?) -->\n+)?"
    r"^(?P<indent> *)```(?P<language>\w*)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<body>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)
# Addresses, folders and shortened numbers that stand for those of the reader.
EXAMPLE = re.compile(r"example\.org|/var/|\.\.\.")
COMMAND = re.compile(r"^(?:\$ )?(zweikampf .*)", re.MULTILINE)
# Made after the site is built, so that a link to it is checked there.
MADE = re.compile(r"(^|/)reference/(zweikampf|commands)\.md$")
# Numbers that only cost time, and what asks the system for a free port.
INSTEAD = {
    "arena": ["--games", "4"],
    "bench": ["--seconds", "0.01"],
    "serve": ["--port", "0", "--host", "127.0.0.1"],
}
# What a reader puts in the place of a word in capitals, by command.
POSITION = "throne victory=most phase=2 lead=0 led=- hands=G1,G5/K3,X0 score=U5/U7,U8"
DECK = ROOT / "src" / "zweikampf" / "games" / "dwarves" / "decks" / "dwarves-standard.toml"
FILLED = {
    "solve": {"POSITION": POSITION},
    "play": {"FILE": "game.txt"},
    "replay": {"FILE": "game.txt"},
    "verify": {"FILE": "game.txt"},
    "insight": {"FILE": "short.txt"},
    "deck": {"FILE": str(DECK)},
    "backup": {"FILE": "copy.db"},
}
SHELL = re.compile(r"[|<>;&$`]")


@dataclass(frozen=True)
class Example:
    """Something that a page tells its reader to run."""

    code: str
    language: str  # "python" or "command"
    title: str = ""


def steps(page: Path) -> Iterator[Example]:
    for block in BLOCK.finditer(page.read_text("utf-8")):
        if block["why"]:
            continue
        body = re.sub(rf"^{block['indent']}", "", block["body"], flags=re.MULTILINE)
        if block["language"] == "python":
            yield Example(body, "python", block["title"] or "")
        elif block["language"] in ("", "console", "sh", "bash"):
            for line in COMMAND.findall(body):
                if not EXAMPLE.search(line):
                    yield Example(line.rstrip(), "command")


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database of a server, for the commands that need one."""
    from zweikampf.server.storage.opening import open_store

    url = f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.db'}"
    open_store(url).close()
    return url


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a reader works: in a clone, with a record, a position and a module of players."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "game.txt").write_text(sealed_game(), "utf-8")
    (tmp_path / "short.txt").write_text(short_game(), "utf-8")
    (tmp_path / "positions.txt").write_text(f"{POSITION}\n", "utf-8")
    (tmp_path / "mymodule.py").write_text(ANY_PLAYER, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    return tmp_path


# A module in which every name is a player.
ANY_PLAYER = """
class First:
    def __init__(self, game, seed): pass
    def choose(self, view, legal, budget): return legal[0]

def __getattr__(name): return First
"""


@cache
def sealed_game() -> str:
    game = registry.find("throne")
    duel = Duel(game, game.options.parse({}), PileDealer("5f0c9a7e21d4b386"))
    player = opponent("greedy", "throne", seed=1)
    while (seat := duel.state.actor) in (0, 1):
        duel.submit(seat, player.choose(duel.view(seat), duel.legal(seat)))
    return records.dumps(record_of(duel))


def short_game() -> str:
    """One that was given up early: what it says is worked out quickly."""
    record = records.loads((ROOT / "tests" / "records" / "tower-1.txt").read_text("utf-8"))
    return records.dumps(
        replace(record, actions=record.actions[:16], outcome=None, end="resigned 0")
    )


WITH_STEPS = [page for page in PAGES if any(steps(page))]


def test_there_is_something_to_run() -> None:
    names = {page.name for page in WITH_STEPS}
    assert {"README.md", "first-game.md", "first-bot.md", "learning.md", "fairness.md"} <= names
    assert sum(1 for page in PAGES for _ in steps(page)) > 40


@pytest.mark.parametrize("page", WITH_STEPS, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_does_what_it_shows(
    page: Path, folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZWEIKAMPF_DATABASE", database)
    namespace = {"__name__": "example"}
    for step in steps(page):
        if step.title:
            Path(step.title).write_text(step.code, "utf-8")
        if step.language == "python":
            exec(compile(step.code, page.name, "exec", dont_inherit=True), namespace)
        else:
            run(step.code, folder)


def run(line: str, folder: Path) -> None:
    """A command as it is written, but for what only costs time."""
    if SHELL.search(re.sub(r"'[^']*'|\"[^\"]*\"|#.*", "", line)):
        bin_path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        subprocess.run(
            ["bash", "-ec", line], cwd=folder, env={**os.environ, "PATH": bin_path}, check=True,
            capture_output=True, timeout=PATIENCE,
        )  # fmt: skip
        return
    name, *given = shlex.split(line, comments=True)[1:]
    filled = FILLED.get(name, {})
    arguments = [name, *(filled.get(each, each) for each in given), *INSTEAD.get(name, ())]
    if name == "serve":
        serve(tuple(arguments))
        return
    done = programs.run("zweikampf", arguments, env=os.environ, typed="quit\n", cwd=folder)
    assert done.returncode == 0, f"{line}: {done.stderr}"
    assert "Traceback" not in done.stderr


@cache  # many pages tell their readers to start a server
def serve(arguments: tuple[str, ...]) -> None:
    """A server starts, says where it is, and stops at Ctrl-C."""
    env = {**os.environ, "ZWEIKAMPF_LOG": "error"}
    server = programs.start("zweikampf", arguments, env=env)
    try:
        assert server.stdout is not None
        with server.stdout as told:
            assert told.readline().startswith("Zweikampf: http://")
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENCE) == 0
    finally:
        server.kill()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if "://" not in link and not MADE.search(link):
            assert (page.parent / link).exists(), link


def test_the_commands_in_the_readme_exist() -> None:
    from click import Context

    from zweikampf.cli.main import app

    known = set(app.list_commands(Context(app)))
    readme = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"^zweikampf (\w+)", readme, re.M))
    assert named
    assert named <= known
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make (\w+)", readme, re.M):
        assert re.search(rf"^{target}:", makefile, re.M), target
