"""The moves of Tower: as columns of tokens and cards, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.tower.view import Cards, TowerView
from zweikampf.terminal.tower.pieces import DIM, card, row


def move_columns(view: TowerView, legal: Sequence[str]) -> Columns:
    """Every legal token, with the card that it moves and the one that it goes on."""
    return Columns([_move(view, token) for token in legal], padding=(0, 3), column_first=True)


def _move(view: TowerView, token: str) -> Text:
    line = Text(f"{token:<6}", style="bold")
    moved, top = _moved(view, token), _top(view, token)
    if not moved:
        return line
    line = Text.assemble(line, " ", row(moved))
    return Text.assemble(line, ("→", DIM), row(top)) if top else line


def move(view: TowerView, token: str, texts: Texts) -> str:
    """What a move is called, with the cards that it moves."""
    source, sign, target = token.partition(">")
    if not sign:
        return texts(f"do-{token}", amount=view.pending)
    moved = [_name(each, texts) for each in _moved(view, token)]
    card = moved[-1] if moved else texts("place-name", place=source)
    if target.startswith(">"):
        return texts("move-pair", lower=moved[0], upper=card, number=int(target[2]))
    if target == "t":
        return texts("move-tower", card=card)
    if target == "o":
        return texts("move-load", card=card)
    if target == "z":
        return texts("move-buy-out" if source == "a" else "move-put-away", card=card)
    return texts("move-store", card=card, number=int(target[1]))


def about(view: TowerView, token: str, texts: Texts) -> RenderableType:
    """The cards that a move touches, by name, and what such a move is."""
    touched = (*_moved(view, token), *_top(view, token))
    names = [Text.assemble(card(each), " ", _name(each, texts)) for each in touched]
    heading = Text(move(view, token, texts), style="bold")
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


def _name(token: str, texts: Texts) -> str:
    return texts("card-name", symbol=token[0], value=token[1:-1], colour=token[-1])


def _moved(view: TowerView, token: str) -> Cards:
    source, _, target = token.partition(">")
    if source == "d":
        return (view.drawn,) if view.drawn else ()
    return _pile(view, source)[-2 if target.startswith(">") else -1 :]


def _top(view: TowerView, token: str) -> Cards:
    return _pile(view, token.partition(">")[2].lstrip(">"))[-1:]


def _pile(view: TowerView, place: str) -> Cards:
    if view.active is None:
        return ()
    own, other = view.sides[view.active], view.sides[1 - view.active]
    if place[:1] == "l":
        return view.stores[int(place[1]) - 1]
    return {"a": own.depot, "z": own.interim, "o": other.interim}.get(place, ())
