"""What outlives the process: guests, tables, entries. Plain calls; ``keeper`` makes them wait."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Row, func, insert, select, update

from zweikampf.server import migrations
from zweikampf.server.charter import Charter, Seating
from zweikampf.server.database import ENTRIES, SEATS, TABLES, connect
from zweikampf.server.entry import Entry
from zweikampf.server.guests import DAY, Guests
from zweikampf.server.owner import own
from zweikampf.server.wire.common import ClockSet

MOST_LISTED = 50
_AT_ONCE = 500  # tables in one statement


@dataclass(frozen=True)
class Append:
    """Entries of one table that are stored together; ``ended`` if the game is over with them,
    ``swapped`` if the seats have been drawn and are swapped."""

    table: str
    entries: Sequence[Entry]
    ended: str = ""
    swapped: bool = False


@dataclass(frozen=True)
class Kept:
    """A table as it lies in the store."""

    charter: Charter
    entries: list[Entry]


@dataclass(frozen=True)
class Summary:
    """A table for a list: its charter and where it stands, without the game."""

    charter: Charter
    ended: str
    last: Entry | None


class Store:
    """``owned``: as the only process that writes (``owner``); ``Taken`` if there is another one."""

    def __init__(self, url: str, *, owned: bool = False) -> None:
        self.engine: Engine = connect(url)
        self.guests = Guests(self)
        self.owner = own(self.engine) if owned else None
        try:
            migrations.upgrade(self.engine)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self.owner is not None:
            self.owner.close()
        self.engine.dispose()

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction; all that is written goes this way, over the owner's connection."""
        return self.owner.writing() if self.owner is not None else self.engine.begin()

    def reading(self) -> Connection:
        return self.engine.connect()

    def shrink(self) -> None:
        """Give the space of what was removed back to the disk; PostgreSQL does so by itself."""
        if self.engine.dialect.name == "sqlite":
            with closing(self.engine.raw_connection()) as connection:  # outside of a transaction
                connection.cursor().execute("VACUUM")

    def ping(self) -> None:
        with self.reading() as connection:
            connection.execute(select(1))

    # Tables

    def create(
        self, charter: Charter, invite: str | None = None, entries: Sequence[Entry] = ()
    ) -> None:
        """A table with its first entries."""
        with self.writing() as connection:
            _insert(connection, charter, invite, entries)

    def create_next(self, charter: Charter, previous: str, entries: Sequence[Entry] = ()) -> str:
        """Make the table of a rematch; its id, or that of the one that was there already."""
        with self.writing() as connection:
            query = update(TABLES).where(TABLES.c.id == previous, TABLES.c.next.is_(None))
            if connection.execute(query.values(next=charter.id)).rowcount == 1:
                _insert(connection, charter, None, entries)
                return charter.id
            known = select(TABLES.c.next).where(TABLES.c.id == previous)
            return str(connection.execute(known).scalar_one())

    def is_invitation(self, table: str, invite: str) -> bool:
        query = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.invite == invite)
        with self.reading() as connection:
            return connection.execute(query).first() is not None

    def join(self, table: str, invite: str, guest: int, name: str) -> bool:
        """Use the hashed join key: one guest gets the open seat, and the key is gone."""
        with self.writing() as connection:
            query = update(TABLES).where(TABLES.c.id == table, TABLES.c.invite == invite)
            if connection.execute(query.values(invite=None)).rowcount != 1:
                return False
            connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.kind == "open")
                .values(kind="human", guest_id=guest, name=name)
            )
            return True

    def load(self, table: str) -> Kept | None:
        with self.reading() as connection:
            found = _charters(connection, [table])
            if not found:
                return None
            query = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            entries = [_entry(row) for row in connection.execute(query)]
        return Kept(found[0][0], entries)

    def visit(self, tables: Sequence[str], now: int) -> None:
        """Somebody is at these tables; noted once a day, so that none of them is taken for old."""
        old = TABLES.c.touched < now - DAY
        for at in range(0, len(tables), _AT_ONCE):
            some = TABLES.c.id.in_(tables[at : at + _AT_ONCE])
            with self.writing() as connection:
                connection.execute(update(TABLES).where(some, old).values(touched=now))

    def tables_of(self, guest: int) -> list[Summary]:
        """The latest tables of a guest, the newest first."""
        with self.reading() as connection:
            query = (
                select(TABLES.c.id)
                .join(SEATS, SEATS.c.table_id == TABLES.c.id)
                .where(SEATS.c.guest_id == guest)
                .distinct()
                .add_columns(TABLES.c.created)
                .order_by(TABLES.c.created.desc(), TABLES.c.id)
                .limit(MOST_LISTED)
            )
            ids = [row.id for row in connection.execute(query)]
            last = _last_entries(connection, ids)
            found = {charter.id: (charter, ended) for charter, ended in _charters(connection, ids)}
        return [Summary(*found[each], last.get(each)) for each in ids]

    # Entries

    def append(self, batch: Sequence[Append]) -> None:
        """All of them or none: one transaction. A number that is taken is an error."""
        rows = [_row(each.table, entry) for each in batch for entry in each.entries]
        with self.writing() as connection:
            connection.execute(insert(ENTRIES), rows)
            for each in batch:
                query = update(TABLES).where(TABLES.c.id == each.table)
                if each.ended:
                    last = max(entry.at for entry in each.entries)
                    connection.execute(query.values(ended=each.ended, touched=last))
                if each.swapped:
                    connection.execute(query.values(swapped=True))


def _insert(
    connection: Connection, charter: Charter, invite: str | None, entries: Sequence[Entry]
) -> None:
    connection.execute(
        insert(TABLES).values(
            id=charter.id,
            game=charter.game,
            rules=charter.rules,
            options=json.dumps(charter.options),
            mode=charter.mode,
            pace=charter.pace,
            reaction=charter.reaction,
            clock_base=charter.clock.base if charter.clock else None,
            clock_increment=charter.clock.increment if charter.clock else None,
            clock_per=charter.clock.per if charter.clock else None,
            secret=charter.secret,
            created=charter.created,
            origin=charter.origin,
            opening=" ".join(charter.opening) if charter.origin else None,
            touched=charter.created,
            scheme=charter.scheme,
            draws_seats=charter.draws_seats,
            swapped=charter.swapped,
            ended="",
            invite=invite,
        )
    )
    connection.execute(
        insert(SEATS),
        [
            {
                "table_id": charter.id,
                "seat": seat,
                "kind": seating.kind,
                "guest_id": seating.guest,
                "level": seating.level,
                "name": seating.name,
            }
            for seat, seating in enumerate(charter.seats)
        ],
    )
    if entries:
        connection.execute(insert(ENTRIES), [_row(charter.id, entry) for entry in entries])


def _charters(connection: Connection, ids: Sequence[str]) -> list[tuple[Charter, str]]:
    """Charters with their ends."""
    query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    seats: dict[str, list[Seating]] = {}
    for row in connection.execute(query):
        seating = Seating(row.kind, row.guest_id, row.level, row.name)
        seats.setdefault(row.table_id, []).append(seating)
    rows = connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))
    return [(_charter(row, seats[row.id]), row.ended) for row in rows]


def _charter(row: Row[Any], seats: list[Seating]) -> Charter:
    clock = None
    if row.clock_base is not None:
        clock = ClockSet(base=row.clock_base, increment=row.clock_increment, per=row.clock_per)
    return Charter(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        mode=row.mode,
        seats=(seats[1], seats[0]) if row.swapped else (seats[0], seats[1]),
        clock=clock,
        pace=row.pace,
        reaction=row.reaction,
        secret=row.secret,
        created=row.created,
        next=row.next,
        origin=row.origin,
        opening=tuple((row.opening or "").split()),
        scheme=row.scheme,
        draws_seats=row.draws_seats,
        swapped=row.swapped,
    )


def _last_entries(connection: Connection, ids: Sequence[str]) -> dict[str, Entry]:
    latest = (
        select(ENTRIES.c.table_id, func.max(ENTRIES.c.number).label("number"))
        .where(ENTRIES.c.table_id.in_(ids))
        .group_by(ENTRIES.c.table_id)
        .subquery()
    )
    query = select(ENTRIES).join(
        latest,
        (ENTRIES.c.table_id == latest.c.table_id) & (ENTRIES.c.number == latest.c.number),
    )
    return {row.table_id: _entry(row) for row in connection.execute(query)}


def _entry(row: Row[Any]) -> Entry:
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


def _row(table: str, entry: Entry) -> dict[str, Any]:
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
