"""Answers to a shell: how a command line that is being typed could continue."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    ShellComplete,
    ZshComplete,
)

from zweikampf.cli.group import COMPLETION
from zweikampf.engine import registry
from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.texts import Texts
from zweikampf.terminal import words
from zweikampf.terminal.commands import texts_for

Items = list[CompletionItem]


def complete(app: click.Command, texts: Texts, instruction: str) -> int:
    """Print what fits, for the shell that asks; the exit code."""
    shell, _, wanted = instruction.partition("_")
    kind = _SHELLS.get(shell)
    if kind is None or wanted != "complete":
        return 1
    found = kind(app, {"obj": texts}, "zweikampf", COMPLETION).complete()
    sys.stdout.write(f"{found}\n" if found else "")
    return 0


class _Bash(BashComplete):
    """Bash takes ``mode=table`` for three words, and completes the last of them."""

    def get_completion_args(self) -> tuple[list[str], str]:
        before, incomplete = super().get_completion_args()
        glued: list[str] = []
        for word in [*before, incomplete]:
            if glued and (word == "=" or glued[-1].endswith("=")):
                glued[-1] += word
            else:
                glued.append(word)
        *before, whole = glued
        self.typed = whole.removesuffix(incomplete) if incomplete != "=" else whole
        return before, whole

    def format_completion(self, item: CompletionItem) -> str:
        item.value = item.value.removeprefix(self.typed)
        return super().format_completion(item)


_SHELLS: dict[str, type[ShellComplete]] = {
    "bash": _Bash,
    "zsh": ZshComplete,
    "fish": FishComplete,
}


# What there is to choose from


def games(context: click.Context, _param: click.Parameter, incomplete: str) -> Items:
    language = texts_for(context).language
    titles = ((name, words.texts_of(name, language)("title")) for name in registry.names())
    return _fitting(titles, incomplete)


def players(context: click.Context, _param: click.Parameter, incomplete: str) -> Items:
    from zweikampf.players.opponents import NAMES

    return _fitting(((name, "") for name in NAMES), incomplete)


def presets(context: click.Context, _param: click.Parameter, incomplete: str) -> Items:
    game = _game(context)
    if game is None:
        return []
    texts = words.texts_of(game.id, texts_for(context).language)
    names = game.options.presets
    return _fitting(((name, texts(f"preset-{name}")) for name in names), incomplete)


def options(context: click.Context, _param: click.Parameter, incomplete: str) -> Items:
    """Every option of the game with each of its values."""
    game = _game(context)
    if game is None:
        return []
    texts = words.texts_of(game.id, texts_for(context).language)
    found = [
        (f"{each.name}={value}", texts(f"option-{each.name}"))
        for each in game.options.fields()
        for value in each.metadata.get("choices", (each.default,))
    ]
    return _fitting(found, incomplete)


def _game(context: click.Context) -> AnyGame | None:
    """The game that was named before, if it is one. An option without its value, as it is typed
    now, ends the parsing; what was not parsed is in ``args``."""
    named = (context.params.get("game"), *context.args)
    try:
        return registry.find(next(str(each) for each in named if each is not None))
    except (ZweikampfError, StopIteration):
        return None


def _fitting(found: Iterable[tuple[str, str]], incomplete: str) -> Items:
    return [
        CompletionItem(value, help=said or None)
        for value, said in found
        if value.startswith(incomplete)
    ]
