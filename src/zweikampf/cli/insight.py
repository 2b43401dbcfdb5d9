"""``zweikampf insight``: a finished game understood. What was luck, what was play, what could be
known."""

from __future__ import annotations

import json
from pathlib import Path

import click

from zweikampf.cli.failure import Failure
from zweikampf.cli.shared import (
    json_option,
    lang_option,
    language_of,
    plain_console,
    read_record,
    record_argument,
    write_line,
)
from zweikampf.engine import registry
from zweikampf.engine.record import Record
from zweikampf.engine.texts import Texts
from zweikampf.players.insight.explaining import explain
from zweikampf.players.insight.known import known_at
from zweikampf.players.insight.ledger import ledger_of
from zweikampf.terminal import words
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import option
from zweikampf.terminal.insight import Report, reader_of, tell_ledger


@make_command("insight", help="help-insight")
@record_argument
@option("--seat", type=click.IntRange(1, 2), help="help-insight-seat")
@option("--known", is_flag=True, help="help-insight-known")
@option("--ply", type=click.IntRange(0), help="help-insight-ply")
@json_option
@lang_option
def command(
    file: Path, seat: int | None, known: bool, ply: int | None, as_json: bool, lang: str | None
) -> None:
    """What was luck and what was play in a finished game."""
    language = language_of(lang)
    record = read_record(file, language)
    texts = words.texts_of(registry.find(record.game).id, language)
    if known != (ply is not None):
        raise Failure(texts("known-needs-ply"))
    reader = reader_of(record) if seat is None else seat - 1  # people count seats from 1
    if ply is not None:
        found = known_at(record, ply, None if seat is None else reader)
        if as_json:
            write_line(json.dumps(found.json()))
        else:
            Report(record, found.seat, texts, plain_console()).tell_known(found)
        return
    _ledger(record, reader, texts, as_json=as_json)


def _ledger(record: Record, reader: int, texts: Texts, *, as_json: bool) -> None:
    if as_json:
        ledger = ledger_of(record)
        why = [each.json() for seat in (0, 1) for each in explain(record, ledger.costliest(seat))]
        write_line(json.dumps({**ledger.json(), "explained": why}))
        return
    tell_ledger(record, reader, texts, plain_console())
