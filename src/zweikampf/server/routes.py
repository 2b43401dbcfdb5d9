"""The REST calls; docs/wire.md lists them."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from zweikampf.engine import registry
from zweikampf.engine.lesson import lesson_of
from zweikampf.games.dwarves import decks
from zweikampf.players.strategy import LEVELS
from zweikampf.server import history, outbox
from zweikampf.server.archives import RECORD
from zweikampf.server.errors import BUSY, Denied, Lost
from zweikampf.server.house import Guest, House
from zweikampf.server.net import cookies
from zweikampf.server.net.address import address_of
from zweikampf.server.net.caching import is_known, packed_answer, private_answer, tag_of
from zweikampf.server.net.edge import Edge
from zweikampf.server.recording import opening_to, recorded
from zweikampf.server.reopening import OldRules
from zweikampf.server.room import Room
from zweikampf.server.round_robin import Payer, payer
from zweikampf.server.wire import rest
from zweikampf.server.wire.common import Refusal

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 409, 413, 421, 422, 429, 503)
}
_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
router = APIRouter(responses=_REFUSALS)

TableParam = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


async def the_house(request: Request) -> House:  # a plain def would run in a thread
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(the_house)]


async def the_guest(request: Request, house: TheHouse) -> Guest | None:
    return await house.guest(cookies.token_in(request.cookies))


TheGuest = Annotated[Guest | None, Depends(the_guest)]


@router.get("/health", operation_id="health", responses={BUSY: {"model": rest.HealthTold}})
async def health(request: Request, response: Response) -> rest.HealthTold:
    """Whether new games can be begun; the details are told on the port of the metrics."""
    status = await request.app.state.health.status()
    if status != "ready":
        response.status_code = BUSY
    return rest.HealthTold(status=status)


@router.get("/api/games", operation_id="games")
async def games() -> rest.GamesTold:
    return rest.GamesTold(games=[_game(name) for name in registry.names()], levels=list(LEVELS))


def _game(name: str) -> rest.GameTold:
    game = registry.find(name)
    options = [
        rest.OptionTold(
            name=each.name,
            choices=list(each.metadata.get("choices", ()) or _decks()),
            needs=dict(game.options.needs(each.name)),
        )
        for each in game.options.fields()
    ]
    presets = [
        rest.PresetTold(name=each, options=game.options.parse({}, preset=each).texts())
        for each in game.options.presets
    ]
    lesson = lesson_of(name)
    return rest.GameTold(
        id=game.id,
        version=game.version,
        options=options,
        presets=presets,
        lesson=len(lesson.steps) if lesson else 0,
        can_draw=game.can_draw,
        reacts=game.reacts,
    )


def _decks() -> list[str]:
    """The one option without fixed choices: decks by name, the standard one first."""
    return sorted(decks.names(), key=lambda name: (name != decks.STANDARD, name))


@router.get("/api/decks/{name}", operation_id="deck")
async def deck(name: Annotated[str, Path(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]) -> rest.DeckTold:
    """What a deck of Dwarves says on its cards: names, costs, effects."""
    found = decks.find(name)
    sheets = [
        rest.CardSheet(
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
        for sheet in found.sheets
    ]
    return rest.DeckTold(
        name=found.name, digest=found.digest, title=dict(found.title), cards=sheets
    )


@router.get("/api/guest", operation_id="guest")
async def who_am_i(guest: TheGuest) -> rest.GuestTold:
    return rest.GuestTold(known=guest is not None, name=guest.name if guest else "")


@router.post("/api/guest/forget", operation_id="forget")
async def forget_me(
    request: Request, response: Response, house: TheHouse, guest: TheGuest
) -> rest.GuestTold:
    """The end of a session: the cookie opens nothing any more, here or in another browser."""
    edge: Edge = request.app.state.edge
    if guest is not None:
        await house.forget_guest(guest)
        edge.sockets.dismiss_guest(guest.id)
    secure = edge.names.is_secure(request.scope)
    cookies.take_away(response, secure=secure)
    return rest.GuestTold(known=False, name="")


@router.get("/api/tables", operation_id="tables")
async def my_tables(house: TheHouse, guest: TheGuest) -> rest.TablesTold:
    if guest is None:
        return rest.TablesTold(tables=[])
    found = await house.keeper.call(house.keeper.store.tables_of, guest.id)
    return rest.TablesTold(tables=[outbox.listed(each, guest.id) for each in found])


@router.post("/api/tables", operation_id="create", status_code=201)
async def create(
    asked: rest.CreateTable,
    request: Request,
    response: Response,
    house: TheHouse,
    guest: TheGuest,
) -> rest.CreatedTable:
    house.draining.check()
    _slow_down(request, guest)
    _check(asked)
    guest = await _seat(house, guest, asked.name, request, response)
    room, key = await house.create(asked, guest)
    table = room.table.charter.id
    invite = rest.InviteTold(key=key, path=f"/t/{table}#join={key}") if key else None
    return rest.CreatedTable(table=await _told(room, guest), invite=invite)


def _check(asked: rest.CreateTable) -> None:
    """Refuse what cannot be played before anybody gets a cookie for it."""
    game = registry.find(asked.game)
    for value in asked.options.values():
        if not value.isascii() or not value.isprintable() or " " in value:
            raise Denied(400, "bad-option-form", text=value)
    game.options.parse(asked.options)


@router.get("/api/tables/{table}", operation_id="table", response_model=rest.TableTold)
async def one_table(
    table: TableParam, request: Request, house: TheHouse, guest: TheGuest
) -> rest.TableTold | Response:
    told = await _table(house, table, request, guest)
    if told.status != "over":
        return told
    return private_answer(request.headers, told.model_dump_json().encode())


async def _table(house: House, table: str, request: Request, guest: Guest | None) -> rest.TableTold:
    """What is over is told from the store, unless people are still there."""
    stored = await house.keeper.call(house.keeper.store.summary, table)
    if stored is not None and (not stored.ended or house.open_room(table)):
        try:
            room = await house.room(
                table, _payer(request, guest), lambda: _slow_down(request, guest)
            )
            return await _told(room, guest)
        except (OldRules, Lost):  # just ended by that, or put away
            stored = await house.keeper.call(house.keeper.store.summary, table)
    if stored is None:
        raise Denied(404, "no-such-table")
    return outbox.listed(stored, guest.id if guest else None)


@router.post("/api/tables/{table}/join", operation_id="join")
async def join(
    table: TableParam,
    asked: rest.JoinTable,
    request: Request,
    response: Response,
    house: TheHouse,
    guest: TheGuest,
) -> rest.TableTold:
    house.draining.check()
    _slow_down(request, guest)
    room = await house.room(table, _payer(request, guest))
    await house.check_invitation(room, guest, asked.key)
    guest = await _seat(house, guest, asked.name, request, response)
    await house.join(room, guest, asked.key)
    return await _table(house, table, request, guest)


@router.get(
    "/api/tables/{table}/record", operation_id="record", responses=_TEXT, response_model=None
)
async def record(table: TableParam, request: Request, house: TheHouse, guest: TheGuest) -> Response:
    """The finished game as one file, for ``zweikampf verify``."""
    found = await house.archiver.find(table, RECORD, 0, lambda: _slow_down(request, guest))
    assert found.content is not None
    return packed_answer(
        request.headers,
        found.content,
        "text/plain; charset=utf-8",
        disposition=f'attachment; filename="{found.game}-{table}.txt"',
    )


@router.get("/api/tables/{table}/draws", operation_id="draws", response_model=rest.DrawsTold)
async def draws(table: TableParam, request: Request, house: TheHouse, guest: TheGuest) -> Response:
    """Every draw of a finished game, to be checked against its seal."""
    content = await house.archiver.draws(table, lambda: _slow_down(request, guest))
    return packed_answer(request.headers, content, "application/json")


@router.get("/api/tables/{table}/replay", operation_id="replay", response_model=rest.ReplayTold)
async def replay(
    table: TableParam,
    request: Request,
    house: TheHouse,
    guest: TheGuest,
    seat: Annotated[int | None, Query(ge=0, le=1)] = None,
    since: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
) -> Response:
    found = await house.archiver.replay(table, seat, since, lambda: _slow_down(request, guest))
    tag = tag_of(*found.pages, str(found.offset).encode())
    content = found.pages[0]
    if found.is_cut and not is_known(request.headers, tag):
        _slow_down(request, guest)
        content = await house.turns.take(_payer(request, guest), lambda: to_thread(found.cut))
    return packed_answer(request.headers, content, "application/json", tag=tag)


@router.get("/api/tables/{table}/review", operation_id="review")
async def review(
    table: TableParam,
    request: Request,
    house: TheHouse,
    guest: TheGuest,
    seat: Annotated[int, Query(ge=0, le=1)],
) -> rest.ReviewTold:
    """The choices of a seat in hindsight; what is ready, the rest is being worked on."""
    if not house.reviews.is_known(table, seat):
        _slow_down(request, guest)
        kept = await house.finished(table)
        await house.reviews.begin(table, recorded(kept), seat, _payer(request, guest))
    return history.review_of(house.reviews.look(table, seat, _payer(request, guest)))


@router.post("/api/tables/{table}/continue", operation_id="continue", status_code=201)
async def go_on(
    table: TableParam,
    asked: rest.ContinueTable,
    request: Request,
    response: Response,
    house: TheHouse,
    guest: TheGuest,
) -> rest.CreatedTable:
    """A new table that goes on from a ply of a finished one, against the computer."""
    house.draining.check()
    _slow_down(request, guest)
    origin = await house.finished(table)
    opening_to(recorded(origin), asked.ply)  # refused before anybody gets a cookie for it
    guest = await _seat(house, guest, asked.name, request, response)
    room = await house.go_on(origin, asked, guest)
    return rest.CreatedTable(table=await _told(room, guest), invite=None)


async def _told(room: Room, guest: Guest | None) -> rest.TableTold:
    async with room.reading() as stored:
        present = room.presence.is_there(0), room.presence.is_there(1)
        return outbox.table_told(stored, guest.id if guest else None, present)


async def _seat(
    house: House, guest: Guest | None, name: str, request: Request, response: Response
) -> Guest:
    """The guest who is about to sit down; a new one gets the cookie that proves it."""
    secure = request.app.state.edge.names.is_secure(request.scope)
    seated, token = await house.welcome(guest, name)
    if token is None and cookies.is_outdated(request.cookies, secure=secure):
        token = cookies.token_in(request.cookies)
        cookies.take_away(response, secure=False)
    if token is not None:
        cookies.give(response, token, secure=secure)
    return seated


def _payer(request: Request, guest: Guest | None) -> Payer:
    return payer(address_of(request.scope), guest.id if guest else None)


def _slow_down(request: Request, guest: Guest | None) -> None:
    edge: Edge = request.app.state.edge
    edge.charge_call(guest.id if guest else None, address_of(request.scope))
