"""A deck as the rules use it: the numbers of a deck file in typed tables (Z2.2).

A ``Deck`` from a file is built by ``decks``, which checks the file first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from zweikampf.games.dwarves import cards, payments
from zweikampf.games.dwarves.sheet import Sheet

_FACES = range(1, cards.AXE + 1)  # the dots of a die
_MOST = 99  # health, points or amount of one card; decks have far less


class Deck:
    """The numbers by kind (see ``cards``); both seats use the same deck (Z2.1)."""

    name: str
    title: Mapping[str, str]
    digest: str
    sheets: Sequence[Sheet]
    cards: int  # the slots that this deck fills
    size: list[int]  # how many items a card costs; 0 if it is free
    ways: list[int]  # which payments of that size the cost allows, a bit each
    health: list[int]
    points: list[int]
    amount: list[int]
    uses: list[int]  # the items that an ally may use, a bit each; an axe always (Z8.6, Z8.7)
    axe_face: int  # the face that E2 makes an axe (Z8.5)

    def __init__(self, name: str, title: Mapping[str, str], sheets: Sequence[Sheet]) -> None:
        _check(sheets)
        self.name = name
        self.title = title
        self.sheets = sheets
        self.digest = digest(sheets)
        self.cards = sum(_filled(kind, sheet.copies) for kind, sheet in enumerate(sheets))
        self.size = [sheet.size for sheet in sheets]
        self.ways = [_ways(sheet) for sheet in sheets]
        self.health = [sheet.health for sheet in sheets]
        self.points = [sheet.points for sheet in sheets]
        self.amount = [sheet.amount for sheet in sheets]
        self.uses = [_uses(sheet) for sheet in sheets]
        self.axe_face = sheets[cards.E2].faces[0] - 1

    def __repr__(self) -> str:
        return f"<Deck {self.name} {self.digest[:12]}>"


def _check(sheets: Sequence[Sheet]) -> None:
    """``ValueError`` for numbers that the tables of the rules have no place for. What a deck file
    may say is less, and is checked by ``deck_check``."""
    places = {kind: cards.KIND_OF.count(kind) for kind in range(cards.KIND_COUNT)}
    fits = len(sheets) == cards.KIND_COUNT and all(
        0 <= sheet.copies <= places[kind]
        and sheet.size in (0, *payments.SIZES)
        and (sheet.face is None or sheet.face in _FACES)
        and all(face in _FACES for face in sheet.faces)
        and all(0 <= each <= _MOST for each in (sheet.health, sheet.points, sheet.amount))
        for kind, sheet in enumerate(sheets)
    )
    if not fits or not sheets[cards.E2].faces:
        raise ValueError("these sheets make no deck")


def digest(sheets: Sequence[Sheet]) -> str:
    """SHA-256 over the numbers of a deck; names and flags are no part of it (Z3.17)."""
    text = "\n".join(sheet.numbers() for sheet in sheets)
    return hashlib.sha256(text.encode()).hexdigest()


def _filled(kind: int, copies: int) -> int:
    """The first slots of a kind, one for each copy."""
    first = cards.KIND_OF.index(kind)
    return ((1 << copies) - 1) << first


def _ways(sheet: Sheet) -> int:
    if sheet.size == 0:
        return 0
    if sheet.face is not None:
        return payments.FACE_WAYS[sheet.face - 1]
    return payments.SAME_WAYS[sheet.size]


def _uses(sheet: Sheet) -> int:
    if sheet.type != "ally":
        return 0
    items = sum(1 << face - 1 for face in sheet.faces) | 1 << cards.AXE
    # A joker card serves for a hit, but does not buy another joker card (Z8.7).
    return items | 1 << cards.CARD if sheet.effect == "hit" else items
