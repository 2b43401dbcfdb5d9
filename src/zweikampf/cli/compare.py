"""``zweikampf compare``: games with the same cards side by side."""

from __future__ import annotations

import json
from pathlib import Path

import click

from zweikampf.cli.shared import (
    json_option,
    lang_option,
    language_of,
    plain_console,
    read_record,
    write_line,
)
from zweikampf.players.insight.comparison import compared
from zweikampf.terminal import words
from zweikampf.terminal.commands import argument, option
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.comparing import MOST_ROWS, tell_comparison
from zweikampf.terminal.insight import reader_of


@make_command("compare", help="help-compare")
@argument(
    "files",
    metavar="FILE FILE...",
    type=click.Path(path_type=Path),
    nargs=-1,
    required=True,
    help="help-compare-files",
)
@option("--seat", type=click.IntRange(1, 2), help="help-compare-seat")
@option("--no-luck", is_flag=True, help="help-compare-no-luck")
@option("--all", "is_whole", is_flag=True, help="help-compare-all")
@json_option
@lang_option
def command(
    files: tuple[Path, ...],
    seat: int | None,
    no_luck: bool,
    is_whole: bool,
    as_json: bool,
    lang: str | None,
) -> None:
    """Where games with the same cards part, and how they ended without luck."""
    language = language_of(lang)
    records = [read_record(file, language) for file in files]
    found = compared(records)
    seats = [reader_of(record) if seat is None else seat - 1 for record in records]
    if as_json:
        told = found.json()
        if not no_luck:
            pairs = zip(found.ledgers, seats, strict=True)
            told["adjusted"] = [float(ledger.adjusted(own)) for ledger, own in pairs]
        write_line(json.dumps(told))
        return
    texts = words.texts_of(records[0].game, language)
    rows = None if is_whole else MOST_ROWS
    tell_comparison(found, seats, texts, plain_console(), with_luck=not no_luck, most_rows=rows)
