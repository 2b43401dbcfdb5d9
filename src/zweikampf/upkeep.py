"""Commands for people who run a server: ``zweikampf backup``, ``restore`` and ``tidy``.

The parts of the server are loaded when they are needed: all other commands start without them.
"""

from __future__ import annotations

import sys
import time
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from zweikampf.terminal import usage

SAY = usage.help_texts()

app = typer.Typer()

Database = Annotated[str | None, typer.Option(metavar="URL", help=SAY("help-database"))]


@app.command(help=SAY("help-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=SAY("help-backup-file"))],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help=SAY("help-backup-force"))] = False,
) -> None:
    """Copy the database of a server, which may be running."""
    from zweikampf.server import backup as copies

    copies.backup(_url(database), file, overwrite=force)
    _say("backup-made", path=str(file))


@app.command(help=SAY("help-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=SAY("help-restore-file"))],
    database: Database = None,
) -> None:
    """Put a backup in the place of the database of a server that is not running."""
    from zweikampf.server import backup as copies

    aside = copies.restore(_url(database), file, datetime.now(UTC))
    _say("restored", path=str(file))
    if aside is not None:
        _say("kept-aside", path=str(aside))


Days = Annotated[int | None, typer.Option(metavar="DAYS", min=0, help=SAY("help-tidy-days"))]


@app.command(help=SAY("help-tidy"))
def tidy(
    database: Database = None,
    finished: Days = None,
    abandoned: Days = None,
    guests: Days = None,
) -> None:
    """Remove what is too old at once, and give the space back."""
    from zweikampf.server.opening import open_store
    from zweikampf.server.retention import Retention, remove_all
    from zweikampf.server.settings import Settings

    given = {"finished": finished, "abandoned": abandoned, "guests": guests}
    chosen = {name: days for name, days in given.items() if days is not None}
    retention = replace(Retention.of(Settings()), **chosen)
    store = open_store(_url(database))
    try:
        removed = remove_all(store, retention, time.time_ns() // 1_000_000)
        store.shrink()
    finally:
        store.close()
    _say("tidied", **asdict(removed))
    if not retention.finished and not retention.abandoned:
        _say("tidy-keeps-tables")


def _url(given: str | None) -> str:
    from zweikampf.server.settings import Settings

    return given or Settings().database


def _say(key: str, **values: str | int) -> None:
    sys.stdout.write(SAY(key, **values) + "\n")
