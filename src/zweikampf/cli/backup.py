"""``zweikampf backup``: a copy of the database of a server, which may be running."""

from __future__ import annotations

from pathlib import Path

import click

from zweikampf.cli.database import database_option, url_of
from zweikampf.cli.shared import write_line
from zweikampf.terminal.commands import argument, option, texts_for
from zweikampf.terminal.commands import command as make_command


@make_command("backup", help="help-backup")
@argument("file", metavar="FILE", type=click.Path(path_type=Path), help="help-backup-file")
@database_option
@option("--force", is_flag=True, help="help-backup-force")
@click.pass_context
def command(context: click.Context, file: Path, database: str | None, force: bool) -> None:
    """Copy the database of a server."""
    from zweikampf.server.storage import backup

    backup.backup(url_of(database), file, overwrite=force)
    write_line(texts_for(context)("backup-made", path=str(file)))
