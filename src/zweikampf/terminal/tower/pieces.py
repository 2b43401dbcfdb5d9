"""What the board of Tower is drawn with."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.tower.view import Cards, TowerView

FANNED = 12  # cards of an interim store or a known stock that are shown

# Letter and colour: the last letter of the token already shows the colour.
COLOURS = {"g": "bold black on green3", "b": "bold white on dodger_blue3"}
DIM = "dim"
NUGGET = "●"


def card(token: str) -> Text:
    return Text(f" {token:<4} ", style=COLOURS[token[-1]])


def row(tokens: Sequence[str]) -> Text:
    return Text("").join(card(token) for token in tokens)


def fan(tokens: Cards, texts: Texts, most: int = FANNED) -> Text:
    """The last cards of a pile, with how many lie below them."""
    if not tokens:
        return Text(texts("board-empty"), style=DIM)
    more = len(tokens) - most
    if more <= 0:
        return row(tokens)
    return Text.assemble((f"+{more} ", DIM), row(tokens[-most:]))


def name_of(view: TowerView, seat: int, texts: Texts) -> str:
    if view.seat is None:
        return texts("seat-name", number=seat + 1)
    return texts("board-you" if seat == view.seat else "board-opponent")
