"""Puzzles are found again by the same seed, and a search that was stopped continues."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from zweikampf.cli.main import app
from zweikampf.lab.puzzles import find
from zweikampf.players.player import Move
from zweikampf.players.puzzles.files import PuzzleError, read
from zweikampf.players.puzzles.finding import Finder, right_of

GREEDY = Finder("throne", "greedy", 4)


def test_a_search_that_was_stopped_finds_the_same_puzzles(tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.jsonl", tmp_path / "half.jsonl"
    assert find(GREEDY, 3, whole) == 3

    def stop(found: int) -> None:
        if found:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        find(GREEDY, 3, half, stop)
    assert len(read(half.read_bytes(), "half").puzzles) == 1
    with half.open("ab") as file:
        file.write(b'{"number":2,"pos')  # the machine went down in the middle of a line
    assert find(GREEDY, 3, half) == 3
    assert half.read_bytes() == whole.read_bytes()
    assert find(GREEDY, 2, half) == 3, "there are enough"
    for finder, count in ((Finder("throne", "greedy", 5), 3), (GREEDY, 4)):
        with pytest.raises(PuzzleError) as caught:
            find(finder, count, half)
        assert caught.value.code == "other-puzzles"
    assert half.read_bytes() == whole.read_bytes()


def test_the_command_says_what_it_found(tmp_path: Path) -> None:
    out = tmp_path / "some.jsonl"
    call = ["lab", "puzzles", "throne", "--count", "1", "--player", "greedy", "--out", str(out)]
    done = CliRunner().invoke(app, [*call, "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "One puzzle is in" in done.output
    content = read(out.read_bytes(), "some")
    assert content.origin["count"] == 1
    (puzzle,) = content.puzzles
    assert puzzle.proven
    found = out.read_bytes()
    out.write_bytes(found.replace(b"why-certain", b"why-outdated"))
    done = CliRunner().invoke(app, [*call, "--explain", "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert out.read_bytes() == found


def test_moves_between_right_and_clearly_wrong_are_no_puzzle() -> None:
    def moves(*chances: float) -> dict[str, Move]:
        return {f"m{at}": Move(f"m{at}", 9, chance) for at, chance in enumerate(chances)}

    assert right_of(moves(0.7, 0.5, 0.4)) == ["m0"]
    assert right_of(moves(0.7, 0.69, 0.4, 0.3)) == ["m0", "m1"]
    assert right_of(moves(0.7, 0.69, 0.4)) == [], "no more right ones than wrong ones"
    assert right_of({}) == []
