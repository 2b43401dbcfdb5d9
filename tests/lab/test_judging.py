"""How a game went: leads that change, and from when on it was decided."""

from __future__ import annotations

import pytest

from zweikampf.lab.study.judging import course


@pytest.mark.parametrize(
    ("chances", "winner", "changes", "last", "decided"),
    [
        ([0.5, 0.5], None, 0, None, None),
        ([0.7, 0.55, 0.45, 0.7], 0, 0, None, 1.0),  # not clear enough to be a change
        ([0.7, 0.3, 0.7, 0.95], 0, 2, 0.5, 0.75),
        ([0.7, 0.3, 0.05, 0.02], 1, 1, 0.25, 0.5),
        ([0.95, 0.95], 0, 0, None, 0.0),
        ([], 0, 0, None, None),
    ],
)
def test_the_course_of_a_game(
    chances: list[float],
    winner: int | None,
    changes: int,
    last: float | None,
    decided: float | None,
) -> None:
    found = course(chances, winner)
    assert (found.lead_changes, found.last_change, found.decided) == (changes, last, decided)
