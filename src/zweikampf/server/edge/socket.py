"""The socket of a reader: it proves its seat, then frames go in and out."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from zweikampf.engine.errors import ZweikampfError
from zweikampf.server.edge.hearing import Hearing
from zweikampf.server.edge.net.address import address_of
from zweikampf.server.edge.net.cookies import token_in
from zweikampf.server.edge.net.edge import Edge
from zweikampf.server.edge.net.sockets import Place
from zweikampf.server.edge.net.transport import ABORT, HEAR, SEND
from zweikampf.server.edge.refusals import may_come_back
from zweikampf.server.edge.security import check_host, check_line, check_origin
from zweikampf.server.errors import Denied, Lost
from zweikampf.server.live.lobby import Lobby
from zweikampf.server.live.reader import Closing, Reader
from zweikampf.server.live.room import Room
from zweikampf.server.log import trouble
from zweikampf.server.workers.round_robin import payer

router = APIRouter()
_CODES = {Closing.POLICY: 1008, Closing.AWAY: 1012, Closing.TROUBLE: 1011}  # of WebSockets
CLOSE_SECONDS = 5.0  # that a reader gets to take its last frames before it is cut off
_LONGEST_ID = 64


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    lobby: Lobby = websocket.app.state.lobby
    await websocket.accept()
    edge: Edge = websocket.app.state.edge
    try:
        place, room, since = await _admit(websocket, lobby, edge, table)
    except ZweikampfError as error:
        edge.note_refusal(error.code, "socket")
        await _turn_away(websocket, lobby, error)
        return
    except Exception as error:
        trouble("table-not-opened", error, table=table[:_LONGEST_ID])
        await _turn_away(websocket, lobby, Denied("internal-error"))
        return
    try:
        await _serve(websocket, lobby, room, place.reader, since)
    finally:
        edge.sockets.leave(place)


async def _admit(
    websocket: WebSocket, lobby: Lobby, edge: Edge, table: str
) -> tuple[Place, Room, int | None]:
    """Who this is and where they may sit."""
    address = address_of(websocket.scope)
    check_line(websocket.scope)
    check_host(websocket.headers, edge)
    check_origin(websocket.headers, edge)
    edge.charge_arrival(address)
    if len(table) > _LONGEST_ID:
        raise Denied("no-such-table")
    guest = await lobby.guests.find(token_in(websocket.cookies))
    number = guest.id if guest else None
    room = await lobby.rooms.open(
        table, payer(address, number), lambda: edge.charge_call(number, address)
    )
    setup = room.table.setup
    seat = _seat(websocket.query_params.get("seat"), setup.seats_of(number))
    since = websocket.query_params.get("since", "")
    known = int(since) if since.isascii() and since.isdecimal() and len(since) < 10 else None
    asks_always = websocket.query_params.get("ask") == "always"
    # The seats may be drawn before the reader is in; what counts is the place at the table.
    reader = Reader(
        setup.place_of(seat), lobby.settings.queue, address=address, asks_always=asks_always
    )
    place = edge.sockets.admit(reader, table, number, address)
    try:
        if seat is None:
            # From now on this spectator is found when the guest begins to play these cards, here or
            # at another process: a play before this check is refused, one after it is noticed.
            await lobby.deals.check_reader(table, number)
    except BaseException:
        edge.sockets.leave(place)
        raise
    return place, room, known


def _seat(wish: str | None, own: list[int]) -> int | None:
    if wish == "watch":
        return None
    if wish is None:
        return own[0] if own else None
    if wish not in ("0", "1") or int(wish) not in own:
        raise Denied("not-your-seat")
    return int(wish)


async def _turn_away(websocket: WebSocket, lobby: Lobby, error: ZweikampfError) -> None:
    """A browser cannot read why an upgrade failed, so a frame says it."""
    bye = lobby.frames.bye(0, error.reason, again=may_come_back(error))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(bye.decode())
        await websocket.close(_CODES[Closing.POLICY])


async def _serve(
    websocket: WebSocket, lobby: Lobby, room: Room, reader: Reader, since: int | None
) -> None:
    extensions = websocket.scope["extensions"]
    abort, line = extensions[ABORT]["abort"], extensions[HEAR]
    reader.when_ready(extensions[SEND]["send"])
    reader.when_closed(lambda: lobby.clock.later(CLOSE_SECONDS, abort))
    sending = asyncio.create_task(_write(websocket, reader))
    receiving: asyncio.Task[None] | None = None
    try:
        await room.enter(reader, since)
        hearing = Hearing(lobby, room, reader, address_of(websocket.scope), line["go_on"])
        receiving = asyncio.create_task(_listen(websocket, hearing))
        line["hear"](hearing.hear)
        await asyncio.wait({sending, receiving}, return_when="FIRST_COMPLETED")
        if sending.done():
            sending.result()
        if reader.is_closing:
            hearing.stop()
            receiving.cancel()
            await sending  # last frames; the connection is aborted if they are not taken
        else:
            await receiving  # the client has hung up; what it has sent before still counts
    except WebSocketDisconnect:
        pass
    except Lost as error:  # the room was closed just now; another one is opened for the next socket
        websocket.app.state.edge.note_refusal(error.code, "socket")
        await _turn_away(websocket, lobby, error)
    except Exception as error:
        trouble("socket-failed", error, table=room.table.setup.id)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(_CODES[Closing.TROUBLE])
    finally:
        sending.cancel()
        if receiving is not None:
            receiving.cancel()
        room.leave(reader)


async def _listen(websocket: WebSocket, hearing: Hearing) -> None:
    """Until the client hangs up; what it says goes to ``hearing`` at once."""
    await websocket.receive()
    await hearing.finish()


async def _write(websocket: WebSocket, reader: Reader) -> None:
    """What could not be sent at once."""
    while True:
        frame = await reader.queue.get()
        if isinstance(frame, Closing):
            await websocket.close(_CODES[frame])
            return
        try:
            await websocket.send_text(frame.decode())
        except WebSocketDisconnect:
            return
        reader.sent()
