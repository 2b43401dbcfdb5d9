"""Finished games in the database as readers receive them: the record, the draws, and the pages of
the replay for each reader, compressed. They are written once and never change."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import func, insert, select

from zweikampf.server.storage.database import ARCHIVES, TABLES, Access

RECORD = "record"
DRAWS = "draws"
REPLAY_PLIES = 200  # of one page


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
    """What is stored of a finished table: the content if there is any, and how many pages this part
    has. Before a table is archived there is nothing, afterwards at least its record."""

    game: str
    is_over: bool
    is_archived: bool
    pages: int
    content: bytes | None


@dataclass(frozen=True)
class Excerpt:
    """A page's worth of plies from an offset, out of consecutive stored pages (gzip)."""

    pages: list[bytes]
    offset: int

    @property
    def is_cut(self) -> bool:
        """Whether it is not simply a page."""
        return self.offset > 0

    def cut(self) -> bytes:
        read = [json.loads(gzip.decompress(page)) for page in self.pages]
        plies = [ply for page in read for ply in page["plies"]]
        some = {**read[0], "plies": plies[self.offset : self.offset + REPLAY_PLIES]}
        text = json.dumps(some, ensure_ascii=False, separators=(",", ":"))
        return gzip.compress(text.encode(), mtime=0)


class Archives:
    def __init__(self, database: Access) -> None:
        self._database = database

    def look(self, table: str, part: str, page: int) -> Look | None:
        with self._database.reading() as connection:
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
        with self._database.reading() as connection:
            return list(connection.scalars(query))

    def add(self, table: str, parts: Iterable[Part]) -> None:
        rows = [
            {"table_id": table, "part": each.part, "page": each.page, "content": each.content}
            for each in parts
        ]
        with self._database.writing() as connection:
            # One after the other: another process may have written the same game down.
            there = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
            known = select(ARCHIVES.c.part).where(ARCHIVES.c.table_id == table).limit(1)
            if connection.scalar(there) is not None and connection.scalar(known) is None:
                connection.execute(insert(ARCHIVES), rows)
