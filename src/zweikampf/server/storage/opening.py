"""The database of a server, opened by someone who may write; or a sentence about what is wrong."""

from __future__ import annotations

import re

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from zweikampf.engine import extras
from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because
from zweikampf.server.settings import database_url
from zweikampf.server.storage.migrations import UnknownSchema
from zweikampf.server.storage.owner import Taken
from zweikampf.server.storage.store import Store

_PASSWORD = re.compile(r"(//[^/@:]*):[^/@]*@")


class NotOpened(ZweikampfError):
    """The database cannot be used; the reason says why, in no words of libraries."""


def open_store(url: str, *, shared: bool = False) -> Store:
    """``shared``: beside other servers, if the database is PostgreSQL."""
    address_of(url)
    try:
        return Store(url, owned=True, shared=shared)
    except Taken:
        raise NotOpened(because("database-taken")) from None
    except UnknownSchema as error:
        raise NotOpened(because("database-too-new", schema=str(error))) from None
    except ImportError as error:
        missing = extras.missing(error)
        unknown = because("no-database-driver", name=str(error.name))
        raise NotOpened(unknown if missing is None else missing.reason) from error
    except OSError as error:
        where = "" if error.filename is None else f" ({error.filename})"
        why = f"{error.strerror or error}{where}"
        raise NotOpened(because("database-not-opened", why=why)) from error
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise NotOpened(because("database-not-opened", why=why)) from error


def check_shared(url: str) -> None:
    """``NotOpened`` if several processes cannot use this database."""
    if address_of(url).get_backend_name() != "postgresql":
        raise NotOpened(because("processes-need-postgresql"))


def address_of(url: str) -> URL:
    """The address of a database that we can use; ``NotOpened`` if it is none."""
    try:
        found = make_url(database_url(url))
        if found.get_backend_name() in ("sqlite", "postgresql"):
            found.get_dialect()
            return found
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        pass
    shown = _PASSWORD.sub(r"\1:***@", shorten(url, longest=100))
    raise NotOpened(because("not-a-database", url=shown))
