"""Moves in words, with the cards that they move."""

from __future__ import annotations

from zweikampf.engine.texts import Texts
from zweikampf.games.tower.view import Cards, TowerView


def words(view: TowerView, token: str, texts: Texts) -> str:
    """What a move is called, with the cards that it moves."""
    source, sign, target = token.partition(">")
    if not sign:
        return texts(f"do-{token}", amount=view.pending)
    names = [name(each, texts) for each in moved(view, token)]
    card = names[-1] if names else texts("place-name", place=source)
    if target.startswith(">"):
        return texts("move-pair", lower=names[0], upper=card, number=int(target[2]))
    if target == "t":
        return texts("move-tower", card=card)
    if target == "o":
        return texts("move-load", card=card)
    if target == "z":
        return texts("move-buy-out" if source == "a" else "move-put-away", card=card)
    return texts("move-store", card=card, number=int(target[1]))


def name(token: str, texts: Texts) -> str:
    return texts("card-name", symbol=token[0], value=token[1:-1], colour=token[-1])


def moved(view: TowerView, token: str) -> Cards:
    """The cards that a move takes from their place."""
    source, _, target = token.partition(">")
    if source == "d":
        return (view.drawn,) if view.drawn else ()
    return _pile(view, source)[-2 if target.startswith(">") else -1 :]


def top(view: TowerView, token: str) -> Cards:
    """The card that they go on, if there is one."""
    return _pile(view, token.partition(">")[2].lstrip(">"))[-1:]


def _pile(view: TowerView, place: str) -> Cards:
    if view.active is None:
        return ()
    own, other = view.sides[view.active], view.sides[1 - view.active]
    if place[:1] == "l":
        return view.stores[int(place[1]) - 1]
    return {"a": own.depot, "z": own.interim, "o": other.interim}.get(place, ())
