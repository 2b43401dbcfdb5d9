"""Structured logs: one line of JSON per event, on standard error. No names, no tokens, no cards.

A trace says where something failed and what kind of error it was. An error's own message is only
repeated where it cannot quote input of a person or a game.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from sqlalchemy.exc import DBAPIError

from zweikampf.engine.errors import ZweikampfError

LOGGER = logging.getLogger("zweikampf.server")

_HARMLESS = (OSError, TypeError, AttributeError, ImportError, RuntimeError)
_QUOTING = ("22", "23")  # classes of SQLSTATE: bad data, broken constraints


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "values", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(_chain(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


def _chain(error: BaseException) -> Iterator[str]:
    """The trace of an error, after those of the errors that led to it."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _chain(before)
        yield "then:\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__name__}: {_words(error)}\n"
    for part in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _chain(part)


def _words(error: BaseException) -> str:
    if isinstance(error, ZweikampfError):
        return error.code  # its values and its position are the game's
    if isinstance(error, DBAPIError):
        return f"{type(error.orig).__name__} {_words_of_database(error.orig)} [{error.statement}]"
    if hasattr(error, "sqlstate") or isinstance(error, sqlite3.Error):
        return _words_of_database(error)
    return str(error) if isinstance(error, _HARMLESS) else ""


def _words_of_database(error: BaseException | None) -> str:
    """PostgreSQL quotes the row or the value that breaks a rule; SQLite names the column only."""
    state: str = getattr(error, "sqlstate", None) or ""
    if state.startswith(_QUOTING):
        diagnosis = getattr(error, "diag", None)
        return f"{state} {getattr(diagnosis, 'constraint_name', None) or ''}"
    return str(error).partition("\n")[0]


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # They log every connection and step; our own lines say what matters.
    for chatty in ("websockets", "alembic", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    # It warns about errors that follow from another one, which reaches us and is logged here.
    logging.getLogger("psycopg").setLevel(logging.CRITICAL)
    # Its warnings are about requests that make no sense, and strangers can send many of those. They
    # are counted by code.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)


def note(event: str, **values: Any) -> None:
    LOGGER.info(event, extra={"values": values})


def warn(event: str, **values: Any) -> None:
    """Something that the owner of the server should know."""
    LOGGER.warning(event, extra={"values": values})


def trouble(event: str, error: BaseException, **values: Any) -> None:
    """Something that should not happen, with its trace; for developers."""
    LOGGER.error(event, exc_info=error, extra={"values": values})
