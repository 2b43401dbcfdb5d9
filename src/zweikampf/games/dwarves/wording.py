"""Moves in words, with cards by the names of their owners."""

from __future__ import annotations

import re

from zweikampf.engine.texts import Texts
from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.view import DwarvesView

_PLAY = re.compile(r"play:(\w\d)(?:=([1-5JC]+))?(?:>(\w+))?")
_USE = re.compile(r"(hit|gain):(\w\d)=(.)(?:>(\w+))?")


def words(view: DwarvesView, token: str, texts: Texts) -> str:
    """A token in words; cards have the names of their owners."""
    own = view.seat or 0
    sheets = decks.find(view.deck).sheets

    def name(code: str, seat: int = own) -> str:
        if not cards.is_kind(code):
            return texts("board-pile-head")
        return sheets[cards.kind_of(code)].name(seat, texts.language)

    if found := _PLAY.fullmatch(token):
        card, paid, target = name(found[1]), items(found[2] or "", texts), found[3]
        if target:
            return texts("move-remove", card=card, target=name(target, 1 - own), payment=paid)
        return texts("move-play" if paid else "move-free", card=card, payment=paid)
    if found := _USE.fullmatch(token):
        target = name(found[4], 1 - own) if found[4] else ""
        paid = items(found[3], texts)
        return texts(f"move-{found[1]}", card=name(found[2]), target=target, payment=paid)
    verb, _, rest = token.partition(":")
    if verb == "reroll":
        return texts("move-reroll", die=rest)
    card, sign, target = token.partition(">")
    if cards.is_kind(card):
        key = "move-strike" if sign else "move-twist"
        return texts(key, card=name(card), target=name(target, 1 - own))
    if token.startswith("draw"):
        return texts("move-draw", count=int(token.removeprefix("draw")))
    return texts(f"move-{token}")


def items(items: str, texts: Texts) -> str:
    """A payment as people say it: "4, 4, an axe"."""
    return ", ".join(
        texts("legend-card") if each == "C" else texts("die-name", die=each) for each in items
    )
