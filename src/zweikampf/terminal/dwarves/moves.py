"""The moves of Dwarves: gathered as tokens, and one by one in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.view import DwarvesView

_PLAY = re.compile(r"play:(\w\d)(?:=([1-5JC]+))?(?:>(\w+))?")
_USE = re.compile(r"(hit|gain):(\w\d)=(.)(?:>(\w+))?")


def move(view: DwarvesView, token: str, texts: Texts) -> str:
    """A token in words; cards have the names of their owners."""
    own = view.seat or 0
    sheets = decks.find(view.deck).sheets

    def name(code: str, seat: int = own) -> str:
        if not cards.is_kind(code):
            return texts("board-pile-head")
        return sheets[cards.kind_of(code)].name(seat, texts.language)

    if found := _PLAY.fullmatch(token):
        card, paid, target = name(found[1]), _items(found[2] or "", texts), found[3]
        if target:
            return texts("move-remove", card=card, target=name(target, 1 - own), payment=paid)
        return texts("move-play" if paid else "move-free", card=card, payment=paid)
    if found := _USE.fullmatch(token):
        target = name(found[4], 1 - own) if found[4] else ""
        paid = _items(found[3], texts)
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


def _items(items: str, texts: Texts) -> str:
    """A payment as people say it: "4, 4, an axe"."""
    return ", ".join(
        texts("legend-card") if each == "C" else texts("die-name", die=each) for each in items
    )


# Gathered: one line for a card with all its payments, one for an ally with all its dice


def move_groups(legal: Sequence[str], texts: Texts) -> Table:
    groups: dict[str, dict[str, list[str]]] = {}
    for token in legal:
        group, head, tail = _parted(token)
        groups.setdefault(group, {}).setdefault(head, []).append(tail)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for group in ("play", "remove", "hit", "gain", "other"):
        lines = [_line(head, tails) for head, tails in groups.get(group, {}).items()]
        if lines:
            grid.add_row(texts(f"board-move-{group}"), Text("   ").join(lines))
    return grid


def _parted(token: str) -> tuple[str, str, str]:
    """The group of a move, what the moves of a line have in common, and what they differ in."""
    verb, _, rest = token.partition(":")
    head, sign, tail = token.partition("=")
    if verb == "play" and rest.startswith("E1="):
        payment, _, target = tail.partition(">")
        return "remove", f"{head}={payment}>", target
    if verb in ("play", "hit", "gain") and sign:
        if verb == "hit":
            item, _, target = tail.partition(">")
            return "hit", f"{head}={item}>", target
        return verb, f"{head}=", tail
    if token.startswith("T1>"):
        return "hit", "T1>", token.removeprefix("T1>")
    return "other", token, ""


def _line(head: str, tails: Sequence[str]) -> Text:
    if tails == [""]:
        return Text(head)
    return Text.assemble(head, ("|".join(tails), "bold cyan"))
