"""Guests in the database: people who hold a cookie."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from zweikampf.server.storage.database import GUESTS, Access

DAY = 24 * 3600 * 1000  # milliseconds


class Guests:
    def __init__(self, database: Access) -> None:
        self._database = database

    def find(self, token: str, now: int) -> tuple[int, str] | None:
        """Number and name of the guest with this hashed token, who has been seen with it now."""
        with self._database.reading() as connection:
            query = select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.seen)
            row = connection.execute(query.where(GUESTS.c.token == token)).first()
        if row is None:
            return None
        if row.seen < now - DAY:
            with self._database.writing() as connection:
                connection.execute(update(GUESTS).where(GUESTS.c.id == row.id).values(seen=now))
        return row.id, row.name

    def add(self, token: str, name: str, now: int) -> int:
        """A new guest; once, however often it is done."""
        with self._database.writing() as connection:
            known = connection.scalar(select(GUESTS.c.id).where(GUESTS.c.token == token))
            if known is not None:
                return int(known)
            new = insert(GUESTS).values(token=token, name=name, created=now, seen=now)
            done = connection.execute(new)
            assert done.inserted_primary_key is not None
            return int(done.inserted_primary_key[0])

    def rename(self, guest: int, name: str) -> None:
        with self._database.writing() as connection:
            connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))

    def forget(self, guest: int) -> None:
        """No cookie leads to this guest any more; the seats stay taken."""
        gone = {"token": f"forgotten {guest}", "name": ""}
        with self._database.writing() as connection:
            connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(gone))
