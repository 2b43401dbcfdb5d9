"""Migrations of the database, by Alembic; ``upgrade`` brings a database to the newest one."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, inspect, text

from zweikampf.server.storage.database import HEAD

TARGET = HEAD  # a test stops earlier


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
