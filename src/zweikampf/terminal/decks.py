"""``zweikampf deck``: check a deck file of one's own, and show what is on the cards."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal, cast

import typer
from rich.console import Console
from rich.text import Text

from zweikampf.engine.texts import Language, Texts, language_of_system
from zweikampf.games.dwarves import decks
from zweikampf.terminal import usage, words
from zweikampf.terminal.sheets import deck_table

HAS_PROBLEMS = 1

# Whoever types a command may play with any deck file of this machine.
decks.allow_paths()

SAY = words.texts_of("dwarves", usage.language_of(sys.argv[1:]))

app = typer.Typer(help=SAY("help-deck"), no_args_is_help=True)

LangFlag = Annotated[Literal["de", "en"] | None, typer.Option("--lang", help=SAY("help-lang"))]


@app.command(help=SAY("help-deck-check"))
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=SAY("help-deck-file"))],
    lang: LangFlag = None,
) -> None:
    """Check a deck file against every rule; the exit code says whether it may be played."""
    texts = _texts(lang)
    console = Console(highlight=False)
    report = decks.inspect(file)
    if report.deck is None:
        console.print(Text(texts("deck-problems", count=len(report.problems), deck=file.name)))
        for problem in report.problems:
            console.print(Text(texts.reason(problem)), soft_wrap=True)
        raise typer.Exit(HAS_PROBLEMS)
    sheets = report.deck.sheets
    total = sum(sheet.copies for sheet in sheets)
    points = sum(sheet.copies * sheet.points for sheet in sheets)
    console.print(Text(texts("deck-good", deck=file.name, cards=total, points=points)))
    if report.warnings:
        console.print(Text(texts("deck-hints")))
        for warning in report.warnings:
            console.print(Text(texts.reason(warning)), soft_wrap=True)


@app.command(help=SAY("help-deck-show"))
def show(
    deck: Annotated[
        str, typer.Argument(metavar="NAME|FILE", help=SAY("help-deck-name"))
    ] = decks.STANDARD,
    lang: LangFlag = None,
) -> None:
    """Print what is on the cards of a deck, and how sure each value is."""
    texts = _texts(lang)
    found = decks.open_deck(deck)
    console = Console(highlight=False)
    console.print(deck_table(found, texts))
    console.print(Text(texts("deck-flags"), style="dim"))
    console.print(Text(texts("deck-notice"), style="dim"))


def _texts(lang: str | None) -> Texts:
    return words.texts_of("dwarves", cast(Language, lang) if lang else language_of_system())
