"""``zweikampf replay``: a recorded game in words, from beginning to end."""

from __future__ import annotations

from pathlib import Path

from zweikampf.cli.failure import NOT_TRUE, Failure
from zweikampf.cli.shared import (
    lang_option,
    language_of,
    plain_console,
    read_record,
    record_argument,
)
from zweikampf.engine import registry
from zweikampf.terminal import words
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.replaying import tell_record


@make_command("replay", help="help-replay")
@record_argument
@lang_option
def command(file: Path, lang: str | None) -> None:
    """Print a recorded game in words."""
    record = read_record(file, language_of(lang))
    texts = words.texts_of(registry.find(record.game).id, language_of(lang))
    if not tell_record(record, texts, plain_console()):
        raise Failure(texts("wrong-result"), NOT_TRUE)
