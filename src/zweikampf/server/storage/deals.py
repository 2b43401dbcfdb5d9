"""Deals in the database: cards that are played again, and who has played them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, case, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from zweikampf.server.storage.database import DEALS, ENTRIES, SEATS, TABLES, WEEKLY, Access
from zweikampf.server.storage.rows import deal_of, insert_table, row_of_deal, setups
from zweikampf.server.table.deal import Deal, Standing
from zweikampf.server.table.entry import CALLED_OFF, RULES_CHANGED, Entry
from zweikampf.server.table.scores import Score, ranked, score_of
from zweikampf.server.table.setup import BY_PILES, Setup

DEALS_PER_STEP = 50
_UNCOUNTED = (CALLED_OFF, RULES_CHANGED)  # ends that say nothing about the player
_LAST = select(func.max(ENTRIES.c.at)).where(
    ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind.in_(("act", "end"))
)
# When a finished game ended; its table may live on, for a rematch.
_finished_at = func.coalesce(_LAST.correlate(TABLES).scalar_subquery(), TABLES.c.created)


@dataclass(frozen=True)
class Finished:
    """A finished game of a deal, and when it ended."""

    setup: Setup
    ended: str
    at: int


class Deals:
    def __init__(self, database: Access) -> None:
        self._database = database

    def find(self, deal: str) -> Deal | None:
        return self._one(DEALS.c.id == deal)

    def named(self, name: str) -> Deal | None:
        return self._one(DEALS.c.name == name)

    def of_table(self, table: str) -> Deal | None:
        """The deal whose cards a table shows: its own, or that of the game that it continues."""
        row = self._first(table)
        return None if row is None or row.deal is None else self.find(row.deal)

    def can_have(self, table: str) -> bool:
        """Whether a table shows cards of a deal, or of a game that may become one."""
        row = self._first(table)
        return row is not None and row.scheme == BY_PILES

    def _first(self, table: str) -> Any:
        """The row of the table whose cards a table shows: its own, or that of the table where the
        game began that it continues. ``None`` if that is gone."""
        columns, at = select(TABLES.c.deal, TABLES.c.origin, TABLES.c.scheme), table
        with self._database.reading() as connection:
            while True:
                row = connection.execute(columns.where(TABLES.c.id == at)).first()
                if row is None or row.origin is None:
                    return row
                at = row.origin

    def _one(self, which: ColumnElement[bool]) -> Deal | None:
        with self._database.reading() as connection:
            row = connection.execute(select(DEALS).where(which)).first()
        return None if row is None else deal_of(row)

    def add(self, deal: Deal) -> Deal:
        """A new deal, or the one of this name if there is one: the first of several counts. The
        table whose name it has belongs to it."""
        known = self.named(deal.name)
        if known is not None:
            return known
        try:
            with self._database.writing() as connection:
                connection.execute(insert(DEALS).values(row_of_deal(deal)))
                first = update(TABLES).where(TABLES.c.id == deal.name, TABLES.c.deal.is_(None))
                connection.execute(first.values(deal=deal.id))
        except IntegrityError:
            known = self.named(deal.name)
            if known is None:
                raise
            return known
        return deal

    def play(self, setup: Setup, guest: int, entries: Sequence[Entry] = ()) -> str:
        """A table with the cards of a deal; its id. Of a weekly deal a guest has one: if there is
        one already, that is the answer, and nothing changes."""
        assert setup.deal is not None
        try:
            with self._database.writing() as connection:
                known = select(TABLES.c.id).where(TABLES.c.id == setup.id)
                if connection.scalar(known) is not None:
                    return setup.id
                if setup.is_weekly:
                    if (found := _weekly(connection, setup.deal.id, guest)) is not None:
                        return found
                    ours = {"deal_id": setup.deal.id, "guest_id": guest, "table_id": setup.id}
                    connection.execute(insert(WEEKLY).values(ours))
                insert_table(connection, setup, None, entries)
        except IntegrityError:  # another process was faster
            with self._database.reading() as connection:
                found = _weekly(connection, setup.deal.id, guest)
            if found is None:
                raise
            return found
        return setup.id

    def standing(self, deal: str, guest: int | None) -> tuple[Standing, str | None]:
        """How far a guest is with a deal, and their game of it: one in progress, or the last."""
        if guest is None:
            return "new", None
        query = (
            select(TABLES.c.id, TABLES.c.ended)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(TABLES.c.deal == deal, SEATS.c.guest_id == guest)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
        )
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
        if not rows:
            return "new", None
        running = next((row.id for row in rows if not row.ended), None)
        ends = {row.ended for row in rows}
        if ends - {"", *_UNCOUNTED}:
            standing: Standing = "finished"
        elif running is not None:
            standing = "playing"
        else:
            # Nobody can finish a game whose rules are gone; one that was called off never began.
            standing = "finished" if RULES_CHANGED in ends else "new"
        return standing, running or rows[0].id

    def count(self, deal: Deal, now: int) -> int:
        """How many of its games count."""
        counted = select(func.count()).where(*_counted(deal, now))
        with self._database.reading() as connection:
            return int(connection.scalar(counted) or 0)

    def ranking(self, deal: Deal, now: int) -> list[Score]:
        """The games of a deal that count, the best first. There may be very many of them: only what
        is needed to rank them is read."""
        game, seat = TABLES.c, SEATS.c
        # Kept are places: a draw may have swapped the seats.
        sits = case((game.swapped, 1 - seat.seat), else_=seat.seat)
        columns = game.id, seat.guest_id, sits, game.ended, game.adjusted, game.created
        query = select(*columns).join(SEATS, seat.table_id == game.id)
        query = query.where(seat.kind == "human", *_counted(deal, now))
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
        return ranked(score_of(*row) for row in rows)

    def games(self, tables: Sequence[str]) -> dict[str, Finished]:
        """Some finished games, by their tables."""
        query = select(TABLES.c.id, _finished_at.label("at")).where(TABLES.c.id.in_(tables))
        with self._database.reading() as connection:
            ends = {row.id: row.at for row in connection.execute(query)}
            found = setups(connection, list(ends))
        return {setup.id: Finished(setup, ended, ends[setup.id]) for setup, ended in found}

    def adjust(self, table: str, adjusted: float) -> None:
        """The result of seat 0 without luck is known."""
        with self._database.writing() as connection:
            mine = update(TABLES).where(TABLES.c.id == table)
            connection.execute(mine.values(adjusted=adjusted))

    def remove_unused(self, before: int) -> int:
        """Old deals that no table has any more, some of them; none of a week that lasts."""
        unused = ~exists().where(TABLES.c.deal == DEALS.c.id)
        age = func.coalesce(DEALS.c.ends, DEALS.c.created)
        old = select(DEALS.c.id).where(age < before, unused).order_by(age).limit(DEALS_PER_STEP)
        with self._database.reading() as connection:
            ids = list(connection.scalars(old))
        if not ids:
            return 0
        with self._database.writing() as connection:
            still = list(connection.scalars(select(DEALS.c.id).where(DEALS.c.id.in_(ids), unused)))
            connection.execute(delete(WEEKLY).where(WEEKLY.c.deal_id.in_(still)))
            connection.execute(delete(DEALS).where(DEALS.c.id.in_(still)))
        return len(still)


def _weekly(connection: Connection, deal: str, guest: int) -> str | None:
    mine = (WEEKLY.c.deal_id == deal, WEEKLY.c.guest_id == guest)
    found: str | None = connection.scalar(select(WEEKLY.c.table_id).where(*mine))
    return found


def _counted(deal: Deal, now: int) -> list[ColumnElement[bool]]:
    """Which tables: finished ones that were played here, and those of a week in time. As long as
    the week lasts all of them are."""
    ended = TABLES.c.ended
    finished = [
        *(TABLES.c.deal == deal.id, TABLES.c.mode != "record"),
        *(ended != "", ended.not_in(_UNCOUNTED)),
    ]
    return [*finished, _finished_at < deal.ends] if deal.is_over(now) else finished
