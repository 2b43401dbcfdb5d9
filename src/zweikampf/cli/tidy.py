"""``zweikampf tidy``: what is too old is removed at once, and its space given back."""

from __future__ import annotations

import time
from dataclasses import asdict, replace

import click

from zweikampf.cli.database import database_option, url_of
from zweikampf.cli.shared import write_line
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import option, texts_for

DAYS = click.IntRange(min=0)


@make_command("tidy", help="help-tidy")
@database_option
@option("--finished", type=DAYS, metavar="DAYS", help="help-tidy-finished")
@option("--abandoned", type=DAYS, metavar="DAYS", help="help-tidy-abandoned")
@option("--guests", type=DAYS, metavar="DAYS", help="help-tidy-guests")
@click.pass_context
def command(
    context: click.Context,
    database: str | None,
    finished: int | None,
    abandoned: int | None,
    guests: int | None,
) -> None:
    """Remove what is too old."""
    from zweikampf.server.settings import Settings
    from zweikampf.server.storage.opening import open_store
    from zweikampf.server.storage.retention import Retention, remove_all

    given = {"finished": finished, "abandoned": abandoned, "guests": guests}
    chosen = {name: days for name, days in given.items() if days is not None}
    retention = replace(Retention.of(Settings()), **chosen)
    store = open_store(url_of(database))
    try:
        removed = remove_all(store, retention, time.time_ns() // 1_000_000)
        store.shrink()
    finally:
        store.close()
    texts = texts_for(context)
    write_line(texts("tidied", **asdict(removed)))
    if not retention.finished and not retention.abandoned:
        write_line(texts("tidy-keeps-tables"))
