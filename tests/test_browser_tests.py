"""Tests of the browser wait for marks on the page and know what is dealt: they never wait for time
to pass, never click at what cannot be clicked, and never look away when something fails."""

from __future__ import annotations

from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parent / "browser").glob("*.py"))
FORBIDDEN = (
    "wait_for_timeout",
    "force=True",
    "sleep(",
    "suppress(",
    "except ",
    "except:",
    "monotonic(",
    "perf_counter(",
    "performance.now",
    "SystemRandom",
    "random.random(",
    "random.choice(",
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_left_to_time_or_luck(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [each for each in FORBIDDEN if each in text] == []
