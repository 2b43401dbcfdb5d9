"""The tables of the database. Only what cannot be worked out again is stored.

``migrations`` builds them; a test compares the two.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, Protocol

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    make_url,
)

from zweikampf.server.settings import database_url
from zweikampf.server.storage.files import make_private, sqlite_file

# PostgreSQL: a line on which nothing arrives any more is given up after some seconds, not hours.
PATIENCE: dict[str, int] = {
    "connect_timeout": 5,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 4000,
}


class Access(Protocol):
    """The database, for the parts of the store."""

    def reading(self) -> Connection: ...

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction; all that is written goes this way."""


METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
HEAD = "0009"  # the newest migration

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the cookie
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Index("ix_guests_seen", "seen"),
)

# Cards that are played again: docs/same-deal.md.
DEALS = Table(
    "deals",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False, unique=True),  # of its first table, or of its week
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("digest", String(64)),
    Column("seat", Integer, nullable=False),
    Column("level", Integer),
    Column("bot", Text),  # JSON
    Column("player", String(64), nullable=False),
    Column("clock_base", Integer),
    Column("clock_increment", Integer),
    Column("clock_per", String(8)),
    Column("reaction", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("word0", String(64), nullable=False),
    Column("word1", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("week", String(8)),
    Column("ends", BigInteger),
    Index("ix_deals_created", "created"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("mode", String(16), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("reaction", Integer, nullable=False),
    Column("clock_base", Integer),
    Column("clock_increment", Integer),
    Column("clock_per", String(8)),  # action or turn
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", String(80), nullable=False, default=""),
    Column("invite", String(64), unique=True),  # SHA-256 of the join key, until it is used
    Column("next", String(16)),  # the table of the rematch
    Column("origin", String(16)),  # the table that this one continues ...
    Column("opening", Text),  # ... and the tokens of its game that are taken over
    Column("digest", String(64)),  # of the deck file, if there is one; NULL: not known
    Column("touched", BigInteger, nullable=False),  # last opened or ended, to the day
    Column("scheme", Integer, nullable=False),  # how chance follows from the secret
    Column("draws_seats", Boolean, nullable=False),  # places until the beginning ...
    Column("swapped", Boolean, nullable=False),  # ... and whether the draw has swapped them
    Column("deal", String(32)),  # the cards that it shares with others
    Column("adjusted", Float),  # the result of seat 0 without luck, once it is worked out
    Index("ix_tables_touched", "touched"),
    Index("ix_tables_next", "next"),
    Index("ix_tables_deal", "deal"),
)

# Who plays the cards of a week: each guest once.
WEEKLY = Table(
    "weekly",
    METADATA,
    Column("deal_id", String(32), ForeignKey("deals.id"), primary_key=True),
    Column("guest_id", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # the place, as long as no draw has swapped them
    Column("kind", String(16), nullable=False),
    Column("guest_id", Integer, ForeignKey("guests.id")),
    Column("level", Integer),
    Column("name", String(64), nullable=False),
    Column("bot", Text),  # of a computer that is not a level: id and names, as JSON
    Index("ix_seats_guest_id", "guest_id"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("asker", Integer),  # the seat whose frame asked for it
    Column("frame", String(40)),
    Column("at", BigInteger, nullable=False),
    Column("left0", BigInteger),
    Column("left1", BigInteger),
    Column("ply", Integer, nullable=False),
    Column("turn", String(8), nullable=False),
    Index("uq_entries_table_id_asker_frame", "table_id", "asker", "frame", unique=True),
)

# Finished games as they are sent, compressed by gzip: written once, independent of the rules.
ARCHIVES = Table(
    "archives",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("part", String(8), primary_key=True),  # the record, or a reader of the replay
    Column("page", Integer, primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

# The server processes that share this database, and which of them does what happens automatically
# at a table (or a chore of all): only PostgreSQL has more than one.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # milliseconds, by the clock of the database
)

LEASES = Table(
    "leases",
    METADATA,
    Column("name", String(32), primary_key=True),  # the id of a table, or of a chore
    Column("process", String(16), nullable=False),
    Column("fence", BigInteger, nullable=False),  # another number for every holder
    Column("woken", BigInteger, nullable=False),  # since when servers have kept it without a gap
    Column("released", BigInteger, nullable=False),  # when its last holder gave it up, or 0
    Index("ix_leases_process", "process"),
)


def connect(url: str) -> Engine:
    """An engine for SQLite (write-ahead log, every commit on the disk) or PostgreSQL.

    The parameters of statements are secrets, cards and names: no error may show them.
    """
    parsed = make_url(database_url(url))
    if parsed.get_backend_name() != "sqlite":
        return create_engine(
            parsed,
            hide_parameters=True,
            pool_size=2,
            max_overflow=2,
            pool_pre_ping=True,
            connect_args=dict(PATIENCE),
        )
    file = sqlite_file(parsed)
    if file is not None:
        make_private(file)
    engine = create_engine(parsed, hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    # Python's sqlite3 begins a transaction before some statements only, not before those that
    # change the schema. Ours begin where SQLAlchemy says so, and hold everything.
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
