"""What the benchmark of frames makes of its measurements; the frames themselves need a machine."""

from __future__ import annotations

import pytest

from bench.frames import Smoothness


def test_frames_are_counted_over_the_time_of_movement() -> None:
    found = Smoothness([10.0] * 8 + [60.0, 60.0])
    assert found.rate == pytest.approx(50)
    assert found.median == pytest.approx(100)
    assert found.late == pytest.approx(0.2)


def test_a_fiftieth_of_a_second_is_not_late() -> None:
    assert Smoothness([20.0, 20.4]).late == 0
    assert Smoothness([20.0, 21.0]).late == pytest.approx(0.5)
