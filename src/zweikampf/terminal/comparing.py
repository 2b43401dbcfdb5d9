"""Games with the same cards on paper: where they part, choice by choice, and how they ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.table import Table
from rich.text import Text

from zweikampf.engine.comparing import Choice
from zweikampf.engine.texts import Texts
from zweikampf.players.insight.comparison import Comparison
from zweikampf.terminal import words
from zweikampf.terminal.replaying import end_of, header

MOST_ROWS = 12  # after the games have parted, unless all are wanted


def tell_comparison(
    found: Comparison,
    seats: Sequence[int],
    texts: Texts,
    console: Console,
    *,
    with_luck: bool,
    most_rows: int | None = MOST_ROWS,
) -> None:
    """``seats``: whose result counts in each game; ``most_rows``: how many choices are shown after
    the games have parted."""
    console.print(Text(header(found.records[0], texts, seats[0]), "bold"))
    if all(part is None for part in found.parts):
        console.print(texts("compare-equal", count=found.common))
    else:
        console.print(texts("compare-parts", count=found.common))
        console.print(_rows(found, texts, most_rows))
        left = max(map(len, found.choices)) - found.common
        if most_rows is not None and left > most_rows:
            console.print(texts("compare-more", count=left - most_rows))
    for number, record in enumerate(found.records):
        result = end_of(record, texts)
        console.print(texts("compare-result", number=number + 1, result=result))
    if with_luck:
        for number, seat in enumerate(seats):
            points = words.points(
                found.ledgers[number].adjusted(seat), texts.language, signed=False
            )
            console.print(texts("compare-adjusted", number=number + 1, points=points))


def _rows(found: Comparison, texts: Texts, most: int | None) -> Table:
    """The choices from where the games part, side by side."""
    grid = Table.grid(padding=(0, 2))
    numbers = range(1, len(found.records) + 1)
    grid.add_row("", *(Text(texts("compare-game", number=number), "bold") for number in numbers))
    columns = [game[found.common :][:most] for game in found.choices]
    for at, row in enumerate(zip_longest(*columns)):
        grid.add_row(Text(str(found.common + at + 1), "dim"), *(_cell(each) for each in row))
    return grid


def _cell(choice: Choice | None) -> Text:
    return Text("–" if choice is None else f"{choice.seat + 1}: {choice.token}")
