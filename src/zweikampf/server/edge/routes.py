"""The REST calls; docs/wire.md lists them."""

from __future__ import annotations

import gzip
from asyncio import to_thread
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from zweikampf.engine import registry
from zweikampf.engine.record import dumps
from zweikampf.server.edge import history, insight, outbox
from zweikampf.server.edge.net import cookies
from zweikampf.server.edge.net.address import address_of
from zweikampf.server.edge.net.caching import (
    ASK_AGAIN,
    FOR_EVER,
    is_known,
    packed_answer,
    private_answer,
    tag_of,
)
from zweikampf.server.edge.net.edge import Edge
from zweikampf.server.edge.refusals import BUSY
from zweikampf.server.edge.security import RECORDS
from zweikampf.server.edge.wire import rest
from zweikampf.server.edge.wire.common import Refusal
from zweikampf.server.edge.wire.insight import GameLedger, KnownCards
from zweikampf.server.errors import Denied, Lost
from zweikampf.server.live.bots import Bots
from zweikampf.server.live.guests import Guest
from zweikampf.server.live.lobby import Lobby
from zweikampf.server.live.room import Room
from zweikampf.server.storage.archives import RECORD
from zweikampf.server.table.clocks import ClockSettings
from zweikampf.server.table.deal import Deal
from zweikampf.server.table.new_table import Continuation, NewTable
from zweikampf.server.table.recording import opening_to, recorded, without_secret
from zweikampf.server.table.reopening import OldRules
from zweikampf.server.workers.round_robin import Payer, payer

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 409, 413, 421, 422, 429, 503)
}
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
router = APIRouter(responses=REFUSALS)

TableParam = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


async def the_lobby(request: Request) -> Lobby:  # a plain def would run in a thread
    lobby: Lobby = request.app.state.lobby
    return lobby


TheLobby = Annotated[Lobby, Depends(the_lobby)]


async def the_guest(request: Request, lobby: TheLobby) -> Guest | None:
    return await lobby.guests.find(cookies.token_in(request.cookies))


TheGuest = Annotated[Guest | None, Depends(the_guest)]


async def the_deal(table: TableParam, lobby: TheLobby, guest: TheGuest) -> Deal | None:
    """The deal of a finished table whose cards the asker may see; every call that shows any of them
    depends on this."""
    return await lobby.deals.check_reader(table, guest.id if guest else None)


TheDeal = Annotated[Deal | None, Depends(the_deal)]


async def the_cache(table: TableParam, lobby: TheLobby) -> str:
    """How long caches may keep what a finished table shows. What belongs to a deal, or may do so
    one day, depends on who asks, and when."""
    return ASK_AGAIN if await lobby.deals.may_guard(table) else FOR_EVER


TheCache = Annotated[str, Depends(the_cache)]


@router.get("/health", operation_id="health", responses={BUSY: {"model": rest.ServerHealth}})
async def health(request: Request, response: Response) -> rest.ServerHealth:
    """Whether new games can begin; the details are on the port of the metrics."""
    status = await request.app.state.health.status()
    if status != "ready":
        response.status_code = BUSY
    return rest.ServerHealth(status=status)


@router.get("/api/guest", operation_id="guest")
async def who_am_i(guest: TheGuest) -> rest.GuestInfo:
    return rest.GuestInfo(known=guest is not None, name=guest.name if guest else "")


@router.post("/api/guest/forget", operation_id="forget")
async def forget_me(
    request: Request, response: Response, lobby: TheLobby, guest: TheGuest
) -> rest.GuestInfo:
    """The end of a session: the cookie is no longer valid, here or in another browser."""
    edge: Edge = request.app.state.edge
    if guest is not None:
        await lobby.guests.forget(guest)
        edge.sockets.dismiss_guest(guest.id)
        lobby.peers.say("guest", guest=guest.id)
    secure = edge.names.is_secure(request.scope)
    cookies.take_away(response, secure=secure)
    return rest.GuestInfo(known=False, name="")


@router.get("/api/tables", operation_id="tables")
async def my_tables(lobby: TheLobby, guest: TheGuest) -> rest.GuestTables:
    if guest is None:
        return rest.GuestTables(tables=[])
    found = await lobby.writer.call(lobby.writer.store.tables_of, guest.id)
    return rest.GuestTables(tables=[outbox.listed(each, guest.id) for each in found])


@router.post("/api/tables", operation_id="create", status_code=201)
async def create(
    asked: rest.CreateTableRequest,
    request: Request,
    response: Response,
    lobby: TheLobby,
    guest: TheGuest,
) -> rest.CreatedTable:
    lobby.draining.check()
    slow_down(request, guest)
    _check(asked)
    wish = _wish(asked, lobby.services.bots)
    guest = await seat_down(lobby, guest, asked.name, request, response)
    room, key = await lobby.create(wish, guest)
    table = room.table.setup.id
    invite = rest.InviteLink(key=key, path=f"/t/{table}#join={key}") if key else None
    return rest.CreatedTable(table=await told(room, guest), invite=invite)


def _wish(asked: rest.CreateTableRequest, bots: Bots) -> NewTable:
    opponent, clock = asked.opponent, asked.clock
    bot = None
    if isinstance(opponent, rest.BotOpponent):
        bot = bots.find(opponent.bot, asked.game)
        if bot is None:
            raise Denied("no-such-bot")
    return NewTable(
        game=asked.game,
        mode="computer" if opponent.kind == "bot" else opponent.kind,
        options=asked.options,
        seat=None if asked.seat == "random" else asked.seat,
        level=opponent.level if isinstance(opponent, rest.ComputerOpponent) else None,
        bot=bot.name if bot else None,
        other_name=opponent.other_name if isinstance(opponent, rest.ScreenOpponent) else "",
        clock=None if clock is None else ClockSettings(clock.base, clock.increment, clock.per),
        pace=asked.pace,
        reaction=asked.reaction,
    )


def _check(asked: rest.CreateTableRequest) -> None:
    """Refuse what cannot be played before a cookie is given for it."""
    game = registry.find(asked.game)
    for value in asked.options.values():
        if not value.isascii() or not value.isprintable() or " " in value:
            raise Denied("bad-option-form", text=value)
    game.options.parse(asked.options)


@router.post(RECORDS, operation_id="openRecord", status_code=201)
async def open_record(
    asked: rest.OpenRecordRequest, request: Request, lobby: TheLobby, guest: TheGuest
) -> rest.TableInfo:
    """A finished game from a file, to be read like one that was played here."""
    slow_down(request, guest)
    table = await lobby.records.open(
        asked.text, guest.id if guest else None, payer_of(request, guest)
    )
    return await _table(lobby, table, request, guest)


@router.get("/api/tables/{table}", operation_id="table", response_model=rest.TableInfo)
async def one_table(
    table: TableParam, request: Request, lobby: TheLobby, guest: TheGuest
) -> rest.TableInfo | Response:
    found = await _table(lobby, table, request, guest)
    if found.status != "over":
        return found
    try:  # the store knows its deal, a room that is open may not
        await lobby.deals.check_reader(table, guest.id if guest else None)
    except Denied:  # for the asker it is a secret of a game in progress
        found = outbox.closed(found)
    return private_answer(request.headers, found.model_dump_json().encode())


async def _table(lobby: Lobby, table: str, request: Request, guest: Guest | None) -> rest.TableInfo:
    """A finished game is read from the store, unless people are still there."""
    stored = await lobby.writer.call(lobby.writer.store.summary, table)
    if stored is not None and (not stored.ended or lobby.rooms.find(table)):
        try:
            room = await lobby.rooms.open(
                table, payer_of(request, guest), lambda: slow_down(request, guest)
            )
            return await told(room, guest)
        except (OldRules, Lost):  # just ended by that, or put away
            stored = await lobby.writer.call(lobby.writer.store.summary, table)
    if stored is None:
        raise Denied("no-such-table")
    return outbox.listed(stored, guest.id if guest else None)


@router.post("/api/tables/{table}/join", operation_id="join")
async def join(
    table: TableParam,
    asked: rest.JoinTableRequest,
    request: Request,
    response: Response,
    lobby: TheLobby,
    guest: TheGuest,
) -> rest.TableInfo:
    lobby.draining.check()
    slow_down(request, guest)
    room = await lobby.rooms.open(table, payer_of(request, guest))
    await lobby.check_invitation(room, guest, asked.key)
    guest = await seat_down(lobby, guest, asked.name, request, response)
    await lobby.join(table, guest, asked.key)
    return await _table(lobby, table, request, guest)


@router.post("/api/tables/{table}/cancel", operation_id="cancel", status_code=204)
async def cancel(table: TableParam, request: Request, lobby: TheLobby, guest: TheGuest) -> None:
    """The maker of a table takes the invitation back before anyone has sat down."""
    room = await lobby.rooms.open(
        table, payer_of(request, guest), lambda: slow_down(request, guest)
    )
    await room.cancel(guest.id if guest else None)


@router.get(
    "/api/tables/{table}/record", operation_id="record", responses=TEXT, response_model=None
)
async def record(
    table: TableParam,
    request: Request,
    lobby: TheLobby,
    guest: TheGuest,
    deal: TheDeal,
    cache: TheCache,
) -> Response:
    """The finished game as one file, for ``zweikampf verify``."""
    found = await lobby.archiver.find(table, RECORD, 0, lambda: slow_down(request, guest))
    content = found.content
    if lobby.deals.is_closed(deal):
        kept = await lobby.finished(table)
        content = gzip.compress(dumps(without_secret(recorded(kept))).encode(), mtime=0)
    assert content is not None
    return packed_answer(
        request.headers,
        content,
        "text/plain; charset=utf-8",
        disposition=f'attachment; filename="{found.game}-{table}.txt"',
        cache=cache,
    )


@router.get("/api/tables/{table}/draws", operation_id="draws", response_model=rest.ChanceDraws)
async def draws(
    table: TableParam,
    request: Request,
    lobby: TheLobby,
    guest: TheGuest,
    deal: TheDeal,
    cache: TheCache,
) -> Response:
    """Every draw of a finished game, to be checked against its seal."""
    content = await lobby.archiver.draws(table, lambda: slow_down(request, guest))
    lobby.deals.check_draws(deal)
    return packed_answer(request.headers, content, "application/json", cache=cache)


@router.get("/api/tables/{table}/replay", operation_id="replay", response_model=rest.ReplayPage)
async def replay(
    table: TableParam,
    request: Request,
    lobby: TheLobby,
    guest: TheGuest,
    _deal: TheDeal,
    cache: TheCache,
    seat: Annotated[int | None, Query(ge=0, le=1)] = None,
    since: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
) -> Response:
    found = await lobby.archiver.replay(table, seat, since, lambda: slow_down(request, guest))
    tag = tag_of(*found.pages, str(found.offset).encode())
    content = found.pages[0]
    if found.is_cut and not is_known(request.headers, tag):
        slow_down(request, guest)
        content = await lobby.turns.take(payer_of(request, guest), lambda: to_thread(found.cut))
    return packed_answer(request.headers, content, "application/json", tag=tag, cache=cache)


@router.get("/api/tables/{table}/review", operation_id="review")
async def review(
    table: TableParam,
    request: Request,
    lobby: TheLobby,
    guest: TheGuest,
    _deal: TheDeal,
    seat: Annotated[int, Query(ge=0, le=1)],
) -> rest.SeatReview:
    """The choices of a seat in hindsight; what is ready, the rest is being worked on."""
    if not lobby.reviews.is_known((table, seat)):
        slow_down(request, guest)
        kept = await lobby.finished(table)
        await lobby.reviews.begin(table, recorded(kept), seat, payer_of(request, guest))
    return history.review_of(lobby.reviews.look(table, seat, payer_of(request, guest)))


@router.get("/api/tables/{table}/ledger", operation_id="ledger")
async def ledger(
    table: TableParam,
    request: Request,
    lobby: TheLobby,
    guest: TheGuest,
    _deal: TheDeal,
    since: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
) -> GameLedger:
    """What was luck and what was play; what is ready, the rest is being worked on."""
    await _understand(table, request, lobby, guest)
    return insight.ledger_of(lobby.insights.look(table, payer_of(request, guest)), since)


@router.get("/api/tables/{table}/known", operation_id="known")
async def known(
    table: TableParam,
    request: Request,
    lobby: TheLobby,
    guest: TheGuest,
    _deal: TheDeal,
    seat: Annotated[int, Query(ge=0, le=1)],
    ply: Annotated[int, Query(ge=0, le=1_000_000)],
) -> KnownCards:
    """Where each hidden card could lie after that many actions, and where it lay."""
    await _understand(table, request, lobby, guest)
    return insight.known_of(await lobby.insights.known(table, ply, seat, payer_of(request, guest)))


async def _understand(table: str, request: Request, lobby: Lobby, guest: Guest | None) -> None:
    """The first look at a game costs more than the next ones."""
    if not lobby.insights.is_known(table):
        slow_down(request, guest)
        lobby.insights.begin(table, recorded(await lobby.finished(table)))


@router.post("/api/tables/{table}/continue", operation_id="continue", status_code=201)
async def go_on(
    table: TableParam,
    asked: rest.ContinueTableRequest,
    request: Request,
    response: Response,
    lobby: TheLobby,
    guest: TheGuest,
    deal: TheDeal,
) -> rest.CreatedTable:
    """A new table that continues from a ply of a finished one, against the computer."""
    lobby.draining.check()
    slow_down(request, guest)
    lobby.deals.check_continue(deal)
    origin = await lobby.finished(table)
    opening_to(recorded(origin), asked.ply)  # refused before a cookie is given for it
    guest = await seat_down(lobby, guest, asked.name, request, response)
    wish = Continuation(asked.ply, asked.seat, asked.level, asked.pace)
    room = await lobby.go_on(origin, wish, guest)
    return rest.CreatedTable(table=await told(room, guest), invite=None)


async def told(room: Room, guest: Guest | None) -> rest.TableInfo:
    async with room.reading() as stored:
        present = room.presence.is_there(0), room.presence.is_there(1)
        return outbox.table_info(stored, guest.id if guest else None, present)


async def seat_down(
    lobby: Lobby, guest: Guest | None, name: str, request: Request, response: Response
) -> Guest:
    """The guest who is about to sit down; a new one gets the cookie that proves it."""
    secure = request.app.state.edge.names.is_secure(request.scope)
    seated, token = await lobby.guests.welcome(guest, name)
    if token is None and cookies.is_outdated(request.cookies, secure=secure):
        token = cookies.token_in(request.cookies)
        cookies.take_away(response, secure=False)
    if token is not None:
        cookies.give(response, token, secure=secure)
    return seated


def payer_of(request: Request, guest: Guest | None) -> Payer:
    return payer(address_of(request.scope), guest.id if guest else None)


def slow_down(request: Request, guest: Guest | None) -> None:
    edge: Edge = request.app.state.edge
    edge.charge_call(guest.id if guest else None, address_of(request.scope))
