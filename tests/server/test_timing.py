"""The clock of a server knows the date, and does not follow when it is corrected."""

from __future__ import annotations

import time

import pytest

from zweikampf.server.timing import Clock


def test_a_date_that_is_corrected_moves_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = 100.0
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    monkeypatch.setattr(time, "monotonic", lambda: passed)
    clock = Clock()
    assert clock.now() == 1_800_000_000_000
    monkeypatch.setattr(time, "time", lambda: 1_700_000_000.0)
    passed += 2.5
    assert clock.now() == 1_800_000_002_500
    assert clock.monotonic() == 102.5
