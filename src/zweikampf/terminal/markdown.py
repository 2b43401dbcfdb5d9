"""Markdown for a terminal, with tables that never cut a word."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, MarkdownElement, TableElement
from rich.table import Column, Table


class _WholeWords(TableElement):
    """Rich takes from all columns alike and ends a long name with dots: here a column is at least
    as wide as its longest word, and the room comes from those that can be wrapped."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for part in super().__rich_console__(console, options):
            if isinstance(part, Table):
                for column in part.columns:
                    column.overflow = "fold"
                    column.min_width = _longest_word(column)
            yield part


def _longest_word(column: Column) -> int:
    texts = [column.header, *column.cells]
    return max(cell_len(word) for text in texts for word in str(text).split() or [""])


class Page(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "table_open": _WholeWords,
    }
