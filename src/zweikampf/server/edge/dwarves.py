"""What the server offers for Dwarves alone: the cards of its decks."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Path
from pydantic import Field

from zweikampf.games.dwarves import decks
from zweikampf.games.dwarves.sheet import Sheet
from zweikampf.server.edge.extension import ServerExtension
from zweikampf.server.edge.routes import REFUSALS
from zweikampf.server.edge.wire.common import Outgoing

router = APIRouter(responses=REFUSALS)


class CardSheet(Outgoing):
    """What is printed on the cards of one kind of Dwarves; what a kind lacks is 0 or empty."""

    kind: str
    type: Literal["ally", "victory", "support", "event", "twist"]
    copies: int
    size: int = Field(description="items that the cost takes: 0 is free")
    face: int = Field(description="the value that a cost of one die asks for, else 0")
    health: int
    points: int
    effect: str
    amount: int
    faces: list[int]
    names: dict[str, dict[str, str]] = Field(description="by side and language")
    flags: dict[str, str] = Field(description="how sure each value is")


class DeckInfo(Outgoing):
    """A deck of Dwarves, which is no secret."""

    name: str
    digest: str
    title: dict[str, str]
    cards: list[CardSheet]


@router.get("/api/decks/{name}", operation_id="deck")
async def deck(name: Annotated[str, Path(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]) -> DeckInfo:
    """What a deck of Dwarves says on its cards: names, costs, effects."""
    found = decks.find(name)
    cards = [_card(sheet) for sheet in found.sheets]
    return DeckInfo(name=found.name, digest=found.digest, title=dict(found.title), cards=cards)


def _card(sheet: Sheet) -> CardSheet:
    return CardSheet(
        kind=sheet.kind,
        type=cast(Any, sheet.type),
        copies=sheet.copies,
        size=sheet.size,
        face=sheet.face or 0,
        health=sheet.health,
        points=sheet.points,
        effect=sheet.effect,
        amount=sheet.amount,
        faces=list(sheet.faces),
        names={side: dict(names) for side, names in sheet.names.items()},
        flags=dict(sheet.flags),
    )


EXTENSION = ServerExtension(router, (DeckInfo,))
