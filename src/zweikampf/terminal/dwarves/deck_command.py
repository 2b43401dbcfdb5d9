"""``zweikampf deck``: validate your own deck file, and show what is on the cards."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from zweikampf.engine.texts import Language, Texts, language_of_system
from zweikampf.terminal.commands import Command, Group, OneOf, argument, option

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

HAS_PROBLEMS = 1
PACKAGE = "zweikampf.games.dwarves"

app = Group("deck", help="help-deck", package=PACKAGE)

lang_option = option("--lang", type=OneOf(["de", "en"]), help="help-lang")


@app.command("check", cls=Command, package=PACKAGE, help="help-deck-check")
@argument("file", metavar="FILE", type=click.Path(path_type=Path), help="help-deck-file")
@lang_option
def check(file: Path, lang: str | None) -> None:
    """Check a deck file against every rule; the exit code says whether it may be played."""
    from rich.console import Console
    from rich.text import Text

    from zweikampf.games.dwarves import decks

    texts = _texts(lang)
    console = Console(highlight=False)
    if str(file) == "-":
        report = decks.inspect_content(sys.stdin.buffer.read(decks.LARGEST + 1))
    else:
        report = decks.inspect(file)
    if report.deck is None:
        console.print(Text(texts("deck-problems", count=len(report.problems), deck=file.name)))
        for problem in report.problems:
            console.print(Text(texts.reason(problem)), soft_wrap=True)
        raise click.exceptions.Exit(HAS_PROBLEMS)
    sheets = report.deck.sheets
    total = sum(sheet.copies for sheet in sheets)
    points = sum(sheet.copies * sheet.points for sheet in sheets)
    console.print(Text(texts("deck-good", deck=file.name, cards=total, points=points)))
    if report.warnings:
        console.print(Text(texts("deck-hints")))
        for warning in report.warnings:
            console.print(Text(texts.reason(warning)), soft_wrap=True)


def _names(_context: click.Context, _param: click.Parameter, typed: str) -> list[CompletionItem]:
    """For a shell: the decks that are known by name, and files."""
    from click.shell_completion import CompletionItem

    from zweikampf.games.dwarves import decks

    known = [CompletionItem(name) for name in decks.names() if name.startswith(typed)]
    return [*known, CompletionItem(typed, type="file")]


@app.command("show", cls=Command, package=PACKAGE, help="help-deck-show")
@argument("deck", metavar="NAME|FILE", default="", help="help-deck-name", shell_complete=_names)
@lang_option
def show(deck: str, lang: str | None) -> None:
    """Print what is on the cards of a deck, and how sure each value is."""
    from rich.console import Console
    from rich.text import Text

    from zweikampf.games.dwarves import decks
    from zweikampf.terminal.dwarves.sheets import deck_table

    texts = _texts(lang)
    found = decks.open_deck(deck or decks.STANDARD)
    console = Console(highlight=False)
    console.print(deck_table(found, texts))
    console.print(Text(texts("deck-flags"), style="dim"))
    console.print(Text(texts("deck-notice"), style="dim"))


def _texts(lang: str | None) -> Texts:
    from zweikampf.terminal import words

    return words.texts_of("dwarves", cast(Language, lang) if lang else language_of_system())
