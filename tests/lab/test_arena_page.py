"""docs/arena.md shows commands that exist, tables and JSON as they are printed."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.test_cli import ROOT, run
from zweikampf.cli.arena import command
from zweikampf.lab.failing import Failing
from zweikampf.lab.match import Played

PAGE = (ROOT / "docs" / "arena.md").read_text("utf-8")
CALLS = [shlex.split(call) for call in re.findall(r"^zweikampf (arena .*)$", PAGE, re.MULTILINE)]


def block(name: str) -> str:
    found = re.search(rf"^<!-- {name} -->\n```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def assert_alike(shown: Any, printed: Any) -> None:
    """The same names and values; the page rounds numbers."""
    assert type(shown) is type(printed) or {type(shown), type(printed)} == {int, float}
    if isinstance(shown, dict):
        assert list(shown) == list(printed)
        for name, value in shown.items():
            assert_alike(value, printed[name])
    elif isinstance(shown, list):
        assert len(shown) == len(printed)
        for one, other in zip(shown, printed, strict=True):
            assert_alike(one, other)
    elif isinstance(shown, float):
        assert shown == pytest.approx(printed, abs=0.051)
    else:
        assert shown == printed


def explained(heading: str, *, in_full: bool = False) -> set[str]:
    """The names in the first column of the tables of a section, or in all columns."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*) \|$" if in_full else r"^\| (`.*?) \|", section, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def test_the_commands_of_the_page_are_understood() -> None:
    assert len(CALLS) >= 8
    for _, *arguments in CALLS:
        command.make_context("arena", list(arguments))


def test_the_tables_of_the_page_are_what_is_printed() -> None:
    result = run(*CALLS[1], COLUMNS="80")
    printed = [line.rstrip() for line in result.stdout.splitlines()]
    start = PAGE.index("Arena: throne, 120 games")
    shown = PAGE[start : PAGE.index("```", start)].splitlines()
    assert shown == printed[: len(shown)]


def test_the_json_of_the_page_is_what_is_printed(tmp_path: Path) -> None:
    (call,) = re.findall(r"^`zweikampf (arena .*--json)` prints", PAGE, re.MULTILINE)
    file = tmp_path / "results.jsonl"
    printed = json.loads(run(*shlex.split(call), "--resume", str(file)).stdout)
    assert_alike(json.loads(block("json")), printed)
    names = {*printed, *printed["standings"][0], *printed["meetings"][0], *printed["sprt"]}
    names |= printed["standings"][0]["score"].keys() | printed["standings"][0]["rating"].keys()
    assert names - explained("JSON", in_full=True) == set()
    lines = file.read_text("utf-8").splitlines()
    assert block("results").splitlines() == lines[:2]


def test_every_field_of_the_files_is_explained() -> None:
    results = explained("Results in a file")
    assert results == {"one", "two", "number", "games"} | {each.name for each in fields(Played)}
    failure = explained("Files of a failure")
    failing = Failing("0-1-7.2", "random", 0, "", "", None, 0, (), {}, "", "")
    assert failure == failing.json().keys()
