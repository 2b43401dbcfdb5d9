"""Layouts (W10.1) as columns of cards and as text; for everything but the rules.

``layouts`` explains how five words hold a layout, and what names twins have there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from zweikampf.games.tower import cards
from zweikampf.games.tower.cards import KINDS, LIES_ON, SYMBOL, VALUE, VALUES
from zweikampf.games.tower.state import TowerState
from zweikampf.games.tower.zones import CARDS_PER_WORD, LAYOUT_WORDS

NO_COLUMNS: Final = "none"

Columns = list[list[str]]


def listed(state: TowerState) -> tuple[str, ...]:
    """The layouts of a turn as texts, each once, sorted."""
    words, more = state.layouts, state.more_layouts or []
    end = LAYOUT_WORDS * (state.layout_count - len(more))
    rows = [tuple(words[at : at + LAYOUT_WORDS]) for at in range(0, end, LAYOUT_WORDS)]
    return tuple(sorted({_text(row, bool(state.colour_by_symbol)) for row in (*rows, *more)}))


@lru_cache(maxsize=1024)  # every view of a turn asks for the same ones
def _text(row: tuple[int, ...], by_symbol: bool) -> str:
    return layout_text(_columns(row, by_symbol))


def layout_text(columns: Iterable[Iterable[str]]) -> str:
    """Such as ``B4g.S3b/F9g``: sorted, because it does not matter where a column lies (W10.1)."""
    texts = [".".join(column) for column in columns]
    return "/".join(sorted(filter(None, texts))) or NO_COLUMNS


def layout_columns(text: str) -> Columns:
    """The columns of ``layout_text``."""
    return [] if text == NO_COLUMNS else [column.split(".") for column in text.split("/")]


def _columns(row: tuple[int, ...], by_symbol: bool) -> Columns:
    """From the words that say what each card lies on."""
    columns: list[list[int]] = []
    upon: dict[int, int] = {}
    for card in range(cards.CARDS):
        how = row[card // CARDS_PER_WORD] >> 3 * (card % CARDS_PER_WORD) & 0b111
        if how == 1:
            columns.append([card])
        elif how:
            upon[_beneath(card, how - 2, by_symbol)] = card
    for column in columns:
        while column[-1] in upon:
            column.append(upon[column[-1]])
    return [[cards.token_of(card, by_symbol) for card in column] for column in columns]


def _beneath(card: int, how: int, by_symbol: bool) -> int:
    """The card that a card lies on, by the number that its three bits hold less two."""
    value = LIES_ON[VALUE[card]]
    if not by_symbol:
        return KINDS * (1 - card // KINDS) + VALUES * how + value
    first_symbol = 0 if SYMBOL[card] >= 2 else 2  # of the other colour
    return KINDS * (how % 2) + VALUES * (first_symbol + how // 2) + value
