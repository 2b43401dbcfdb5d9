"""``zweikampf arena`` as a person meets it."""

from __future__ import annotations

import json
import os
import shlex
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.terminal.test_cli import ROOT, one_line, run
from zweikampf.engine import record as records
from zweikampf.engine.replay import verify
from zweikampf.games.dwarves import decks

GUEST = """
class First:
    def __init__(self, game, seed):
        pass

    def choose(self, view, legal, budget=None):
        return legal[0]
"""


FRAIL = """
from zweikampf.engine.rng import Rng

class Frail:
    def __init__(self, game, seed):
        self.rng = Rng(seed)

    def choose(self, view, legal, budget=None):
        if self.rng.below(200) == 0:
            raise RuntimeError("boom")
        return legal[0]
"""


@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "en",
            ["8 games", "Score", "95 %", "Rating", "Seat 1 won", "first to move won", " 87.5 %"],
        ),
        ("de", ["8 Spiele", "Quote", "95 %", "Wertung", "Platz 1 gewann", "Wer begann", " 87,5 %"]),
    ],
)
def test_the_arena_prints_scores_with_intervals_and_ratings(language: str, says: list[str]) -> None:
    result = run(
        "arena", "throne", "random", "greedy", "--games", "8", "--seed", "3", "--lang", language,
        COLUMNS="80",
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    order = [line.split()[0] for line in lines if line.strip().startswith(("greedy", "random"))]
    assert order == ["greedy", "random", "random", "random"]
    assert [each for each in says if each not in result.stdout] == []
    assert result.stdout.count("±") == 3


def test_players_can_be_named_in_any_of_three_ways() -> None:
    ways = (
        ["random", "greedy", "level1"],
        ["--players", "random", "greedy", "level1"],
        ["--players", "random", "--players", "greedy", "--players", "level1"],
    )
    said = [run("arena", "throne", *way, "--games", "2", "--json") for way in ways]
    assert [each.returncode for each in said] == [0, 0, 0]
    assert json.loads(said[0].stdout)["players"] == ["random", "greedy", "level1"]
    assert said[0].stdout == said[1].stdout == said[2].stdout


def test_players_of_one_name_have_two_lines() -> None:
    result = run("arena", "throne", "greedy", "greedy", "--games", "4", "--json")
    names = {standing["player"] for standing in json.loads(result.stdout)["standings"]}
    assert names == {"greedy", "greedy (2)"}


def test_a_test_stops_the_match_and_says_so() -> None:
    call = ("arena", "throne", "greedy", "random", "--sprt", "0,200", "--games", "200")
    result = run(*call)
    assert result.returncode == 0, result.stderr
    assert "of 200 games" in result.stdout
    assert "H1 is accepted" in result.stdout
    report = json.loads(run(*call, "--workers", "2", "--json").stdout)
    assert report["stopped"] == "sprt"
    assert report["sprt"]["accepted"] == "H1"
    assert f"after {report['sprt']['pairs']} pairs" in " ".join(result.stdout.split())


def test_records_are_kept_and_one_game_is_played_again(tmp_path: Path) -> None:
    call = ("arena", "throne", "greedy", "random", "--seed", "4")
    folder = tmp_path / "games"
    result = run(*call, "--games", "4", "--records", str(folder))
    assert result.returncode == 0, result.stderr
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == [
        "0-1-0.1.txt", "0-1-0.2.txt", "0-1-1.1.txt", "0-1-1.2.txt",
    ]  # fmt: skip
    assert run("replay", str(kept[0])).returncode == 0
    assert "the result is right" in run("verify", str(kept[1])).stdout
    for path in kept[2:]:
        again = run(*call, "--only", path.stem)
        assert again.stdout == path.read_text("utf-8")
    both = run(*call, "--only", "0-1-1", "--json", "--records", str(tmp_path / "more"))
    assert [json.loads(line)["game"] for line in both.stdout.splitlines()] == ["0-1-1.1", "0-1-1.2"]
    assert [path.name for path in sorted((tmp_path / "more").iterdir())] == [
        path.name for path in kept[2:]
    ]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_player_that_fails_leaves_what_its_author_needs(workers: str, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(FRAIL)
    file = tmp_path / "results.jsonl"
    result = run(
        "arena", "throne", "mybot:Frail", "random", "--games", "400", "--option", "leader=0",
        "--workers", workers, "--resume", str(file), cwd=tmp_path,
    )  # fmt: skip
    assert result.returncode == 2
    lines = result.stderr.splitlines()
    assert lines[0].startswith("The player mybot:Frail failed in game 0-1-")
    assert lines[1] == "Traceback (most recent call last):"
    assert f'File "{tmp_path}/mybot.py", line 10, in choose' in lines[2]
    assert "RuntimeError: boom" in result.stderr
    finished = len(file.read_text("utf-8").splitlines()) - 1
    assert lines[-1] == f"Stopped after {2 * finished} of 400 games."
    assert f"{2 * finished} of 400 games" in result.stdout or finished == 0
    game = lines[0].split("game ")[1].split(":")[0]
    record = records.loads((tmp_path / "zweikampf-failed" / f"{game}.txt").read_text("utf-8"))
    assert verify(record).outcome is None
    rest = json.loads((tmp_path / "zweikampf-failed" / f"{game}.failed.json").read_text("utf-8"))
    assert rest["position"]
    (shown,) = [line for line in lines if line.startswith("What seat")]
    assert json.loads(shown.split(": ", 1)[1]) == rest["view"]
    (again,) = [line for line in lines if line.startswith("Play this game again: ")]
    command = shlex.split(again.split(": ", 1)[1])
    assert command[0] == "zweikampf"
    repeated = run(*command[1:], cwd=tmp_path)
    assert repeated.returncode == 2
    assert repeated.stderr.splitlines()[0] == lines[0]
    assert repeated.stdout == ""


def test_forfeits_are_shown_and_each_player_is_explained_once(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(FRAIL)
    call = ("arena", "throne", "mybot:Frail", "random", "--games", "40", "--on-error", "forfeit")
    result = run(*call, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "Forfeits" in result.stdout
    assert result.stderr.count("Traceback") == 1
    standings = json.loads(run(*call, "--json", cwd=tmp_path).stdout)["standings"]
    (frail,) = [each for each in standings if each["player"] == "mybot:Frail"]
    assert frail["forfeits"] > 1


def test_what_a_player_prints_is_not_our_answer() -> None:
    result = run(
        "arena", "throne", "random", "tests.lab.guests:Greeting", "--games", "2", "--json", cwd=ROOT
    )
    assert json.loads(result.stdout)["played"] == 2
    assert "hello" in result.stderr


def test_an_illegal_answer_is_shown_with_the_legal_ones(tmp_path: Path) -> None:
    result = run(
        "arena", "throne", "random", "tests.lab.guests:Cheat", "--records", str(tmp_path), cwd=ROOT
    )
    assert result.returncode == 2
    assert "Answer: lead0" in result.stderr
    (legal,) = [line for line in result.stderr.splitlines() if line.startswith("Legal: ")]
    assert len(legal.split()) > 2
    assert {path.name for path in tmp_path.iterdir()} == {"0-1-0.1.txt", "0-1-0.1.failed.json"}


def test_a_deck_of_ones_own_reaches_the_workers(tmp_path: Path) -> None:
    standard = Path(decks.__file__).with_name("decks") / "dwarves-standard.toml"
    text = standard.read_text("utf-8").replace('name = "standard"', 'name = "mine"')
    (tmp_path / "dwarves-mine.toml").write_text(text, "utf-8")
    result = run(
        "arena", "dwarves", "random", "greedy", "--games", "4", "--workers", "2",
        "--option", "deck=dwarves-mine.toml", "--json", cwd=tmp_path,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["options"]["deck"] == "mine"


def test_json_is_the_same_for_the_same_seed_and_grows_with_resume(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    call = ("arena", "throne", "--players", "greedy", "search", "--budget", "5", "--json")
    whole = run(*call, "--games", "12", "--seed", "3", "--workers", "2")
    assert whole.returncode == 0, whole.stderr
    report = json.loads(whole.stdout)
    assert report["standings"][0]["score"]["games"] == 12
    run(*call, "--games", "4", "--seed", "3", "--resume", str(file))
    assert len(file.read_text("utf-8").splitlines()) == 1 + 2
    resumed = run(*call, "--games", "12", "--seed", "3", "--resume", str(file))
    assert resumed.stdout == whole.stdout
    assert len(file.read_text("utf-8").splitlines()) == 1 + 6


def test_a_class_beside_the_person_can_enter(tmp_path: Path) -> None:
    (tmp_path / "mymodule.py").write_text(GUEST)
    result = run(
        "arena", "throne", "--players", "mymodule:First", "random", "--games", "4",
        "--workers", "2", cwd=tmp_path,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "mymodule:First" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["arena", "chess", "--players", "random", "greedy"], "no game called"),
        (["arena", "throne"], "at least two players"),
        (["arena", "throne", "--players", "random"], "at least two players"),
        (["arena", "throne", "--players", "random", "nobody"], "no player called “nobody”"),
        (["arena", "throne", "--players", "random", "no:Where"], "No module named 'no'"),
        (["arena", "throne", "--players", "random", "json:loads"], "cannot be made"),
        (["arena", "throne", "--players", "random", "search:x"], "not a budget"),
        (["arena", "throne", "--players", "random", "greedy", "--budget", "1h"], "not a budget"),
        (["arena", "throne", "--players", "random", "greedy", "--games", "1"], "--games"),
        (["arena", "throne", "--players", "random", "greedy", "--workers", "0"], "--workers"),
        (["arena", "throne", "--players", "random", "greedy", "--resume", "."], "cannot be read"),
        (
            ["arena", "throne", "--players", "random", "greedy", "--resume", "README.md"],
            "does not hold results",
        ),
        (["arena", "throne", "random", "greedy", "--sprt", "5"], "not a test"),
        (["arena", "throne", "random", "greedy", "level1", "--sprt", "0,5"], "two players"),
        (["arena", "throne", "random", "greedy", "--only", "7"], "not a game of this arena"),
        (["arena", "throne", "random", "greedy", "--shard", "3/2"], "--shard"),
        (["arena", "throne", "random", "greedy", "--on-error", "cry"], "--on-error"),
        (["arena", "throne", "random", "greedy", "--records", "README.md"], "README.md"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], says: str) -> None:
    assert says in one_line(run(*arguments, cwd=ROOT))


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (["arena", "throne", "random", "tests.lab.guests:Messy"], "left the table in a mess"),
        (["trace", "throne", "--policy", "tests.lab.guests:Clumsy"], "dropped all the cards"),
    ],
)
def test_code_of_others_that_fails_is_a_traceback_and_a_sentence(
    call: list[str], says: str
) -> None:
    done = run(*call, cwd=ROOT)
    assert done.returncode == 2
    first, file, *_, said = done.stderr.splitlines()
    assert first.startswith("Traceback")
    assert "guests.py" in file
    assert said.endswith(says)


@pytest.mark.parametrize(("workers", "ending"), [("1", "TERM"), ("2", "INT")])
def test_an_interrupt_is_one_line_and_keeps_what_is_done(
    workers: str, ending: str, tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    with socket.create_server(("127.0.0.1", 0)) as bell:
        bell.settimeout(PATIENCE)
        arena = subprocess.Popen(
            [sys.executable, "-m", "zweikampf", "arena", "throne", "random",
             "tests.lab.guests:Ringing", "--games", "100000", "--workers", workers,
             "--resume", str(file)],
            env={**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": "",
                 "BELL": str(bell.getsockname()[1])},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
            cwd=ROOT,
        )  # fmt: skip
        try:
            bell.accept()[0].close()  # some pairs are done
            if ending == "INT":
                os.killpg(arena.pid, signal.SIGINT)  # as the keyboard does: to the workers too
            else:
                arena.terminate()
            output, errors = arena.communicate(timeout=PATIENCE)
        finally:
            arena.kill()
    played = 2 * (len(file.read_text("utf-8").splitlines()) - 1)
    assert played >= 4
    assert (arena.returncode, errors.strip()) == (
        130,
        f"Stopped after {played:,} of 100,000 games.",
    )
    assert f"{played:,} of 100,000 games" in output
    assert "Ringing" in output
    assert all(json.loads(line) for line in file.read_text("utf-8").splitlines())
