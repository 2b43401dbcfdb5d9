"""Lost starts are measured for both kinds of traps."""

from __future__ import annotations

import pytest

from bench.traps import main


def test_both_kinds_of_traps_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--starts", "2", "--iterations", "5"])
    said = capsys.readouterr().out
    assert said.count("of 2 lost starts") == 2
    assert said.index("temptation") < said.index("counting")
