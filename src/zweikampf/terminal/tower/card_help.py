"""What a card of Tower can do, for a person who asks for it by its name."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.tower import cards
from zweikampf.games.tower.game import TowerOptions
from zweikampf.games.tower.wording import name
from zweikampf.terminal.tower.pieces import card


def card_help(options: TowerOptions, code: str, texts: Texts) -> RenderableType | None:
    """Where a card goes and what it earns, by its token or by symbol and value alone."""
    by_symbol = options.colour == "symbol"
    faces = [
        token
        for face, token in enumerate(cards.FACE_TOKEN)
        if code.lower() in (token.lower(), token[:-1].lower()) and cards.cards_of(face, by_symbol)
    ]
    if not faces:
        return None
    names = [Text.assemble(card(each), " ", (name(each, texts), "bold")) for each in faces]
    return Group(*names, *_uses(cards.FACE_TOKEN.index(faces[0]), texts))


def _uses(number: int, texts: Texts) -> list[str]:
    symbol, value = cards.SYMBOLS[cards.SYMBOL[number]], cards.VALUE[number]
    near = [
        str(cards.VALUE[other])
        for other in range(cards.KINDS)
        if cards.NEIGHBOURS[number] >> other & 1
    ]
    joined = near[0] if len(near) == 1 else texts("card-or", one=near[0], two=near[1])
    gold = cards.TOWER_REWARD[number]
    return [
        texts("card-on-tower", symbol=symbol, below=value - 1, gold=gold)
        if value
        else texts("card-opens-tower"),
        texts("card-on-store", above=cards.LIES_ON[value]),
        texts("card-loads", symbol=symbol, near=joined),
    ]
