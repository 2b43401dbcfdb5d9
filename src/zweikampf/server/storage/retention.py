"""What is removed when it is old enough: finished tables, abandoned tables, guests without tables.

It happens in small steps, so that no one waits for the database. What is open in a server, or was
open within the last days, is marked as touched or seen then, and is therefore never old.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Self

from sqlalchemy import ColumnElement, delete, exists, select

from zweikampf.server.settings import Settings
from zweikampf.server.storage.database import ENTRIES, GUESTS, SEATS, TABLES
from zweikampf.server.storage.guests import DAY
from zweikampf.server.storage.rows import delete_tables
from zweikampf.server.storage.store import Store

TABLES_PER_STEP = 20
GUESTS_PER_STEP = 200


@dataclass(frozen=True)
class Retention:
    """Days that something is kept; 0 means forever."""

    finished: int = 0
    abandoned: int = 0
    guests: int = 0

    @classmethod
    def of(cls, settings: Settings) -> Self:
        return cls(
            finished=settings.keep_finished_days,
            abandoned=settings.keep_abandoned_days,
            guests=settings.keep_guests_days,
        )


@dataclass(frozen=True)
class Removed:
    """How many of each."""

    finished: int = 0
    abandoned: int = 0
    guests: int = 0
    deals: int = 0

    def __bool__(self) -> bool:
        return any(getattr(self, each.name) for each in fields(self))

    def __add__(self, other: Removed) -> Removed:
        return Removed(
            self.finished + other.finished,
            self.abandoned + other.abandoned,
            self.guests + other.guests,
            self.deals + other.deals,
        )


def remove_some(store: Store, retention: Retention, now: int) -> Removed:
    """A small step; when it removes nothing, there is nothing left to remove."""
    is_over = TABLES.c.ended != ""
    return Removed(
        finished=_remove_tables(store, is_over, retention.finished, now),
        abandoned=_remove_tables(store, ~is_over, retention.abandoned, now),
        guests=_remove_guests(store, retention.guests, now),
        deals=_remove_deals(store, retention.finished, now),
    )


def remove_all(store: Store, retention: Retention, now: int) -> Removed:
    total = Removed()
    while step := remove_some(store, retention, now):
        total += step
    return total


def _remove_tables(store: Store, which: ColumnElement[bool], days: int, now: int) -> int:
    if not days:
        return 0
    before = now - (days + 1) * DAY  # visits are noted once a day
    fresh = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= before)
    query = select(TABLES.c.id).where(TABLES.c.touched < before, which, ~fresh)
    with store.reading() as connection:
        ids = list(connection.scalars(query.order_by(TABLES.c.touched).limit(TABLES_PER_STEP)))
    if ids:
        with store.writing() as connection:
            delete_tables(connection, ids)
    return len(ids)


def _remove_deals(store: Store, days: int, now: int) -> int:
    return store.deals.remove_unused(now - (days + 1) * DAY) if days else 0


def _remove_guests(store: Store, days: int, now: int) -> int:
    if not days:
        return 0
    seated = exists().where(SEATS.c.guest_id == GUESTS.c.id)
    query = select(GUESTS.c.id).where(GUESTS.c.seen < now - days * DAY, ~seated)
    with store.reading() as connection:
        ids = list(connection.scalars(query.order_by(GUESTS.c.seen).limit(GUESTS_PER_STEP)))
    if ids:
        with store.writing() as connection:
            connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(ids)))
    return len(ids)
