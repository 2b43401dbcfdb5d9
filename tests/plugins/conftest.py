from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.installing import install


@pytest.fixture(scope="session")
def tally(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the game Tally is installed."""
    return install("tally", tmp_path_factory.mktemp("tally"))
