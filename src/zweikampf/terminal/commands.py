"""Commands of a terminal: click, with all that it says in German and English.

The ``help`` of a command, an argument or an option is the key of a text, looked up when someone
asks for help. A command of a game names the package of its texts; a ``help`` that is no key is
shown as it is.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from zweikampf import __version__, _form
from zweikampf.engine.texts import Language, Texts, language_of_system

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

F = TypeVar("F", bound=Callable[..., Any])
SETTINGS = {"show_default": True}


def general_texts(language: Language, *more: str) -> Texts:
    """What is said before a game is known."""
    return Texts(language, "zweikampf.engine", "zweikampf.terminal", *more)


def texts_for(context: click.Context) -> Texts:
    """The texts in the language of this call."""
    found = context.find_root().obj
    language = found.language if isinstance(found, Texts) else language_of_system()
    package = getattr(context.command, "package", None)
    if package is None:
        return found if isinstance(found, Texts) else general_texts(language)
    return general_texts(language, package)


def _say(context: click.Context, key: str | None) -> str:
    if not key:
        return ""
    texts = texts_for(context)
    return texts(key) if texts.has(key) else key


def _metavar(context: click.Context, metavar: str) -> str:
    """What stands for a value, in the language of the reader."""
    key = "metavar-" + re.sub(r"\W+", "-", metavar.lower())
    return _say(context, key) if texts_for(context).has(key) else metavar


class Argument(click.Argument):
    def make_metavar(self, ctx: click.Context) -> str:
        return _metavar(ctx, super().make_metavar(ctx))

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.make_metavar(ctx), _say(ctx, self.help)


class Option(click.Option):
    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if self.hidden:
            return None
        extra = self.get_help_extra(ctx)
        notes = [_say(ctx, self.help)]
        if "default" in extra:
            notes.append(texts_for(ctx)("help-default", value=extra["default"]))
        return self.get_help_spec(ctx), " ".join(notes)

    def make_metavar(self, ctx: click.Context) -> str:
        if self.metavar is None and isinstance(
            self.type, (click.types.IntParamType, click.types.FloatParamType)
        ):
            return "N"
        if self.metavar is None and isinstance(self.type, click.Path):
            return _metavar(ctx, "FILE")
        return _metavar(ctx, super().make_metavar(ctx))


class TooMuch(click.UsageError):
    """Words after the last one that a command takes."""


class Seconds(click.FloatRange):
    """A time; ``nan`` and ``inf`` are numbers for Python and no times."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        found = float(super().convert(value, param, ctx))
        if not math.isfinite(found):
            self.fail("no time", param, ctx)
        return found


class BadWord(click.BadParameter):
    """A word that is none of those an option takes; the message is the word."""


class OneOf(click.Choice[str]):
    """One of a few words. ``click.Choice`` would say in English what was typed."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise BadWord(str(value), ctx, param) from None


class BadValue(click.BadParameter):
    """A value that cannot be; the message is the key of the text that says what is right."""


def tell_version() -> None:
    form = "compiled" if _form.is_compiled() else "not compiled"
    sys.stdout.write(f"zweikampf {__version__} ({form})\n")


def _version_option(hidden: bool) -> Option:
    """Every command takes it, as every command takes ``--help``; the first one lists it."""

    def tell(context: click.Context, _option: click.Parameter, is_asked: bool) -> None:
        if is_asked and not context.resilient_parsing:
            tell_version()
            context.exit()

    return Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        hidden=hidden,
        callback=tell,
        help="help-version",
    )


class Command(click.Command):
    package: str | None = None

    def __init__(
        self, *given: Any, package: str | None = None, lists_version: bool = False, **settings: Any
    ) -> None:
        settings.setdefault("context_settings", SETTINGS)
        super().__init__(*given, **settings)
        self.package = package
        self.params.append(_version_option(hidden=not lists_version))

    def get_help_option_names(self, ctx: click.Context) -> list[str]:
        """Ours in any context. Click keeps the option that it makes first: a context without our
        settings, in which a command is only looked at, would decide for all others."""
        return ["-h", "--help"]

    def say(self, ctx: click.Context, key: str | None) -> str:
        return _say(ctx, key)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        takes_all = ctx.allow_extra_args
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not takes_all and not ctx.resilient_parsing:
            raise TooMuch(" ".join(rest), ctx)
        return rest

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        found = click.Command.shell_complete(self, ctx, incomplete)
        for item in found:
            item.help = self.say(ctx, item.help)
        return found

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = [self.say(ctx, "help-pieces-options")]
        return pieces + [piece for each in self.params for piece in each.get_usage_pieces(ctx)]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, self.say(ctx, "help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.help:
            formatter.write_paragraph()
            formatter.write_text(self.say(ctx, self.help))

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        found = [each for each in self.get_params(ctx) if isinstance(each, click.Argument)]
        if found:
            with formatter.section(self.say(ctx, "help-arguments")):
                formatter.write_dl([each.get_help_record(ctx) for each in found])

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        found = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        with formatter.section(self.say(ctx, "help-options-heading")):
            formatter.write_dl([row for each in found if (row := each.get_help_record(ctx))])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = self.say(ctx, "help-help")
        return found


class Group(Command, click.Group):
    """Commands below a command; without one it says what there is."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, invoke_without_command=True, **settings)

    def invoke(self, ctx: click.Context) -> Any:
        if not (ctx._protected_args or ctx.args):
            click.echo(self.get_help(ctx))
            return None
        return super().invoke(ctx)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*Command.collect_usage_pieces(self, ctx), self.say(ctx, "help-pieces-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Command.format_options(self, ctx, formatter)
        rows = [(name, self.help_of(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(self.say(ctx, "help-commands")):
            formatter.write_dl([(name, said) for name, said in rows if said is not None])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        fitting = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        said = [(name, self.help_of(ctx, name)) for name in fitting]
        commands = [CompletionItem(name, help=text) for name, text in said if text is not None]
        return commands + super().shell_complete(ctx, incomplete)

    def help_of(self, ctx: click.Context, name: str) -> str | None:
        """What a command does, in its own words; ``None`` if it cannot be loaded."""
        found = self.get_command(ctx, name)
        if found is None or found.hidden:
            return None
        with click.Context(found, info_name=name, parent=ctx) as below:
            return _say(below, found.help)


def command(name: str, **settings: Any) -> Callable[[Callable[..., Any]], Command]:
    """As ``click.command``, with our kind of help."""
    return click.command(name, cls=Command, **settings)


def argument(name: str, **settings: Any) -> Callable[[F], F]:
    return click.argument(name, cls=settings.pop("cls", Argument), **settings)


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, cls=Option, **settings)
