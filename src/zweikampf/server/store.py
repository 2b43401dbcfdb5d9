"""What outlives the process: guests, tables, entries. Plain calls; ``keeper`` makes them wait."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, insert, select, update

from zweikampf.server import migrations
from zweikampf.server.archives import Archives
from zweikampf.server.charter import Charter
from zweikampf.server.database import ENTRIES, SEATS, TABLES, connect
from zweikampf.server.entry import Entry
from zweikampf.server.guests import DAY, Guests
from zweikampf.server.owner import own
from zweikampf.server.rows import (
    StandIns,
    charters,
    entry_of,
    insert_table,
    last_entries,
    row_of,
    stand_ins,
)

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
    ended: str = ""


@dataclass(frozen=True)
class Summary:
    """A table without its game: its charter and where it stands."""

    charter: Charter
    ended: str
    last: Entry | None
    stand_ins: StandIns = (None, None)


class Store:
    """``owned``: as the only process that writes (``owner``); ``Taken`` if there is another one."""

    def __init__(self, url: str, *, owned: bool = False) -> None:
        self.engine: Engine = connect(url)
        self.guests = Guests(self)
        self.archives = Archives(self)
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
            insert_table(connection, charter, invite, entries)

    def create_next(self, charter: Charter, previous: str, entries: Sequence[Entry] = ()) -> str:
        """Make the table of a rematch; its id, or that of the one that was there already."""
        with self.writing() as connection:
            query = update(TABLES).where(TABLES.c.id == previous, TABLES.c.next.is_(None))
            if connection.execute(query.values(next=charter.id)).rowcount == 1:
                insert_table(connection, charter, None, entries)
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
            found = charters(connection, [table])
            if not found:
                return None
            query = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            entries = [entry_of(row) for row in connection.execute(query)]
        charter, ended = found[0]
        return Kept(charter, entries, ended)

    def adopt(self, charter: Charter) -> None:
        """A table that has not begun is going to be played by other rules."""
        query = update(TABLES).where(TABLES.c.id == charter.id)
        values = {
            "rules": charter.rules,
            "options": json.dumps(charter.options),
            "digest": charter.digest,
        }
        with self.writing() as connection:
            connection.execute(query.values(values))

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
            return _summaries(connection, ids)

    def summary(self, table: str) -> Summary | None:
        with self.reading() as connection:
            found = _summaries(connection, [table])
        return found[0] if found else None

    # Entries

    def append(self, batch: Sequence[Append]) -> None:
        """All of them or none: one transaction. A number that is taken is an error."""
        rows = [row_of(each.table, entry) for each in batch for entry in each.entries]
        with self.writing() as connection:
            connection.execute(insert(ENTRIES), rows)
            for each in batch:
                query = update(TABLES).where(TABLES.c.id == each.table)
                if each.ended:
                    last = max(entry.at for entry in each.entries)
                    connection.execute(query.values(ended=each.ended, touched=last))
                if each.swapped:
                    connection.execute(query.values(swapped=True))


def _summaries(connection: Connection, ids: Sequence[str]) -> list[Summary]:
    """Of the tables that there are, in this order."""
    last, levels = last_entries(connection, ids), stand_ins(connection, ids)
    found = {charter.id: (charter, ended) for charter, ended in charters(connection, ids)}
    return [
        Summary(*found[each], last.get(each), levels.get(each, (None, None)))
        for each in ids
        if each in found
    ]
