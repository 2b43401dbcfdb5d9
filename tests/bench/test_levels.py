"""The ladder of levels plays in the arena, and continues where it stopped."""

from __future__ import annotations

from pathlib import Path

from bench.levels import meeting


def test_a_level_meets_the_one_below(tmp_path: Path) -> None:
    found = meeting("throne", 2, 6, 1, tmp_path / "kept")
    assert found.players == ("level2", "level1")
    assert found.score.games == 6
    file = tmp_path / "kept" / "throne-2.jsonl"
    before = file.read_bytes()
    assert meeting("throne", 2, 6, 1, tmp_path / "kept") == found
    assert file.read_bytes() == before
