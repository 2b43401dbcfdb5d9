"""Several processes with one PostgreSQL: who is alive, and who does what happens automatically.

A process says every moment that it is alive. A lease belongs to one process as long as that one is;
then anybody may claim it. Every claim draws a new number, the fence: an entry that was made under a
lease is stored only while its number still holds, checked in the same transaction. So a process
that was paused and wakes up late cannot write what its successor has to decide.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, text

from zweikampf.server.storage.database import Access

CHANNEL = "zweikampf"
ALIVE_MS = 2500  # after its last sign a process counts as dead
ORPHANED_MS = 10_000  # a gap that players are not charged for
_TABLES_AT_ONCE = 200  # in one message
LONGEST = 7900  # bytes of a message; PostgreSQL takes fewer than 8000

NOW = "CAST(EXTRACT(epoch FROM clock_timestamp()) * 1000 AS bigint)"
BEAT = f"""
WITH me AS (
  INSERT INTO processes (id, seen) VALUES (%(me)s, {NOW})
  ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
)
SELECT {NOW}, array(SELECT id FROM processes WHERE seen > {NOW} - {ALIVE_MS})
"""
_SEEN = "(SELECT p.seen FROM processes p WHERE p.id = leases.process)"
_CLAIM = text(f"""
INSERT INTO leases (name, process, fence, woken, released) VALUES (:name, :me, :fence, :now, 0)
ON CONFLICT (name) DO UPDATE SET process = :me, fence = :fence, released = 0,
  woken = CASE WHEN GREATEST({_SEEN}, leases.released) > {NOW} - {ORPHANED_MS}
          THEN leases.woken ELSE :now END
WHERE leases.process <> :me AND COALESCE({_SEEN}, 0) <= {NOW} - {ALIVE_MS}
RETURNING process, fence, woken
""")
_LOOK = text("SELECT process, fence, woken FROM leases WHERE name = :name")
_RELEASE = text(f"""
UPDATE leases SET process = '', released = {NOW}
WHERE name = ANY(:names) AND process = :me RETURNING name, fence, woken
""")
_END = text("DELETE FROM leases WHERE name = ANY(:names) AND process = :me")
_LEAVE = text(f"UPDATE leases SET process = '', released = {NOW} WHERE process = :me")
_CLEAN = (
    text(f"DELETE FROM processes WHERE seen < {NOW} - 60 * {ORPHANED_MS}"),
    text(f"""
    DELETE FROM leases WHERE released < {NOW} - {ORPHANED_MS}
    AND NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = leases.process)
    """),
)
_FENCES = text("""
SELECT name, fence FROM leases WHERE name = ANY(:names) AND process = :me ORDER BY name FOR SHARE
""")
_SAY = text(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(CAST(:said AS text[])) said")
# Nobody else is there most of the time, and then nothing has to be said.
_SAY_TO_OTHERS = text(f"""
SELECT pg_notify('{CHANNEL}', said) FROM unnest(CAST(:said AS text[])) said
WHERE EXISTS (SELECT 1 FROM processes WHERE id <> :me)
""")

Message = Mapping[str, Any]


class Fenced(Exception):
    """These tables have another holder by now."""

    def __init__(self, tables: Iterable[str]) -> None:
        super().__init__()
        self.tables = set(tables)


@dataclass(frozen=True)
class Lease:
    """``woken``: since when the table has been held without a gap, in milliseconds since 1970."""

    holder: str
    fence: int
    woken: int


class Leases:
    """``process`` is the name under which the others know this one."""

    def __init__(self, database: Access, process: str) -> None:
        self._database = database
        self._process = process

    def claim(self, name: str, fence: int, now: int) -> Lease:
        """The lease as it is now: ours, unless another process holds it and is alive."""
        me = self._process
        with self._database.writing() as connection:
            asked = {"name": name, "me": me, "fence": fence, "now": now}
            row = connection.execute(_CLAIM, asked).first()
            if row is None:
                row = connection.execute(_LOOK, {"name": name}).one()
                return Lease(*row)
            self._say_lease(connection, name, row)
            return Lease(*row)

    def release(self, names: Sequence[str]) -> None:
        """Somebody else continues with these."""
        me = self._process
        with self._database.writing() as connection:
            for row in connection.execute(_RELEASE, {"names": list(names), "me": me}).all():
                self._say_lease(connection, row.name, ("", row.fence, row.woken))

    def end(self, names: Sequence[str]) -> None:
        """No one needs these any more."""
        with self._database.writing() as connection:
            connection.execute(_END, {"names": list(names), "me": self._process})

    def leave(self) -> None:
        """This process ends."""
        me = self._process
        with self._database.writing() as connection:
            connection.execute(_LEAVE, {"me": me})
            connection.execute(text("DELETE FROM processes WHERE id = :me"), {"me": me})
            self.say_within(connection, [{"kind": "left"}])

    def clean(self) -> None:
        """Remove what is left of processes that have been dead for long."""
        with self._database.writing() as connection:
            for query in _CLEAN:
                connection.execute(query)

    def check(self, connection: Connection, fences: Mapping[str, int]) -> None:
        """Within a transaction: ``Fenced`` if one of these is not our lease any more. Until the
        end of the transaction no one else can claim them."""
        if not fences:
            return
        asked = {"names": list(fences), "me": self._process}
        held = {row.name: row.fence for row in connection.execute(_FENCES, asked)}
        if wrong := [name for name, fence in fences.items() if held.get(name) != fence]:
            raise Fenced(wrong)

    def _say_lease(self, connection: Connection, name: str, lease: Sequence[Any]) -> None:
        holder, fence, woken = lease
        told = {"kind": "lease", "table": name, "lease": [holder, fence, woken]}
        self.say_within(connection, [told])

    # Messages

    def say(self, messages: Sequence[Message]) -> None:
        """To all processes, this one included."""
        with self._database.writing() as connection:
            self.say_within(connection, messages)

    def say_within(self, connection: Connection, messages: Sequence[Message]) -> None:
        """When the transaction is committed."""
        connection.execute(_SAY, {"said": [self._packed(each) for each in messages]})

    def say_entries(self, connection: Connection, counts: Mapping[str, int]) -> None:
        """How many entries these tables have, once the transaction is committed."""
        items = list(counts.items())
        said = [
            self._packed({"kind": "entries", "tables": dict(items[at : at + _TABLES_AT_ONCE])})
            for at in range(0, len(items), _TABLES_AT_ONCE)
        ]
        connection.execute(_SAY_TO_OTHERS, {"said": said, "me": self._process})

    def _packed(self, message: Message) -> str:
        packed = json.dumps({"from": self._process, **message}, separators=(",", ":"))
        assert len(packed) <= LONGEST, message["kind"]
        return packed
