"""``zweikampf options``: what can be chosen before a game, presets first."""

from __future__ import annotations

from zweikampf.cli.shared import game_argument, lang_option, language_of, plain_console
from zweikampf.engine import registry
from zweikampf.terminal import choosing, words
from zweikampf.terminal.commands import command as make_command


@make_command("options", help="help-options")
@game_argument
@lang_option
def command(game: str, lang: str | None) -> None:
    """What can be chosen before a game."""
    found = registry.find(game)
    plain_console().print(choosing.overview(found, words.texts_of(found.id, language_of(lang))))
