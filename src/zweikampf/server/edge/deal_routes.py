"""The REST calls for games with the same cards; docs/wire.md lists them."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from zweikampf.engine.comparing import MOST_COMPARED, Sides, side_by_side
from zweikampf.engine.record import Record
from zweikampf.server.edge import deals as telling
from zweikampf.server.edge.routes import (
    REFUSALS,
    TableParam,
    TheGuest,
    TheLobby,
    payer_of,
    seat_down,
    slow_down,
    told,
)
from zweikampf.server.edge.wire import deals, rest
from zweikampf.server.errors import Denied, TooFast
from zweikampf.server.live.guests import Guest
from zweikampf.server.live.lobby import Lobby
from zweikampf.server.table.deal import Deal
from zweikampf.server.table.recording import recorded

router = APIRouter(responses=REFUSALS)

DealParam = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
WeekParam = Annotated[str | None, Query(pattern=r"^[0-9]{4}-W[0-9]{2}$")]


@router.post("/api/tables/{table}/deal", operation_id="dealOf")
async def deal_of(
    table: TableParam, request: Request, lobby: TheLobby, guest: TheGuest
) -> deals.DealInfo:
    """The cards of a finished game, to be played again."""
    slow_down(request, guest)
    kept = await lobby.finished(table)
    return await _told(lobby, await lobby.deals.of_table(kept, guest), guest)


@router.get("/api/deals/{deal}", operation_id="deal")
async def one_deal(
    deal: DealParam, request: Request, lobby: TheLobby, guest: TheGuest
) -> deals.DealInfo:
    """A deal, as far as the asker may know it. A weekly game is worked out without luck when its
    player looks at it here."""
    found = await lobby.deals.find(deal)
    told = await _told(lobby, found, guest)
    if found.week is not None and found.is_known:
        for game in told.games or ():
            if game.yours and game.adjusted is None:
                await _work_out(game.table, request, lobby, guest)
    return told


async def _work_out(table: str, request: Request, lobby: Lobby, guest: Guest | None) -> None:
    if not lobby.insights.is_known(table):
        try:
            slow_down(request, guest)
        except TooFast:
            return  # when they look again
        lobby.insights.begin(table, recorded(await lobby.finished(table)))
    lobby.insights.complete(table, payer_of(request, guest))


@router.get("/api/games/{game}/week", operation_id="week")
async def of_week(
    game: str, lobby: TheLobby, guest: TheGuest, week: WeekParam = None
) -> deals.DealInfo:
    """The deal of a week, for everybody on this server; its games are at the deal itself."""
    found = await lobby.deals.of_week(game, week)
    return await _told(lobby, found, guest, with_games=False)


@router.post("/api/deals/{deal}/play", operation_id="playDeal", status_code=201)
async def play(
    deal: DealParam,
    asked: deals.PlayDealRequest,
    request: Request,
    response: Response,
    lobby: TheLobby,
    guest: TheGuest,
) -> rest.CreatedTable:
    """A new table with these cards, against the computer."""
    lobby.draining.check()
    slow_down(request, guest)
    found = await lobby.deals.find(deal)
    lobby.deals.check_play(found)
    guest = await seat_down(lobby, guest, asked.name, request, response)
    room = await lobby.deals.play(found, asked.side, asked.pace, guest)
    return rest.CreatedTable(table=await told(room, guest), invite=None)


@router.get("/api/deals/{deal}/compare", operation_id="compare")
async def compare(
    deal: DealParam,
    table: Annotated[list[TableParam], Query(min_length=2, max_length=MOST_COMPARED)],
    request: Request,
    lobby: TheLobby,
    guest: TheGuest,
) -> deals.DealComparison:
    """Finished games of a deal, choice by choice; for those who have played it."""
    slow_down(request, guest)
    found = await lobby.deals.find(deal)
    await lobby.deals.check_games(found, guest)
    records = [await _record(lobby, found, each) for each in table]

    async def work() -> Sides:
        return await to_thread(side_by_side, records)

    sides = await lobby.turns.take(payer_of(request, guest), work)
    return telling.comparison(found.game, table, sides)


async def _record(lobby: Lobby, deal: Deal, table: str) -> Record:
    kept = await lobby.finished(table)
    if kept.setup.deal is None or kept.setup.deal.id != deal.id:
        raise Denied("no-such-table")
    return recorded(kept)


async def _told(
    lobby: Lobby, deal: Deal, guest: Guest | None, *, with_games: bool = True
) -> deals.DealInfo:
    looked = await lobby.deals.look(deal, guest, with_games=with_games)
    return telling.deal_info(looked, guest.id if guest else None, is_known=deal.is_known)
