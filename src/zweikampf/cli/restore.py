"""``zweikampf restore``: a backup in the place of the database of a server that is not running."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from zweikampf.cli.database import database_option, url_of
from zweikampf.cli.shared import write_line
from zweikampf.terminal.commands import argument, texts_for
from zweikampf.terminal.commands import command as make_command


@make_command("restore", help="help-restore")
@argument("file", metavar="FILE", type=click.Path(path_type=Path), help="help-restore-file")
@database_option
@click.pass_context
def command(context: click.Context, file: Path, database: str | None) -> None:
    """Put a backup in the place of a database."""
    from zweikampf.server.storage import backup

    texts = texts_for(context)
    aside = backup.restore(url_of(database), file, datetime.now(UTC))
    write_line(texts("restored", path=str(file)))
    if aside is not None:
        write_line(texts("kept-aside", path=str(aside)))
