"""What a command line says about itself and about calls that it does not understand."""

from __future__ import annotations

import re
import sys

from typer.exceptions import TyperException

from zweikampf.engine.texts import Language, Texts, language_of_system
from zweikampf.terminal import words


def language_of(arguments: list[str]) -> Language:
    """The language that was asked for, even if the rest of the call is wrong."""
    for at, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=")
        if argument == "--lang" and at + 1 < len(arguments):
            value = arguments[at + 1]
        if value in ("de", "en") and argument.startswith("--lang"):
            return "de" if value == "de" else "en"
    return language_of_system()


def spread(arguments: list[str], option: str) -> list[str]:
    """``--players a b`` as ``--players a --players b``, which is all that parsers understand."""
    spread_out: list[str] = []
    is_list = False
    for argument in arguments:
        if argument.startswith("-"):
            is_list = argument == option
        elif is_list and spread_out[-1] != option:
            spread_out.append(option)
        spread_out.append(argument)
    return spread_out


def help_texts() -> Texts:
    """The texts for ``--help``: they are needed before any argument has been read."""
    return words.general_texts(language_of(sys.argv[1:]))


def complaint(error: TyperException, texts: Texts) -> str:
    """One sentence about a call that cannot be understood."""
    kind = type(error).__name__
    what = _what(error)
    if kind == "MissingParameter":
        return texts("usage-missing", what=what)
    if kind == "NoSuchOption":
        return texts("usage-no-option", what=what)
    if kind == "BadParameter":
        return texts("usage-bad-value", what=what, choices=_choices(error))
    unknown = re.match(r"No such command '([^']*)'", error.format_message())
    if unknown:
        return texts("usage-no-command", what=unknown[1])
    return texts("bad-command", message=error.format_message())


def _choices(error: TyperException) -> str:
    """The values that an option takes, if it takes only some; else ``none``."""
    named = re.search(r"is not one of (.*?)\.?$", error.format_message())
    return named[1].replace("'", "") if named else "none"


def _what(error: TyperException) -> str:
    """The option or argument that an error is about, as it is typed."""
    name = getattr(error, "option_name", None)
    if name:
        return str(name)
    param = getattr(error, "param", None)
    if param is None:
        return "?"
    options = [name for name in param.opts if name.startswith("--")]
    return options[0] if options else str(param.metavar or param.name)
