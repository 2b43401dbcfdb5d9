"""Decisions as arrays: the same bytes that the environments and the arena give."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from numpy.typing import NDArray

from tests import programs
from tests.lab.studies import SMALL, study
from zweikampf.engine import registry
from zweikampf.engine.received import read_view
from zweikampf.envs import action_table, mask, observe
from zweikampf.lab.export import ExportError, export
from zweikampf.lab.pool import Processes
from zweikampf.lab.study.running import run
from zweikampf.lab.study.store import Folder

DECISIONS = "decisions = true\n"


def played(path: Path, text: str) -> Folder:
    folder = Folder.create(path / "results", study(path, text))
    assert run(folder, Processes(1), in_flight=5)
    return folder


def small(game: str) -> str:
    return (
        f'game = "{game}"\nplayers = ["greedy"]\ngames = 4\n{DECISIONS}'
        "[judge]\niterations = 1\ngames = 2\n"
    )


@pytest.mark.parametrize("game", registry.names())
def test_the_arrays_are_what_a_player_sees(game: str, tmp_path: Path) -> None:
    folder = played(tmp_path, small(game))
    rows = folder.read("decisions").to_pylist()
    assert export(folder, tmp_path / "data.npz") == len(rows)
    tokens = action_table(game)
    with np.load(tmp_path / "data.npz", allow_pickle=False) as data:
        arrays: dict[str, NDArray[Any]] = dict(data)
    assert str(arrays["game"]) == game
    assert str(arrays["study"]) == folder.study.digest
    judged = 0
    for at, row in list(enumerate(rows))[::5]:  # of all games, at all their stages
        view = read_view(registry.find(game), json.loads(row["view"]))
        assert (arrays["observations"][at] == observe(view)).all()
        assert (arrays["masks"][at] == mask(view, row["legal"])).all()
        assert tokens[arrays["choices"][at]] == row["choice"]
        assert arrays["masks"][at, arrays["choices"][at]]
        assert arrays["results"][at] == row["result"]
        assert (arrays["games"][at], arrays["plies"][at]) == (row["game"], row["ply"])
        assert (arrays["players"][at], arrays["seats"][at]) == (row["player"], row["seat"])
        told = {
            tokens[each]: arrays["chances"][at, each] for each in arrays["masks"][at].nonzero()[0]
        }
        if row["chances"] is None:
            assert np.isnan(arrays["chances"][at]).all()
        else:
            judged += 1
            assert told == dict(zip(row["legal"], row["chances"], strict=True))
            assert np.isnan(arrays["chances"][at][~arrays["masks"][at]]).all()
    assert 0 < judged < len(rows)


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    folder = played(tmp_path, small("throne"))
    count = export(folder, tmp_path / "data.npz")
    assert export(folder, tmp_path / "data.parquet") == count
    table = pq.read_table(tmp_path / "data.parquet")
    assert table.schema.metadata[b"study"] == folder.study.digest.encode()
    with np.load(tmp_path / "data.npz") as arrays:
        for name in table.column_names:
            column = np.array(table[name].to_pylist(), arrays[name].dtype)
            assert np.array_equal(column, arrays[name], equal_nan=name == "chances")


@pytest.mark.parametrize(
    ("text", "file", "code"),
    [
        (SMALL, "data.npz", "export-no-decisions"),
        (SMALL.replace("unit = 4", f"unit = 4\n{DECISIONS}"), "data.npz", "export-nothing"),
        (SMALL.replace("unit = 4", f"unit = 4\n{DECISIONS}"), "data.parquet", "export-nothing"),
        (SMALL.replace("unit = 4", f"unit = 4\n{DECISIONS}"), "data.csv", "export-format"),
    ],
)
def test_what_cannot_be_exported_is_said(text: str, file: str, code: str, tmp_path: Path) -> None:
    folder = Folder.create(tmp_path / "results", study(tmp_path, text))
    with pytest.raises(ExportError) as caught:
        export(folder, tmp_path / file)
    assert caught.value.reason.code == code
    assert not list(tmp_path.glob("data*"))


def test_the_command(tmp_path: Path) -> None:
    folder, out = played(tmp_path, small("throne")), tmp_path / "data.npz"

    def command(file: Path, language: str) -> subprocess.CompletedProcess[str]:
        arguments = ["lab", "export", str(folder.path), "--out", str(file), "--lang", language]
        return programs.run("zweikampf", arguments, env=os.environ)

    count = folder.read("decisions").num_rows
    done = command(out, "en")
    assert (done.returncode, done.stdout) == (0, f"{count} decisions are in {out}.\n")
    done = command(tmp_path / "none" / "data.npz", "de")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "data.npz" in done.stderr
