"""Migrations of the database, by Alembic; ``upgrade`` brings a database to the newest one."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, func, inspect, select, text

from zweikampf.server.storage.database import HEAD

TARGET = HEAD  # a test stops earlier
_NUMBER = 0x7A77_6569_6D69_6772  # of the advisory lock: "zweimigr"


class UnknownSchema(Exception):
    """The database was made by a later version of this program, which alone understands it."""


def upgrade(engine: Engine) -> None:
    """Bring the database up to date; quick when it is already.

    All or nothing: what is interrupted leaves the schema as it was.
    """
    revision = revision_of(engine)
    if revision == TARGET:
        return
    if revision is not None and not is_known(revision):
        raise UnknownSchema(revision)
    # Alembic takes a while to load, and most starts need none of it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Of processes that start together one does it, and the others find it done.
            connection.execute(select(func.pg_advisory_xact_lock(_NUMBER)))
        config.attributes["connection"] = connection
        command.upgrade(config, TARGET)


def is_known(revision: str) -> bool:
    """Whether one of our migrations has this number."""
    files = Path(__file__).with_name("versions").glob("*.py")
    return revision in {file.stem.split("_")[0] for file in files}


def revision_of(engine: Engine) -> str | None:
    """The newest migration that the database has seen."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
