"""What people know from other commands works here too, in every command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy

import click
import pytest
from click.testing import CliRunner

from tests.terminal.test_cli import one_line, run
from zweikampf import __version__
from zweikampf.cli.group import Commands
from zweikampf.cli.main import app
from zweikampf.engine.texts import LANGUAGES
from zweikampf.terminal.commands import general_texts

ENGLISH = re.compile(
    r"\b(Options|Usage|Arguments|Commands|default|required|Show|FLOAT|INTEGER|GAME|FILE|VALUE|DAYS)\b"
)


def commands(found: click.Command = app, *path: str) -> Iterator[tuple[str, ...]]:
    """Every command and every command below one."""
    yield path
    if isinstance(found, click.Group):
        context = click.Context(found)
        for name in found.list_commands(context):
            below = found.get_command(context, name)
            assert below is not None
            yield from commands(below, *path, name)


EVERY = list(commands())
every = pytest.mark.parametrize("path", EVERY, ids=" ".join)


def test_there_are_commands_below_commands() -> None:
    assert ("deck", "show") in EVERY


def shown(*arguments: str, language: str = "en", width: int = 80) -> str:
    texts = general_texts("de" if language == "de" else "en")
    result = CliRunner().invoke(
        app, arguments, prog_name="zweikampf", obj=texts, terminal_width=width
    )
    assert result.exit_code == 0, result.output
    return result.output


@every
def test_who_looks_at_a_command_does_not_change_its_help(path: tuple[str, ...]) -> None:
    """Click keeps the help option of the first context in which it is asked for."""
    found: click.Command = Commands("zweikampf")
    for name in path:
        assert isinstance(found, click.Group)
        below = found.get_command(click.Context(found), name)
        assert below is not None
        found = below
    found = copy(found)
    found._help_option = None
    option = found.get_help_option(click.Context(found))
    assert option is not None
    assert option.opts == ["-h", "--help"]


@every
def test_every_command_tells_the_version(path: tuple[str, ...]) -> None:
    assert shown(*path, "--version").startswith(f"zweikampf {__version__} (")


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_both_languages(path: tuple[str, ...], language: str) -> None:
    said = shown(*path, "-h", language=language)
    assert said == shown(*path, "--help", language=language)
    assert max(map(len, said.splitlines())) <= 80
    assert "<bool>" not in said
    assert not re.search(r"\b(help|option|usage)-[a-z]", said), "the key of a text is shown"
    if language == "de":
        assert not ENGLISH.search(said)


@pytest.mark.parametrize("path", [(), ("deck",)], ids=["zweikampf", "deck"])
def test_a_group_alone_says_what_there_is(path: tuple[str, ...]) -> None:
    assert shown(*path) == shown(*path, "--help")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["plya", "throne"], "There is no command “plya” (see --help). Did you mean “play”?"),
        (["tower"], "There is no command “tower” (see --help). Did you mean “play tower”?"),
        (["deck", "shwo"], "There is no command “shwo” (see --help). Did you mean “show”?"),
        (["play", "throne", "--ophonent", "x"], "Did you mean “--opponent”?"),
        (["play", "thrown"], "Did you mean “throne”?"),
        (["play", "Throne"], "Did you mean “throne”?"),
        (["play", "tower", "--preset", "prined"], "Did you mean “printed”?"),
        (["play", "tower", "--option", "moed=table"], "Did you mean “mode”?"),
        (["play", "tower", "--option", "mode=tabel"], "Did you mean “table”?"),
        (["play", "throne", "--opponent", "gredy"], "Did you mean “greedy”?"),
        (["arena", "throne", "--players", "levle3", "random"], "Did you mean “level3”?"),
        (["play", "dwarves", "--option", "deck=standart"], "Did you mean “standard”?"),
        (["completion", "bsh"], "Did you mean “bash”?"),
        (["solve", "throne victroy=most phase=2 lead=0 hands=G1/K3"], "Did you mean “victory”?"),
    ],
)
def test_a_misspelt_word_is_understood(arguments: list[str], says: str) -> None:
    assert one_line(run(*arguments)).endswith(says)


def test_nothing_is_guessed_where_nothing_is_alike() -> None:
    for arguments in (["dance"], ["play", "chess"], ["play", "throne", "--opponent", "nobody"]):
        assert "Did you mean" not in one_line(run(*arguments))


def test_the_name_of_an_argument_is_not_taken_for_an_option() -> None:
    assert one_line(run("bench", "throne", "--games")) == "There is no option --games (see --help)."


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "throne", "--seat", "3"], "--seat must be 1 or 2."),
        (["play", "throne", "--seat", "one"], "--seat must be 1 or 2."),
        (["play", "throne", "--seed", "x"], "--seed must be a whole number."),
        (["trace", "throne", "--games", "0"], "--games must be a whole number, at least 1."),
        (["serve", "--port", "99999"], "--port must be a whole number from 0 to 65535."),
        (["bench", "throne", "--seconds", "0"], "--seconds must be a number, at least 0.01."),
        (["bench", "throne", "--seconds", "nan"], "--seconds must be a number, at least 0.01."),
        (["bench", "throne", "--seconds", "inf"], "--seconds must be a number, at least 0.01."),
        (["play", "throne", "--lang", "fr"], "--lang must be one of: de, en."),
        (["play", "throne", "--seat"], "--seat needs a value (see --help)."),
        (["verify", "x", "--sealed=yes"], "--sealed takes no value (see --help)."),
        (["options", "throne", "tower"], "Unexpected: tower (see --help)."),
        (["play"], "GAME is missing (see --help). The game: dwarves, throne, tower."),
        (
            ["arena", "throne", "random", "greedy", "--shard", "3/2"],
            "--shard must be K/N, part K of N parts, such as 2/5.",
        ),
        (
            ["arena", "throne", "random", "greedy", "--shard", "3/2", "--lang", "de"],
            "--shard muss K/N sein, Teil K von N Teilen, zum Beispiel 2/5.",
        ),
        (
            ["trace", "throne", *["--policy", "greedy"] * 3],
            "--policy can be given twice at most, one player per seat.",
        ),
    ],
)
def test_a_wrong_value_is_told_what_is_right(arguments: list[str], says: str) -> None:
    assert one_line(run(*arguments)) == says


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["plya"], "Einen Befehl „plya“ gibt es nicht (siehe --help). Meintest du „play“?"),
        (["serve", "--port", "99999"], "--port muss eine ganze Zahl von 0 bis 65535 sein."),
        (["trace", "throne", "--games", "0"], "--games muss eine ganze Zahl ab 1 sein."),
        (["play", "throne", "--seat", "3"], "--seat muss 1 oder 2 sein."),
        (["options"], "SPIEL fehlt (siehe --help). Das Spiel: dwarves, throne, tower."),
    ],
)
def test_in_german_too(arguments: list[str], says: str) -> None:
    assert one_line(run(*arguments, LANG="de_DE.UTF-8")) == says
