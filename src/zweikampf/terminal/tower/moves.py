"""The moves of Tower: as columns of tokens and cards, and what each of them is."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.tower.view import TowerView
from zweikampf.games.tower.wording import moved, name, top, words
from zweikampf.terminal.tower.pieces import DIM, card, row


def move_columns(view: TowerView, legal: Sequence[str]) -> Columns:
    """Every legal token, with the card that it moves and the one that it goes on."""
    return Columns([_move(view, token) for token in legal], padding=(0, 3), column_first=True)


def _move(view: TowerView, token: str) -> Text:
    line = Text(f"{token:<6}", style="bold")
    cards, target = moved(view, token), top(view, token)
    if not cards:
        return line
    line = Text.assemble(line, " ", row(cards))
    return Text.assemble(line, ("→", DIM), row(target)) if target else line


def about(view: TowerView, token: str, texts: Texts) -> RenderableType:
    """The cards that a move touches, by name, and what such a move is."""
    touched = (*moved(view, token), *top(view, token))
    names = [Text.assemble(card(each), " ", name(each, texts)) for each in touched]
    heading = Text(words(view, token, texts), style="bold")
    return Group(heading, "", *names, *([""] if names else []), texts(f"about-{_kind(token)}"))


def _kind(token: str) -> str:
    """The end of the key that explains such a move."""
    source, sign, target = token.partition(">")
    if not sign:
        return _PLAIN.get(token, token)
    if target.startswith(">"):
        return "pair"
    if target == "z":
        return "buy-out" if source == "a" else "put-away"
    return {"t": "tower", "o": "load"}.get(target, "store")


_PLAIN = {"turm": "call", "ok": "call", "noblock": "block"}
