"""Decisions of a study as arrays to learn from: NumPy or Parquet.

Observations and masks are made of the views that were kept, so they are the bytes that the
environments give and that ``observe`` gives a player in the arena.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from zweikampf.engine import registry
from zweikampf.engine.errors import ParseError
from zweikampf.engine.reason import because
from zweikampf.engine.received import read_view
from zweikampf.envs.environment import encoder_of
from zweikampf.envs.observing import action_number, mask, observe
from zweikampf.lab.study import schema
from zweikampf.lab.study.store import Folder

Arrays = dict[str, NDArray[Any]]
FORMATS = (".npz", ".parquet")


class ExportError(ParseError):
    """There is nothing to export, or not into such a file."""


def export(folder: Folder, out: Path) -> int:
    """Write all decisions that are there so far; how many they are."""
    if out.suffix not in FORMATS:
        raise ExportError(because("export-format", path=str(out), known=", ".join(FORMATS)))
    if not folder.study.decisions:
        raise ExportError(because("export-no-decisions", path=str(folder.path)))
    partial = out.with_name(out.name + ".partial")
    try:
        write = _write_numpy if out.suffix == ".npz" else _write_parquet
        count = write(folder, partial)
        partial.replace(out)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    return count


def pieces(folder: Folder) -> Iterator[Arrays]:
    """The rows, some at a time."""
    game = registry.find(folder.study.game)
    size, actions = encoder_of(game.id).size, game.num_actions
    for table in folder.tables("decisions"):
        for at in range(0, table.num_rows, schema.EXPORT_ROWS):
            rows = table.slice(at, schema.EXPORT_ROWS).to_pylist()
            found: Arrays = {
                "observations": np.zeros((len(rows), size), np.int8),
                "masks": np.zeros((len(rows), actions), np.bool_),
                "choices": np.zeros(len(rows), np.int32),
                "results": np.array([row["result"] for row in rows], np.float32),
                # Of an action that is not legal, or of a game that was not judged: not a number.
                "chances": np.full((len(rows), actions), np.nan, np.float32),
                "seats": np.array([row["seat"] for row in rows], np.int8),
                "plies": np.array([row["ply"] for row in rows], np.int32),
                "players": np.array([row["player"] for row in rows], np.str_),
                "games": np.array([row["game"] for row in rows], np.str_),
            }
            for number, row in enumerate(rows):
                view = read_view(game, json.loads(row["view"]))
                found["observations"][number] = observe(view, game)
                found["masks"][number] = mask(view, row["legal"], game)
                found["choices"][number] = action_number(game, row["choice"])
                for token, chance in zip(row["legal"], row["chances"] or (), strict=False):
                    found["chances"][number, action_number(game, token)] = chance
            yield found


def about(folder: Folder) -> dict[str, str]:
    """Which rules and which study the rows belong to."""
    game = registry.find(folder.study.game)
    return {"game": game.id, "version": str(game.version), "study": folder.study.digest}


def _write_numpy(folder: Folder, path: Path) -> int:
    parts = list(pieces(folder))
    if not parts:
        raise ExportError(because("export-nothing", path=str(folder.path)))
    whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    labels = {name: np.array(value) for name, value in about(folder).items()}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **whole, **labels)
    return len(whole["choices"])


def _write_parquet(folder: Folder, path: Path) -> int:
    writer, count = None, 0
    try:
        for part in pieces(folder):
            table = pa.table({name: _column(values) for name, values in part.items()})
            table = table.replace_schema_metadata(about(folder))
            writer = writer or schema.writer(path, table.schema)
            writer.write_table(table)
            count += table.num_rows
    finally:
        if writer is not None:
            writer.close()
    if not count:
        raise ExportError(because("export-nothing", path=str(folder.path)))
    return count


def _column(values: NDArray[Any]) -> pa.Array:
    """A column of numbers or texts, or of lists of the same length."""
    if values.ndim == 1:
        return pa.array(values)
    return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), values.shape[1])
