"""What a command line says about itself and about calls that it does not understand."""

from __future__ import annotations

from typing import Any

from click import BadParameter, ClickException, Context, Group, Parameter, UsageError
from click.exceptions import BadOptionUsage, MissingParameter, NoSuchCommand, NoSuchOption
from click.types import FloatParamType, IntParamType, ParamType

from zweikampf.engine import plugins
from zweikampf.engine.likeness import closest
from zweikampf.engine.sentences import with_guess
from zweikampf.engine.texts import Language, Texts, language_of_system
from zweikampf.terminal.commands import BadValue, BadWord, OneOf, TooMuch

_PLAY = "play"


def language_of(arguments: list[str]) -> Language:
    """The language that was asked for, even if the rest of the call is wrong."""
    for at, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=")
        if argument == "--lang" and at + 1 < len(arguments):
            value = arguments[at + 1]
        if value in ("de", "en") and argument.startswith("--lang"):
            return "de" if value == "de" else "en"
    return language_of_system()


def complaint(error: ClickException, texts: Texts) -> str:
    """One sentence about a call that cannot be understood."""
    what = _what(error)
    if isinstance(error, MissingParameter):
        said = texts("usage-missing", what=what)
        if what == texts("metavar-game"):
            said += f" {texts('help-game', games=', '.join(plugins.names('games')))}"
        return said
    if isinstance(error, NoSuchOption):
        known = [name for each in _params(error) for name in each.opts if name.startswith("-")]
        said = texts("usage-no-option", what=what)
        return with_guess(said, closest(what, known), texts.language)
    if isinstance(error, NoSuchCommand):
        assert error.ctx is not None
        assert isinstance(error.ctx.command, Group)
        known = error.ctx.command.list_commands(error.ctx)
        said = texts("usage-no-command", what=error.command_name)
        guess = closest(error.command_name, known)
        if _PLAY in known:  # who types the name of a game wants to play it
            game = closest(error.command_name, plugins.names("games"))
            guess = guess or (f"{_PLAY} {game}" if game else None)
        return with_guess(said, guess, texts.language)
    if isinstance(error, BadValue):
        return texts(error.message, what=what)
    if isinstance(error, BadWord):
        return _bad_word(error, what, texts)
    if isinstance(error, BadParameter) and error.param is not None:
        return _bad_value(error.param.type, what, texts)
    if isinstance(error, BadOptionUsage):
        is_flag = "does not take" in error.message  # the error knows no more: it has no context
        return texts("usage-takes-no-value" if is_flag else "usage-needs-value", what=what)
    if isinstance(error, TooMuch):
        return texts("usage-too-much", what=error.message)
    return texts("usage-other", message=error.format_message())


def _bad_word(error: BadWord, what: str, texts: Texts) -> str:
    """The words that an option takes, and which of them was probably meant."""
    assert error.param is not None
    assert isinstance(error.param.type, OneOf)
    choices = error.param.type.choices
    said = texts("usage-choice", what=what, choices=", ".join(choices))
    return with_guess(said, closest(error.message, choices), texts.language)


def _bad_value(wanted: ParamType[Any], what: str, texts: Texts) -> str:
    """What an option takes: a number within its range, most of the time."""
    if not isinstance(wanted, (IntParamType, FloatParamType)):
        return texts("usage-bad-value", what=what)
    kind = "whole" if isinstance(wanted, IntParamType) else "any"
    least, most = getattr(wanted, "min", None), getattr(wanted, "max", None)
    if kind == "whole" and least is not None and most == least + 1:
        return texts("usage-either", what=what, one=str(least), two=str(most))
    span = "free" if least is None else "least" if most is None else "between"
    return texts("usage-number", what=what, kind=kind, span=span, least=str(least), most=str(most))


def _params(error: UsageError) -> list[Parameter]:
    return [] if error.ctx is None else error.ctx.command.get_params(error.ctx)


def _what(error: ClickException) -> str:
    """The option or argument that an error is about, as it is typed."""
    name = getattr(error, "option_name", None)
    if name:
        return str(name)
    param: Parameter | None = getattr(error, "param", None)
    if param is None:
        return "?"
    long = next((name for name in param.opts if name.startswith("--")), None)
    context: Context | None = getattr(error, "ctx", None)
    if long is not None or context is None:
        return long or str(param.name)
    return param.make_metavar(context)
