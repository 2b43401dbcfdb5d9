"""What people install: source archive and wheel, built once and tried in fresh environments."""

from __future__ import annotations

import fcntl
import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import httpx
import pytest

import zweikampf
from scripts import dist
from tests.environments import ENGLISH, Environment, serving
from tests.patience import PATIENCE
from zweikampf.cli.group import COMMANDS
from zweikampf.engine import plugins
from zweikampf.engine.extras import EXTRAS
from zweikampf.engine.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "zweikampf" / "server" / "static"
BUILDING = 2 * PATIENCE  # everything is compiled, or pip builds a wheel
POSITION = "throne victory=most phase=2 lead=0 led=- hands=G1,G5/K3,X0 score=U5/U7,U8"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source archive, and the wheel that was compiled from it."""
    own = tmp_path_factory.getbasetemp()
    # The test processes of a session share one build: the first one makes it, the others wait.
    output = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "dist"
    with Path(f"{output}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not output.exists():
            _build(output)
    (archive,), (wheel,) = output.glob("*.tar.gz"), output.glob("*.whl")
    return archive, wheel


def _build(output: Path) -> None:
    # What the set-up has translated and compiled of this very source is not made again; where the
    # archive had other sources it would be (test_building.py).
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "dist.py"), output.name],
        cwd=output.parent,
        env={**os.environ, "ZWEIKAMPF_KEPT": str(ROOT / "build")},
        capture_output=True, text=True, timeout=BUILDING, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(built: tuple[Path, Path]) -> Path:
    return built[1]


@pytest.fixture(scope="module")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("base"), wheel)


def client() -> set[str]:
    """The files of the built browser client that are served."""
    found = (path for path in STATIC.rglob("*") if path.is_file() and ".vite" not in path.parts)
    return {path.relative_to(ROOT / "src").as_posix() for path in found}


# What is inside


def test_the_wheel_holds_the_package_the_client_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        names = {name for name in files.namelist() if ".dist-info/" not in name}
        modules = {name for name in names if name.endswith((".so", ".pyd"))}
        stripped = [b".debug_info" not in (data := files.read(each)) and b".symtab" not in data
                    for each in modules]  # fmt: skip
    sources = {name.removeprefix("src/") for name in dist.sources() if name.startswith("src/")}
    assert names - modules == sources | client()
    assert len(client()) > 10
    compiled = {each.partition(".")[0] + ".pxd" for each in modules}
    assert compiled <= sources
    assert len(compiled) > 30
    assert all(stripped)


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        (name,) = (each for each in files.namelist() if each.endswith(".dist-info/METADATA"))
        metadata = files.read(name).decode()
        assert f"{Path(name).parent}/licenses/LICENSE" in files.namelist()
    head = metadata.partition("\n\n")[0].splitlines()
    assert f"Version: {zweikampf.__version__}" in head
    assert "License-Expression: MIT" in head
    offered = {line.split()[1] for line in head if line.startswith("Provides-Extra: ")}
    assert offered == {"server", "postgres", "traces", "envs", "lab", "train", "ray"}
    assert "# Zweikampf" in metadata  # the readme


def test_the_source_archive_holds_a_whole_clone_and_the_client(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as files:
        names = {each.name.partition("/")[2] for each in files if each.isfile()}
    made = {"PKG-INFO", "setup.cfg"} | {each for each in names if ".egg-info/" in each}
    known = {each for each in dist.sources() if not each.startswith(".ci/")}
    assert names - made == known | {f"src/{each}" for each in client()}


def test_the_sources_are_known_without_git() -> None:
    assert set(dist.sources()) <= set(dist.walked())
    assert not [
        each for each in dist.walked() if re.search(r"\.so$|__pycache__|node_modules", each)
    ]


def test_nothing_is_left_in_the_source_tree(built: tuple[Path, Path]) -> None:
    assert not [*ROOT.glob("*.egg-info"), *ROOT.glob("src/**/*.c"), *ROOT.glob("src/**/build")]


def test_the_extras_are_those_of_pyproject() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {
        "open-spiel": "pyspiel",
        "open_spiel": "pyspiel",
        "opentelemetry-sdk": "opentelemetry",
        "opentelemetry-exporter-otlp-proto-http": "opentelemetry",
    }
    for extra, lines in declared["optional-dependencies"].items():
        found = {re.findall(r"^[\w.-]+", line)[0] for line in lines}
        modules = {named.get(each, each.replace("-", "_")) for each in found}
        # Not ours to import: uvicorn takes it; and what comes with fastapi.
        assert set(EXTRAS.get(extra, ())) - {"starlette"} == modules - {"uvloop"}


# The base


def test_the_base_says_its_version_and_that_it_is_compiled(base: Environment) -> None:
    done = base.run("--version")
    assert done.stdout == f"zweikampf {zweikampf.__version__} (compiled)\n", done.stderr


def test_the_base_is_a_library(base: Environment) -> None:
    code = """
import zweikampf as zk
for name in zk.games:
    duel = zk.new(name)
    players = [zk.opponent("greedy", name, seed=1), zk.opponent("random", name, seed=2)]
    while not duel.is_over:
        duel.play(players[duel.turn].choose(duel.view(duel.turn), duel.legal()))
    assert zk.verify(duel).sealed
    assert name in repr(duel)
print(*zk.games, zk.__file__)
"""
    *games, file = base.execute(code).split()
    assert games == plugins.names("games")
    assert Path(file).is_relative_to(base.packages)


def test_the_base_plays_in_a_pipe(base: Environment) -> None:
    done = base.run("play", "throne", "--lang", "de", "--seed", "3", typed="?\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "T4." in done.stdout
    assert "Phase 1" in done.stdout


def test_the_base_shows_the_full_screen(base: Environment) -> None:
    code = """
import asyncio
from zweikampf.engine import registry
from zweikampf.terminal.app import Zweikampf
from zweikampf.terminal.starting import Start
from zweikampf.terminal.words import texts_of
game = registry.find("throne")
start = Start(game, texts_of(game.id, "en"), lambda preset: game.options(), seed=3)
async def look():
    app = Zweikampf(start, start.new())
    async with app.run_test():
        print(type(app.screen).__name__)
asyncio.run(look())
"""
    assert base.execute(code) == "GameScreen\n"


def test_the_base_solves(base: Environment) -> None:
    done = base.run("solve", POSITION)
    assert done.returncode == 0, done.stderr
    assert "best" in json.loads(done.stdout)


def test_the_base_holds_an_arena(base: Environment) -> None:
    done = base.run("arena", "throne", "--players", "level2", "random", "--games", "4", "--json")
    assert done.returncode == 0, done.stderr
    assert "level2" in done.stdout


# Arguments with which a command does something; those that are not here are called without.
CALLS = {
    "play": ["throne", "--seed", "1"],
    "options": ["throne"],
    "solve": [POSITION],
    "arena": ["throne", "--players", "random", "greedy", "--games", "2"],
    "trace": ["throne"],
    "bench": ["throne", "--seconds", "0.01"],
    "serve": ["--port", "0"],
    "backup": ["copy.db"],
    "restore": ["copy.db"],
    "deck": ["show", "standard"],
}
EVERY = [*COMMANDS, *plugins.names("commands")]
WALK = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from zweikampf.cli.main import main
said = []
for arguments in json.loads(sys.argv[1]):
    sys.stdin = io.StringIO("quit\\n")
    with redirect_stderr(io.StringIO()) as complaint, redirect_stdout(io.StringIO()):
        try:
            main(arguments)
        except SystemExit as end:
            code = end.code
    said.append([code, complaint.getvalue()])
print(json.dumps(said))
"""


def walk(
    environment: Environment, calls: list[list[str]], language: str = "en"
) -> list[tuple[int, str]]:
    """Exit code and complaint of each call, all in one process."""
    code = f"import os; os.environ['LANG'] = '{language}'\n{WALK}"
    return [tuple(each) for each in json.loads(environment.execute(code, json.dumps(calls)))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_works_or_says_what_to_install(base: Environment, language: str) -> None:
    """All commands one after the other, in one process of the base."""
    calls = [[name, *CALLS.get(name, [])] for name in EVERY]
    said = walk(base, calls, language)
    needy = set()
    for name, (code, complaint) in zip(EVERY, said, strict=True):
        assert code in (0, 2), (name, complaint)
        assert "Traceback" not in complaint
        assert code == 2 or name in CALLS or not complaint
        if "pip install" in complaint:
            needy.add(name)
            assert complaint.count("\n") == 1
            assert complaint.endswith("pip install 'zweikampf[server]'\n")
            assert ("Dafür" in complaint) == (language == "de")
            assert code == 2
        elif name in CALLS:
            assert code == 0, (name, complaint)
    assert needy == {"serve", "backup", "restore", "tidy"}


def test_help_comes_without_extras(base: Environment) -> None:
    assert walk(base, [[name, "--help"] for name in EVERY]) == [(0, "")] * len(EVERY)


# The extras


def test_the_server_serves_the_browser_client(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("server")
    environment = Environment(folder, wheel, "server")
    # No PostgreSQL: that is another extra, and the server says so.
    other = environment.run("serve", "--port", "0", "--database", "postgresql://nobody@localhost/x")
    assert other.returncode == 2
    assert other.stderr.endswith("pip install 'zweikampf[postgres]'\n")
    command = [str(environment.bin / "zweikampf"), "serve", "--port", "0",
               "--database", f"sqlite:///{folder / 'tables.db'}"]  # fmt: skip
    variables = environment.variables(ZWEIKAMPF_LOG="error")
    with (
        serving(command, variables, environment.home) as url,
        httpx.Client(base_url=url, headers={"Origin": url.rstrip("/")}, timeout=PATIENCE) as http,
    ):
        page = http.get("/").text
        assets = re.findall(r'(?:src|href)="/?([^":]+)"', page)
        assert any(each.endswith(".js") for each in assets)
        for each in assets:
            assert http.get(f"/{each}").content == (STATIC / each).read_bytes(), each
        body = {"game": "throne", "opponent": {"kind": "friend"}, "name": "Anna"}
        created = http.post("/api/tables", json=body)
        assert created.status_code == 201, created.text
        table = created.json()["table"]["id"]
        assert http.get(f"/t/{table}").text == page


def test_the_environments_step(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    environment = Environment(tmp_path_factory.mktemp("envs"), wheel, "envs")
    code = """
import gymnasium
import pyspiel
import zweikampf.envs.gym
import zweikampf.envs.openspiel
from zweikampf.envs import throne_v1
from zweikampf.envs.vector import VectorEnv
env = throne_v1.env()
env.reset(seed=7)
assert env.last()[0]["action_mask"].any()
one = gymnasium.make("zweikampf/tower-v1", opponent="greedy", seat=0)
info = one.reset(seed=7)[1]
assert one.step(info["action_mask"].argmax())[0].any()
many = VectorEnv("tower", 8, seed=1)
assert many.step(many.sample()).masks.any()
print(pyspiel.load_game("zweikampf_dwarves").new_initial_state().is_chance_node())
"""
    assert environment.execute(code) == "True\n"


STUDY = """
game = "throne"
players = ["random"]
games = 4
decisions = true
judge = { by = "none" }
"""


def test_the_lab_plays_and_reports(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Training and clusters are other extras: their commands say so, and find them afterwards."""
    environment = Environment(tmp_path_factory.mktemp("lab"), wheel, "lab")
    (environment.home / "study.toml").write_text(STUDY, "utf-8")
    played, reported, exported, trained, spread = walk(
        environment,
        [
            ["lab", "run", "study.toml", "--out", "results", "--workers", "1"],
            ["lab", "report", "results"],
            ["lab", "export", "results", "--out", "decisions.npz"],
            ["lab", "train", "throne", "--out", "weights"],
            ["lab", "run", "study.toml", "--out", "others", "--ray", "local"],
        ],
    )
    assert [played[0], reported, exported] == [0, (0, ""), (0, "")], played
    assert "<svg" in (environment.home / "results" / "report.html").read_text("utf-8")
    assert trained == (2, "This needs parts that are not installed yet: "
                          "pip install 'zweikampf[train]'\n")  # fmt: skip
    assert spread == (2, trained[1].replace("train", "ray"))
    environment.add("train", "ray")
    code = """
import jax, optax, ray
import zweikampf.lab.cluster, zweikampf.lab.training.running
from zweikampf.engine import extras
extras.require("train"), extras.require("ray")
print(jax.numpy.arange(3).sum())
"""
    assert environment.execute(code) == "3\n"


# Without a compiler


@pytest.fixture(scope="module")
def plain(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive installed where no C compiler can be found."""
    target = tmp_path_factory.mktemp("plain")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index",
         "--no-build-isolation", "--no-compile", "--disable-pip-version-check",
         "--target", str(target), str(built[0])],
        env={**os.environ, "CC": "no-such-compiler", "CXX": "no-such-compiler"},
        capture_output=True, text=True, timeout=BUILDING, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return target


def run_plain(plain: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "zweikampf", *arguments],
        env={**os.environ, **ENGLISH, "PYTHONPATH": str(plain)}, cwd=plain,
        capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False,
    )  # fmt: skip


def test_without_a_compiler_nothing_is_compiled(plain: Path) -> None:
    package = plain / "zweikampf"
    assert (package / "engine" / "state.py").exists()
    assert not [*package.rglob("*.so"), *package.rglob("*.pyd")]
    assert (package / "server" / "static" / "index.html").exists()


def test_both_forms_trace_the_same_and_the_plain_one_says_once_that_it_is_slow(
    plain: Path, base: Environment
) -> None:
    slow = run_plain(plain, "trace", "throne", "--seed", "7")
    assert slow.returncode == 0
    assert slow.stderr.count("\n") == 1
    assert "plain Python" in slow.stderr
    assert slow.stdout == base.run("trace", "throne", "--seed", "7").stdout
    assert slow.stdout.count("\n") == 107
