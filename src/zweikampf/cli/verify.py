"""``zweikampf verify``: a record replayed by the rules; its result, secret and draws checked."""

from __future__ import annotations

import json
from pathlib import Path

import click

from zweikampf.cli.failure import NOT_PROVEN, NOT_TRUE, Failure
from zweikampf.cli.shared import (
    json_option,
    lang_option,
    language_of,
    plain_console,
    read_record,
    record_argument,
    write_line,
)
from zweikampf.engine.errors import RecordError
from zweikampf.engine.record import Record
from zweikampf.engine.replay import Verdict
from zweikampf.engine.replay import verify as verify_record
from zweikampf.terminal import words
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import general_texts, option
from zweikampf.terminal.replaying import tell_verdict


@make_command("verify", help="help-verify")
@record_argument
@lang_option
@option("--sealed", is_flag=True, help="help-verify-sealed")
@option("--commitment", metavar="HEX", help="help-verify-commitment")
@option("--word", metavar="HEX", help="help-verify-word")
@json_option
def command(
    file: Path,
    lang: str | None,
    sealed: bool,
    commitment: str | None,
    word: str | None,
    as_json: bool,
) -> None:
    """Replay a record by the rules, and check its result, its sealed secret and every draw."""
    language = language_of(lang)
    record = read_record(file, language)
    seen, given = (commitment or "").lower(), (word or "").lower()
    try:
        verdict = verify_record(record, commitment=seen, word=given)
    except RecordError as error:
        if not as_json or not error.denies:
            raise
        said = general_texts(language).reason(error.reason)
        write_line(json.dumps({"holds": False, "error": error.code, "message": said}))
        raise click.exceptions.Exit(NOT_TRUE) from None
    texts = words.texts_of(record.game, language)
    if as_json:
        write_line(json.dumps(_as_json(record, verdict)))
    else:
        tell_verdict(record, verdict, texts, plain_console(), compared=bool(commitment))
    if sealed and not verdict.sealed:
        raise Failure(texts("not-proven"), NOT_PROVEN)


def _as_json(record: Record, verdict: Verdict) -> dict[str, object]:
    """What was found, and what a person would compare with what they saw before the game."""
    return {
        "holds": True,
        "game": record.game,
        "plies": verdict.plies,
        "finished": verdict.outcome is not None,
        "outcome": None if verdict.outcome is None else verdict.outcome.json(),
        "end": record.end or None,
        "committed": verdict.committed,
        "sealed": verdict.sealed,
        "commitment": record.commit or None,
        "words": list(record.words) if record.has_words else None,
        "seats": record.seats or None,
        "dealt": record.dealt or None,
        "deal": record.deal or None,
        "continued": record.continued or None,
    }
