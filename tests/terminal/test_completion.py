"""Shell completion: the script for each shell, and what is offered while a line is typed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.test_cli import run
from zweikampf.engine import registry
from zweikampf.players.opponents import NAMES


def offered(line: str) -> list[str]:
    """What fish is told: the words that may follow; the last one is being typed."""
    result = run(
        _ZWEIKAMPF_COMPLETE="fish_complete", COMP_WORDS=line, COMP_CWORD=line.rpartition(" ")[2]
    )
    assert (result.returncode, result.stderr) == (0, "")
    return [each.partition(",")[2].partition("\t")[0] for each in result.stdout.splitlines()]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("zweikampf pl", ["play"]),
        ("zweikampf deck ", ["check", "show"]),
        ("zweikampf play ", registry.names()),
        ("zweikampf play to", ["tower"]),
        ("zweikampf play tower --preset ", ["referee", "printed"]),
        ("zweikampf play tower --option mode=", ["mode=strict", "mode=table"]),
        ("zweikampf play nothing --option ", []),
        ("zweikampf play tower --opp", ["--opponent"]),
        ("zweikampf play tower --opponent gr", ["greedy"]),
        ("zweikampf arena throne --players ", list(NAMES)),
        ("zweikampf arena throne --players level1 gr", ["greedy"]),
        ("zweikampf completion ", ["bash", "zsh", "fish"]),
        ("zweikampf deck show st", ["standard", "st"]),
    ],
)
def test_what_fits_is_offered(line: str, words: list[str]) -> None:
    assert offered(line) == words


def test_commands_are_explained_in_the_language_of_the_person() -> None:
    asked = {"_ZWEIKAMPF_COMPLETE": "zsh_complete", "COMP_WORDS": "zweikampf ", "COMP_CWORD": "1"}
    for language, said in (("de_DE.UTF-8", "Spiel gegen"), ("en_US.UTF-8", "Play against")):
        lines = run(typed="", cwd=None, **asked, LANG=language).stdout.splitlines()
        assert lines[lines.index("play") + 1].startswith(said)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        # Bash takes the sign for a word of its own, and replaces what follows it.
        (["play", "tower", "--option", "mode", "=", "ta"], ["table"]),
        (["play", "tower", "--option", "mode", "="], ["strict", "table"]),
        (["play", "tower", "--option", "mode"], ["mode=strict", "mode=table"]),
        (["play", "tower", "--lang", "=", "d"], ["de"]),
    ],
)
def test_bash_completes_values(words: list[str], answer: list[str]) -> None:
    result = run(
        _ZWEIKAMPF_COMPLETE="bash_complete",
        COMP_WORDS="\n".join(["zweikampf", *words]),
        COMP_CWORD=str(len(words)),
    )
    assert [line.removeprefix("plain,") for line in result.stdout.splitlines()] == answer


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_is_one_that_the_shell_understands(shell: str) -> None:
    result = run("completion", shell)
    assert (result.returncode, result.stderr) == (0, "")
    assert f"_ZWEIKAMPF_COMPLETE={shell}_complete" in result.stdout
    if shutil.which(shell):
        checked = subprocess.run([shell, "-n"], input=result.stdout, text=True, check=False)
        assert checked.returncode == 0


def test_bash_itself_completes_a_line(tmp_path: Path) -> None:
    """The whole way: the script is read, the function called as bash calls it."""
    bash = shutil.which("bash")
    assert bash is not None
    command = tmp_path / "zweikampf"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m zweikampf "$@"\n')
    command.chmod(0o755)
    script = (
        f'PATH={tmp_path}:$PATH; eval "$(zweikampf completion bash)"; '
        "COMP_WORDS=(zweikampf play thr) COMP_CWORD=2; "
        '_zweikampf_completion zweikampf; echo "${COMPREPLY[@]}"'
    )
    done = subprocess.run([bash, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("throne\n", "")
