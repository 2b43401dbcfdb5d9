"""What the cards of a deck say, and how sure each value is: a whole deck, or one card."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.sheet import SIDES, Sheet

_MARKS = {"documented": "", "inferred": " i", "placeholder": " p"}


def deck_table(deck: Deck, texts: Texts) -> Table:
    """One row for each kind: numbers, then its names with what it does below them."""
    title = texts("deck-title", title=deck.title[texts.language], name=deck.name)
    grid = Table(title=Text(title), box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False)
    grid.padding, grid.collapse_padding = (0, 1), True
    for key in ("kind", "copies", "cost", "health", "points"):
        grid.add_column(Text(texts(f"deck-{key}")), no_wrap=True)
    grid.add_column(Text(texts("deck-names")))
    for sheet in deck.sheets:
        grid.add_row(*_numbers(sheet, texts), _words(sheet, texts))
    return grid


def _numbers(sheet: Sheet, texts: Texts) -> tuple[Text, ...]:
    cost = texts("cost-short", size=sheet.size, face=sheet.face or 0)
    cells = (
        sheet.kind,
        _marked(str(sheet.copies), sheet, "copies"),
        _marked(cost, sheet, "cost"),
        _marked(str(sheet.health), sheet, "health") if sheet.health else "",
        _marked(str(sheet.points), sheet, "points") if sheet.points else "",
    )
    return tuple(Text(cell) for cell in cells)


def _words(sheet: Sheet, texts: Texts) -> Text:
    names = " / ".join(dict.fromkeys(_name(sheet, side, texts) for side in SIDES))
    does = effect(sheet, texts)
    return Text.assemble((names, "bold"), f"\n{does}" if does else "")


def effect(sheet: Sheet, texts: Texts) -> str:
    """What a card does, in a sentence; the points of a victory card say all."""
    if sheet.type == "victory":
        return ""
    return _marked(_effect(sheet, texts), sheet, "effect", "amount", "faces")


def _effect(sheet: Sheet, texts: Texts) -> str:
    if len(sheet.faces) == 5:
        return texts(f"effect-{sheet.effect}-any")
    faces = "/".join(str(face) for face in sheet.faces)
    return texts(f"effect-{sheet.effect}", faces=faces, amount=sheet.amount)


def _name(sheet: Sheet, side: str, texts: Texts) -> str:
    name = sheet.names[side][texts.language]
    return _marked(name, sheet, f"{side}_{texts.language}")


def _marked(text: str, sheet: Sheet, *keys: str) -> str:
    """With the mark of the least sure of these values."""
    flags = [sheet.flags[key] for key in keys if key in sheet.flags]
    return text + _MARKS[max(flags, key=list(_MARKS).index)]


def sheet_table(sheet: Sheet, texts: Texts) -> RenderableType:
    """One card: each value with its flag in words."""
    grid = Table(title=Text(_heading(sheet, texts)), box=box.SIMPLE, show_header=False)
    grid.title_justify = "left"
    for label, value, key in _values(sheet, texts):
        flag = texts("flag-name", flag=sheet.flags[key])
        grid.add_row(Text(texts(label)), Text(value), Text(flag, style="dim"))
    return Group(grid, Text(texts("flags-explained"), style="dim"))


def sheet_lines(sheet: Sheet, texts: Texts) -> RenderableType:
    """One card in three lines: its names; what it costs and has; what it does."""
    names = [sheet.names[side][texts.language] for side in SIDES]
    facts = [
        texts("card-type", type=sheet.type),
        texts("cost", size=sheet.size, face=sheet.face or 0),
    ]
    if sheet.health:
        facts.append(texts("board-health", left=sheet.health, health=sheet.health))
    does = texts("effect-victory", points=sheet.points) if sheet.points else _effect(sheet, texts)
    return Group(
        Text.assemble((f"{sheet.kind} ", "bold"), (" / ".join(dict.fromkeys(names)), "bold")),
        Text(" · ".join(facts), style="dim"),
        Text(does),
    )


def _heading(sheet: Sheet, texts: Texts) -> str:
    return f"{sheet.kind}, {texts('card-type', type=sheet.type)}"


def _values(sheet: Sheet, texts: Texts) -> list[tuple[str, str, str]]:
    """The lines of a card: label, value, and the key of its flag."""
    lines = [
        (f"deck-{side}-name", sheet.names[side][texts.language], f"{side}_{texts.language}")
        for side in SIDES
    ]
    lines.append(("deck-copies", str(sheet.copies), "copies"))
    lines.append(("deck-cost", texts("cost", size=sheet.size, face=sheet.face or 0), "cost"))
    if sheet.health:
        lines.append(("deck-health", str(sheet.health), "health"))
    if sheet.points:
        lines.append(("deck-points", str(sheet.points), "points"))
    if sheet.effect:
        lines.append(("deck-text", _effect(sheet, texts), "effect"))
    if sheet.amount:
        lines.append(("deck-amount", str(sheet.amount), "amount"))
    if sheet.faces:
        lines.append(("deck-faces", ", ".join(map(str, sheet.faces)), "faces"))
    return lines
