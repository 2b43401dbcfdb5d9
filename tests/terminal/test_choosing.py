"""Options at a terminal: presets first, single options after them, and what was missed by name."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from tests.patience import PATIENCE
from tests.terminal.test_cli import one_line, run
from zweikampf.engine import registry
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.terminal import choosing, words
from zweikampf.terminal.play import Stopped

ROOT = Path(__file__).parents[2]
TOWER = registry.find("tower")
PRINTED = {
    "colour": "deck",
    "drawing": "literal",
    "falsecall": "none",
    "mode": "table",
    "reward": "claim",
}


def asked(game: str, *lines: str, language: Language = "en") -> tuple[str | None, str]:
    """The preset that these lines choose, and what was shown."""
    console = Console(file=io.StringIO(), width=100, markup=False)
    typed: Iterator[str] = iter(lines)

    def read() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    texts = words.texts_of(game, language)
    found = choosing.ask_for_preset(registry.find(game), texts, console, read)
    assert next(typed, None) is None  # everything was read
    assert isinstance(console.file, io.StringIO)
    return found, console.file.getvalue()


@pytest.mark.parametrize(
    ("lines", "preset"),
    [
        (["1"], "referee"),
        (["2"], "printed"),
        ([""], "referee"),
        (["printed"], "printed"),
        (["Printed"], "printed"),
        (["0", "3", "-1", "two", "²", "2"], "printed"),
    ],
)
def test_a_preset_is_chosen_by_number_or_name(lines: list[str], preset: str) -> None:
    assert asked("tower", *lines)[0] == preset


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_is_offered_and_explained(language: Language) -> None:
    texts = words.texts_of("tower", language)
    shown = " ".join(asked("tower", "", language=language)[1].split())
    for preset in TOWER.options.presets:
        assert texts(f"preset-{preset}") in shown
        assert texts(f"preset-{preset}-about") in shown


def test_a_game_without_presets_asks_nothing() -> None:
    assert asked("throne") == (None, "")


def test_no_answer_at_all_stops() -> None:
    with pytest.raises(Stopped, match="input-ended"):
        asked("tower", "nonsense")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_play_are_named(language: Language) -> None:
    texts = words.texts_of("tower", language)
    printed = choosing.rules_in_play(TOWER.options.parse({}, preset="printed"), texts)
    assert printed is not None
    assert texts("preset-printed") in printed
    own = choosing.rules_in_play(TOWER.options.parse({"drawing": "free"}, preset="printed"), texts)
    assert own is not None
    assert "drawing=free, mode=table, reward=claim" in own
    assert choosing.rules_in_play(registry.find("throne").options(), texts) is None


@pytest.mark.parametrize("game", registry.names())
def test_the_overview_tells_every_preset_and_option(game: str) -> None:
    found = registry.find(game)
    result = run("options", game, "--lang", "de")
    assert result.returncode == 0, result.stderr
    at = 0
    for preset in found.options.presets:  # before the options
        at = result.stdout.index(f"  {preset} ", at)
    for option in found.options.fields():
        for value in option.metadata.get("choices", (option.default,)):
            at = result.stdout.index(f"{option.name}={value} ", at)
    assert ("nur mit mode=table" in result.stdout) == (game == "tower")


def test_trace_takes_a_preset_and_single_options_go_before_it() -> None:
    first = run("trace", "tower", "--preset", "printed").stdout.splitlines()[0]
    assert json.loads(first)["options"] == PRINTED
    both = run("trace", "tower", "--preset", "printed", "--option", "reward=auto").stdout
    assert json.loads(both.splitlines()[0])["options"] == {**PRINTED, "reward": "auto"}
    strict = run("trace", "tower", "--preset", "printed", "--option", "mode=strict").stdout
    assert json.loads(strict.splitlines()[0])["options"] == TOWER.options().texts()


def test_bench_and_arena_take_a_preset() -> None:
    bench = run("bench", "tower", "--preset", "printed", "--seconds", "0.01", "--json")
    assert json.loads(bench.stdout)["options"] == PRINTED
    arena = run(
        "arena", "tower", "--players", "random", "random", "--games", "2",
        "--preset", "printed", "--json",
    )  # fmt: skip
    assert json.loads(arena.stdout)["options"] == PRINTED


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "tower"],
        ["trace", "tower"],
        ["bench", "tower", "--seconds", "0.01"],
        ["arena", "tower", "--players", "random", "random", "--games", "2"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_an_unknown_preset_is_refused_in_one_line(arguments: list[str]) -> None:
    result = run(*arguments, "--preset", "lax", "--option", "mode=table")
    assert result.returncode == 2
    assert one_line(result) == "There is no preset “lax”. Known presets: referee, printed."


def test_an_option_that_would_do_nothing_is_refused() -> None:
    said = one_line(run("trace", "tower", "--option", "reward=claim"))
    assert said == "reward=claim does nothing without mode=table."


def test_play_by_a_preset_says_so(tmp_path: Path) -> None:
    record = tmp_path / "r.txt"
    result = run(
        "play", "tower", "--preset", "printed", "--seed", "3", "--record", str(record),
        "--lang", "de", typed="quit\n",
    )  # fmt: skip
    assert "Regeln: Wie gedruckt" in result.stdout
    assert "mode=table reward=claim" in record.read_text(encoding="utf-8")


def session(tmp_path: Path, *arguments: str) -> pexpect.spawn[str]:
    record = str(tmp_path / "r.txt")
    return pexpect.spawn(
        sys.executable,
        [
            "-m",
            "zweikampf",
            "play",
            "tower",
            "--plain",
            "--seed",
            "3",
            "--record",
            record,
            *arguments,
        ],
        env={**os.environ, "LANG": "en_US.UTF-8", "TERM": "xterm-256color"},
        dimensions=(60, 110),
        encoding="utf-8",
        timeout=PATIENCE,
    )


def test_who_has_named_nothing_at_a_terminal_is_asked(tmp_path: Path) -> None:
    child = session(tmp_path)
    child.expect("Which rules for Tower")
    child.expect("As printed")
    child.expect("Number")
    child.sendline("2")
    child.expect("Rules: As printed")
    child.expect("Your move")  # before, it would not be read as a line
    child.sendcontrol("d")
    child.expect(pexpect.EOF)
    child.close()
    assert "reward=claim" in (tmp_path / "r.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("named", [["--preset", "referee"], ["--option", "drawing=free"]])
def test_who_has_named_something_is_not_asked(named: list[str], tmp_path: Path) -> None:
    child = session(tmp_path, *named)
    assert child.expect(["Which rules", "Rules: "]) == 1
    child.expect("Your move")  # before, it would not be read as a line
    child.sendcontrol("d")
    child.expect(pexpect.EOF)
    child.close()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "greedy ruft „TURM!“. Zu Recht! Übersehen: P0g in Lager 2."),
        ("en", "greedy calls “TURM!”. Rightly so! Missed: P0g in store 2."),
    ],
)
def test_turm_names_the_missed_card_and_its_place(language: str, sentence: str) -> None:
    kept = ROOT / "tests" / "records" / "tower-1-table.txt"
    result = run("replay", str(kept), "--lang", language, COLUMNS="400")
    assert sentence in result.stdout


@pytest.mark.parametrize("game", ["dwarves", "throne"])
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no preset “printed”: this game has none, only single options."),
        (
            "de",
            "Eine Vorgabe „printed“ gibt es nicht: Dieses Spiel hat keine, nur einzelne Optionen.",
        ),
    ],
)
def test_a_game_without_presets_says_so(game: str, language: str, said: str) -> None:
    assert one_line(run("play", game, "--preset", "printed", "--lang", language)) == said
