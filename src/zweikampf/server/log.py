"""Structured logs: one line of JSON an event, on standard error. No names, no tokens, no cards."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

LOGGER = logging.getLogger("zweikampf.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "values", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # They tell of every connection and step; our own lines say what matters.
    for chatty in ("uvicorn", "websockets", "alembic", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def note(event: str, **values: Any) -> None:
    LOGGER.info(event, extra={"values": values})


def trouble(event: str, error: BaseException, **values: Any) -> None:
    """Something that should not happen, with its trace; for us alone."""
    LOGGER.error(event, exc_info=error, extra={"values": values})
