"""The files of a study's results, described in docs/lab.md.

``VERSION`` rises when a column changes its meaning or goes; a new column does not change it.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from zweikampf.lab.study.study import Study
from zweikampf.lab.study.units import Row

VERSION = 1
ROW_GROUP = 100_000  # rows that a reader gets at a time
EXPORT_ROWS = 10_000  # the same for rows that hold whole observations
VERSION_KEY, STUDY_KEY = b"zweikampf-lab", b"zweikampf-study"

_SEAT = pa.int8()
_CARDS = pa.list_(pa.string())


def games(study: Study) -> pa.Schema:
    """A row per game."""
    options = sorted(study.variants[0].options)
    return _schema(
        study,
        [
            ("game", pa.string()),
            ("variant", pa.int32()),
            ("variant_name", pa.string()),
            *((f"option_{name}", pa.string()) for name in options),
            ("meeting", pa.string()),
            ("deal", pa.int64()),
            ("deal_seed", pa.uint64()),
            ("seating", pa.int8()),
            ("replay", pa.int32()),
            ("player0", pa.string()),
            ("player1", pa.string()),
            ("began", _SEAT),
            ("winner", _SEAT),
            ("reason", pa.string()),
            ("score0", pa.int32()),
            ("score1", pa.int32()),
            ("margin", pa.int32()),
            ("plies", pa.int32()),
            ("turns", pa.int32()),
            ("decisions", pa.int32()),
            ("choices", pa.int32()),
            ("branching", pa.float64()),
            ("lead_changes", pa.int32()),
            ("last_change", pa.float64()),
            ("decided", pa.float64()),
            *([("luck", pa.float64())] if study.adjusted else []),
            ("opening0", _CARDS),
            ("opening1", _CARDS),
            ("drawn0", _CARDS),
            ("drawn1", _CARDS),
            ("error", pa.string()),
        ],
    )


def times(study: Study) -> pa.Schema:
    """How long each game took: the only thing that differs from one run to the next, so it has its
    own file."""
    return _schema(study, [("game", pa.string()), ("seconds", pa.float64())])


def decisions(study: Study) -> pa.Schema:
    """A row per decision."""
    return _schema(
        study,
        [
            ("game", pa.string()),
            ("ply", pa.int32()),
            ("seat", _SEAT),
            ("player", pa.string()),
            ("view", pa.string()),
            ("legal", pa.list_(pa.string())),
            ("choice", pa.string()),
            ("chances", pa.list_(pa.float32())),
            ("result", pa.float32()),
        ],
    )


SCHEMAS = {"games": games, "times": times, "decisions": decisions}


def kinds(study: Study) -> list[str]:
    """The files that a study has; games come last, they say that a unit is complete."""
    return ["times", *(["decisions"] if study.decisions else []), "games"]


def content(schema: pa.Schema, rows: Sequence[Row]) -> bytes:
    """Rows as a Parquet file; the same rows are the same bytes."""
    if "view" in schema.names:
        rows = [{**row, "view": json.dumps(row["view"], separators=(",", ":"))} for row in rows]
    file = io.BytesIO()
    with writer(file, schema) as out:
        out.write_table(pa.Table.from_pylist(list(rows), schema))
    return file.getvalue()


def writer(file: Any, schema: pa.Schema) -> pq.ParquetWriter:
    return pq.ParquetWriter(file, schema, compression="zstd", version="2.6")


def grouped(tables: Iterator[pa.Table]) -> Iterator[pa.Table]:
    """The rows of small tables in large ones; where these end depends on the rows alone."""
    held: list[pa.Table] = []
    count = 0
    for table in tables:
        held.append(table)
        count += table.num_rows
        while count >= ROW_GROUP:
            whole = pa.concat_tables(held)
            yield whole.slice(0, ROW_GROUP)
            held, count = [whole.slice(ROW_GROUP)], count - ROW_GROUP
    if count:
        yield pa.concat_tables(held)


def _schema(study: Study, fields: Sequence[tuple[str, pa.DataType]]) -> pa.Schema:
    metadata = {VERSION_KEY: str(VERSION).encode(), STUDY_KEY: study.digest.encode()}
    return pa.schema([pa.field(name, kind) for name, kind in fields], metadata)
