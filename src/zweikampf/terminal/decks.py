"""``zweikampf deck``: check a deck file of one's own, and show what is on the cards."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal, cast

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Language, Texts, language_of_system
from zweikampf.games.dwarves import decks
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.sheet import SIDES, Sheet
from zweikampf.terminal import usage, words

HAS_PROBLEMS = 1
_MARKS = {"documented": "", "inferred": " i", "placeholder": " p"}

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


def deck_table(deck: Deck, texts: Texts) -> Table:
    """One line for each kind."""
    title = texts("deck-title", title=deck.title[texts.language], name=deck.name)
    grid = Table(title=Text(title), box=box.SIMPLE_HEAD, title_justify="left")
    for key in ("kind", "copies", "cost", "health", "points", "text", "good-name", "evil-name"):
        grid.add_column(Text(texts(f"deck-{key}")))
    for sheet in deck.sheets:
        grid.add_row(*(Text(cell) for cell in _cells(sheet, texts)))
    return grid


def _cells(sheet: Sheet, texts: Texts) -> tuple[str, ...]:
    cost = texts("cost-short", size=sheet.size, face=sheet.face or 0)
    return (
        sheet.kind,
        _marked(str(sheet.copies), sheet, "copies"),
        _marked(cost, sheet, "cost"),
        _marked(str(sheet.health), sheet, "health") if sheet.health else "",
        _marked(str(sheet.points), sheet, "points") if sheet.points else "",
        effect(sheet, texts),
        *(_name(sheet, side, texts) for side in SIDES),
    )


def effect(sheet: Sheet, texts: Texts) -> str:
    """What a card does, in a sentence; the points of a victory card say all."""
    if sheet.type == "victory":
        return ""
    if len(sheet.faces) == 5:
        text = texts(f"effect-{sheet.effect}-any")
    else:
        faces = "/".join(str(face) for face in sheet.faces)
        text = texts(f"effect-{sheet.effect}", faces=faces, amount=sheet.amount)
    return _marked(text, sheet, "effect", "amount", "faces")


def _name(sheet: Sheet, side: str, texts: Texts) -> str:
    name = sheet.names[side][texts.language]
    return _marked(name, sheet, f"{side}_{texts.language}")


def _marked(text: str, sheet: Sheet, *keys: str) -> str:
    """With the mark of the least sure of these values."""
    flags = [sheet.flags[key] for key in keys if key in sheet.flags]
    return text + _MARKS[max(flags, key=list(_MARKS).index)]


def _texts(lang: str | None) -> Texts:
    return words.texts_of("dwarves", cast(Language, lang) if lang else language_of_system())
