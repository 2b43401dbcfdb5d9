"""Rows of the database as setups, seatings and entries, and back."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, not_, select, update

from zweikampf.server.storage.database import ARCHIVES, DEALS, ENTRIES, SEATS, TABLES
from zweikampf.server.table.clocks import ClockSettings
from zweikampf.server.table.deal import Deal
from zweikampf.server.table.entry import Entry, about_rematch
from zweikampf.server.table.kept import StandIns
from zweikampf.server.table.setup import BotName, Seating, Setup

# Fields of a deal that are stored as they are, each in a column of its name.
_SAME_IN_DEALS = tuple(
    field.name for field in fields(Deal) if field.name not in ("options", "bot", "clock", "words")
)


def insert_table(
    connection: Connection,
    setup: Setup,
    invite: str | None,
    entries: Sequence[Entry],
    ended: str = "",
) -> None:
    connection.execute(
        insert(TABLES).values(
            id=setup.id,
            game=setup.game,
            rules=setup.rules,
            options=json.dumps(setup.options),
            mode=setup.mode,
            pace=setup.pace,
            reaction=setup.reaction,
            **_clock_columns(setup.clock),
            secret=setup.secret,
            created=setup.created,
            origin=setup.origin,
            opening=" ".join(setup.opening) if setup.origin else None,
            digest=setup.digest,
            touched=setup.created,
            scheme=setup.scheme,
            draws_seats=setup.draws_seats,
            swapped=setup.swapped,
            ended=ended,
            invite=invite,
            deal=setup.deal.id if setup.deal else None,
        )
    )
    connection.execute(
        insert(SEATS),
        [
            {
                "table_id": setup.id,
                "seat": seat,
                "kind": seating.kind,
                "guest_id": seating.guest,
                "level": seating.level,
                "name": seating.name,
                "bot": _bot_text(seating.bot),
            }
            for seat, seating in enumerate(setup.seats)
        ],
    )
    if entries:
        connection.execute(insert(ENTRIES), [row_of(setup.id, entry) for entry in entries])


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    """With all that belongs to them; no other table leads to them any more."""
    for rows in (ARCHIVES, ENTRIES, SEATS):
        connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
    connection.execute(update(TABLES).where(TABLES.c.next.in_(ids)).values(next=None))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


def setups(connection: Connection, ids: Sequence[str]) -> list[tuple[Setup, str]]:
    """Setups with their ends."""
    query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    seats: dict[str, list[Seating]] = {}
    for row in connection.execute(query):
        seating = Seating(row.kind, row.guest_id, row.level, row.name, _bot(row))
        seats.setdefault(row.table_id, []).append(seating)
    rows = connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))).all()
    shared = deals_by_id(connection, {row.deal for row in rows if row.deal is not None})
    return [(_setup(row, seats[row.id], shared.get(row.deal)), row.ended) for row in rows]


def deals_by_id(connection: Connection, ids: Collection[str]) -> dict[str, Deal]:
    """The deals with these ids."""
    if not ids:
        return {}
    rows = connection.execute(select(DEALS).where(DEALS.c.id.in_(ids)))
    return {row.id: deal_of(row) for row in rows}


def deal_of(row: Row[Any]) -> Deal:
    own = {name: getattr(row, name) for name in _SAME_IN_DEALS}
    return Deal(
        **own,
        options=json.loads(row.options),
        bot=_bot(row),
        clock=_clock(row),
        words=(row.word0, row.word1),
    )


def row_of_deal(deal: Deal) -> dict[str, Any]:
    return {
        **{name: getattr(deal, name) for name in _SAME_IN_DEALS},
        **_clock_columns(deal.clock),
        "options": json.dumps(deal.options),
        "bot": _bot_text(deal.bot),
        "word0": deal.words[0],
        "word1": deal.words[1],
    }


def _bot(row: Row[Any]) -> BotName | None:
    return BotName(**json.loads(row.bot)) if row.bot else None


def _bot_text(bot: BotName | None) -> str | None:
    return json.dumps(asdict(bot)) if bot else None


def _clock_columns(clock: ClockSettings | None) -> dict[str, Any]:
    return {
        "clock_base": clock.base if clock else None,
        "clock_increment": clock.increment if clock else None,
        "clock_per": clock.per if clock else None,
    }


def _clock(row: Row[Any]) -> ClockSettings | None:
    if row.clock_base is None:
        return None
    return ClockSettings(base=row.clock_base, increment=row.clock_increment, per=row.clock_per)


def _setup(row: Row[Any], seats: list[Seating], deal: Deal | None) -> Setup:
    return Setup(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        mode=row.mode,
        seats=(seats[1], seats[0]) if row.swapped else (seats[0], seats[1]),
        clock=_clock(row),
        pace=row.pace,
        reaction=row.reaction,
        secret=row.secret,
        created=row.created,
        digest=row.digest,
        next=row.next,
        origin=row.origin,
        opening=tuple((row.opening or "").split()),
        scheme=row.scheme,
        draws_seats=row.draws_seats,
        swapped=row.swapped,
        deal=deal,
    )


def last_entries(connection: Connection, ids: Sequence[str]) -> dict[str, Entry]:
    """Of the games themselves: a rematch that is asked for later changes nothing in them."""
    is_after_game = about_rematch(ENTRIES.c.kind, ENTRIES.c.text)
    latest = (
        select(ENTRIES.c.table_id, func.max(ENTRIES.c.number).label("number"))
        .where(ENTRIES.c.table_id.in_(ids), not_(is_after_game))
        .group_by(ENTRIES.c.table_id)
        .subquery()
    )
    query = select(ENTRIES).join(
        latest,
        (ENTRIES.c.table_id == latest.c.table_id) & (ENTRIES.c.number == latest.c.number),
    )
    return {row.table_id: entry_of(row) for row in connection.execute(query)}


def stand_ins(connection: Connection, ids: Sequence[str]) -> dict[str, StandIns]:
    """By table, for each seat: the level of the computer that stands in."""
    query = select(ENTRIES.c.table_id, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.text).where(
        ENTRIES.c.table_id.in_(ids), ENTRIES.c.kind.in_(("stand-in", "resume"))
    )
    found: dict[str, dict[int, int | None]] = {}
    for row in connection.execute(query.order_by(ENTRIES.c.table_id, ENTRIES.c.number)):
        level = int(row.text) if row.kind == "stand-in" else None
        found.setdefault(row.table_id, {})[row.seat] = level
    return {table: (levels.get(0), levels.get(1)) for table, levels in found.items()}


def entry_of(row: Row[Any]) -> Entry:
    return Entry(
        number=row.number,
        kind=row.kind,
        at=row.at,
        seat=row.seat,
        text=row.text,
        asker=row.asker,
        frame=row.frame,
        left=None if row.left0 is None else (row.left0, row.left1),
        ply=row.ply,
        turn=row.turn,
    )


def row_of(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "asker": entry.asker,
        "frame": entry.frame,
        "at": entry.at,
        "left0": entry.left[0] if entry.left else None,
        "left1": entry.left[1] if entry.left else None,
        "ply": entry.ply,
        "turn": entry.turn,
    }
