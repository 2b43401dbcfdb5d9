"""The socket of a reader: it proves its seat, then frames go in and out."""

from __future__ import annotations

import asyncio
import contextlib
from time import perf_counter
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.notation import shorten
from zweikampf.server.asking import Asking, refusal
from zweikampf.server.errors import BUSY, Denied, Lost, TooFast
from zweikampf.server.house import House
from zweikampf.server.link import POLICY, TROUBLE, Link
from zweikampf.server.log import trouble
from zweikampf.server.net.address import address_of
from zweikampf.server.net.cookies import token_in
from zweikampf.server.net.edge import Edge
from zweikampf.server.net.sockets import Place
from zweikampf.server.room import Room
from zweikampf.server.round_robin import payer
from zweikampf.server.security import check_host, check_line, check_origin
from zweikampf.server.transport import ABORT
from zweikampf.server.wire import told
from zweikampf.server.wire.asked import CLIENT_FRAME
from zweikampf.server.wire.common import ReasonTold

router = APIRouter()
CLOSE_SECONDS = 5.0  # that a reader gets to take its last frames, once it is told to go
_MOST_WARNINGS = 20  # frames beyond the limit that are refused before the socket is closed
_LONGEST_ID = 64


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    house: House = websocket.app.state.house
    await websocket.accept()
    edge: Edge = websocket.app.state.edge
    try:
        place, room, since = await _admit(websocket, house, edge, table)
    except ZweikampfError as error:
        edge.count_refusal(error.code)
        await _turn_away(websocket, error)
        return
    except Exception as error:
        trouble("table-not-opened", error, table=table[:_LONGEST_ID])
        await _turn_away(websocket, Denied(500, "internal-error"))
        return
    try:
        await _serve(websocket, house, room, place.link, since)
    finally:
        edge.sockets.leave(place)


async def _admit(
    websocket: WebSocket, house: House, edge: Edge, table: str
) -> tuple[Place, Room, int | None]:
    """Who this is and where they may sit."""
    address = address_of(websocket.scope)
    check_line(websocket.scope)
    check_host(websocket.headers, edge)
    check_origin(websocket.headers, edge)
    edge.charge_arrival(address)
    if len(table) > _LONGEST_ID:
        raise Denied(404, "no-such-table")
    guest = await house.guest(token_in(websocket.cookies))
    number = guest.id if guest else None
    room = await house.room(
        table, payer(address, number), lambda: edge.charge_call(number, address)
    )
    charter = room.table.charter
    seat = _seat(websocket.query_params.get("seat"), charter.seats_of(number))
    since = websocket.query_params.get("since", "")
    known = int(since) if since.isascii() and since.isdecimal() and len(since) < 10 else None
    asks_always = websocket.query_params.get("ask") == "always"
    # The seats may be drawn before the reader is in; what counts is the place at the table.
    link = Link(
        charter.place_of(seat), house.settings.queue, address=address, asks_always=asks_always
    )
    place = edge.sockets.admit(link, table, number, address)
    return place, room, known


def _seat(wish: str | None, own: list[int]) -> int | None:
    if wish == "watch":
        return None
    if wish is None:
        return own[0] if own else None
    if wish not in ("0", "1") or int(wish) not in own:
        raise Denied(403, "not-your-seat")
    return int(wish)


async def _turn_away(websocket: WebSocket, error: ZweikampfError) -> None:
    """A browser cannot read why an upgrade failed, so it is told in a frame."""
    reason = ReasonTold.model_validate(error.reason.json())
    again = isinstance(error, Lost | TooFast) or (
        isinstance(error, Denied) and error.status == BUSY
    )
    bye = told.Bye(version=0, reason=reason, again=again)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(bye.model_dump_json())
        await websocket.close(POLICY)


async def _serve(
    websocket: WebSocket, house: House, room: Room, link: Link, since: int | None
) -> None:
    abort = websocket.scope["extensions"][ABORT]["abort"]
    link.when_closed(lambda: house.clock.later(CLOSE_SECONDS, abort))
    writer = asyncio.create_task(_write(websocket, link))
    reader: asyncio.Task[None] | None = None
    try:
        await room.enter(link, since)
        reader = asyncio.create_task(_read(websocket, house, room, link))
        await asyncio.wait({writer, reader}, return_when="FIRST_COMPLETED")
        if writer.done():
            writer.result()
        if link.is_closing:
            reader.cancel()
            await writer  # last words; the connection is aborted if nobody takes them
        else:
            await reader  # the client has hung up; what it has sent before still counts
    except WebSocketDisconnect:
        pass
    except Lost as error:  # the room was closed just now; another one is opened for the next socket
        await _turn_away(websocket, error)
    except Exception as error:
        trouble("socket-failed", error, table=room.table.charter.id)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(TROUBLE)
    finally:
        writer.cancel()
        if reader is not None:
            reader.cancel()
        room.leave(link)


async def _write(websocket: WebSocket, link: Link) -> None:
    while True:
        frame = await link.queue.get()
        if isinstance(frame, int):
            await websocket.close(frame)
            return
        try:
            await websocket.send_text(frame)
        except WebSocketDisconnect:
            return


async def _read(websocket: WebSocket, house: House, room: Room, link: Link) -> None:
    # A player may have several sockets, and they share a limit.
    who = link.place if link.place is not None else address_of(websocket.scope)
    key = f"{room.table.charter.id}/{who}"
    asking = Asking(room, link)
    warnings = 0
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        began = perf_counter()
        content = message.get("text") or message.get("bytes") or b""
        if not house.frames.take(key):
            warnings += 1
            _refuse(house, room, link, Denied(429, "too-fast"), _id_of(content))
            if warnings >= _MOST_WARNINGS:
                link.close(POLICY)
                return
            continue
        try:
            frame = CLIENT_FRAME.validate_json(content)
        except ValidationError as error:
            _refuse(house, room, link, _malformed(error))
            continue
        if await asking.hear(frame):
            house.metrics.frame_seconds.observe(perf_counter() - began)


def _malformed(error: ValidationError) -> Denied:
    first: Any = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return Denied(422, "bad-frame", field=shorten(place) or "-", problem=first["type"])


def _id_of(content: str | bytes) -> str | None:
    """The id of a frame that is not looked at any further: whoever waits for it is answered."""
    with contextlib.suppress(ValidationError):
        return CLIENT_FRAME.validate_json(content).id
    return None


def _refuse(house: House, room: Room, link: Link, denied: Denied, frame: str | None = None) -> None:
    house.metrics.refused.labels(denied.code).inc()
    link.tell(refusal(frame, room.version, denied))
