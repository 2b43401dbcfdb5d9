"""What the benchmark of frames makes of its measurements; the frames themselves need a machine."""

from __future__ import annotations

from typing import Any

import pytest

from bench.frames import Smoothness, drawn, movements


def test_frames_are_counted_over_the_time_of_movement() -> None:
    found = Smoothness([10.0] * 8 + [60.0, 60.0])
    assert found.rate == pytest.approx(50)
    assert found.median == pytest.approx(100)
    assert found.late == pytest.approx(0.2)


def test_a_fiftieth_of_a_second_is_not_late() -> None:
    assert Smoothness([20.0, 20.4]).late == 0
    assert Smoothness([20.0, 21.0]).late == pytest.approx(0.5)


def noted(name: str, phase: str, ms: float, **more: Any) -> dict[str, Any]:
    return {"name": name, "ph": phase, "ts": ms * 1000, "pid": 1, **more}


def moving(which: str, start: float, end: float) -> list[dict[str, Any]]:
    begun = {"data": {"state": "running"}}
    return [
        noted("Animation", "b", start, id2=which, args=begun),
        noted("Animation", "e", end, id2=which),
    ]


def test_only_frames_during_movements_count() -> None:
    frames = [noted("Display::DrawAndSwap", "X", ms) for ms in (0, 100, 110, 120, 150, 400, 410)]
    events = [*moving("one", 95, 130), *moving("two", 125, 160), *frames]
    assert movements(events) == [(95, 160)]
    assert drawn(events).gaps == [10, 10, 30]


def test_a_glow_that_does_not_end_is_no_movement() -> None:
    assert movements(moving("glow", 0, 60_000)) == []


def test_the_name_of_an_animation_may_be_used_again() -> None:
    assert movements([*moving("one", 0, 10), *moving("one", 50, 60)]) == [(0, 10), (50, 60)]
