"""Which database a command for people who run a server means.

The parts of the server are loaded when they are needed: help comes without them.
"""

from __future__ import annotations

from zweikampf.terminal.commands import option

database_option = option("--database", metavar="URL", help="help-database")


def url_of(given: str | None) -> str:
    """The database that was named; else that of the settings."""
    from zweikampf.server.settings import Settings

    return given or Settings().database
