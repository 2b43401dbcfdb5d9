"""The database of a server, opened as its only owner; or a sentence about what is wrong with it."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.server.migrations import UnknownSchema
from zweikampf.server.owner import Taken
from zweikampf.server.store import Store


class NotOpened(ZweikampfError):
    """The database cannot be used; the reason says why."""


def open_store(url: str) -> Store:
    try:
        return Store(url, owned=True)
    except Taken:
        raise NotOpened(because("database-taken")) from None
    except UnknownSchema as error:
        raise NotOpened(because("database-too-new", schema=str(error))) from None
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise not_opened(error) from error


def not_opened(error: Exception) -> NotOpened:
    why = str(getattr(error, "orig", None) or error).splitlines()[0]
    return NotOpened(because("database-not-opened", why=why))
