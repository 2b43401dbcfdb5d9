"""What outlives the process: guests, tables, entries. Plain calls; ``writer`` makes them wait."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import replace

from sqlalchemy import Connection, Engine, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from zweikampf.server.storage import migrations
from zweikampf.server.storage.archives import Archives
from zweikampf.server.storage.database import ENTRIES, SEATS, TABLES, connect
from zweikampf.server.storage.deals import Deals
from zweikampf.server.storage.guests import DAY, Guests
from zweikampf.server.storage.leases import Leases
from zweikampf.server.storage.lines import Lines
from zweikampf.server.storage.owner import own
from zweikampf.server.storage.quick import QuickAppends, quick_appends
from zweikampf.server.storage.rows import (
    delete_tables,
    entry_of,
    insert_table,
    last_entries,
    row_of,
    setups,
    stand_ins,
)
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Append, Kept, Summary
from zweikampf.server.table.setup import SWAPPED, Setup

MOST_LISTED = 50
_AT_ONCE = 500  # tables in one statement


class Store:
    """``owned``: as one that may write (``owner``); ``Taken`` if that is not possible. ``shared``:
    as one of several servers, if the database is PostgreSQL; then it has a ``process``, the name
    under which the others know it."""

    def __init__(self, url: str, *, owned: bool = False, shared: bool = False) -> None:
        self.engine: Engine = connect(url)
        self._quick: QuickAppends | None = None
        self.at_once: QuickAppends | None = None  # for the event loop: it never waits for a lock
        is_postgres = self.engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(8) if shared and is_postgres else ""
        self.lines = Lines(self.engine) if is_postgres else None
        self.guests = Guests(self)
        self.archives = Archives(self)
        self.deals = Deals(self)
        self.leases = Leases(self, self.process)
        self.owner = own(self.engine, shared=shared) if owned else None
        try:
            migrations.upgrade(self.engine)
        except BaseException:
            self.close()
            raise
        self._quick = quick_appends(self.engine)
        self.at_once = quick_appends(self.engine, waits=False)

    def close(self) -> None:
        for quick in (self._quick, self.at_once):
            if quick is not None:
                quick.close()
        if self.owner is not None:
            self.owner.close()
        self.engine.dispose()

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction; all that is written goes this way, over the owner's connection."""
        return self.owner.writing() if self.owner is not None else self.engine.begin()

    def reading(self) -> Connection:
        return self.engine.connect()

    def shrink(self) -> None:
        """Give the space of what was removed back to the disk; PostgreSQL does so automatically."""
        if self.engine.dialect.name == "sqlite":
            with closing(self.engine.raw_connection()) as connection:  # outside a transaction
                connection.cursor().execute("VACUUM")

    def may_write(self) -> None:
        """``Taken`` if that is not so any more."""
        with self.writing() as connection:
            connection.execute(select(1))

    def ping(self) -> None:
        with self.reading() as connection:
            connection.execute(select(1))

    # Tables

    def create(
        self, setup: Setup, invite: str | None = None, entries: Sequence[Entry] = ()
    ) -> None:
        """A table with its first entries; once, however often it is done."""
        with self.writing() as connection:
            known = select(TABLES.c.id).where(TABLES.c.id == setup.id)
            if connection.scalar(known) is None:
                insert_table(connection, setup, invite, entries)

    def keep(self, kept: Kept) -> None:
        """A finished table as a whole; once, however often and by however many it is done."""
        known = select(TABLES.c.id).where(TABLES.c.id == kept.setup.id)
        try:
            with self.writing() as connection:
                if connection.scalar(known) is None:
                    insert_table(connection, kept.setup, None, kept.entries, kept.ended)
        except IntegrityError:  # another process was faster
            with self.reading() as connection:
                if connection.scalar(known) is None:
                    raise

    def remove(self, table: str) -> bool:
        """A table that is taken back before it was used; false if somebody has joined it."""
        with self.writing() as connection:
            unused = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.invite.is_not(None))
            if connection.scalar(unused.with_for_update()) is None:
                return False
            delete_tables(connection, [table])
            if self.process:
                self.leases.say_within(connection, [{"kind": "cancelled", "table": table}])
            return True

    def is_invitation(self, table: str, invite: str) -> bool:
        query = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.invite == invite)
        with self.reading() as connection:
            return connection.execute(query).first() is not None

    def load(self, table: str) -> Kept | None:
        with self.reading() as connection:
            found = setups(connection, [table])
            if not found:
                return None
            query = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            entries = [entry_of(row) for row in connection.execute(query)]
        setup, ended = found[0]
        return Kept(setup, [_still_true(entry, setup) for entry in entries], ended)

    def entries_since(self, table: str, number: int) -> list[Entry]:
        """What has been added to a table since it had that many entries."""
        mine = (ENTRIES.c.table_id == table, ENTRIES.c.number >= number)
        query = select(ENTRIES).where(*mine).order_by(ENTRIES.c.number)
        with self.reading() as connection:
            return [entry_of(row) for row in connection.execute(query)]

    def counts(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries these tables have."""
        found: dict[str, int] = {}
        with self.reading() as connection:
            for at in range(0, len(tables), _AT_ONCE):
                mine = ENTRIES.c.table_id.in_(tables[at : at + _AT_ONCE])
                query = select(ENTRIES.c.table_id, func.max(ENTRIES.c.number)).where(mine)
                for table, last in connection.execute(query.group_by(ENTRIES.c.table_id)):
                    found[table] = last + 1
        return found

    def adopt(self, setup: Setup) -> None:
        """A table that has not begun is going to be played by other rules."""
        query = update(TABLES).where(TABLES.c.id == setup.id)
        values = {
            "rules": setup.rules,
            "options": json.dumps(setup.options),
            "digest": setup.digest,
        }
        with self.writing() as connection:
            connection.execute(query.values(values))

    def visit(self, tables: Sequence[str], now: int) -> None:
        """These tables have visitors; noted once a day, so that none of them counts as old."""
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
        """All of them or none: one transaction. A number that is taken is an error, and so is a
        lease that is lost (``Fenced``)."""
        if self._quick is not None and self._quick.append(batch):
            return
        rows = [row_of(each.table, entry) for each in batch for entry in each.entries]
        with self.writing() as connection:
            if self.process:
                self.leases.check(
                    connection,
                    {each.table: each.fence for each in batch if each.fence is not None},
                )
            connection.execute(insert(ENTRIES), rows)
            for each in batch:
                for entry in each.entries:
                    _keep_current(connection, each.table, entry)
                if each.ended:
                    last = max(entry.at for entry in each.entries)
                    query = update(TABLES).where(TABLES.c.id == each.table)
                    connection.execute(query.values(ended=each.ended, touched=last))
                if each.following is not None:
                    insert_table(connection, each.following, None, each.following_entries)
            if self.process:
                counts = {each.table: each.entries[-1].number + 1 for each in batch}
                self.leases.say_entries(connection, counts)


def _keep_current(connection: Connection, table: str, entry: Entry) -> None:
    """Seats, draw and rematch are also stored as they are now, so that a list needs no fold."""
    query = update(TABLES).where(TABLES.c.id == table)
    match entry.kind:
        case "join":
            guest, name = entry.guest
            connection.execute(query.values(invite=None))
            connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.seat == entry.seat)
                .values(kind="human", guest_id=guest, name=name)
            )
        case "begin" if entry.text.split(" ")[0] == SWAPPED:
            connection.execute(query.values(swapped=True))
        case "rematch":
            connection.execute(query.values(next=entry.text))


def _still_true(entry: Entry, setup: Setup) -> Entry:
    """The table of a rematch may have been removed since: then there is none to go to."""
    if entry.kind == "rematch" and entry.text != setup.next:
        return replace(entry, text="")
    return entry


def _summaries(connection: Connection, ids: Sequence[str]) -> list[Summary]:
    """Of the tables that there are, in this order."""
    last, levels = last_entries(connection, ids), stand_ins(connection, ids)
    found = {setup.id: (setup, ended) for setup, ended in setups(connection, ids)}
    return [
        Summary(*found[each], last.get(each), levels.get(each, (None, None)))
        for each in ids
        if each in found
    ]
