"""The notebook that leads from a study to a player runs from its first cell to its last."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.patience import PATIENCE

FOLDER = Path(__file__).parents[2] / "examples" / "learning"
FILE = FOLDER / "from_study_to_player.ipynb"


def _said(cell: nbformat.NotebookNode) -> str:
    return "".join(each.get("text", "") for each in cell.get("outputs", ()))


def test_the_notebook_learns_from_a_study_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    # With one thread NumPy adds in the same order on any number of cores.
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        monkeypatch.setenv(name, "1")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    notebook = nbformat.read(FILE, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in notebook.cells)  # kept without its results
    NotebookClient(
        notebook, timeout=PATIENCE, resources={"metadata": {"path": str(FOLDER)}}
    ).execute()
    said = "\n".join(map(_said, notebook.cells))
    assert re.search(r"^[\d,.]+ decisions are in .*decisions\.npz\.$", said, re.MULTILINE)
    agreed = re.search(r"as its teacher in ([\d.]+)%", said)
    assert agreed is not None
    # A choice at random agrees in about three of ten.
    assert float(agreed[1]) > 50
    assert "player.py:Policy" in said
