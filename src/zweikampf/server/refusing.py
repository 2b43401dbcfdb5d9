"""What is refused, and which way it came: counted by its code, and one line of the log, unless too
many have that code. The code says why and holds nothing of the game or of a person; its values may,
and stay out of both."""

from __future__ import annotations

from typing import Literal

from zweikampf.server.log import note
from zweikampf.server.metrics import Metrics

Way = Literal["call", "socket"]


def note_refusal(metrics: Metrics, code: str, way: Way, table: str | None = None) -> None:
    metrics.refused.labels(code).inc()
    if not metrics.refusal_lines.take(code):
        return
    where = {} if table is None else {"table": table}
    note("refused", code=code, way=way, **where)
