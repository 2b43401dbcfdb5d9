"""Finished games in the database as they are told: the record, the draws, and the pages of the
replay for each reader, compressed. They are written once and never change."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import func, insert, select

from zweikampf.server.database import ARCHIVES, TABLES

if TYPE_CHECKING:
    from zweikampf.server.store import Store

RECORD = "record"
DRAWS = "draws"


def replay_for(seat: int | None) -> str:
    """The part that holds the replay of this reader."""
    return "watch" if seat is None else str(seat)


@dataclass(frozen=True)
class Part:
    part: str
    page: int
    content: bytes  # gzip


def packed(part: str, page: int, content: str) -> Part:
    return Part(part, page, gzip.compress(content.encode(), mtime=0))


@dataclass(frozen=True)
class Look:
    """What there is of a finished table: the content if it is there, and how many pages there are
    of this part. Before a table is archived nothing is, afterwards at least its record."""

    game: str
    is_over: bool
    is_archived: bool
    pages: int
    content: bytes | None


class Archives:
    def __init__(self, store: Store) -> None:
        self._store = store

    def look(self, table: str, part: str, page: int) -> Look | None:
        with self._store.reading() as connection:
            query = select(TABLES.c.game, TABLES.c.ended).where(TABLES.c.id == table)
            found = connection.execute(query).first()
            if found is None:
                return None
            mine = ARCHIVES.c.table_id == table
            counts = select(ARCHIVES.c.part, func.count()).where(mine).group_by(ARCHIVES.c.part)
            pages = {row[0]: int(row[1]) for row in connection.execute(counts)}
            wanted = (mine, ARCHIVES.c.part == part, ARCHIVES.c.page == page)
            content = connection.scalar(select(ARCHIVES.c.content).where(*wanted))
        return Look(found.game, bool(found.ended), bool(pages), pages.get(part, 0), content)

    def missing(self, behind: str, most: int) -> list[str]:
        """Finished tables that are not archived, in the order of their ids."""
        has_some = select(ARCHIVES.c.part).where(ARCHIVES.c.table_id == TABLES.c.id).exists()
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.id > behind, TABLES.c.ended != "", ~has_some)
            .order_by(TABLES.c.id)
            .limit(most)
        )
        with self._store.reading() as connection:
            return list(connection.scalars(query))

    def add(self, table: str, parts: Iterable[Part]) -> None:
        rows = [
            {"table_id": table, "part": each.part, "page": each.page, "content": each.content}
            for each in parts
        ]
        with self._store.writing() as connection:
            known = select(ARCHIVES.c.part).where(ARCHIVES.c.table_id == table).limit(1)
            if connection.scalar(known) is None:
                connection.execute(insert(ARCHIVES), rows)
