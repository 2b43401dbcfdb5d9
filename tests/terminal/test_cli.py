"""The command line as a person meets it: real processes, clear answers, no stack traces."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests import programs
from tests.patience import PATIENCE
from zweikampf.engine import record, registry
from zweikampf.engine.dealer import NO_WORDS, SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.replay import verify
from zweikampf.engine.trace import trace
from zweikampf.games.throne import cards

ROOT = Path(__file__).parent.parent.parent


def run(
    *arguments: str, typed: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The cards of a game without a seed, which is a sealed one, repeat nevertheless."""
    env = {**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": "", "COLUMNS": "100", **environment}
    if arguments[:1] == ("play",) and "--seed" not in arguments:
        seeded = ["1", *arguments]
        return programs.run("tests.terminal.seeded", seeded, env=env, typed=typed, cwd=cwd)
    return programs.run("zweikampf", arguments, env=env, typed=typed, cwd=cwd)


def one_line(result: subprocess.CompletedProcess[str]) -> str:
    assert result.returncode != 0
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.stderr + result.stdout
    return result.stderr.strip()


def test_trace_prints_what_the_engine_traces() -> None:
    throne = registry.find("throne")
    expected = [
        line
        for seed in (4, 5)
        for line in trace(throne, throne.options.parse({"leader": "1"}), seed)
    ]
    result = run(
        "trace",
        "throne",
        "--seed",
        "4",
        "--games",
        "2",
        "--option",
        "leader=1",
        "--policy",
        "random",
    )
    assert result.returncode == 0
    assert result.stdout.splitlines() == expected


def test_any_player_can_be_traced() -> None:
    call = ("trace", "throne", "--seed", "4", "--option", "leader=1")
    both, apart = (run(*call, *policies).stdout for policies in (
        ("--policy", "greedy"), ("--policy", "greedy", "--policy", "random"),
    ))  # fmt: skip
    assert both == run(*call, "--policy", "greedy", "--policy", "greedy").stdout
    lines = [json.loads(line) for line in both.splitlines()]
    assert lines[0] == {"game": "throne", "options": {"leader": "1", "victory": "most"}, "seed": 4}
    assert all(line["action"] in line["legal"] for line in lines if line.get("actor") in (0, 1))
    assert "over" in lines[-1]
    random = run(*call).stdout
    assert len({both, apart, random}) == 3


_LISTENER = """
class Mine:
    def __init__(self, game, seed): self.heard = ["made"]
    def begin(self, options, seat): self.heard.append(f"begin {options.texts()['leader']} {seat}")
    def saw(self, events): self.heard += [event.json()["event"] for event in events]
    def choose(self, view, legal, budget): return legal[0]
    def end(self, outcome): self.heard.append(f"end {outcome.reason}")
    def close(self): print(" ".join([*self.heard, "close"]))
"""


def test_a_player_in_a_trace_is_told_about_its_game(tmp_path: Path) -> None:
    """From the current folder; what it prints does not mix with the trace."""
    (tmp_path / "mine.py").write_text(_LISTENER, encoding="utf-8")
    policies = ("--policy", "random", "--policy", "mine:Mine")
    result = run("trace", "throne", "--option", "leader=1", *policies, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    *plies, over = [json.loads(line) for line in result.stdout.splitlines()][1:]
    heard = result.stderr.split()
    assert heard[:4] == ["made", "begin", "1", "1"]
    assert heard[-3:] == ["end", over["over"]["reason"], "close"]
    duel = Duel(registry.find("throne"), {"leader": "1"}, SeededDealer(0))
    for ply in plies:
        if ply["actor"] != "chance":
            duel.play(ply["action"])
    assert heard[4:-3] == [event.json()["event"] for event in duel.seen_events(1)]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "no game called “chess”"),
        (["trace", "chess"], "no game called “chess”"),
        (["trace", "throne", "--option", "colour=deck"], "no option “colour”"),
        (["trace", "throne", "--option", "victory=five"], "cannot be “five”"),
        (["trace", "throne", "--option", "victory"], "not an option"),
        (["trace", "throne", "--option", "leader=0", "--option", "leader=1"], "given twice"),
        (["trace", "throne", "--seed", "soon"], "--seed"),
        (["trace", "throne", "--games", "0"], "--games"),
        (["trace", "throne", "--policy", "clever"], "no player called “clever”"),
        (["trace", "throne", *["--policy", "greedy"] * 3], "--policy"),
        (["play", "throne", "--opponent", "nobody"], "no player called"),
        (["play", "throne", "--seat", "0"], "--seat"),
        (["play", "throne", "--lang", "fr"], "--lang"),
        (["replay", "no-such-file"], "cannot be read"),
        (["verify", "no-such-file"], "cannot be read"),
        (["verify", "."], "cannot be read"),
        (["dance"], "dance"),
        (["trace"], "GAME"),
        (["bench", "chess"], "no game called"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], says: str) -> None:
    assert says in one_line(run(*arguments))


def test_the_line_is_german_for_germans() -> None:
    assert one_line(run("play", "schach", LANG="de_DE.UTF-8")).startswith(
        "Ein Spiel namens „schach“"
    )
    assert one_line(run("verify", "weg", "--lang", "de")).startswith("weg ist nicht lesbar")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not a Zweikampf record"),
        (b"hello\n", "not a Zweikampf record"),
        (b"\xff\xfe\x00", "not a Zweikampf record"),
        (b"zweikampf-record 1\ngame: throne 1\n\nK3 K3\n", "breaks the rules at action 0"),
        (b"zweikampf-record 1\ngame: throne 1\noptions: leader=0\n\nK3 K3\n", "at action 1: K3"),
        (b"zweikampf-record 1\ngame: throne 1\nsize: 3\n", "Line 3"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_broken_record_gets_one_clear_line(
    command: str, content: bytes, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(content)
    assert says in one_line(run(command, str(file)))


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("opponent", ["random", "greedy", "search"])
def test_a_whole_game_by_typing(language: str, opponent: str, tmp_path: Path) -> None:
    """Every card is tried again and again; illegal ones are refused, and the game continues."""
    file = tmp_path / "game.txt"
    typed = "\n".join(cards.CARD_TOKENS * 30)
    result = run(
        "play", "throne", "--lang", language, "--opponent", opponent, "--record", str(file),
        typed=typed,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert {"de": "Fraktionen gewonnen", "en": "Factions won"}[language] in result.stdout
    kept = record.loads(file.read_text("utf-8"))
    assert verify(kept).sealed
    for shown in (kept.commit, *kept.words):
        assert shown in result.stdout
    assert kept.seats == ("kept" if kept.players[0] == "human" else "swapped")
    told = run("replay", str(file), "--lang", language)
    assert told.returncode == 0
    assert len(told.stdout.splitlines()) > 105
    checked = run("verify", str(file), "--lang", language)
    assert checked.returncode == 0
    for shown in (kept.commit, *kept.words):
        assert shown in checked.stdout


def test_verify_for_scripts(tmp_path: Path) -> None:
    """0: it holds; 1: it does not; 2: it cannot be read; 3: it holds, but proves too little."""
    file, lie, rest = tmp_path / "game.txt", tmp_path / "lie.txt", tmp_path / "rest.txt"
    typed = "\n".join(cards.CARD_TOKENS * 30)
    run("play", "throne", "--seat", "2", "--record", str(file), typed=typed)
    kept = record.loads(file.read_text("utf-8"))
    assert (kept.seats, kept.players[1]) == ("", "human")
    seen = ("--commitment", kept.commit, "--word", kept.words[1])
    assert run("verify", "--sealed", str(file)).returncode == 0
    assert run("verify", "--sealed", *seen, str(file)).returncode == 0
    assert "--commitment" in run("verify", str(file)).stdout
    assert "--commitment" not in run("verify", *seen, str(file)).stdout

    for options in (("--commitment", "11" * 32), ("--word", "11" * 32)):
        refused = run("verify", *options, str(file))
        assert (refused.returncode, one_line(refused)) != (0, "")
        assert refused.returncode == 1

    lie.write_text(record.dumps(replace(kept, words=(kept.words[1], kept.words[0]))), "utf-8")
    assert run("verify", "--sealed", str(lie)).returncode == 1
    early = replace(kept, outcome=None, actions=kept.actions[:40])
    lie.write_text(record.dumps(early), "utf-8")
    assert "ends in the middle" in one_line(run("verify", str(lie)))
    assert run("verify", "--sealed", str(tmp_path / "nothing")).returncode == 2

    old = (ROOT / "tests/vectors/record-1.txt").read_text("utf-8")
    running = record.dumps(replace(early, secret=""))
    nothing = record.dumps(replace(kept, commit="", secret="", words=NO_WORDS))
    for text in (old, running, nothing):
        rest.write_text(text, "utf-8")
        assert run("verify", str(rest)).returncode == 0
        unproven = run("verify", "--sealed", str(rest))
        assert unproven.returncode == 3
        assert "does not prove" in one_line(unproven)


@pytest.mark.parametrize(("language", "said"), [("de", "übernommen"), ("en", "taken over")])
def test_a_record_that_goes_on_from_another_game_says_so(
    language: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    run("play", "throne", "--record", str(file), typed="\n".join(cards.CARD_TOKENS * 30))
    kept = record.loads(file.read_text("utf-8"))
    kept = replace(kept, table="", commit="", secret="", words=NO_WORDS, seats="")
    kept = replace(kept, continued="0123456789abcdef 31")
    file.write_text(record.dumps(kept), "utf-8")
    checked = run("verify", str(file), "--lang", language)
    assert checked.returncode == 0, checked.stderr
    words = " ".join(checked.stdout.split())
    assert "0123456789abcdef" in words
    assert "31" in words
    assert said in words


def test_a_seed_repeats_the_game(tmp_path: Path) -> None:
    typed = "\n".join(cards.CARD_TOKENS * 30)
    for name in ("one", "two"):
        run("play", "throne", "--seed", "9", "--record", str(tmp_path / name), typed=typed)
    one, two = (record.loads((tmp_path / name).read_text("utf-8")) for name in ("one", "two"))
    assert one.actions == two.actions
    assert one.outcome is not None


def test_the_end_of_the_input_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.txt"
    result = run("play", "throne", "--seed", "3", "--record", str(file), typed="?\nnonsense\n\n")
    assert one_line(result) == "The input ended before the game did."
    assert "T4." in result.stdout
    assert "“nonsense” is not a move" in result.stdout
    assert len(record.loads(file.read_text("utf-8")).actions) >= 27


def test_quitting_is_polite() -> None:
    result = run("play", "throne", typed="quit\n")
    assert result.returncode == 0
    assert result.stderr == ""
    assert "Record: " in result.stdout


def test_a_home_that_cannot_be_written_does_not_spoil_the_game() -> None:
    result = run("play", "throne", typed="quit\n", HOME=os.devnull, XDG_DATA_HOME=os.devnull)
    assert result.returncode == 0
    assert "could not be saved" in result.stdout


def test_undo_is_refused_after_something_was_revealed() -> None:
    result = run("play", "throne", "--seed", "3", "--seat", "1", typed="undo\n")
    assert "nothing to take back" in " ".join(result.stdout.split())


def test_bench_prints_the_promised_figures() -> None:
    result = run("bench", "throne", "--json", "--seconds", "0.02")
    figures = json.loads(result.stdout)
    for name in ("games_per_second", "actions_per_second", "copy_ns"):
        assert figures[name] > 0
    page = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    table = page.partition("| field | meaning |")[2].partition("\n\n")[0]
    fields = [line.split("|")[1] for line in table.splitlines() if line]
    assert re.findall("`([a-z_]+)`", " ".join(fields)) == list(figures)


def test_the_plain_form_says_once_that_it_is_slow() -> None:
    result = run("version", ZWEIKAMPF_PURE="1")
    assert result.returncode == 0
    assert "not compiled" in result.stdout
    assert result.stderr.count("\n") == 1
    assert "plain Python" in result.stderr


def test_the_compiled_form_says_nothing() -> None:
    result = run("version", ZWEIKAMPF_PURE="")
    assert "(compiled)" in result.stdout
    assert result.stderr == ""


def test_a_reader_that_goes_away_is_no_disaster() -> None:
    command = f"{sys.executable} -m zweikampf trace throne --games 300 | head -n 1"
    result = subprocess.run(
        command, shell=True, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert result.stdout.count("\n") == 1
    assert "Traceback" not in result.stderr


def test_a_name_in_a_record_is_never_read_as_markup(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text("zweikampf-record 1\ngame: throne 1\nplayer0: [/b] :skull: [red]x\n\nlead0\n")
    result = run("replay", str(file))
    assert result.returncode == 0, result.stderr
    assert "[/b] :skull: [red]x" in result.stdout


def test_a_file_without_end_is_refused() -> None:
    assert "longer than" in one_line(run("verify", "/dev/zero"))


def test_a_file_from_windows_is_read(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(b"\xef\xbb\xbfzweikampf-record 1\r\ngame: throne 1\r\n\r\nlead0\r\n")
    assert "not finished" in run("verify", str(file)).stdout


@pytest.mark.parametrize(
    "closed", ["play throne <&-", "trace throne >/dev/full", "trace throne >&-", "version >&-"]
)
def test_closed_and_full_streams_leave_no_stack_trace(closed: str) -> None:
    result = subprocess.run(
        f"{sys.executable} -m zweikampf {closed}",
        shell=True, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert "Traceback" not in result.stderr
    assert result.stderr.count("\n") <= 1


def test_a_terminal_that_knows_only_ascii_still_plays() -> None:
    result = run("play", "throne", "--seed", "3", typed="quit\n", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "Traceback" not in result.stderr
